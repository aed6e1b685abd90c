import type { Hidden } from '@bulkhead/common'
import type { Rng, Seat } from '@bulkhead/kernel'
import { faceOf } from './hand.ts'
import { COLOURS, type Colour, INTRUDER_TYPES, type Token } from './kinds.ts'
import { ship } from './queries.ts'
import { itemDef } from './ruleset.ts'
import { knows } from './secrets.ts'
import type { Card, Item, Objective, Player, State, Turn } from './state.ts'

/**
 * Deals everything anew, of what all games have, that this seat does not know, in place. Whatever is
 * hidden is laid in order before it is shuffled: what comes of it depends on what the seat knows and on
 * chance, not on the truth. `aside` are Objectives that lie where only this game has a place for them.
 */
export function redealShared(
  s: State,
  seat: Seat | null,
  rng: Rng,
  aside: readonly Objective[] = [],
): void {
  redealContamination(s, seat, rng)
  redealCards(s, seat, rng)
  redealRooms(s, seat, rng)
  redealWeaknesses(s, rng)
  for (const kind in s.box.objectives) redealObjectives(s, kind, seat, rng, aside)
  for (const colour of COLOURS) redealItems(s, colour, seat, rng)
  redealPile(s.events, [], seat, rng)
  redealPile(s.attacks, [], seat, rng)
  mixBacks([s.bag, s.reserve], rng)
  for (const pile of [s.wounds, s.box.roles]) deal([pile], rng)
}

/** Shuffles things, whatever order they were in. */
function anew<T>(things: readonly T[], rng: Rng): T[] {
  return rng.shuffle([...things].sort())
}

/** Shuffles several piles into each other, each keeping its size. */
export function deal<T>(piles: readonly T[][], rng: Rng): void {
  const all = anew(piles.flat(), rng)
  for (const pile of piles) pile.splice(0, pile.length, ...all.splice(0, pile.length))
}

/** Which of the cards that this seat never scanned are infected, as far as that has not become plain. */
function redealContamination(s: State, seat: Seat | null, rng: Rng): void {
  const unknown = s.contamination.filter((card) => !card.plain && !knows(card.seen, seat))
  const infected = anew(
    unknown.map((card) => card.infected),
    rng,
  )
  unknown.forEach((card, i) => {
    card.infected = infected[i]
  })
}

/** Own deck; hand and deck of everybody else. */
function redealCards(s: State, seat: Seat | null, rng: Rng): void {
  s.players.forEach((player, owner) => {
    if (owner === seat) {
      deal([player.deck], rng)
      return
    }
    redealDiscarded(s, player, seat, rng)
    redealHand(player, seat, rng)
    if (owner === s.turn.acts) keepDeclared(player, s.turn)
  })
}

/** The hand and the deck of somebody else; what the seat has seen of the hand comes last in it. */
function redealHand({ hand, deck, shown }: Player, seat: Seat | null, rng: Rng): void {
  const known = shown.find((one) => one.seat === seat)?.cards ?? []
  const kept = known.map((face) => {
    const place = hand.findIndex((card) => faceOf(card) === face)
    return hand.splice(place, 1)[0]
  })
  deal([hand, deck], rng)
  hand.push(...kept)
}

/** Which of somebody's Contamination cards lie on their discard pile: those never shown to others all look alike. */
function redealDiscarded(
  { contamination }: State,
  { hand, deck, discard }: Player,
  seat: Seat | null,
  rng: Rng,
): void {
  const isAlike = (card: Card) => isContamination(card) && !knows(contamination[card].seen, seat)
  const cards = anew([...hand, ...deck, ...discard].filter(isAlike), rng)
  for (const pile of [discard, hand, deck]) {
    pile.forEach((card, i) => {
      if (isAlike(card)) pile[i] = cards.pop()!
    })
  }
}

function isContamination(card: Card): card is number {
  return typeof card === 'number'
}

/** Whoever has declared an action has the cards to pay for it, and those that it scans. */
function keepDeclared({ hand, deck }: Player, { owes, scans }: Turn): void {
  const isAction = (card: Card) => !isContamination(card)
  while (hand.filter(isAction).length < owes) exchange(hand, isContamination, deck, isAction)
  const unread = hand.length > 0 && !hand.some(isContamination)
  if (scans && unread) exchange(hand, isAction, deck, isContamination)
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

/** Unexplored tiles of each kind, and Exploration tokens, with what stayed in the box. */
function redealRooms(s: State, seat: Seat | null, rng: Rng): void {
  const { slots } = ship(s).plan
  for (const kind of ['1', '2'] as const) {
    const rooms = s.rooms.filter(
      (room, i) =>
        slots[i].kind === kind &&
        slots[i].tile === undefined &&
        !room.explored &&
        !knows(room.seen, seat),
    )
    const box = kind === '2' ? s.box.tiles : []
    const tiles = anew([...rooms.map((room) => room.tile), ...box], rng)
    for (const room of rooms) room.tile = tiles.pop()!
    box.splice(0, box.length, ...tiles)
  }
  const tokens = (surface: boolean) =>
    s.rooms.flatMap(({ token }, i) =>
      token && (slots[i].surface ?? false) === surface ? token : [],
    )
  redealPile(tokens(false), s.box.tokens, seat, rng)
  // Those of the surface have another back, and all of them are used.
  redealPile(tokens(true), [], seat, rng)
}

/** Ids of the unknown cards of a pile and of a box, shuffled into each other. */
export function redealPile(
  pile: readonly Hidden[],
  box: string[],
  seat: Seat | null,
  rng: Rng,
): void {
  const unknown = pile.filter((card) => !knows(card.seen, seat))
  const ids = anew([...unknown.map((card) => card.id), ...box], rng)
  for (const card of unknown) card.id = ids.pop()!
  box.splice(0, box.length, ...ids)
}

function redealWeaknesses(s: State, rng: Rng): void {
  const hidden = Object.values(s.weaknesses).filter((one) => !one.found && !one.shown)
  const ids = anew([...hidden.map((one) => one.id), ...s.box.weaknesses], rng)
  for (const weakness of hidden) weakness.id = ids.pop()!
  s.box.weaknesses.splice(0, s.box.weaknesses.length, ...ids)
}

/** Objectives of others, kept or discarded, and those never dealt; backs stay as they are (NEM-INFO-08). */
function redealObjectives(
  s: State,
  kind: string,
  seat: Seat | null,
  rng: Rng,
  aside: readonly Objective[],
): void {
  const others = s.players.filter((_, owner) => owner !== seat)
  const held = others.flatMap(({ objectives, discarded }) =>
    discarded ? [...objectives, discarded] : objectives,
  )
  const unknown = [...held, ...aside].filter((one) => one.kind === kind)
  redealPile(unknown, s.box.objectives[kind], seat, rng)
}

/** The deck of a colour and the Inventories of others, which never hold a Heavy Item. */
function redealItems(s: State, colour: Colour, seat: Seat | null, rng: Rng): void {
  const unknown = (card: { seen: Seat[] }) => !knows(card.seen, seat)
  const deck = s.items[colour].filter(unknown)
  const inventories: Item[] = s.players.flatMap((player, owner) =>
    owner === seat
      ? []
      : player.inventory.filter((item) => itemDef(s, item.id).colour === colour && unknown(item)),
  )
  const ids = anew(
    [...deck, ...inventories].map((card) => card.id),
    rng,
  )
  for (const item of inventories) {
    item.id = ids.splice(
      ids.findIndex((id) => !itemDef(s, id).heavy),
      1,
    )[0]
  }
  for (const card of deck) card.id = ids.pop()!
}

/** Tokens of a type look alike, in the bag and in the reserve: their backs are unknown. */
export function mixBacks(piles: readonly Token[][], rng: Rng): void {
  for (const type of INTRUDER_TYPES) {
    const tokens = piles.flat().filter((token) => token.type === type)
    rng.shuffle(tokens.sort(byBack))
    for (const pile of piles) {
      pile.forEach((token, i) => {
        if (token.type === type) pile[i] = tokens.pop()!
      })
    }
  }
}

function byBack(a: Token, b: Token): number {
  return a.number - b.number || (a.higher ?? 0) - (b.higher ?? 0)
}
