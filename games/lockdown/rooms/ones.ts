import type { Hidden } from '@bulkhead/common'
import { either } from '@bulkhead/hull/actions/either.ts'
import { readingObjectives, sendSignal, takeEgg } from '@bulkhead/hull/card-effects.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { playerTarget } from '@bulkhead/hull/choices.ts'
import { removeContamination, scan } from '@bulkhead/hull/contamination.ts'
import { dressAll, healAllLight, healOne, placeWay } from '@bulkhead/hull/effects.ts'
import { hasContamination } from '@bulkhead/hull/hand.ts'
import { removeSlime } from '@bulkhead/hull/markers.ts'
import { contaminationIn, placeOf, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { lookAtContingency, poolIsEmpty, takeFromPool } from '../contingencies.ts'
import { enterPod } from '../css.ts'
import { type Effect, type Missing, tile, type Way } from '../declare.ts'
import { crawlTo, ductGoals } from '../ducts.ts'
import { activateKnowledge, gainKnowledge } from '../knowledge.ts'
import { analysing } from '../laboratory.ts'
import { ownOf, type Section } from '../own.ts'
import { flipPower, isPowered } from '../power.ts'
import { sectionOf } from '../sections.ts'
import type { Table } from '../table.ts'
import { startTheCountdown, stopTheCountdown } from './shared.ts'

/** The ten rooms "I", all of them in play. */

/** A token of another player, one of the pool, or none where there is none. */
type Consulted = { readonly owner: Player; readonly token: Hidden } | 'pool' | 'none'

const archive = tile({
  id: 'archive',
  kind: '1',
  colour: 'white',
  computer: true,
  action: {
    missing: (_s, me) => (ownOf(me).active ? { why: 'archived', rule: 'LOCK-ROOM-10' } : null),
    ways: consultations,
    *resolve(t, me, consulted) {
      gainKnowledge(t, me, 2, 'LOCK-ROOM-10')
      activateKnowledge(t, me, 'LOCK-ROOM-10')
      if (consulted === 'pool') takeFromPool(t, me, 'LOCK-ROOM-11')
      else if (consulted !== 'none') {
        lookAtContingency(t, me, consulted.token, consulted.owner, 'LOCK-ROOM-11')
      }
    },
  },
})

function consultations(s: State, me: Player): Way<Consulted>[] {
  const ways = s.players
    .filter((other) => other !== me)
    .flatMap((owner) =>
      ownOf(owner).contingencies.map((token, i) => ({
        id: `${seatOf(s, owner)}-${i + 1}`,
        targets: [playerTarget(s, owner)],
        params: { number: i + 1 },
        choice: { owner, token },
      })),
    )
  if (!poolIsEmpty(s)) return [...ways, { id: 'pool', label: 'archive-pool', choice: 'pool' }]
  return ways.length > 0 ? ways : [{ label: 'archive-alone', choice: 'none' }]
}

const caveEntrance = tile({
  id: 'cave-entrance',
  kind: '1',
  colour: 'red',
  action: {
    ways: (s, me) => ductGoals(s, me).map(placeWay),
    *resolve(t, me, place) {
      yield* crawlTo(t, me, place, true)
    },
  },
})

const coolingSystem = tile({
  id: 'cooling-system',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: either(startTheCountdown('LOCK-ROOM-24')),
})

const decon = tile({
  id: 'decon',
  kind: '1',
  colour: 'green',
  action: {
    missing: nothingToWashOff,
    // Whoever has neither Larva nor Slime comes for the cards in hand: so everybody knows of one.
    *settle(t, me) {
      t.state.turn.scans = !me.larva && !me.slime
      return undefined
    },
    *resolve(t, me) {
      scanForInfected(t, me)
      if (me.larva) {
        me.larva = false
        t.log('larva-removed', { seat: seatOf(t.state, me) }, 'LOCK-ROOM-22')
      }
      if (me.slime) removeSlime(t, me)
    },
  },
})

function nothingToWashOff(_s: State, me: Player): Missing | null {
  return me.larva || me.slime || hasContamination(me)
    ? null
    : { why: 'nothing-to-wash-off', rule: 'LOCK-COST-16' }
}

/** LOCK-CONT-09: infected cards of the hand go, and nothing else comes of the scan. */
function scanForInfected(t: Table, me: Player): void {
  if (!hasContamination(me)) return
  const { infected, clean } = scan(t, me, contaminationIn(me))
  removeContamination(t, me, infected)
  for (const card of clean) t.state.contamination[card].plain = true
}

const emergencyRoom = tile({
  id: 'emergency-room',
  kind: '1',
  colour: 'green',
  action: either(dressAll, healOne, healAllLight),
})

const laboratory = tile({
  id: 'laboratory',
  kind: '1',
  colour: 'green',
  computer: true,
  action: analysing('laboratory', true, (s) => placeOf(s, 'laboratory')),
})

const nest = tile({
  id: 'nest',
  kind: '1',
  colour: null,
  breaks: false,
  // LOCK-ROOM-20: its token is there only while it is being explored.
  entered(t: Table, me: Player) {
    if (roomOf(t.state, me).token) gainKnowledge(t, me, 1, 'LOCK-ROOM-20')
  },
  action: takeEgg,
})

/** Of its own section, wherever it is used from. */
const turnSection: Effect<void> = {
  id: 'turn-section',
  ways(s) {
    const power = generatorSection(s)
    const label = isPowered(s, power) ? 'cut-power' : 'power-up'
    return [{ label, params: { power }, choice: undefined }]
  },
  *resolve(t) {
    flipPower(t, generatorSection(t.state), 'LOCK-ROOM-16')
  },
}

function generatorSection(s: State): Section {
  return sectionOf(s, placeOf(s, 'power-generator'))!
}

const powerGenerator = tile({
  id: 'power-generator',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: either(stopTheCountdown('LOCK-ROOM-15'), turnSection),
})

const signal: Effect<void> = { id: 'send-signal', ...sendSignal }

const checkObjective: Effect<Player> = {
  id: 'check-objective',
  ...readingObjectives((other) => other.signal),
}

const transmitterControl = tile({
  id: 'transmitter-control',
  kind: '1',
  colour: 'yellow',
  computer: true,
  action: either(signal, checkObjective),
})

const cssA = tile({ id: 'css-a', kind: '1', colour: 'white', action: enterPod('a') })

export const ROOMS_ONE: readonly Tile[] = [
  archive,
  caveEntrance,
  coolingSystem,
  decon,
  emergencyRoom,
  laboratory,
  nest,
  powerGenerator,
  transmitterControl,
  cssA,
]
