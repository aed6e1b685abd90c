import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Advice, Situation } from '../../games/coach.ts'
import { type AnyGameUi, keyOf, type PartProps } from '../../games/ui.ts'
import type { Asked } from '../../play/position.ts'
import { noteTips, useSettings } from '../../play/settings.ts'
import { sayIn } from '../../words/words.ts'
import type { Choosing } from '../choosing.ts'
import type { Telling } from '../story/use-story.ts'
import { nextPress, type Press } from './pressing.ts'
import { COACH } from './words.ts'

export interface CoachProps {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly choosing: Choosing
  readonly telling: Telling
  /** Whether every answer of the first turns is hinted. */
  readonly isOpening: boolean
  /** Brings something on the board into sight. */
  readonly reveal: (thing: Element | null) => void
}

/** What is hinted now. */
export interface Mark {
  /** What to press next, as a CSS selector; null where nothing is advised. */
  readonly press: string | null
  readonly tip: Shown | null
}

export interface Shown {
  /** What is noted as seen once it goes; null for what is said anew each time. */
  readonly id: string | null
  readonly at: string
  readonly text: string
}

const NOTHING: Mark = { press: null, tip: null }

/** One hint at a time, while nothing is told; a new question, a press or "Got it" ends it. */
export function useMark(props: CoachProps): { readonly mark: Mark; readonly close: () => void } {
  const { ui, choosing } = props
  const { tips } = useSettings()
  const [closed, close] = useState('')
  const moment = momentOf(choosing)
  // What is hinted at has to be on the screen first.
  const [drawn, setDrawn] = useState('')
  useLayoutEffect(() => setDrawn(moment), [moment])
  const mark = drawn === moment ? markOf(props, tips.on, tips.seen) : NOTHING
  const { tip } = mark
  const key = tip ? `${moment} ${tip.text}` : ''
  const id = tip?.id ?? null
  useSeen(id && `${ui.box.id}:${id}`, moment)
  return {
    mark: key !== '' && key === closed ? { ...mark, tip: null } : mark,
    close: () => (id ? noteTips([`${ui.box.id}:${id}`]) : close(key)),
  }
}

function momentOf({ asked, picked, verb, at }: Choosing): string {
  return [asked?.id, asked?.revision, verb?.id, picked.join(), at && keyOf(at)].join(' ')
}

/** Whoever acts has seen what was shown before. */
function useSeen(id: string | null, moment: string): void {
  const shown = useRef<{ readonly id: string | null; readonly moment: string }>({
    id: null,
    moment,
  })
  useEffect(() => {
    const before = shown.current
    shown.current = { id, moment }
    if (before.id && before.moment !== moment) noteTips([before.id])
  }, [id, moment])
}

function markOf(props: CoachProps, isOn: boolean, seen: readonly string[]): Mark {
  const { part, ui, choosing, telling, isOpening } = props
  const { asked, at } = choosing
  if (!isOn || !asked || !telling.isSettled) return NOTHING
  const advice = isOpening ? (ui.coach.advise?.(asked, part.view) ?? null) : null
  const press = advice && nextPress(advice.picks, choosing, ui, part.view)
  const next = press ? press.at : null
  // What is open speaks for itself.
  if (at) return { press: next, tip: null }
  const isNew = (id: string) => !seen.includes(`${ui.box.id}:${id}`)
  const tip = tipOf(props, asked, next, isNew) ?? adviceTip(props, advice, press)
  return { press: next, tip: tip && (tip.id === null || isNew(tip.id)) ? tip : null }
}

/** The first new tip that has something to say. */
function tipOf(
  { part, ui, choosing, telling }: CoachProps,
  asked: Asked,
  next: string | null,
  isNew: (id: string) => boolean,
): Shown | null {
  const { view, language } = part
  const { stage } = choosing.choices
  const situation: Situation<unknown> = { view, asked, stage, lines: telling.lines }
  for (const { id, text, at } of ui.coach.tips) {
    const found = isNew(id) ? at(situation) : null
    const thing = found && document.querySelector(found)
    if (thing) return { id, at: placeOf(thing, found, next), text: text[language] }
  }
  return null
}

/** Where what is spoken of holds what is to be pressed, the hint stands at that. */
function placeOf(thing: Element, found: string, next: string | null): string {
  const pressed = next && document.querySelector(next)
  return pressed && (thing.contains(pressed) || pressed.matches(found)) ? next : found
}

/** Why to begin so; how one goes on is said once, then the ring says enough. */
function adviceTip(
  { part: { language }, isOpening }: CoachProps,
  advice: Advice | null,
  press: Press | null,
): Shown | null {
  const say = sayIn(COACH, language)
  if (advice && press?.step === 'begin') {
    return { id: null, at: press.at, text: advice.text[language] }
  }
  if (press) return { id: press.step, at: press.at, text: say(press.step as 'on' | 'confirm') }
  return isOpening && !advice ? { id: OVER, at: '.top-help', text: say('over') } : null
}

/** The end of what is hinted in an opening. */
const OVER = 'opening-over'
