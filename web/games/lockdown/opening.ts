import type { LockdownView } from '@bulkhead/lockdown'
import { adviserOf } from '../hull/opening.ts'

/** Answers for the first two rounds of the opening. */
export const advise = adviserOf<LockdownView>({
  rounds: 2,
  role: {
    character: 'sentry',
    text: {
      en: 'Take the Sentry, whose gun is good company.',
      fr: 'Prenez la Sentinelle : son arme est de bonne compagnie.',
    },
  },
  reactions: ['interruption'],
})
