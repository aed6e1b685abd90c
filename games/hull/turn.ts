import type { Option, Rules, Seat } from '@bulkhead/kernel'
import { declarable } from './actions/declare.ts'
import { perform } from './actions/perform.ts'
import { plain } from './choices.ts'
import { figureOf, isSuffered } from './figures.ts'
import { discardAny } from './hand.ts'
import {
  canDrop,
  canDropAny,
  dropHeld,
  dropItem,
  fitHands,
  numberOf,
  thingOption,
  thingsOf,
} from './items.ts'
import { inRoom, isAwake, roomOf, seatOf } from './queries.ts'
import { type Free, nextPhase, rulesOf, type TurnChoice, woundOf } from './ruleset.ts'
import { NONE, type Player, type State, type Turn } from './state.ts'
import { type Question, saysAnything, type Table } from './table.ts'
import { lightWounds } from './wounds.ts'

/** TURN, PASS: what a player does in a turn; one step is one action. */

const PASS: Free = { option: plain('pass'), act: (t, me) => pass(t, me, true) }
const END_TURN: Free = {
  option: plain('end-turn'),
  *act(t) {
    t.state.turn.allowed = t.state.turn.taken
  },
}
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
  for (const seat of s.turn.passing.splice(0)) {
    if (playsOn(s, seat)) yield* pass(t, s.players[seat])
  }
  if (isAwake(me) && !me.passed && s.turn.taken < s.turn.allowed) return
  yield* endTurn(t, me)
}

function* act(t: Table, me: Player): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  let choices: TurnChoice[] = []
  let options: Option[] = []
  const offer = () => {
    choices = declarable(s, me)
    addFree(choices, s, me)
    options = choices.map(({ option }) => option)
    return options
  }
  const question: Question = {
    prompt: inRoom(me) ? 'action' : 'outside',
    params: { taken: s.turn.taken },
    rule: 'NEM-TURN-02',
  }
  s.turn.chooses = true
  const [picked] = yield* saysAnything(t).ask(seat, question, offer)
  s.turn.chooses = false
  s.turn.begun = true
  const chosen = choices[options.indexOf(picked)]
  if ('act' in chosen) yield* chosen.act(t, me)
  else yield* perform(t, me, chosen)
}

/** Passing, dropping things, and what else is free (NEM-TURN-06). */
function addFree(choices: TurnChoice[], s: State, me: Player): void {
  choices.push(isExtra(s.turn) ? END_TURN : PASS)
  if (inRoom(me) && canDropAny(s, me)) choices.push(DROP)
  rulesOf(s).addFree?.(choices, s, me)
}

/** NEM-ITEM-16: any number of things, free of charge. */
function* drop(t: Table, me: Player): Rules {
  const things = thingsOf(me).filter((thing) => canDrop(t.state, thing))
  const options = () => things.map((thing, i) => thingOption('drop', thing, i))
  const picks = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'drop', rule: 'NEM-ITEM-16', min: 1, max: things.length, cancel: true },
    options,
  )
  for (const option of picks) {
    const thing = things[numberOf(option)]
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
export function nextTurn(t: Table): void {
  const s = t.state
  const count = s.players.length
  s.turn.fresh = s.turn.fresh.filter((one) => one !== s.turn.seat)
  if (isExtra(s.turn)) s.players[s.turn.seat].passed = true
  const next: Seat = isExtra(s.turn) ? s.turn.before : s.turn.seat + 1
  for (let i = 0; i < count; i++) {
    const seat: Seat = (next + i) % count
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

/** A turn more of somebody who has passed, before the turn that is about to begin. */
export function extraTurn(s: State, me: Player): void {
  const before = s.turn.seat
  startTurn(s, seatOf(s, me))
  s.turn.before = before
  me.passed = false
}

function isExtra({ before }: Turn): boolean {
  return before !== NONE
}

export function newTurn(seat: Seat, fresh: Seat[]): Turn {
  return {
    seat,
    taken: 0,
    allowed: 2,
    passing: [],
    begun: false,
    before: NONE,
    used: [],
    fresh,
    refused: [],
    acts: NONE,
    owes: 0,
    scans: false,
    chooses: false,
  }
}
