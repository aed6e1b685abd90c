import type { Dictionary, Language } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { namesIn } from '@bulkhead/retaliation/text/naming.ts'
import { typeset, words } from '../../words/words.ts'
import { GISTS } from './gists.ts'
import { says } from './sayings.ts'

/** The game's words as a reader may know them: names laid over the dictionary, and a few of ours. */
export function wordsOf(view: RetaliationView | null, language: Language): Dictionary {
  const names = view ? namesIn(says.in(language), view, language) : {}
  const key = `${language} ${JSON.stringify(names)}`
  if (latest?.key !== key) {
    dictionaries[language] ??= dictionaryOf(language)
    latest = { key, words: { ...dictionaries[language], ...typeset(names, language) } }
  }
  return latest.words
}

/** The words stay the same things while the names do, so that what shows them need not be drawn anew. */
let latest: { readonly key: string; readonly words: Dictionary } | null = null
const dictionaries: Partial<Record<Language, Dictionary>> = {}

function dictionaryOf(language: Language): Dictionary {
  return {
    ...typeset(says.in(language), language),
    ...GISTS[language],
    'name.language': language,
  }
}

/** The language that words are in. */
export function languageOf(words: Dictionary): Language {
  return words['name.language'] === 'fr' ? 'fr' : 'en'
}

/** Words of the players' boards and of what lies beside the Facility. */
export const BOARD_WORDS = words(
  {
    // --- whereabouts ---
    undrafted: 'no Character yet',
    player: 'player {number}',
    rank: 'Rank {rank}',
    first: 'Starting Player',
    passed: 'passed',
    'fate.dead': 'dead',
    'fate.down': 'knocked over',
    'fate.escaped': 'escaped',
    'fate.hibernated': 'hibernating',
    aboard: 'in the Lander',
    combat: 'in combat',

    // --- body ---
    health: 'Health',
    oxygen: 'Oxygen',
    'state.healthy': 'Healthy',
    'state.injured': 'Injured',
    'state.heavily-injured': 'Heavily injured',
    'at-end': '{number} at end',
    stays: 'stays',
    suffocating: 'suffocating',
    'next-kills': 'the next loss kills',
    'suffocates-next': 'suffocating at end',
    wound: 'Serious Wound: {wound}',
    larva: 'Larva',
    data: 'Data',
    contamination: 'Contamination seen',
    'cards-left': 'Deck: {deck}, discard: {discard}',

    // --- objectives ---
    objectives: 'Objectives',
    'objective-one': 'Objective',
    tasks: 'Tasks',
    'hold-to-see': 'hold',
    mission: 'Mission Objective',
    private: 'Private Objective',
    'mission-task': 'Mission Task',
    'coop-task': 'Task',
    'not-kept': 'not kept',
    'and-survive': 'And survive: escape or hibernate.',
    'task-open': 'Everybody knows it.',
    'choose-now': 'Choose now',
    'choose-draws': 'Whoever chooses next draws {number}.',

    // --- cards ---
    hand: 'Hand',
    cost: 'costs itself and {cost} more',
    'cost-0': 'costs only itself',
    calm: 'not in combat',
    'any-time': 'also in combat',
    reacts: 'also a reaction',
    pays: 'pays 1',
    'cannot-pay': 'pays for nothing',
    'never-used': 'It has no action, and it pays for nothing, ever.',
    'hand-empty': 'No card in hand.',
    choose: 'choose',
    clean: 'scanned: clean',
    infected: 'scanned: infected',

    // --- things ---
    things: 'What you carry',
    belt: 'Belt',
    'free-hand': 'free hand',
    'lost-hand': 'hurt arm',
    full: 'full',
    half: 'half',
    empty: 'empty',
    broken: 'broken',
    markers: 'markers: {number}',
    backpack: 'Backpack',
    armor: 'Armor',
    heavy: 'Heavy',
    ranged: 'Ranged Weapon',
    'melee-weapon': 'Melee Weapon',
    once: 'used once',
    free: 'free when found',
    'no-ammo': 'needs no Ammo',
    slots: 'slots: {list}',
    'free-slot': 'free',
    'slots-full': 'slots full',
    'no-weapon': 'no slot',
    'no-horde': 'no horde',
    'full-already': 'full',
    unhurt: 'unhurt',
    'die-plus': 'die + 2',
    'to-number': '{from} → {to}',
    load: 'load',
    'in-slot': '{gear} in slot {number} of {item}',
    'on-belt': '{gear}, slot {number} of the belt',
    'empty-belt': 'slot {number} of the belt, empty',
    'backpack-more': '{number} more',

    // --- who watches, who is out ---
    watching: 'You are watching. Press anybody on the list to see their board.',
    'out-dead': 'Your Character is dead. You can watch how it goes on.',
    'out-down':
      'You are knocked over. Brought to the Surgery Room, you stand up at the start of a round.',
    'out-escaped': 'You have escaped. Your Objective is checked at the end.',
    'out-hibernated': 'You hibernate. Your Objective is checked at the end.',
    'out-aboard': 'You are in the Lander. It can leave at the start of each Event phase.',
    'wait-characters': 'Characters are being chosen.',
    'wait-support': 'Support Equipment is being chosen.',
    'wait-belts': 'Belts are being filled.',
  },
  {
    undrafted: 'pas encore de Personnage',
    player: 'joueur {number}',
    rank: 'Rang {rank}',
    first: 'Premier joueur',
    passed: 'a passé',
    'fate.dead': 'mort',
    'fate.down': 'à terre',
    'fate.escaped': 'échappé',
    'fate.hibernated': 'en hibernation',
    aboard: 'dans la Navette',
    combat: 'au combat',

    health: 'Santé',
    oxygen: 'Oxygène',
    'state.healthy': 'Indemne',
    'state.injured': 'Blessé',
    'state.heavily-injured': 'Très blessé',
    'at-end': '{number} en fin',
    stays: 'reste',
    suffocating: 'suffocation',
    'next-kills': 'la prochaine perte tue',
    'suffocates-next': 'suffocation en fin',
    wound: 'Blessure grave : {wound}',
    larva: 'Larve',
    data: 'Données',
    contamination: 'Contamination vue',
    'cards-left': 'Pioche : {deck}, défausse : {discard}',

    objectives: 'Objectifs',
    'objective-one': 'Objectif',
    tasks: 'Tâches',
    'hold-to-see': 'tenir',
    mission: 'Objectif de mission',
    private: 'Objectif privé',
    'mission-task': 'Tâche de mission',
    'coop-task': 'Tâche',
    'not-kept': 'non gardé',
    'and-survive': 'Et survivre : s’échapper ou hiberner.',
    'task-open': 'Tout le monde la connaît.',
    'choose-now': 'Choisir',
    'choose-draws': 'Le prochain à choisir pioche {number}.',

    hand: 'Main',
    cost: 'coûte elle-même et {cost} de plus',
    'cost-0': 'ne coûte qu’elle-même',
    calm: 'hors combat',
    'any-time': 'aussi au combat',
    reacts: 'aussi en réaction',
    pays: 'paie 1',
    'cannot-pay': 'ne paie rien',
    'never-used': 'Elle ne permet rien et ne paie jamais rien.',
    'hand-empty': 'Aucune carte en main.',
    choose: 'choisir',
    clean: 'scannée : saine',
    infected: 'scannée : infectée',

    things: 'Ce que vous portez',
    belt: 'Ceinture',
    'free-hand': 'main libre',
    'lost-hand': 'bras blessé',
    full: 'plein',
    half: 'moitié',
    empty: 'vide',
    broken: 'en panne',
    markers: 'marqueurs : {number}',
    backpack: 'Sac à dos',
    armor: 'Armure',
    heavy: 'Lourd',
    ranged: 'Arme à distance',
    'melee-weapon': 'Arme de mêlée',
    once: 'usage unique',
    free: 'gratuit à la découverte',
    'no-ammo': 'sans Munitions',
    slots: 'emplacements : {list}',
    'free-slot': 'libre',
    'slots-full': 'tout plein',
    'no-weapon': 'sans arme',
    'no-horde': 'sans horde',
    'full-already': 'plein',
    unhurt: 'indemne',
    'die-plus': 'dé + 2',
    'to-number': '{from} → {to}',
    load: 'charger',
    'in-slot': '{gear}, emplacement {number} : {item}',
    'on-belt': '{gear}, emplacement {number} de la ceinture',
    'empty-belt': 'emplacement {number} de la ceinture, vide',
    'backpack-more': '{number} de plus',

    watching: 'Vous regardez. Touchez quelqu’un dans la liste pour voir son plateau.',
    'out-dead': 'Votre personnage est mort. Vous pouvez regarder la suite.',
    'out-down':
      'Vous êtes à terre. Porté au Bloc opératoire, vous vous relevez au début d’une manche.',
    'out-escaped': 'Vous vous êtes échappé. Votre Objectif sera vérifié à la fin.',
    'out-hibernated': 'Vous hibernez. Votre Objectif sera vérifié à la fin.',
    'out-aboard': 'Vous êtes dans la Navette. Elle peut partir au début de chaque phase Événement.',
    'wait-characters': 'On choisit les Personnages.',
    'wait-support': 'On choisit l’Équipement de soutien.',
    'wait-belts': 'On remplit les ceintures.',
  },
)

export type BoardWord = keyof (typeof BOARD_WORDS)['en']
