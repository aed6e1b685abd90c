import { fileURLToPath } from 'node:url'
import {
  type Decision,
  type Dictionary,
  FastRng,
  type Line,
  Match,
  must,
  render,
  renderOption,
  type Unavailable,
} from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { describeBriefs } from '../../common/test/briefs.ts'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import { allCards } from '../cards/card.ts'
import { FACTIONS, PENDING_SLOTS, SECTORS, SLOTS, UNITS } from '../components.ts'
import { theseus } from '../index.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 30_000 })

const DICTIONARIES: readonly (readonly [string, Dictionary])[] = [
  ['en', en],
  ['fr', fr],
]

/** Keys that the rules make of parts, so that they stand nowhere as they are. */
const MADE: readonly (keyof typeof en)[] = [
  'option.plan-draw',
  'option.plan-replace',
  'option.plan-install',
  'option.plan-discard',
  'option.plan-discard-end',
  'option.plan-discard-token',
  'option.plan-install-end',
  'option.plan-install-token',
  'option.neutral-first',
  'option.pandora-first',
  'option.token-left',
  'option.token-right',
  'option.transfer-unit',
  'option.transfer-card',
  'option.transfer-unspent',
  'option.downgrade-unit',
  'option.downgrade-card',
  'option.downgrade-unspent',
]

const SOURCES = [fileURLToPath(new URL('..', import.meta.url))]

describe('the dictionaries', () => {
  test('name everything that is printed or can be chosen', () => {
    expect([...namedKeys()].filter((key) => !Object.hasOwn(en, key))).toEqual([])
  })

  test('hold nothing that nobody says', () => {
    const said = new Set([...namedKeys(), ...saidIn(SOURCES, en), ...MADE])
    expect(unusedKeys(said, [en, fr])).toEqual([])
  })

  test('names within sentences belong to a faction, a Sector or a number', () => {
    const ids = [...FACTIONS, ...SECTORS.map((sector) => sector.id)]
    const odd = Object.keys(en).filter((key) => {
      const [family, id] = key.split('.')
      return ['the', 'of', 'in'].includes(family) && !ids.includes(id as never)
    })
    expect(odd).toEqual([])
  })
})

describeLanguages(en, fr)
describeBriefs(en, fr, ['card'])

describe('the words of cards', () => {
  test('tell the effect of every card with its value', () => {
    for (const [, dictionary] of DICTIONARIES) {
      for (const { id, value } of allCards()) {
        const text = dictionary[`card-text.${id}`]
        expect({ id, value: text.includes('{value') }).toEqual({ id, value: value !== undefined })
        expect(render(dictionary, `card-text.${id}`, { value: 3 })).not.toMatch(/[{}]|undefined/)
      }
    }
  })
})

describe('everything that happens is told in both languages', () => {
  const tables: readonly (readonly [string, number, Readonly<Record<string, unknown>>])[] = [
    ['a two-player game', 2, { factions: ['marines', 'aliens'] }],
    ['a game for Data', 2, { factions: ['greys', 'scientists'] }],
    ['a game with Pandora', 2, { factions: ['pandora', 'aliens'] }],
    ['chosen decks', 2, { factions: ['scientists', 'marines'], decks: 'chosen' }],
    ['three starting cards', 2, { threeCards: true, level: '0' }],
    ['a death-match of three', 3, { ring: 'players' }],
    ['a death-match of four', 4, { ring: 'random' }],
    ['a death-match with Pandora', 3, { factions: ['greys', 'pandora', 'scientists'] }],
    ['a team game', 4, { mode: 'team' }],
    ['a team game with three starting cards', 4, { mode: 'team', threeCards: true }],
    [
      'a team game with Pandora',
      4,
      { mode: 'team', factions: ['marines', 'greys', 'pandora', 'aliens'] },
    ],
  ]

  test.each(tables)('%s', (_, seats, options) => {
    for (let seed = 1; seed <= 4; seed++) {
      const match = must(Match.start(theseus, { seats, options, seed: { kind: 'fast', seed } }))
      const rng = new FastRng(seed)
      while (!match.result) {
        const decision = rng.pick(match.pending())
        checkDecision(decision)
        for (const reason of match.whyNot(decision.seat)) checkReason(reason)
        must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
      }
      for (let seat = 0; seat < seats; seat++) for (const line of match.log(seat)) checkLine(line)
      checkSentence(`result.${match.result.reason}`)
    }
  })
})

function checkDecision({ prompt, params, options }: Decision): void {
  checkSentence(`prompt.${prompt}`, params)
  for (const option of options) {
    for (const [, dictionary] of DICTIONARIES) {
      checkText(`option.${option.label}`, renderOption(dictionary, option))
    }
  }
}

function checkReason({ what, why, params }: Unavailable): void {
  checkSentence(what)
  checkSentence(`why.${why}`, params)
}

function checkLine({ kind, params }: Line): void {
  checkSentence(`log.${kind}`, params)
}

function checkSentence(key: string, params?: Line['params']): void {
  for (const [, dictionary] of DICTIONARIES) checkText(key, render(dictionary, key, params))
}

/** An id that has no name shows as itself: small letters joined by hyphens, with a number or not. */
function checkText(key: string, text: string): void {
  const fault =
    text === key || /[{}]|undefined|null|NaN|\b(?:mar|ali|sci|gre|bon)-|\w-[p\d]/.test(text)
  if (fault) throw new Error(`${key} reads "${text}"`)
}

function randomPicks({ options, min, max }: Decision, rng: FastRng): string[] {
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return rng
    .shuffle(options.map((option) => option.id))
    .slice(0, number)
    .sort()
}

/** Every key that the components and the options of a table need. */
function namedKeys(): Set<string> {
  const units = Object.entries(UNITS).flatMap(([kind, { count }]) =>
    Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`),
  )
  return new Set([
    'game.name',
    'game.summary',
    ...keys('mode', ['duel', 'deathmatch', 'team']),
    ...keys('faction', FACTIONS),
    ...keys('sector', idsOf(SECTORS)),
    ...keys('slot', idsOf(SLOTS)),
    ...keys('pending', idsOf(PENDING_SLOTS)),
    ...keys('kind', Object.keys(UNITS)),
    ...keys('unit', units),
    ...keys('card', idsOf(allCards())),
    ...keys('card-text', idsOf(allCards())),
    ...keys('type', new Set(allCards().map(({ type }) => type))),
    ...settingKeys(),
  ])
}

function settingKeys(): string[] {
  return Object.entries(theseus.options).flatMap(([name, spec]) => {
    const values = spec.kind === 'flag' ? ['false', 'true'] : spec.values
    return [`setting.${name}`, ...keys(`setting.${name}`, values)]
  })
}

function keys(prefix: string, ids: Iterable<string>): string[] {
  return [...ids].map((id) => `${prefix}.${id}`)
}

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map((thing) => thing.id)
}
