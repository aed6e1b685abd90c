import type { Dictionary, Language, Option, Target } from '@bulkhead/kernel'
import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { sayIn, words } from '../../words/words.ts'
import { wayText } from './board-way.tsx'
import { joinedTo } from './explain.ts'
import { explainWords } from './explain-words.ts'
import {
  cardName,
  cardText,
  PRINTED,
  sectorName,
  sectorNamed,
  slotNamed,
  unitName,
  unitNamed,
} from './names.ts'
import { isMove, wayOf } from './way.ts'

const hintWords = words(
  {
    way: 'to {sector}: {text}',
    range: 'in range: {units}',
    draws: 'your next card: {card}',
    'upgraded-unit': 'attack: {from} → {to}',
    'upgraded-card': 'value {from} → {to}',
    from: 'in {sector}, Room {letter}',
    'group.move': 'Move a unit',
    'group.space': 'From Space',
    'group.upgrade': 'Use Upgrade tokens',
    'group.play': 'Play a card',
    'group.go': 'Go on',
  },
  {
    way: '{sector} : {text}',
    range: 'à portée : {units}',
    draws: 'votre prochaine carte : {card}',
    'upgraded-unit': 'attaque : {from} → {to}',
    'upgraded-card': 'valeur {from} → {to}',
    from: '{sector}, Salle {letter}',
    'group.move': 'Déplacer une unité',
    'group.space': "Depuis l'Espace",
    'group.upgrade': 'Utiliser des jetons Amélioration',
    'group.play': 'Jouer une carte',
    'group.go': 'Continuer',
  },
)

interface Hinted {
  readonly view: TheseusView
  readonly option: Option
  /** The targets of the option by their kind. */
  readonly named: Readonly<Record<string, string>>
  readonly words: Dictionary
  readonly language: Language
}

/** What an option leads to, beside its own sentence. */
export function hint(
  option: Option,
  view: TheseusView,
  dictionary: Dictionary,
  language: Language,
): string {
  const targets = option.targets ?? []
  const named = Object.fromEntries(targets.map(({ kind, id }) => [kind, String(id)]))
  const hinted: Hinted = { view, option, named, words: dictionary, language }
  if (isMove(option)) return way(hinted)
  if (Object.hasOwn(HINTS, option.label)) return HINTS[option.label](hinted)
  return named.unit ? place(hinted) : ''
}

const HINTS: Readonly<Record<string, (hinted: Hinted) => string>> = {
  room: range,
  'starting-card': effect,
  'deck-card': effect,
  play: effect,
  'plan-install': effect,
  'plan-install-end': effect,
  'plan-install-token': effect,
  'install-bonus': effect,
  'plan-draw': drawn,
  'plan-replace': drawn,
  'upgrade-unit': upgradedUnit,
  'upgrade-card': upgradedCard,
}

function way({ view, option, words: dictionary, language }: Hinted): string {
  const unit = unitNamed(view, String(option.targets?.[0]?.id))
  const mover = option.label === 'move-enemy' ? view.turn.active : unit?.owner
  const found = mover === undefined ? null : wayOf(view, option, mover)
  if (!found) return ''
  return sayIn(hintWords, language)('way', {
    sector: sectorName(found.landing.id, dictionary),
    text: wayText(found, dictionary, language),
  })
}

/** Who stands in the Rooms that Passages join to this one. */
function range({ view, option, named, words: dictionary, language }: Hinted): string {
  const sector = sectorNamed(view, named.sector)
  if (!sector) return ''
  const units = joinedTo(sector, String(option.params?.letter)).flatMap((letter) => {
    const unit = sector.rooms['abcd'.indexOf(letter)]
    return unit ? [unitName(unit, dictionary)] : []
  })
  return units.length > 0 ? sayIn(hintWords, language)('range', { units: units.join(', ') }) : ''
}

function effect({ named, words: dictionary }: Hinted): string {
  return cardText(named.card, dictionary)
}

function drawn({ view, words: dictionary, language }: Hinted): string {
  const { top } = view.players[view.turn.active].deck
  return top ? sayIn(hintWords, language)('draws', { card: cardName(top, dictionary) }) : ''
}

function upgradedUnit({ view, named, language }: Hinted): string {
  const unit = unitNamed(view, named.unit)
  if (!unit) return ''
  const [from, to] = PRINTED.UNITS[unit.kind].attack.map((attack) =>
    sayIn(explainWords, language)(`attack.${attack}`),
  )
  return sayIn(hintWords, language)('upgraded-unit', { from, to })
}

function upgradedCard({ view, named, language }: Hinted): string {
  const value = slotNamed(view, named.slot)?.slot.card?.value
  if (value === undefined) return ''
  return sayIn(hintWords, language)('upgraded-card', { from: value, to: value + 1 })
}

function place({ view, named, words: dictionary, language }: Hinted): string {
  const unit = unitNamed(view, named.unit)
  const sector = unit && sectorNamed(view, unit.place)
  if (!unit?.room || !sector) return ''
  return sayIn(hintWords, language)('from', {
    sector: sectorName(sector.id, dictionary),
    letter: unit.room,
  })
}

// --- headings of a long list ---

const GROUPS: Readonly<Record<string, keyof typeof hintWords.en & string>> = {
  place: 'group.space',
  'upgrade-unit': 'group.upgrade',
  'upgrade-card': 'group.upgrade',
  play: 'group.play',
  'go-on': 'group.go',
  'end-turn': 'group.go',
}

export function groupOf(option: Option, dictionary: Dictionary, language: Language): string {
  const say = sayIn(hintWords, language)
  if (isMove(option)) return say('group.move')
  const group = GROUPS[option.label]
  if (group) return say(group)
  const sector = option.targets?.find(({ kind }) => kind === 'sector')
  if (!sector || option.targets?.[0].kind === 'sector') return ''
  return render(dictionary, `sector.${sector.id}`)
}

/** The most exact thing an option speaks of: a slot, not the card in it or the Sector round it. */
export function targetsOf({ targets = [] }: Option): readonly Target[] {
  return targets.slice(0, 1)
}
