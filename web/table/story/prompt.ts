import { type Dictionary, render } from '@bulkhead/kernel'
import { type Say, useSay } from '../../words/words.ts'
import type { Beat } from './beats.ts'
import { gistOf } from './text.ts'
import { stopsAt } from './time.ts'
import type { Telling } from './use-story.ts'
import { STORY } from './words.ts'

/** What the prompt bar says while something is told. */
export interface TellPrompt {
  /** Why nothing is asked: that it waits, or that it goes on by itself. */
  readonly small: string
  readonly gist: string
  /** What comes next where that is certain; otherwise empty. */
  readonly next: string
  /** What the main button says; empty where it does not stop. */
  readonly goOn: string
}

/** Null while nothing is told. */
export function useTellPrompt(telling: Telling, words: Dictionary): TellPrompt | null {
  const say = useSay(STORY)
  const { now, who, time, story, isSettled } = telling
  if (!now || isSettled) return null
  const isStop = time === null
  const why = story.isPaused ? 'paused' : isStop ? whyStopped(telling) : 'told'
  const what = following('go', now, words)
  return {
    small: say(why),
    gist: deedOf(now, who, words, say),
    next: following('next', now, words),
    goOn: isStop || story.isPaused ? (what ? say('go-on-to', { what }) : say('go-on')) : '',
  }
}

/** With whose doing it is; a drafted Character has its name already. */
export function deedOf(
  beat: Beat,
  who: string,
  words: Dictionary,
  say: Say<keyof (typeof STORY)['en']>,
): string {
  const what = gistOf(beat, words)
  const isDeed = (beat.concern === 'none' || beat.concern === 'deed') && beat.seat !== null
  return isDeed && what !== who ? say('does', { who, what }) : what
}

/** What comes after the last of what the beat tells. */
export function following(as: 'next' | 'go', { parts }: Beat, words: Dictionary): string {
  const last = parts.findLast(({ moment }) => moment.weight !== 'quiet')
  const key = `${as}.${last?.moment.next}`
  return last && words[key] !== undefined ? render(words, key, last.line.params) : ''
}

/** What names another seat concerns everybody, or somebody beside the reader. */
function whyStopped({ now, position: { seat } }: Telling): 'about-you' | 'step' {
  const named = now?.lead.line.params?.seat
  const isOthers = named !== undefined && named !== seat
  return now && !isOthers && stopsAt(now, 'all') ? 'about-you' : 'step'
}
