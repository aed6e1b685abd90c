import type { Condition } from '@bulkhead/hull/progress.ts'
import type { Line, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { sayIn } from '../../words/words.ts'
import type { EndingOf, Told } from '../hull/ending.ts'
import type { TurnsOf } from '../hull/ending-points.ts'
import { ENDING_WORDS } from '../hull/ending-words.ts'
import { INTRUDER_ICONS, POD, SELF_DESTRUCT, UNLOCKED } from '../hull/icons.ts'
import type { Tale } from '../tale.ts'
import { checksOf } from './ending-checks.ts'
import { LIVED, POINTS, SHIP_ENDING } from './ending-words.ts'
import { DESTINATION, HYPERSPACE, icons } from './icons.ts'
import type { ShipView } from './ship.ts'

const { rooms } = icons

/** What a game aboard turns at. */
export const TURNS: TurnsOf = {
  turns: {
    escapes: { weight: 8, tone: 'act', icon: POD },
    hibernates: { weight: 8, tone: 'act', icon: rooms.hibernatorium },
    destination: { weight: 7, tone: 'warn', icon: DESTINATION, only: 'last' },
    'engine-order-changed': {
      weight: 5,
      tone: 'warn',
      icon: rooms['engine-1'],
      only: 'last',
      by: 'engine',
    },
    'self-destruct-started': { weight: 8, tone: 'bad', icon: SELF_DESTRUCT },
    'self-destruct-stopped': { weight: 6, tone: 'act', icon: SELF_DESTRUCT },
    'pods-unlocked': { weight: 3, tone: 'act', icon: UNLOCKED, only: 'first' },
    'chambers-open': { weight: 3, tone: 'act', icon: rooms.hibernatorium },
    jump: { weight: 10, tone: 'warn', icon: HYPERSPACE },
    'intruder-player': { weight: 4, tone: 'bad', icon: INTRUDER_ICONS.queen },
  },
  words: POINTS,
  bySeat: ['destination', 'engine-order-changed'],
}

/** How a game of Nemesis ended. */
export const ending: EndingOf<NemesisView> = {
  alive: ['escaped', 'hibernating'],
  words: ENDING_WORDS,
  lived: LIVED,
  livedIcon: rooms.hibernatorium,
  ways: ['escapes', 'hibernates'],
  verdictOf,
  afterDeath: ({ view, language }, seat) =>
    view.intruderPlayer?.seat === seat ? sayIn(SHIP_ENDING, language)('played-intruders') : '',
  meets,
  checksOf,
  turns: TURNS,
}

/** Where the ship has gone. */
export function verdictOf<V extends ShipView>({
  view,
  words,
  language,
}: Told<V>): Pick<Tale, 'verdict' | 'isGood'> {
  const say = sayIn(SHIP_ENDING, language)
  const { exploded, destination } = view.ending!
  if (exploded) return { verdict: say('lost'), isGood: false }
  if (destination === null) return { verdict: say('nobody'), isGood: false }
  if (destination === 'earth') return { verdict: say('home'), isGood: true }
  const name = words[`destination.${destination}`]
  return { verdict: say('astray', { destination: name }), isGood: false }
}

export function meets(
  { kind, params = {} }: Line,
  { id }: Condition,
  _: ShipView,
  seat: Seat,
): boolean {
  if (id === 'escaped') return kind === 'escapes' && params.seat === seat
  return kind === 'weakness-found' && (id === 'weaknesses' || id === `weakness-${params.slot}`)
}
