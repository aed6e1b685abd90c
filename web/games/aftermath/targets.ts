import type { AftermathView } from '@bulkhead/aftermath'
import type { TargetsOf } from '../hull/targets.ts'
import { targets as nemesis } from '../nemesis/targets.ts'

/** How the options are shown that only Aftermath has. */
export const targets: TargetsOf<AftermathView> = {
  ...nemesis,
  hints: {
    ...nemesis.hints,
    'activate-alert': ({ view, words }) => {
      const { alert } = view
      const task = alert && words[`alert-task.${alert.id}-${alert.level + 1}`]
      return task ? [{ text: task, tone: 'act' }] : []
    },
  },
  wanted: {
    ...nemesis.wanted,
    intruder: [...nemesis.wanted.intruder, 'combat-drone'],
  },
}
