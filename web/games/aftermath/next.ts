import type { AftermathView } from '@bulkhead/aftermath'
import type { Follows } from '../hull/next.ts'
import { follows as ship } from '../nemesis/next.ts'
import type { Next } from './gists.ts'

type Own = (...args: Parameters<Follows<AftermathView>>) => Next | null

/** What follows each kind of line, where Aftermath knows more of it. */
export const follows: Readonly<Record<string, Own>> = {
  ...ship,
  // Turrets may shoot first, and an Alert be checked.
  time: () => null,
  'ends-departure': (_, view) => (isAboard(view) ? 'departs' : null),
  'ends-alert': (_, view) => (isAboard(view) ? 'alert-kills' : null),
  // An Alert that is not fulfilled kills those aboard before anything else.
  'ends-explosion': (params, view) => (view.alert ? null : ship['ends-explosion'](params, view)),
  'ends-jump': (params, view) => (view.alert ? null : ship['ends-jump'](params, view)),
  // An Epilogue has neither Engines nor a jump at its end.
  'ends-nobody-left': (params, view) =>
    view.play === 'epilogue' || view.alert ? null : ship['ends-nobody-left'](params, view),
}

function isAboard({ players }: AftermathView): boolean {
  return players.some(({ fate }) => fate === 'awake')
}
