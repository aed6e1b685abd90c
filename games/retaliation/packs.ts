import { COMMANDS } from './cards/actions/commands.ts'
import { COMMON } from './cards/actions/common.ts'
import { FIGHTERS } from './cards/actions/fighters.ts'
import { HELPERS } from './cards/actions/helpers.ts'
import { ATTACKS } from './cards/attack-cards.ts'
import { CHARACTERS } from './cards/characters.ts'
import { EVENTS } from './cards/event-cards.ts'
import { EXPLORATION } from './cards/exploration.ts'
import { CHARACTER_ITEMS } from './cards/items/character.ts'
import { GREEN } from './cards/items/green.ts'
import { RED } from './cards/items/red.ts'
import { SUPPORT } from './cards/items/support.ts'
import { YELLOW } from './cards/items/yellow.ts'
import { OBJECTIVES, TASKS } from './cards/objectives.ts'
import { QUEEN_HEALTH } from './cards/queen-health.ts'
import { ROBOTS } from './cards/robots.ts'
import { WOUNDS } from './cards/wounds.ts'
import { byId, printing } from './pack.ts'
import { RANDOM_ROOMS } from './rooms/random-rooms.ts'
import { SECTION_ROOMS } from './rooms/section-rooms.ts'

/** Everything in the box. */
export const PRINTED = printing({
  characters: byId(CHARACTERS),
  cards: byId([...COMMON, ...COMMANDS, ...FIGHTERS, ...HELPERS]),
  items: byId([...CHARACTER_ITEMS, ...RED, ...GREEN, ...YELLOW, ...SUPPORT]),
  rooms: byId([...RANDOM_ROOMS, ...SECTION_ROOMS]),
  attacks: byId(ATTACKS),
  events: byId(EVENTS),
  wounds: byId(WOUNDS),
  queenHealth: byId(QUEEN_HEALTH),
  exploration: byId(EXPLORATION),
  robots: byId(ROBOTS),
  objectives: byId(OBJECTIVES),
  tasks: byId(TASKS),
})
