import '../../../test/browser.ts'
import { type Line, Match, must } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { describe, expect, test } from 'vitest'
import { nemesisUi } from '../index.ts'

const { momentOf } = nemesisUi

const seed = { kind: 'fast', seed: 1 } as const
const start = must(Match.start(nemesis, { seats: 3, options: {}, seed })).view(null) as NemesisView

/** Seats 0 and 1 stand in room 6, seat 2 in room 9; it is seat 1's turn. */
const view: NemesisView = {
  ...start,
  phase: 'turn',
  turn: { seat: 1, taken: 0, allowed: 2 },
  players: start.players.map((player, seat) => ({
    ...player,
    fate: 'awake',
    room: seat === 2 ? 9 : 6,
  })),
}

const told = (kind: string, params: Line['params'] = {}, seat: number | null = 0) =>
  momentOf({ kind, params }, view, seat)
const concern = (kind: string, params: Line['params'] = {}, seat: number | null = 0) =>
  told(kind, params, seat).concern

test('nobody waits for what is only kept account of', () => {
  const quiet = [
    'acts',
    'discards',
    'reshuffles',
    'turns-cards',
    'noise-removed',
    'token-returns',
    'recovers',
    'kill-check',
    'no-transformation',
    'event-discarded',
    'attack-chosen',
    'intruder-player-discards',
    'intruder-player-draws-attack',
    'intruder-player-draws-event',
  ]
  expect(quiet.filter((kind) => told(kind).weight !== 'quiet')).toEqual([])
})

test('what turns the game is told by itself, and what came of it with it', () => {
  const events = ['egg-hatches', 'danger', 'dies', 'attack', 'infested', 'loses-hand']
  expect(events.filter((kind) => told(kind).weight !== 'event')).toEqual([])
  const joined = ['attack-misses', 'armor-holds', 'endurance', 'intruder-dies', 'noise', 'token']
  expect(joined.filter((kind) => told(kind).weight !== 'joined')).toEqual([])
})

describe('what concerns a seat', () => {
  test('what hurts it, and what hurts somebody beside it', () => {
    expect(concern('light-wound', { seat: 0 })).toBe('harm')
    expect(concern('light-wound', { seat: 1 })).toBe('harm')
    expect(concern('light-wound', { seat: 2 })).toBe('none')
    expect(concern('attack-card', { seat: 0, attack: 'bite-1' })).toBe('harm')
  })

  test('a death and the end are everybody’s, but not a spectator’s', () => {
    expect(concern('dies', { seat: 2, place: 9 })).toBe('harm')
    expect(concern('explodes')).toBe('harm')
    expect(concern('dies', { seat: 2, place: 9 }, null)).toBe('none')
  })

  test('an Intruder that comes to its room', () => {
    const comes = { intruder: 'adult-1', type: 'adult' }
    expect(concern('intruder-moves', { ...comes, place: 6 })).toBe('harm')
    expect(concern('intruder-moves', { ...comes, place: 9 })).toBe('none')
  })

  test('what changes its room, its things or what it may do', () => {
    expect(concern('fire', { place: 6 })).toBe('own')
    expect(concern('gives-some', { seat: 2, other: 0 })).toBe('own')
    expect(concern('sees-objective', { seat: 2, owner: 0 })).toBe('own')
    expect(concern('chambers-open')).toBe('own')
    expect(concern('self-destruct-started')).toBe('own')
  })

  test('its own doing, and what comes of it', () => {
    expect(concern('enters', { seat: 0, place: 6 })).toBe('deed')
    expect(concern('noise', { exit: 'c-6-7' }, 1)).toBe('deed')
    expect(concern('noise', { exit: 'c-6-7' })).toBe('none')
  })

  test('the dead stand beside nobody', () => {
    const dead = view.players.map((player) => ({ ...player, fate: 'dead' as const }))
    const line = { kind: 'light-wound', params: { seat: 1 } }
    expect(momentOf(line, { ...view, players: dead }, 0).concern).toBe('none')
  })
})

test('what comes of somebody’s turn is their doing', () => {
  expect(told('noise', { exit: 'c-6-7' }).seat).toBe(1)
  expect(momentOf({ kind: 'event', params: {} }, { ...view, phase: 'event' }, 0).seat).toBeNull()
})

describe('facts at the place', () => {
  test('NEM-ENC-08: the number on the token against the cards in hand', () => {
    const params = { seat: 0, intruder: 'adult-1', type: 'adult', number: 4, cards: 3 }
    expect(told('surprise-attack', params).fact).toMatchObject({
      sides: [{ value: 4 }, { value: 3 }],
      verdict: 'fact.surprise',
    })
  })

  test('what an Attack card does', () => {
    const { verdict } = told('attack-card', { seat: 0, attack: 'bite-1' }).fact!
    expect(nemesis.text.en[verdict]).toMatch(/Serious Wound/)
  })

  test('injuries against endurance', () => {
    const params = { intruder: 'adult-1', injuries: 2, endurance: 4, verdict: 'lives' }
    expect(told('endurance', params).fact).toMatchObject({ sides: [{ value: 2 }, { value: 4 }] })
  })
})

test('a marker that an Encounter removes is pointed at', () => {
  const about = (exit: string) => told('noise-removed', { exit }).about
  expect(about('c-6-7')).toEqual([{ kind: 'corridor', id: 'c-6-7' }])
  expect(about('technical-1')).toEqual([{ kind: 'technical', id: 'technical-1' }])
})

describe('the last checks', () => {
  const tile = (name: string) => start.rooms.findIndex((room) => room.tile === name)
  const [cockpit, hibernatorium] = [tile('cockpit'), tile('hibernatorium')]
  const ended: NemesisView = {
    ...view,
    phase: 'victory',
    engines: [true, false, true],
    players: view.players.map((player, seat) => ({
      ...player,
      fate: (['hibernating', 'escaped', 'dead'] as const)[seat],
      room: -1,
      pod: seat === 1 ? 0 : -1,
    })),
  }
  const last = (kind: string, params: Line['params'] = {}, before = ended) =>
    momentOf({ kind, params }, ended, 0, before)

  test('each waits for its reader', () => {
    const checks = ['engines', 'coordinates', 'contamination', 'objectives']
    const concerns = checks.map((check) => last(`check-${check}`, { seat: 1 }).concern)
    expect(concerns).toEqual(['harm', 'harm', 'harm', 'harm'])
    const parts = ['engine', 'last-scan', 'last-draw', 'objective', 'signals']
    expect(parts.filter((kind) => last(kind, { seat: 1 }).concern !== 'own')).toEqual([])
    expect(parts.filter((kind) => last(kind, { seat: 1 }).weight !== 'event')).toEqual([])
  })

  test('each has its place: a damaged Engine, the Cockpit, where somebody sleeps, their pod', () => {
    const place = (kind: string, params?: Line['params']) => last(kind, params).about[0]
    expect(place('engine', { engine: 3 })).toEqual({ kind: 'place', id: tile('engine-3') })
    const engines = last('check-engines', { seat: -1 })
    expect(engines.about[0]).toEqual({ kind: 'place', id: tile('engine-2') })
    expect(engines.seat).toBeNull()
    expect(place('check-coordinates', { seat: -1 })).toEqual({ kind: 'place', id: cockpit })
    const asleep = { kind: 'place', id: hibernatorium }
    expect(place('check-contamination', { seat: 0 })).toEqual(asleep)
    expect(place('objective', { seat: 0 })).toEqual(asleep)
    const { number } = start.pods[0]
    expect(place('check-objectives', { seat: 1 })).toEqual({ kind: 'pod', id: number })
    expect(place('wins', { seat: 1 })).toEqual({ kind: 'pod', id: number })
  })

  test('whoever perishes is pointed at where they were', () => {
    expect(last('perishes', { seat: 2, cause: 'jump' }, view).about[0]).toEqual({
      kind: 'place',
      id: 9,
    })
  })

  test('in a cooperative game, where nobody shows a card, each is told by itself', () => {
    const line = { kind: 'check-objectives', params: { seat: 1, outcome: 'failed' } }
    expect(momentOf(line, ended, 0).weight).toBe('joined')
    expect(momentOf(line, { ...ended, mode: 'coop' }, 0).weight).toBe('event')
  })
})
