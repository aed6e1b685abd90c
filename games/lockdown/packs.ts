import { type Pack, printedIn } from '@bulkhead/hull/pack.ts'
import { COMMON_CARDS } from './cards/actions/common.ts'
import { HACKER_CARDS } from './cards/actions/hacker.ts'
import { JANITOR_CARDS } from './cards/actions/janitor.ts'
import { LAB_RAT_CARDS } from './cards/actions/lab-rat.ts'
import { PILOT_CARDS } from './cards/actions/pilot.ts'
import { SENTRY_CARDS } from './cards/actions/sentry.ts'
import { SURVIVOR_CARDS } from './cards/actions/survivor.ts'
import { XENOBIOLOGIST_CARDS } from './cards/actions/xenobiologist.ts'
import { ATTACK_CARDS } from './cards/attack-cards.ts'
import { NEMESIS_CREW } from './cards/base-characters.ts'
import { EVENT_CARDS } from './cards/event-cards.ts'
import { INTRUDER_EVENTS } from './cards/intruder-events.ts'
import { CRAFTED_ITEMS } from './cards/items/crafted.ts'
import { GREEN_ITEMS } from './cards/items/green.ts'
import { QUEST_ITEMS } from './cards/items/quest.ts'
import { RED_ITEMS } from './cards/items/red.ts'
import { STARTING_ITEMS } from './cards/items/starting.ts'
import { YELLOW_ITEMS } from './cards/items/yellow.ts'
import { OBJECTIVES } from './cards/objectives.ts'
import { INTRUDER_ATTACKS, INTRUDER_WEAKNESSES } from './cards/original-intruders.ts'
import { WEAKNESSES } from './cards/weaknesses.ts'
import { WOUNDS } from './cards/wounds.ts'
import { CHARACTERS, NEMESIS_CHARACTERS } from './components.ts'
import { INTERSECTIONS } from './rooms/intersections.ts'
import { ROOMS_ONE } from './rooms/ones.ts'
import { SPECIAL_ROOMS } from './rooms/special.ts'
import { ROOMS_TWO } from './rooms/twos.ts'

/** What the box of Lockdown holds, whoever the enemy is. */
const BASE: Pack = {
  characters: [...CHARACTERS, ...NEMESIS_CHARACTERS],
  cards: [
    ...COMMON_CARDS,
    ...SURVIVOR_CARDS,
    ...LAB_RAT_CARDS,
    ...HACKER_CARDS,
    ...XENOBIOLOGIST_CARDS,
    ...SENTRY_CARDS,
    ...JANITOR_CARDS,
    ...PILOT_CARDS,
  ],
  items: [
    ...RED_ITEMS,
    ...YELLOW_ITEMS,
    ...GREEN_ITEMS,
    ...CRAFTED_ITEMS,
    ...STARTING_ITEMS,
    ...QUEST_ITEMS,
  ],
  tiles: [...ROOMS_ONE, ...ROOMS_TWO, ...SPECIAL_ROOMS, ...INTERSECTIONS],
  wounds: WOUNDS,
  objectives: OBJECTIVES,
}

const NIGHT_STALKERS: Pack = {
  attacks: ATTACK_CARDS,
  events: EVENT_CARDS,
  weaknesses: WEAKNESSES,
}

/** The enemies of Nemesis (MODE-INTR). */
const ORIGINAL_INTRUDERS: Pack = {
  attacks: INTRUDER_ATTACKS,
  events: INTRUDER_EVENTS,
  weaknesses: INTRUDER_WEAKNESSES,
}

export const PRINTED = printedIn([BASE, NEMESIS_CREW, NIGHT_STALKERS])
export const PRINTED_ORIGINAL = printedIn([BASE, NEMESIS_CREW, ORIGINAL_INTRUDERS])
