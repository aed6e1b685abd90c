import { printed } from '@bulkhead/lockdown/printed'
import { familyStatistics } from '../hull/statistics.ts'

export const lockdownStatistics = familyStatistics({
  printed,
  facets: [
    {
      id: 'intruders',
      title: 'Enemies',
      of: ({ ruleset }) => (ruleset === 'lockdown/original' ? 'original' : 'night-stalkers'),
    },
  ],
  causes: {
    purge: 'Left behind at the purge',
    alert: 'Left behind at the end of the alert',
    explosion: 'The base was destroyed',
    contingency: 'Struck by the contingency',
  },
  causeOfRule: {
    'LOCK-CONT-08': 'larva',
    'LOCK-ROOM-27': 'depressurised',
    'LOCK-END-02': 'purge',
    'LOCK-ALERT-06': 'alert',
    'LOCK-END-04': 'explosion',
    'LOCK-CONTIN-01': 'contingency',
    'LOCK-VICTORY-05': 'contamination',
  },
  reactions: {
    interrupts: 'interruption',
    'keeps-nerve': 'feel-of-the-dark',
    'stays-still': 'inconspicuous',
  },
})
