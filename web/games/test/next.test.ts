import '../../test/browser.ts'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { beatsOf } from '../../table/story/beats.ts'
import { following } from '../../table/story/prompt.ts'
import { type Setup, toldGame } from '../../table/story/test/told-game.ts'
import type { Moment } from '../moment.ts'
import { GISTS as NEMESIS_GISTS, type Next as NemesisNext } from '../nemesis/gists.ts'
import { momentOf as nemesisMoment } from '../nemesis/moments.ts'
import { wordsOf } from '../nemesis/words.ts'
import { GISTS as THESEUS_GISTS, type Next as TheseusNext } from '../theseus/gists.ts'
import { momentOf as theseusMoment } from '../theseus/moments.ts'

/** The kinds of lines of which one must come next; `any` where the card alone says what. */
type Promises<N extends string> = Readonly<Record<N, readonly string[] | 'any'>>

const NEMESIS: Promises<NemesisNext> = {
  noise: ['danger', 'danger-alone'],
  danger: ['intruder-moves', 'door-destroyed'],
  token: ['token'],
  appears: ['intruder'],
  attack: ['attack'],
  'attack-card': ['attack-card'],
  larva: ['infested', 'larva-lost', 'armor-holds'],
  time: ['chambers-open', 'attack', 'injured', 'egg-destroyed', 'event'],
  event: 'any',
  explodes: ['explodes'],
  jump: ['jump'],
  'awake-die': ['perishes'],
  engine: ['engine'],
  'check-engines': ['check-engines'],
  'check-coordinates': ['check-coordinates'],
  astray: ['perishes'],
  'check-contamination': ['last-scan', 'last-draw'],
  'last-draw': ['last-draw'],
}

const THESEUS: Promises<TheseusNext> = {
  assault: ['attacks', 'assault-misses', 'wounded', 'minor-alien-removed'],
  trap: 'any',
  'extra-turn': 'any',
  totals: ['totals'],
  compared: ['wins', 'tie'],
  'additional-turns': 'any',
  ends: ['wins', 'shares'],
}

const GAMES = {
  nemesis: { rules: nemesis, ui: { momentOf: nemesisMoment, words: wordsOf }, kinds: NEMESIS },
  theseus: {
    rules: theseus,
    ui: { momentOf: theseusMoment, words: () => ({ ...theseus.text.en, ...THESEUS_GISTS.en }) },
    kinds: THESEUS,
  },
}

const manner = { pace: 'normal', stops: 'all' } as const

/** Every promise of a whole game, with what came after it. */
function promises(game: keyof typeof GAMES, seats: number, seed: number) {
  const { rules, ui } = GAMES[game]
  const setup = { rules, ui, seats, bot: 'gentle', seed, manner } as unknown as Setup
  const { log, views, first } = toldGame(setup)
  const moments = log.map((line, i): Moment => ui.momentOf(line, views[i] as never, 0))
  return moments.flatMap(({ next }, i) => {
    if (i < first || next === undefined) return []
    const after = moments.findIndex(({ weight }, j) => j > i && weight !== 'quiet')
    return [{ next, came: log[after]?.kind }]
  })
}

test.each([
  ['nemesis', 2, [11, 13]],
  ['nemesis', 4, [11]],
  ['theseus', 2, [3]],
] as const)('what %s for %i promises comes next', (game, seats, seeds) => {
  const kinds: Promises<string> = GAMES[game].kinds
  const all = seeds.flatMap((seed) => promises(game, seats, seed))
  const broken = all.filter(
    ({ next, came }) => kinds[next] !== 'any' && !kinds[next].includes(came),
  )
  expect(all.length).toBeGreaterThan(20)
  expect(broken).toEqual([])
})

test('what a beat tells already is not promised any more', () => {
  const line = (kind: string) => ({ kind, params: { type: 'adult' } })
  const part = (kind: string, at: number, moment: Partial<Moment>) => ({
    line: line(kind),
    view: null,
    at,
    moment: { weight: 'event', tone: 'bad', about: [], seat: 0, concern: 'harm', ...moment },
    characters: 10,
    position: null,
  })
  const encounter = part('encounter', 0, { next: 'token' })
  const token = part('token', 1, { weight: 'joined' })
  const words = { ...NEMESIS_GISTS.en }
  const [alone] = beatsOf([encounter] as never, null)
  const [both] = beatsOf([encounter, token] as never, null)
  expect(following('next', alone, words)).toBe('a token is drawn from the bag.')
  expect(following('go', alone, words)).toBe('draw the token')
  expect(following('next', both, words)).toBe('')
})
