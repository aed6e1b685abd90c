import { tellings } from '@bulkhead/protocol'
import { useLayoutEffect, useMemo, useReducer } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { Position, ReplayMoment } from '../play/position.ts'
import { arrived, begun, type Story } from '../table/story/story.ts'
import type { Manner } from '../table/story/time.ts'
import { type Teller, untoldBetween } from '../table/story/untold.ts'
import { changed, type Telling, useTeller, useTelling } from '../table/story/use-story.ts'
import type { Shown } from './replay-state.ts'

/** The answer that led to a moment is told as it was at the table; a moment that is jumped to is just there. */
export function useReplayStory(shown: Shown, ui: AnyGameUi, speed: number): Telling {
  const teller = useTeller(ui, shown.moment.view)
  const manner = useMemo<Manner>(() => ({ pace: 'normal', stops: 'never', speed }), [speed])
  const [story, change] = useReducer(changed, begun(positionAt(shown.moment)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or speed begins nothing anew.
  useLayoutEffect(() => change(() => storyAt(shown, teller, manner)), [shown])
  return useTelling({ story, change, ui, teller, manner })
}

function storyAt({ moment, before }: Shown, teller: Teller, manner: Manner): Story {
  const position = positionAt(moment)
  const { told } = moment
  const isNext = before?.seat === moment.seat && before.at + 1 === moment.at
  if (!told || !isNext) return begun(position)
  const from = { ...position, view: told.before, log: before.log, result: null }
  const views = tellings(told.before, told).map(({ view }) => view)
  return arrived(begun(from), position, untoldBetween(from, position, views, teller), manner)
}

/** What the story needs of a position. */
function positionAt({ at, seat, view, log, goneBack, waiting, result }: ReplayMoment): Position {
  const told = { number: at, seat, view, log, goneBack, waiting, result, pending: [], offers: [] }
  return told as unknown as Position
}
