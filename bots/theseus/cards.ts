import type { Seat } from '@bulkhead/kernel'
import {
  assaultPoints,
  attackPoints,
  besides,
  collectsData,
  crowdOf,
  enemiesIn,
  type Installed,
  ownerOf,
  POINT,
  printed,
  type Station,
  shareOf,
} from './station.ts'

/** What the cards of Theseus are worth: lying installed, waiting, and when they are resolved. */

/** By card: what it is worth once installed, without upgrades, and what each Upgrade token adds. */
const WORTH: Readonly<Record<string, readonly [number, number]>> = {
  'mar-assault': [20, 0],
  'mar-minefield': [18, 6],
  'mar-strategic-position': [15, 14],
  'mar-armoury': [16, 0],
  'mar-fire': [26, 16],
  'mar-barricade': [4, 0],
  'mar-hideout': [6, 0],
  'mar-duplication': [8, 0],
  'mar-secret-passage': [5, 0],
  'mar-ambush': [16, 0],
  'mar-burst': [13, 0],
  'mar-detector': [5, 2],
  'mar-team-tactics': [12, 0],
  'mar-protection': [8, 0],
  'ali-assault': [20, 0],
  'ali-camouflaged': [18, 14],
  'ali-hive': [22, 14],
  'ali-tentacles': [26, 16],
  'ali-ventilation-conduit': [6, 0],
  'ali-shaft': [5, 0],
  'ali-incubator': [16, 0],
  'ali-duplication': [8, 0],
  'ali-ventilation-grate': [5, 0],
  'ali-phantom-attack': [14, 8],
  'ali-abduction': [12, 5],
  'ali-parasite': [14, 0],
  'ali-crawlers': [12, 0],
  'sci-camera': [24, 8],
  'sci-archives': [22, 17],
  'sci-infirmary': [18, 12],
  'sci-small-laboratory': [18, 5],
  'sci-defence-system': [20, 14],
  'sci-duplication': [8, 0],
  'sci-station-plan': [14, 0],
  'sci-detonation': [14, 7],
  'sci-clamp': [13, 0],
  'sci-remote-control': [18, 0],
  'gre-probe': [36, 17],
  'gre-minefield': [18, 6],
  'gre-life-drain': [24, 16],
  'gre-optimiser': [16, 0],
  'gre-brood-chamber': [13, 12],
  'gre-teleportation': [10, 0],
  'gre-duplication': [8, 0],
  'gre-time-loop': [6, 2],
  'gre-transfer': [10, 0],
  'gre-downgrade': [10, 4],
  'gre-invisibility': [8, 2],
  'gre-mind-control': [13, 6],
  'bon-unexpected-reinforcements': [14, 0],
  'bon-gangway': [5, 0],
  'bon-upgrade': [9, 0],
}

/** Cards that a death-match changes: nobody heals there, and Archives give more. */
const DEATHMATCH_WORTH: typeof WORTH = {
  'sci-archives': [36, 17],
  'sci-infirmary': [10, 8],
  'gre-life-drain': [16, 15],
}

function worthOf({ view }: Station, id: string): readonly [number, number] {
  return (view.mode === 'deathmatch' ? DEATHMATCH_WORTH[id] : undefined) ?? WORTH[id]
}

/** In a death-match these act once for each enemy player. */
const SHARED: readonly string[] = ['sci-archives', 'gre-probe', 'gre-life-drain']
/** Traps that strike again and again: the more so, the more enemies come by. */
const LASTING: readonly string[] = [
  'mar-fire',
  'mar-ambush',
  'ali-hive',
  'ali-tentacles',
  'sci-camera',
  'sci-defence-system',
]

/** A Duplication is worth this part of each card it repeats. */
const REPEATED = 0.5

/** A card in hand, in a pending slot or on a Bonus slot. */
export function keptWorth(station: Station, id: string): number {
  return worthOf(station, id)[0] * timesOf(station, id)
}

/** How often a card acts, compared with two players. */
function timesOf(station: Station, id: string): number {
  if (SHARED.includes(id)) return shareOf(station)
  return LASTING.includes(id) ? crowdOf(station) : 1
}

export function cardWorth(station: Station, { slot, sector, card }: Installed): number {
  const [base, upgrade] = worthOf(station, card.id)
  const times = timesOf(station, card.id)
  const worth =
    (base + upgrade * card.upgrades) * times * heldFor(card) + tokensWorth(station, card)
  if (printed(card.id).type !== 'duplication') return worth * placeFactor(station, sector, card)
  return (
    worth +
    besides(station, slot)
      .filter((other) => other.card.controller === card.controller)
      .filter((other) => printed(other.card.id).duplicates !== 'never')
      .reduce((sum, { card: { id, upgrades } }) => sum + repeated(station, id, upgrades), 0)
  )
}

/** An Embryo that holds a card for one use only is soon gone. */
function heldFor({ embryo }: Installed['card']): number {
  return embryo?.once ? 0.6 : 1
}

function repeated(station: Station, id: string, upgrades: number): number {
  const [base, upgrade] = worthOf(station, id)
  return REPEATED * (base + upgrade * upgrades)
}

function tokensWorth(station: Station, card: Installed['card']): number {
  const recorded = collectsData(station, card.controller) ? 0.7 * POINT * card.recording : 0
  return recorded + (card.active ? 10 : 0)
}

/** What a card would be worth in a slot. */
export function worthIn(
  station: Station,
  place: Pick<Installed, 'slot' | 'sector'>,
  id: string,
  seat: Seat,
): number {
  const value = printed(id).value ?? 0
  const card: Installed['card'] = {
    id,
    owner: seat,
    controller: seat,
    value,
    upgrades: 0,
    recording: 0,
    active: false,
    crawled: false,
    embryo: null,
  }
  return cardWorth(station, { slot: place.slot, sector: place.sector, card, works: true })
}

/** Own Action cards are met most often at home and in the Tech Bay; enemies throw out what lies at theirs. */
function placeFactor(station: Station, sector: string, card: Installed['card']): number {
  const { type } = printed(card.id)
  const owner = ownerOf(station, sector)
  const home = owner === card.controller
  if (type === 'trap') return home ? 0.7 : owner < 0 ? 1.1 : 1
  if (type === 'trap+action') return home ? 0.8 : owner < 0 ? 1.1 : 0.8
  if (type !== 'action') return 1
  if (home) return 1.15
  if (sector === 'tech-bay') return 1.2
  return owner < 0 ? 1 : 0.7
}

type Use = (station: Station, one: Installed, seat: Seat) => number

const upgradeToken: Use = () => 9
const byAssault: Use = (station, _, seat) => POINT * assaultPoints(station, seat)
const data: Use = (station, { card }, seat) =>
  collectsData(station, seat) ? POINT * card.value * shareOf(station) : 0

/** What one resolution of an Action card brings to whoever stops there. */
const USES: Readonly<Record<string, Use>> = {
  'mar-assault': byAssault,
  'ali-assault': byAssault,
  'mar-armoury': upgradeToken,
  'gre-optimiser': upgradeToken,
  'mar-detector': () => 2,
  'mar-team-tactics': () => 6,
  'ali-incubator': () => 8,
  'ali-phantom-attack': phantomAttack,
  'ali-abduction': () => 5,
  'sci-archives': (station, { card }, seat) => {
    const value = station.view.mode === 'deathmatch' ? card.value + 1 : card.value
    return collectsData(station, seat) ? POINT * value * shareOf(station) : 0
  },
  'gre-probe': data,
  'sci-camera': (station, { card }, seat) =>
    collectsData(station, seat) ? 0.4 * POINT * card.recording : 0,
  'sci-infirmary': ({ view }, { card }, seat) =>
    view.mode === 'deathmatch'
      ? 4 * card.value
      : POINT * Math.min(card.value, 20 - view.players[seat].life),
  'sci-small-laboratory': (station, { card, sector }, seat) =>
    collectsData(station, seat)
      ? POINT * Math.min(card.value * shareOf(station), enemiesIn(station, sector, seat).length)
      : 0,
  'sci-defence-system': (_, { card }) => (card.active ? 0 : 10),
  'sci-station-plan': () => 10,
  'sci-detonation': (station, { card }, seat) =>
    POINT *
    card.value *
    Math.max(...station.view.sectors.map(({ id }) => enemiesIn(station, id, seat).length)) *
    0.6,
  'sci-remote-control': () => 10,
  'gre-life-drain': (station, { card, sector }, seat) => {
    if (enemiesIn(station, sector, seat).length === 0) return 0
    if (station.view.mode !== 'deathmatch') return 1.8 * POINT * card.value
    return POINT * card.value * (collectsData(station, seat) ? 0.5 + shareOf(station) : 1)
  },
  'gre-transfer': ({ view }, _, seat) =>
    view.alliances[view.players[seat].alliance].upgrades > 0 ? 10 : 0,
  'gre-downgrade': () => 5,
  'gre-invisibility': () => 3,
  'gre-mind-control': () => 6,
}

export function useWorth(station: Station, one: Installed, seat: Seat): number {
  return USES[one.card.id]?.(station, one, seat) ?? 0
}

function phantomAttack(station: Station, { card }: Installed, seat: Seat): number {
  const points = station.view.units
    .filter((unit) => unit.owner === seat)
    .map((unit) => attackPoints(station, unit))
    .sort((a, b) => b - a)
  return POINT * points.slice(0, card.value).reduce((sum, one) => sum + one, 0)
}
