import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'
import { briefs } from './fr/briefs.ts'

/** Everything the game says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Translation<typeof en> = {
  'game.name': 'Theseus : The Dark Orbit',
  'game.summary':
    "Des factions se traquent autour de l'anneau d'une station spatiale. Une unité avance d'autant de Secteurs qu'il y a d'unités là où elle part ; les cartes installées dans la station font le reste. Faites tomber l'ennemi à 0 point de Vie, ou réunissez 20 points de Connaissance.",

  // --- what a table may choose ---

  'mode.duel': 'Partie à deux joueurs',
  'mode.deathmatch': 'Match à mort',
  'mode.team': 'Partie par équipes',

  'setting.mode': 'Partie à quatre joueurs',
  'setting.mode.deathmatch': 'Match à mort : chacun pour soi',
  'setting.mode.team': 'Par équipes : deux alliances de deux',
  'setting.factions': 'Faction',
  'setting.factions.marines': 'Marines : se battent dès le début, mines et Assauts',
  'setting.factions.aliens': 'Aliens : Ruches, Aliens cachés et conduits de ventilation',
  'setting.factions.scientists':
    'Scientifiques : Caméras et Archives pour 20 points de Connaissance',
  'setting.factions.greys': 'Gris : Connaissance, Téléportation et Contrôle Mental',
  'setting.factions.pandora':
    'Pandora : aucune carte, mais des Embryons qui prennent celles des autres',
  'setting.factions.random': 'Tirée au hasard',
  'setting.level': 'Cartes utilisées',
  'setting.level.0': 'Niveau 0 seulement : pour les premières parties',
  'setting.level.1': 'Niveaux 0 et 1',
  'setting.level.2': 'Niveaux 0 à 2',
  'setting.level.3': 'Toutes les cartes',
  'setting.threeCards': 'Cartes installées au début',
  'setting.threeCards.false': 'Une carte chacun',
  'setting.threeCards.true': 'Trois cartes chacun : pour les premières parties',
  'setting.decks': 'Pioches',
  'setting.decks.random': 'Distribuées au hasard',
  'setting.decks.chosen': 'Choisies par chaque joueur en secret',
  'setting.ring': 'Ordre des Secteurs en match à mort',
  'setting.ring.printed': 'Fixe : les Secteurs de faction entre les neutres',
  'setting.ring.random': 'Au hasard',
  'setting.ring.players': 'Posés par les joueurs tour à tour',

  // --- how a game ends ---

  'result.life': 'La piste de Vie a décidé de la partie.',
  'result.data': '20 points de Connaissance sont réunis.',
  'result.points': "Le plus haut total de Vie et de Connaissance l'emporte.",
  'result.shared': 'Les totaux sont égaux après les tours additionnels : la victoire est partagée.',

  // --- questions ---

  'prompt.abduct':
    "Enlèvement : quelle unité ennemie de ce Secteur déplacez-vous ? (jusqu'à {left})",
  'prompt.abduct-to': 'Enlèvement : dans quel Secteur va {unit} ?',
  'prompt.action-order': 'Laquelle de vos cartes Action ici est résolue ensuite ?',
  'prompt.alliance-sector': 'Quel Secteur de faction votre alliance utilise-t-elle ?',
  'prompt.attack-order': 'Laquelle de vos unités attaque ensuite ?',
  'prompt.attack-target': '{unit} attaque : qui est la cible ?',
  'prompt.burst': 'Rafale {sector:in} : quelle unité attaque une fois de plus ?',
  'prompt.camouflaged': "Camouflé {sector:in} : qui l'Alien caché blesse-t-il ?",
  'prompt.choose-deck': 'Choisissez en secret les {size} cartes de votre pioche.',
  'prompt.detector': "Détecteur : où posez-vous un jeton Désactivation ? (jusqu'à {left})",
  'prompt.detonation':
    'Détonation : dans quel Secteur toutes les unités ennemies sont-elles blessées ?',
  'prompt.downgrade': "Rétrogradation : quelle amélioration est perdue ? (jusqu'à {left})",
  'prompt.downgrade-player': 'Rétrogradation : qui perd des améliorations ?',
  'prompt.eject': 'Toutes les Salles sont prises : quelle unité est éjectée ?',
  'prompt.extra-movement': 'Tour Supplémentaire : comment cette unité se déplace-t-elle ?',
  'prompt.extra-turn': 'Tour Supplémentaire : avec quelle autre de vos unités ?',
  'prompt.from-space': "{unit} revient de l'Espace : dans quelle Salle ?",
  'prompt.hatch': 'Éclosion : quel Embryon apparaît ici ?',
  'prompt.home-action': 'Votre Secteur : prendre un jeton Amélioration, ou nettoyer votre base ?',
  'prompt.infirmary': 'Infirmerie : qui perd 1 point de Vie ? (reste à répartir : {left})',
  'prompt.install': 'Où installez-vous la carte {card} ?',
  'prompt.invisibility':
    "Invisibilité : laquelle de vos unités devient invisible ? (jusqu'à {left})",
  'prompt.lay-sector': "Quel Secteur vient ensuite dans l'anneau, en sens horaire ?",
  'prompt.life-drain': 'Drain de Vie : qui est blessé ?',
  'prompt.malfunction': 'Dysfonctionnement : sur quelle carte ennemie posez-vous le jeton ?',
  'prompt.moment': 'Utiliser quelque chose maintenant ? (jetons Amélioration : {upgrades})',
  'prompt.more-wounds':
    "Position Stratégique : qui subit {wounds} de plus de l'attaque menée par {unit} ?",
  'prompt.move-enemy': "Quelle unité ennemie déplacez-vous ? (jusqu'à {left})",
  'prompt.movement': 'Laquelle de vos unités déplacez-vous ?',
  'prompt.no-slot-left':
    "Aucun emplacement n'est libre : laquelle de vos cartes de départ remettez-vous sur la pioche ?",
  'prompt.pandora-token': 'À côté de quel Secteur posez-vous le jeton Secteur Pandora ?',
  'prompt.phantom': "Attaque Fantôme : laquelle de vos unités attaque ? (jusqu'à {left})",
  'prompt.place-unit': 'Dans quelle Salle commence {unit} ?',
  'prompt.planning': "Planification {sector:in} : que faites-vous d'un emplacement d'attente ?",
  'prompt.remote-control':
    "Télécommande : laquelle de vos cartes déclenchez-vous ? (jusqu'à {left})",
  'prompt.room': '{unit} : quelle Salle occuper ?',
  'prompt.sector-action-order':
    'Les deux actions de ce Secteur sont à vous : laquelle en premier ?',
  'prompt.shaft-card': 'Puits : laquelle de vos cartes installées déplacez-vous ?',
  'prompt.skip': '{unit} : sauter {sector:the} ? (points de Mouvement restants : {points})',
  'prompt.starting-card': 'Laquelle de vos cartes de départ installez-vous maintenant ?',
  'prompt.station-plan': 'Plan de la Station : laquelle de vos cartes en attente installez-vous ?',
  'prompt.stop-early': "{unit} : s'arrêter {sector:in} ? (points de Mouvement restants : {points})",
  'prompt.take-control': "{unit} : prendre le contrôle d'une carte ennemie ?",
  'prompt.teleport': 'Téléportation : où finit le Mouvement de cette unité ({unit}) ?',
  'prompt.time-loop':
    'Boucle Temporelle ({unit}) : combien de points de Mouvement dépenser ici ? (restants : {points})',
  'prompt.transfer':
    'Transfert : défausser un jeton Amélioration contre 2 points de Connaissance ?',
  'prompt.trap-order': 'Quel Piège frappe {unit} ensuite ?',

  // --- answers ---

  'option.abduct': 'Enlever {unit}',
  'option.abduct-to': '{sector}',
  'option.action': 'Résoudre {card}',
  'option.alliance-sector': '{sector}',
  'option.attack': 'Attaquer {unit}',
  'option.attack-with': 'Attaquer avec {unit}',
  'option.clean-base': 'Nettoyer sa base : défausser {card}',
  'option.deactivate': 'Un jeton {sector:in}',
  'option.deck-card': '{card}',
  'option.detonate': 'Faire exploser {sector:the}',
  'option.downgrade-card': 'Un jeton Amélioration de la carte {card} ({sector})',
  'option.downgrade-player': '{faction}',
  'option.downgrade-unit': 'Remettre {unit} sur sa face de base',
  'option.downgrade-unspent': 'Un jeton Amélioration non dépensé',
  'option.eject': 'Éjecter {unit}',
  'option.end-turn': 'Finir le tour',
  'option.enter': "Non, l'unité y entre",
  'option.extra-turn': 'Tour Supplémentaire avec {unit}',
  'option.go-on': 'Continuer',
  'option.hatch': '{kind}',
  'option.hide': 'Rendre {unit} invisible',
  'option.install': 'Installer dans {slot}',
  'option.install-bonus': 'Installer dans {slot} et prendre la carte Bonus {card}',
  'option.install-over': 'Installer dans {slot} en y défaussant votre {card}',
  'option.lay': '{sector}',
  'option.lower': '{faction} : 1 point de Vie de moins',
  'option.malfunction': '{card} ({sector})',
  'option.move': 'Déplacer {unit} de {points:sectors}',
  'option.move-enemy': 'Déplacer {unit}',
  'option.move-gangway': 'Déplacer {unit} de {points:sectors} en jouant {gangways}',
  'option.move-run': "Déplacer {unit} de {points:sectors} en courant d'un de plus",
  'option.neutral-first': "L'action du Secteur neutre d'abord",
  'option.no-control': 'Ne prendre aucune carte',
  'option.no-more': 'Non, rien de plus',
  'option.no-planning': 'Tout laisser en place',
  'option.pandora-first': "L'action de Pandora d'abord",
  'option.pass': "Non, l'unité continue",
  'option.place': "Ramener {unit} de l'Espace (le tour finit là)",
  'option.plan-draw': 'Mettre la première carte de votre pioche dans {pending}',
  'option.plan-discard':
    "Défausser la carte ennemie {card} dans {pending} ; votre pioche n'a rien à y mettre",
  'option.plan-discard-end':
    'Défausser la carte ennemie {card} dans {pending} ; votre pioche est vide : le jeton Fin de partie atteint la dernière case et les totaux sont comparés',
  'option.plan-discard-token':
    'Défausser la carte ennemie {card} dans {pending} ; votre pioche est vide : le jeton Fin de partie avance sur {left:end}',
  'option.plan-install': 'Installer {card} depuis {pending}',
  'option.plan-install-end':
    'Installer {card} depuis {pending} ; votre pioche est vide : le jeton Fin de partie atteint la dernière case et les totaux sont comparés',
  'option.plan-install-token':
    'Installer {card} depuis {pending} ; votre pioche est vide : le jeton Fin de partie avance sur {left:end}',
  'option.plan-replace': 'Défausser la carte ennemie {card} dans {pending} et y mettre la vôtre',
  'option.play': 'Jouer la carte {card}',
  'option.room': 'Salle {letter} {sector:of}',
  'option.shaft': '{card} dans {slot}',
  'option.skip': 'Le sauter grâce à {card}',
  'option.spend': 'En dépenser {points}',
  'option.starting-card': '{card}',
  'option.stay': 'Rester {sector:in}',
  'option.stop-here': "S'arrêter ici grâce à {card}",
  'option.take-control': 'Prendre le contrôle de la carte {card}',
  'option.take-upgrade': 'Prendre 1 jeton Amélioration',
  'option.teleport': 'Se téléporter {sector:in}',
  'option.token': '{sector}',
  'option.token-left': '{sector}, à gauche : jouer juste avant son propriétaire',
  'option.token-right': '{sector}, à droite : jouer juste après son propriétaire',
  'option.transfer-card': 'Le jeton Amélioration de la carte {card} ({sector})',
  'option.transfer-unit': 'Remettre {unit} sur sa face de base',
  'option.transfer-unspent': 'Un jeton Amélioration non dépensé',
  'option.trap': '{card}',
  'option.trigger': 'Déclencher {card} ({sector})',
  'option.upgrade-card': 'Améliorer {card} dans {slot} (jetons : {cost})',
  'option.upgrade-unit': 'Améliorer {unit} (jetons : 1)',
  'option.wound': 'Blesser {unit}',

  // --- what happened ---

  'log.action': 'Carte Action : {card}.',
  'log.activated': 'Carte désormais activée : {card}.',
  'log.alliance-sector': "L'alliance {faction:of} utilise {sector:the}.",
  'log.arrives': "{unit} s'arrête {sector:in}.",
  'log.assault': 'Assaut {faction:of} dans tous les Secteurs.',
  'log.assault-misses': "Aucune unité {faction:of} n'atteint un ennemi.",
  'log.attacks': '{unit} attaque {target:unit}.',
  'log.bonus-cards': 'Une carte Bonus est posée sur chaque emplacement marqué du symbole Bonus.',
  'log.card-downgraded': 'Jetons Amélioration restant sur la carte {card} : {upgrades}.',
  'log.card-moved': 'La carte {card} va dans {slot}.',
  'log.card-upgraded': 'Jetons Amélioration sur la carte {card} : {upgrades}.',
  'log.clamped': 'La Pince retient {unit}.',
  'log.control': '{unit} prend le contrôle de la carte {card}.',
  'log.control-ends':
    "Pandora n'a plus le contrôle de la carte {card} : {unit} retourne dans la réserve.",
  'log.crawled': 'Les Rampants désactivent la carte {card} : {slot}.',
  'log.crawlers-gone': 'Le jeton Rampants quitte la carte {card} : {slot}.',
  'log.data-full': '{faction} : 20 points de Connaissance.',
  'log.data-gained': '+{points} Connaissance pour {faction:the}.',
  'log.deactivated': 'Un jeton Désactivation {sector:in} est dépensé : {unit} y ignore les Pièges.',
  'log.deactivation': 'Un jeton Désactivation est posé {sector:in}.',
  'log.detonates': 'Détonation {sector:in}.',
  'log.discarded': 'La carte {card} est défaussée.',
  'log.transferred': 'Un jeton Amélioration est cédé par {faction:the}.',
  'log.downgraded': 'Une amélioration de moins pour {faction:the}.',
  'log.draws': 'Cartes de départ piochées par {faction:the} : {number}.',
  'log.ejected': '{unit} se fait éjecter de la station.',
  'log.embryo-returns': '{unit} retourne dans la réserve.',
  'log.end-of-game': 'Le jeton Fin de partie avance sur {left:end}.',
  'log.extra-turn': 'Tour Supplémentaire avec {unit}.',
  'log.flash-assault': 'Assaut Éclair {faction:of} {sector:in}.',
  'log.from-space': "{unit} revient de l'Espace : {sector}.",
  'log.hatches': '{unit} éclot {sector:in}.',
  'log.installed': 'La carte {card} ({faction}) est installée dans {slot}.',
  'log.invisible': '{unit} devient invisible.',
  'log.keeps': 'La carte {card} est gardée par {faction:the}.',
  'log.life-full': '{faction} : 20 points de Vie.',
  'log.life-gone': '{faction} : plus aucun point de Vie.',
  'log.life-lowered': '-1 Vie pour {faction:the}.',
  'log.life-regained': '+{points} Vie pour {faction:the}.',
  'log.malfunction': 'Le jeton Dysfonctionnement est maintenant sur la carte {card}.',
  'log.malfunction-lifted': 'Le jeton Dysfonctionnement quitte la carte {card}.',
  'log.minor-alien': 'Un Alien Mineur apparaît {sector:in}.',
  'log.minor-alien-removed': '{unit} subit une blessure et retourne dans sa réserve.',
  'log.moves': '{unit} avance de {points:sectors}.',
  'log.no-upgrade-left': 'Il ne reste aucun jeton Amélioration pour {faction:the}.',
  'log.pandora-token': 'Le Secteur de Pandora : {sector}.',
  'log.parasites': '{unit} porte maintenant {number:parasites}.',
  'log.parasites-shed': '{unit} se débarrasse de ses Parasites.',
  'log.partners-disagree': "Les partenaires ne s'accordent pas : celui qui joue en premier décide.",
  'log.pending': 'La carte {card} ({faction}) est mise dans {pending}.',
  'log.placed': '{unit} commence {sector:in}.',
  'log.plays': 'La carte {card} est jouée par {faction:the}.',
  'log.put-back': "Aucun emplacement n'est libre : {card} retourne sur la pioche {faction:of}.",
  'log.recorded': "{card} : points d'Enregistrement {points} sur 6.",
  'log.released': '{unit} retrouve sa liberté.',
  'log.relocated': 'Enlèvement : {unit} se retrouve {sector:in}.',
  'log.ring': "L'anneau des Secteurs est complet.",
  'log.sector-laid': "Suite de l'anneau : {sector}.",
  'log.shares': 'Une part de la victoire pour {faction:the}.',
  'log.skips': '{unit} saute {sector:the}.',
  'log.teleports': '{unit} se téléporte {sector:in}.',
  'log.tie': 'Les totaux sont égaux : on joue des tours additionnels.',
  'log.time-loop':
    'Boucle Temporelle : {unit} dépense sur place des points de Mouvement : {points}.',
  'log.totals': 'On additionne Vie et Connaissance.',
  'log.trap': 'Piège : {card}, déclenché par {unit}.',
  'log.turn': 'Tour {number} : {faction}',
  'log.unit-downgraded': '{unit} revient à sa face de base.',
  'log.unit-upgraded': '{unit} passe sur sa face améliorée.',
  'log.upgrade-taken': '1 jeton Amélioration pour {faction:the}.',
  'log.visible': '{unit} redevient visible.',
  'log.wins': 'Victoire {faction:of} !',
  'log.wounded': '{unit} subit {wounds} de la part {faction:of}.',

  // --- pourquoi on ne peut pas ---

  'why.crawled': "Les Rampants l'ont désactivée : {slot}.",
  'why.empty-deck': 'Votre pioche est vide.',
  'why.enemy-sector':
    "Ce n'est pas votre Secteur : y finir ne vous donne aucune action de Secteur.",
  'why.gangway': "Elle se joue avec un Mouvement, au moment où l'unité est choisie.",
  'why.held':
    "Une Pince la tient, jusqu'à ce qu'une autre unité de votre camp finisse là un Mouvement.",
  'why.inactive': "Elle n'est pas encore active : finissez là un Mouvement ({slot}).",
  'why.malfunction': 'Elle porte le jeton Dysfonctionnement : {slot}.',
  'why.minor-alien': 'Son propre joueur ne peut pas le déplacer.',
  'why.moved': 'Elle a déjà bougé pendant ce tour.',
  'why.no-card-to-move': 'Aucune de vos cartes ne peut être déplacée.',
  'why.no-empty-slot': "Aucun emplacement installé n'est vide.",
  'why.no-enemy-card': "Il n'y a aucune carte ennemie pour le jeton Dysfonctionnement.",
  'why.no-extra-turn': 'Aucune autre de vos unités ne pourrait jouer le Tour Supplémentaire.',
  'why.no-number': "Elle n'a pas de nombre et ne reçoit donc aucun jeton Amélioration : {slot}.",
  'why.no-room': "Elle est dans l'Espace, et toutes les Salles de la station sont occupées.",
  'why.no-slot':
    "Elle attend {sector:in}, mais aucun emplacement n'est libre pour elle : tous portent des cartes ennemies ou en Dysfonctionnement.",
  'why.no-upgrade-left': "La réserve n'a plus de jeton Amélioration.",
  'why.nobody-attacks':
    "Aucune de vos unités n'a d'attaque : un Assaut ne ferait rien par lui-même.",
  'why.not-discarded':
    'Elle porte le jeton Dysfonctionnement : même Nettoyer sa base ne la défausse pas ({slot}).',
  'why.nothing-to-clean':
    "Aucune carte ennemie n'est installée là que Nettoyer sa base pourrait défausser.",
  'why.on-card': "Il est sur une carte et n'est plus une unité.",
  'why.pandora-plans': "Pandora n'a pas de phase de Planification.",
  'why.pending':
    'Elle attend la Planification : une de vos unités doit finir son Mouvement {sector:in}.',
  'why.pending-malfunction':
    "Elle attend {sector:in} sous le jeton Dysfonctionnement : personne ne peut l'installer ni la défausser.",
  'why.six-upgrades': 'Elle porte déjà six jetons Amélioration : {slot}.',
  'why.upgrade-cost':
    'Son prochain jeton Amélioration en demande {cost} en tout ; vous en avez {upgrades} ({slot}).',

  // --- names ---

  'why.upgraded': 'Cette unité est déjà sur sa face améliorée.',
  'faction.marines': 'Marines',
  'faction.aliens': 'Aliens',
  'faction.scientists': 'Scientifiques',
  'faction.greys': 'Gris',
  'faction.pandora': 'Pandora',

  'sector.corridors': 'Couloirs',
  'sector.control-room': 'Salle de Contrôle',
  'sector.tech-bay': 'Atelier',
  'sector.loading-dock': 'Quai de Déchargement',
  'sector.alien-nest': 'Nid Alien',
  'sector.laboratory': 'Laboratoire',
  'sector.grey-wreck': 'Épave des Gris',

  'kind.marine': 'Marine',
  'kind.alien': 'Alien',
  'kind.scientist': 'Scientifique',
  'kind.grey': 'Gris',
  'kind.creature': 'Créature',
  'kind.runner': 'Coureur',
  'kind.catcher': 'Attrapeur',
  'kind.warrior': 'Guerrier',
  'kind.minor-alien': 'Alien Mineur',

  'unit.marine-1': 'Marine 1',
  'unit.marine-2': 'Marine 2',
  'unit.marine-3': 'Marine 3',
  'unit.alien-1': 'Alien 1',
  'unit.alien-2': 'Alien 2',
  'unit.alien-3': 'Alien 3',
  'unit.scientist-1': 'Scientifique 1',
  'unit.scientist-2': 'Scientifique 2',
  'unit.scientist-3': 'Scientifique 3',
  'unit.grey-1': 'Gris 1',
  'unit.grey-2': 'Gris 2',
  'unit.grey-3': 'Gris 3',
  'unit.creature-1': 'Créature 1',
  'unit.creature-2': 'Créature 2',
  'unit.creature-3': 'Créature 3',
  'unit.runner-1': 'Coureur 1',
  'unit.runner-2': 'Coureur 2',
  'unit.runner-3': 'Coureur 3',
  'unit.runner-4': 'Coureur 4',
  'unit.catcher-1': 'Attrapeur 1',
  'unit.catcher-2': 'Attrapeur 2',
  'unit.warrior-1': 'Guerrier 1',
  'unit.warrior-2': 'Guerrier 2',
  'unit.warrior-3': 'Guerrier 3',
  'unit.warrior-4': 'Guerrier 4',
  'unit.minor-alien-1': 'Alien Mineur 1',
  'unit.minor-alien-2': 'Alien Mineur 2',
  'unit.minor-alien-3': 'Alien Mineur 3',

  'slot.cor-1': "l'emplacement 1 des Couloirs",
  'slot.cor-2': "l'emplacement 2 des Couloirs",
  'slot.cor-3': "l'emplacement 3 des Couloirs",
  'slot.cor-4': "l'emplacement 4 des Couloirs",
  'slot.ctl-1': "l'emplacement 1 de la Salle de Contrôle",
  'slot.ctl-2': "l'emplacement 2 de la Salle de Contrôle",
  'slot.ctl-3': "l'emplacement 3 de la Salle de Contrôle",
  'slot.tec-1': "l'emplacement 1 de l'Atelier",
  'slot.tec-2': "l'emplacement 2 de l'Atelier",
  'slot.tec-3': "l'emplacement 3 de l'Atelier",
  'slot.tec-4': "l'emplacement 4 de l'Atelier",
  'slot.dock-1': "l'emplacement 1 du Quai de Déchargement",
  'slot.dock-2': "l'emplacement 2 du Quai de Déchargement",
  'slot.dock-3': "l'emplacement 3 du Quai de Déchargement",
  'slot.nest-1': "l'emplacement 1 du Nid Alien",
  'slot.nest-2': "l'emplacement 2 du Nid Alien",
  'slot.nest-3': "l'emplacement 3 du Nid Alien",
  'slot.lab-1': "l'emplacement 1 du Laboratoire",
  'slot.lab-2': "l'emplacement 2 du Laboratoire",
  'slot.lab-3': "l'emplacement 3 du Laboratoire",
  'slot.grey-1': "l'emplacement 1 de l'Épave des Gris",
  'slot.grey-2': "l'emplacement 2 de l'Épave des Gris",
  'slot.grey-3': "l'emplacement 3 de l'Épave des Gris",

  'pending.cor-p1': "l'emplacement d'attente des Couloirs",
  'pending.ctl-p1': "l'emplacement d'attente de la Salle de Contrôle",
  'pending.dock-p1': "l'emplacement d'attente 1 du Quai de Déchargement",
  'pending.dock-p2': "l'emplacement d'attente 2 du Quai de Déchargement",
  'pending.nest-p1': "l'emplacement d'attente 1 du Nid Alien",
  'pending.nest-p2': "l'emplacement d'attente 2 du Nid Alien",
  'pending.lab-p1': "l'emplacement d'attente 1 du Laboratoire",
  'pending.lab-p2': "l'emplacement d'attente 2 du Laboratoire",
  'pending.grey-p1': "l'emplacement d'attente 1 de l'Épave des Gris",
  'pending.grey-p2': "l'emplacement d'attente 2 de l'Épave des Gris",

  // --- names within a sentence ---

  'the.marines': 'les Marines',
  'the.aliens': 'les Aliens',
  'the.scientists': 'les Scientifiques',
  'the.greys': 'les Gris',
  'the.pandora': 'Pandora',
  'the.corridors': 'les Couloirs',
  'the.control-room': 'la Salle de Contrôle',
  'the.tech-bay': "l'Atelier",
  'the.loading-dock': 'le Quai de Déchargement',
  'the.alien-nest': 'le Nid Alien',
  'the.laboratory': 'le Laboratoire',
  'the.grey-wreck': "l'Épave des Gris",

  'of.marines': 'des Marines',
  'of.aliens': 'des Aliens',
  'of.scientists': 'des Scientifiques',
  'of.greys': 'des Gris',
  'of.pandora': 'de Pandora',
  'of.corridors': 'des Couloirs',
  'of.control-room': 'de la Salle de Contrôle',
  'of.tech-bay': "de l'Atelier",
  'of.loading-dock': 'du Quai de Déchargement',
  'of.alien-nest': 'du Nid Alien',
  'of.laboratory': 'du Laboratoire',
  'of.grey-wreck': "de l'Épave des Gris",

  'in.corridors': 'dans les Couloirs',
  'in.control-room': 'dans la Salle de Contrôle',
  'in.tech-bay': "dans l'Atelier",
  'in.loading-dock': 'sur le Quai de Déchargement',
  'in.alien-nest': 'dans le Nid Alien',
  'in.laboratory': 'dans le Laboratoire',
  'in.grey-wreck': "dans l'Épave des Gris",

  'sectors.1': '1 Secteur',
  'sectors.2': '2 Secteurs',
  'sectors.3': '3 Secteurs',
  'sectors.4': '4 Secteurs',
  'sectors.5': '5 Secteurs',
  'sectors.6': '6 Secteurs',
  'sectors.7': '7 Secteurs',
  'sectors.8': '8 Secteurs',

  'wounds.1': '1 blessure',
  'wounds.2': '2 blessures',
  'wounds.3': '3 blessures',
  'wounds.4': '4 blessures',
  'wounds.5': '5 blessures',
  'wounds.6': '6 blessures',
  'wounds.7': '7 blessures',
  'wounds.8': '8 blessures',

  'gangways.1': 'une Passerelle',
  'gangways.2': '2 Passerelles',
  'gangways.3': '3 Passerelles',

  'parasites.1': '1 Parasite',
  'parasites.2': '2 Parasites',

  'end.3': 'la case 3',
  'end.2': 'la case 2',
  'end.1': 'la case 1',
  'end.0': 'la dernière case',

  // --- cards ---

  'type.action': 'Action',
  'type.module': 'Module',
  'type.trap': 'Piège',
  'type.trap+action': 'Piège et Action',
  'type.instant': 'Instantanée',
  'type.shortcut': 'Raccourci',
  'type.duplication': 'Duplication',
  'type.special': 'Spéciale',

  'card.mar-assault': 'Assaut',
  'card.mar-minefield': 'Champ de Mines',
  'card.mar-strategic-position': 'Position Stratégique',
  'card.mar-armoury': 'Armurerie',
  'card.mar-fire': 'Feu',
  'card.mar-barricade': 'Barricade',
  'card.mar-hideout': 'Planque',
  'card.mar-duplication': 'Duplication',
  'card.mar-secret-passage': 'Passage Secret',
  'card.mar-ambush': 'Embuscade',
  'card.mar-burst': 'Rafale',
  'card.mar-detector': 'Détecteur',
  'card.mar-team-tactics': "Tactiques d'Équipe",
  'card.mar-protection': 'Protection',
  'card.ali-assault': 'Assaut',
  'card.ali-camouflaged': 'Camouflé',
  'card.ali-hive': 'Ruche',
  'card.ali-tentacles': 'Tentacules',
  'card.ali-ventilation-conduit': 'Conduit de Ventilation',
  'card.ali-shaft': 'Puits',
  'card.ali-incubator': 'Incubateur',
  'card.ali-duplication': 'Duplication',
  'card.ali-ventilation-grate': 'Bouche de Ventilation',
  'card.ali-phantom-attack': 'Attaque Fantôme',
  'card.ali-abduction': 'Enlèvement',
  'card.ali-parasite': 'Parasite',
  'card.ali-crawlers': 'Rampants',
  'card.sci-camera': 'Caméra',
  'card.sci-archives': 'Archives',
  'card.sci-infirmary': 'Infirmerie',
  'card.sci-small-laboratory': 'Petit Laboratoire',
  'card.sci-defence-system': 'Système de Défense',
  'card.sci-duplication': 'Duplication',
  'card.sci-station-plan': 'Plan de la Station',
  'card.sci-detonation': 'Détonation',
  'card.sci-clamp': 'Pince',
  'card.sci-remote-control': 'Télécommande',
  'card.gre-probe': 'Sonde',
  'card.gre-minefield': 'Champ de Mines',
  'card.gre-life-drain': 'Drain de Vie',
  'card.gre-optimiser': 'Optimisateur',
  'card.gre-brood-chamber': 'Couveuse',
  'card.gre-teleportation': 'Téléportation',
  'card.gre-duplication': 'Duplication',
  'card.gre-time-loop': 'Boucle Temporelle',
  'card.gre-transfer': 'Transfert',
  'card.gre-downgrade': 'Rétrogradation',
  'card.gre-invisibility': 'Invisibilité',
  'card.gre-mind-control': 'Contrôle Mental',
  'card.bon-unexpected-reinforcements': 'Renfort Inattendu',
  'card.bon-gangway': 'Passerelle',
  'card.bon-upgrade': 'Amélioration',

  // --- what the cards do; a number is the value that Upgrade tokens raise ---

  'card-text.mar-assault':
    'Quand une de vos unités finit son Mouvement ici, déclenchez un Assaut : toutes vos unités attaquent, dans tous les Secteurs.',
  'card-text.mar-minefield':
    "Une unité ennemie qui s'arrête ici subit {value:wounds} ; puis cette carte est défaussée. Celles qui passent ne risquent rien.",
  'card-text.mar-strategic-position':
    "Chaque fois qu'une de vos unités touche quelqu'un ici par une attaque, une des unités touchées subit {value:wounds} de plus.",
  'card-text.mar-armoury':
    'Quand une de vos unités finit son Mouvement ici, prenez 1 jeton Amélioration.',
  'card-text.mar-fire': "Une unité ennemie qui s'arrête ici ou qui passe subit {value:wounds}.",
  'card-text.mar-barricade':
    "Un ennemi qui doit éjecter une unité d'ici ne peut pas choisir une des vôtres tant qu'il y en a une autre.",
  'card-text.mar-hideout':
    "Vos unités ici ne peuvent être ni attaquées ni blessées par l'Assaut Éclair d'un ennemi. Assauts et Pièges les atteignent toujours.",
  'card-text.mar-duplication':
    "Répète l'effet de chaque carte Marines des emplacements voisins, jamais en diagonale, chaque fois qu'elle agit. Elle ne copie pas une autre Duplication.",
  'card-text.mar-secret-passage':
    "Une unité que vous déplacez peut sauter ce Secteur : cela ne coûte aucun point de Mouvement et n'y déclenche rien.",
  'card-text.mar-ambush':
    "Quand une unité ennemie s'arrête ici, après tous les autres Pièges, toutes vos unités d'ici attaquent une fois, quel que soit le joueur dont c'est le tour.",
  'card-text.mar-burst':
    "À la fin de chacun de vos Assauts, et de chacun de vos Assauts Éclair ici, une de vos unités d'ici attaque une fois de plus.",
  'card-text.mar-detector':
    "Quand une de vos unités finit son Mouvement ici, posez des jetons Désactivation dans des Secteurs de votre choix (jusqu'à {value}). Chacun permet à une de vos unités d'ignorer une fois les Pièges ennemis de son Secteur.",
  'card-text.mar-team-tactics':
    "Quand une de vos unités finit son Mouvement ici, vous pouvez déplacer une unité ennemie de n'importe quel Secteur, en sens horaire et selon les règles normales. Vous choisissez sa Salle ou qui elle éjecte, et l'Assaut Éclair est le vôtre.",
  'card-text.mar-protection':
    'Un ennemi qui place le jeton Dysfonctionnement doit le poser sur cette carte.',

  'card-text.ali-assault':
    'Quand une de vos unités finit son Mouvement ici, déclenchez un Assaut : toutes vos unités attaquent, dans tous les Secteurs.',
  'card-text.ali-camouflaged':
    "À chacun de vos Assauts, et à chacun de vos Assauts Éclair ici, un Alien caché inflige {value:wounds} à une unité ennemie de ce Secteur, Murs ou non. Ce n'est pas une unité.",
  'card-text.ali-hive':
    "Une unité ennemie qui s'arrête ici subit {value:wounds}. Celles qui passent ne risquent rien.",
  'card-text.ali-tentacles':
    "Une unité ennemie qui s'arrête ici ou qui passe subit {value:wounds}.",
  'card-text.ali-ventilation-conduit':
    "Une unité que vous déplacez peut sauter ce Secteur : cela ne coûte aucun point de Mouvement et n'y déclenche rien.",
  'card-text.ali-shaft':
    "À jouer pendant votre tour : déplacez une de vos cartes installées, avec ses jetons, dans un emplacement vide de n'importe quel Secteur.",
  'card-text.ali-incubator':
    'Quand une de vos unités finit son Mouvement ici, un Alien Mineur apparaît dans une Salle de ce Secteur ; si toutes sont prises, il éjecte une unité de votre choix. Si le Secteur est alors plein, vous déclenchez un Assaut Éclair.',
  'card-text.ali-duplication':
    "Répète l'effet de chaque carte Aliens des emplacements voisins, jamais en diagonale, chaque fois qu'elle agit. Elle ne copie pas une autre Duplication.",
  'card-text.ali-ventilation-grate':
    'Une unité que vous déplacez à travers ce Secteur peut y finir son Mouvement ; les points de Mouvement restants sont perdus.',
  'card-text.ali-phantom-attack':
    "Quand une de vos unités finit son Mouvement ici, certaines de vos unités attaquent une fois chacune, dans n'importe quels Secteurs (jusqu'à {value}).",
  'card-text.ali-abduction':
    "Quand une de vos unités finit son Mouvement ici, déplacez des unités ennemies de ce Secteur dans d'autres Secteurs de votre choix (jusqu'à {value}). Les Pièges les y frappent, et l'Assaut Éclair est le vôtre.",
  'card-text.ali-parasite':
    "Une unité ennemie qui s'arrête ici reçoit un Parasite : 1 blessure par point de Mouvement utilisé, jusqu'à ce qu'elle finisse un Mouvement dans son propre Secteur ou soit éjectée.",
  'card-text.ali-crawlers':
    "Quand cette carte commence à agir, les cartes ennemies installées dans son Secteur sont désactivées, tant qu'elle y agit. Celles installées plus tard ne le sont pas.",

  'card-text.sci-camera':
    "Une unité ennemie qui s'arrête ici est filmée : {value} points d'Enregistrement, 6 au plus sur la carte. Quand une de vos unités finit son Mouvement ici, vous gagnez autant de points de Connaissance et la carte revient à 0.",
  'card-text.sci-archives':
    'Quand une de vos unités finit son Mouvement ici, gagnez {value} points de Connaissance ; en match à mort, un de plus que cela par joueur ennemi.',
  'card-text.sci-infirmary':
    'Quand une de vos unités finit son Mouvement ici, regagnez {value} points de Vie, sans dépasser 20. En match à mort, les autres joueurs perdent à la place {value} points de Vie en tout, répartis par vous.',
  'card-text.sci-small-laboratory':
    'Quand une de vos unités finit son Mouvement ici, gagnez 1 point de Connaissance par unité ennemie de ce Secteur, {value} au plus ; en match à mort, {value} par joueur ennemi au plus.',
  'card-text.sci-defence-system':
    "Quand une de vos unités finit son Mouvement ici, cette carte est activée pour de bon. Une fois activée, une unité ennemie qui s'arrête ici ou qui passe subit {value:wounds}.",
  'card-text.sci-duplication':
    "Répète l'effet de chaque carte Scientifiques des emplacements voisins, jamais en diagonale, chaque fois qu'elle agit. Elle ne copie ni une autre Duplication ni une Pince.",
  'card-text.sci-station-plan':
    "Quand une de vos unités finit son Mouvement ici, vous pouvez installer une de vos cartes en attente de n'importe quel Secteur. Votre phase de Planification suit quand même.",
  'card-text.sci-detonation':
    'Quand une de vos unités finit son Mouvement ici, vous pouvez choisir un Secteur : chaque unité ennemie y subit {value:wounds}. Cette carte est ensuite défaussée.',
  'card-text.sci-clamp':
    "Retient la première unité ennemie qui s'arrête ici : elle ne peut plus être déplacée et n'attaque plus, jusqu'à ce qu'une autre unité de son camp finisse un Mouvement ici ou qu'elle soit éjectée.",
  'card-text.sci-remote-control':
    "Quand une de vos unités finit son Mouvement ici, vous pouvez résoudre une autre de vos cartes Action de n'importe quel Secteur, sans ses Duplications.",

  'card-text.gre-probe':
    'Quand une de vos unités finit son Mouvement ici, gagnez {value} points de Connaissance ; en match à mort, {value} par joueur ennemi.',
  'card-text.gre-minefield':
    "Une unité ennemie qui s'arrête ici subit {value:wounds} ; puis cette carte est défaussée. Celles qui passent ne risquent rien.",
  'card-text.gre-life-drain':
    'Quand une de vos unités finit son Mouvement ici, une unité ennemie de ce Secteur subit {value:wounds}, Murs ou non, et vous regagnez autant de points de Vie ; en match à mort, vous gagnez à la place {value} points de Connaissance par joueur ennemi.',
  'card-text.gre-optimiser':
    'Quand une de vos unités finit son Mouvement ici, prenez 1 jeton Amélioration.',
  'card-text.gre-brood-chamber':
    "Chaque fois qu'une de vos unités gagne des points de Connaissance en attaquant ici, gagnez-en {value} de plus.",
  'card-text.gre-teleportation':
    "Quand une de vos unités finit son Mouvement ici, elle peut sauter dans n'importe quel Secteur avant de prendre une Salle. Rien n'est alors résolu ici, et tout l'est là-bas.",
  'card-text.gre-duplication':
    "Répète l'effet de chaque carte Gris des emplacements voisins, jamais en diagonale, chaque fois qu'elle agit. Elle ne copie pas une autre Duplication.",
  'card-text.gre-time-loop':
    "Une unité que vous déplacez à travers ce Secteur peut y dépenser des points de Mouvement sans avancer (jusqu'à {value}) ; s'il n'en reste plus, elle s'arrête ici.",
  'card-text.gre-transfer':
    'Quand une de vos unités finit son Mouvement ici, vous pouvez défausser 1 de vos jetons Amélioration, non dépensé ou posé sur une carte, pour gagner 2 points de Connaissance.',
  'card-text.gre-downgrade':
    'Quand une de vos unités finit son Mouvement ici, un joueur ennemi perd {value} de ses améliorations, choisies par vous : jetons non dépensés, jetons sur des cartes ou unités améliorées.',
  'card-text.gre-invisibility':
    "Quand une de vos unités finit son Mouvement ici, rendez certaines de vos unités invisibles, dans n'importe quels Secteurs (jusqu'à {value}). Jusqu'à la fin de son prochain Mouvement, aucune attaque, aucun Piège et aucune carte des ennemis ne touche une telle unité.",
  'card-text.gre-mind-control':
    "Quand une de vos unités finit son Mouvement ici, déplacez des unités ennemies de n'importe quels Secteurs, en sens horaire et selon les règles normales (jusqu'à {value}). Vous choisissez leurs Salles ou qui elles éjectent, et l'Assaut Éclair est le vôtre.",

  'card-text.bon-unexpected-reinforcements':
    "À jouer pendant votre tour : installez la première carte de votre pioche dans un emplacement vide de n'importe quel Secteur (un emplacement qui porte une carte Bonus n'est pas vide). Une carte Instantanée est gardée à la place.",
  'card-text.bon-gangway':
    "À jouer avec le Mouvement d'une de vos unités : elle a 1 point de Mouvement de plus.",
  'card-text.bon-upgrade': 'À jouer pendant votre tour : prenez 1 jeton Amélioration.',

  ...briefs,
}
