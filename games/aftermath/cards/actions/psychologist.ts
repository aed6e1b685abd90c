import type { Declared } from '@bulkhead/hull/actions/action.ts'
import { BASIC_ACTIONS } from '@bulkhead/hull/actions/basic.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { declarable } from '@bulkhead/hull/actions/declare.ts'
import { perform } from '@bulkhead/hull/actions/perform.ts'
import { intruderTarget, kindOptions, plain, playerTarget } from '@bulkhead/hull/choices.ts'
import { scanHand } from '@bulkhead/hull/contamination.ts'
import { discardCards, discardSome, drawCards, hasContamination } from '@bulkhead/hull/hand.ts'
import { actionCards, charactersIn, intrudersIn, seatOf } from '@bulkhead/hull/queries.ts'
import { defies } from '@bulkhead/hull/reacting.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import { saysAnything } from '@bulkhead/hull/table.ts'
import type { Rules } from '@bulkhead/kernel'
import { alertActions } from '../../alerts.ts'
import { actionCard, type Way } from '../../declare.ts'
import { own } from '../../own.ts'
import type { Table } from '../../table.ts'

/** The Psychologist's own Action cards. */

function others(s: State, me: Player): Player[] {
  return charactersIn(s, me.room).filter((other) => other !== me)
}

function playerWay(s: State, player: Player): Way<Player> {
  const target = playerTarget(s, player)
  return { id: String(target.id), targets: [target], choice: player }
}

/** AFT-CHAR-PSYCH-04, AFT-CHAR-PSYCH-05 */
const helpingHand = actionCard(
  'helping-hand',
  { psychologist: 1 },
  {
    cost: 0,
    when: 'any',
    ways: (s, me) => charactersIn(s, me.room).map((player) => playerWay(s, player)),
    *resolve(t, me, player) {
      if (yield* defies(t, player)) return
      yield* drawCards(t, player, player === me ? 2 : 1)
      yield* discardSome(t, player, 1, { prompt: 'helped', rule: 'AFT-CHAR-PSYCH-05' })
    },
  },
)

// --- Suggestion ---

/** A basic action by its name, that of an Alert among them (AFT-ALERT-08), or that of the room. */
interface Suggested {
  readonly other: Player
  readonly action: string
}

const ROOM = 'room'

const suggestion = actionCard(
  'suggestion',
  { psychologist: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: (s, me) =>
      others(s, me).length > 0 ? null : { why: 'nobody-here', rule: 'NEM-CARD-04' },
    ways: (s, me) => others(s, me).flatMap((other) => suggestedWays(s, other)),
    *resolve(t, _me, { other, action }) {
      if (yield* defies(t, other)) return
      yield* obeyOrDiscard(t, other, action)
    },
  },
)

function suggestedWays(s: State, other: Player): Way<Suggested>[] {
  const target = playerTarget(s, other)
  const basic = [...BASIC_ACTIONS, ...alertActions(s)].map(({ id }) => id)
  return [...basic, ROOM].map((action) => ({
    id: `${target.id}:${action}`,
    label: action === ROOM ? 'suggest-room' : 'suggest',
    targets: [target],
    params: { suggested: action },
    choice: { other, action },
  }))
}

/** Whoever can do it may; anybody else discards, as far as there is an Action card. */
function* obeyOrDiscard(t: Table, other: Player, action: string): Rules {
  const s = t.state
  if (other.hand.length === 0) return
  let obeying: Declared[] = []
  const offer = () => {
    obeying = declarable(s, other).filter((declared) => isSuggested(declared, action))
    return [...obeying.map(({ option }) => option), ...discardOptions(other)]
  }
  const question = { prompt: 'suggested', rule: 'NEM-CARD-04', idle: ['no-action-card'] }
  const [picked] = yield* saysAnything(t).ask(seatOf(s, other), question, offer)
  const obeyed = obeying.find(({ option }) => option.id === picked.id)
  if (obeyed) yield* perform(t, other, obeyed, false)
  else if (picked.label === 'discard')
    discardCards(t, other, [String(picked.targets![0].id)], 'NEM-CARD-04')
}

function isSuggested({ source, action: { id } }: Declared, action: string): boolean {
  if (source.kind === 'room') return action === ROOM
  return source.kind !== 'card' && source.kind !== 'item' && id === action
}

function discardOptions(other: Player) {
  return actionCards(other).length > 0 ? kindOptions('discard', other) : [plain('no-action-card')]
}

// --- Therapy and Provocation ---

/** Oneself, or somebody who agrees; with nothing to scan it is of no use to oneself. */
const therapy = actionCard(
  'therapy',
  { psychologist: 1 },
  {
    cost: 0,
    when: 'calm',
    ways: (s, me) =>
      charactersIn(s, me.room)
        .filter((player) => player !== me || hasContamination(me))
        .map((player) => playerWay(s, player)),
    *settle(t, me, player) {
      if (player === me) t.state.turn.scans = true
      else if (!(yield* agrees(t, me, player))) return null
      return player
    },
    *resolve(t, _me, player) {
      yield* scanHand(t, player)
    },
  },
)

function* agrees(t: Table, me: Player, player: Player): Rules<boolean> {
  const s = t.state
  const [answer] = yield* t.ask(
    seatOf(s, player),
    { prompt: 'be-treated', params: { seat: seatOf(s, me) }, rule: 'NEM-CARD-04' },
    [plain('agree'), plain('refuse')],
  )
  if (answer.id === 'agree') return true
  t.log('refuses-therapy', { seat: seatOf(s, player) }, 'NEM-CARD-04')
  return false
}

/** The last one to provoke it counts. */
const provocation = actionCard(
  'provocation',
  { psychologist: 1 },
  {
    cost: 0,
    when: 'combat',
    missing: (s, me) =>
      others(s, me).length > 0 ? null : { why: 'nobody-here', rule: 'NEM-CARD-04' },
    ways: (s, me) =>
      intrudersIn(s, me.room).flatMap((intruder) =>
        others(s, me).map((other) => provokingWay(s, intruder, other)),
      ),
    *resolve(t, _me, { intruder, other }) {
      const s = t.state
      const { name, type } = intruder
      const seat = seatOf(s, other)
      const { provoked } = own(s)
      own(s).provoked = [
        ...provoked.filter((one) => one.intruder !== name),
        { intruder: name, seat },
      ]
      t.log('provoked', { intruder: name, type, seat }, 'NEM-CARD-04')
    },
  },
)

interface Provoking {
  readonly intruder: Intruder
  readonly other: Player
}

function provokingWay(s: State, intruder: Intruder, other: Player): Way<Provoking> {
  const target = playerTarget(s, other)
  return {
    id: `${intruder.name}:${target.id}`,
    targets: [intruderTarget(intruder), target],
    choice: { intruder, other },
  }
}

export const PSYCHOLOGIST_CARDS: readonly ActionCard[] = [
  helpingHand,
  suggestion,
  therapy,
  provocation,
]
