import { Match, must } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { expect, test } from 'vitest'
import { momentOf } from '../moments.ts'

const seed = { kind: 'fast', seed: 1 } as const
const view = must(Match.start(nemesis, { seats: 2, options: {}, seed })).view(null) as NemesisView

function weightOf(kind: string): string {
  return momentOf({ kind }, view).weight
}

test('nobody waits for what is only kept account of', () => {
  const quiet = [
    'acts',
    'discards',
    'reshuffles',
    'turns-cards',
    'noise-removed',
    'token-returns',
    'recovers',
    'items-burn',
    'kill-check',
    'endurance',
    'endurance-lowered',
    'no-transformation',
    'event-discarded',
    'attack-chosen',
    'overlord-discards',
    'overlord-draws-attack',
    'overlord-draws-event',
  ]
  expect(quiet.filter((kind) => weightOf(kind) !== 'quiet')).toEqual([])
})

test('what turns the game is shown', () => {
  const shown = ['armor-holds', 'egg-hatches', 'danger', 'danger-alone']
  expect(shown.filter((kind) => weightOf(kind) !== 'step')).toEqual([])
})

test('a marker that an Encounter removes is pointed at', () => {
  const about = (exit: string) => momentOf({ kind: 'noise-removed', params: { exit } }, view).about
  expect(about('c-6-7')).toEqual([{ kind: 'corridor', id: 'c-6-7' }])
  expect(about('technical-1')).toEqual([{ kind: 'technical', id: 'technical-1' }])
})
