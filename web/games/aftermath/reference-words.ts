import { words } from '../../words/words.ts'

export const REFERENCE = words(
  {
    ways: 'Three ways to play',
    'ways.epilogue': 'Epilogue: five rounds on the ship of an earlier game; a secret Mission each.',
    'ways.investigation': 'Investigation: fifteen rounds, Objectives, Alerts one at a time.',
    'ways.classic': 'Classic: a game of Nemesis with what this box adds.',
    shuttle: 'The Shuttle',
    'shuttle.main':
      'From its Main Room a move leads to every technical entrance of the ship, and from there back to its other rooms.',
    'shuttle.noise': 'Its number 4 is the sleeve: noise there lies in the technical corridors.',
    'shuttle.search': 'Nothing can be searched there.',
    alert: 'Alerts',
    'alert.card': 'A task with a deadline. Not done in time: everybody aboard dies.',
    'alert.activate': 'Activate: 1 card, in the room that it names, also in combat.',
    'alert.sample': 'Samples are heavy Objects: bring them to a room of the Shuttle.',
    tokens: 'Aftermath tokens',
    'tokens.when': 'Turned when somebody enters; what it shows happens before any noise roll.',
    turret: 'Turrets',
    'turret.all': 'Everything: whoever came into its room in this round is hit.',
    'turret.intruders': 'Intruders: only those are.',
    'turret.inactive': 'Nothing: it does not shoot, and cannot be destroyed.',
    end: 'The end of an Epilogue',
    'end.1': 'Rounds 2 and 4: an unfulfilled Alert ends the game.',
    'end.2': 'After round 5 the Shuttle leaves; whoever is not in it nor away in a pod dies.',
    'end.3': 'All tokens must be turned; with one or two players three may stay hidden.',
    'end.4': 'Contamination is checked, then the Missions.',
    'end.offer':
      'Lucrative Offer: anybody may take it at any moment, and gives up the Mission. It asks to leave alone, with an Egg or a Carcass.',
    sand: 'Hourglass',
    'sand.text':
      'It runs in real time. Empty, it may be taken by anybody between two actions: a noise roll in a room of their choice.',
  },
  {
    ways: 'Trois façons de jouer',
    'ways.epilogue':
      'Épilogue : cinq manches sur le vaisseau d’une partie précédente ; une mission secrète chacun.',
    'ways.investigation': 'Enquête : quinze manches, objectifs, des alertes une à une.',
    'ways.classic': 'Classique : une partie de Nemesis avec ce que la boîte ajoute.',
    shuttle: 'La navette',
    'shuttle.main':
      'De sa salle principale, un déplacement mène à chaque entrée technique du vaisseau ; de là, à ses autres salles.',
    'shuttle.noise': 'Son numéro 4 est le manchon : le bruit y va dans les conduits techniques.',
    'shuttle.search': 'On n’y fouille rien.',
    alert: 'Alertes',
    'alert.card': 'Une tâche à délai. Non faite à temps : tous à bord meurent.',
    'alert.activate': 'Activer : 1 carte, dans la salle qu’elle nomme, même au combat.',
    'alert.sample':
      'Les échantillons sont des objets lourds : à porter dans une salle de la navette.',
    tokens: 'Jetons Aftermath',
    'tokens.when': 'Retournés quand quelqu’un entre ; leur effet vient avant tout jet de bruit.',
    turret: 'Tourelles',
    'turret.all': 'Tout : qui est venu dans sa salle pendant la manche est touché.',
    'turret.intruders': 'Les Intrus : eux seuls.',
    'turret.inactive': 'Rien : elle ne tire pas, et ne peut être détruite.',
    end: 'La fin d’un épilogue',
    'end.1': 'Manches 2 et 4 : une alerte non remplie termine la partie.',
    'end.2': 'Après la manche 5 la navette part ; qui n’y est pas, ni parti en nacelle, meurt.',
    'end.3':
      'Tous les jetons doivent être retournés ; à un ou deux joueurs, trois peuvent rester cachés.',
    'end.4': 'On vérifie la contamination, puis les missions.',
    'end.offer':
      'Offre lucrative : n’importe qui la prend à tout moment, et renonce à sa mission. Il faut partir seul, avec un œuf ou une carcasse.',
    sand: 'Sablier',
    'sand.text':
      'Il coule en temps réel. Vide, n’importe qui le prend entre deux actions : un jet de bruit dans la salle de son choix.',
  },
)

export type ReferenceWord = keyof (typeof REFERENCE)['en']
