import type { Source } from '@bulkhead/hull/actions/action.ts'
import { kindOptions, plain } from '@bulkhead/hull/choices.ts'
import { removeContamination, scan } from '@bulkhead/hull/contamination.ts'
import { discardCards, discardSome, drawCards } from '@bulkhead/hull/hand.ts'
import type { Defs } from '@bulkhead/hull/pack.ts'
import { charactersIn, contaminationIn, inRoom, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { ENGINE_ROOMS } from '@bulkhead/nemesis/engines.ts'
import { laikaFree } from '../laika.ts'
import { ownOf } from '../own.ts'
import type { Table } from '../table.ts'
import type { Trait } from './trait-card.ts'

/** TRAIT: one card for every Character, of this box and of Nemesis. */

// --- the Characters of this box ---

/** The wound and the look at Objectives belong to the beginning (`crew.ts`), the Energy to the Robot (`robot.ts`). */
const shareholder: Trait = { id: 'trait-ceo' }

/** AFT-CHAR-ANDROID-09, AFT-CHAR-ANDROID-14; the Objectives are dealt in `crew.ts`. */
const synthetic: Trait = {
  id: 'trait-android',
  untreatable: { why: 'only-self-repair', rule: 'AFT-CHAR-ANDROID-09' },
  drew: scanDrawn,
}

/** AFT-CHAR-ANDROID-15 to AFT-CHAR-ANDROID-17: everybody sees what it was. */
function* scanDrawn(t: Table, me: Player, card: number): Rules<boolean> {
  const s = t.state
  const { infected } = s.contamination[card]
  s.contamination[card].seen = everybody(s)
  t.reveal()
  const kind = infected ? 'draws-infected' : 'draws-clean'
  t.log(kind, { seat: seatOf(s, me) }, 'AFT-CHAR-ANDROID-14')
  removeContamination(t, me, [card])
  if (infected) yield* lightWounds(t, me, 'scan')
  return true
}

/** AFT-CHAR-PSYCH-06 to AFT-CHAR-PSYCH-11 */
const rightBehindYou: Trait = {
  id: 'trait-psychologist',
  modifies: {
    nerve: (cards, _, s, me) => (charactersIn(s, me.room).length === 1 ? cards - 1 : cards),
  },
  *follows(t, me, mover, place) {
    if (me.hand.length === 0) return false
    const params = { seat: seatOf(t.state, mover), place }
    const [answer] = yield* t.ask(
      seatOf(t.state, me),
      { prompt: 'go-along', params, rule: 'AFT-CHAR-PSYCH-07', idle: ['stay-behind'] },
      () => [plain('stay-behind'), ...kindOptions('go-along', me)],
    )
    if (answer.id === 'stay-behind') return false
    discardCards(t, me, [String(answer.targets![0].id)], 'AFT-CHAR-PSYCH-07')
    return true
  },
}

/** AFT-CHAR-BOUNTY-10, AFT-CHAR-BOUNTY-11 */
const withLaika: Trait = { id: 'trait-bounty-hunter', free: laikaFree }

/** AFT-CHAR-CONVICT-15 */
const toughAsNails: Trait = {
  id: 'trait-convict',
  modifies: { woundsToBear: (wounds) => wounds + 1 },
}

// --- those of Nemesis ---

const bornLeader: Trait = {
  id: 'trait-captain',
  modifies: {
    handSize: (size, _, s, me) =>
      inRoom(me) && charactersIn(s, me.room).length > 1 ? size + 1 : size,
  },
  *bereaved(t, me) {
    yield* discardSome(t, me, 2, { prompt: 'bereaved', rule: 'AFT-TRAIT-01' })
  },
}

const CONTROLS: readonly string[] = ['cockpit', ...ENGINE_ROOMS]

const flightReflexes: Trait = {
  id: 'trait-pilot',
  modifies: {
    cost(cost, source, s, me) {
      if (isBasic(source, 'melee')) return 2
      return source.kind === 'room' && CONTROLS.includes(roomOf(s, me).tile) ? 1 : cost
    },
  },
}

function isBasic(source: Source, action: string): boolean {
  return source.kind === 'basic' && source.action === action
}

const coldAnalysis: Trait = {
  id: 'trait-scientist',
  modifies: { cost: (cost, source) => (isBasic(source, 'shoot') ? 2 : cost) },
  free: (s, me) =>
    ownOf(me).traitUsed || unscanned(s, me) === undefined
      ? []
      : [{ option: ANALYSE, act: analyse }],
}

const ANALYSE = plain('cold-analysis')

/** Those not scanned yet are all alike. */
function unscanned(s: State, me: Player): number | undefined {
  return contaminationIn(me).find((card) => !s.contamination[card].seen.includes(seatOf(s, me)))
}

function* analyse(t: Table, me: Player): Rules {
  ownOf(me).traitUsed = true
  scan(t, me, [unscanned(t.state, me)!])
}

const MOST_ITEMS = 4

const lightStep: Trait = {
  id: 'trait-scout',
  modifies: {
    cost: (cost, source, _, me) =>
      isBasic(source, 'careful-move') && !ownOf(me).traitUsed ? 1 : cost,
    inventory: () => MOST_ITEMS,
  },
  acted(me, { source }) {
    if (isBasic(source, 'careful-move')) ownOf(me).traitUsed = true
  },
}

const drilled: Trait = {
  id: 'trait-soldier',
  modifies: {
    cost: (cost, source, s, me) =>
      source.kind === 'room' && tileOf(s, roomOf(s, me).tile).computer ? 3 : cost,
  },
  *shotMissed(t, me) {
    if (ownOf(me).traitUsed) return false
    const [answer] = yield* t.ask(
      seatOf(t.state, me),
      { prompt: 'reroll', params: { face: 'miss' }, rule: 'AFT-TRAIT-01' },
      [plain('keep-shot'), plain('reroll-shot')],
    )
    if (answer.id === 'keep-shot') return false
    ownOf(me).traitUsed = true
    return true
  },
}

const handyman: Trait = {
  id: 'trait-mechanic',
  modifies: {
    cost: (cost, source) => (source.kind === 'card' && source.card === 'rest' ? 1 : cost),
  },
  happened(me, { what }) {
    if (what === 'repaired' || what === 'engine') ownOf(me).earned++
  },
  *resolved(t, me) {
    const { earned } = ownOf(me)
    ownOf(me).earned = 0
    if (earned > 0) yield* drawCards(t, me, earned)
  },
}

/** By their Characters. */
export const TRAITS: Defs<Trait> = {
  captain: bornLeader,
  pilot: flightReflexes,
  scientist: coldAnalysis,
  scout: lightStep,
  soldier: drilled,
  mechanic: handyman,
  ceo: shareholder,
  android: synthetic,
  psychologist: rightBehindYou,
  'bounty-hunter': withLaika,
  convict: toughAsNails,
}
