import type { Hidden } from '@bulkhead/common'
import { COLOURS, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import { NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Seat } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import { own } from '../own.ts'
import { PRINTED as printed } from '../packs.ts'

/** Everything that a reader must not know and that could be otherwise, with what it is. */
export function secretsOf(s: State, reader: Seat | null): Map<string, string> {
  const secrets: Secrets = { reader, found: new Map() }
  shipSecrets(s, secrets)
  deckSecrets(s, secrets)
  s.players.forEach((player, owner) => {
    cardSecrets(player, owner, secrets)
    if (owner !== reader) belongings(s, player, owner, secrets)
  })
  contaminationSecrets(s, secrets)
  intruderPlayerSecrets(s, secrets)
  return secrets.found
}

interface Secrets {
  readonly reader: Seat | null
  readonly found: Map<string, string>
}

function isKnown({ reader }: Secrets, { seen }: { seen: readonly Seat[] }): boolean {
  return seen.includes(reader ?? NONE)
}

/** Names a hidden thing, where what is hidden alike is not all the same. */
function hide(
  { found }: Secrets,
  name: string,
  value: readonly unknown[],
  alike: readonly unknown[] = value,
): void {
  if (value.length > 0 && new Set(alike).size > 1) found.set(name, value.join())
}

function shipSecrets(s: State, secrets: Secrets): void {
  const { slots } = SHIPS[s.board].plan
  for (const kind of ['1', '2'] as const) {
    const hidden = s.rooms.filter(
      (room, place) =>
        slots[place].kind === kind &&
        slots[place].tile === undefined &&
        !room.explored &&
        !isKnown(secrets, room),
    )
    const box = kind === '2' ? s.box.tiles : []
    const tiles = [...hidden.map((room) => room.tile), ...box]
    for (const room of hidden)
      hide(secrets, `tile ${s.rooms.indexOf(room) + 1}`, [room.tile], tiles)
  }
  own(s).engines.forEach((engine, i) => {
    if (!isKnown(secrets, engine)) secrets.found.set(`engine ${i + 1}`, String(engine.working))
  })
  hidePile(secrets, 'coordinates', [own(s).coordinates], own(s).coordinatesLeft)
  const weaknesses = WEAKNESS_SLOTS.filter((slot) => !s.weaknesses[slot].found)
  for (const slot of weaknesses) secrets.found.set(`weakness ${slot}`, s.weaknesses[slot].id)
  const tokens = s.rooms.flatMap(({ token }) => token ?? [])
  hidePile(secrets, 'token', tokens, s.box.tokens)
  for (const type of ['adult', 'breeder']) {
    const number = (token: { type: string; number: number }) =>
      token.type === type ? [token.number] : []
    const bag = s.bag.flatMap(number)
    hide(secrets, `numbers of type ${type} in the bag`, bag, [...bag, ...s.reserve.flatMap(number)])
  }
}

/** Each card of a pile that the reader has not seen. */
function hidePile(secrets: Secrets, name: string, pile: readonly Hidden[], box: string[] = []) {
  const unknown = pile.filter((card) => !isKnown(secrets, card))
  const ids = [...unknown.map(({ id }) => id), ...box]
  for (const card of unknown) hide(secrets, `${name} ${pile.indexOf(card)}`, [card.id], ids)
}

function deckSecrets(s: State, secrets: Secrets): void {
  const order = (pile: readonly Hidden[]) =>
    pile.filter((card) => !isKnown(secrets, card)).map(({ id }) => id)
  for (const colour of COLOURS) hide(secrets, `order of ${colour} Items`, order(s.items[colour]))
  hide(secrets, 'order of Events', order(s.events))
  hide(secrets, 'order of Attacks', order(s.attacks))
  hide(secrets, 'order of Wounds', s.wounds)
}

function cardSecrets({ hand, deck, discard }: Player, owner: Seat, secrets: Secrets): void {
  hide(secrets, `deck of ${owner}`, deck)
  if (owner === secrets.reader) return
  if (deck.length > 0) hide(secrets, `hand of ${owner}`, [...hand].sort(), [...hand, ...deck])
  const contamination = [...hand, ...deck, ...discard].filter((card) => typeof card === 'number')
  const discarded = discard.filter((card) => typeof card === 'number')
  if (discarded.length < contamination.length)
    hide(secrets, `Contamination cards discarded by ${owner}`, discarded, contamination)
}

/** Items in the Inventory, Objectives kept and not kept. */
function belongings(s: State, player: Player, owner: Seat, secrets: Secrets): void {
  for (const colour of COLOURS) {
    const ofColour = (item: { id: string; seen: readonly Seat[] }) =>
      printed.items[item.id].colour === colour && !isKnown(secrets, item)
    const items = player.inventory.filter(ofColour).map(({ id }) => id)
    const deck = s.items[colour].filter(ofColour).filter(({ id }) => !printed.items[id].heavy)
    hide(secrets, `${colour} Items of ${owner}`, [...items].sort(), [
      ...items,
      ...deck.map(({ id }) => id),
    ])
  }
  for (const objective of [...player.objectives, ...(player.discarded ? [player.discarded] : [])]) {
    const { id, kind } = objective
    if (isKnown(secrets, objective)) continue
    hide(secrets, `${kind} Objective of ${owner}`, [id], [id, ...s.box.objectives[kind]])
  }
}

function contaminationSecrets(s: State, secrets: Secrets): void {
  const unknown = s.contamination.filter((card) => !card.plain && !isKnown(secrets, card))
  hide(
    secrets,
    'infected Contamination cards',
    unknown.map(({ infected }) => infected),
  )
}

function intruderPlayerSecrets(s: State, secrets: Secrets): void {
  const { intruderPlayer } = own(s)
  if (!intruderPlayer) return
  const { seat, hand, deck, drawn } = intruderPlayer
  hide(secrets, "the Intruder player's deck", deck)
  if (seat === secrets.reader) return
  if (deck.length > 0)
    hide(secrets, "the Intruder player's hand", [...hand].sort(), [...hand, ...deck])
  hide(secrets, 'cards drawn by the Intruder player', drawn, [...drawn, 'others'])
}
