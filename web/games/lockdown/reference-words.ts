import { words } from '../../words/words.ts'

export const REFERENCE = words(
  {
    round: 'A round',
    'round.1': 'Draw up to 5 cards (6 in the Isolation Room); the First Player token goes left.',
    'round.2': 'Turns of 2 actions each, round and round, until all have passed.',
    'round.3':
      'Event phase: launch, time, noise fades, Intruder attacks, fire, an Event card, a token from the bag.',
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
    'basic.escape': 'Escape the Base: 2 cards, in an Exit Airlock with the Main Gate open.',
    costs: 'What else costs',
    'costs.card': 'An Action card: itself and as many others as its corner says.',
    'costs.room': 'A room action: 2 cards, the Elevator 1; out of combat, in a room that works.',
    'costs.computer': 'A Computer Action: 1 or 2 cards, in a powered room with a working Computer.',
    'costs.item': 'An Item: what its corner says.',
    power: 'Power and dark',
    'power.lit': 'Powered: advantage die, Computers, noise fades where nobody is near.',
    'power.dark':
      'Dark: combat die, no Computer Actions, noise stays, higher token numbers, dark effects. Stairs are always dark.',
    'power.fails':
      'Power fails: at blue strokes of the time track always, at red ones until power is restored; the highest blue token turns red.',
    'power.light': 'Light: one use of a Flashlight or Light Stick counters one dark effect on you.',
    noise: 'Noise die (10 faces)',
    'noise.number':
      'twice each: noise in the exit with that number. Noise there already: an Encounter.',
    'noise.danger': 'once: Intruders near come; if none is near, noise in every exit.',
    'noise.silence': 'once: nothing. With Slime it counts as Danger.',
    'noise.surface':
      'On the surface the d12 has two more faces: a Mars Surface card for everybody there.',
    encounter: 'Encounter',
    'encounter.text':
      'Noise around the room is cleared; a token is drawn and its Intruder appears. Fewer cards in hand than its number (the higher one in the dark): a surprise attack.',
    combat: 'Combat die (6 faces)',
    'combat.miss': 'nothing',
    'combat.creeper': 'twice: hits Larvae and Creepers',
    'combat.adult': 'hits all but Breeders and the Queen',
    'combat.one': '1 injury to any',
    'combat.two': '2 injuries to any (1 in melee)',
    advantage: 'Advantage die (shots in powered sections)',
    'advantage.text':
      'No miss and one Creeper less; instead: 1 injury for a discarded card, and 1 injury or 2 for a discarded card.',
    kill: 'Does it die?',
    'kill.larva': 'Larva, Egg: one injury is enough.',
    'kill.adult': 'Creeper, Adult: 1 Attack card; its value up to the injuries kills.',
    'kill.queen':
      'Breeder, Queen: 2 Attack cards; their sum up to the injuries kills. An arrow: it retreats.',
    body: 'Wounds',
    'body.text':
      'Third Light Wound: a Serious one. Three Serious Wounds: the next wound kills, dressed or not.',
    out: 'Ways to live',
    'out.pod':
      'CSS pod: while time stands at a CSS token, wait in a pod; the right pod leaves, the others come back with a Serious Wound.',
    'out.bunker': 'Bunker: by Rover without a roll, or in an Enviro-Suit with a noise roll.',
    'out.isolation':
      'Isolation Room: from space 8, or with the Alert Procedure; a noise roll. It does not save you when the base is destroyed.',
    'out.gate': 'Main Gate: opens with the first death, or when the Autodestruction turns red.',
    codes: 'Contingencies',
    'codes.count': 'Seven tokens: one Green, two Yellow, two Blue, one Gray, one Red.',
    symbols: 'Symbols',
    'symbol.power': 'power',
    'symbol.dark': 'in the dark',
    'symbol.knowledge': 'Knowledge',
    'symbol.code': 'Contingency token',
    'symbol.rover': 'Rover',
    end: 'The end',
    'end.1':
      'The game ends on the last space (purge), after the Alert Procedure, when the base is destroyed, or when nobody is left in it.',
    'end.2': 'Contingency: the active one is turned over; it may kill survivors.',
    'end.3':
      'Contamination: with an infected card or a Larva, four cards are drawn; a Contamination card among them kills.',
    'end.4': 'Objectives: whoever lives and has met theirs wins.',
  },
  {
    round: 'Une manche',
    'round.1':
      'Piocher jusqu’à 5 cartes (6 en Chambre d’isolement) ; le jeton Premier joueur passe à gauche.',
    'round.2': 'Des tours de 2 actions, encore et encore, jusqu’à ce que tous aient passé.',
    'round.3':
      'Phase Événement : envoi, temps, bruit qui s’efface, attaques d’Intrus, feu, une carte Événement, un jeton du sac.',
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
    'basic.escape': 'Quitter la base : 2 cartes, dans un sas de sortie, la Grande porte ouverte.',
    costs: 'Les autres coûts',
    'costs.card': 'Une carte Action : elle-même et autant d’autres que dit son coin.',
    'costs.room':
      'Une action de salle : 2 cartes, l’Ascenseur 1 ; hors combat, dans une salle en marche.',
    'costs.computer':
      'Une action d’ordinateur : 1 ou 2 cartes, dans une salle alimentée dont l’ordinateur marche.',
    'costs.item': 'Un objet : ce que dit son coin.',
    power: 'Courant et noir',
    'power.lit': 'Courant : dé d’avantage, ordinateurs, le bruit s’efface là où il n’y a personne.',
    'power.dark':
      'Noir : dé de combat, pas d’action d’ordinateur, le bruit reste, nombres plus élevés, effets du noir. Les escaliers sont toujours noirs.',
    'power.fails':
      'Coupures : aux traits bleus de la piste toujours, aux rouges tant que le courant n’est pas rétabli ; le jeton bleu le plus élevé passe au rouge.',
    'power.light':
      'Lumière : un usage de lampe ou de bâton lumineux annule un effet du noir sur vous.',
    noise: 'Dé de bruit (10 faces)',
    'noise.number':
      'deux fois chacun : du bruit dans la sortie de ce numéro. S’il y en a déjà : une rencontre.',
    'noise.danger': 'une fois : les Intrus proches arrivent ; sinon du bruit dans chaque sortie.',
    'noise.silence': 'une fois : rien. Avec du slime, compte comme danger.',
    'noise.surface':
      'En surface, le d12 a deux faces de plus : une carte Surface de Mars pour tous ceux qui y sont.',
    encounter: 'Rencontre',
    'encounter.text':
      'Le bruit autour de la salle est effacé ; on tire un jeton et son Intrus apparaît. Moins de cartes en main que son nombre (le plus élevé dans le noir) : attaque-surprise.',
    combat: 'Dé de combat (6 faces)',
    'combat.miss': 'rien',
    'combat.creeper': 'deux fois : touche larves et rôdeurs',
    'combat.adult': 'touche tout sauf les hybrides et la reine',
    'combat.one': '1 dégât à tous',
    'combat.two': '2 dégâts à tous (1 au corps-à-corps)',
    advantage: 'Dé d’avantage (tirs dans un secteur alimenté)',
    'advantage.text':
      'Pas d’échec et un rôdeur de moins ; à la place : 1 dégât pour une carte défaussée, et 1 dégât ou 2 pour une carte défaussée.',
    kill: 'Meurt-il ?',
    'kill.larva': 'Larve, œuf : un dégât suffit.',
    'kill.adult': 'Rôdeur, adulte : 1 carte Attaque ; une valeur jusqu’aux dégâts tue.',
    'kill.queen':
      'Hybride, reine : 2 cartes Attaque ; une somme jusqu’aux dégâts tue. Une flèche : retraite.',
    body: 'Blessures',
    'body.text':
      'Troisième blessure légère : une grave. Trois graves : la prochaine blessure tue, pansées ou non.',
    out: 'Comment survivre',
    'out.pod':
      'Nacelle SAF : tant que le temps est à un jeton SAF, attendre dans une nacelle ; la bonne part, les autres reviennent avec une blessure grave.',
    'out.bunker': 'Bunker : en Astromobile sans jet, ou en combinaison avec un jet de bruit.',
    'out.isolation':
      'Chambre d’isolement : dès la case 8, ou avec la Procédure d’alerte ; un jet de bruit. Elle ne sauve pas si la base est détruite.',
    'out.gate':
      'Grande porte : s’ouvre au premier mort, ou quand l’Autodestruction passe au rouge.',
    codes: 'Contingences',
    'codes.count': 'Sept jetons : un Vert, deux Jaunes, deux Bleus, un Gris, un Rouge.',
    symbols: 'Symboles',
    'symbol.power': 'courant',
    'symbol.dark': 'dans le noir',
    'symbol.knowledge': 'Connaissance',
    'symbol.code': 'jeton Contingence',
    'symbol.rover': 'Astromobile',
    end: 'La fin',
    'end.1':
      'La partie finit à la dernière case (purge), après la Procédure d’alerte, si la base est détruite, ou quand elle est vide.',
    'end.2': 'Contingence : l’active est retournée ; elle peut tuer des survivants.',
    'end.3':
      'Contamination : avec une carte infectée ou une larve, on tire quatre cartes ; une Contamination parmi elles tue.',
    'end.4': 'Objectifs : gagne qui vit et a rempli le sien.',
  },
)

export type ReferenceWord = keyof (typeof REFERENCE)['en']
