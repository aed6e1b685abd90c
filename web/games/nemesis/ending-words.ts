import { words } from '../../words/words.ts'

/** What becomes of the ship, and what is checked. */
export const SHIP_ENDING = words(
  {
    home: 'The ship came home.',
    astray: 'The ship went astray: {destination}.',
    lost: 'The ship is lost.',
    nobody: 'Nobody came through.',
    'played-intruders': 'Went on as the Intruders.',
    'check.explosion': 'The ship',
    'check.jump': 'The jump',
    'check.engines': 'Engines',
    'check.coordinates': 'Coordinates',
    explodes: 'It explodes',
    'explodes-note': 'whatever is aboard is gone',
    jumps: 'The ship jumps',
    'jumps-note': 'whoever is awake dies',
    engine: '{number}: {status}',
    'leads-to': '{letter} leads to: {destination}',
    'set-by': 'set by {name}, round {round}',
    'never-set': 'never changed',
  },
  {
    home: 'Le vaisseau est rentré.',
    astray: 'Le vaisseau s’est égaré : {destination}.',
    lost: 'Le vaisseau est perdu.',
    nobody: 'Personne ne s’en est sorti.',
    'played-intruders': 'A continué avec les Intrus.',
    'check.explosion': 'Le vaisseau',
    'check.jump': 'Le saut',
    'check.engines': 'Moteurs',
    'check.coordinates': 'Coordonnées',
    explodes: 'Il explose',
    'explodes-note': 'tout ce qui est à bord disparaît',
    jumps: 'Le vaisseau saute',
    'jumps-note': 'qui est éveillé meurt',
    engine: '{number} : {status}',
    'leads-to': '{letter} mène à : {destination}',
    'set-by': 'réglé par {name}, manche {round}',
    'never-set': 'jamais changé',
  },
)

/** How somebody came through. */
export const LIVED = words(
  {
    escaped: 'Left in a pod, round {round}.',
    hibernating: 'Asleep in the Hibernatorium since round {round}.',
  },
  {
    escaped: 'Parti en nacelle, manche {round}.',
    hibernating: 'Endormi dans l’Hibernatorium depuis la manche {round}.',
  },
)

/** What a game of Nemesis turns at. */
export const POINTS = words(
  {
    'point.escapes': '{seat:Seat} leaves the ship',
    'point.hibernates': '{seat:Seat} hibernates',
    'point.destination': 'Course set to {letter}',
    'point.engine-order-changed': 'Engine {engine} is changed',
    'point.self-destruct-started': 'Self-destruct starts',
    'point.self-destruct-stopped': 'Self-destruct stops',
    'point.pods-unlocked': 'The pods open',
    'point.chambers-open': 'The chambers open',
    'point.jump': 'The jump',
    'point.intruder-player': '{seat:Seat} joins the Intruders',
  },
  {
    'point.escapes': '{seat:Seat} quitte le vaisseau',
    'point.hibernates': '{seat:Seat} hiberne',
    'point.destination': 'Cap mis sur {letter}',
    'point.engine-order-changed': 'Moteur {engine} modifié',
    'point.self-destruct-started': 'Autodestruction lancée',
    'point.self-destruct-stopped': 'Autodestruction arrêtée',
    'point.pods-unlocked': 'Les nacelles s’ouvrent',
    'point.chambers-open': 'Les caissons s’ouvrent',
    'point.jump': 'Le saut',
    'point.intruder-player': '{seat:Seat} rejoint les Intrus',
  },
)
