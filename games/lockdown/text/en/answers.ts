import type { Dictionary } from '@bulkhead/kernel'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers = {
  'option.call-elevator': 'Call the Elevator ({action}, {cost:cards})',
  'option.ride-elevator': 'Ride the Elevator to {place} ({action}, {cost:cards})',
  'option.take-along': '{seat:Seat}',
  'option.restore-power': 'Restore power ({action}, {cost:cards})',
  'option.blue-token': 'Token {number}, powered',
  'option.red-token': 'Token {number}, unpowered',
  'option.start-alert': 'Start the Alert Procedure ({action}, {cost:cards})',
  'option.escape-by-rover': 'Escape to the Bunker with the Rover ({cost:cards})',
  'option.escape-by-foot': 'Escape to the Bunker on foot, with a noise roll ({cost:cards})',
  'option.drive-to-bunker': 'Drive to the Bunker with the Rover ({action}, {cost:cards})',
  'option.drive-rover': 'Drive the Rover to {place} ({cost:cards})',
  'option.send-rover': 'Send the empty Rover to {place} ({action}, {cost:cards})',
  'option.send-rover-to-bunker': 'Send the empty Rover to the Bunker ({action}, {cost:cards})',
  'option.analyse': 'Analyse: {object} ({action}, {cost:cards})',
  'option.roll-noise': 'Roll for noise',
  'action.escape-base': 'Escape the Base',
  'action.drive-rover': 'Drive the Rover',
} as const satisfies Dictionary
