import type { AnyGame, Language } from '@bulkhead/kernel'
import { createElement, use } from 'react'
import type { SnatchView } from '../../../kernel/test/games/snatch.ts'
import type { GameEntry } from '../../games/entry.ts'
import * as ours from '../../games/index.ts'
import type { GameForm, OptionForm } from '../../games/option-form.ts'
import { sayings } from '../../games/sayings.ts'
import type { AnyGameUi, GameUi, PartProps } from '../../games/ui.ts'
import { rulesOf, SMALL } from './rules.ts'

/** As little as a table needs to be shown. */

const nothing = () => null

function Board({ view }: PartProps<SnatchView>) {
  return createElement('p', null, 'least' in view ? `No bid below ${view.least}` : '')
}

function uiOf(rules: AnyGame): GameUi<SnatchView> {
  return {
    box: rules,
    hasOffers: rules.offers !== undefined,
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
      verdict: rules.id,
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

/** A drawing of one colour. */
function Scene() {
  const sky = createElement('rect', { width: 640, height: 360, fill: '#1b3a4b' })
  return createElement('svg', { viewBox: '0 0 640 360', 'aria-hidden': true }, sky)
}

const FORM: OptionForm = {
  texts: {},
  presets: [],
  matters: () => false,
  remark: nothing,
  refusal: nothing,
}

function entryFor(rules: AnyGame): GameEntry {
  const name = `The game of ${rules.id}`
  const sentence = 'Lots are sold in the dark, and somebody is going to pay for all of them.'
  return {
    id: rules.id,
    name,
    short: name,
    icon: 'gi:coins',
    Scene,
    sentence: { en: sentence, fr: sentence },
    tagline: { en: sentence, fr: sentence },
    seats: rules.seats,
    minutes: { min: 5, max: 10 },
    first: { bots: 1, options: {} },
    says: sayings({ en: async () => rules.text.en, fr: async () => rules.text.fr }),
    box: async () => rules,
    ui: async () => uiOf(rules),
    lesson: async () => [],
    form: async () => FORM,
  }
}

const ALL = [...ours.GAMES, ...Object.values(SMALL).map(entryFor)]

export const GAMES: readonly GameEntry[] = ALL

export function entryOf(game: string): GameEntry | null {
  return ALL.find(({ id }) => id === game) ?? null
}

export const { followersOf, loadLesson, loadAllIn } = ours

export async function loadGameForm(game: string): Promise<GameForm> {
  return { box: await rulesOf(game), form: await entryOf(game)!.form() }
}

const loaded = new Map<string, Promise<AnyGameUi>>()

export function loadUi(game: string, language: Language): Promise<AnyGameUi> | null {
  return ours.loadUi(game, language) ?? loadSmall(game)
}

function loadSmall(game: string): Promise<AnyGameUi> | null {
  const entry = entryOf(game)
  if (entry && !loaded.has(game)) loaded.set(game, entry.ui())
  return loaded.get(game) ?? null
}

export function useUi(game: string, language: Language): AnyGameUi | null {
  const ui = loadUi(game, language)
  return ui && use(ui)
}
