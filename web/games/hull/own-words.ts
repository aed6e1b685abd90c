import { words } from '../../words/words.ts'

/** Words of the players' own boards. */
export const OWN_WORDS = words(
  {
    // --- whereabouts ---
    undrafted: 'no Character yet',
    player: 'player {number}',
    first: 'First Player',
    passed: 'passed',
    'in-pod': 'in pod {number}',
    'fate.dead': 'dead',
    'fate.hibernating': 'hibernating',
    'fate.departed': 'on the Shuttle',
    'fate.bunker': 'in the Bunker',
    'fate.locked-in': 'locked in',
    'fate.escaped': 'got away',
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
    energy: 'Energy {left} of {of}',
    bound: 'bound',
    inactive: 'inactive',
    heavy: 'heavy',
    once: 'used once',

    // --- cards of others ---
    exit: 'exit {exit}',

    // --- who watches, who is out ---
    watching: 'You are watching. Press anybody on the list to see their board.',
    'out-dead': 'Your Character is dead. You can watch how it goes on.',
    'out-hibernating': 'You hibernate. The rest is up to the others.',
    'out-departed': 'You have left with the Shuttle. The rest is up to the others.',
    'out-bunker': 'You are in the Bunker. The rest is up to the others.',
    'out-locked-in': 'You are locked in. The rest is up to the others.',
    'out-escaped': 'Your pod has left. Your Objective is checked at the end.',
    'role-wait': 'Characters are being chosen.',
    'role-note': 'Read your Objectives before you choose.',
    'role-deck': 'Cards of its own: {cards}',
  },
  {
    undrafted: 'pas encore de personnage',
    player: 'joueur {number}',
    first: 'Premier joueur',
    passed: 'a passé',
    'in-pod': 'dans la nacelle {number}',
    'fate.dead': 'mort',
    'fate.hibernating': 'en hibernation',
    'fate.departed': 'dans la Navette',
    'fate.bunker': 'au Bunker',
    'fate.locked-in': 'en isolement',
    'fate.escaped': 'en sûreté',
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
    energy: 'Énergie {left} sur {of}',
    bound: 'liés',
    inactive: 'inactif',
    heavy: 'lourd',
    once: 'usage unique',

    exit: 'sortie {exit}',

    watching: 'Vous regardez. Touchez quelqu’un dans la liste pour voir son plateau.',
    'out-dead': 'Votre personnage est mort. Vous pouvez regarder la suite.',
    'out-hibernating': 'Vous hibernez. La suite dépend des autres.',
    'out-departed': 'Vous êtes parti avec la Navette. La suite dépend des autres.',
    'out-bunker': 'Vous êtes au Bunker. La suite dépend des autres.',
    'out-locked-in': 'Vous êtes en isolement. La suite dépend des autres.',
    'out-escaped': 'Votre nacelle est partie. Votre objectif sera vérifié à la fin.',
    'role-wait': 'On choisit les personnages.',
    'role-note': 'Lisez vos objectifs avant de choisir.',
    'role-deck': 'Cartes propres : {cards}',
  },
)

export type OwnWord = keyof (typeof OWN_WORDS)['en']
