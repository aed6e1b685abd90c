import { printedFor } from '@bulkhead/aftermath/printed'
import { familyStatistics } from '../hull/statistics.ts'

const { classic, investigation, epilogue } = printedFor

export const aftermathStatistics = familyStatistics({
  printed: {
    ...classic,
    tiles: { ...classic.tiles, ...investigation.tiles, ...epilogue.tiles },
  },
  facets: [
    {
      id: 'play',
      title: 'Way to play',
      of: ({ own }) => String((own as { readonly play: string }).play),
    },
  ],
  causes: {
    jump: 'Awake at the jump',
    explosion: 'The ship exploded',
    engines: 'Two Engines were damaged',
    destination: 'The wrong destination',
    alert: 'An Alert was not fulfilled',
    'left-behind': 'Not aboard when the Shuttle left',
    shutdown: 'The Android ran out of energy',
  },
  causeOfRule: {
    'NEM-CONT-11': 'larva',
    'NEM-ROOM-36': 'depressurised',
    'NEM-END-02': 'jump',
    'NEM-END-08': 'explosion',
    'NEM-VICTORY-03': 'engines',
    'NEM-VICTORY-06': 'destination',
    'NEM-VICTORY-11': 'contamination',
    'AFT-ALERT-02': 'alert',
    'AFT-INV-39': 'alert',
    'AFT-EPI-53': 'explosion',
    'AFT-EPI-56': 'left-behind',
    'AFT-CHAR-ANDROID-03': 'shutdown',
  },
  reactions: {
    interrupts: 'interruption',
    'keeps-nerve': 'nerves-of-steel',
    defies: 'no-way',
    'last-thing': 'one-last-thing',
    hides: 'deactivation-module',
    'card-spent': 'stop',
    'pipe-breaks': 'pipe',
  },
})
