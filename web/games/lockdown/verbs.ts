import type { LockdownView } from '@bulkhead/lockdown'
import { sayIn } from '../../words/words.ts'
import { COMPUTER } from '../hull/icons.ts'
import type { VerbsOf } from '../hull/verbs.ts'
import { BUNKER } from './icons.ts'
import { BASE_VERBS, ROOM_FACTS } from './verb-words.ts'

/** The verbs of Lockdown in their order. */
export const verbs: VerbsOf<LockdownView> = {
  calm: ['move', 'search', 'room', 'computer', 'cards', 'items', 'trade'],
  fight: ['shoot', 'melee', 'move', 'room', 'cards', 'items'],
  // Eggs are shot at and struck out of combat too (LOCK-COMBAT-03).
  rare: ['leave', 'pick-up', 'craft', 'quest', 'drop', 'shoot', 'melee'],
  outside: [],
  icons: { computer: COMPUTER, leave: BUNKER },
  words: BASE_VERBS,
  basic: { 'escape-base': 'leave', 'drive-rover': 'leave' },
  deeds: {
    reconnaissance: 'move',
    'back-ways': 'move',
    'facility-tour': 'move',
    'tour-alone': 'move',
    distraction: 'move',
    'ventilation-ducts': 'move',
    'technical-corridors': 'move',
    'cave-entrance': 'move',
    'ride-elevator': 'move',
    'aimed-shot': 'shoot',
    'full-auto': 'shoot',
    scavenging: 'search',
    'odds-and-ends': 'search',
    'drive-to-bunker': 'leave',
  },
  sources: { computer: 'computer' },
  facts: {
    computer: ({ options, language }) => {
      const number = new Set(options.map(({ params }) => params?.action)).size
      return sayIn(BASE_VERBS, language)(number === 1 ? 'computer-effect' : 'computer-effects', {
        number,
      })
    },
    leave: ({ options, language }) =>
      sayIn(BASE_VERBS, language)('leave-ways', { number: options.length }),
  },
  roomFacts: ROOM_FACTS,
  actions: {
    search: ['search', 'odds-and-ends', 'scavenging'],
    leave: ['escape-base', 'drive-rover'],
  },
}
