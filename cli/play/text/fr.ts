import type { en } from './en.ts'
import { nemesisFr } from './nemesis-fr.ts'

/** What the terminal says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  // --- before the game ---

  'start.which':
    'Nommez un jeu (« play theseus »), ou lancez ceci dans un terminal. Il y a : {games}.',
  'start.language': 'Language / Langue',
  'start.game': 'Jeu',
  'start.seats': 'Combien de joueurs ?',
  'start.seats.number': '{number} joueurs',
  'start.people': 'Combien de personnes à ce terminal ?',
  'start.people.one': 'Vous, contre des robots',
  'start.people.number': '{number} personnes',
  'start.bot': 'Adversaire',
  'start.bot.random': "random : n'importe quelle réponse permise",
  'start.bot.gentle': 'gentle : joue avec bon sens et fait des erreurs',
  'start.bot.good': 'good : pèse les suites de chaque réponse',
  'start.bot.strong': "strong : voit au-delà de son tour, jusqu'aux réponses des autres",
  'start.bot.nemesis.good': 'good : suit un plan ; un équipage de good meurt le plus souvent',
  'start.bot.nemesis.strong':
    "strong : essaie d'abord ses actions ; à quatre, ne survit pas plus souvent que good",
  'start.sealed': 'Le hasard est scellé ; empreinte : {hash}',
  'start.seeded': "Le hasard n'est pas scellé : il suit la graine que vous avez donnée.",
  'start.hint': 'Un nombre répond. h : aide, ? : ce que veut dire la question, q : quitter.',

  // --- who ---

  'who.you': 'vous',
  'who.person': 'joueur {number}',
  'who.bot': 'robot',

  // --- the prompt ---

  'ask.question': '{side} : {question}',
  'ask.one': 'Un nombre de 1 à {options}.',
  'ask.exactly': 'Choisissez-en {min} : des nombres séparés par des espaces, comme 1 3 5-8.',
  'ask.between':
    'Choisissez-en de {min} à {max} : des nombres séparés par des espaces, comme 1 3 5-8 ; 0 pour aucun.',
  'ask.cancel': 'c reprend le choix qui a mené ici.',
  'bad.empty': "Tapez le numéro d'une réponse, ou h pour l'aide.",
  'bad.unknown': "Rien ici ne s'appelle « {typed} » : tapez un nombre de 1 à {options}, ou h.",
  'bad.number': "Il n'y a pas de réponse {typed} : elles vont de 1 à {options}.",
  'bad.count': 'Réponses attendues : {wanted} ; données : {given}.',
  'bad.file': 'Dites dans quel fichier : s partie.json',
  handover: 'Au tour de {name} : les autres détournent les yeux. Puis appuyez sur Entrée.',

  // --- going back ---

  'undo.done': "C'est repris.",
  'undo.nothing': "Il n'y a rien à reprendre.",
  'undo.chance': 'Impossible de reprendre : le hasard a décidé quelque chose depuis.',
  'undo.secret': 'Impossible de reprendre : quelque chose de caché a été montré depuis.',
  'undo.other-seat': 'Impossible de reprendre : un autre joueur a répondu depuis.',
  'undo.time': 'Impossible de reprendre : le temps s’est écoulé depuis.',
  'cancel.refused': "Il n'y a pas de choix à annuler ici ; u reprend votre dernière réponse.",

  // --- saving and leaving ---

  'save.done': 'Enregistré dans {file}. Pour continuer plus tard : npm run play -- {args}',
  'save.over': 'Enregistré dans {file}. Pour vérifier : npm run verify -- {file}',
  'save.foreign': "{file} existe et n'est pas une partie : prenez un autre nom.",
  'save.failed': '{file} ne peut pas être écrit.',
  'save.secret':
    "L'enregistrement d'une partie en cours contient sa graine : qui le lit connaît la suite.",
  'quit.ask': 'Enregistrer dans quel fichier ? (Entrée : non ; c : continuer à jouer)',
  'quit.done': 'Au revoir.',
  'quit.input': "L'entrée est finie ; cette séance aussi.",

  // --- why not ---

  'why.line': '{name} : {text}',
  'why.nothing': 'Rien ne vous est refusé ici.',

  // --- help ---

  'help.title': 'Ce que vous pouvez taper',
  'help.number': "le numéro d'une réponse ; plusieurs quand une question en demande plusieurs",
  'help.u': "reprend votre dernière réponse, tant que rien n'a été révélé depuis",
  'help.c': 'annule le choix qui a mené à cette question, quand elle le permet',
  'help.b': 'montre à nouveau toute la position',
  'help.l': "raconte tout ce qui s'est passé",
  'help.o': 'vos Objectifs secrets : attention aux regards',
  'help.w': 'pourquoi quelque chose ne vous est pas proposé',
  'help.?': 'explique cette question par sa règle',
  'help.?card': "l'effet d'une carte ou d'un lieu, par une partie de son nom : « ? feu »",
  'help.?rule':
    'une règle par son numéro : « ? THE-MOVE-04 » ; « ? THE-MOVE » montre un chapitre (en anglais)',
  'help.s': 'enregistre la partie',
  'help.q': "quitte, et demande s'il faut enregistrer",
  'help.h': 'cette aide',
  'lookup.none': "Rien ici ne s'appelle « {typed} ».",
  'lookup.many': 'Plusieurs choses répondent à « {typed} » :',
  'lookup.ruling': 'Décision : {ruling}',
  'lookup.no-rule': 'Cette question ne nomme aucune règle.',
  'log.empty': "Il ne s'est encore rien passé.",

  // --- the end ---

  'end.title': 'La partie est finie.',
  'end.winner': 'Victoire : {names}.',
  'end.nobody': 'Personne ne gagne.',
  'end.scores': 'Totaux :',
  'end.commitment': 'Empreinte publiée avant la partie :',
  'end.secret': 'Graine, montrée maintenant :',
  'end.seed': "Graine de cette partie : {seed} (le hasard n'était pas scellé)",
  'end.verify':
    "L'empreinte est le SHA-256 de la graine : personne n'a pu changer le mélange. Pour vérifier toute la partie, enregistrez-la (s partie.json) puis lancez : npm run verify -- partie.json",
  'end.more': 's FICHIER enregistre, b plateau, l journal, Entrée termine.',

  // --- the board of Theseus ---

  'theseus.setup': 'Mise en place',
  'theseus.turn': 'Tour {number}',
  'theseus.additional': 'tour additionnel',
  'theseus.end': 'Fin de partie : {track}',
  'theseus.end-start': 'début',
  'theseus.end-final': 'FIN',
  'theseus.life': 'PV',
  'theseus.data': 'PC',
  'theseus.upgrades': 'Amélior. {upgrades}',
  'theseus.deck': 'Pioche {count}',
  'theseus.deck-top': 'Pioche {count}, dessus : {card}',
  'theseus.kept': 'garde {cards}',
  'theseus.drawn': 'à placer : {cards}',
  'theseus.deck-list': 'reste dans votre pioche : {cards}',
  'theseus.alliance': 'alliance {letter}',
  'theseus.space': "Dans l'Espace : {units}",
  'theseus.moving': 'En route : {unit}, {sector}',
  'theseus.no-ring': "L'anneau des Secteurs n'est pas encore posé.",
  'theseus.pending-mark': 'att',
  'theseus.action.corridors': 'Assaut',
  'theseus.action.control-room': 'Dysfonct.',
  'theseus.action.tech-bay': 'Tour Suppl.',
  'theseus.action.home': 'Amélior.',
  'theseus.short.marine': 'Marine',
  'theseus.short.alien': 'Alien',
  'theseus.short.scientist': 'Scientif.',
  'theseus.short.grey': 'Gris',
  'theseus.short.creature': 'Créature',
  'theseus.short.runner': 'Coureur',
  'theseus.short.catcher': 'Attrapeur',
  'theseus.short.warrior': 'Guerrier',
  'theseus.short.minor-alien': 'Mineur',
  'theseus.sign.passage': 'a───b  Passage : à portée',
  'theseus.sign.pending': 'att  en attente : sans effet',
  'theseus.sign.bonus': '★  carte Bonus',
  'theseus.sign.value': "[2]  valeur d'une carte",
  'theseus.sign.upgrades': '+1  jetons Amélioration dessus',
  'theseus.sign.upgraded': '▲  unité améliorée',
  'theseus.sign.held': '⊗  retenue par une Pince',
  'theseus.sign.parasites': '✱  porte un Parasite',
  'theseus.sign.invisible': '◌  invisible',
  'theseus.sign.malfunction': '✖  Dysfonctionnement : sans effet',
  'theseus.sign.crawled': '≈  désactivée par les Rampants',
  'theseus.sign.recording': "◉2  points d'Enregistrement",
  'theseus.sign.active': '⚡  activée',
  'theseus.sign.control': '◄M  prise à M (◁ : un usage)',
  'theseus.sign.deactivation': '⊘M  jeton Désactivation',
  'theseus.sign.pandora': '◈  Secteur de Pandora',
  'theseus.hint.way': '{from} → {to}',
  'theseus.hint.upgraded-unit': 'attaque : {from} → {to}',
  'theseus.hint.upgraded-card': 'valeur {from} → {to}',
  'theseus.hint.range': 'reliée à {units}',
  'theseus.attack.none': 'aucune',
  'theseus.attack.single': 'un ennemi',
  'theseus.attack.area': 'tous les ennemis à portée',
  'theseus.attack.data': "PC d'un ennemi",
  'theseus.hint.slot': 'emplacement {number}',
  'theseus.hint.pending': 'en attente',
  'theseus.hint.draws': 'pioche {card}',
  'theseus.card.level': 'niveau {level}',
  'theseus.card.copies': '{copies} dans la pioche',
  'theseus.card.value': 'valeur {value}',
  'theseus.card.once': 'défaussée après son effet',
  'theseus.card.bonus': 'carte Bonus',
  'theseus.card.lies': 'Dans {slot} : valeur {value}.',
  'theseus.sector.slots': 'Emplacements voisins (pour Duplication) : {pairs}.',
  'theseus.sector.passages': 'Passages : {pairs}.',
  'theseus.sector.corridors':
    'Qui finit un Mouvement ici déclenche un Assaut : toutes ses unités attaquent, dans tous les Secteurs.',
  'theseus.sector.control-room':
    "Qui finit un Mouvement ici pose le jeton Dysfonctionnement sur une carte ennemie : elle est hors jeu jusqu'à ce que le jeton s'en aille.",
  'theseus.sector.tech-bay':
    "Qui finit un Mouvement ici doit jouer un Tour Supplémentaire avec une autre de ses unités qui n'a pas encore bougé.",
  'theseus.sector.home':
    'Sa propre faction, finissant un Mouvement ici, prend 1 jeton Amélioration ou défausse une carte ennemie installée ici (Nettoyer sa base).',
  'theseus.primer.1':
    "BUT : faire tomber l'ennemi à 0 point de Vie (PV) ou réunir 20 points de Connaissance (PC ; Scientifiques et Gris) ; quand les cartes s'épuisent, la plus haute somme gagne. En match à mort, les blessures que vous infligez augmentent vos propres PV : 20 gagnent.",
  'theseus.primer.2':
    "UN TOUR : déplacez une unité en sens horaire, d'autant de Secteurs qu'il y a d'unités dans le sien, elle comprise. Puis vos cartes Action y agissent, puis le Secteur lui-même, puis vous pouvez planifier.",
  'theseus.primer.3':
    "PLANIFICATION : installez une de vos cartes qui attend dans un emplacement d'attente de ce Secteur, piochez dans un emplacement vide, ou jetez une carte ennemie qui attend.",
  'theseus.primer.4':
    "LES CARTES n'agissent que pour leur faction : les Pièges frappent les ennemis, les cartes Action agissent quand vous vous arrêtez là. Un jeton Amélioration retourne une unité sur sa meilleure face ou augmente la [valeur] d'une carte.",
  'theseus.primer.5':
    "SECTEUR PLEIN : la quatrième unité déclenche un Assaut Éclair de qui l'a déplacée ; une cinquième éjecte d'abord quelqu'un dans l'Espace.",

  ...nemesisFr,
}
