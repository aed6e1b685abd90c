import type { Dictionary, Language } from '@bulkhead/kernel'
import { type NemesisView, namesFor, nemesis } from '@bulkhead/nemesis'
import { words } from '../../words/words.ts'
import { GISTS } from './gists.ts'

/** The game's words as a reader may know them: names laid over the dictionary, and a few of ours. */
export function wordsOf(view: NemesisView | null, language: Language): Dictionary {
  const names = view ? namesFor(view, language) : {}
  const key = `${language} ${JSON.stringify(names)}`
  if (latest?.key !== key) latest = { key, words: { ...dictionaryOf(language), ...names } }
  return latest.words
}

/** The words stay the same things while the names do, so that what shows them need not be drawn anew. */
let latest: { readonly key: string; readonly words: Dictionary } | null = null

function dictionaryOf(language: Language): Dictionary {
  return {
    ...nemesis.text[language],
    ...GISTS[language],
    'name.intruders': BOARD_WORDS[language].intruders,
    'name.language': language,
  }
}

/** The language that words are in. */
export function languageOf(words: Dictionary): Language {
  return words['name.language'] === 'fr' ? 'fr' : 'en'
}

/** Words of the players' boards and of what lies beside the ship. */
export const BOARD_WORDS = words(
  {
    // --- whereabouts ---
    you: 'you',
    player: 'player {number}',
    first: 'First Player',
    passed: 'passed',
    'in-pod': 'in pod {number}',
    'fate.dead': 'dead',
    'fate.hibernating': 'hibernating',
    'fate.bunker': 'in the Bunker',
    'fate.locked-in': 'locked in',
    'fate.escaped': 'left the ship',
    intruders: 'The Intruders',
    'intruders-soon': 'plays the Intruders from the next round',
    bot: 'bot',
    open: 'open seat',
    combat: 'in combat',

    // --- body ---
    'light-wounds': 'Light Wounds',
    'serious-wounds': 'Serious Wounds',
    dressed: 'dressed',
    mortal: 'the next wound kills',
    slime: 'Slime',
    larva: 'Larva',
    signal: 'Signal sent',
    contamination: 'Contamination seen',

    // --- turn ---
    'cards-left': 'Deck: {deck}, discard: {discard}',
    hand: 'Hand',

    // --- objectives ---
    objectives: 'Objectives',
    'objective-one': 'Objective',
    'hold-to-see': 'hold to see',
    'group-objectives': 'Objectives of the group',
    'not-kept': 'not kept',
    'and-survive': 'And survive.',

    // --- cards ---
    cost: 'costs itself and {cost} more',
    'cost-0': 'costs only itself',
    reaction: 'reaction',
    pays: 'pays 1',
    'cannot-pay': 'pays for nothing',
    'never-used': 'It has no action, and it pays for nothing, ever.',
    'reaction-when': 'You are asked when there is something to react to.',
    'hand-empty': 'No card in hand.',
    choose: 'choose',

    // --- things ---
    things: 'What you carry',
    'free-hand': 'free hand',
    'free-hands': 'both hands free',
    'lost-hand': 'hurt arm',
    ammo: 'Ammo {ammo} of {capacity}',
    bound: 'bound',
    inventory: 'Inventory',
    quests: 'Quest Items',
    inactive: 'inactive',
    heavy: 'heavy',
    once: 'used once',
    object: 'Object',

    // --- the Intruder player ---
    'intruder-player-hand': 'Your cards as the Intruders',
    'intruder-player-waits': 'You play the Intruders from the next round on.',
    'intruder-player-none': 'No card left this round.',
    'exit-any': 'any exit',
    exit: 'exit {exit}',
    'attack-cards': 'attack {number}',

    // --- who watches, who is out ---
    watching: 'You are watching. Press anybody on the list to see their board.',
    'out-dead': 'Your Character is dead. You can watch how it goes on.',
    'out-hibernating': 'You hibernate. The rest is up to the others.',
    'out-bunker': 'You are in the Bunker. The rest is up to the others.',
    'out-locked-in': 'You are locked in. The rest is up to the others.',
    'out-escaped': 'Your pod has left the ship. Your Objective is checked at the end.',
    'role-wait': 'Characters are being chosen.',
    'role-note': 'Read your Objectives before you choose.',
    'intruder-player-aim': 'You cannot win any more. See to it that nobody else does.',
    'role-weapon': 'Weapon',
    'role-deck': 'Cards of its own: {cards}',
  },
  {
    you: 'vous',
    player: 'joueur {number}',
    first: 'Premier joueur',
    passed: 'a passé',
    'in-pod': 'dans la nacelle {number}',
    'fate.dead': 'mort',
    'fate.hibernating': 'en hibernation',
    'fate.bunker': 'au Bunker',
    'fate.locked-in': 'en isolement',
    'fate.escaped': 'a quitté le vaisseau',
    intruders: 'Les Intrus',
    'intruders-soon': 'joue les Intrus dès la prochaine manche',
    bot: 'bot',
    open: 'place libre',
    combat: 'au combat',

    'light-wounds': 'Blessures légères',
    'serious-wounds': 'Blessures graves',
    dressed: 'pansée',
    mortal: 'la prochaine blessure tue',
    slime: 'Slime',
    larva: 'Larve',
    signal: 'Signal envoyé',
    contamination: 'Contamination vue',

    'cards-left': 'Pioche : {deck}, défausse : {discard}',
    hand: 'Main',

    objectives: 'Objectifs',
    'objective-one': 'Objectif',
    'hold-to-see': 'maintenir',
    'group-objectives': 'Objectifs du groupe',
    'not-kept': 'non gardé',
    'and-survive': 'Et survivre.',

    cost: 'coûte elle-même et {cost} de plus',
    'cost-0': 'ne coûte qu’elle-même',
    reaction: 'réaction',
    pays: 'paie 1',
    'cannot-pay': 'ne paie rien',
    'never-used': 'Elle ne permet rien et ne paie jamais rien.',
    'reaction-when': 'On vous le demande quand il y a à quoi réagir.',
    'hand-empty': 'Aucune carte en main.',
    choose: 'choisir',

    things: 'Ce que vous portez',
    'free-hand': 'main libre',
    'free-hands': 'deux mains libres',
    'lost-hand': 'bras blessé',
    ammo: 'Munitions {ammo} sur {capacity}',
    bound: 'liés',
    inventory: 'Inventaire',
    quests: 'Objets de quête',
    inactive: 'inactif',
    heavy: 'lourd',
    once: 'usage unique',
    object: 'Corps',

    'intruder-player-hand': 'Vos cartes d’Intrus',
    'intruder-player-waits': 'Vous jouez les Intrus dès la prochaine manche.',
    'intruder-player-none': 'Plus de carte cette manche.',
    'exit-any': 'toute sortie',
    exit: 'sortie {exit}',
    'attack-cards': 'attaque {number}',

    watching: 'Vous regardez. Touchez quelqu’un dans la liste pour voir son plateau.',
    'out-dead': 'Votre personnage est mort. Vous pouvez regarder la suite.',
    'out-hibernating': 'Vous hibernez. La suite dépend des autres.',
    'out-bunker': 'Vous êtes au Bunker. La suite dépend des autres.',
    'out-locked-in': 'Vous êtes en isolement. La suite dépend des autres.',
    'out-escaped': 'Votre nacelle est partie. Votre objectif sera vérifié à la fin.',
    'role-wait': 'On choisit les personnages.',
    'role-note': 'Lisez vos objectifs avant de choisir.',
    'intruder-player-aim': 'Vous ne pouvez plus gagner. Faites que personne d’autre ne gagne.',
    'role-weapon': 'Arme',
    'role-deck': 'Cartes propres : {cards}',
  },
)

export type BoardWord = keyof (typeof BOARD_WORDS)['en']
