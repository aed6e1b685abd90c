import type { Params, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Reason } from '../bot.ts'
import type { Lead } from '../search/guide.ts'
import type { effects } from './text/en.ts'

/** What a line of play has done for a seat: the most telling change between two positions. */
export function explainTheseus(
  before: TheseusView,
  after: TheseusView,
  seat: Seat,
  lead?: Lead,
): Reason | null {
  const change = { before, after, seat }
  const sector = stopOf(change)
  const tried = lead && lead.tried > 1 ? lead.tried : null
  const said = (effect: Said, params: Params): Reason => ({
    key: `${tried ? 'tried.' : ''}${sector ? 'go.' : ''}${effect}`,
    params: { ...params, ...(sector && { sector }), ...(tried && { tried }) },
  })
  for (const [key, find] of EFFECTS) {
    const params = find(change)
    if (params) return said(key, params)
  }
  return sector ? said('stands', {}) : null
}

interface Change {
  readonly before: TheseusView
  readonly after: TheseusView
  readonly seat: Seat
}

type Effect = (change: Change) => Params | null
type Said = keyof typeof effects

const EFFECTS: readonly (readonly [Said, Effect])[] = [
  ['takes-life', takesLife],
  ['gains-data', gainsData],
  ['gains-life', gainsLife],
  ['installs', installs],
  ['removes', removes],
  ['upgrades-unit', upgradesUnit],
  ['upgrades-card', upgradesCard],
  ['malfunction', malfunction],
  ['takes-upgrade', takesUpgrade],
  ['draws', draws],
]

/** Where a unit of the seat has come to stand or to pass. */
function stopOf({ before, after, seat }: Change): string | null {
  const moved = after.units.find(
    (unit, i) =>
      unit.owner === seat && isSector(after, unit.place) && unit.place !== before.units[i]?.place,
  )
  return moved?.place ?? null
}

function isSector({ sectors }: TheseusView, place: string): boolean {
  return sectors.some(({ id }) => id === place)
}

function takesLife({ before, after, seat }: Change): Params | null {
  const { alliance } = before.players[seat]
  const losses = before.players.map((player, other) =>
    player.alliance === alliance ? 0 : player.life - after.players[other].life,
  )
  const points = Math.max(...losses)
  return points > 0 ? { points, faction: before.players[losses.indexOf(points)].faction } : null
}

function gainsData({ before, after, seat }: Change): Params | null {
  const points = after.players[seat].data - before.players[seat].data
  return points > 0 ? { points } : null
}

function gainsLife({ before, after, seat }: Change): Params | null {
  const points = after.players[seat].life - before.players[seat].life
  return points > 0 ? { points } : null
}

interface Lying {
  readonly slot: string
  readonly card: string
  readonly controller: Seat
  readonly upgrades: number
}

function cardsOf({ sectors }: TheseusView): Lying[] {
  return sectors.flatMap(({ slots }) =>
    slots.flatMap(({ id: slot, card }) =>
      card ? [{ slot, card: card.id, controller: card.controller, upgrades: card.upgrades }] : [],
    ),
  )
}

function installs({ before, after, seat }: Change): Params | null {
  const lay = cardsOf(before)
  const added = cardsOf(after).find(
    ({ slot, card, controller }) =>
      controller === seat &&
      !lay.some((one) => one.slot === slot && one.card === card && one.controller === seat),
  )
  return added ? { card: added.card } : null
}

function removes({ before, after, seat }: Change): Params | null {
  const { alliance } = before.players[seat]
  const lies = cardsOf(after)
  const gone = cardsOf(before).find(
    ({ slot, card, controller }) =>
      before.players[controller].alliance !== alliance &&
      !lies.some((one) => one.slot === slot && one.card === card),
  )
  return gone ? { card: gone.card } : null
}

function upgradesUnit({ before, after, seat }: Change): Params | null {
  const upgraded = after.units.find(
    (unit, i) => unit.owner === seat && unit.upgraded && !before.units[i]?.upgraded,
  )
  return upgraded ? { unit: upgraded.name } : null
}

function upgradesCard({ before, after, seat }: Change): Params | null {
  const lay = cardsOf(before)
  const upgraded = cardsOf(after).find(
    ({ slot, controller, upgrades }) =>
      controller === seat && lay.some((one) => one.slot === slot && one.upgrades < upgrades),
  )
  return upgraded ? { card: upgraded.card } : null
}

/** The Malfunction token on a card of somebody else. */
function malfunction({ before, after, seat }: Change): Params | null {
  if (after.malfunction === before.malfunction) return null
  const struck = cardsOf(after).find(({ slot }) => slot === after.malfunction)
  return struck && struck.controller !== seat ? { card: struck.card } : null
}

function takesUpgrade({ before, after, seat }: Change): Params | null {
  const { alliance } = before.players[seat]
  return after.alliances[alliance].upgrades > before.alliances[alliance].upgrades ? {} : null
}

function draws({ before, after, seat }: Change): Params | null {
  const { deck } = before.players[seat]
  if (!deck.top || after.players[seat].deck.count >= deck.count) return null
  return { card: deck.top }
}
