import type { Option, Target } from '@bulkhead/kernel'
import type { TargetsOf } from '../hull/targets.ts'
import { rollingHere, shooting, silently, text } from '../hull/targets-hint.ts'
import type { ShipView } from './ship.ts'

/** How the options are shown that only Nemesis has. */
export const targets = {
  sourcesOf,
  hints: {
    reconnaissance: silently,
    'aimed-shot': shooting,
    hibernatorium: rollingHere,
    'evacuation-a': rollingHere,
    'evacuation-b': rollingHere,
    nest: rollingHere,
    'intruder-card': text('intruderCard-text'),
  },
  tags: { reconnaissance: 'silent', 'aimed-shot': 'hit' },
  ways: new Set(['reconnaissance']),
  wanted: {
    seat: ['order'],
    intruder: ['grenade'],
    near: ['reconnaissance', 'grenade', 'molotov-cocktail'],
  },
} satisfies TargetsOf<ShipView>

const OF_POD: readonly string[] = ['launch', 'leave-pod']

function sourcesOf(
  { label }: Option,
  { pods }: ShipView,
  { pod }: ShipView['players'][number],
): readonly Target[] | null {
  if (!OF_POD.includes(label)) return null
  return pod >= 0 ? [{ kind: 'pod', id: pods[pod].number }] : []
}
