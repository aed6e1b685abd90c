import {
  type Dictionary,
  type Option,
  renderOption,
  type Target,
  type Unavailable,
} from '@bulkhead/kernel'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import {
  type AnyGameUi,
  type Choices,
  keyOf,
  type Reading,
  type Stage,
  type Verb,
} from '../games/ui.ts'
import type { Asked } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { Store } from '../play/store.ts'
import { isUnder, optionsByTarget, sharedTarget, targetsOf, toggled } from './options-at.ts'
import { lastPressWasTouch } from './touch.ts'

/** What is asked, and how far the player has come with choosing. */
export interface Choosing {
  readonly asked: Asked | null
  /** What is declared already and is being paid or settled, or what waits for its confirmation. */
  readonly fixed: Option | null
  /** Ids of the options picked so far. */
  readonly picked: readonly string[]
  readonly isSingle: boolean
  /** Whether what is picked is enough for an answer. */
  readonly isReady: boolean
  readonly verbs: readonly Verb[]
  /** The chosen verb. */
  readonly verb: Verb | null
  /** What the popover stands at; a verb is a thing too. */
  readonly at: Target | null
  readonly choices: Choices
  readonly unavailable: readonly Unavailable[]
  under(verb: string): readonly Option[]
  pressVerb(verb: Verb): void
  open(at: Target | null): void
  pick(option: Option): void
  preview(option: Option | null): void
  /** One step back: closes what is open, lets the verb go, takes back what is picked. False where nothing was. */
  letGo(): boolean
  confirm(): void
}

const NONE: readonly string[] = []
const AFRESH: Begun = { picked: NONE, chosen: null, at: null }

interface Props {
  readonly asked: Asked | null
  readonly ui: AnyGameUi
  readonly reading: Reading<unknown>
  readonly unavailable: readonly Unavailable[]
  readonly answer: (picks: readonly string[]) => void
  readonly explain: (what: Target) => void
}

export function useChoosing(props: Props): Choosing {
  const { asked, ui, reading, unavailable, answer, explain } = props
  const { view } = reading
  const { confirm: isCareful } = useSettings()
  const [pointed] = useState(() => new Store<Option | null>(null))
  const question = asked ? `${asked.id} ${asked.revision} ${asked.seat}` : ''
  const { picked, chosen, at, change } = useBegun(question)
  const open = useCallback((what: Target | null) => change({ at: what }), [change])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts from nothing.
  useLayoutEffect(() => pointed.set(null), [question])

  const byTarget = useMemo(() => optionsByTarget(asked, ui, view), [asked, ui, view])
  const verbs = useMemo(() => (asked && ui.verbs?.of(asked, reading)) || [], [asked, ui, reading])
  const verb = verbs.find(({ id }) => id === chosen) ?? null
  const isSingle = asked !== null && asked.min === 1 && asked.max === 1
  const waits = isCareful || (asked !== null && ui.confirmed?.has(asked.prompt) === true)
  const held = isSingle ? optionWith(asked, picked[0]) : null
  const fixed = asked?.declared ?? held
  const under = useCallback(
    (id: string) => asked?.options.filter((option) => isUnder(id, option, ui)) ?? [],
    [asked, ui],
  )

  const pick = useCallback(
    (option: Option) => {
      if (!asked) return
      pointed.set(null)
      // What is open closes with the question, drawn anew together with what comes of the answer.
      const isAnswer = isSingle && (picked.includes(option.id) || !(waits || lastPressWasTouch()))
      if (isAnswer) answer([option.id])
      else if (isSingle) change({ at: null, picked: [option.id] })
      else change((now) => ({ at: null, picked: toggled(now.picked, option.id, asked.max) }))
    },
    [asked, isSingle, waits, picked, answer, pointed, change],
  )

  const pressVerb = useCallback(
    (pressed: Verb) => {
      const options = under(pressed.id)
      const shared = sharedTarget(options, ui, view)
      const standsSomewhere = options.some((option) => targetsOf(option, ui, view).length > 0)
      const isEnd = pressed.stands === 'end' && !pressed.asks
      if (chosen === pressed.id) change(AFRESH)
      else if (isEnd) change({ at: null, picked: options.map(({ id }) => id) })
      else if (options.length === 1) pick(options[0])
      else if (options.length === 0 || !standsSomewhere) {
        change({ at: { kind: 'verb', id: pressed.id }, picked: NONE })
      } else change({ at: shared, picked: NONE, chosen: pressed.id })
    },
    [under, ui, view, chosen, pick, change],
  )

  const stage = stageOf({ asked, verbs, verb, fixed })
  const choices = useMemo<Choices>(() => {
    const optionsAt = (kind: string, id: string | number) => byTarget.get(keyOf({ kind, id })) ?? []
    const litAt = (kind: string, id: string | number) => {
      const all = optionsAt(kind, id)
      return chosen ? all.filter((option) => isUnder(chosen, option, ui)) : all
    }
    const marked = new Set(fixed ? marksOf(fixed, ui, reading).map(keyOf) : [])
    const fixedAt = (kind: string, id: string | number) =>
      fixed && targetsOf(fixed, ui, view).some((one) => keyOf(one) === keyOf({ kind, id }))
        ? [fixed]
        : []
    const unavailableAt = (kind: string, id: string | number) =>
      ui.unavailableAt?.({ kind, id }, unavailable, reading) ?? []
    return {
      asked,
      stage,
      optionsAt,
      isLit: (kind, id) => litAt(kind, id).length > 0,
      isPicked: (kind, id) => optionsAt(kind, id).some((option) => picked.includes(option.id)),
      isMarked: (kind, id) => marked.has(keyOf({ kind, id })),
      tagAt(kind, id) {
        if (stage === 'verbs' || stage === 'rest') return null
        for (const option of [...fixedAt(kind, id), ...litAt(kind, id)]) {
          const tag = ui.tagOf?.(option, reading)
          if (tag) return tag
        }
        return null
      },
      unavailableAt,
      press(kind, id) {
        const options = optionsAt(kind, id)
        if (options.length === 0) explain({ kind, id })
        else if (!isSingle) pick(options.find(({ id: one }) => !picked.includes(one)) ?? options[0])
        else if (options.length === 1 && unavailableAt(kind, id).length === 0) pick(options[0])
        else open({ kind, id })
      },
      preview: {
        get: () => pointed.get() ?? fixed,
        subscribe: pointed.subscribe,
      },
      point(kind, id, on) {
        const options = on ? litAt(kind, id) : []
        const isOne = options.length === 1
        pointed.set(isOne ? options[0] : (ui.shownOf?.(options, { kind, id }) ?? null))
      },
    }
  }, [
    asked,
    stage,
    byTarget,
    chosen,
    picked,
    pointed,
    isSingle,
    fixed,
    pick,
    open,
    explain,
    ui,
    reading,
    unavailable,
    view,
  ])

  const isReady =
    asked !== null &&
    picked.length >= asked.min &&
    picked.length <= asked.max &&
    !(isSingle && picked.length === 0)

  return {
    asked,
    fixed,
    picked,
    isSingle,
    isReady,
    verbs,
    verb,
    at,
    choices,
    unavailable,
    under,
    pressVerb,
    open,
    pick,
    preview: pointed.set,
    letGo() {
      if (at) open(null)
      else if (picked.length > 0 || chosen) {
        change(AFRESH)
        pointed.set(null)
      } else return false
      return true
    },
    confirm: () => {
      if (isReady) answer(picked)
    },
  }
}

interface Begun {
  readonly picked: readonly string[]
  readonly chosen: string | null
  readonly at: Target | null
}

type Change = Partial<Begun> | ((now: Begun) => Partial<Begun>)

/** How far its reader has come with a question: with another one they begin afresh, and nothing is drawn twice. */
function useBegun(question: string): Begun & { readonly change: (how: Change) => void } {
  const [held, hold] = useState<Begun & { readonly of: string }>({ ...AFRESH, of: question })
  const begun = held.of === question ? held : AFRESH
  const change = useCallback(
    (how: Change) =>
      hold((last) => {
        const now = last.of === question ? last : AFRESH
        return { ...now, ...(typeof how === 'function' ? how(now) : how), of: question }
      }),
    [question],
  )
  return { picked: begun.picked, chosen: begun.chosen, at: begun.at, change }
}

function stageOf({
  asked,
  verbs,
  verb,
  fixed,
}: Pick<Choosing, 'asked' | 'verbs' | 'verb' | 'fixed'>): Stage {
  if (!asked) return 'rest'
  if (fixed) return 'pay'
  return verbs.length > 0 && !verb ? 'verbs' : 'targets'
}

/** What stays marked while it is paid or confirmed: its targets, and the causes of its risk. */
function marksOf(option: Option, ui: AnyGameUi, reading: Reading<unknown>): readonly Target[] {
  return [...targetsOf(option, ui, reading.view), ...(ui.riskOf?.(option, reading).causes ?? [])]
}

function optionWith(asked: Asked | null, id: string | undefined): Option | null {
  return asked?.options.find((option) => option.id === id) ?? null
}

/** What the main button will do, in words. */
export function sentenceOf(asked: Asked, picked: readonly string[], words: Dictionary): string {
  const options = asked.options.filter((option) => picked.includes(option.id))
  return options.map((option) => renderOption(words, option)).join(' · ')
}
