import type { NemesisView } from '@bulkhead/nemesis'
import type { VerbsOf } from '../hull/verbs.ts'
import { POD_VERBS, ROOM_FACTS } from './verb-words.ts'

/** The verbs of Nemesis in their order. */
export const verbs: VerbsOf<NemesisView> = {
  calm: ['move', 'search', 'room', 'cards', 'items', 'trade'],
  fight: ['shoot', 'melee', 'move', 'room', 'cards', 'items'],
  rare: ['pick-up', 'craft', 'quest', 'drop'],
  outside: ['launch', 'leave-pod'],
  icons: { launch: 'gi:rocket', 'leave-pod': 'gi:exit-door' },
  words: POD_VERBS,
  basic: {},
  deeds: {
    reconnaissance: 'move',
    'aimed-shot': 'shoot',
    'full-auto': 'shoot',
    scavenging: 'search',
    flashlight: 'search',
  },
  sources: {},
  facts: { 'leave-pod': ({ say }) => say('fact.free') },
  roomFacts: ROOM_FACTS,
  actions: { search: ['search', 'scavenging', 'flashlight'] },
}
