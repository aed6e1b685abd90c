import { chosen, playedOut, type RandomTable } from '@bulkhead/hull/test/random.ts'
import {
  type Dictionary,
  FastRng,
  leaksNow,
  leaksThrough,
  Match,
  must,
  render,
} from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { lockdown } from '../index.ts'

/** Whole games at random, in every mode, on both boards, with every crew and against both enemies. */

const TABLES: readonly RandomTable[] = ['standard', 'alternate'].flatMap((board) =>
  ['night-stalkers', 'original'].flatMap((intruders) =>
    [false, true].flatMap((alternatives) =>
      [
        { seats: 1, mode: 'semi-coop' },
        ...[2, 3, 4, 5].map((seats) => ({ seats, mode: 'semi-coop' })),
        { seats: 3, mode: 'coop' },
      ].map(({ seats, mode }) => ({
        seats,
        options: { mode, board, intruders, alternatives, draft: alternatives ? 'free' : 'roles' },
      })),
    ),
  ),
)

function started({ seats, options }: RandomTable, seed: number) {
  return must(Match.start(lockdown, { seats, seed: { kind: 'fast', seed }, options }))
}

/** The kinds of things at which options point, for whoever shows or weighs them, by what the options say. */
const POINTS: readonly (readonly [readonly string[], string])[] = [
  [
    [''],
    'adrenaline-shot archive-pool bear-it caffeine-pills call-elevator check-contingency css-c decon digest draw-for-wounds dress-all drop end-trade escape-by-rover extinguish feed-elevator feel-of-the-dark field-experience heal-light inconspicuous interruption isolation-room learn let-pass master-keys nest no-action-card open-doors pass put-out-fire refuse refuse-offer remove-slime repair-room repository research-documents rest restore-power roll-noise scan-unknown send-rover-to-bunker send-signal shield stand-by start-alert start-autodestruction stimulants stop-autodestruction surgery survey take-sample threat-assessment trade wail',
  ],
  [['card hand'], 'discard hand-card pay'],
  [['character'], 'role'],
  [
    ['corridor'],
    'close-door close-one destroy-door make-noise noise open-door open-one silence take-door take-noise',
  ],
  [
    ['corridor place'],
    'back-ways careful-move escape move reconnaissance smoke-grenade tour-alone',
  ],
  [['corridor place item'], 'distraction'],
  [['corridor place seat'], 'facility-tour'],
  [['deck'], 'odds-and-ends salvage scavenging search'],
  [['intruder'], 'vivisection'],
  [['intruder item'], 'hurl-weapon'],
  [['intruder place'], 'grenade'],
  [['item'], 'activate-quest activate-quest-for craft drop-item guard-room keep-item offer-item'],
  [['object'], 'analyse pick-up'],
  [['object held'], 'drop-object'],
  [['objective'], 'keep-objective'],
  [
    ['place'],
    'astray break-computer break-room cave-entrance close-doors drive-rover look-at-room look-nearby motivation place-elevator quarantine recon-drone ride-elevator send-rover silence-room strike-breaking strike-for-items technical-corridors throw-at-eggs vent-control ventilation-ducts',
  ],
  [['power'], 'swap-tokens'],
  [['power-token'], 'blue-token red-token'],
  [
    ['seat'],
    'archive attacked-instead look-at-contingency read-files stun-character trade-between trade-with',
  ],
  [['seat corridor place'], 'order'],
  [['space'], 'css-control read-css'],
  [['technical'], 'make-noise-technical noise-technical take-noise-technical'],
  [['wound'], 'dress heal'],
  [['', 'power'], 'cut-power power-up'],
  [['intruder', 'object'], 'desperate-attack melee'],
  [['intruder item', 'object item'], 'shoot'],
]

const GAMES = TABLES.map((table, i) => playedOut(lockdown, table, 10 * i))

describe('games at random', () => {
  test('come to an end, and to different ones', () => {
    const reasons = GAMES.map(({ match }) => match.result!.reason)
    expect(new Set(reasons).size).toBeGreaterThan(1)
  })

  test.each(['en', 'fr'] as const)(
    'have a sentence for everything that they say (%s)',
    (language) => {
      const words: Dictionary = lockdown.text[language]
      const said = new Set(GAMES.flatMap(({ keys }) => [...keys]))
      expect(said.size).toBeGreaterThan(200)
      expect([...said].filter((key) => !Object.hasOwn(words, key))).toEqual([])
    },
  )

  test.each(['en', 'fr'] as const)('fill every gap of their sentences (%s)', (language) => {
    const words: Dictionary = lockdown.text[language]
    const lines = GAMES.flatMap(({ match }) => [...match.log(0), ...match.log(null)])
    const read = lines.map(({ kind, params }) => render(words, `log.${kind}`, params))
    expect(read.filter((line) => /\{|undefined/.test(line))).toEqual([])
  })

  test('have options that point at what they are about', () => {
    const known = POINTS.flatMap(([kinds, labels]) =>
      labels.split(' ').flatMap((label) => kinds.map((one) => `${label}: ${one}`)),
    )
    const labels = new Set(known.map((one) => one.split(':')[0]))
    const seen = new Set(GAMES.flatMap(({ points }) => [...points]))
    const concerned = [...seen].filter((one) => labels.has(one.split(':')[0]))
    expect(concerned.filter((one) => !known.includes(one))).toEqual([])
  })

  test('cite rules of Lockdown alone', () => {
    const rules = GAMES.flatMap(({ match }) => match.log(0).map(({ rule }) => rule ?? 'none'))
    expect([...new Set(rules)].filter((rule) => !rule.startsWith('LOCK-'))).toEqual([])
  })
})

describe('secrets', () => {
  test.each(TABLES.filter((_, i) => i % 11 === 1))(
    'are kept at a table of $seats ($options.board, $options.intruders, $options.mode)',
    (table) => {
      const leaks = new Set<string>()
      const match = started(table, 7)
      const rng = new FastRng(7)
      for (let i = 0; i < 30 && !match.result; i++) {
        for (const leak of leaksNow(match, rng)) leaks.add(`now: ${leak}`)
        const { seat, picks } = chosen(match, rng)
        for (const leak of leaksThrough(match, seat, picks, rng)) leaks.add(`through: ${leak}`)
      }
      expect([...leaks]).toEqual([])
    },
  )

  test('a room that is not turned over yet does not tell what it could do to whoever is asked on entering it', () => {
    const match = started(
      { seats: 2, options: { mode: 'coop', board: 'alternate', draft: 'roles' } },
      960466258,
    )
    const answers: readonly [number, ...string[]][] = [
      [1, 'role:hacker'],
      [0, 'role:survivor'],
      [1, 'careful-move:u04'],
      [1, 'pay:basic-repairs#2', 'pay:search#3'],
      [1, 'noise:u04'],
      [1, 'cave-entrance:14'],
      [1, 'pay:data-breach#2', 'pay:bypass#0'],
    ]
    for (const [seat, ...picks] of answers)
      must(match.answer(seat, match.pending(seat)[0].id, picks))
    const [asked] = match.pending(1)
    expect(asked.prompt).toBe('loses-card')
    expect(match.state.rooms[match.state.players[1].room].explored).toBe(false)
    for (let seed = 0; seed < 20; seed++) {
      expect(leaksNow(match as Match, new FastRng(seed))).toEqual([])
    }
  })
})
