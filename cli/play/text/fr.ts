import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

/** What the terminal says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Translation<typeof en> = {
  // --- before the game ---

  'start.which':
    'Nommez un jeu (« play {game} »), ou lancez ceci dans un terminal. Il y a : {games}.',
  'start.language': 'Language / Langue',
  'start.game': 'Jeu',
  'start.seats': 'Combien de joueurs ?',
  'start.seats.number': '{number} joueurs',
  'start.people': 'Combien de personnes à ce terminal ?',
  'start.people.one': 'Vous, contre des bots',
  'start.people.number': '{number} personnes',
  'start.bot': 'Adversaire',
  'start.bot.random': "random : n'importe quelle réponse permise",
  'start.bot.gentle': 'gentle : joue avec bon sens et fait des erreurs',
  'start.bot.good': 'good : pèse les suites de chaque réponse',
  'start.bot.strong': "strong : voit au-delà de son tour, jusqu'aux réponses des autres",
  'start.at-random': "Le bot {bot} n'a pas encore appris {game} : il joue au hasard.",
  'start.sealed': 'Le hasard est scellé ; empreinte : {hash}',
  'start.seeded': "Le hasard n'est pas scellé : il suit la graine que vous avez donnée.",
  'start.hint': 'Un nombre répond. h : aide, ? : ce que veut dire la question, q : quitter.',
  'before.match': 'Avant elle, une partie de {name} en {answers} réponses. {ending}',

  // --- who ---

  'who.you': 'vous',
  'who.person': 'joueur {number}',
  'who.bot': 'bot',

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

  // --- what may be taken unasked ---

  'offer.title': 'Vous pouvez aussi, à tout moment :',
  'offer.time': '{seconds} secondes, et puis : {text}',
  'offer.ask': 'Le numéro de ce que vous prenez ; Entrée laisse les autres continuer.',
  'offer.which': 'Dites lequel, de t 1 à t {offers}.',
  'offer.none': "Rien ne s'offre à vous maintenant.",

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
  'help.t': 'prend ce qui s’offre à vous sans question, par son numéro : « t 1 »',
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
}
