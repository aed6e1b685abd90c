import type { AnyGame } from '@bulkhead/kernel'
import { createElement, use } from 'react'
import type { SnatchView } from '../../../kernel/test/games/snatch.ts'
import type { GameEntry } from '../../games/entry.ts'
import * as ours from '../../games/index.ts'
import type { AnyGameUi, GameUi, PartProps } from '../../games/ui.ts'
import { rulesOf } from './rules.ts'

/** As little as a table needs to be shown. */

const nothing = () => null

function Board({ view }: PartProps<SnatchView>) {
  return createElement('p', null, `No bid below ${view.least}`)
}

function uiOf(rules: AnyGame): GameUi<SnatchView> {
  return {
    rules,
    words: (_view, language) => rules.text[language],
    side: (_view, seat) => ({ name: `Player ${seat}`, initial: `${seat}`, icon: 'gi:coins' }),
    Board,
    Status: nothing,
    Own: nothing,
    ownParts: [{ id: 'hand', icon: 'gi:coins', label: { en: 'Hand', fr: 'Main' } }],
    seatLine: (seat) => ({
      target: { kind: 'seat', id: seat },
      where: '',
      state: 'well',
      counts: [],
    }),
    SeatBoard: nothing,
    sheets: [],
    ending: () => ({
      above: '',
      verdict: '',
      isGood: true,
      why: [],
      seats: [],
      checks: [],
      facts: [],
      timeline: { span: '', counts: '', rounds: [], points: [], levels: [], length: 0 },
    }),
    explain: nothing,
    momentOf: () => ({
      weight: 'quiet',
      tone: 'calm',
      about: [],
      seat: null,
      concern: 'none',
    }),
    headings: new Set(),
    coach: { tips: [] },
    Reference: nothing,
  }
}

const loaded = new Map<string, Promise<AnyGameUi>>()

/** None is offered on the pages: the tests open their tables themselves. */
export const GAMES: readonly GameEntry[] = []

export function entryOf(): null {
  return null
}

export function loadLesson(): Promise<never> {
  return Promise.reject(new Error('These games have no lesson.'))
}

export function loadGameForm(): Promise<never> {
  return Promise.reject(new Error('These games have no form.'))
}

export function loadUi(game: string): Promise<AnyGameUi> {
  if (!loaded.has(game)) loaded.set(game, ours.loadUi(game) ?? rulesOf(game).then(uiOf))
  return loaded.get(game)!
}

export function useUi(game: string): AnyGameUi {
  return use(loadUi(game))
}
