import { printed } from '@bulkhead/nemesis/printed'
import { familyStatistics } from '../hull/statistics.ts'

export const nemesisStatistics = familyStatistics({
  printed,
  causes: {
    jump: 'Awake at the jump',
    explosion: 'The ship exploded',
    engines: 'Two Engines were damaged',
    destination: 'The wrong destination',
  },
  causeOfRule: {
    'NEM-CONT-11': 'larva',
    'NEM-ROOM-36': 'depressurised',
    'NEM-END-02': 'jump',
    'NEM-END-08': 'explosion',
    'NEM-VICTORY-03': 'engines',
    'NEM-VICTORY-06': 'destination',
    'NEM-VICTORY-11': 'contamination',
  },
  reactions: { interrupts: 'interruption', 'keeps-nerve': 'nerves-of-steel' },
})
