import { type Act, repairsRoom } from '../hull/acts.ts'
import { type Aim, performIn, searchRooms } from '../hull/aims.ts'
import { canRepair, fires, type Mind, malfunctions } from '../hull/mind.ts'
import { whyDouse, whyMend } from '../hull/plan.ts'

/** An Investigation breaks the ship sooner than a classic game does: more of its tokens and Events burn and break. */

/** What another marker of a kind makes it worth to be rid of one, by how many are left. */
const MALFUNCTION = [55, 40, 24]
const FIRE = [60, 55, 45, 30]
/** Somebody who has nothing to repair with looks for it. */
const LOOKING = 0.4

export function keepShip(mind: Mind): Aim[] {
  const { markers, rooms } = mind.lore
  const broken = MALFUNCTION[markers.malfunction - malfunctions(mind)] ?? 0
  const burning = FIRE[markers.fire - fires(mind)] ?? 0
  const douses = (act: Act) => mind.view.rooms[act.place]?.fire === true
  return [
    ...(broken > 0 ? mend(mind, broken) : []),
    ...(burning > 0 ? performIn(mind, rooms.fireControl!, burning, whyDouse(mind), douses) : []),
  ]
}

function mend(mind: Mind, worth: number): Aim[] {
  if (!canRepair(mind)) return searchRooms(mind, worth * LOOKING, ['yellow'])
  return mind.view.rooms.flatMap(({ malfunction }, place) => {
    const mends = (act: Act) => repairsRoom(act) && mind.me.room === place
    return malfunction ? [{ place, worth, because: whyMend(mind), does: mends }] : []
  })
}
