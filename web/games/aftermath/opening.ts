import type { AftermathView } from '@bulkhead/aftermath'
import { adviserOf } from '../hull/opening.ts'

/** Answers for the first two rounds of the opening, an Investigation. */
export const advise = adviserOf<AftermathView>({
  rounds: 2,
  role: {
    character: 'soldier',
    text: {
      en: 'Take the Soldier, whose rifle is good company.',
      fr: 'Prenez le Soldat : son fusil est de bonne compagnie.',
    },
  },
  reactions: ['interruption', 'nerves-of-steel'],
})
