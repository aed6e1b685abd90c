import { drawFrom } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { AttackCard, Attacking } from './cards/attack-card.ts'
import { plain, playerOption } from './choices.ts'
import { figureOf, intruderFigure } from './figures.ts'
import { discardCard, gainContamination } from './hand.ts'
import { removeIntruder } from './intruders.ts'
import { actionCards, charactersInOrder, isAwake, itemsOf, seatOf } from './queries.ts'
import { playsCard } from './reacting.ts'
import { attackCardOf, itemDef, reactionOf, rulesOf } from './ruleset.ts'
import type { Intruder, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** ATTACK, LARVA: Intruders attacking Characters. */

/** NEM-ENC-10, with the number that the hand fell short of; whoever keeps the nerve does so before the card is drawn (NEM-REACT-05). */
export function* surpriseAttack(t: Table, intruder: Intruder, me: Player, number: number): Rules {
  const { name, type } = intruder
  const seat = seatOf(t.state, me)
  const params = { seat, intruder: name, type, number, cards: nerveOf(t.state, me) }
  t.log('surprise-attack', params, 'NEM-ENC-08')
  if (yield* keepsNerve(t, me)) return
  yield* intruderAttack(t, intruder, me)
}

/** Cards in hand, as far as they keep one from a Surprise Attack. */
export function nerveOf(s: State, me: Player): number {
  return figureOf(s, me, 'nerve', me.hand.length, null)
}

/** One attack on one Character: a Larva's always succeeds, others draw a card. */
export function* intruderAttack(
  t: Table,
  intruder: Intruder,
  attacked: Player,
  how: Attacking = STANDING,
): Rules {
  const diversion = diversionOf(t.state, intruder, attacked)
  const me = diversion ? yield* targetOf(t, intruder, attacked, diversion) : attacked
  t.log(
    'attack',
    { seat: seatOf(t.state, me), intruder: intruder.name, type: intruder.type },
    'NEM-ATTACK-06',
  )
  if (intruder.type === 'larva') {
    yield* larvaAttack(t, me, intruder)
    return
  }
  const card = drawAttackCard(t)
  t.reveal()
  t.state.attackDiscard.push(card.id)
  yield* resolveAttack(t, card, intruder, me, how)
}

/** Where nobody escapes. */
export const STANDING: Attacking = { escaping: false, follows: [] }

export function* resolveAttack(
  t: Table,
  card: AttackCard,
  intruder: Intruder,
  me: Player,
  how: Attacking = STANDING,
): Rules {
  const seat = seatOf(t.state, me)
  t.log('attack-card', { seat, attack: card.id }, 'NEM-ATTACK-06')
  if (!card.attackers.includes(intruder.type)) {
    t.log('attack-misses', { seat, type: intruder.type }, 'NEM-ATTACK-06')
    return
  }
  if (!(yield* ignoresAttack(t, me))) {
    yield* card.hit(t, intruder, me, how)
    if (card.dark && isAwake(me) && (yield* isStruckInTheDark(t, intruder, me, how)))
      yield* card.dark(t, intruder, me, how)
  } else if (card.hitOthers) yield* card.hitOthers(t, intruder, me)
}

function* isStruckInTheDark(
  t: Table,
  { type }: Intruder,
  me: Player,
  { dark }: Attacking,
): Rules<boolean> {
  const s = t.state
  const { inTheDark, ignoresDark } = rulesOf(s)
  if (!(dark || inTheDark!(s, me)) || !intruderFigure(s, 'darkness', true, type, [me])) return false
  return !(yield* ignoresDark!(t, me, 'attack'))
}

export function drawAttackCard(t: Table): AttackCard {
  const s = t.state
  return attackCardOf(s, drawFrom(s.attacks, s.attackDiscard, t.rng)!.id)
}

/**
 * NEM-LARVA-02 to 04: it settles on the Character board; a second one is just gone. Answers whether
 * the attack was suffered.
 */
export function* larvaAttack(t: Table, me: Player, larva: Intruder | null): Rules<boolean> {
  if (yield* ignoresAttack(t, me)) return false
  if (larva) removeIntruder(t.state, larva)
  const settles = me.larva ? 'larva-lost' : 'infested'
  me.larva = true
  t.log(settles, { seat: seatOf(t.state, me) }, 'NEM-LARVA-02')
  gainContamination(t, me)
  return true
}

/** Whom an Intruder attacks: the fewest Action cards, then the nearest to the First Player. */
export function victimOf(t: Table, intruder: Intruder): Player | undefined {
  const here = charactersInOrder(t.state, intruder.room)
  const present = rulesOf(t.state).preyOf?.(t.state, intruder, here) ?? here
  // Hands are hidden: the choice of a victim tells something about them.
  if (present.length > 1) t.reveal()
  return fewestCards(present)
}

function fewestCards(players: readonly Player[]): Player | undefined {
  let victim = players[0]
  for (const one of players) {
    if (actionCards(one).length < actionCards(victim).length) victim = one
  }
  return victim
}

/** The card with which somebody could make an Intruder attack another in the room; undefined where there is none. */
function diversionOf(s: State, { room }: Intruder, me: Player): string | undefined {
  if (me.hand.length === 0 || me.room !== room || othersBeside(s, me).length === 0) return undefined
  return reactionOf(s, me, 'targeted')
}

function othersBeside(s: State, me: Player): Player[] {
  return charactersInOrder(s, me.room).filter((one) => one !== me)
}

/** Asked of all who could have the card. */
function* targetOf(t: Table, intruder: Intruder, me: Player, card: string): Rules<Player> {
  const s = t.state
  const [answer] = yield* t.ask(
    seatOf(s, me),
    {
      prompt: 'other-target',
      params: { intruder: intruder.name },
      rule: 'NEM-REACT-05',
      idle: ['bear-it'],
    },
    () => [
      plain('bear-it'),
      ...(me.hand.includes(card)
        ? othersBeside(s, me).map((one) => playerOption('attacked-instead', s, one))
        : []),
    ],
  )
  if (answer.label === 'bear-it') return me
  discardCard(me, card)
  const other = s.players[Number(answer.targets![0].id)]
  t.log('attacks-other', { seat: seatOf(s, me), other: seatOf(s, other) }, 'NEM-REACT-05')
  return other
}

function* keepsNerve(t: Table, me: Player): Rules<boolean> {
  return yield* playsCard(t, me, 'surprised', {
    question: { prompt: 'nerves', rule: 'NEM-REACT-05' },
    idle: 'bear-it',
    told: 'keeps-nerve',
  })
}

/** Whether something that the Character carries, or a card, keeps the attack off. */
function* ignoresAttack(t: Table, me: Player): Rules<boolean> {
  if (!isAwake(me)) return false
  for (const item of itemsOf(me)) {
    const { reacts } = itemDef(t.state, item.id)
    if (reacts?.attacked && (yield* reacts.attacked(t, me, item))) return true
  }
  return yield* playsCard(t, me, 'attacked', {
    question: { prompt: 'attacked', rule: 'NEM-REACT-05' },
    idle: 'bear-it',
    told: 'ignores-attack',
  })
}
