import { drawFrom, shuffleIn } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { itemTarget, plain, seatTarget } from './choices.ts'
import { gainContamination, infect } from './contamination.ts'
import type { IntruderType } from './kinds.ts'
import { cardDef, faceOf, itemDef, printed } from './printed.ts'
import { itemsOf, onMap, othersHere, seatOf } from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Option, Table } from './table.ts'

/** ATTACK, LARVA, PREVENT: Intruder Attacks. */

export interface Attack {
  /** Absent where no model Attacks (Technical Corridor Entrance). */
  readonly attacker: Intruder | null
  readonly type: IntruderType
  readonly kind: 'surprise' | 'phase' | 'opportunity' | 'response' | 'activation' | 'effect'
  /** What Prevents the Attacks of a Move. */
  prevents?(t: Table, victim: Player): Rules<boolean>
  /** Attackers that will be where the Move ends (Blood Sense). */
  readonly followers?: Intruder[]
}

/** RET-ATTACK-01, RET-PREVENT-01 to RET-PREVENT-03 */
export function* attack(t: Table, target: Player, how: Attack): Rules {
  const s = t.state
  if (!onMap(target)) return
  t.log('attacks', { seat: seatOf(s, target), type: how.type }, 'RET-ATTACK-02')
  if (how.prevents && (yield* how.prevents(t, target))) {
    prevented(t, target)
    return
  }
  if (yield* shotFirst(t, target, how)) return
  const victim = yield* react(t, target, how)
  if (victim === null) return
  if (how.type === 'larva') larvaAttack(t, victim, how.attacker)
  else yield* drawAttack(t, victim, how, how.type)
}

/** A card that was played may come before an Attack of whatever has just come; answers whether it is gone. */
function* shotFirst(t: Table, target: Player, { kind, attacker }: Attack): Rules<boolean> {
  const { turn, intruders } = t.state
  const ready = kind === 'surprise' && turn.ready && seatOf(t.state, target) === turn.seat
  if (!ready || !attacker) return false
  yield* printed().cards[turn.ready!].beforeAttack!(t, target)
  return !intruders.includes(attacker) || attacker.room !== target.room
}

function prevented(t: Table, target: Player): void {
  t.log('attack-prevented', { seat: seatOf(t.state, target) }, 'RET-PREVENT-01')
}

function* drawAttack(
  t: Table,
  victim: Player,
  how: Attack,
  type: Exclude<IntruderType, 'larva'>,
): Rules {
  const { attacks } = t.state
  const { id } = drawFrom(attacks.deck, attacks.discard, t.rng)!
  t.reveal()
  t.log('attack-card', { seat: seatOf(t.state, victim), attack: id }, 'RET-ATTACK-01')
  const card = printed().attacks[id]
  yield* card.effects[type](t, victim, how)
  attacks.discard.push(id)
  if (card.reshuffles) shuffleIn(attacks.deck, attacks.discard.splice(0), t.rng)
}

/** RET-LARVA-01 to RET-LARVA-03 */
function larvaAttack(t: Table, victim: Player, larva: Intruder | null): void {
  const s = t.state
  if (larva) s.intruders.splice(s.intruders.indexOf(larva), 1)
  gainContamination(t, victim, 'RET-LARVA-01')
  if (victim.fate === 'alive') infect(t, victim)
}

// --- what may be done against it ---

/** Items of the target, then Reactions in Turn order; answers who is Attacked, or nobody. */
function* react(t: Table, target: Player, how: Attack): Rules<Player | null> {
  if (yield* itemsAgainst(t, target, how)) {
    prevented(t, target)
    return null
  }
  const inRoom = how.attacker !== null && how.attacker.room === target.room
  if (!inRoom) return target
  const victim = yield* divert(t, target)
  if (!(yield* calm(t, victim))) return victim
  prevented(t, victim)
  return null
}

function* itemsAgainst(t: Table, me: Player, how: Attack): Rules<boolean> {
  const s = t.state
  const able = itemsOf(me).filter((item) => itemDef(item).attacked?.can(s, me, item, how))
  if (able.length === 0) return false
  const item = yield* t.pick<Item | null>(
    seatOf(s, me),
    { prompt: 'prevent', params: { type: how.type }, rule: 'RET-PREVENT-03' },
    [null, ...able],
    (one) =>
      one
        ? { id: `use:${one.id}`, label: 'use-against', targets: [itemTarget(one)] }
        : plain('let-attack'),
  )
  if (item === null) return false
  yield* itemDef(item).attacked!.use(t, me, item, how)
  return true
}

/** Duck and Cover: another Character in the Room is Attacked instead. */
function* divert(t: Table, target: Player): Rules<Player> {
  const s = t.state
  const card = reactionOf(target, 'duck-and-cover')
  const others = othersHere(s, target)
  if (card === null || others.length === 0) return target
  const [pick] = yield* t.ask(
    seatOf(s, target),
    {
      prompt: 'react',
      params: { seat: seatOf(s, target) },
      rule: 'RET-CARD-05',
      idle: ['let-attack'],
    },
    () => [
      plain('let-attack'),
      ...(target.hand.includes(card) ? others.map((one) => divertOption(s, one)) : []),
    ],
  )
  if (pick.id === 'let-attack') return target
  layReaction(t, target, card)
  return others.find((one) => divertOption(s, one).id === pick.id)!
}

function divertOption(s: State, other: Player): Option {
  const target = seatTarget(s, other)
  return { id: `divert:${target.id}`, label: 'divert', targets: [target] }
}

/** Stay Calm: whoever holds it in the Room may Prevent the Attack. */
function* calm(t: Table, victim: Player): Rules<boolean> {
  const s = t.state
  for (const one of [victim, ...othersHere(s, victim)]) {
    const card = reactionOf(one, 'stay-calm')
    if (card === null) continue
    const [pick] = yield* t.ask(
      seatOf(s, one),
      {
        prompt: 'react',
        params: { seat: seatOf(s, victim) },
        rule: 'RET-CARD-05',
        idle: ['let-attack'],
      },
      () => [plain('let-attack'), ...(one.hand.includes(card) ? [plain('stay-calm')] : [])],
    )
    if (pick.id === 'let-attack') continue
    layReaction(t, one, card)
    return true
  }
  return false
}

/**
 * The card of a Character with this face, where somebody could hold it for all that others see: decks are
 * known, discard piles lie open.
 */
export function reactionOf(me: Player, face: string): string | null {
  const { short, cards } = printed().characters[me.character]
  const card = `${short}-${face}`
  if (!cards.includes(face) || me.hand.length === 0 || me.discard.includes(card)) return null
  return cardDef(card).reacts ? card : null
}

/** RET-CARD-06 */
export function layReaction(t: Table, me: Player, card: string): void {
  me.hand.splice(me.hand.indexOf(card), 1)
  me.discard.push(card)
  t.reveal()
  t.log('reacts', { seat: seatOf(t.state, me), card: faceOf(card) }, 'RET-CARD-06')
}
