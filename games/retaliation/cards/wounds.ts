import { gainContamination } from '../contamination.ts'
import { loseHealth } from '../health.ts'
import { loseOxygen } from '../oxygen.ts'
import type { WoundCard } from '../pack.ts'
import { inCombat } from '../queries.ts'

/** The Serious Wounds, each in force while it is on the track (RET-WOUND-05). */

const RULE = 'RET-WOUND-05'

export const WOUNDS: readonly WoundCard[] = [
  { id: 'bleeding', passed: (t, me) => loseHealth(t, me, 1, 'wound', RULE) },
  {
    id: 'leg',
    costs: (s, me, action) => (action === 'move' && inCombat(s, me) ? 1 : 0),
  },
  { id: 'arm', handSlots: 1 },
  { id: 'eyes', shootNumber: 1 },
  { id: 'guts', passed: (t, me) => gainContamination(t, me, RULE) },
  { id: 'body', handSize: 4 },
  { id: 'hand', costs: (_s, _me, action) => (action === 'use-item' ? 1 : 0) },
  { id: 'knee', costs: (_s, _me, action) => (action === 'cautious-move' ? 1 : 0) },
  {
    id: 'lungs',
    passed: (t, me) => {
      if (me.oxygen > 0) loseOxygen(t, me, 1, RULE)
      else loseHealth(t, me, 2, 'wound', RULE)
    },
  },
]
