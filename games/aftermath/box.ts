import type { State } from '@bulkhead/hull/state.ts'
import type { Box, Ending, Options } from '@bulkhead/kernel'
import type { Play } from './own.ts'

export const box: Box = {
  id: 'aftermath',
  seats: { min: 1, max: 5 },
  options: {
    play: {
      kind: 'choice',
      values: ['epilogue', 'investigation', 'classic'],
      default: 'investigation',
    },
    /** With one player the mode is always solo, but for an Epilogue, which has no variants. */
    mode: { kind: 'choice', values: ['semi-coop', 'coop'], default: 'semi-coop' },
    board: { kind: 'choice', values: ['standard', 'alternate'], default: 'standard' },
    /** Two Role cards to choose from, or any Character. */
    draft: { kind: 'choice', values: ['roles', 'free'], default: 'roles' },
    /** What a classic game may take from this box besides Characters (AFT-MIX-03). */
    rooms: { kind: 'flag', default: true },
    turrets: { kind: 'flag', default: true },
    traits: { kind: 'flag', default: true },
    /** The minutes of an hourglass, for tables that play live (AFT-SAND-11). */
    hourglass: { kind: 'choice', values: ['none', '3', '5', '10'], default: 'none' },
  },
  refuse,
}

export function playOf({ play }: Options): Play {
  return play as Play
}

function refuse(options: Options, _seats: number, before?: Ending): string | null {
  const play = playOf(options)
  if (play === 'epilogue' && options.mode === 'coop') return 'An Epilogue has no cooperative mode.'
  if (play === 'epilogue' && options.board === 'alternate')
    return 'An Epilogue is played on the board of the game before it.'
  if (play === 'investigation' && options.board === 'alternate')
    return 'An Investigation is played on the standard side of the board.'
  if (play !== 'classic' && !(options.rooms && options.turrets && options.traits))
    return 'Only a classic game can be played without the new rooms, Turrets or Traits.'
  return before ? refuseShip(before) : null
}

/** AFT-EPI-01, AFT-EPI-02 */
function refuseShip({ options, state }: Ending): string | null {
  if (playOf(options) === 'epilogue')
    return 'An Epilogue follows a classic game or an Investigation, and no other Epilogue.'
  if ((state as State).ending!.exploded) return 'The Nemesis blew up: there is no ship left.'
  return null
}
