import type { Rules, Seat } from '@bulkhead/kernel'
import { defOf } from './cards/card.ts'
import { sectorOption } from './choices.ts'
import {
  CONTROL_ROOM,
  CORRIDORS,
  SECTORS,
  type Sector,
  SLOTS,
  sectorOfFaction,
  TECH_BAY,
} from './components.ts'
import { homeOf, seatOf } from './queries.ts'
import { type Alliance, type BonusId, NONE, type State } from './state.ts'
import type { Table } from './table.ts'

/** SETUP, DM, TEAM, PAND: the ring of Sectors, Pandora's token, the turn order and the Bonus cards. */

/** THE-SETUP-02, THE-DM-01: the catalogue's ring, a random one, or one laid by the players in turn. */
export function* layRing(t: Table): Rules {
  const s = t.state
  if (s.mode === 'team') {
    s.cursor = 'alliance-sectors'
    return
  }
  const printed = printedRing(s)
  s.ring = printed
  if (s.rules.ring === 'random') {
    s.ring = [CORRIDORS, ...t.rng.shuffle(printed.slice(1))]
  } else if (s.rules.ring === 'players') {
    yield* layInTurn(t, printed)
  }
  for (const alliance of s.alliances) {
    alliance.home = sectorOfFaction(s.players[alliance.members[0]].faction)
  }
  finishRing(t)
}

function printedRing(s: State): Sector[] {
  const homes = s.players.map(({ faction }) => sectorOfFaction(faction)).filter((one) => one >= 0)
  const [first, second, ...others] = homes
  if (s.mode === 'duel') {
    return [CORRIDORS, CONTROL_ROOM, first, TECH_BAY, ...(second === undefined ? [] : [second])]
  }
  return [CORRIDORS, first, CONTROL_ROOM, second, TECH_BAY, ...others]
}

function* layInTurn(t: Table, sectors: readonly Sector[]): Rules {
  const s = t.state
  s.ring = [CORRIDORS]
  for (let i = 0; s.ring.length < sectors.length; i++) {
    const next = yield* t.pick(
      i % s.players.length,
      { prompt: 'lay-sector', rule: 'THE-DM-01' },
      sectors.filter((sector) => !s.ring.includes(sector)),
      (sector) => sectorOption('lay', sector),
    )
    s.ring.push(next)
    t.log('sector-laid', { sector: SECTORS[next].id }, 'THE-DM-01')
  }
}

/** THE-TEAM-03: partners decide together which of their two faction Sectors they use. */
export function* chooseAllianceSectors(t: Table): Rules {
  const s = t.state
  for (const alliance of s.alliances) {
    const [first, second] = alliance.members
    const homes = alliance.members
      .map((seat) => sectorOfFaction(s.players[seat].faction))
      .filter((sector) => sector >= 0)
    if (homes.length === 1) {
      settleAt(t, alliance, homes[0], 'THE-TEAM-28')
      continue
    }
    const ask = (seat: Seat) => ({
      seat,
      question: { prompt: 'alliance-sector', rule: 'THE-TEAM-03' } as const,
      choices: homes.map((sector) => sectorOption('alliance-sector', sector)),
    })
    const answers = yield* t.askAll([ask(first), ask(second)])
    t.reveal() // Until now nobody knew what a partner had answered.
    const wishOf = (seat: Seat) => answers.find((one) => one.seat === seat)!.picks[0].id
    if (wishOf(first) !== wishOf(second)) t.log('partners-disagree', undefined, 'THE-TEAM-03')
    // Partners who disagree leave it to the one who plays first.
    const home = homes.find(
      (sector) => sectorOption('alliance-sector', sector).id === wishOf(first),
    )!
    settleAt(t, alliance, home, 'THE-TEAM-03')
  }
  const [a, b] = s.alliances
  s.ring = [CORRIDORS, CONTROL_ROOM, a.home, TECH_BAY, b.home]
  finishRing(t)
}

function settleAt(t: Table, alliance: Alliance, home: Sector, rule: string): void {
  alliance.home = home
  const { faction } = t.state.players[alliance.members[0]]
  t.log('alliance-sector', { faction, sector: SECTORS[home].id }, rule)
}

function finishRing(t: Table): void {
  const s = t.state
  t.log('ring', undefined, 'THE-SETUP-01')
  s.cursor = 'pandora-token'
}

/** THE-PAND-11: left or right of any Sector; then the turn order is known. */
export function* layPandoraToken(t: Table): Rules {
  const s = t.state
  const seat = seatOf(s, 'pandora')
  if (seat !== NONE) yield* placeToken(t, seat)
  s.order = turnOrder(s)
  s.turn.active = s.order[0]
  layBonusCards(t)
  s.cursor = 'decks'
}

function* placeToken(t: Table, seat: Seat): Rules {
  const s = t.state
  if (s.mode === 'team') {
    s.pandora = { sector: homeOf(s, seat), side: 'left' }
    t.log('pandora-token', { sector: SECTORS[s.pandora.sector].id }, 'THE-TEAM-28')
    return
  }
  const places = s.ring.flatMap((sector) =>
    SECTORS[sector].owner === null
      ? [{ sector, side: 'left' as const }]
      : [
          { sector, side: 'left' as const },
          { sector, side: 'right' as const },
        ],
  )
  s.pandora = yield* t.pick(
    seat,
    { prompt: 'pandora-token', rule: 'THE-PAND-11' },
    places,
    (place) => ({
      id: `token:${SECTORS[place.sector].id}:${place.side}`,
      label: SECTORS[place.sector].owner === null ? 'token' : `token-${place.side}`,
      targets: [{ kind: 'sector', id: SECTORS[place.sector].id }],
    }),
  )
  s.alliances[s.players[seat].alliance].home = s.pandora.sector
  t.log('pandora-token', { sector: SECTORS[s.pandora.sector].id }, 'THE-PAND-11')
}

/** Clockwise by the faction Sectors; Pandora by her token (THE-PAND-13, THE-PAND-14). */
function turnOrder(s: State): Seat[] {
  if (s.mode === 'team') return [0, 1, 2, 3]
  const pandora = seatOf(s, 'pandora')
  return s.ring.flatMap((sector) => {
    const owner = s.players.findIndex(({ faction }) => sectorOfFaction(faction) === sector)
    const here = owner === NONE ? [] : [owner]
    if (s.pandora.sector !== sector) return here
    return s.pandora.side === 'left' ? [pandora, ...here] : [...here, pandora]
  })
}

const BONUS_CARDS: readonly BonusId[] = [
  'bon-unexpected-reinforcements',
  'bon-gangway',
  'bon-upgrade',
]

/** THE-SETUP-09: sector by sector, clockwise from the Corridors; the others stay in the box. */
function layBonusCards(t: Table): void {
  const s = t.state
  const cards = t.rng.shuffle(
    BONUS_CARDS.flatMap((id) => Array<BonusId>(defOf(id).copies).fill(id)),
  )
  for (const sector of s.ring) {
    for (const slot of SECTORS[sector].slots) if (SLOTS[slot].bonus) s.bonus[slot] = cards.pop()!
  }
  t.log('bonus-cards', undefined, 'THE-SETUP-09')
}
