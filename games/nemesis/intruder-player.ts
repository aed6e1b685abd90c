import { putUnder } from '@bulkhead/common'
import { corridorOption, intruderOption, plain, playerOption } from '@bulkhead/hull/choices.ts'
import { drawAttackCard, intruderAttack, resolveAttack } from '@bulkhead/hull/intruder-attack.ts'
import { moveThrough } from '@bulkhead/hull/intruders.ts'
import { charactersIn, seatOf, ship } from '@bulkhead/hull/queries.ts'
import { attackCardOf } from '@bulkhead/hull/ruleset.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import {
  allIntruderCards,
  chooseDrawn,
  type IntruderCard,
  intruderCardOf,
} from './cards/intruder-cards.ts'
import { type IntruderPlayer, own } from './own.ts'
import type { Option, Table } from './table.ts'

/** MODE-INTR: the first dead player goes on as the Intruders. */

const DRAWN_EACH_ROUND = 3
const HAND_LIMIT = 4

/** NEM-MODE-INTR-03: from the next Player phase on. */
export function becomeIntruderPlayer(t: Table, player: Player): void {
  const s = t.state
  if (!own(s).intrudersPlayed || own(s).intruderPlayer) return
  const deck = t.rng.shuffle(allIntruderCards().map((card) => card.id))
  own(s).intruderPlayer = {
    seat: seatOf(s, player),
    active: false,
    hand: [],
    deck,
    discard: [],
    drawn: [],
  }
  t.log('intruder-player', { seat: seatOf(s, player) }, 'NEM-MODE-INTR-01')
}

/** NEM-MODE-INTR-05: three cards, never more than four in hand. */
export function intruderPlayerDraws(t: Table): void {
  const s = t.state
  const { intruderPlayer } = own(s)
  if (!intruderPlayer) return
  const before = intruderPlayer.hand.length
  intruderPlayer.active = true
  s.players[intruderPlayer.seat].passed = false
  for (let i = 0; i < DRAWN_EACH_ROUND && intruderPlayer.hand.length < HAND_LIMIT; i++) {
    if (intruderPlayer.deck.length === 0)
      intruderPlayer.deck = t.rng.shuffle(intruderPlayer.discard.splice(0))
    const card = intruderPlayer.deck.pop()
    if (card !== undefined) intruderPlayer.hand.push(card)
  }
  t.reveal([intruderPlayer.seat])
  t.log(
    'draws',
    { seat: intruderPlayer.seat, number: intruderPlayer.hand.length - before },
    'NEM-MODE-INTR-05',
  )
}

/** NEM-MODE-INTR-07: one card, or a pass. */
export function* intruderPlayerTurn(t: Table): Rules {
  const s = t.state
  const intruderPlayer = own(s).intruderPlayer!
  const options = () => [plain('pass'), ...intruderPlayer.hand.map(cardOption)]
  const [chosen] =
    intruderPlayer.hand.length === 0
      ? [plain('pass')]
      : yield* t.ask(
          intruderPlayer.seat,
          { prompt: 'intruder-player', rule: 'NEM-MODE-INTR-07' },
          options,
        )
  if (chosen.id === 'pass') {
    yield* intruderPlayerPasses(t, intruderPlayer)
    return
  }
  const card = intruderCardOf(String(chosen.targets![0].id))
  // Whatever it is played for, it lies on the discard pile from now on.
  intruderPlayer.hand.splice(intruderPlayer.hand.indexOf(card.id), 1)
  intruderPlayer.discard.push(card.id)
  t.log('intruder-player-plays', { intruderCard: card.id }, 'NEM-MODE-INTR-09')
  const use = yield* t.pick(
    intruderPlayer.seat,
    {
      prompt: 'intruder-player-use',
      params: { intruderCard: card.id },
      rule: 'NEM-MODE-INTR-09',
      cancel: true,
      always: true,
    },
    usesOf(s),
    (one) => plain(`intruder-player-${one}`),
  )
  if (use === 'move') yield* intruderPlayerMoves(t, intruderPlayer, card)
  else if (use === 'attack') yield* intruderPlayerAttacks(t, intruderPlayer, card)
  else yield* card.effect(t, intruderPlayer.seat)
}

function cardOption(card: string, number: number): Option {
  return {
    id: `intruder-card:${card}#${number}`,
    label: 'intruder-card',
    targets: [{ kind: 'intruderCard', id: card }],
  }
}

/** NEM-MODE-INTR-08: one card may be kept. */
export function* intruderPlayerPasses(t: Table, intruderPlayer: IntruderPlayer): Rules {
  t.state.players[intruderPlayer.seat].passed = true
  t.log('passes', { seat: intruderPlayer.seat }, 'NEM-PASS-01')
  if (intruderPlayer.hand.length === 0) return
  const options = () => [plain('keep-none'), ...intruderPlayer.hand.map(cardOption)]
  const [kept] = yield* t.ask(
    intruderPlayer.seat,
    { prompt: 'intruder-player-keep', rule: 'NEM-MODE-INTR-08' },
    options,
  )
  t.reveal()
  const hand = intruderPlayer.hand.splice(0)
  if (kept.id !== 'keep-none') {
    intruderPlayer.hand = hand.splice(hand.indexOf(String(kept.targets![0].id)), 1)
  }
  for (const card of hand) {
    intruderPlayer.discard.push(card)
    t.log('intruder-player-discards', { intruderCard: card }, 'NEM-MODE-INTR-08')
  }
}

type IntruderCardUse = 'move' | 'attack' | 'effect'

function usesOf(s: State): IntruderCardUse[] {
  const uses: IntruderCardUse[] = ['effect']
  if (attackersOf(s).length > 0) uses.unshift('attack')
  if (s.intruders.length > 0) uses.unshift('move')
  return uses
}

/** NEM-MODE-INTR-10: one Intruder, in combat or not, through the exit with the card's number. */
function* intruderPlayerMoves(t: Table, { seat }: IntruderPlayer, card: IntruderCard): Rules {
  const s = t.state
  const intruder = yield* t.pick(
    seat,
    { prompt: 'intruder-player-mover', rule: 'NEM-MODE-INTR-10' },
    s.intruders,
    (one) => intruderOption('move-intruder', one),
  )
  const number =
    card.exit ??
    (yield* t.pick(
      seat,
      { prompt: 'intruder-player-exit', rule: 'NEM-MODE-INTR-10' },
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
function* intruderPlayerAttacks(
  t: Table,
  intruderPlayer: IntruderPlayer,
  card: IntruderCard,
): Rules {
  const s = t.state
  const { seat } = intruderPlayer
  const intruder = yield* t.pick(
    seat,
    { prompt: 'intruder-player-attacker', rule: 'NEM-MODE-INTR-11' },
    attackersOf(s),
    (one) => intruderOption('attack-with', one),
  )
  if (intruder.type === 'larva') {
    yield* intruderAttack(t, intruder, yield* chooseVictim(t, intruderPlayer, intruder))
    return
  }
  const drawn = Array.from({ length: card.attack }, () => drawAttackCard(t).id)
  const chosen = yield* chooseDrawn(t, drawn, 'attack', 'NEM-MODE-INTR-12')
  for (const id of intruderPlayer.drawn.splice(0)) {
    if (id === chosen) s.attackDiscard.push(id)
    else putUnder(s.attacks, id, [seat])
  }
  t.log('attack-chosen', { attack: chosen }, 'NEM-MODE-INTR-12')
  const victim = yield* chooseVictim(t, intruderPlayer, intruder)
  t.log(
    'attack',
    { seat: seatOf(s, victim), intruder: intruder.name, type: intruder.type },
    'NEM-MODE-INTR-11',
  )
  yield* resolveAttack(t, attackCardOf(s, chosen), intruder, victim)
}

function* chooseVictim(t: Table, { seat }: IntruderPlayer, { room }: Intruder): Rules<Player> {
  const s = t.state
  return yield* t.pick(
    seat,
    { prompt: 'intruder-player-victim', rule: 'NEM-MODE-INTR-12' },
    charactersIn(s, room),
    (one) => playerOption('victim', s, one),
  )
}
