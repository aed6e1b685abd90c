import { words } from '../../words/words.ts'

/** Words of explanations of what only Lockdown has. */
export const BASE_EXPLAIN = words(
  {
    'sort.power': 'Power token',
    'sort.elevator': 'Elevator',
    'sort.way-out': 'Way out',
    'sort.computer': 'Computer Action card',
    'sort.pod': 'CSS pod',
    'sort.css': 'CSS token',
    'sort.contingency': 'Contingency',
    'sort.special': 'Special room',
    'sort.stairs': 'Emergency Staircase',
    'sort.crossing': 'On the surface',
    'sort.path': 'Path',
    'sort.zone': 'Zone of the surface',

    time: 'Time track',
    'time-text':
      'One space each round, from 15 down. On the last space the base is purged: whoever is still in it and not locked in dies.',
    'time-blue': 'Power is restored: only the blue strokes still take a Power token.',
    'time-red':
      'Power is not restored: red and blue strokes turn the highest blue Power token red.',
    'next-failure': 'Next: entering space {space}, {place} loses its power.',
    'no-failure': 'No power fails any more by itself.',
    'isolation-open': 'The Isolation Room is open.',
    'isolation-shut': 'The Isolation Room opens on space 8, or with the Alert Procedure.',

    'power-text':
      'It gives power while its blue side is up. Each stroke of the Time track turns the blue token with the highest number red.',
    'power-on':
      'Powered: Computers work, shots roll the advantage die, noise fades where nobody is near.',
    'power-off':
      'Dark: no Computer Actions, the plain combat die, noise stays, the higher number of Intruder tokens and dark effects count.',
    'power-elevator': 'It moves the Elevator, whatever the power of the sections.',

    elevator: 'The Elevator',
    'elevator-at': 'It is at {place}.',
    'elevator-on': 'It has power.',
    'elevator-off': 'It has no power: it can be neither called nor ridden.',
    'elevator-stuck': 'It is locked until the round ends.',
    'elevator-text':
      'In an Elevator Room: call it (1 card), or ride it to another (1 card), with whoever agrees to come. No noise roll.',

    bunker: 'The Bunker',
    'bunker-text':
      'From an Exit Airlock, with the Main Gate open, out of combat (2 cards): with the Rover, without a noise roll; or on foot in an Enviro-Suit, with one.',
    'bunker-surface':
      'From an Exit Airlock with the Rover, without a noise roll; or on foot from intersection 4 in an Enviro-Suit, with one. The Main Gate must be open (2 cards).',
    'gate-open': 'The Main Gate is open, for good.',
    'gate-shut':
      'The Main Gate is closed. It opens at the first death, or when the Autodestruction turns red.',
    inside: 'In it: {names}.',

    rover: 'The Rover',
    'rover-text':
      'It carries one Character to the Bunker and stays there. The Computer, or a few cards, send it back empty.',
    'rover-drives':
      'At your Exit Airlock it also drives you to another one (1 card), without a noise roll.',
    'rover-at': 'It stands at {place}.',
    'rover-away': 'It stands at the Bunker.',

    'computer-text':
      'In a powered room with a working Computer, out of combat: one of the three effects. Then another card is turned up.',
    'computer-works': 'Your room has a working Computer.',
    'computer-dark': 'Your room has a Computer, but no power.',
    'computer-none': 'Your room has no working Computer.',

    pod: 'Pod {letter}',
    'pod-text':
      'Enter it in its room while the Time token stands at a CSS token: your hand is discarded, you pass, and wait. The launch reveals the token: the right pod leaves the base, all others come back with a Serious Wound.',
    'pod-room': 'Its room: {place}.',
    'pod-unknown': 'Its room has not been found.',
    'pod-rider': '{name} waits in it.',
    'pod-empty': 'It is empty.',

    css: 'Launch at space {space}',
    'css-text':
      'When the Time token stands here at the end of the Player phase, the token is revealed: it says which pods leave.',
    'css-hidden': 'It lies face down, and you have not seen it.',
    'css-known': 'You know it: {what}.',
    'css-used': 'It has been revealed: {what}.',

    'active-contingency': 'The active contingency',
    'active-text':
      'It decides at the end who of the survivors is let live. Nobody may look at it before. What you know of other tokens tells what it cannot be.',
    'active-known': 'It was {code}. {text}',
    pool: 'The neutral pool',
    'pool-text': 'Tokens that nobody holds: {number}. Some rooms let you take one and keep it.',
    'pool-known': 'You know of them: {codes}.',
    'code-text': 'While you hold it, it is not the active one; unless there are two of it.',
    'code-copies': 'Tokens of this code: {number} of 7.',

    knowledge: 'Knowledge',
    'knowledge-text':
      'From 3, 5 and 8 on, the Weaknesses of the first, second and third place help you. Objects, the Archive, the Computer and the Nest teach.',
    'knowledge-of': '{name}: {number} of 8.',
    'knowledge-active': 'The token is active: Code Yellow kills its owner.',
    'knowledge-inactive': 'The token is inactive: the Archive would activate it.',

    'asks-knowledge': 'It helps whoever has so much Knowledge or more: {number}.',

    'room-dark': 'Dark: higher token numbers, dark effects; no Computer Action, no advantage die.',
    'room-lit': 'Powered.',
    'room-airlock': 'An Exit Airlock: from here one escapes to the Bunker.',
    'room-rover': 'The Rover stands here.',
    'room-sheltered':
      'A surface building: it shields from Mars Surface cards. Noise rolls use the d12.',
    'room-open':
      'In the open: noise rolls use the d12, and Mars Surface cards hit you fully, unless you wear an Enviro-Suit.',

    'path-text': 'A way in the open: it has no number, and takes neither noise nor a door.',
    'zone-text':
      'It stands for a technical corridor of its building, and of every intersection. Noise on it counts for all of them.',
    'zone-open': 'It stands for a technical corridor of every intersection.',

    alert: 'Alert Procedure',
    'alert-off':
      'It has not begun. It would end the game after half of the time that is left, and open the Isolation Room.',
    'alert-on':
      'The game ends when the Time token leaves space {space}. Whoever is in the base and not locked in dies.',
    autodestruction: 'Autodestruction',
    'auto-off': 'It does not run.',
    'auto-yellow':
      'Its token lies on space {space}. Until time leaves it, it can be stopped; then it turns red and goes three spaces on.',
    'auto-red':
      'It cannot be stopped: when time leaves space {space}, the base is destroyed with all in it, locked in or not.',
    surface: 'Mars Surface card',
    'surface-open': 'In the open: {text}',
    'surface-sheltered': 'In a building or an Enviro-Suit: {text}',
  },
  {
    'sort.power': 'Jeton Courant',
    'sort.elevator': 'Ascenseur',
    'sort.way-out': 'Sortie',
    'sort.computer': 'Carte Action d’ordinateur',
    'sort.pod': 'Nacelle SAF',
    'sort.css': 'Jeton SAF',
    'sort.contingency': 'Contingence',
    'sort.special': 'Salle spéciale',
    'sort.stairs': 'Escaliers de secours',
    'sort.crossing': 'En surface',
    'sort.path': 'Chemin',
    'sort.zone': 'Zone de la surface',

    time: 'Piste temporelle',
    'time-text':
      'Une case par manche, en partant de 15. À la dernière, la base est purgée : qui s’y trouve encore sans être isolé meurt.',
    'time-blue': 'Le courant est rétabli : seuls les traits bleus coupent encore un jeton.',
    'time-red':
      'Le courant n’est pas rétabli : les traits rouges et bleus retournent le jeton bleu le plus élevé.',
    'next-failure': 'Ensuite : à la case {space}, {place} perd son courant.',
    'no-failure': 'Plus aucun courant ne se coupe de lui-même.',
    'isolation-open': 'La Chambre d’isolement est ouverte.',
    'isolation-shut': 'La Chambre d’isolement s’ouvre à la case 8, ou avec la Procédure d’alerte.',

    'power-text':
      'Il donne du courant tant que sa face bleue est visible. Chaque trait de la piste retourne le jeton bleu au nombre le plus élevé.',
    'power-on':
      'Courant : les ordinateurs marchent, les tirs se font au dé d’avantage, le bruit s’efface là où il n’y a personne.',
    'power-off':
      'Noir : pas d’action d’ordinateur, dé de combat ordinaire, le bruit reste, le nombre le plus élevé des jetons Intrus et les effets du noir comptent.',
    'power-elevator': 'Il fait marcher l’Ascenseur, quel que soit le courant des secteurs.',

    elevator: 'L’Ascenseur',
    'elevator-at': 'Il est à : {place}.',
    'elevator-on': 'Il a du courant.',
    'elevator-off': 'Il n’a pas de courant : on ne peut ni l’appeler ni le prendre.',
    'elevator-stuck': 'Il est bloqué jusqu’à la fin de la manche.',
    'elevator-text':
      'Dans un sas d’ascenseur : l’appeler (1 carte), ou le prendre vers un autre (1 carte), avec qui veut venir. Pas de jet de bruit.',

    bunker: 'Le Bunker',
    'bunker-text':
      'Depuis un sas de sortie, la Grande porte ouverte, hors combat (2 cartes) : avec l’Astromobile, sans jet de bruit ; ou à pied en combinaison, avec un jet.',
    'bunker-surface':
      'Depuis un sas de sortie avec l’Astromobile, sans jet de bruit ; ou à pied depuis l’intersection 4 en combinaison, avec un jet. La Grande porte doit être ouverte (2 cartes).',
    'gate-open': 'La Grande porte est ouverte, pour de bon.',
    'gate-shut':
      'La Grande porte est fermée. Elle s’ouvre au premier mort, ou quand l’Autodestruction passe au rouge.',
    inside: 'À l’intérieur : {names}.',

    rover: 'L’Astromobile',
    'rover-text':
      'Elle mène un personnage au Bunker et y reste. L’ordinateur, ou quelques cartes, la renvoient à vide.',
    'rover-drives':
      'À votre sas de sortie, elle vous mène aussi à un autre (1 carte), sans jet de bruit.',
    'rover-at': 'Elle se trouve à : {place}.',
    'rover-away': 'Elle se trouve au Bunker.',

    'computer-text':
      'Dans une salle alimentée dont l’ordinateur marche, hors combat : un des trois effets. Puis une autre carte est retournée.',
    'computer-works': 'L’ordinateur de votre salle marche.',
    'computer-dark': 'Votre salle a un ordinateur, mais pas de courant.',
    'computer-none': 'Votre salle n’a pas d’ordinateur qui marche.',

    pod: 'Nacelle {letter}',
    'pod-text':
      'On y entre dans sa salle tant que le jeton Temps est à un jeton SAF : on défausse sa main, on passe, on attend. L’envoi révèle le jeton : la bonne nacelle quitte la base, les autres reviennent avec une blessure grave.',
    'pod-room': 'Sa salle : {place}.',
    'pod-unknown': 'Sa salle n’a pas été trouvée.',
    'pod-rider': 'Y attend : {name}.',
    'pod-empty': 'Elle est vide.',

    css: 'Envoi à la case {space}',
    'css-text':
      'Si le jeton Temps est ici à la fin de la phase Joueurs, le jeton est révélé : il dit quelles nacelles partent.',
    'css-hidden': 'Il est face cachée, et vous ne l’avez pas vu.',
    'css-known': 'Vous le connaissez : {what}.',
    'css-used': 'Il a été révélé : {what}.',

    'active-contingency': 'La contingence active',
    'active-text':
      'Elle décide à la fin qui des survivants a le droit de vivre. Personne ne peut la regarder avant. Ce que vous savez des autres jetons dit ce qu’elle ne peut pas être.',
    'active-known': 'C’était le {code}. {text}',
    pool: 'Le pool neutre',
    'pool-text':
      'Des jetons que personne n’a : {number}. Certaines salles permettent d’en prendre un et de le garder.',
    'pool-known': 'Vous en connaissez : {codes}.',
    'code-text':
      'Tant que vous l’avez, ce n’est pas la contingence active ; sauf s’il y en a deux.',
    'code-copies': 'Jetons de ce code : {number} sur 7.',

    knowledge: 'Connaissance',
    'knowledge-text':
      'À partir de 3, 5 et 8, les Points faibles du premier, du deuxième et du troisième emplacement vous aident. Les corps, les Archives, l’ordinateur et le Nid en donnent.',
    'knowledge-of': '{name} : {number} sur 8.',
    'knowledge-active': 'Le jeton est actif : le Code Jaune tue son propriétaire.',
    'knowledge-inactive': 'Le jeton est inactif : les Archives l’activeraient.',

    'asks-knowledge': 'Il aide qui a au moins tant de Connaissance : {number}.',

    'room-dark':
      'Noir : nombres plus élevés, effets du noir ; ni action d’ordinateur, ni dé d’avantage.',
    'room-lit': 'Alimentée.',
    'room-airlock': 'Un sas de sortie : c’est d’ici qu’on part vers le Bunker.',
    'room-rover': 'L’Astromobile se trouve ici.',
    'room-sheltered':
      'Un bâtiment de surface : il protège des cartes Surface de Mars. Les jets de bruit se font au d12.',
    'room-open':
      'À découvert : les jets de bruit se font au d12, et les cartes Surface de Mars vous touchent pleinement, sauf en combinaison.',

    'path-text': 'Un chemin à découvert : sans numéro, sans bruit ni porte.',
    'zone-text':
      'Elle tient lieu de conduit à son bâtiment et à chaque intersection. Son bruit compte pour tous.',
    'zone-open': 'Elle tient lieu de conduit à chaque intersection.',

    alert: 'Procédure d’alerte',
    'alert-off':
      'Elle n’a pas commencé. Elle terminerait la partie après la moitié du temps qui reste, et ouvrirait la Chambre d’isolement.',
    'alert-on':
      'La partie finit quand le jeton Temps quitte la case {space}. Qui est dans la base sans être isolé meurt.',
    autodestruction: 'Autodestruction',
    'auto-off': 'Elle n’est pas lancée.',
    'auto-yellow':
      'Son jeton est sur la case {space}. Tant que le temps ne l’a pas quittée, on peut l’arrêter ; ensuite il passe au rouge et avance de trois cases.',
    'auto-red':
      'On ne peut plus l’arrêter : quand le temps quitte la case {space}, la base est détruite avec tous ceux qui s’y trouvent, isolés ou non.',
    surface: 'Carte Surface de Mars',
    'surface-open': 'À découvert : {text}',
    'surface-sheltered': 'Dans un bâtiment ou en combinaison : {text}',
  },
)

export type BaseExplainWord = keyof (typeof BASE_EXPLAIN)['en']
