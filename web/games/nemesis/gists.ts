import { words } from '../../words/words.ts'
import type { NextIn, SharedNext } from '../hull/gists.ts'

/** The same of what only Nemesis tells. */
export const SHIP_GISTS = words(
  {
    'name.intruders': 'The Intruders',
    'gist.armor-holds': 'the Armor holds',
    'gist.destination': 'Destination {letter}',
    'gist.boards': 'enters pod {pod}',
    'gist.leaves-pod': 'leaves the pod',
    'gist.launched': 'pod {pod} is launched',
    'gist.escapes': 'has left the ship',
    'gist.hibernates': 'hibernates',
    'gist.time': 'time: {left} left',
    'gist.self-destruct': 'self-destruct: {left} left',
    'next.time': 'Intruders in combat attack, fires burn, an Event comes, the bag is drawn from.',
    'next.explodes': 'the ship explodes; only those in launched pods live.',
    'next.jump': 'the ship jumps to hyperspace.',
    'next.awake-die': 'those who are still awake die.',
    'next.engine': 'the next Engine is opened.',
    'next.check-engines': 'two damaged Engines would be the end of the ship.',
    'next.check-coordinates': 'the Coordinates are turned over.',
    'next.astray': 'those who hibernate do not wake up again.',
    'go.engine': 'open the next Engine',
    'go.check-coordinates': 'turn over the Coordinates',
    'gist.engine': 'Engine {engine} is {outcome:status}',
    'gist.check-engines': 'Engines: {outcome}',
    'gist.check-coordinates': 'Coordinates: {outcome:destination}',
  },
  {
    'name.intruders': 'Les Intrus',
    'gist.armor-holds': 'l’Armure tient',
    'gist.destination': 'Destination {letter}',
    'gist.boards': 'entre dans la nacelle {pod}',
    'gist.leaves-pod': 'quitte la nacelle',
    'gist.launched': 'la nacelle {pod} est lancée',
    'gist.escapes': 'a quitté le vaisseau',
    'gist.hibernates': 'hiberne',
    'gist.time': 'temps : encore {left}',
    'gist.self-destruct': 'autodestruction : encore {left}',
    'next.time':
      'les Intrus en combat attaquent, le feu brûle, un Événement arrive, on tire du sac.',
    'next.explodes': 'le vaisseau explose ; seules vivent les nacelles lancées.',
    'next.jump': 'le vaisseau saute dans l’hyperespace.',
    'next.awake-die': 'ceux qui sont encore éveillés meurent.',
    'next.engine': 'on ouvre le Moteur suivant.',
    'next.check-engines': 'deux Moteurs endommagés seraient la fin du vaisseau.',
    'next.check-coordinates': 'on retourne les Coordonnées.',
    'next.astray': 'ceux qui hibernent ne se réveilleront plus.',
    'go.engine': 'ouvrir le Moteur suivant',
    'go.check-coordinates': 'retourner les Coordonnées',
    'gist.engine': 'Moteur {engine} : {outcome:status}',
    'gist.check-engines': 'Moteurs : {outcome}',
    'gist.check-coordinates': 'Coordonnées : {outcome:destination}',
  },
)

export type Next = SharedNext | NextIn<keyof (typeof SHIP_GISTS)['en']>
