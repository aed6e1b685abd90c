import type { AftermathView } from '@bulkhead/aftermath'
import { words } from '../../words/words.ts'
import type { VerbsOf } from '../hull/verbs.ts'
import { verbs as nemesis } from '../nemesis/verbs.ts'
import { ACTIVATE, LAIKA, TRAIT } from './icons.ts'
import { OWN_VERBS, ROOM_FACTS } from './verb-words.ts'

/** The verbs of Nemesis, and Activation after the cards. */
export const verbs: VerbsOf<AftermathView> = {
  ...nemesis,
  calm: ['move', 'search', 'room', 'cards', 'activate', 'items', 'trade'],
  fight: ['shoot', 'melee', 'move', 'cards', 'activate', 'items'],
  also: ({ laika }, { character }) => [
    ...(character === 'bounty-hunter' && laika && laika.where !== 'gone' ? ['laika'] : []),
    ...(character === 'scientist' ? ['trait'] : []),
  ],
  without: ({ play }) => (play === 'classic' ? ['activate'] : []),
  free: {
    'laika-goes-free': 'laika',
    'call-laika-free': 'laika',
    'hold-back-free': 'laika',
    'cold-analysis': 'trait',
    'cover-wound': 'items',
    'give-up-keys': 'items',
  },
  icons: { ...nemesis.icons, activate: ACTIVATE, laika: LAIKA, trait: TRAIT },
  words: words({ ...nemesis.words.en, ...OWN_VERBS.en }, { ...nemesis.words.fr, ...OWN_VERBS.fr }),
  basic: { 'activate-alert': 'activate' },
  facts: {
    'leave-pod': ({ say }) => say('fact.free'),
    laika: ({ say }) => say('fact.free'),
    trait: ({ say }) => say('fact.free'),
    activate: ({ view, words: dictionary }) => dictionary[`alert.${view.alert?.id}`] ?? '',
  },
  roomFacts: words(
    { ...nemesis.roomFacts.en, ...ROOM_FACTS.en },
    { ...nemesis.roomFacts.fr, ...ROOM_FACTS.fr },
  ),
  actions: { ...nemesis.actions, activate: ['activate-alert'] },
}
