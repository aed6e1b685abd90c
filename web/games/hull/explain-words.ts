import { words } from '../../words/words.ts'

/** Words of explanations: ours alone, short; the rules follow them. */
export const EXPLAIN_WORDS = words(
  {
    // --- sorts ---
    'sort.room': 'Room {number}',
    'sort.corridor': 'Corridor',
    'sort.technical': 'Technical Corridors',
    'sort.intruder': 'Intruder',
    'sort.card': 'Action card',
    'sort.contamination': 'Contamination card',
    'sort.item': '{colour} Item',
    'sort.weapon': 'Starting Weapon',
    'sort.quest': 'Quest Item',
    'sort.quest-inactive': 'Quest Item, not active yet',
    'sort.crafted': 'Crafted Item',
    'sort.object': 'Object',
    'sort.wound': 'Serious Wound',
    'sort.character': 'Character',
    'sort.attack': 'Intruder Attack card',
    'sort.event': 'Event card',
    'sort.weakness': 'Weakness',
    'sort.deck': 'Deck',
    'sort.pile': 'Cards of {seat}',
    'sort.marker': 'Marker',
    'sort.track': 'Track',
    'sort.token': 'Exploration token',
    'sort.body': 'Character board',

    // --- rooms ---
    unexplored: 'Unexplored',
    'unexplored-text':
      'Nobody knows what is here. Whoever enters turns the tile over, resolves its Exploration token and then rolls for noise, if the room is empty.',
    'seen-only': 'Only you have looked at it: the others do not know.',
    'token-known': 'You know its Exploration token: {token}.',
    'room-action': 'Room action (2 cards, out of combat):',
    search: 'Searching gives {colour} Items; left: {number}.',
    'search-white': 'Searching gives Items of any one colour; left: {number}.',
    'no-search': 'It cannot be searched.',
    computer: 'It has a Computer.',
    'computer-broken': 'Its Computer does not work until the Malfunction is gone.',
    'is-burning':
      'It burns: a turn that ends here gives a Light Wound; Intruders here are injured in the Event phase.',
    'is-broken': 'Malfunction: its action cannot be used. Searching still works.',
    'lies-here': 'Here lie: {list}.',
    depressurised:
      'It is being depressurised: whatever is alive here dies when the Player phase ends, unless a door opens.',
    exits: 'Exits: {list}.',

    // --- corridors ---
    'corridor-text':
      'A noise roll that shows {numbers} in one of the two rooms puts noise here; where noise lies already, it is an Encounter.',
    'corridor-ends':
      'It bears {numbers} in {one} and {far} in {other}: a noise roll of that number there puts noise here; where noise lies already, it is an Encounter.',
    'has-noise': 'There is noise here now: the same roll brings an Intruder.',
    'is-quiet': 'It is quiet now.',
    'door.open': 'No door is closed here.',
    'door.closed':
      'The door is closed: nobody passes. An Intruder that wants to pass destroys it instead.',
    'door.destroyed': 'The door is destroyed: the way is open, and it cannot be closed again.',
    'technical-text':
      'Ducts that Intruders use. Noise in one entrance counts for all of them. An Intruder that goes in vanishes and returns to the bag.',

    // --- Intruders ---
    'endurance-0': 'One injury kills it.',
    'endurance-1': 'When injured, an Attack card is drawn: a value up to its injuries kills it.',
    'endurance-2':
      'When injured, two Attack cards are drawn: it dies if their sum is not above its injuries.',
    'hurt-now': 'Injuries now: {number}.',
    'attack-larva':
      'It attacks without a card: it settles on its victim, with a Contamination card.',
    'attack-other': 'When it attacks, an Attack card is drawn; it hits if the card shows its kind.',
    'in-room': 'It is in {place}.',
    'fights-now': 'It is in combat with everybody in that room.',

    // --- cards ---
    cost: 'Costs itself and {cost} other cards.',
    'cost-0': 'Costs only itself.',
    'item-cost': 'Costs {cost} cards.',
    'when.any': 'In combat or out of it.',
    'when.combat': 'Only in combat.',
    'when.calm': 'Only out of combat.',
    reaction: 'A reaction: played at its moment, in anybody’s turn.',
    heavy: 'Heavy: it takes a hand.',
    once: 'Discarded after use.',
    'ammo-now': 'Ammo now: {ammo}.',
    capacity: 'Holds {capacity} Ammo.',
    energy: 'Energy Weapon.',
    symbol: 'Component: {symbol}.',
    recipe: 'Made of: {one} and {two}.',
    'quest-place':
      'To activate it: stand in {place}, which must work, and spend an action (1 card).',
    'quest-discard': 'To activate it: discard {items} and spend an action (1 card).',
    dressed: 'A dressed wound has no effect, but still counts: three is the most one can bear.',
    'objective-now': '{condition}: {done} of {needed}',
    'objective-or': 'Or: {way}',
    'objective-survive': 'You must also survive.',
    attackers: 'Hits as: {types}.',
    blood: 'In an endurance check: {blood}.',
    retreat: 'retreat',
    dark: 'In the dark besides: {text}',
    moves: 'Moving through exit {exit}: {types}.',
    'moves-nobody': 'Nobody moves.',

    // --- Characters ---
    'weapon-of': 'Weapon: {weapon}.',
    'quests-of': 'Quest Items: {quests}.',
    'cards-of': 'Cards of its own: {cards}.',
    'player-number': 'Player number {number}: some Objectives speak of it.',

    // --- markers and states ---
    'light-wounds': 'Light Wounds',
    'light-wounds-text': 'Two fit on the track; the third becomes a Serious Wound.',
    'serious-wounds': 'Serious Wounds',
    'serious-wounds-text': 'Three can be borne. With three, any further wound kills.',
    slime: 'Slime',
    'slime-text': 'Every Silence counts as Danger. Clothes or a shower remove it.',
    larva: 'Larva',
    'larva-text':
      'It waits. An infected scan or the Eclosion event kills its host; at the end it forces the draw of four cards. Surgery or an Antidote removes it.',
    signal: 'Signal',
    'signal-text': 'Some Objectives ask for it.',
    contaminations: 'Contamination',
    'contaminations-text':
      'Cards that give no action and pay for nothing. Some are infected; only a scan tells. At the end an infected one may kill.',
    fire: 'Fire',
    'fire-text': 'A turn that ends here gives a Light Wound.',
    malfunction: 'Malfunction',
    'malfunction-text': 'The room action and the Computer do not work.',
    noise: 'Noise',
    'noise-text':
      'A noise roll that points here again brings an Encounter, which clears all noise around that room.',
    'door-marker': 'Door',
    'first-player': 'First Player',
    'first-player-text':
      'Begins every round, and whatever is done in order. The marker goes round to the left.',

    // --- decks ---
    bag: 'Intruder bag',
    'bag-text': 'Encounters draw from it; so does the end of every round. It holds: {list}.',
    eggs: 'Eggs in the Nest',
    'eggs-text': 'On the Intruder board: {number}. With none left the Nest is destroyed.',
    deck: 'Cards left: {number}.',
    'deck-discard': 'Discarded: {list}.',
    'deck-known': 'You know card {at} from the top: {name}.',
    'pile-deck': 'Deck of {number}. When it is empty the discard is shuffled into a new one.',
    'pile-discard': 'Lying face up: {list}.',
    nothing: 'nothing',
    unfound: 'Not discovered. Analyse in the Laboratory: {slot}.',
    back: 'An Item of this colour: what it is, only its owner knows.',
    objects:
      'An Object takes a hand. It matters to the Laboratory, to some rooms and to some Objectives.',
  },
  {
    'sort.room': 'Salle {number}',
    'sort.corridor': 'Couloir',
    'sort.technical': 'Conduits',
    'sort.intruder': 'Intrus',
    'sort.card': 'Carte Action',
    'sort.contamination': 'Carte Contamination',
    'sort.item': 'Objet ({colour})',
    'sort.weapon': 'Arme de départ',
    'sort.quest': 'Objet de quête',
    'sort.quest-inactive': 'Objet de quête, pas encore actif',
    'sort.crafted': 'Objet fabriqué',
    'sort.object': 'Corps',
    'sort.wound': 'Blessure grave',
    'sort.character': 'Personnage',
    'sort.attack': 'Carte Attaque d’Intrus',
    'sort.event': 'Carte Événement',
    'sort.weakness': 'Point faible',
    'sort.deck': 'Pioche',
    'sort.pile': 'Cartes : {seat}',
    'sort.marker': 'Marqueur',
    'sort.track': 'Piste',
    'sort.token': 'Jeton Exploration',
    'sort.body': 'Plateau de personnage',

    unexplored: 'Inexplorée',
    'unexplored-text':
      'Personne ne sait ce qu’il y a ici. Qui entre retourne la tuile, applique son jeton Exploration, puis fait un jet de bruit si la salle est vide.',
    'seen-only': 'Vous seul l’avez regardée : les autres ne savent pas.',
    'token-known': 'Vous connaissez son jeton Exploration : {token}.',
    'room-action': 'Action de salle (2 cartes, hors combat) :',
    search: 'Y fouiller donne des objets ({colour}) ; restent : {number}.',
    'search-white': 'Y fouiller donne des objets d’une couleur au choix ; restent : {number}.',
    'no-search': 'On ne peut pas y fouiller.',
    computer: 'Elle a un ordinateur.',
    'computer-broken': 'Son ordinateur ne marche pas tant que dure la panne.',
    'is-burning':
      'Elle brûle : un tour qui finit ici donne une blessure légère ; les Intrus y subissent des dégâts en phase Événement.',
    'is-broken': 'Panne : son action est indisponible. La fouille marche encore.',
    'lies-here': 'Ici se trouvent : {list}.',
    depressurised:
      'Elle est en dépressurisation : tout ce qui y vit meurt à la fin de la phase Joueurs, sauf si une porte s’ouvre.',
    exits: 'Sorties : {list}.',

    'corridor-text':
      'Un jet de bruit qui montre {numbers} dans l’une des deux salles met du bruit ici ; s’il y en a déjà, c’est une rencontre.',
    'corridor-ends':
      'Il porte {numbers} dans {one} et {far} dans {other} : un jet de bruit de ce nombre y met du bruit ici ; s’il y en a déjà, c’est une rencontre.',
    'has-noise': 'Il y a du bruit ici : le même jet amène un Intrus.',
    'is-quiet': 'Tout est calme ici.',
    'door.open': 'Aucune porte n’est fermée ici.',
    'door.closed':
      'La porte est fermée : personne ne passe. Un Intrus qui veut passer la détruit à la place.',
    'door.destroyed': 'La porte est détruite : le passage est libre et ne se referme plus.',
    'technical-text':
      'Des conduits que les Intrus empruntent. Le bruit à une entrée compte pour toutes. Un Intrus qui y entre disparaît et retourne dans le sac.',

    'endurance-0': 'Un seul dégât le tue.',
    'endurance-1':
      'Blessé, on tire une carte Attaque : une valeur inférieure ou égale à ses dégâts le tue.',
    'endurance-2':
      'Blessé, on tire deux cartes Attaque : il meurt si leur somme ne dépasse pas ses dégâts.',
    'hurt-now': 'Dégâts : {number}.',
    'attack-larva':
      'Elle attaque sans carte : elle s’installe sur sa victime, avec une carte Contamination.',
    'attack-other':
      'Quand il attaque, on tire une carte Attaque ; il touche si elle montre son espèce.',
    'in-room': 'Il est dans {place}.',
    'fights-now': 'Il est au combat avec tous ceux de cette salle.',

    cost: 'Coûte elle-même et {cost} autres cartes.',
    'cost-0': 'Ne coûte qu’elle-même.',
    'item-cost': 'Coûte {cost} cartes.',
    'when.any': 'Au combat ou hors combat.',
    'when.combat': 'Seulement au combat.',
    'when.calm': 'Seulement hors combat.',
    reaction: 'Une réaction : jouée à son moment, au tour de n’importe qui.',
    heavy: 'Lourd : il occupe une main.',
    once: 'Défaussé après usage.',
    'ammo-now': 'Munitions : {ammo}.',
    capacity: 'Contient {capacity} munitions.',
    energy: 'Arme à énergie.',
    symbol: 'Composant : {symbol}.',
    recipe: 'Fait de : {one} et {two}.',
    'quest-place':
      'Pour l’activer : être dans {place}, en état de marche, et dépenser une action (1 carte).',
    'quest-discard': 'Pour l’activer : défausser {items} et dépenser une action (1 carte).',
    dressed:
      'Une blessure pansée n’a plus d’effet, mais compte encore : on en supporte trois au plus.',
    'objective-now': '{condition} : {done} sur {needed}',
    'objective-or': 'Ou : {way}',
    'objective-survive': 'Il faut aussi survivre.',
    attackers: 'Touche pour : {types}.',
    blood: 'Dans un test de résistance : {blood}.',
    retreat: 'retraite',
    dark: 'Dans le noir, en plus : {text}',
    moves: 'Passent par la sortie {exit} : {types}.',
    'moves-nobody': 'Personne ne bouge.',

    'weapon-of': 'Arme : {weapon}.',
    'quests-of': 'Objets de quête : {quests}.',
    'cards-of': 'Cartes propres : {cards}.',
    'player-number': 'Joueur numéro {number} : certains objectifs en parlent.',

    'light-wounds': 'Blessures légères',
    'light-wounds-text': 'La piste en porte deux ; la troisième devient une blessure grave.',
    'serious-wounds': 'Blessures graves',
    'serious-wounds-text': 'On en supporte trois. Avec trois, toute autre blessure tue.',
    slime: 'Slime',
    'slime-text': 'Tout silence compte comme un danger. Des vêtements ou une douche l’enlèvent.',
    larva: 'Larve',
    'larva-text':
      'Elle attend. Un scan infecté ou l’événement Éclosion tue son hôte ; à la fin elle impose de tirer quatre cartes. Le bloc opératoire ou un antidote l’enlève.',
    signal: 'Signal',
    'signal-text': 'Certains objectifs le demandent.',
    contaminations: 'Contamination',
    'contaminations-text':
      'Des cartes sans action et qui ne paient rien. Certaines sont infectées ; seul un scan le dit. À la fin une carte infectée peut tuer.',
    fire: 'Feu',
    'fire-text': 'Un tour qui finit ici donne une blessure légère.',
    malfunction: 'Panne',
    'malfunction-text': 'L’action de la salle et l’ordinateur ne marchent pas.',
    noise: 'Bruit',
    'noise-text':
      'Un jet de bruit qui désigne encore cet endroit amène une rencontre, qui efface le bruit autour de la salle.',
    'door-marker': 'Porte',
    'first-player': 'Premier joueur',
    'first-player-text':
      'Commence chaque manche et tout ce qui se fait dans l’ordre. Le marqueur tourne vers la gauche.',

    bag: 'Sac des Intrus',
    'bag-text': 'Les rencontres y puisent, la fin de chaque manche aussi. Il contient : {list}.',
    eggs: 'Œufs dans le nid',
    'eggs-text': 'Sur le plateau des Intrus : {number}. Sans œuf, le nid est détruit.',
    deck: 'Cartes restantes : {number}.',
    'deck-discard': 'Défausse : {list}.',
    'deck-known': 'Vous connaissez la carte {at} depuis le dessus : {name}.',
    'pile-deck': 'Pioche de {number}. Vide, on y remélange la défausse.',
    'pile-discard': 'Face visible : {list}.',
    nothing: 'rien',
    unfound: 'Pas découvert. À analyser au laboratoire : {slot}.',
    back: 'Un objet de cette couleur : ce que c’est, seul son propriétaire le sait.',
    objects:
      'Un corps occupe une main. Il sert au laboratoire, à certaines salles et à certains objectifs.',
  },
)

export type ExplainWord = keyof (typeof EXPLAIN_WORDS)['en']
