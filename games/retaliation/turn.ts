import type { Rules, Seat } from '@bulkhead/kernel'
import type { Declared } from './actions/action.ts'
import { declarable } from './actions/declare.ts'
import { perform } from './actions/perform.ts'
import { turnEndIn } from './chances.ts'
import { plain } from './choices.ts'
import { ACTIONS_PER_TURN } from './components.ts'
import { hasThings, type Spot, spotsOf, throwAway } from './gear.ts'
import { chooseFromHand, discardCards } from './hand.ts'
import { loseHealth } from './health.ts'
import { discardItem } from './items.ts'
import { chooseObjective, holdsBoth } from './objective-choice.ts'
import { oxygenLoss } from './oxygen.ts'
import { woundDef } from './pack.ts'
import { itemsOf, onMap, seatOf } from './queries.ts'
import type { Item, Player, State, Turn } from './state.ts'
import type { Option, Table } from './table.ts'

/** TURN, PASS: two Actions, Oxygen Loss, Fire Damage. */

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    taken: 0,
    unlimited: false,
    passed: false,
    refused: [],
    playing: [],
    owes: 0,
    cleanses: false,
    ready: null,
  }
}

/** One Action of the Turn, or its end. */
export function turnStep(t: Table): Rules {
  const s = t.state
  const me = s.players[s.turn.seat]
  return onMap(me) && !isOver(s.turn) ? act(t, me) : endTurn(t, me)
}

/** RET-TURN-02, RET-TURN-05 */
function isOver({ passed, unlimited, taken }: Turn): boolean {
  return passed || (!unlimited && taken >= ACTIONS_PER_TURN)
}

function* act(t: Table, me: Player): Rules {
  const s = t.state
  let declared: Declared[] = []
  const [pick] = yield* t.ask(
    seatOf(s, me),
    { prompt: 'action', params: { taken: s.turn.taken }, rule: 'RET-TURN-02' },
    () => {
      declared = declarable(s, me)
      const options = declared.map(({ option }) => option)
      options.push(PASS)
      // RET-OBJCHOICE-03, RET-GEAR-10: what costs neither an Action nor a card.
      if (holdsBoth(me)) options.push(CHOOSE_OBJECTIVE)
      if (hasThings(me)) options.push(DISCARD_THINGS)
      return options
    },
  )
  if (pick === PASS) yield* pass(t, me)
  else if (pick === CHOOSE_OBJECTIVE) yield* chooseObjective(t, me)
  else if (pick === DISCARD_THINGS) yield* discardThings(t, me)
  else yield* perform(t, me, declared.find(({ option }) => option === pick)!)
}

const PASS = plain('pass')
const CHOOSE_OBJECTIVE = plain('choose-objective')
const DISCARD_THINGS = plain('discard-things')

// --- Passing ---

/** RET-PASS-01 to RET-PASS-04, RET-PASS-07 */
function* pass(t: Table, me: Player): Rules {
  const s = t.state
  me.passed = true
  s.turn.passed = true
  s.turn.taken++
  t.log('passes', { seat: seatOf(s, me) }, 'RET-PASS-01')
  if (me.hand.length > 0) {
    const cards = yield* chooseFromHand(
      t,
      me,
      { prompt: 'discard-on-pass', rule: 'RET-PASS-02', min: 0, max: me.hand.length, cancel: true },
      () => true,
    )
    discardCards(t, me, cards, 'RET-PASS-03')
  }
  for (const id of new Set(me.wounds)) if (onMap(me)) woundDef(id).passed?.(t, me)
}

// --- what is thrown away ---

type Thing = { readonly item: Item } | { readonly spot: Spot }

function thingsOf(me: Player): Thing[] {
  return [
    ...itemsOf(me).map((item) => ({ item })),
    ...spotsOf(me)
      .filter(({ gear }) => gear !== null)
      .map((spot) => ({ spot })),
  ]
}

function* discardThings(t: Table, me: Player): Rules {
  const s = t.state
  const things = thingsOf(me)
  const picks = yield* t.ask(
    seatOf(s, me),
    { prompt: 'discard-things', rule: 'RET-GEAR-10', min: 0, max: things.length, cancel: true },
    () => things.map(thingOption),
  )
  const chosen = picks.map(({ id }) => things[Number(id.slice(id.lastIndexOf('#') + 1))])
  for (const thing of chosen) if ('spot' in thing) throwAway(t, me, thing.spot)
  for (const thing of chosen) if ('item' in thing) discardItem(t, me, thing.item, 'RET-GEAR-10')
}

function thingOption(thing: Thing, number: number): Option {
  if ('item' in thing) {
    const { id } = thing.item
    return { id: `throw:${id}#${number}`, label: 'throw-item', targets: [{ kind: 'item', id }] }
  }
  const { id, gear } = thing.spot
  return {
    id: `throw:${id}#${number}`,
    label: 'throw-token',
    targets: [
      { kind: 'gear', id: gear! },
      { kind: 'spot', id },
    ],
  }
}

// --- the end of a Turn ---

/** RET-OBJCHOICE-02, RET-TURN-07 to RET-TURN-10 */
function* endTurn(t: Table, me: Player): Rules {
  const s = t.state
  if (!onMap(me)) {
    nextTurn(t)
    return
  }
  if (holdsBoth(me)) {
    const [pick] = yield* t.ask(seatOf(s, me), { prompt: 'end-turn', rule: 'RET-OBJCHOICE-02' }, [
      plain('end-turn'),
      plain('choose-objective'),
    ])
    if (pick.id === 'choose-objective') yield* chooseObjective(t, me)
  }
  oxygenLoss(t, me)
  if (onMap(me)) loseHealth(t, me, turnEndIn(s, me.room).health, 'fire', 'RET-TURN-08')
  nextTurn(t)
}

/** RET-ROUND-03, RET-ROUND-04, RET-LANDER-05: clockwise to the next who has not Passed. */
export function nextTurn(t: Table): void {
  const s = t.state
  const count = s.players.length
  for (let i = 1; i <= count; i++) {
    const seat = (s.turn.seat + i) % count
    if (!takesTurns(s.players[seat])) continue
    s.turn = newTurn(seat)
    return
  }
  s.phase = 'burning'
}

export function takesTurns(player: Player): boolean {
  return onMap(player) && !player.passed
}

/** RET-ROUND-09: the Starting Player, or the next clockwise who takes Turns. */
export function firstToAct(s: State): Seat | null {
  const count = s.players.length
  for (let i = 0; i < count; i++) {
    const seat = (s.first + i) % count
    if (takesTurns(s.players[seat])) return seat
  }
  return null
}
