import type { Hidden } from '@bulkhead/common'
import type { Rng, Seat } from '@bulkhead/kernel'
import { COLOURS, INTRUDER_TYPES, type Token } from './kinds.ts'
import { itemDef } from './pack.ts'
import { isContamination } from './queries.ts'
import type { Card, Item, Objective, Player, State, Turn } from './state.ts'
import { knows } from './view.ts'

/**
 * Deals everything anew that this seat does not know, in place. Whatever is hidden is laid in order before it
 * is shuffled: what comes of it depends on what the seat knows and on chance, not on the truth.
 */
export function redeal(s: State, seat: Seat | null, rng: Rng): void {
  redealContamination(s, seat, rng)
  redealCards(s, seat, rng)
  redealDrafts(s, seat, rng)
  redealObjectives(s, seat, rng)
  for (const deck of [...COLOURS, 'support'] as const) redealItems(s, deck, seat, rng)
  for (const pile of [s.exploration.deck, s.events.deck, s.attacks.deck, s.wounds.deck]) {
    redealHidden(pile, seat, rng)
  }
  redealHidden(s.antiAircraft, seat, rng)
  for (const stack of Object.values(s.tiles)) deal([stack], rng)
  deal([s.corridorSupply], rng)
  deal([s.queenHealth.deck, s.queenHealth.unseen], rng)
  if (!s.robot.revealed) redealRobot(s, rng)
  deal([s.box.tasks], rng)
  redealTokens(s, rng)
}

/** Shuffles things, whatever order they were in. */
function anew<T>(things: readonly T[], rng: Rng): T[] {
  return rng.shuffle([...things].sort())
}

/** Shuffles several piles into each other, each keeping its size. */
function deal<T>(piles: readonly T[][], rng: Rng): void {
  const all = anew(piles.flat(), rng)
  for (const pile of piles) pile.splice(0, pile.length, ...all.splice(0, pile.length))
}

function redealHidden(pile: readonly Hidden[], seat: Seat | null, rng: Rng): void {
  const unknown = pile.filter(({ seen }) => !knows(seen, seat))
  const ids = anew(
    unknown.map(({ id }) => id),
    rng,
  )
  for (const card of unknown) card.id = ids.pop()!
}

/** Which of the cards that this seat does not know are Infected. */
function redealContamination(s: State, seat: Seat | null, rng: Rng): void {
  const unknown = s.contamination.filter(({ seen }) => !knows(seen, seat))
  const infected = anew(
    unknown.map((card) => card.infected),
    rng,
  )
  unknown.forEach((card, i) => {
    card.infected = infected[i]
  })
  deal([s.contaminationDeck], rng)
}

/** Own deck; hand and deck of everybody else. */
function redealCards(s: State, seat: Seat | null, rng: Rng): void {
  s.players.forEach((player, owner) => {
    if (owner === seat) {
      deal([player.deck], rng)
      return
    }
    deal([player.hand, player.deck], rng)
    if (owner === s.turn.seat) keepDeclared(player, s.turn)
  })
}

/** Whoever has declared an Action has the cards to pay for it, and one that it removes. */
function keepDeclared({ hand, deck }: Player, { owes, cleanses }: Turn): void {
  while (hand.filter(isAction).length < owes) exchange(hand, isContamination, deck, isAction)
  const clean = hand.length > 0 && !hand.some(isContamination)
  if (cleanses && clean) exchange(hand, isAction, deck, isContamination)
}

/** The first card of one kind in a pile for the first of another kind in another. */
function exchange(
  pile: Card[],
  kind: (card: Card) => boolean,
  other: Card[],
  otherKind: (card: Card) => boolean,
): void {
  const [one, two] = [pile.findIndex(kind), other.findIndex(otherKind)]
  ;[pile[one], other[two]] = [other[two], pile[one]]
}

function isAction(card: Card): boolean {
  return !isContamination(card)
}

function redealDrafts(s: State, seat: Seat | null, rng: Rng): void {
  const others = s.players.filter((_, owner) => owner !== seat).map(({ drafting }) => drafting)
  deal([s.box.characters, ...others], rng)
}

/** RET-INFO-01: what others hold, and which of two they kept. */
function redealObjectives(s: State, seat: Seat | null, rng: Rng): void {
  for (const kind of ['mission', 'private'] as const) {
    const unknown = s.players.flatMap((player, owner) =>
      owner === seat ? [] : unknownOf(player, seat).filter((one) => one.kind === kind),
    )
    const box = s.box.objectives[kind]
    const ids = anew([...unknown.map(({ id }) => id), ...box], rng)
    for (const objective of unknown) objective.id = ids.pop()!
    box.splice(0, box.length, ...ids)
  }
  s.players.forEach((player, owner) => {
    if (owner !== seat) redealChoice(player, seat, rng)
  })
}

/** RET-INFO-11: whoever saw the one that was put away saw both. */
function unknownOf({ objectives, discarded }: Player, seat: Seat | null): Objective[] {
  if (!discarded) return objectives.filter(({ seen }) => !knows(seen, seat))
  if (knows(discarded.seen, seat)) return []
  return [...objectives, discarded].filter(({ seen }) => !knows(seen, seat))
}

/** Which of the two was kept; who has seen what stays with the place. */
function redealChoice({ objectives, discarded }: Player, seat: Seat | null, rng: Rng): void {
  const [kept] = objectives
  if (!discarded || knows(kept.seen, seat)) return
  const [one, two] = [kept, discarded]
    .map(({ id, kind }) => ({ id, kind }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
  const keepsOne = rng.int(2) === 0
  Object.assign(kept, keepsOne ? one : two)
  Object.assign(discarded, keepsOne ? two : one)
}

/** The deck of a colour, what somebody looks at, and the Backpacks of others, which hold nothing Heavy. */
function redealItems(
  s: State,
  deck: 'red' | 'green' | 'yellow' | 'support',
  seat: Seat | null,
  rng: Rng,
): void {
  const unknown = (card: { seen: Seat[] }) => !knows(card.seen, seat)
  const cards = deck === 'support' ? s.support.deck : s.items[deck]
  const pile = (Array.isArray(cards) ? cards : cards.deck).filter(unknown)
  const looked = s.looked.filter((card) => itemDef(card).deck === deck && unknown(card))
  const packed: Item[] = s.players.flatMap(({ backpack }) =>
    backpack.filter((item) => itemDef(item).deck === deck && unknown(item)),
  )
  const ids = anew(
    [...pile, ...looked, ...packed].map(({ id }) => id),
    rng,
  )
  for (const item of packed) {
    item.id = ids.splice(
      ids.findIndex((id) => isRegular(id)),
      1,
    )[0]
  }
  for (const card of [...pile, ...looked]) card.id = ids.pop()!
}

function isRegular(id: string): boolean {
  const { heavy, armor } = itemDef({ id })
  return !heavy && !armor
}

function redealRobot(s: State, rng: Rng): void {
  const ids = anew([s.robot.id, ...s.box.robots], rng)
  s.robot.id = ids.pop()!
  s.box.robots.splice(0, s.box.robots.length, ...ids)
}

/** Tokens of a type look alike, in the bag and in the piles: their backs are unknown. */
function redealTokens(s: State, rng: Rng): void {
  for (const type of INTRUDER_TYPES) {
    const places = [s.bag, s.piles[type]]
    const tokens = places.flat().filter((token) => token.type === type)
    rng.shuffle(tokens.sort(byBack))
    for (const place of places) {
      place.forEach((token, i) => {
        if (token.type === type) place[i] = tokens.pop()!
      })
    }
  }
}

function byBack(a: Token, b: Token): number {
  return a.adults - b.adults || a.drones - b.drones
}
