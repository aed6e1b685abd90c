import { CONTINGENCIES, SURFACE_CARDS, WEAKNESS_PLACES } from '@bulkhead/lockdown/printed'
import { ANALYSIS } from '../hull/icons.ts'
import { capital, sideName } from '../hull/reader.ts'
import type { Explanation } from '../ui.ts'
import { type Asked, saying } from './explain-base.ts'
import { CONTINGENCY, KNOWLEDGE, SURFACE } from './icons.ts'

/** What one knows or may come to know: contingencies, Knowledge, Weaknesses, cards of the surface. */

/** The active one, the pool, or a code. */
export function contingency(asked: Asked): Explanation | null {
  if (asked.id === 'active') return active(asked)
  if (asked.id === 'pool') return pool(asked)
  const own = saying(asked)
  const { id, words } = asked
  const code = CONTINGENCIES[id]
  if (!code) return null
  return {
    title: words[`contingency.${id}`],
    sort: own('sort.contingency'),
    icon: CONTINGENCY,
    text: [
      words[`contingency-text.${id}`],
      own('code-text'),
      own('code-copies', { number: code.copies }),
    ],
    rules: ['LOCK-CONTIN-01', 'LOCK-CONTIN-03', 'LOCK-VICTORY-03'],
  }
}

function active(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  const { contingency: id } = view
  return {
    title: own('active-contingency'),
    sort: own('sort.contingency'),
    icon: CONTINGENCY,
    now: id
      ? [
          own('active-known', {
            code: words[`contingency.${id}`],
            text: words[`contingency-text.${id}`],
          }),
        ]
      : [],
    text: [own('active-text')],
    rules: ['LOCK-CONTIN-01', 'LOCK-CONTIN-02', 'LOCK-VICTORY-03'],
  }
}

function pool(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  const known = view.pool.flatMap((id) => (id ? [words[`contingency.${id}`]] : []))
  return {
    title: own('pool'),
    sort: own('sort.contingency'),
    icon: CONTINGENCY,
    now: known.length > 0 ? [own('pool-known', { codes: known.join(', ') })] : [],
    text: [own('pool-text', { number: view.pool.length })],
    rules: ['LOCK-CONTIN-07', 'LOCK-SETUP-32', 'LOCK-DEATH-04'],
  }
}

export function knowledge(asked: Asked): Explanation | null {
  const own = saying(asked)
  const { id, view, words } = asked
  const player = view.players[Number(id)]
  if (!player) return null
  return {
    title: own('knowledge'),
    sort: asked.say('sort.track'),
    icon: KNOWLEDGE,
    now: [
      own('knowledge-of', {
        name: sideName(view, Number(id), words),
        number: player.knowledge,
      }),
      own(player.active ? 'knowledge-active' : 'knowledge-inactive'),
    ],
    text: [own('knowledge-text')],
    rules: ['LOCK-KNOW-01', 'LOCK-KNOW-05', 'LOCK-KNOW-07', 'LOCK-WEAK-07', 'LOCK-CONTIN-09'],
  }
}

/** A place of the Laboratory board; those of the Night Stalkers ask for Knowledge. */
export function slot(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const needed = WEAKNESS_PLACES[id as keyof typeof WEAKNESS_PLACES]
  const found = view.weaknesses[id]
  const asks = view.original || !needed ? [] : [saying(asked)('asks-knowledge', { number: needed })]
  return {
    title: found ? words[`weakness.${found}`] : capital(words[`weaknessSlot.${id}`]),
    sort: say('sort.weakness'),
    icon: ANALYSIS,
    text: [
      found
        ? words[`weakness-text.${found}`]
        : say('unfound', { slot: words[`weaknessSlot.${id}`] }),
      ...asks,
    ],
    rules: ['LOCK-WEAK-01', 'LOCK-WEAK-03', 'LOCK-WEAK-07'],
  }
}

export function surface(asked: Asked): Explanation | null {
  const { id, words } = asked
  if (!SURFACE_CARDS[id]) return null
  const own = saying(asked)
  return {
    title: words[`surface.${id}`],
    sort: own('surface'),
    icon: SURFACE,
    text: [
      own('surface-open', { text: words[`surface-text.${id}`] }),
      own('surface-sheltered', { text: words[`surface-sheltered.${id}`] }),
    ],
    rules: ['LOCK-MODE-ALT-38', 'LOCK-MODE-ALT-39', 'LOCK-MODE-ALT-46'],
  }
}
