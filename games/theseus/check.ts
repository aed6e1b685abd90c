import { cardsOf, defOf } from './cards/card.ts'
import {
  END_OF_GAME,
  FULL_CAMERA,
  LAST_POINT,
  ROOMS,
  SECTORS,
  SLOTS,
  TOKEN_LIMITS,
  type TokenKind,
  UPGRADES_PER_CARD,
} from './components.ts'
import { supplyOf, works } from './queries.ts'
import { type CardId, type CardInPlay, NONE, ON_CARD, type State } from './state.ts'

/** Every invariant of the game; each broken one is a sentence. */
export function check(s: State): string[] {
  return [
    ...checkCards(s),
    ...checkBonusCards(s),
    ...checkUnits(s),
    ...checkTokens(s),
    ...checkControl(s),
    ...checkTracks(s),
  ]
}

/** Each card of each faction is in exactly one place. */
function checkCards(s: State): string[] {
  const broken: string[] = []
  s.players.forEach(({ faction, deck, box, drawn }, seat) => {
    if (faction === 'pandora' || deck.length + box.length + drawn.length === 0) return
    const ofFaction = (id: CardId) => defOf(id).faction === faction
    const found = [...deck, ...box, ...drawn, ...cardsOnTable(s).filter(ofFaction)].sort()
    const printed = cardsOf(faction, s.rules.level).sort()
    if (found.join() !== printed.join()) broken.push(`The cards of the ${faction} do not add up.`)
    for (const card of inPlay(s)) {
      if (ofFaction(card.id) && card.owner !== seat) broken.push(`${card.id} has a wrong owner.`)
    }
  })
  return broken
}

function inPlay(s: State): CardInPlay[] {
  return [...s.installed, ...s.pending].filter((card) => card !== null)
}

function cardsOnTable(s: State): CardId[] {
  return [
    ...inPlay(s).map((card) => card.id),
    ...s.alliances.flatMap((alliance) => alliance.kept),
    ...s.discarded,
  ]
}

const BEFORE_BONUS_CARDS: readonly State['cursor'][] = ['ring', 'alliance-sectors', 'pandora-token']

function checkBonusCards(s: State): string[] {
  const broken: string[] = []
  const bonuses = [...s.bonus.filter((card) => card !== null), ...cardsOnTable(s)].filter((id) =>
    id.startsWith('bon-'),
  )
  const printed = s.ring
    .flatMap((sector) => SECTORS[sector].slots)
    .filter((slot) => SLOTS[slot].bonus)
  if (!BEFORE_BONUS_CARDS.includes(s.cursor) && bonuses.length !== printed.length)
    broken.push('The Bonus cards do not add up.')
  for (const id of new Set(bonuses)) {
    if (bonuses.filter((one) => one === id).length > defOf(id).copies)
      broken.push(`Too many ${id}.`)
  }
  s.bonus.forEach((bonus, slot) => {
    if (bonus && s.installed[slot]) broken.push(`${SLOTS[slot].id} holds two cards.`)
  })
  return broken
}

/** Each unit stands in one place, and no Room holds two. */
function checkUnits(s: State): string[] {
  const broken: string[] = []
  s.units.forEach((unit, id) => {
    const standing = s.rooms.flatMap((rooms, sector) =>
      ROOMS.filter((room) => rooms[room] === id).map((room) => ({ sector, room })),
    )
    const expected = unit.room === NONE ? 0 : 1
    if (standing.length !== expected)
      broken.push(`${unit.name} stands in ${standing.length} Rooms.`)
    for (const { sector, room } of standing) {
      if (unit.sector !== sector || unit.room !== room) broken.push(`${unit.name} is misplaced.`)
      if (!s.ring.includes(sector)) broken.push(`${unit.name} is in a Sector out of play.`)
    }
    const roomless = unit.sector >= 0 && unit.room === NONE
    if (roomless !== (s.turn.moving === id)) broken.push(`${unit.name} is on its way unnoticed.`)
  })
  // A key beside the four Rooms would be lost in a save.
  if (s.rooms.some((rooms) => Object.keys(rooms).length !== ROOMS.length))
    broken.push('A Sector has not four Rooms.')
  return broken
}

function checkTokens(s: State): string[] {
  const broken: string[] = []
  for (const token of Object.keys(TOKEN_LIMITS) as TokenKind[]) {
    if (supplyOf(s, token) < 0) broken.push(`There are too many ${token} tokens.`)
  }
  for (const unit of s.units) {
    const tokens = unit.clamp !== NONE || unit.parasites > 0 || unit.invisible
    if (tokens && unit.sector < 0) broken.push(`${unit.name} carries tokens off the station.`)
    if (unit.clamp !== NONE && s.installed[unit.clamp]?.id !== 'sci-clamp') {
      broken.push(`${unit.name} is held by no Clamp.`)
    }
    if (unit.parasites > 0 !== (unit.parasitesOf !== NONE)) {
      broken.push(`${unit.name} has Parasites of nobody, or none of somebody.`)
    }
  }
  for (const alliance of s.alliances) if (alliance.upgrades < 0) broken.push('Upgrades below zero.')
  for (const card of inPlay(s)) {
    if (card.upgrades < 0 || card.upgrades > UPGRADES_PER_CARD) broken.push(`${card.id}: upgrades.`)
    if (card.recording < 0 || card.recording > FULL_CAMERA) broken.push(`${card.id}: recording.`)
  }
  const { malfunction } = s
  if (malfunction && !(malfunction.pending ? s.pending : s.installed)[malfunction.slot]) {
    broken.push('The Malfunction token lies on no card.')
  }
  const crawlers = s.installed.some((card, slot) => card?.id === 'ali-crawlers' && works(s, slot))
  if (!crawlers && s.installed.some((card) => card?.crawled))
    broken.push('Crawlers without a card.')
  return broken
}

/** An Embryo lies on exactly one card, and a controlled card carries exactly one. */
function checkControl(s: State): string[] {
  const onCards = inPlay(s).flatMap((card) => (card.control ? [card.control.unit] : []))
  const broken: string[] = []
  s.units.forEach((unit, id) => {
    const times = onCards.filter((one) => one === id).length
    if (times !== (unit.sector === ON_CARD ? 1 : 0))
      broken.push(`${unit.name} lies on ${times} cards.`)
  })
  for (const card of s.pending)
    if (card?.control) broken.push(`${card.id} is controlled and pending.`)
  return broken
}

function checkTracks(s: State): string[] {
  const broken: string[] = []
  for (const { faction, life, data } of s.players) {
    if (life < 0 || life > LAST_POINT) broken.push(`The ${faction} have ${life} Life.`)
    if (data < 0 || data > LAST_POINT) broken.push(`The ${faction} have ${data} Data.`)
  }
  if (s.endOfGame < 0 || s.endOfGame > END_OF_GAME)
    broken.push('The End-of-game token is off track.')
  if ((s.cursor === 'over') !== (s.outcome !== null)) broken.push('Over without an outcome.')
  return broken
}
