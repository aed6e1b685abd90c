import { putUnder } from '@bulkhead/common'
import { corridorOption, intruderOption, plain, playerOption } from '@bulkhead/hull/choices.ts'
import { drawAttackCard, intruderAttack, resolveAttack } from '@bulkhead/hull/intruder-attack.ts'
import { moveThrough } from '@bulkhead/hull/intruders.ts'
import { charactersIn, seatOf, ship } from '@bulkhead/hull/queries.ts'
import { attackCardOf } from '@bulkhead/hull/ruleset.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import type { Table } from '@bulkhead/hull/table.ts'
import type { Option, Rules } from '@bulkhead/kernel'
import {
  allOverlordCards,
  chooseDrawn,
  type OverlordCard,
  overlordCardOf,
} from './cards/overlord.ts'
import { type Overlord, own } from './own.ts'

/** MODE-INTR: the first dead player goes on as the Intruders. */

const DRAWN_EACH_ROUND = 3
const HAND_LIMIT = 4

/** NEM-MODE-INTR-03: from the next Player phase on. */
export function becomeOverlord(t: Table, player: Player): void {
  const s = t.state
  if (!own(s).intrudersPlayed || own(s).overlord) return
  const deck = t.rng.shuffle(allOverlordCards().map((card) => card.id))
  own(s).overlord = {
    seat: seatOf(s, player),
    active: false,
    hand: [],
    deck,
    discard: [],
    drawn: [],
  }
  t.log('overlord', { seat: seatOf(s, player) }, 'NEM-MODE-INTR-01')
}

/** NEM-MODE-INTR-05: three cards, never more than four in hand. */
export function overlordDraws(t: Table): void {
  const s = t.state
  const { overlord } = own(s)
  if (!overlord) return
  const before = overlord.hand.length
  overlord.active = true
  s.players[overlord.seat].passed = false
  for (let i = 0; i < DRAWN_EACH_ROUND && overlord.hand.length < HAND_LIMIT; i++) {
    if (overlord.deck.length === 0) overlord.deck = t.rng.shuffle(overlord.discard.splice(0))
    const card = overlord.deck.pop()
    if (card !== undefined) overlord.hand.push(card)
  }
  t.reveal([overlord.seat])
  t.log('draws', { seat: overlord.seat, number: overlord.hand.length - before }, 'NEM-MODE-INTR-05')
}

/** NEM-MODE-INTR-07: one card, or a pass. */
export function* overlordTurn(t: Table): Rules {
  const s = t.state
  const overlord = own(s).overlord!
  const options = () => [plain('pass'), ...overlord.hand.map(cardOption)]
  const [chosen] =
    overlord.hand.length === 0
      ? [plain('pass')]
      : yield* t.ask(overlord.seat, { prompt: 'overlord', rule: 'NEM-MODE-INTR-07' }, options)
  if (chosen.id === 'pass') {
    yield* overlordPasses(t, overlord)
    return
  }
  const card = overlordCardOf(String(chosen.targets![0].id))
  // Whatever it is played for, it lies on the discard pile from now on.
  overlord.hand.splice(overlord.hand.indexOf(card.id), 1)
  overlord.discard.push(card.id)
  t.log('overlord-plays', { overlord: card.id }, 'NEM-MODE-INTR-09')
  const use = yield* t.pick(
    overlord.seat,
    {
      prompt: 'overlord-use',
      params: { overlord: card.id },
      rule: 'NEM-MODE-INTR-09',
      cancel: true,
      always: true,
    },
    usesOf(s),
    (one) => plain(`overlord-${one}`),
  )
  if (use === 'move') yield* overlordMoves(t, overlord, card)
  else if (use === 'attack') yield* overlordAttacks(t, overlord, card)
  else yield* card.effect(t, overlord.seat)
}

function cardOption(card: string, number: number): Option {
  return {
    id: `overlord:${card}#${number}`,
    label: 'overlord-card',
    targets: [{ kind: 'overlord', id: card }],
  }
}

/** NEM-MODE-INTR-08: one card may be kept. */
export function* overlordPasses(t: Table, overlord: Overlord): Rules {
  t.state.players[overlord.seat].passed = true
  t.log('passes', { seat: overlord.seat }, 'NEM-PASS-01')
  if (overlord.hand.length === 0) return
  const options = () => [plain('keep-none'), ...overlord.hand.map(cardOption)]
  const [kept] = yield* t.ask(
    overlord.seat,
    { prompt: 'overlord-keep', rule: 'NEM-MODE-INTR-08' },
    options,
  )
  t.reveal()
  const hand = overlord.hand.splice(0)
  if (kept.id !== 'keep-none') {
    overlord.hand = hand.splice(hand.indexOf(String(kept.targets![0].id)), 1)
  }
  for (const card of hand) {
    overlord.discard.push(card)
    t.log('overlord-discards', { overlord: card }, 'NEM-MODE-INTR-08')
  }
}

type OverlordUse = 'move' | 'attack' | 'effect'

function usesOf(s: State): OverlordUse[] {
  const uses: OverlordUse[] = ['effect']
  if (attackersOf(s).length > 0) uses.unshift('attack')
  if (s.intruders.length > 0) uses.unshift('move')
  return uses
}

/** NEM-MODE-INTR-10: one Intruder, in combat or not, through the exit with the card's number. */
function* overlordMoves(t: Table, { seat }: Overlord, card: OverlordCard): Rules {
  const s = t.state
  const intruder = yield* t.pick(
    seat,
    { prompt: 'overlord-mover', rule: 'NEM-MODE-INTR-10' },
    s.intruders,
    (one) => intruderOption('move-intruder', one),
  )
  const number =
    card.exit ??
    (yield* t.pick(
      seat,
      { prompt: 'overlord-exit', rule: 'NEM-MODE-INTR-10' },
      [1, 2, 3, 4].filter((one) => ship(s).numbered[intruder.room][one] !== undefined),
      (one) => exitOption(s, intruder, one),
    ))
  moveThrough(t, [intruder], number)
}

function exitOption(s: State, intruder: Intruder, number: number): Option {
  const exit = ship(s).numbered[intruder.room][number]!
  if (exit < 0) return { ...plain('exit-technical', { number }), id: `exit:${number}` }
  return { ...corridorOption('exit', s, exit), id: `exit:${number}`, params: { number } }
}

function attackersOf(s: State): Intruder[] {
  return s.intruders.filter((one) => charactersIn(s, one.room).length > 0)
}

/** NEM-MODE-INTR-11, NEM-MODE-INTR-12: so many cards, one of them resolved, the others put under. */
function* overlordAttacks(t: Table, overlord: Overlord, card: OverlordCard): Rules {
  const s = t.state
  const { seat } = overlord
  const intruder = yield* t.pick(
    seat,
    { prompt: 'overlord-attacker', rule: 'NEM-MODE-INTR-11' },
    attackersOf(s),
    (one) => intruderOption('attack-with', one),
  )
  if (intruder.type === 'larva') {
    yield* intruderAttack(t, intruder, yield* chooseVictim(t, overlord, intruder))
    return
  }
  const drawn = Array.from({ length: card.attack }, () => drawAttackCard(t).id)
  const chosen = yield* chooseDrawn(t, drawn, 'attack', 'NEM-MODE-INTR-12')
  for (const id of overlord.drawn.splice(0)) {
    if (id === chosen) s.attackDiscard.push(id)
    else putUnder(s.attacks, id, [seat])
  }
  t.log('attack-chosen', { attack: chosen }, 'NEM-MODE-INTR-12')
  const victim = yield* chooseVictim(t, overlord, intruder)
  t.log(
    'attack',
    { seat: seatOf(s, victim), intruder: intruder.name, type: intruder.type },
    'NEM-MODE-INTR-11',
  )
  yield* resolveAttack(t, attackCardOf(s, chosen), intruder, victim)
}

function* chooseVictim(t: Table, { seat }: Overlord, { room }: Intruder): Rules<Player> {
  const s = t.state
  return yield* t.pick(
    seat,
    { prompt: 'overlord-victim', rule: 'NEM-MODE-INTR-12' },
    charactersIn(s, room),
    (one) => playerOption('victim', s, one),
  )
}
