import { type Dictionary, type Language, render, type Seat, type Target } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { IconShape } from '../../ui/icon.tsx'
import { type Say, sayIn } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import { counted } from './card-names.tsx'
import { unitExplanation } from './explain-unit.ts'
import { explainWords } from './explain-words.ts'
import {
  ACTION_ICONS,
  BONUS,
  CARD_ICONS,
  EMBRYO,
  END,
  FACTION_ICONS,
  MALFUNCTION,
  SPACE,
  UNIT_ICONS,
  UPGRADE,
} from './icons.ts'
import {
  actionOf,
  type CardView,
  cardName,
  cardText,
  collectsData,
  isCard,
  ownersOf,
  PRINTED,
  pendingNamed,
  printedCard,
  printedSector,
  ROOM_LETTERS,
  type SectorView,
  sectorName,
  sectorNamed,
  slotNamed,
  unitName,
  unitsIn,
} from './names.ts'

type ExplainSay = Say<keyof typeof explainWords.en & string>

export interface Explained {
  readonly view: TheseusView
  readonly words: Dictionary
  readonly say: ExplainSay
}

/** What anything on the table is. */
export function explain(
  { kind, id: target }: Target,
  view: TheseusView,
  words: Dictionary,
  language: Language,
): Explanation | null {
  const id = String(target)
  const about: Explained = { view, words, say: sayIn(explainWords, language) }
  switch (kind) {
    case 'unit':
      return unitExplanation(about, id)
    case 'card':
    case 'next':
      return isCard(id) ? cardExplanation(about, id) : null
    case 'slot':
      return slotExplanation(about, id)
    case 'pending':
      return pendingExplanation(about, id)
    case 'sector':
      return sectorExplanation(about, id)
    case 'room':
      return roomExplanation(about, id)
    case 'deck':
      return deckExplanation(about, Number(id))
    case 'faction':
      return factionExplanation(about, id)
    case 'token':
      return tokenExplanation(about, id)
    default:
      return null
  }
}

// --- cards and slots ---

function cardExplanation(about: Explained, id: string): Explanation {
  const { words, say } = about
  const { type, faction, once, level, copies, value } = printedCard(id)
  const isBonus = faction === 'none'
  return {
    title: cardName(id, words),
    sort: isBonus
      ? say('sort.bonus')
      : say('sort.card', {
          type: render(words, `type.${type}`),
          name: render(words, `faction.${faction}`),
        }),
    icon: CARD_ICONS[id],
    text: [
      cardText(id, words),
      ...(value === undefined ? [] : [say('card.value', { value })]),
      ...(once ? [say('card.once')] : []),
      ...(isBonus ? [] : [say('card.facts', { level, copies })]),
    ],
    rules: [TYPE_RULES[type], ...(value === undefined ? [] : ['THE-UPG-02'])],
  }
}

const TYPE_RULES: Readonly<Record<string, string>> = {
  action: 'THE-CARDTYPE-03',
  module: 'THE-CARDTYPE-04',
  trap: 'THE-CARDTYPE-05',
  'trap+action': 'THE-CARDTYPE-21',
  instant: 'THE-CARDTYPE-06',
  shortcut: 'THE-CARDTYPE-12',
  duplication: 'THE-CARDTYPE-14',
  special: 'THE-CARDTYPE-18',
}

function slotExplanation(about: Explained, id: string): Explanation | null {
  const { view, words, say } = about
  const found = slotNamed(view, id)
  if (!found) return null
  const { slot } = found
  if (slot.card) return installedExplanation(about, id, slot.card)
  const place = render(words, `slot.${id}`)
  const bonus = slot.bonus
  return {
    title: bonus ? cardName(bonus, words) : capital(place),
    sort: bonus ? say('sort.bonus') : say('sort.slot'),
    icon: bonus ? CARD_ICONS[bonus] : BONUS,
    text: bonus
      ? [say('slot.bonus', { card: cardName(bonus, words) }), cardText(bonus, words)]
      : [say('slot.empty')],
    rules: bonus ? ['THE-BONUS-01', 'THE-BONUS-02'] : ['THE-SECTOR-08'],
  }
}

/** An installed card with all that lies on it. */
function installedExplanation(about: Explained, slot: string, card: CardView): Explanation {
  const { view, words, say } = about
  const plain = cardExplanation(about, card.id)
  const { value, once } = printedCard(card.id)
  const isStopped = view.malfunction === slot
  const isSystem = card.id === 'sci-defence-system'
  const facts: [boolean, string, string?][] = [
    [isStopped, say('card.malfunction'), 'THE-MALF-05'],
    [card.crawled, say('card.crawled'), 'THE-TOKEN-11'],
    [value !== undefined, say('card.value', { value: card.value })],
    [
      value !== undefined && card.upgrades < 6,
      say('card.raise', { cost: card.upgrades + 1 }),
      'THE-UPG-05',
    ],
    [card.recording > 0, say('card.recording', { number: card.recording }), 'THE-CARD-32'],
    [isSystem, say(card.active ? 'card.active' : 'card.inactive'), 'THE-CARD-84'],
    [
      card.embryo !== null,
      say(card.embryo?.once ? 'card.control-once' : 'card.control'),
      'THE-PAND-25',
    ],
    [once === true, say('card.once')],
  ]
  const met = facts.filter(([is]) => is)
  return {
    ...plain,
    sort: `${plain.sort} · ${render(words, `slot.${slot}`)}`,
    text: [cardText(card.id, words, card.value), ...met.map(([, text]) => text)],
    rules: [...plain.rules, ...met.flatMap(([, , rule]) => rule ?? [])],
  }
}

function pendingExplanation(about: Explained, id: string): Explanation | null {
  const { view, words, say } = about
  const card = pendingNamed(view, id)?.slot.card
  const place = capital(render(words, `pending.${id}`))
  if (!card) {
    return {
      title: place,
      sort: say('sort.pending'),
      text: [say('pending.empty')],
      rules: ['THE-PLAN-03'],
    }
  }
  const plain = cardExplanation(about, card.id)
  const isStopped = view.malfunction === id
  return {
    ...plain,
    sort: `${plain.sort} · ${render(words, `pending.${id}`)}`,
    text: [say('pending.card'), ...(isStopped ? [say('card.malfunction')] : []), ...plain.text],
    rules: ['THE-SECTOR-02', 'THE-PLAN-05', ...(isStopped ? ['THE-MALF-04'] : []), ...plain.rules],
  }
}

/** What is left in a deck: its owner knows which cards, and of the first one that it is next. */
function deckExplanation({ view, words, say }: Explained, seat: Seat): Explanation | null {
  const player = view.players[seat]
  if (!player) return null
  const { deck, deckList, faction } = player
  const left = counted(deckList ?? []).map(([card, count]) =>
    count > 1 ? `${cardName(card, words)} ×${count}` : cardName(card, words),
  )
  return {
    title: say('deck.title', { name: render(words, `faction.${faction}`) }),
    sort: say('sort.deck'),
    icon: 'gi:card-draw',
    now: [say('deck.left', { number: deck.count })],
    text: left.length > 0 ? [say('deck.list', { list: left.join(', ') })] : [],
    rules: ['THE-PLAN-05', 'THE-PLAN-13'],
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// --- Sectors and Rooms ---

const ACTION_RULES = {
  assault: 'THE-SECTACT-03',
  malfunction: 'THE-SECTACT-11',
  'extra-turn': 'THE-SECTACT-05',
  home: 'THE-SECTACT-12',
} as const

function sectorExplanation({ view, words, say }: Explained, id: string): Explanation | null {
  if (!PRINTED.SECTORS.some((sector) => sector.id === id)) return null
  const sector = sectorNamed(view, id)
  const { owner } = printedSector(id)
  const action = actionOf(id)
  const names = ownersOf(view, id).map((seat) =>
    render(words, `faction.${view.players[seat].faction}`),
  )
  const home = names.length > 0 ? names.join(', ') : owner && render(words, `faction.${owner}`)
  return {
    title: sectorName(id, words),
    sort: home ? say('sort.home', { name: home }) : say('sort.sector'),
    icon: ACTION_ICONS[action],
    text: [
      say(`sector.${action}`),
      ...(sector ? [say('sector.units', { number: unitsIn(sector) })] : []),
      ...(sector && sector.deactivations.length > 0 ? [say('sector.deactivation')] : []),
      say('sector.passages', { pairs: passagePairs(id) }),
      say('sector.neighbours', { pairs: neighbourPairs(id) }),
    ],
    rules: [ACTION_RULES[action], 'THE-SECTACT-02', 'THE-MOVE-02', 'THE-ATTACK-01'],
  }
}

function passagePairs(id: string): string {
  const { passages } = printedSector(id)
  const letters = [...ROOM_LETTERS]
  return letters
    .flatMap((a, i) =>
      letters
        .slice(i + 1)
        .filter((b) => passages[i][letters.indexOf(b)])
        .map((b) => `${a}–${b}`),
    )
    .join(', ')
}

function neighbourPairs(id: string): string {
  const { slots } = printedSector(id)
  return slots
    .flatMap((slot, i) =>
      PRINTED.SLOTS[slot].neighbours
        .filter((other) => other > slot)
        .map((other) => `${i + 1}–${slots.indexOf(other) + 1}`),
    )
    .join(', ')
}

function roomExplanation(about: Explained, id: string): Explanation | null {
  const { view, words, say } = about
  const letter = id.slice(-1)
  const sector = sectorNamed(view, id.slice(0, -2))
  if (!sector) return null
  const joined = joinedTo(sector, letter)
  const units = joined.flatMap((room) => {
    const unit = sector.rooms[ROOM_LETTERS.indexOf(room)]
    return unit ? [unitName(unit, words)] : []
  })
  const inside = sector.rooms[ROOM_LETTERS.indexOf(letter)]
  return {
    title: render(words, 'option.room', { letter, sector: sector.id }),
    sort: say('sort.room'),
    text: [
      ...(inside ? [unitName(inside, words)] : []),
      say('room.joined', { rooms: joined.join(', ') }),
      ...(units.length > 0 ? [say('room.range', { units: units.join(', ') })] : []),
      say('room.one'),
    ],
    rules: ['THE-SECTOR-14', 'THE-SECTOR-15', 'THE-ATTACK-01'],
  }
}

export function joinedTo({ id }: SectorView, letter: string): string[] {
  const joined = printedSector(id).passages[ROOM_LETTERS.indexOf(letter)]
  return [...ROOM_LETTERS].filter((_, i) => joined[i])
}

// --- factions and tokens ---

function factionExplanation({ view, words, say }: Explained, id: string): Explanation | null {
  const player = view.players.find(({ faction }) => faction === id)
  if (!player) return null
  const { faction } = player
  return {
    title: render(words, `faction.${faction}`),
    sort: say('sort.faction'),
    icon: FACTION_ICONS[faction],
    text: [
      say(`faction.${faction}`),
      say(view.mode === 'deathmatch' ? 'faction.deathmatch' : 'faction.duel'),
      say(collectsData(faction) ? 'faction.data' : 'faction.no-data'),
    ],
    rules: ['THE-LIFE-01', view.mode === 'deathmatch' ? 'THE-DM-09' : 'THE-LIFE-04', 'THE-DATA-03'],
  }
}

type Token = 'space' | 'upgrade' | 'minor-alien' | 'embryo' | 'end-of-game' | 'malfunction'

const TOKENS: Readonly<
  Record<Token, { readonly icon: IconShape; readonly rules: readonly string[] }>
> = {
  space: { icon: SPACE, rules: ['THE-SPACE-01', 'THE-SPACE-03', 'THE-SPACE-06'] },
  upgrade: { icon: UPGRADE, rules: ['THE-UPG-01', 'THE-UPG-02', 'THE-UPG-05'] },
  'minor-alien': { icon: UNIT_ICONS['minor-alien'], rules: ['THE-TOKEN-09', 'THE-CARD-43'] },
  embryo: { icon: EMBRYO, rules: ['THE-PAND-02', 'THE-PAND-17', 'THE-PAND-21'] },
  'end-of-game': { icon: END, rules: ['THE-END-01', 'THE-END-04', 'THE-END-11'] },
  malfunction: { icon: MALFUNCTION, rules: ['THE-MALF-01', 'THE-MALF-05'] },
}

function tokenExplanation({ say }: Explained, id: string): Explanation | null {
  if (!Object.hasOwn(TOKENS, id)) return null
  const token = id as Token
  return {
    title: say(`token.${token}`),
    sort: say(token === 'space' ? 'sort.place' : 'sort.token'),
    icon: TOKENS[token].icon,
    text: [say(`token.${token}.text`)],
    rules: TOKENS[token].rules,
  }
}
