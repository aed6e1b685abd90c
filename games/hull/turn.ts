import type { Option, Rules, Seat } from '@bulkhead/kernel'
import type { Declared } from './actions/action.ts'
import { declarable } from './actions/declare.ts'
import { perform } from './actions/perform.ts'
import { plain } from './choices.ts'
import { figureOf, isSuffered } from './figures.ts'
import { discardAny } from './hand.ts'
import { dropHeld, dropItem, fitHands, thingOption, thingsOf } from './items.ts'
import { inRoom, isAwake, roomOf, seatOf } from './queries.ts'
import { type AnyFree, type Free, nextPhase, rulesOf, woundOf } from './ruleset.ts'
import type { Player, State, Turn } from './state.ts'
import { type Question, saysAnything, type Table } from './table.ts'
import { lightWounds } from './wounds.ts'

/** TURN, PASS: what a player does in a turn; one step is one action. */

const PASS: Free = { option: plain('pass'), act: (t, me) => pass(t, me, true) }
const DROP: Free = { option: plain('drop'), act: drop }

export function* turn(t: Table): Rules {
  const s = t.state
  const { otherTurns } = rulesOf(s)
  if (otherTurns?.takes(s, s.turn.seat)) {
    yield* otherTurns.turn(t)
    nextTurn(t)
    return
  }
  const me = s.players[s.turn.seat]
  yield* act(t, me)
  if (isAwake(me) && s.turn.passes && !me.passed) yield* pass(t, me)
  if (isAwake(me) && !me.passed && s.turn.taken < s.turn.allowed) return
  yield* endTurn(t, me)
}

function* act(t: Table, me: Player): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  let choices: (Declared | AnyFree)[] = []
  let options: Option[] = []
  const offer = () => {
    choices = declarable(s, me)
    choices.push(...freeChoices(s, me))
    options = choices.map(({ option }) => option)
    return options
  }
  const question: Question = {
    prompt: inRoom(me) ? 'action' : 'outside',
    params: { taken: s.turn.taken },
    rule: 'NEM-TURN-02',
  }
  const [picked] = yield* saysAnything(t).ask(seat, question, offer)
  const chosen = choices[options.indexOf(picked)]
  if ('act' in chosen) yield* chosen.act(t, me)
  else yield* perform(t, me, chosen)
}

/** Passing, dropping things, and what else is free (NEM-TURN-06). */
function freeChoices(s: State, me: Player): AnyFree[] {
  const free: AnyFree[] = [PASS]
  if (inRoom(me) && me.hands.length + me.inventory.length > 0) free.push(DROP)
  free.push(...rulesOf(s).free(s, me))
  return free
}

/** NEM-ITEM-16: any number of things, free of charge. */
function* drop(t: Table, me: Player): Rules {
  const things = thingsOf(me)
  const options = () => things.map((thing, i) => thingOption('drop', thing, i))
  const picks = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'drop', rule: 'NEM-ITEM-16', min: 1, max: things.length, cancel: true },
    options,
  )
  for (const option of picks) {
    const thing = things[Number(option.id.split('#')[1])]
    if ('id' in thing) dropItem(t, me, thing)
    else dropHeld(t, me, thing)
  }
  yield* fitHands(t, me)
}

/** NEM-PASS-06: discards, then what passing triggers; the end of the turn follows. Called off only if it was chosen. */
export function* pass(t: Table, me: Player, cancel = false): Rules {
  const s = t.state
  me.passed = true
  t.log('passes', { seat: seatOf(s, me) }, 'NEM-PASS-01')
  yield* discardAny(t, me, { prompt: 'discard-on-pass', rule: 'NEM-PASS-02', cancel })
  const suffered = me.wounds.filter((_, number) => isSuffered(me, number))
  for (const { id } of suffered) {
    const { passed } = woundOf(s, id)
    if (passed) yield* passed(t, me)
  }
}

/** NEM-FIRE-01: a turn that ends in a burning room hurts. */
function* endTurn(t: Table, me: Player): Rules {
  if (isAwake(me) && inRoom(me) && roomOf(t.state, me).fire) {
    const wounds = rulesOf(t.state).fireWounds?.(me) ?? 1
    yield* lightWounds(t, me, 'fire', figureOf(t.state, me, 'fireWounds', wounds, null))
  }
  if (isAwake(me)) rulesOf(t.state).turnEnded?.(t, me)
  nextTurn(t)
}

/** Clockwise to the next who has not passed; with nobody left the Player phase is over. */
function nextTurn(t: Table): void {
  const s = t.state
  const count = s.players.length
  s.turn.fresh = s.turn.fresh.filter((one) => one !== s.turn.seat)
  for (let i = 1; i <= count; i++) {
    const seat: Seat = (s.turn.seat + i) % count
    if (playsOn(s, seat)) {
      startTurn(s, seat)
      return
    }
  }
  nextPhase(s)
}

export function playsOn(s: State, seat: Seat): boolean {
  const player = s.players[seat]
  return !player.passed && (isAwake(player) || rulesOf(s).otherTurns?.takes(s, seat) === true)
}

export function startTurn(s: State, seat: Seat): void {
  s.turn = newTurn(seat, s.turn.fresh)
}

export function newTurn(seat: Seat, fresh: Seat[]): Turn {
  return { seat, taken: 0, allowed: 2, passes: false, fresh, refused: [], owes: 0, scans: false }
}
