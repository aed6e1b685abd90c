import { words } from '../../words/words.ts'

export const REFERENCE = words(
  {
    round: 'A round',
    'round.1': 'Draw up to 5 cards; the First Player marker goes left.',
    'round.2': 'Turns of 2 actions each, round and round, until all have passed.',
    'round.3': 'Event phase: time, Intruder attacks, fire, an Event card, a token from the bag.',
    basic: 'Basic actions',
    'basic.move': 'Move: 1 card. In combat it is an Escape: every Intruder there attacks first.',
    'basic.careful':
      'Careful Movement: 2 cards, out of combat. No roll; you choose the noisy corridor.',
    'basic.shoot': 'Shoot: 1 card and 1 Ammo.',
    'basic.melee': 'Melee: 1 card. 1 Contamination card; a miss is a Serious Wound.',
    'basic.pick-up': 'Pick up an Object: 1 card, out of combat.',
    'basic.trade': 'Trade in one room: 1 card, out of combat.',
    'basic.craft': 'Craft from two components: 1 card, out of combat.',
    'basic.quest': 'Activate a Quest Item: 1 card, out of combat.',
    costs: 'What else costs',
    'costs.card': 'An Action card: itself and as many others as its corner says.',
    'costs.room': 'A room action: 2 cards, out of combat, in a room that works.',
    'costs.item': 'An Item: what its corner says.',
    'costs.free': 'Dropping things, leaving a pod: nothing.',
    noise: 'Noise die (10 faces)',
    'noise.number':
      'twice each: noise in the exit with that number. Noise there already: an Encounter.',
    'noise.danger': 'once: Intruders near come; if none is near, noise in every exit.',
    'noise.silence': 'once: nothing. With Slime it counts as Danger.',
    encounter: 'Encounter',
    'encounter.text':
      'Noise around the room is cleared; a token is drawn and its Intruder appears. Fewer cards in hand than its number: a surprise attack.',
    combat: 'Combat die (6 faces)',
    'combat.miss': 'nothing',
    'combat.creeper': 'twice: hits Larvae and Creepers',
    'combat.adult': 'hits all but Breeders and the Queen',
    'combat.one': '1 injury to any',
    'combat.two': '2 injuries to any (1 in melee)',
    kill: 'Does it die?',
    'kill.larva': 'Larva, Egg: one injury is enough.',
    'kill.adult': 'Creeper, Adult: 1 Attack card; its value up to the injuries kills.',
    'kill.queen':
      'Breeder, Queen: 2 Attack cards; their sum up to the injuries kills. An arrow: it retreats.',
    body: 'Wounds',
    'body.text':
      'Third Light Wound: a Serious one. Three Serious Wounds: the next wound kills, dressed or not.',
    symbols: 'Symbols',
    end: 'The end',
    'end.1': 'The game ends at the jump, at an explosion, or when nobody awake is left aboard.',
    'end.2': 'Engines: with two or more damaged the ship explodes.',
    'end.3': 'Coordinates: anywhere but Earth, whoever hibernates dies.',
    'end.4':
      'Contamination: with an infected card or a Larva, four cards are drawn; a Contamination card among them kills.',
    'end.5': 'Objectives: whoever lives and has met theirs wins.',
    explosion:
      'Explosion: the self-destruct sequence runs out, or a ninth Fire or Malfunction is needed.',
  },
  {
    round: 'Une manche',
    'round.1': 'Piocher jusqu’à 5 cartes ; le marqueur Premier joueur passe à gauche.',
    'round.2': 'Des tours de 2 actions, encore et encore, jusqu’à ce que tous aient passé.',
    'round.3':
      'Phase Événement : temps, attaques d’Intrus, feu, une carte Événement, un jeton du sac.',
    basic: 'Actions de base',
    'basic.move':
      'Déplacement : 1 carte. Au combat c’est une fuite : chaque Intrus présent attaque d’abord.',
    'basic.careful':
      'Déplacement vigilant : 2 cartes, hors combat. Pas de jet ; vous choisissez le couloir bruyant.',
    'basic.shoot': 'Tir : 1 carte et 1 munition.',
    'basic.melee': 'Corps-à-corps : 1 carte. 1 carte Contamination ; rater est une blessure grave.',
    'basic.pick-up': 'Ramasser un corps : 1 carte, hors combat.',
    'basic.trade': 'Échanger dans une salle : 1 carte, hors combat.',
    'basic.craft': 'Fabriquer avec deux composants : 1 carte, hors combat.',
    'basic.quest': 'Activer un objet de quête : 1 carte, hors combat.',
    costs: 'Les autres coûts',
    'costs.card': 'Une carte Action : elle-même et autant d’autres que dit son coin.',
    'costs.room': 'Une action de salle : 2 cartes, hors combat, dans une salle en marche.',
    'costs.item': 'Un objet : ce que dit son coin.',
    'costs.free': 'Lâcher, quitter une nacelle : rien.',
    noise: 'Dé de bruit (10 faces)',
    'noise.number':
      'deux fois chacun : du bruit dans la sortie de ce numéro. S’il y en a déjà : une rencontre.',
    'noise.danger': 'une fois : les Intrus proches arrivent ; sinon du bruit dans chaque sortie.',
    'noise.silence': 'une fois : rien. Avec du slime, compte comme danger.',
    encounter: 'Rencontre',
    'encounter.text':
      'Le bruit autour de la salle est effacé ; on tire un jeton et son Intrus apparaît. Moins de cartes en main que son nombre : attaque-surprise.',
    combat: 'Dé de combat (6 faces)',
    'combat.miss': 'rien',
    'combat.creeper': 'deux fois : touche larves et rôdeurs',
    'combat.adult': 'touche tout sauf les hybrides et la reine',
    'combat.one': '1 dégât à tous',
    'combat.two': '2 dégâts à tous (1 au corps-à-corps)',
    kill: 'Meurt-il ?',
    'kill.larva': 'Larve, œuf : un dégât suffit.',
    'kill.adult': 'Rôdeur, adulte : 1 carte Attaque ; une valeur jusqu’aux dégâts tue.',
    'kill.queen':
      'Hybride, reine : 2 cartes Attaque ; une somme jusqu’aux dégâts tue. Une flèche : retraite.',
    body: 'Blessures',
    'body.text':
      'Troisième blessure légère : une grave. Trois graves : la prochaine blessure tue, pansées ou non.',
    symbols: 'Symboles',
    end: 'La fin',
    'end.1':
      'La partie finit au saut, à une explosion, ou quand plus personne n’est éveillé à bord.',
    'end.2': 'Moteurs : avec deux endommagés ou plus, le vaisseau explose.',
    'end.3': 'Coordonnées : ailleurs que la Terre, qui hiberne meurt.',
    'end.4':
      'Contamination : avec une carte infectée ou une larve, on tire quatre cartes ; une Contamination parmi elles tue.',
    'end.5': 'Objectifs : gagne qui vit et a rempli le sien.',
    explosion:
      'Explosion : l’autodestruction arrive au bout, ou il faut un neuvième feu ou une neuvième panne.',
  },
)

export type ReferenceWord = keyof (typeof REFERENCE)['en']
