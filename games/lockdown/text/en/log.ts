import type { Dictionary } from '@bulkhead/kernel'

/** What happened. */
export const log = {
  // --- power and time ---

  'log.power-on': 'Power comes on: {power}.',
  'log.power-off': 'Power goes off: {power}.',
  'log.power-swapped': 'Two Power tokens change places: {a:power} and {b:power}.',
  'log.power-kept': '{seat:Seat} leaves the Power tokens where they lie.',
  'log.time-active': 'The Time token shows its blue side: power is restored.',
  'log.time-inactive': 'The Time token shows its red side: power is no longer secured.',
  'log.time': 'The Time token goes on to space {space}.',
  'log.ignores-dark': '{seat:Seat} is at home in the dark: its effect is ignored.',

  // --- Knowledge and Weaknesses ---

  'log.knowledge': '{seat:Seat} gains Knowledge: {number} (now {knowledge}).',
  'log.knowledge-active': 'The Knowledge token {seat:ofSeat} becomes active.',
  'log.analyses': '{seat:Seat} analyses: {object}.',
  'log.weakness-found':
    'A Weakness is discovered by {seat} ({slot:weaknessSlot} place): {weakness}.',

  // --- Contingencies ---

  'log.sees-contingency': 'You see a Contingency token {owner:ofSeat}: {contingency}.',
  'log.looks-at-contingency': '{seat:Seat} looks secretly at a Contingency token {owner:ofSeat}.',
  'log.sees-pool': 'You see a Contingency token of the neutral pool: {contingency}.',
  'log.looks-at-pool': '{seat:Seat} looks secretly at a Contingency token of the neutral pool.',
  'log.takes-contingency': '{seat:Seat} keeps a Contingency token of the neutral pool.',
  'log.contingencies-return':
    'Contingency tokens {seat:ofSeat} go back to the neutral pool: {number}.',

  // --- the ways out ---

  'log.gate-opens': 'The Main Gate opens.',
  'log.alert':
    'The Alert Procedure begins: it ends the game after space {space}. The Isolation Room is open.',
  'log.autodestruction-starts': 'The Autodestruction starts: its token lies on space {space}.',
  'log.autodestruction-stops': 'The Autodestruction is stopped.',
  'log.autodestruction-red':
    'The Autodestruction can no longer be stopped: its token lies red on space {space}.',
  'log.locked-in': '{seat:Seat} is locked in.',
  'log.locking-in-fails': 'An Intruder has come: {seat} cannot lock the door.',
  'log.in-bunker': '{seat:Seat} has reached the Bunker.',
  'log.escape-fails': 'An Intruder has come: {seat} cannot leave for the Bunker.',
  'log.rover': 'The Rover stands at {place}.',
  'log.rover-to-bunker': 'The Rover stands at the Bunker.',
  'log.boards': '{seat:Seat} waits in pod {pod}.',
  'log.launch': 'CSS launch: {css}.',
  'log.evacuated': '{seat:Seat} is sent off and has left the base.',
  'log.comes-back': '{seat:Seat} comes back to {place}.',
  'log.sees-css': 'You see the CSS token of space {space}: {css}.',
  'log.looks-at-css': '{seat:Seat} looks secretly at the CSS token of space {space}.',
  'log.css-shifted': 'A CSS token moves from space {from} to space {space}.',
  'log.css-lost': 'The CSS token of space {space} is lost, unseen.',

  // --- the base ---

  'log.elevator': 'The Elevator is at {place}.',
  'log.rides': '{seat:Seat} rides the Elevator to {place}.',
  'log.crawls': '{seat:Seat} crawls through the Technical Corridors to {place}.',
  'log.computer-card': 'The Computer Action card is now: {computer}.',
  'log.depressurisation': '{seat:Seat} depressurises {place}: it is sealed.',
  'log.depressurisation-ends': 'Air is let into {place}: the depressurisation ends.',
  'log.depressurised': 'Everything alive in {place} dies: the air is gone.',
  'log.stays-still': '{seat:Seat} keeps still in the dark and does not roll for noise.',
  'log.keeps-nerve': '{seat:Seat} ignores the Surprise Attack.',
  'log.surface-card': 'Mars Surface card: {surface}.',
  'log.found-surface': 'Exploration token: the surface (Items: {items}).',
  'log.found-red': 'Exploration token: a red Item (Items: {items}).',
  'log.found-yellow': 'Exploration token: a yellow Item (Items: {items}).',
  'log.found-green': 'Exploration token: a green Item (Items: {items}).',

  // --- the end ---

  'log.ends-purge': 'The Time token reaches the last space: the base is purged.',
  'log.ends-alert': 'The Alert Procedure ends the game.',
  'log.ends-explosion': 'The base is destroyed.',
  'log.ends-nobody-left': 'Nobody is left in the base who could act.',
  'log.explodes': 'The base is destroyed, with everything in it.',
  'log.check-contingency': 'The active contingency: {outcome:contingency}.',
} as const satisfies Dictionary
