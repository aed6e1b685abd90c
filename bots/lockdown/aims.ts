import { COMPUTER_CARDS } from '@bulkhead/lockdown/printed'
import type { Reason } from '../bot.ts'
import { type Act, putsOutFire, repairsRoom, targetOf } from '../hull/acts.ts'
import { type Aim, beThere, fetchObject, performIn } from '../hull/aims.ts'
import { because as inAnyGame } from '../hull/because.ts'
import {
  canRepair,
  crewIn,
  hasItem,
  holdsKind,
  isOfKind,
  itemsOf,
  type Mind,
  placeOf,
  roomHere,
} from '../hull/mind.ts'
import { because } from './because.ts'
import { computers, computersIn, own, self, slotOf } from './mind.ts'

/** What only Lockdown gives to do. */

type Section = 's1' | 's2' | 's3'
export type ObjectKind = 'corpse' | 'carcass' | 'egg'
export const KINDS: readonly ObjectKind[] = ['carcass', 'egg', 'corpse']

// --- exploring ---

export function unexploredIn(mind: Mind, sections: readonly Section[]): number[] {
  return mind.view.rooms.flatMap(({ explored }, place) => {
    const { section } = slotOf(mind, place)
    return !explored && section !== undefined && sections.includes(section) ? [place] : []
  })
}

export function survey(mind: Mind, sections: readonly Section[], worth: number): Aim[] {
  return unexploredIn(mind, sections).map((place) =>
    beThere(place, worth, because('survey', { place })),
  )
}

// --- Knowledge ---

/** The Archive, which also activates the token. */
export function activate(mind: Mind, worth: number): Aim[] {
  return self(mind).active ? [] : performIn(mind, 'archive', worth, because('archive'))
}

const LEARN = 'learn'

/** Whatever brings Knowledge: the Archive, the Laboratory, a Computer that teaches. */
export function learn(mind: Mind, worth: number): Aim[] {
  return [...activate(mind, worth), ...analyse(mind, KINDS, worth), ...atComputers(mind, worth)]
}

/** What else is done at a Computer, for the sake of the next card. */
const IDLE = ['silence-room', 'read-css', 'read-files', 'open-doors', 'close-doors']
/** Of what Knowledge is worth: a card that may teach, and light for the Computers. */
const NEXT_CARD = 0.7
const LIGHT = 0.6

function atComputers(mind: Mind, worth: number): Aim[] {
  const places = computers(mind)
  if (places.length === 0) return own(mind).timeActive ? [] : restorePower(mind, worth * LIGHT)
  const { effects } = COMPUTER_CARDS[own(mind).computer]
  const teaches = effects.some(({ id }) => id === LEARN)
  return places.map((place) => ({
    place,
    worth: teaches ? worth : worth * NEXT_CARD,
    because: because('learn'),
    does: ({ action }) =>
      mind.me.room === place && (teaches ? action === LEARN : IDLE.includes(action)),
  }))
}

// --- Objects ---

/** Brings an Object of one of these kinds to the Laboratory, and analyses it. */
export function analyse(mind: Mind, kinds: readonly ObjectKind[], worth: number): Aim[] {
  const fits = (object: string) => kinds.some((kind) => isOfKind(object, kind))
  const analyses = ({ option }: Act) =>
    option.label === 'analyse' && fits(targetOf(option, 'object'))
  const laboratory = placeOf(mind, 'laboratory')
  const lying =
    laboratory < 0
      ? []
      : [
          ...mind.view.rooms[laboratory].objects,
          ...crewIn(mind, laboratory).flatMap(({ hands }) =>
            hands.flatMap((one) => one.object ?? []),
          ),
        ]
  if (kinds.some((kind) => holdsKind(mind, kind)) || lying.some(fits)) {
    const reason = inAnyGame('analyse')
    return performIn(mind, 'laboratory', worth, reason, analyses).map((aim) => ({
      ...aim,
      does: (act: Act) => analyses(act) || aim.does(act),
    }))
  }
  return kinds.flatMap((kind) => fetchObject(mind, kind, worth))
}

/** Kinds of Objects that no Weakness was discovered with yet. */
export function fresh(mind: Mind): ObjectKind[] {
  return KINDS.filter((kind) => !own(mind).analysed.includes(kind))
}

// --- the base ---

/** The Autodestruction is started, and leaves time to get away. */
export function destroyBase(mind: Mind, worth: number): Aim[] {
  if (own(mind).autodestruction) return []
  const reason = because('destroy-base')
  return [
    ...performIn(mind, 'cooling-system', worth, reason),
    ...withKey(mind, 'start-autodestruction', worth, reason),
  ]
}

/** Stops the Autodestruction while it can be stopped. */
export function saveBase(mind: Mind, worth: number): Aim[] {
  if (own(mind).autodestruction?.red !== false) return []
  const stops = ({ option }: Act) => option.label === 'stop-autodestruction'
  const reason = because('save-base')
  return [
    ...performIn(mind, 'power-generator', worth, reason, stops),
    ...withKey(mind, 'stop-autodestruction', worth, reason),
  ]
}

/** The Autodestruct Key does either at any Computer, lit or not. */
function withKey(mind: Mind, label: string, worth: number, reason: Reason): Aim[] {
  if (!hasItem(mind, 'autodestruct-key')) return []
  return computersIn(mind).map((place) => ({
    place,
    worth,
    because: reason,
    does: ({ action, option }) =>
      mind.me.room === place && action === 'autodestruct-key' && option.label === label,
  }))
}

/** Eggs are destroyed where they lie: with whatever shoots. */
export function destroyEggs(mind: Mind, worth: number): Aim[] {
  const nest = placeOf(mind, 'nest')
  if (mind.view.eggs === 0 || nest < 0) return []
  return [
    {
      place: nest,
      worth,
      because: because('destroy-eggs'),
      does: (act) => roomHere(mind).tile === 'nest' && (isAtEggs(act) || act.room === 'nest'),
    },
  ]
}

function isAtEggs({ option }: Act): boolean {
  return (
    option.targets?.some(({ kind, id }) => kind === 'intruder' && String(id).includes('eggs')) ===
    true
  )
}

/** Mends every broken room, and puts out every fire, with what is at hand for it. */
export function mendAll(mind: Mind, worth: number): Aim[] {
  const mends = canRepair(mind)
  const { extinguishers } = mind.lore
  const douses = itemsOf(mind).some((id) => extinguishers.includes(id))
  return mind.view.rooms.flatMap(({ malfunction, fire }, place) => {
    const here = (act: Act) => mind.me.room === place && (repairsRoom(act) || putsOutFire(act))
    const wanted = (malfunction && mends) || (fire && douses)
    return wanted ? [{ place, worth, because: because('mend-base'), does: here }] : []
  })
}

/** Secures the power. */
export function restorePower(mind: Mind, worth: number): Aim[] {
  return performIn(mind, 'backup-power', worth, because('power'))
}

export function powered(mind: Mind): number {
  return Object.values(own(mind).power).filter(({ on }) => on).length
}
