import { describe } from 'vitest'
import type { Bench } from '../bench.ts'
import { attackSuite } from './attack.ts'
import { bagSuite } from './bag.ts'
import { belongingsSuite } from './belongings.ts'
import { cardSuite } from './cards.ts'
import { combatSuite } from './combat.ts'
import { contaminationSuite } from './contamination.ts'
import { costSuite } from './cost.ts'
import { coverSuite } from './cover.ts'
import { damageSuite } from './damage.ts'
import { doorSuite } from './doors.ts'
import { encounterSuite } from './encounter.ts'
import { eventSuite } from './events.ts'
import { explorationSuite } from './exploration.ts'
import { markerSuite } from './markers.ts'
import { movementSuite } from './movement.ts'
import { noiseSuite } from './noise.ts'
import { reactionSuite } from './reactions.ts'
import { tradeSuite } from './trade.ts'
import { turnSuite } from './turns.ts'
import { woundSuite } from './wounds.ts'

/** Everything that the shared chapters promise, whichever game plays by them. */
export function sharedSuites(bench: Bench): void {
  describe('movement', () => movementSuite(bench))
  describe('exploration', () => explorationSuite(bench))
  describe('noise', () => noiseSuite(bench))
  describe('encounters', () => encounterSuite(bench))
  describe('attacks', () => attackSuite(bench))
  describe('combat', () => combatSuite(bench))
  describe('damage', () => damageSuite(bench))
  describe('doors and escapes', () => doorSuite(bench))
  describe('covering fire', () => coverSuite(bench))
  describe('Contamination and slime', () => contaminationSuite(bench))
  describe('wounds', () => woundSuite(bench))
  describe('fire and malfunctions', () => markerSuite(bench))
  describe('belongings', () => belongingsSuite(bench))
  describe('trade', () => tradeSuite(bench))
  describe('rounds and turns', () => turnSuite(bench))
  describe('prices', () => costSuite(bench))
  describe('the Event phase', () => eventSuite(bench))
  describe('the bag', () => bagSuite(bench))
  describe('reactions and the first Encounter', () => reactionSuite(bench))
  describe('cards', () => cardSuite(bench))
}
