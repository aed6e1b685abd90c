import '../../../test/browser.ts'
import { type Line, Match, must } from '@bulkhead/kernel'
import { type RetaliationView, retaliation } from '@bulkhead/retaliation'
import { LANDING_ZONE, PLACES, PLACES_OF } from '@bulkhead/retaliation/printed'
import { describe, expect, test } from 'vitest'
import { GISTS } from '../gists.ts'
import { retaliationUi } from '../index.ts'
import { STYLES } from '../moments.ts'

const { momentOf } = retaliationUi

const seed = { kind: 'fast', seed: 1 } as const
const options = {}
const start = must(Match.start(retaliation, { seats: 3, options, seed })).view(
  null,
) as RetaliationView

/** The first two seats stand in the Landing Zone, the third is nowhere near; it is the second one's turn. */
const view: RetaliationView = {
  ...start,
  phase: 'turn',
  turn: { ...start.turn, seat: 1 },
  players: start.players.map((player, seat) => ({
    ...player,
    character: ['officer', 'recon', 'contractor'][seat],
    room: seat === 2 ? LANDING_ZONE + 1 : LANDING_ZONE,
  })),
}
const near = view.corridors[PLACES_OF[LANDING_ZONE].find((place) => view.corridors[place])!]!.tile

const told = (kind: string, params: Line['params'] = {}, seat: number | null = 0) =>
  momentOf({ kind, params }, view, seat)
const concern = (kind: string, params: Line['params'] = {}, seat: number | null = 0) =>
  told(kind, params, seat).concern

const KINDS = Object.keys(retaliation.text.en).flatMap((key) =>
  key.startsWith('log.') ? [key.slice('log.'.length)] : [],
)

test('every kind of line is told in some way, and no other', () => {
  expect(Object.keys(STYLES).sort()).toEqual([...KINDS].sort())
})

test('whatever is told has an icon, its own or that of what it names', () => {
  const params = {
    seat: 0,
    type: 'adult',
    item: 'medkit',
    gear: 'ammo',
    room: 'landing-zone',
    corridor: near,
  }
  const bare = KINDS.filter((kind) => kind !== 'nobody-wins' && !told(kind, params).icon)
  expect(bare).toEqual([])
})

test('a gist is of a kind of line, and says no more than its sentence', () => {
  const gists = Object.keys(GISTS.en).flatMap((key) =>
    key.startsWith('gist.') ? [key.slice('gist.'.length)] : [],
  )
  expect(gists.filter((kind) => !KINDS.includes(kind))).toEqual([])
  for (const language of ['en', 'fr'] as const) {
    const words: Readonly<Record<string, string>> = GISTS[language]
    const long = gists.filter(
      (kind) => words[`gist.${kind}`].length > retaliation.text[language][`log.${kind}`].length,
    )
    expect(long).toEqual([])
  }
})

test('nobody waits for what is only kept account of', () => {
  const quiet = ['acts', 'discards', 'reshuffles', 'draws', 'blank-returns', 'events-shuffled']
  expect(quiet.filter((kind) => told(kind).weight !== 'quiet')).toEqual([])
})

test('what turns the game is told by itself, and what came of it with it', () => {
  const events = ['horde', 'appears', 'attacks', 'dies', 'falls', 'lander-lands', 'life-support-on']
  expect(events.filter((kind) => told(kind).weight !== 'event')).toEqual([])
  const joined = ['slain', 'horde-slain', 'noise', 'token', 'secure-holds', 'attack-misses']
  expect(joined.filter((kind) => told(kind).weight !== 'joined')).toEqual([])
})

describe('what concerns a seat', () => {
  test('what hurts it, and what hurts somebody beside it', () => {
    expect(concern('loses-health', { seat: 0, number: 2 })).toBe('harm')
    expect(concern('loses-health', { seat: 1, number: 2 })).toBe('harm')
    expect(concern('loses-health', { seat: 2, number: 2 })).toBe('none')
    expect(concern('suffocating', { seat: 0 })).toBe('harm')
  })

  test('a death and the end are everybody’s, but not a spectator’s', () => {
    expect(concern('dies', { seat: 2, room: 'nest', cause: 'adult' })).toBe('harm')
    expect(concern('facility-destroyed')).toBe('harm')
    expect(concern('dies', { seat: 2, room: 'nest', cause: 'adult' }, null)).toBe('none')
  })

  test('a horde in a corridor beside it, and what comes into its room', () => {
    const far = PLACES.findIndex((_, place) => !PLACES_OF[LANDING_ZONE].includes(place))
    const horde = { group: 'adult-3', type: 'adult', number: 3 }
    expect(concern('horde', { ...horde, corridor: near }, 0)).toBe('own')
    expect(concern('horde', { ...horde, corridor: far + 1000 }, 0)).toBe('none')
    const comes = { type: 'adult', intruder: 'adult-1', corridor: near, room: 'landing-zone' }
    expect(concern('enters', comes)).toBe('harm')
  })

  test('what changes what everybody may do', () => {
    const all = ['lander-lands', 'autodestruction', 'life-support-on', 'power-off', 'event']
    expect(all.filter((kind) => concern(kind) !== 'own')).toEqual([])
  })

  test('its own doing, and what comes of it', () => {
    expect(concern('moves', { seat: 0, room: 'landing-zone' })).toBe('deed')
    expect(concern('noise', { corridor: near }, 1)).toBe('deed')
    expect(concern('noise', { corridor: near })).toBe('none')
  })

  test('whoever is in the Lander stands beside nobody', () => {
    const players = view.players.map((player) => ({ ...player, inLander: true }))
    const line = { kind: 'loses-health', params: { seat: 1, number: 1 } }
    expect(momentOf(line, { ...view, players }, 0).concern).toBe('none')
  })
})

test('what comes of somebody’s turn is their doing', () => {
  expect(told('noise', { corridor: near }).seat).toBe(1)
  expect(momentOf({ kind: 'event', params: {} }, { ...view, phase: 'event' }, 0).seat).toBeNull()
})

describe('facts at the place', () => {
  test('RET-SHOOT-06: the number on the die against the Hits', () => {
    const params = { face: '4', hits: 2, type: 'adult', intruder: 'adult-1', verdict: 'lives' }
    expect(told('shot-number', params).fact).toMatchObject({
      sides: [{ value: 4 }, { value: 2 }],
      verdict: 'verdict.lives',
    })
  })

  test('what an Attack card does', () => {
    const attack = Object.keys(retaliation.text.en).find((key) => key.startsWith('attack-text.'))!
    const { verdict } = told('attack-card', { seat: 0, attack: attack.split('.')[1] }).fact!
    expect(verdict).toBe(attack)
  })
})

test('a line is pointed at where it happens', () => {
  expect(told('horde', { group: 'adult-3', corridor: near }).about[0]).toEqual({
    kind: 'corridor',
    id: near,
  })
  expect(told('life-support-on', { section: 'B' }).about[0]).toEqual({ kind: 'section', id: 'B' })
  expect(told('lander-lands').about[0]).toEqual({ kind: 'room', id: 'landing-zone' })
  expect(told('loses-health', { seat: 0, number: 1 }).about[0]).toEqual({
    kind: 'room',
    id: 'landing-zone',
  })
})
