import type { Rng, Rules } from '@bulkhead/kernel'
import { BELT_SLOTS, HAND_SIZE, SUPPORT_REVEALED } from './components.ts'
import { itemSpots } from './gear.ts'
import { drawCards } from './hand.ts'
import { everybody, fillSlots, gearOption, hold, newItem } from './items.ts'
import { GEAR_KINDS } from './kinds.ts'
import { itemDef, printed } from './pack.ts'
import { itemsOf, seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

/** DRAFT: who plays which Character, and what they begin with. */

function byNumber({ players }: State): Player[] {
  return [...players].sort((a, b) => a.number - b.number)
}

/** RET-DRAFT-07 to RET-DRAFT-10: two cards in secret, one is kept, the other goes back unseen. */
export function* charactersStep(t: Table): Rules {
  const s = t.state
  s.phase = 'support'
  for (const player of byNumber(s)) {
    const seat = seatOf(s, player)
    player.drafting.push(...s.box.characters.splice(-2))
    t.reveal([seat])
    const [pick] = yield* t.ask(seat, { prompt: 'character', rule: 'RET-DRAFT-07' }, () =>
      player.drafting.map((id) => ({
        id: `character:${id}`,
        label: 'character',
        targets: [{ kind: 'character', id }],
      })),
    )
    player.character = String(pick.targets![0].id)
    s.box.characters.push(...player.drafting.splice(0).filter((id) => id !== player.character))
    t.rng.shuffle(s.box.characters)
    t.reveal()
    t.log('character', { seat, character: player.character }, 'RET-DRAFT-07')
  }
  s.box.characters = []
  for (const player of s.players) {
    equip(s, player, t.rng)
    for (const { id } of itemsOf(player)) {
      t.log('starts-with', { seat: seatOf(s, player), item: id }, 'RET-DRAFT-17')
    }
  }
}

/** RET-DRAFT-15 to RET-DRAFT-19: the Action deck, and Character Items with their Ammo. */
export function equip(s: State, player: Player, rng: Rng): void {
  const { short, cards, items } = printed().characters[player.character]
  player.deck = rng.shuffle(Array.from(cards, (face) => `${short}-${face}`))
  for (const id of items) {
    const item = newItem(id, everybody(s))
    for (const spot of itemSpots(item)) {
      if (s.gear.ammo === 0) continue
      s.gear.ammo--
      spot.put('ammo')
    }
    if (itemDef(item).armor) player.armor = item
    else hold(player, item)
  }
}

/** RET-DRAFT-20 to RET-DRAFT-25 */
export function* supportStep(t: Table): Rules {
  const s = t.state
  s.phase = 'belts'
  s.offered = s.support.deck.splice(-SUPPORT_REVEALED).map(({ id }) => id)
  t.reveal()
  t.log('support-offered', { number: s.offered.length }, 'RET-DRAFT-21')
  for (const player of byNumber(s).reverse()) {
    if (!printed().characters[player.character].drafts) continue
    const seat = seatOf(s, player)
    const id = yield* t.pick(
      seat,
      { prompt: 'support', rule: 'RET-DRAFT-22' },
      s.offered,
      (one) => ({ id: `support:${one}`, label: 'support', targets: [{ kind: 'item', id: one }] }),
    )
    s.offered.splice(s.offered.indexOf(id), 1)
    const item = newItem(id, everybody(s))
    if (itemDef(item).armor) player.armor = item
    else hold(player, item)
    t.log('takes-support', { seat, item: id }, 'RET-DRAFT-23')
    yield* fillSlots(t, player, item)
  }
  s.removed.push(...s.offered.splice(0))
  t.log('support-put-away', {}, 'RET-DRAFT-25')
}

/** RET-DRAFT-26 to RET-DRAFT-30 */
export function* beltsStep(t: Table): Rules {
  const s = t.state
  s.phase = 'round'
  for (const player of byNumber(s).reverse()) {
    for (let slot = 0; slot < BELT_SLOTS; slot++) yield* fillBelt(t, player, slot)
  }
  for (const player of s.players) drawCards(t, player, HAND_SIZE)
  t.log('round', { round: s.round }, 'RET-ROUND-01')
}

function* fillBelt(t: Table, player: Player, slot: number): Rules {
  const s = t.state
  const kind = yield* t.pick(
    seatOf(s, player),
    { prompt: 'belt', params: { number: slot + 1 }, rule: 'RET-DRAFT-26' },
    GEAR_KINDS.filter((one) => s.gear[one] > 0),
    (one) => gearOption('take-gear', one),
  )
  if (kind === undefined) return
  s.gear[kind]--
  player.belt[slot] = kind
  t.log('fills-belt', { seat: seatOf(s, player), gear: kind }, 'RET-DRAFT-26')
}
