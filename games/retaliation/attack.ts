import { drawFrom, shuffleIn } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { itemTarget, plain, seatTarget } from './choices.ts'
import { gainContamination, infect } from './contamination.ts'
import { die } from './death.ts'
import { loseHealth, seriousWound } from './health.ts'
import type { IntruderType } from './kinds.ts'
import { type AttackEffect, cardDef, faceOf, type Harm, itemDef, printed } from './pack.ts'
import { charactersIn, healthState, itemsOf, onMap, othersHere, seatOf } from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Option, Table } from './table.ts'

/** ATTACK, LARVA, PREVENT: Intruder Attacks. */

export interface Attack {
  /** Absent where no model Attacks (Technical Corridor Entrance). */
  readonly attacker: Intruder | null
  readonly type: IntruderType
  readonly kind: 'surprise' | 'phase' | 'opportunity' | 'response' | 'activation' | 'effect'
  /** What Prevents the Attacks of a Move. */
  prevents?(t: Table, victim: Player, type: IntruderType): Rules<boolean>
  /** Attackers that will be where the Move ends (Blood Sense). */
  readonly followers?: Intruder[]
}

/** RET-ATTACK-01, RET-PREVENT-01 to RET-PREVENT-03 */
export function* attack(t: Table, target: Player, how: Attack): Rules {
  const s = t.state
  if (!onMap(target)) return
  t.log('attacks', attackParams(s, target, how), 'RET-ATTACK-02')
  if (how.prevents && (yield* how.prevents(t, target, how.type))) {
    prevented(t, target)
    return
  }
  if (yield* shotFirst(t, target, how)) return
  const victim = yield* react(t, target, how)
  if (victim === null) return
  if (how.type === 'larva') larvaAttack(t, victim, how.attacker)
  else yield* drawAttack(t, victim, victim === target ? how : aside(how), how.type)
}

/** Whoever is Attacked in place of the mover stays where they are: nothing follows them. */
function aside(how: Attack): Attack {
  return { ...how, followers: undefined }
}

function attackParams(s: State, target: Player, { attacker, type, kind }: Attack) {
  const params = { seat: seatOf(s, target), type, kind }
  return attacker ? { seat: params.seat, type, kind, intruder: attacker.name } : params
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
  attacks.discard.push(id)
  t.reveal()
  t.log('attack-card', { seat: seatOf(t.state, victim), attack: id }, 'RET-ATTACK-01')
  const card = printed().attacks[id]
  yield* harm(t, victim, card.effects[type], how)
  if (!card.reshuffles) return
  shuffleIn(attacks.deck, attacks.discard.splice(0), t.rng)
  t.log('attacks-shuffled', {}, 'RET-ATTACK-03')
}

/** RET-ATTACK-06, RET-ATTACK-09 */
function* harm(t: Table, victim: Player, effect: AttackEffect, how: Attack): Rules {
  const victims = effect.all ? charactersIn(t.state, victim.room) : [victim]
  for (const one of victims) yield* suffer(t, one, effect.harm[healthState(one)], how.type)
  const { attacker, followers } = how
  if (effect.follows && attacker && victim.fate === 'alive') followers?.push(attacker)
}

const RULE = 'RET-ATTACK-01'

/** RET-ATTACK-08: parts in their order, as long as the target lives. */
function* suffer(t: Table, me: Player, what: Harm, type: IntruderType): Rules {
  const { dies, health = 0, wounds = 0, contamination = 0, larva } = what
  if (dies) die(t, me, type, 'RET-DEATH-01')
  loseHealth(t, me, health - absorbed(me), type, RULE)
  for (let i = 0; i < wounds; i++) yield* seriousWound(t, me, type, RULE)
  for (let i = 0; i < contamination; i++) gainContamination(t, me, RULE)
  if (larva && me.fate === 'alive') infect(t, me)
  if (!dies && health + wounds + contamination === 0) t.log('attack-misses', {}, RULE)
}

/** RET-HEALTH-07: Armor may take something of it. */
function absorbed({ armor }: Player): number {
  return armor ? (itemDef(armor).absorbs ?? 0) : 0
}

/** RET-LARVA-01 to RET-LARVA-03 */
function larvaAttack(t: Table, victim: Player, larva: Intruder | null): void {
  const s = t.state
  gainContamination(t, victim, 'RET-LARVA-01')
  if (larva) s.intruders.splice(s.intruders.indexOf(larva), 1)
  const settles = victim.fate === 'alive' && !victim.larva
  if (settles) victim.larva = true
  const kind = settles ? 'larva-settles' : 'larva-lost'
  t.log(kind, { seat: seatOf(s, victim) }, settles ? 'RET-LARVA-01' : 'RET-LARVA-02')
}

// --- what may be done against it ---

/** Items of the target, then Reactions; answers who is Attacked, or nobody. */
function* react(t: Table, target: Player, how: Attack): Rules<Player | null> {
  if (yield* itemsAgainst(t, target, how)) {
    prevented(t, target)
    return null
  }
  const inRoom = how.attacker !== null && how.attacker.room === target.room
  return inRoom ? yield* reactions(t, target, how) : target
}

/** RET-CARD-11: in Turn order, and anew where somebody else is Attacked then. */
function* reactions(t: Table, target: Player, how: Attack): Rules<Player | null> {
  const { type } = how
  for (const one of charactersIn(t.state, target.room)) {
    const other = one === target ? yield* divert(t, target, type) : target
    if (other !== target) return yield* react(t, other, how)
    if (yield* calm(t, one, target, type)) {
      prevented(t, target)
      return null
    }
  }
  return target
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
function* divert(t: Table, target: Player, type: IntruderType): Rules<Player> {
  const s = t.state
  const card = reactionOf(s, target, 'duck-and-cover')
  const others = othersHere(s, target)
  if (card === null || others.length === 0) return target
  const [pick] = yield* t.ask(
    seatOf(s, target),
    {
      prompt: 'react',
      params: { seat: seatOf(s, target), type },
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
  const other = others.find((one) => divertOption(s, one).id === pick.id)!
  t.log('diverted', { seat: seatOf(s, target), other: seatOf(s, other) }, 'RET-CARD-06')
  return other
}

function divertOption(s: State, other: Player): Option {
  const target = seatTarget(s, other)
  return { id: `divert:${target.id}`, label: 'divert', targets: [target] }
}

/** Stay Calm: whoever holds it in the Room may Prevent the Attack. */
function* calm(t: Table, me: Player, victim: Player, type: IntruderType): Rules<boolean> {
  const s = t.state
  const card = reactionOf(s, me, 'stay-calm')
  if (card === null) return false
  const [pick] = yield* t.ask(
    seatOf(s, me),
    {
      prompt: 'react',
      params: { seat: seatOf(s, victim), type },
      rule: 'RET-CARD-05',
      idle: ['let-attack'],
    },
    () => [plain('let-attack'), ...(me.hand.includes(card) ? [plain('stay-calm')] : [])],
  )
  if (pick.id === 'let-attack') return false
  layReaction(t, me, card)
  return true
}

/**
 * The card of a Character with this face, where somebody could hold it for all that others see: decks are
 * known, discard piles and cards that are being played lie open.
 */
export function reactionOf({ turn }: State, me: Player, face: string): string | null {
  const { short, cards } = printed().characters[me.character]
  const card = `${short}-${face}`
  if (!cards.includes(face) || me.hand.length === 0) return null
  if (me.discard.includes(card) || turn.playing.includes(card)) return null
  return cardDef(card).reacts ? card : null
}

/** RET-CARD-06 */
export function layReaction(t: Table, me: Player, card: string): void {
  me.hand.splice(me.hand.indexOf(card), 1)
  me.discard.push(card)
  t.reveal()
  t.log('reacts', { seat: seatOf(t.state, me), card: faceOf(card) }, 'RET-CARD-06')
}
