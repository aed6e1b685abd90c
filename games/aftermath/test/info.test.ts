import * as nemesisComponents from '@bulkhead/nemesis/components.ts'
import { describe, expect, test } from 'vitest'
import * as components from '../components.ts'
import { aftermath } from '../index.ts'
import { own } from '../own.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from '../packs.ts'
import * as printed from '../printed.ts'
import { classic, epilogue, investigation, Position } from './position.ts'

/** What everybody sees, beside what a view of Nemesis shows. */

/** Everything in it that could be changed. */
function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return found
  if (found.has(value)) return found
  found.add(value)
  for (const one of Object.values(value)) objectsIn(one, found)
  return found
}

describe('the view', () => {
  test('tells the way to play and what came before', () => {
    expect(classic('scout').play().view(null).play).toBe('classic')
    expect(investigation('scout').play().view(null)).toMatchObject({
      play: 'investigation',
      barred: [],
    })
    const view = epilogue('scout', 'soldier').play().view('scout')
    expect(view).toMatchObject({ play: 'epilogue', barred: ['captain', 'pilot'], traits: true })
  })

  test('shows tracks, Alert, decks, Offer and hourglass', () => {
    const game = new Position(['scout', 'soldier'], { play: 'epilogue', hourglass: '3' })
      .alert('alert-black-box', { level: 1, samples: 1, awaited: ['cockpit'] })
      .shuttle(2)
      .with((s) => {
        const own = s.own as { alerts: { id: string }[]; alertDiscard: string[] }
        own.alertDiscard.push(own.alerts.pop()!.id)
      })
      .sand('runs')
      .play()
    for (const reader of ['scout', 'soldier', null]) {
      expect(game.view(reader)).toMatchObject({
        shuttle: 2,
        alert: {
          id: 'alert-black-box',
          level: 1,
          activated: '',
          repaired: 0,
          eggGone: false,
          samples: 1,
          awaited: ['cockpit'],
        },
        alerts: { count: 8, discard: [expect.any(String)] },
        offer: -1,
        sand: { seconds: 180, state: 'runs' },
      })
    }
  })

  test('shows who and what has come in this round, and who has killed', () => {
    const game = epilogue('scout', 'soldier')
      .intruder('adult', 'cockpit')
      .entered('scout', 'adult-1')
      .with((s) => {
        ;(s.players[1].own as { killed: boolean }).killed = true
      })
      .play()
    const { players, came } = game.view(null)
    expect(players.map(({ entered, killed }) => [entered, killed])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(came).toEqual(['adult-1'])
  })

  test('shows who has used a Trait, spent cards, and is spied on', () => {
    const game = epilogue('scout', 'soldier')
      .with((s) => {
        const card = s.players[1].deck.pop()
        Object.assign(s.players[1].own!, { traitUsed: true, spent: [card], watchedBy: 0 })
      })
      .play()
    for (const reader of ['scout', null]) {
      const players = game.view(reader).players
      expect(
        players.map(({ traitUsed, spent, watchedBy }) => [traitUsed, spent, watchedBy]),
      ).toEqual([
        [false, [], -1],
        [true, [expect.any(String)], 0],
      ])
    }
  })

  test('shares nothing with the state that could be changed through it', () => {
    const game = new Position(['bounty-hunter', 'scout'], { play: 'epilogue', hourglass: '3' })
      .alert('alert-lost-samples', { samples: 1, awaited: ['laboratory'] })
      .intruder('adult', 'cockpit')
      .entered('scout', 'adult-1')
      .turret('cockpit', 'all', true)
      .with((s) => {
        own(s).provoked = [{ intruder: 'adult-1', seat: 1 }]
      })
      .play()
    const state = objectsIn(game.state)
    for (const reader of ['scout', null]) {
      const shared = [...objectsIn(game.view(reader))].filter((one) => state.has(one))
      expect(shared).toEqual([])
    }
  })

  test('at the end it says which checks were made', () => {
    const game = epilogue('scout').shuttle(4).phase('time').events('aft-spores').play()
    expect(game.view(null).ending!.checks.map(({ check }) => check)).toEqual([
      'tokens',
      'contamination',
      'objectives',
    ])
  })
})

describe('what is printed', () => {
  test('is part of every save: all that the three ways to play use', () => {
    const { printed: all, alerts, boards } = aftermath.components as Record<string, unknown>
    expect(all).toEqual([CLASSIC, INVESTIGATION, EPILOGUE])
    expect(alerts).toHaveLength(10)
    expect(Object.keys(boards as object)).toHaveLength(4)
    const { TOKENS, COORDINATES, CLASSIC_TOKENS, AFTERMATH_TOKENS, TARGETING } = {
      ...nemesisComponents,
      ...components,
    }
    expect(aftermath.components).toMatchObject({
      tokens: [TOKENS, CLASSIC_TOKENS, AFTERMATH_TOKENS, TARGETING, COORDINATES],
    })
  })

  test('is given away as data that nobody can change', () => {
    expect(Object.keys(printed.ALERTS)).toHaveLength(10)
    expect(printed.printedFor.epilogue.events).not.toHaveProperty('hunt-3')
    expect(printed.printedFor.investigation.events).toHaveProperty('hunt-3')
    expect(printed.SHUTTLE_RED).toBe(5)
    expect(Object.isFrozen(printed.AFTERMATH_TOKENS)).toBe(true)
  })
})
