import type { GuideStep } from '../ui.ts'

/** The first turn, for whoever has never played. */
export const guide: readonly GuideStep[] = [
  {
    title: { en: 'Wake up', fr: 'Réveil' },
    text: {
      en: 'You are aboard a ship where something else is awake too. To win you need two things: an Objective that is yours alone, and your life. You survive by hibernating for the jump to Earth, or by leaving in a pod.',
      fr: 'Vous êtes à bord d’un vaisseau où autre chose s’est réveillé. Pour gagner il faut deux choses : un objectif à vous seul, et la vie. On survit en hibernant pour le saut vers la Terre, ou en partant dans une nacelle.',
    },
  },
  {
    at: '.nem-peek',
    title: { en: 'Your Objectives', fr: 'Vos objectifs' },
    text: {
      en: 'Hold this button to read your two Objectives; nobody else sees them. When the first Intruder appears, you keep one. Others may want you dead: trust with care.',
      fr: 'Maintenez ce bouton pour lire vos deux objectifs ; personne d’autre ne les voit. À l’arrivée du premier Intrus, vous en gardez un. D’autres veulent peut-être votre mort : méfiance.',
    },
  },
  {
    at: '.nem-hand',
    title: { en: 'Two actions, paid in cards', fr: 'Deux actions, payées en cartes' },
    text: {
      en: 'In your turn you take two actions. Each costs cards from your hand: a step costs one, what a room offers costs two. A card is either played for its text or spent as payment. What glows can be chosen now.',
      fr: 'À votre tour, vous faites deux actions. Chacune coûte des cartes de votre main : un pas en coûte une, l’action d’une salle deux. Une carte se joue pour son texte ou se défausse pour payer. Ce qui brille peut être choisi.',
    },
  },
  {
    at: '.table-board',
    title: { en: 'Moving makes noise', fr: 'Bouger fait du bruit' },
    text: {
      en: 'When you enter an empty room, a die is rolled for noise and a corridor gets a marker. If it points to a corridor with noise already, something comes out of it. A careful move costs two cards and lets you choose where the noise goes.',
      fr: 'En entrant dans une salle vide, un dé désigne le couloir où l’on vous entend. S’il désigne un couloir où il y a déjà du bruit, quelque chose en sort. Un déplacement vigilant coûte deux cartes et vous laisse choisir où va le bruit.',
    },
  },
  {
    at: '.table-board',
    title: { en: 'Explore and search', fr: 'Explorer et fouiller' },
    text: {
      en: 'Hatched rooms are unknown. The first to enter turns the tile over, and a token says how many Items are there and whether something goes wrong. The Search card finds Items: red fights, yellow mends, green heals.',
      fr: 'Les salles hachurées sont inconnues. Le premier qui entre retourne la tuile, et un jeton dit combien d’objets s’y trouvent et si quelque chose tourne mal. La carte Fouille trouve des objets : rouge pour se battre, jaune pour réparer, vert pour soigner.',
    },
  },
  {
    title: { en: 'Intruders', fr: 'Les Intrus' },
    text: {
      en: 'When one appears, its token shows a number: with fewer cards in hand you are attacked at once, so keep some. In combat you can shoot, strike or escape; it attacks whoever leaves, and everybody who is still there in the Event phase.',
      fr: 'Quand il en vient un, son jeton montre un nombre : avec moins de cartes en main, vous êtes attaqué aussitôt ; gardez-en donc. Au combat on peut tirer, frapper ou fuir ; il attaque qui s’en va, et qui reste encore en phase Événement.',
    },
  },
  {
    at: '.nem-wounds',
    title: { en: 'Wounds and contamination', fr: 'Blessures et contamination' },
    text: {
      en: 'The third Light Wound becomes a Serious one, and with three of those the next wound kills. Attacks also put Contamination cards into your deck: useless, perhaps infected. Scan them in time, with Rest, a meal or a shower.',
      fr: 'La troisième blessure légère devient grave, et avec trois graves la prochaine blessure tue. Les attaques glissent aussi des cartes Contamination dans votre paquet : inutiles, peut-être infectées. Scannez-les à temps : repos, repas ou douche.',
    },
  },
  {
    at: '.top-status',
    title: { en: 'Time runs out', fr: 'Le temps passe' },
    text: {
      en: 'One space each round. From the blue spaces on you can hibernate; at the end the ship jumps, and whoever is awake dies. Before that, somebody should have looked at the Engines and at the course: two Engines must work, and the course must be Earth.',
      fr: 'Une case par manche. Dès les cases bleues on peut hiberner ; à la fin le vaisseau saute, et qui est éveillé meurt. D’ici là, quelqu’un devrait avoir vérifié les moteurs et le cap : deux moteurs doivent marcher, et le cap doit être la Terre.',
    },
  },
  {
    at: '.table-others',
    title: { en: 'The others, and the way out', fr: 'Les autres, et la sortie' },
    text: {
      en: 'Here you see what everybody may see: the crew, the Intruders, the decks, the pods. Pods are locked until somebody dies, or unlocks them. Press anything on the screen to learn what it is and which rule says so.',
      fr: 'Ici, ce que tous peuvent voir : l’équipage, les Intrus, les pioches, les nacelles. Celles-ci sont verrouillées jusqu’à la première mort, ou jusqu’à ce qu’on les ouvre. Touchez n’importe quoi pour savoir ce que c’est et quelle règle le dit.',
    },
  },
  {
    at: '.prompt',
    title: { en: 'Passing', fr: 'Passer' },
    text: {
      en: 'With no cards or no plan, pass: discard what you do not want, keep the rest, draw up to five next round. Once all have passed, the ship, the fire and the Intruders have their turn. This bar always says what is asked of you.',
      fr: 'Sans carte ou sans plan, passez : défaussez ce que vous ne voulez pas, gardez le reste, et complétez à cinq à la manche suivante. Quand tous ont passé, c’est au tour du vaisseau, du feu et des Intrus. Cette barre dit toujours ce qu’on attend de vous.',
    },
  },
]
