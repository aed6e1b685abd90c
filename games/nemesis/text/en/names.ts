import type { Dictionary } from '@bulkhead/kernel'

/** Characters, tokens, tracks and whatever else sentences name. */
export const names = {
  'character.captain': 'Captain',
  'character.pilot': 'Pilot',
  'character.scientist': 'Scientist',
  'character.scout': 'Scout',
  'character.soldier': 'Soldier',
  'character.mechanic': 'Mechanic',

  'the.captain': 'the Captain',
  'the.pilot': 'the Pilot',
  'the.scientist': 'the Scientist',
  'the.scout': 'the Scout',
  'the.soldier': 'the Soldier',
  'the.mechanic': 'the Mechanic',

  'token.malfunction-1': 'Malfunction, 1 Item',
  'token.malfunction-2': 'Malfunction, 2 Items',
  'token.malfunction-3': 'Malfunction, 3 Items',
  'token.malfunction-4': 'Malfunction, 4 Items',
  'token.doors-1': 'Doors, 1 Item',
  'token.doors-2': 'Doors, 2 Items',
  'token.doors-3': 'Doors, 3 Items',
  'token.doors-4': 'Doors, 4 Items',
  'token.fire-1': 'Fire, 1 Item',
  'token.fire-2': 'Fire, 2 Items',
  'token.silence-1': 'Silence, 1 Item',
  'token.slime-3': 'Slime, 3 Items',
  'token.slime-4': 'Slime, 4 Items',
  'token.danger-2': 'Danger, 2 Items',
  'token.danger-3': 'Danger, 3 Items',

  'destination.earth': 'Earth',
  'destination.mars': 'Mars',
  'destination.venus': 'Venus',
  'destination.deep-space': 'Deep Space',

  'letter.a': 'A',
  'letter.b': 'B',
  'letter.c': 'C',
  'letter.d': 'D',

  'status.working': 'Working',
  'status.damaged': 'Damaged',

  'coordinates.coordinates-1': 'A Venus, B Deep Space, C Mars, D Earth',
  'coordinates.coordinates-2': 'A Mars, B Venus, C Deep Space, D Earth',
  'coordinates.coordinates-3': 'A Deep Space, B Mars, C Earth, D Venus',
  'coordinates.coordinates-4': 'A Mars, B Venus, C Earth, D Deep Space',
  'coordinates.coordinates-5': 'A Venus, B Earth, C Deep Space, D Mars',
  'coordinates.coordinates-6': 'A Deep Space, B Earth, C Venus, D Mars',
  'coordinates.coordinates-7': 'A Earth, B Deep Space, C Mars, D Venus',
  'coordinates.coordinates-8': 'A Earth, B Mars, C Venus, D Deep Space',
} as const satisfies Dictionary
