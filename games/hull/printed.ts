/** What all games of the family print alike, as data: for all who may know it but must not touch a rule. */
export { INTRUDER_TYPES, LIGHT_WOUND_SPACES, WOUNDS_TO_BEAR } from './kinds.ts'
export { NONE } from './state.ts'
