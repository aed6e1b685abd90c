import { words } from '../../words/words.ts'

export const explainWords = words(
  {
    'sort.unit': 'Unit of {name}',
    'sort.card': '{type} card of {name}',
    'sort.bonus': 'Bonus card',
    'sort.sector': 'Neutral Sector',
    'sort.home': 'Sector of {name}',
    'sort.room': 'Room',
    'sort.deck': 'Deck',
    'deck.title': 'Deck: {name}',
    'deck.left': 'Cards left: {number}.',
    'deck.list': 'In any order: {list}.',
    'sort.slot': 'Installed slot',
    'sort.pending': 'Pending slot',
    'sort.token': 'Token',
    'sort.faction': 'Faction',
    'sort.place': 'Place',

    'sector.assault':
      'Whoever ends a Movement here triggers an Assault: all their units attack, in every Sector.',
    'sector.malfunction':
      'Whoever ends a Movement here must put the Malfunction token on an enemy card, installed or pending. That card is out of the game until the token moves on.',
    'sector.extra-turn':
      'Whoever ends a Movement here must play an Extra Turn with another of their units that has not moved yet.',
    'sector.home':
      'Its own player, ending a Movement here, takes 1 Upgrade token or throws out an enemy card installed here (Clean Base). Nobody else gets anything from the Sector itself.',
    'sector.passages': 'Passages between Rooms: {pairs}. Everything else is Wall.',
    'sector.neighbours': 'Slots beside each other, for Duplication: {pairs}.',
    'sector.units': 'Units here now: {number}. A unit that leaves moves that many Sectors.',
    'sector.deactivation':
      'A Deactivation token lies here: the next unit of its owner ignores the enemy Traps once.',

    'room.joined': 'Joined to: {rooms}. Units attack only through Passages.',
    'room.range': 'In range from here: {units}.',
    'room.one': 'A Room holds one unit. Any empty Room may be entered.',

    'slot.bonus': 'Installing a card here also wins the Bonus card {card}.',
    'slot.empty': 'A card installed here works for its faction from then on.',
    'pending.empty':
      'End a Movement in this Sector and you may put the top card of your deck here. A pending card has no effect until it is installed.',
    'pending.card':
      'It has no effect yet. Its owner may install it in any Sector after ending a Movement here; an enemy may replace it instead.',

    'card.value': 'Value now: {value}. Each Upgrade token on it adds 1.',
    'card.raise': 'The next Upgrade token on it costs {cost} in all.',
    'card.recording': 'Recording points on it: {number} of 6.',
    'card.active': 'It is active.',
    'card.inactive': "It is not active yet: one of its owner's units must stop here first.",
    'card.malfunction': 'It carries the Malfunction token: no effect, and nobody may touch it.',
    'card.crawled': 'Crawlers have deactivated it.',
    'card.control': 'Pandora controls it, for good.',
    'card.control-once': 'Pandora controls it, for one use.',
    'card.once': 'It is discarded after its effect.',
    'card.facts': "Level {level}; copies in the faction's cards: {copies}.",

    'unit.attack': 'Attack: {attack}. Upgraded: {upgraded}.',
    'unit.now-upgraded': 'It is upgraded. Attack: {attack}.',
    'unit.moves':
      'It would move {points} Sectors from here, one for each unit in its Sector, itself included.',
    'unit.space':
      'It is in Space: its owner may bring it back into any empty Room; that is the whole turn.',
    'unit.minor':
      'It cannot be moved by its owner nor upgraded. A wound removes it and costs no Life.',
    'unit.embryo':
      'After its Movement it may take control of an enemy card in its Sector: {control}.',
    'unit.creature': 'Ending a Movement where no enemy stands, it hatches an Embryo there.',
    'unit.runner': 'It may go one Sector further.',
    'unit.on-card': 'It lies on a card and controls it.',
    'control.always': 'for good',
    'control.either': 'for one use, upgraded for good',
    'attack.none': 'none',
    'attack.single': '1 wound to one enemy in range',
    'attack.area': '1 wound to every enemy in range',
    'attack.data': '1 Data from one enemy in range',
    'unit.is-held':
      'A Clamp holds it: it cannot move or attack until another unit of its side stops here.',
    'unit.is-invisible': 'No enemy attack, Trap or card touches it until after its next Movement.',
    'unit.has-parasites':
      'Parasites on it: {number}. Each deals 1 wound for every Movement point it uses, until it stops at home.',
    'unit.is-moved': 'It has moved this turn and cannot be moved again.',

    'faction.duel': 'At 0 Life a faction loses at once.',
    'faction.deathmatch': 'Wounds you deal raise your own Life; 20 Life wins at once.',
    'faction.data': 'It collects Data: 20 Data win at once.',
    'faction.no-data': 'It never collects Data.',
    'faction.marines': 'Fighters from the start: Assaults, mines, ambushes.',
    'faction.aliens': 'Traps everywhere, and hidden Aliens that strike in Assaults.',
    'faction.scientists': 'Cameras and Archives bring Data; turrets and clamps keep enemies away.',
    'faction.greys':
      'Probes and upgraded units bring Data; Teleportation and Mind Control bend Movements.',
    'faction.pandora':
      'No cards of its own: Creatures hatch Embryos, Embryos take over enemy cards.',

    'token.space': 'Space',
    'token.space.text':
      'A unit for which there is no Room is ejected here. It keeps its side and loses its tokens.',
    'token.upgrade': 'Upgrade token',
    'token.upgrade.text':
      'Spend one to turn a unit to its better side, or put it on a card with a number: +1. The second token on a card costs 2 in all, the third 3, and so on; 6 at most.',
    'token.minor-alien': 'Minor Alien',
    'token.minor-alien.text':
      'Made by the Incubator. It fills a Room and attacks; a wound sends it back to the supply.',
    'token.embryo': 'Embryos',
    'token.embryo.text':
      "Pandora's small units: Runners, Catchers and Warriors. They hatch from Creatures and take over enemy cards.",
    'token.end-of-game': 'End-of-game token',
    'token.end-of-game.text':
      'It moves when somebody must refill a pending slot and has no card left, and after 30 turns without a change in the pending slots. On the last space the highest sum of Life and Data wins.',
    'token.malfunction': 'Malfunction token',
    'token.malfunction.text': 'Its card is out of the game until the token moves on.',
  },
  {
    'sort.unit': 'Unité : {name}',
    'sort.card': 'Carte {type} : {name}',
    'sort.bonus': 'Carte Bonus',
    'sort.sector': 'Secteur neutre',
    'sort.home': 'Secteur : {name}',
    'sort.room': 'Salle',
    'sort.deck': 'Pioche',
    'deck.title': 'Pioche : {name}',
    'deck.left': 'Cartes restantes : {number}.',
    'deck.list': 'Sans ordre : {list}.',
    'sort.slot': 'Emplacement installé',
    'sort.pending': 'Emplacement en attente',
    'sort.token': 'Jeton',
    'sort.faction': 'Faction',
    'sort.place': 'Lieu',

    'sector.assault':
      'Qui termine un Mouvement ici déclenche un Assaut : toutes ses unités attaquent, dans chaque Secteur.',
    'sector.malfunction':
      "Qui termine un Mouvement ici doit poser le jeton Dysfonctionnement sur une carte ennemie, installée ou en attente. Elle est hors jeu jusqu'à ce que le jeton parte ailleurs.",
    'sector.extra-turn':
      "Qui termine un Mouvement ici doit jouer un Tour Supplémentaire avec une autre de ses unités qui n'a pas encore bougé.",
    'sector.home':
      "Son propre joueur, en terminant un Mouvement ici, prend 1 jeton Amélioration ou défausse une carte ennemie installée ici (Nettoyer sa base). Le Secteur ne donne rien à personne d'autre.",
    'sector.passages': 'Passages entre les Salles : {pairs}. Tout le reste est Mur.',
    'sector.neighbours': 'Emplacements voisins, pour la Duplication : {pairs}.',
    'sector.units': "Unités ici : {number}. Une unité qui part avance d'autant de Secteurs.",
    'sector.deactivation':
      'Un jeton Désactivation est ici : la prochaine unité de son joueur ignore une fois les Pièges ennemis.',

    'room.joined': "Reliée à : {rooms}. On n'attaque que par les Passages.",
    'room.range': "À portée d'ici : {units}.",
    'room.one': "Une Salle contient une unité. On peut entrer dans n'importe quelle Salle vide.",

    'slot.bonus': 'Installer une carte ici donne aussi la carte Bonus {card}.',
    'slot.empty': 'Une carte installée ici sert sa faction dès lors.',
    'pending.empty':
      "Terminez un Mouvement dans ce Secteur et vous pourrez y poser la première carte de votre pioche. Une carte en attente n'a aucun effet avant d'être installée.",
    'pending.card':
      "Elle n'a pas encore d'effet. Son joueur peut l'installer dans un Secteur au choix après un Mouvement terminé ici ; un ennemi peut la remplacer.",

    'card.value': 'Valeur actuelle : {value}. Chaque jeton Amélioration ajoute 1.',
    'card.raise': 'Le prochain jeton Amélioration sur elle en coûte {cost} en tout.',
    'card.recording': "Points d'Enregistrement : {number} sur 6.",
    'card.active': 'Elle est activée.',
    'card.inactive': "Pas encore activée : une unité de son joueur doit d'abord s'arrêter ici.",
    'card.malfunction':
      "Elle porte le jeton Dysfonctionnement : sans effet, et personne n'y touche.",
    'card.crawled': "Les Rampants l'ont désactivée.",
    'card.control': 'Pandora la contrôle, pour de bon.',
    'card.control-once': 'Pandora la contrôle, pour un usage.',
    'card.once': 'Elle est défaussée après son effet.',
    'card.facts': 'Niveau {level} ; exemplaires dans la faction : {copies}.',

    'unit.attack': 'Attaque : {attack}. Améliorée : {upgraded}.',
    'unit.now-upgraded': 'Elle est améliorée. Attaque : {attack}.',
    'unit.moves':
      'Elle avancerait de {points} Secteurs, un par unité de son Secteur, elle comprise.',
    'unit.space':
      "Elle est dans l'Espace : son joueur peut la ramener dans une Salle vide au choix ; c'est tout son tour.",
    'unit.minor':
      "Son joueur ne peut ni la déplacer ni l'améliorer. Une blessure la retire sans coûter de Vie.",
    'unit.embryo':
      "Après son Mouvement il peut prendre le contrôle d'une carte ennemie de son Secteur : {control}.",
    'unit.creature': 'Si son Mouvement finit où aucun ennemi ne se tient, un Embryon y éclot.',
    'unit.runner': "Il peut avancer d'un Secteur de plus.",
    'unit.on-card': 'Il est sur une carte et la contrôle.',
    'control.always': 'pour de bon',
    'control.either': 'pour un usage ; amélioré, pour de bon',
    'attack.none': 'aucune',
    'attack.single': '1 blessure à un ennemi à portée',
    'attack.area': '1 blessure à chaque ennemi à portée',
    'attack.data': '1 Connaissance sur un ennemi à portée',
    'unit.is-held':
      "Une Pince la tient : ni mouvement ni attaque, jusqu'à l'arrêt ici d'une autre unité de son camp.",
    'unit.is-invisible':
      'Aucune attaque, aucun Piège, aucune carte ennemie ne la touche avant la fin de son prochain Mouvement.',
    'unit.has-parasites':
      "Parasites : {number}. Chacun inflige 1 blessure par point de Mouvement utilisé, jusqu'à un arrêt à sa base.",
    'unit.is-moved': 'Elle a bougé ce tour et ne peut plus être déplacée.',

    'faction.duel': 'À 0 Vie une faction perd aussitôt.',
    'faction.deathmatch':
      'Les blessures que vous infligez augmentent votre Vie ; 20 Vie gagnent aussitôt.',
    'faction.data': 'Elle réunit de la Connaissance : 20 gagnent aussitôt.',
    'faction.no-data': 'Elle ne réunit jamais de Connaissance.',
    'faction.marines': 'Combattants dès le début : Assauts, mines, embuscades.',
    'faction.aliens': 'Des Pièges partout, et des Aliens cachés qui frappent lors des Assauts.',
    'faction.scientists':
      "Caméras et Archives donnent de la Connaissance ; tourelles et pinces tiennent l'ennemi à distance.",
    'faction.greys':
      'Sondes et unités améliorées donnent de la Connaissance ; Téléportation et Contrôle Mental plient les Mouvements.',
    'faction.pandora':
      "Aucune carte à elle : les Créatures font éclore des Embryons, qui s'emparent des cartes ennemies.",

    'token.space': 'Espace',
    'token.space.text':
      "Une unité pour laquelle il n'y a pas de Salle y est éjectée. Elle garde son côté et perd ses jetons.",
    'token.upgrade': 'Jeton Amélioration',
    'token.upgrade.text':
      'Dépensez-en un pour retourner une unité sur son meilleur côté, ou posez-le sur une carte à nombre : +1. Le deuxième sur une carte en coûte 2 en tout, le troisième 3, et ainsi de suite ; 6 au plus.',
    'token.minor-alien': 'Alien Mineur',
    'token.minor-alien.text':
      "Né de l'Incubateur. Il occupe une Salle et attaque ; une blessure le renvoie à la réserve.",
    'token.embryo': 'Embryons',
    'token.embryo.text':
      "Les petites unités de Pandora : Coureurs, Attrapeurs et Guerriers. Ils éclosent des Créatures et s'emparent des cartes ennemies.",
    'token.end-of-game': 'Jeton Fin de partie',
    'token.end-of-game.text':
      "Il avance quand quelqu'un doit remplir un emplacement en attente sans avoir de carte, et après 30 tours sans changement en attente. Sur la dernière case, la plus haute somme de Vie et de Connaissance gagne.",
    'token.malfunction': 'Jeton Dysfonctionnement',
    'token.malfunction.text': "Sa carte est hors jeu jusqu'à ce que le jeton parte ailleurs.",
  },
)
