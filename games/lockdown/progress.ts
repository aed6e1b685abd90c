import { type Condition, factsSeen, progressOf } from '@bulkhead/hull/progress.ts'
import type { Seat } from '@bulkhead/kernel'
import { PLANS } from './board.ts'
import { NEMESIS_SURVIVORS } from './components.ts'
import { leavingOf } from './facts.ts'
import { type OwnFacts, POWER_PLACES, SECTIONS } from './own.ts'
import { PRINTED } from './packs.ts'
import type { LockdownView } from './view.ts'

/**
 * How far an Objective of a seat has come, as far as the reader of this view knows: the ways to fulfil it, each
 * with its conditions. What the active contingency does stays open until it is revealed.
 */
export function objectiveProgress(
  view: LockdownView,
  objective: string,
  seat: Seat,
): readonly (readonly Condition[])[] {
  const { objectives } = PRINTED
  return progressOf(objectives[objective], factsSeen(view, objectives, ownFactsSeen(view)), seat)
}

function ownFactsSeen(view: LockdownView): OwnFacts {
  const { slots } = PLANS[view.board]
  const sections = SECTIONS.map((section) => {
    const rooms = view.rooms.filter((_, place) => slots[place].section === section)
    return [
      section,
      { explored: rooms.filter(({ explored }) => explored).length, rooms: rooms.length },
    ]
  })
  return {
    sections: Object.fromEntries(sections) as OwnFacts['sections'],
    knowledge: view.players.map(({ knowledge }) => knowledge),
    active: view.players.map(({ active }) => active),
    ways: view.players.map(({ fate }) => leavingOf(fate)),
    nemesisSurvivors: view.players.map(({ character }) => NEMESIS_SURVIVORS.has(character)),
    baseDestroyed: view.ending?.baseDestroyed ?? false,
    analysed: view.analysed,
    discovered: view.analysed.length,
    faceUp: Object.values(view.weaknesses).filter((one) => one !== null).length,
    blueTokens: POWER_PLACES.filter((place) => view.power[place].on).length,
    timeBlue: view.timeActive,
    fires: view.rooms.filter(({ fire }) => fire).length,
    malfunctions: view.rooms.filter(({ malfunction }) => malfunction).length,
  }
}

export { type Condition, isMet } from '@bulkhead/hull/progress.ts'
