import { type Pack, printedIn } from '@bulkhead/hull/pack.ts'
import { CAPTAIN_CARDS } from './cards/actions/captain.ts'
import { COMMON_CARDS } from './cards/actions/common.ts'
import { MECHANIC_CARDS } from './cards/actions/mechanic.ts'
import { PILOT_CARDS } from './cards/actions/pilot.ts'
import { SCIENTIST_CARDS } from './cards/actions/scientist.ts'
import { SCOUT_CARDS } from './cards/actions/scout.ts'
import { SOLDIER_CARDS } from './cards/actions/soldier.ts'
import { ATTACK_CARDS } from './cards/attack-cards.ts'
import { EVENT_CARDS } from './cards/event-cards.ts'
import { CRAFTED_ITEMS } from './cards/items/crafted.ts'
import { GREEN_ITEMS } from './cards/items/green.ts'
import { QUEST_ITEMS } from './cards/items/quest.ts'
import { RED_ITEMS } from './cards/items/red.ts'
import { STARTING_WEAPONS } from './cards/items/weapons.ts'
import { YELLOW_ITEMS } from './cards/items/yellow.ts'
import { OBJECTIVES } from './cards/objectives.ts'
import { WEAKNESSES } from './cards/weaknesses.ts'
import { WOUNDS } from './cards/wounds.ts'
import { CHARACTERS } from './components.ts'
import { ROOMS_ONE } from './rooms/ones.ts'
import { SPECIAL_ROOMS } from './rooms/special.ts'
import { ROOMS_TWO } from './rooms/twos.ts'

/** What the box of Nemesis holds. */
export const BASE: Pack = {
  characters: CHARACTERS,
  cards: [
    ...COMMON_CARDS,
    ...CAPTAIN_CARDS,
    ...PILOT_CARDS,
    ...SCIENTIST_CARDS,
    ...SCOUT_CARDS,
    ...SOLDIER_CARDS,
    ...MECHANIC_CARDS,
  ],
  items: [
    ...RED_ITEMS,
    ...YELLOW_ITEMS,
    ...GREEN_ITEMS,
    ...CRAFTED_ITEMS,
    ...STARTING_WEAPONS,
    ...QUEST_ITEMS,
  ],
  tiles: [...ROOMS_ONE, ...ROOMS_TWO, ...SPECIAL_ROOMS],
  attacks: ATTACK_CARDS,
  events: EVENT_CARDS,
  wounds: WOUNDS,
  weaknesses: WEAKNESSES,
  objectives: OBJECTIVES,
}

export const PRINTED = printedIn([BASE])
