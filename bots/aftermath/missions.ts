import { type Act, putsOutFire, repairsRoom, targetOf } from '../hull/acts.ts'
import { type Aim, fetchObject, performIn, searchRooms, sendSignal } from '../hull/aims.ts'
import { holdsKind, itemsOf, type Mind, placeOf } from '../hull/mind.ts'
import { nothingToDo, type Pursuit, STEP } from '../hull/objectives.ts'
import { analyse, mendEngines, setCourse } from '../nemesis/aims.ts'
import { chanceOfArrival } from '../nemesis/trust.ts'
import { because } from './because.ts'
import { isShuttle, mine, own } from './mind.ts'

/** One declaration for each Personal Mission: what its owner does for it. */

function fetching(kind: string): Pursuit {
  return {
    kind: 'fetch',
    promise: 0.2,
    done: (mind) => holdsKind(mind, kind),
    aims: (mind) => fetchObject(mind, kind, STEP),
  }
}

function hoarding(number: number, ...colours: string[]): Pursuit {
  const owned = (mind: Mind) =>
    itemsOf(mind).filter((id) => colours.includes(mind.printed.items[id].colour)).length
  return {
    kind: 'hoard',
    promise: 0.2,
    done: (mind) => owned(mind) >= number,
    aims: (mind) => searchRooms(mind, STEP, colours),
  }
}

const salvage: Pursuit = {
  kind: 'hoard',
  promise: 0.2,
  done: (mind) => itemsOf(mind).length >= 4,
  aims: (mind) => searchRooms(mind, STEP, ['red', 'yellow', 'green']),
}

const damageControl: Pursuit = {
  kind: 'tidy',
  promise: 0.2,
  done: (mind) => own(mind).rooms.every(({ fire }) => !fire),
  aims: (mind) =>
    mind.view.rooms.flatMap(({ fire, malfunction }, place) => {
      if (isShuttle(place) || !(fire || malfunction)) return []
      const tidies = (act: Act) => (putsOutFire(act) || repairsRoom(act)) && mind.me.room === place
      return [{ place, worth: STEP / 2, because: because('mission'), does: tidies }]
    }),
}

/** Quest Items that are activated in a room. */
function activateQuests(mind: Mind): Aim[] {
  return mind.me.quests.flatMap((id) => {
    const tile = mind.printed.items[id].quest?.place
    if (tile === undefined || placeOf(mind, tile) < 0) return []
    const activates = ({ action, option }: Act) =>
      action === 'activate-quest' && targetOf(option, 'item') === id
    return performIn(mind, tile, STEP, because('mission')).map((aim) => ({
      ...aim,
      does: (act: Act) => activates(act) || (repairsRoom(act) && aim.does(act)),
    }))
  })
}

export const MISSIONS: Readonly<Record<string, Pursuit>> = {
  'mission-trophy': fetching('carcass'),
  'mission-live-specimen': fetching('egg'),
  'mission-homecoming': fetching('corpse'),
  'mission-field-report': {
    kind: 'signal',
    promise: 0.3,
    done: ({ me }) => me.signal,
    aims: (mind) => sendSignal(mind, STEP),
  },
  'mission-exterminator': {
    kind: 'kill',
    promise: 0.2,
    ...nothingToDo,
    done: (mind) => mine(mind).killed,
  },
  'mission-salvage': salvage,
  'mission-armoury': hoarding(2, 'red'),
  'mission-medicine': hoarding(2, 'green'),
  'mission-engineer': {
    kind: 'engines',
    promise: 0.2,
    done: (mind) => own(mind).engines.filter((works) => works).length >= 2,
    aims: (mind) => mendEngines(mind, STEP),
  },
  'mission-course': {
    kind: 'course',
    promise: 0.3,
    done: (mind) => chanceOfArrival(mind, 'earth') === 1,
    aims: (mind) => setCourse(mind, 'earth', STEP),
  },
  'mission-damage-control': damageControl,
  'mission-weak-point': {
    kind: 'analyse',
    promise: 0.15,
    done: ({ view }) => Object.values(view.weaknesses).some((one) => one !== null),
    aims: (mind) => [
      ...analyse(mind, 'corpse', STEP),
      ...analyse(mind, 'egg', STEP),
      ...analyse(mind, 'carcass', STEP),
    ],
  },
  'mission-loose-ends': {
    kind: 'quests',
    promise: 0.1,
    done: ({ me }) => me.quests.length === 0,
    aims: activateQuests,
  },
  'lucrative-offer': { ...fetching('egg'), promise: 0.05 },
}

export const WANTED: Readonly<Record<string, readonly string[]>> = {
  'mission-trophy': ['carcass'],
  'mission-live-specimen': ['egg'],
  'mission-homecoming': [
    'corpse',
    'corpse-stranger',
    ...[0, 1, 2, 3, 4].map((seat) => `corpse-${seat}`),
  ],
  'mission-weak-point': ['carcass', 'egg', 'corpse'],
  'lucrative-offer': ['egg'],
}
