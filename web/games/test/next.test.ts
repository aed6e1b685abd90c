import '../../test/browser.ts'
import { aftermath } from '@bulkhead/aftermath'
import { lockdown } from '@bulkhead/lockdown'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { beatsOf } from '../../table/story/beats.ts'
import { following } from '../../table/story/prompt.ts'
import { type Setup, toldGame } from '../../table/story/test/told-game.ts'
import type { Next as AftermathNext } from '../aftermath/gists.ts'
import { aftermathUi } from '../aftermath/index.ts'
import { GISTS } from '../hull/gists.ts'
import type { Next as LockdownNext } from '../lockdown/gists.ts'
import { lockdownUi } from '../lockdown/index.ts'
import type { Moment } from '../moment.ts'
import type { Next as NemesisNext } from '../nemesis/gists.ts'
import { nemesisUi } from '../nemesis/index.ts'
import type { Next as RetaliationNext } from '../retaliation/gists.ts'
import { retaliationUi } from '../retaliation/index.ts'
import { GISTS as THESEUS_GISTS, type Next as TheseusNext } from '../theseus/gists.ts'
import { momentOf as theseusMoment } from '../theseus/moments.ts'
import './said.ts'

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

const AFTERMATH: Promises<AftermathNext> = {
  ...NEMESIS,
  departs: ['departs', 'perishes'],
  'alert-kills': ['perishes'],
}

const LOCKDOWN: Promises<LockdownNext> = {
  noise: ['danger', 'danger-alone'],
  danger: ['intruder-moves', 'door-destroyed'],
  token: ['token'],
  appears: ['intruder'],
  attack: ['attack'],
  'attack-card': ['attack-card'],
  larva: ['infested', 'larva-lost'],
  event: 'any',
  launch: ['evacuated', 'comes-back'],
  explodes: ['explodes'],
  'left-behind': ['perishes'],
  'check-contamination': ['last-scan', 'last-draw'],
  'last-draw': ['last-draw'],
}

const RETALIATION: Promises<RetaliationNext> = {
  token: ['token'],
  attacks: ['attacks'],
  event: 'any',
  escapes: ['escapes'],
  'left-behind': ['perishes'],
  destroyed: ['facility-destroyed'],
  'last-draw': ['eclosion', 'no-eclosion'],
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
  nemesis: { rules: nemesis, ui: nemesisUi, kinds: NEMESIS },
  aftermath: { rules: aftermath, ui: aftermathUi, kinds: AFTERMATH },
  lockdown: { rules: lockdown, ui: lockdownUi, kinds: LOCKDOWN },
  retaliation: { rules: retaliation, ui: retaliationUi, kinds: RETALIATION },
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
  ['aftermath', 3, [11]],
  ['lockdown', 2, [11]],
  ['lockdown', 4, [11]],
  ['retaliation', 2, [3, 5]],
  ['retaliation', 4, [7, 9, 11]],
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
  const words = { ...GISTS.en }
  const [alone] = beatsOf([encounter] as never, null)
  const [both] = beatsOf([encounter, token] as never, null)
  expect(following('next', alone, words)).toBe('a token is drawn from the bag.')
  expect(following('go', alone, words)).toBe('draw the token')
  expect(following('next', both, words)).toBe('')
})
