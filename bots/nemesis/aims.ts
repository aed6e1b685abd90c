import { COORDINATES, DESTINATIONS, FIRST_YELLOW, NONE } from '@bulkhead/nemesis/printed'
import { type Act, targetOf } from '../hull/acts.ts'
import { type Aim, fetchLying, fetchObject, performIn } from '../hull/aims.ts'
import { because as inAnyGame } from '../hull/because.ts'
import {
  canRepair,
  carries,
  crewIn,
  holdsKind,
  isOfKind,
  type Mind,
  placeOf,
  roomHere,
} from '../hull/mind.ts'
import { because } from './because.ts'
import { anyoneHibernates, own } from './mind.ts'
import { chanceOfArrival, chanceOfShip, engineChances } from './trust.ts'

/** What only Nemesis gives to do. */

// --- Objects ---

/** Discovers a Weakness: the Object to the Laboratory, then the analysis. */
export function analyse(mind: Mind, slot: 'corpse' | 'egg' | 'carcass', worth: number): Aim[] {
  if (mind.view.weaknesses[slot] !== null) return []
  const laboratory = placeOf(mind, 'laboratory')
  const lies =
    laboratory >= 0 &&
    [
      ...mind.view.rooms[laboratory].objects,
      ...crewIn(mind, laboratory).flatMap(({ hands }) => hands.flatMap((one) => one.object ?? [])),
    ].some((one) => isOfKind(one, slot))
  if (!lies && !holdsKind(mind, slot)) return fetchObject(mind, slot, worth)
  const analyses = ({ option }: Act) => targetOf(option, 'slot') === slot
  return performIn(mind, 'laboratory', worth, inAnyGame('analyse', { slot }), analyses)
}

/** Carries the blue corpse, which is always the one of the beginning. */
export function fetchBlueCorpse(mind: Mind, worth: number): Aim[] {
  if (carries(mind, 'corpse')) return []
  return mind.view.rooms.flatMap(({ objects }, place) =>
    objects.includes('corpse') ? [fetchLying(mind, 'corpse', 'corpse', place, worth)] : [],
  )
}

/** Brings the blue corpse to the Surgery and leaves it there, for all to see. */
export function layDownInSurgery(mind: Mind, worth: number): Aim[] {
  const lays = ({ action }: Act) => action === 'drop' && roomHere(mind).tile === 'surgery'
  return performIn(mind, 'surgery', worth, because('autopsy')).map((aim) => ({
    ...aim,
    does: lays,
  }))
}

// --- the ship's way ---

/** The course and the Engines, unless others seem to have seen to it. */
export function bringHome(mind: Mind, destination: 'earth' | 'mars', worth: number): Aim[] {
  if (chanceOfShip(mind, destination) >= 0.7) return []
  return [...setCourse(mind, destination, worth), ...mendEngines(mind, worth)]
}

/** Sets the course, by one's own eyes: the Coordinates first, then the marker. */
export function setCourse(mind: Mind, destination: 'earth' | 'mars', worth: number): Aim[] {
  if (anyoneHibernates(mind) || chanceOfArrival(mind, destination) === 1) return []
  const { coordinates } = own(mind)
  const reason = because('course', { destination })
  if (coordinates === null) {
    const looks = ({ option }: Act) => option.label === 'check-coordinates'
    return performIn(mind, 'cockpit', worth, reason, looks)
  }
  const letter = DESTINATIONS[COORDINATES[coordinates].indexOf(destination)]
  const sets = ({ option }: Act) =>
    option.label === 'set-destination' && option.params?.letter === letter
  return performIn(mind, 'cockpit', worth, reason, sets)
}

/** Makes sure of the Engines, each in its room; or looks at all of them where they are controlled. */
export function mendEngines(mind: Mind, worth: number): Aim[] {
  const chances = engineChances(mind)
  if (chances.filter((chance) => chance >= 0.9).length >= 2) return []
  const { engines } = own(mind)
  const aims: Aim[] = []
  const tools = canRepair(mind)
  chances.forEach((chance, i) => {
    if (chance >= 0.9) return
    const tile = `engine-${i + 1}`
    const known = engines[i] !== null
    aims.push({
      place: placeOf(mind, tile),
      worth: known && !tools ? worth / 2 : worth,
      because: because('engine', { engine: i + 1 }),
      does: (act) =>
        mind.me.room === placeOf(mind, tile) &&
        (act.option.label === 'turn-engine' || (!known && act.room === tile)),
    })
  })
  const unknown = engines.filter((works) => works === null).length
  if (unknown < 2 || placeOf(mind, 'engine-control') < 0) return aims
  return [...aims, ...performIn(mind, 'engine-control', worth, because('engines'))]
}

const STOPPING = 0.6

/** Stops the self-destruct sequence while it can be stopped. */
export function stopSequence(mind: Mind, worth: number): Aim[] {
  const { selfDestruct } = own(mind)
  if (selfDestruct === NONE || selfDestruct >= FIRST_YELLOW) return []
  return performIn(mind, 'generator', worth * STOPPING, because('stop-sequence'))
}
