import type { EventCard } from '@bulkhead/hull/cards/event-card.ts'
import { kindOptions, plain } from '@bulkhead/hull/choices.ts'
import { closeDoor, doorCorridors } from '@bulkhead/hull/doors.ts'
import { huntWith, openAllDoors } from '@bulkhead/hull/event-effects.ts'
import { discardCards, gainContamination } from '@bulkhead/hull/hand.ts'
import { addToBag } from '@bulkhead/hull/intruders.ts'
import { canBreak, putFire, putMalfunction } from '@bulkhead/hull/markers.ts'
import { putNoise } from '@bulkhead/hull/noise-markers.ts'
import {
  charactersIn,
  fights,
  hasNoise,
  inCombat,
  inOrder,
  inRoom,
  places,
  seatOf,
  ship,
} from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Place, Player } from '@bulkhead/hull/state.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { EVENT_CARDS as NEMESIS_EVENTS } from '@bulkhead/nemesis/cards/event-cards.ts'
import { SHIP_PLACES } from '../shuttle.ts'
import type { Table } from '../table.ts'
import { shufflePile, turretPlaces } from '../turrets.ts'

/** The ten Event cards of this box, and those of Nemesis that an Investigation takes with them. */

/** Bears the Alert icon: AFT-EPI-33, AFT-INV-35. */
interface AlertEvent extends EventCard {
  readonly alert?: true
}

const echoes: AlertEvent = {
  id: 'aft-echoes',
  moves: ['adult', 'breeder'],
  exit: 1,
  alert: true,
  after: 'discard',
  *effect(t) {
    const s = t.state
    const alone = inOrder(s).filter(
      (player) =>
        inRoom(player) && charactersIn(s, player.room).length === 1 && !inCombat(s, player),
    )
    for (const { room } of alone) makeNoise(t, room)
  },
}

/** In the lowest-numbered exit of a room that has none. */
function makeNoise(t: Table, place: Place): void {
  const exit = ship(t.state).numbered[place].find(
    (one) => one !== undefined && !hasNoise(t.state, one),
  )
  if (exit !== undefined) putNoise(t, exit)
}

const powerDrop: AlertEvent = {
  id: 'aft-power-drop',
  moves: ['creeper', 'adult'],
  exit: 2,
  after: 'discard',
  *effect(t) {
    breakLowest(t, (place) => tileOf(t.state, t.state.rooms[place].tile).computer)
  },
}

/** A Malfunction in the lowest-numbered room of these that can break down. */
function breakLowest(t: Table, concerned: (place: Place) => boolean): void {
  const place = places(t.state).find((one) => canBreak(t.state, one) && concerned(one))
  if (place !== undefined) putMalfunction(t, place)
}

const smoulderingWires: AlertEvent = {
  id: 'aft-smouldering',
  moves: ['adult', 'breeder', 'queen'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    const { rooms } = t.state
    const place = rooms.findIndex(({ malfunction, fire }) => malfunction && !fire)
    if (place >= 0) putFire(t, place)
  },
}

const newBrood: AlertEvent = {
  id: 'aft-new-brood',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 4,
  alert: true,
  after: 'discard',
  *effect(t) {
    addToBag(t, 'larva')
    addToBag(t, 'adult')
  },
}

const bulkheadFailure: AlertEvent = {
  id: 'aft-bulkhead-failure',
  moves: ['adult', 'queen'],
  exit: 1,
  after: 'discard',
  effect: openAllDoors,
}

const lockdownProtocol: AlertEvent = {
  id: 'aft-lockdown-protocol',
  moves: ['breeder', 'queen'],
  exit: 2,
  after: 'discard',
  *effect(t) {
    const s = t.state
    const place = SHIP_PLACES.find((one) => charactersIn(s, one).length > 0)
    if (place === undefined) return
    const open = doorCorridors(s, place).filter((corridor) => s.corridors[corridor].door === 'open')
    const [chooser] = inOrder(s)
    for (const corridor of open) yield* closeDoor(t, chooser, corridor, open)
  },
}

const targetingError: AlertEvent = {
  id: 'aft-targeting-error',
  moves: ['creeper', 'adult'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    const s = t.state
    const turrets = turretPlaces(s)
    for (const place of turrets) shufflePile(t, place)
    if (turrets.length === 0)
      breakLowest(t, (place) => tileOf(s, s.rooms[place].tile).colour === 'red')
  },
}

const swarm: AlertEvent = {
  id: 'aft-swarm',
  moves: ['adult', 'breeder'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    const { intruders, players } = t.state
    huntWith(
      t,
      intruders.filter((one) => !fights(t.state, one)),
      players,
    )
  },
}

const spores: AlertEvent = {
  id: 'aft-spores',
  moves: ['breeder', 'queen'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    for (const player of inOrder(t.state)) {
      if (player.slime || player.larva) gainContamination(t, player)
    }
  },
}

const lastCall: AlertEvent = {
  id: 'aft-last-call',
  moves: ['adult', 'breeder', 'queen'],
  exit: 1,
  after: 'discard',
  effect: eachPays,
}

/** All at once: whoever has no card in hand can only be wounded. */
function* eachPays(t: Table): Rules {
  const s = t.state
  const crew = inOrder(s)
  const answers = yield* t.askAll(
    crew
      .filter(({ hand }) => hand.length > 0)
      .map((player) => ({
        seat: seatOf(s, player),
        question: { prompt: 'last-call', rule: 'AFT-EPI-38' },
        choices: () => [plain('be-wounded'), ...kindOptions('discard', player)],
      })),
  )
  t.reveal()
  const paid = new Map(answers.map(({ seat, picks }) => [seat, picks[0].targets?.[0].id]))
  for (const player of crew) yield* payOrSuffer(t, player, paid.get(seatOf(s, player)))
}

/** A card that the death of another has taken meanwhile is paid with that. */
function* payOrSuffer(t: Table, player: Player, card: string | number | undefined): Rules {
  if (card === undefined) yield* lightWounds(t, player, 'last-call')
  else if (player.hand.includes(card)) discardCards(t, player, [String(card)], 'AFT-EPI-38')
}

export const EVENT_CARDS: readonly AlertEvent[] = [
  echoes,
  powerDrop,
  smoulderingWires,
  newBrood,
  bulkheadFailure,
  lockdownProtocol,
  targetingError,
  swarm,
  spores,
  lastCall,
]

const WITH_ALERT = new Set(EVENT_CARDS.flatMap(({ id, alert }) => (alert ? [id] : [])))

export function hasAlertIcon({ id }: EventCard): boolean {
  return WITH_ALERT.has(id)
}

/** AFT-INV-14 */
const TAKEN = [
  'lurking',
  'short-circuit',
  'hunt-3',
  'scent-of-prey',
  'damage',
  'life-support-failure',
  'eclosion',
  'damaging-fire',
]

export const INVESTIGATION_EVENTS: readonly EventCard[] = [
  ...NEMESIS_EVENTS.filter(({ id }) => TAKEN.includes(id)),
  ...EVENT_CARDS,
]
