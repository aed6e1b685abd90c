import { type Data, dataOf } from '@bulkhead/common'
import { byId, type Printed as PrintedHere } from '@bulkhead/hull/pack.ts'
import { newAlert } from './alerts.ts'
import { PLANS as plans, SHIPS as ships } from './board.ts'
import { ALERTS as alerts } from './cards/alerts.ts'
import { TRAITS as traits } from './cards/traits.ts'
import * as components from './components.ts'
import type { Play } from './own.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from './packs.ts'

/** What is printed, as data without its effects: for all who may know the game but must not touch it. */

export * from '@bulkhead/nemesis/printed'

export { tokensLeftHidden } from './components.ts'

export const {
  AFTERMATH_TOKENS,
  COUNTERPARTS,
  LATE_SHUTDOWN,
  SHUTDOWN,
  SHUTTLE_RED,
  SHUTTLE_YELLOW,
  TARGETING,
  TURRET_TOKENS,
} = dataOf(components)

/** Cards, Items, rooms and Characters, by their ids, for each way to play. */
export const printedFor: Readonly<Record<Play, Data<PrintedHere>>> = {
  classic: dataOf(CLASSIC),
  investigation: dataOf(INVESTIGATION),
  epilogue: dataOf(EPILOGUE),
}
export type Printed = Data<PrintedHere>
export const SHIPS = dataOf(ships)
export const PLANS = dataOf(plans)
export const ALERTS = dataOf(byId(alerts))

/** For each level of an Alert the rooms in which it may be activated, before any is; none where that is not its task. */
export const ALERT_ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> =
  Object.fromEntries(
    alerts.map(({ id, levels }) => [
      id,
      levels.map((task) => ('rooms' in task ? task.rooms(newAlert(id)) : [])),
    ]),
  )
/** Trait cards, by their Characters. */
export const TRAITS = dataOf(traits)
