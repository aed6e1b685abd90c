import type { Line, Target } from '@bulkhead/kernel'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type AnyGameUi, keyOf } from '../../games/ui.ts'
import type { Missed, Position } from '../../play/position.ts'
import { stopsOf, useSettings } from '../../play/settings.ts'
import type { TableSource } from '../../play/source.ts'
import type { Beat } from './beats.ts'
import { keepSeen, noteSeen, readerKey, seenBefore } from './seen.ts'
import type { Story } from './story.ts'
import * as stories from './story.ts'
import { textOf } from './text.ts'
import { type Manner, timeOf } from './time.ts'
import { type Teller, untoldBetween } from './untold.ts'
import { forgetWanted, isToldWanted } from './wanted.ts'
import { SENTENCES } from './words.ts'

/** The story as the table shows it, and what can be done with it. */
export interface Telling {
  readonly story: Story
  /** The position on the screen: of what is being told, and no later one. */
  readonly position: Position
  /** The log as far as it is told. */
  readonly lines: readonly Line[]
  /** The view before what is being told. */
  readonly before: unknown
  readonly now: Beat | null
  /** What is being told, in words. */
  readonly text: string
  /** Whose doing it is. */
  readonly who: string
  /** How long it is told; null where it waits for its reader. */
  readonly time: number | null
  readonly isRunning: boolean
  /** Things that what is being told is about, as `kind:id`. */
  readonly fresh: ReadonlySet<string>
  /** Whether everything is told, so that the question can be asked. */
  readonly isSettled: boolean
  /** How many beats wait. */
  readonly waiting: number
  goOn(): void
  skip(): void
  back(): void
  pause(): void
  /** Keeps the beat while somebody looks at what it is about. */
  hold(on: boolean): void
  /** Tells anew what has happened since one's last turn, or these beats. */
  again(beats?: readonly Beat[]): void
  /** Tells this line of the log anew. */
  againLine(line: number): void
}

interface Props {
  readonly source: TableSource
  readonly id: string
  readonly ui: AnyGameUi
  readonly latest: Position
  /** What has happened since its reader looked last, where every board of it is known. */
  readonly missed: Missed | null
}

/** What is told now, or was told last, is about. */
export function toldOf({ now, story }: Telling): readonly Target[] {
  return (now ?? story.told.at(-1))?.lead.moment.about ?? []
}

export type Change = (story: Story) => Story

const NOTHING: ReadonlySet<string> = new Set()

/** Tells what happens, one beat after another, wherever its reader has been meanwhile. */
export function useStory({ source, id, ui, latest, missed }: Props): Telling {
  const manner = useManner()
  const teller = useTeller(ui, latest.view)
  const key = readerKey(id, latest)
  const [story, change] = useReducer(changed, null, () => {
    const begun = begunAt(key, latest, missed, teller, manner)
    return isToldWanted(id) ? stories.again(begun) : begun
  })
  useEffect(forgetWanted, [])
  useArrivals(source, teller, manner, change)
  useEffect(() => keepSeen(key), [key])
  useEffect(() => noteSeen(key, story), [key, story])
  return useTelling({ story, change, ui, teller, manner })
}

export function changed(story: Story, how: Change): Story {
  return how(story)
}

interface TellingProps {
  readonly story: Story
  readonly change: (how: Change) => void
  readonly ui: AnyGameUi
  readonly teller: Teller
  readonly manner: Manner
}

/** A story as it is shown, each beat for its time. */
export function useTelling({ story, change, ui, teller, manner }: TellingProps): Telling {
  const now = stories.nowOf(story)
  const who = now ? whoDoes(now, ui, teller) : ''
  const text = now ? textOf(now, teller.words, who) : ''
  const time = now ? timeOf(now, text.length, manner) : null
  const [isHeld, hold] = useState(false)
  const isVisible = useVisible(change, manner)
  const isRunning = time !== null && !story.isPaused && !isHeld && isVisible
  const does = useDoings(now, change, manner)
  useBeatTimer(now, isRunning ? time : null, does.goOn)
  const position = useMemo(() => stories.positionOf(story), [story])
  return {
    ...does,
    story,
    position,
    lines: position.log,
    before: now?.before ?? null,
    now,
    text,
    who,
    time,
    isRunning,
    fresh: useMemo(() => (now ? freshIn(now) : NOTHING), [now]),
    isSettled: stories.isSettled(story),
    waiting: useMemo(() => stories.planOf(story, manner).length, [story, manner]),
    hold,
  }
}

type Doings = Pick<Telling, 'goOn' | 'skip' | 'back' | 'pause' | 'again' | 'againLine'>

/** A press means the beat that is on the screen: another one may have come since it was drawn. */
function useDoings(now: Beat | null, change: TellingProps['change'], manner: Manner): Doings {
  const shown = useRef(now)
  useLayoutEffect(() => {
    shown.current = now
  })
  return useMemo(
    () => ({
      goOn: () => {
        const seen = shown.current
        change((at) =>
          stories.isStill(at, seen) ? stories.wentOn(stories.paused(at, false), manner) : at,
        )
      },
      skip: () => {
        const seen = shown.current
        change((at) => stories.skipped(at, manner, seen))
      },
      back: () => change(stories.wentBack),
      pause: () => change((at) => stories.paused(at, !at.isPaused)),
      again: (beats) => change((at) => stories.again(at, beats)),
      againLine: (line) => change((at) => stories.againLine(at, line)),
    }),
    [change, manner],
  )
}

function useManner(): Manner {
  const settings = useSettings()
  const { pace } = settings
  const stops = stopsOf(settings)
  return useMemo(() => ({ pace, stops }), [pace, stops])
}

export function useTeller(ui: AnyGameUi, view: unknown): Teller {
  const { language } = useSettings()
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  return useMemo(
    () => ({ momentOf: ui.momentOf, words: { ...words, ...SENTENCES[language] } }),
    [ui, words, language],
  )
}

function whoDoes({ seat, view }: Beat, ui: AnyGameUi, { words }: Teller): string {
  return seat === null ? words['gist.meanwhile'] : ui.side(view, seat, words).name
}

function freshIn({ parts }: Beat): ReadonlySet<string> {
  return new Set(parts.flatMap(({ moment }) => moment.about.map(keyOf)))
}

/** What this reader has not seen yet is told first. */
function begunAt(
  key: string,
  latest: Position,
  missed: Missed | null,
  teller: Teller,
  manner: Manner,
): Story {
  const seen = seenBefore(key, latest)
  if (!seen) return stories.begun(latest)
  const before = missed ? { ...seen, view: missed.before } : seen
  const views = missed?.told.map(({ view }) => view) ?? null
  const lines = untoldBetween(before, latest, views, teller)
  return stories.arrived({ ...stories.begun(before), wasAway: true }, latest, lines, manner)
}

/** Every position in its order: React would leave out those that come at the same time. */
function useArrivals(
  source: TableSource,
  teller: Teller,
  manner: Manner,
  change: (how: Change) => void,
): void {
  const current = useRef({ teller, manner })
  current.current = { teller, manner }
  useLayoutEffect(() => {
    const hear = () => {
      const position = source.position()
      if (!position) return
      const { teller: tells, manner: wanted } = current.current
      const views = source.told().map(({ view }) => view)
      change((story) => {
        if (position === story.latest || position.seat !== story.latest.seat) return story
        const lines = untoldBetween(story.latest, position, views, tells)
        return stories.arrived(story, position, lines, wanted)
      })
    }
    hear()
    return source.subscribe(hear)
  }, [source, change])
}

/** Nothing is told to a page that nobody sees. */
function useVisible(change: (how: Change) => void, manner: Manner): boolean {
  const [isVisible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const changed = () => {
      setVisible(!document.hidden)
      if (!document.hidden) change((story) => stories.woken(stories.returned(story), manner))
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  }, [change, manner])
  return isVisible
}

/** A beat that is held, or grows, keeps the time that it has had. Its time begins with the frame that shows it. */
function useBeatTimer(now: Beat | null, time: number | null, next: () => void): void {
  const had = useRef<{ first: unknown; time: number }>({ first: null, time: 0 })
  useEffect(() => {
    if (!now || time === null) return
    if (had.current.first !== now.parts[0]) had.current = { first: now.parts[0], time: 0 }
    let start: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      start = performance.now()
      timer = setTimeout(() => {
        had.current = { first: null, time: 0 }
        next()
      }, time - had.current.time)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      const stood = start === null ? 0 : performance.now() - start
      had.current = { ...had.current, time: had.current.time + stood }
    }
  }, [now, time, next])
}
