import type { Dictionary } from '@bulkhead/kernel'

/** Why something is not offered. */
export const reasons = {
  'why.burns': 'The room burns already.',
  'why.chambers-closed': 'The chambers open when the Time marker reaches a blue space.',
  'why.depressurising': 'A room is being depressurised already.',
  'why.hibernating': 'Somebody hibernates.',
  'why.no-airlock': 'No other yellow room is explored and without a destroyed door.',
  'why.no-engine': 'You are not in an Engine room.',
  'why.no-flamethrower': 'You hold no Flamethrower.',
  'why.no-free-pod': 'No pod of this section is unlocked and has a free seat.',
  'why.no-loaded-rifle': 'You hold no loaded Assault Rifle.',
  'why.no-pod-here': 'No pod of this section is left, or you are in no Evacuation Section.',
  'why.no-pod-left': 'No pod is left aboard.',
  'why.no-return': 'The sequence has passed the point of no return.',
  'why.no-revolver-to-load': 'You hold no Revolver.',
  'why.nobody-to-order': 'Nobody is here to obey.',
  'why.not-yellow': 'You are not in a yellow room.',
} as const satisfies Dictionary
