import { type Dictionary, type Option, renderOption, type Target } from '@bulkhead/kernel'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { type AnyGameUi, type Choices, keyOf } from '../games/ui.ts'
import type { Asked } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { Store } from '../play/store.ts'

/** What is asked, and how far the player has come with choosing. */
export interface Choosing extends Offering {
  readonly choices: Choices
  /** Whether what is picked is enough for an answer. */
  readonly isReady: boolean
  /** What the list needs: it stays the same while the pointer wanders. */
  readonly offering: Offering
  confirm(): void
}

export interface Offering {
  readonly asked: Asked | null
  /** Ids of the options picked so far. */
  readonly picked: readonly string[]
  /** The options at one thing that was pressed and has several; null for all. */
  readonly offered: readonly Option[] | null
  readonly isSingle: boolean
  pick(option: Option): void
  preview(option: Option | null): void
  clear(): void
}

const NONE: readonly string[] = []

interface Props {
  readonly asked: Asked | null
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly answer: (picks: readonly string[]) => void
  readonly explain: (what: Target) => void
}

export function useChoosing({ asked, ui, view, answer, explain }: Props): Choosing {
  const { oneTap } = useSettings()
  const [picked, setPicked] = useState(NONE)
  const [offered, setOffered] = useState<readonly Option[] | null>(null)
  const [pointed] = useState(() => new Store<Option | null>(null))
  const question = asked ? `${asked.id} ${asked.revision} ${asked.seat}` : ''

  const clear = useCallback(() => {
    setPicked(NONE)
    setOffered(null)
    pointed.set(null)
  }, [pointed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts from nothing.
  useLayoutEffect(clear, [question])

  const byTarget = useMemo(() => optionsByTarget(asked, ui, view), [asked, ui, view])
  const isSingle = asked !== null && asked.min === 1 && asked.max === 1

  const pick = useCallback(
    (option: Option) => {
      if (!asked) return
      if (isSingle) {
        if (oneTap || !lastPressWasTouch() || picked.includes(option.id)) answer([option.id])
        else setPicked([option.id])
        return
      }
      setPicked((now) => toggled(now, option.id, asked.max))
    },
    [asked, isSingle, oneTap, picked, answer],
  )

  const choices = useMemo<Choices>(() => {
    const optionsAt = (kind: string, id: string | number) => byTarget.get(keyOf({ kind, id })) ?? []
    return {
      asked,
      optionsAt,
      isLit: (kind, id) => optionsAt(kind, id).length > 0,
      isPicked: (kind, id) => optionsAt(kind, id).some((option) => picked.includes(option.id)),
      press(kind, id) {
        const options = optionsAt(kind, id)
        if (options.length === 0) explain({ kind, id })
        else if (options.length === 1) pick(options[0])
        else if (isSingle) setOffered(options)
        else pick(options.find((option) => !picked.includes(option.id)) ?? options[0])
      },
      preview: {
        get: () => pointed.get() ?? optionWith(asked, isSingle ? picked[0] : undefined),
        subscribe: pointed.subscribe,
      },
      point(kind, id, on) {
        const options = on ? optionsAt(kind, id) : []
        const isOne = options.length === 1
        pointed.set(isOne ? options[0] : (ui.shownOf?.(options, { kind, id }) ?? null))
      },
    }
  }, [asked, byTarget, picked, pointed, isSingle, pick, explain, ui])

  const isReady =
    asked !== null && picked.length >= asked.min && picked.length <= asked.max && !isUnchosen()
  function isUnchosen(): boolean {
    return isSingle && picked.length === 0
  }

  const offering = useMemo<Offering>(
    () => ({ asked, picked, offered, isSingle, pick, preview: pointed.set, clear }),
    [asked, picked, offered, isSingle, pick, pointed, clear],
  )
  return {
    ...offering,
    offering,
    choices,
    isReady,
    confirm: () => {
      if (isReady) answer(picked)
    },
  }
}

function optionsByTarget(asked: Asked | null, ui: AnyGameUi, view: unknown): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of asked?.options ?? []) {
    const targets = ui.targetsOf?.(option, view) ?? option.targets ?? []
    for (const key of new Set(targets.map(keyOf))) {
      found.set(key, [...(found.get(key) ?? []), option])
    }
  }
  return found
}

function optionWith(asked: Asked | null, id: string | undefined): Option | null {
  return asked?.options.find((option) => option.id === id) ?? null
}

/** Picks it, or takes it back; where no more may be picked, the first goes. */
export function toggled(picked: readonly string[], id: string, max: number): string[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id)
  return [...picked, id].slice(-max)
}

/** What the main button will do, in words. */
export function sentenceOf(asked: Asked, picked: readonly string[], words: Dictionary): string {
  const options = asked.options.filter((option) => picked.includes(option.id))
  return options.map((option) => renderOption(words, option)).join(' · ')
}

let touched = false

/** A finger has no way to look before it presses: its first press only picks. */
export function watchPointer(): () => void {
  const watch = (event: PointerEvent) => {
    touched = event.pointerType === 'touch'
  }
  const key = () => {
    touched = false
  }
  addEventListener('pointerdown', watch, true)
  addEventListener('keydown', key, true)
  return () => {
    removeEventListener('pointerdown', watch, true)
    removeEventListener('keydown', key, true)
  }
}

function lastPressWasTouch(): boolean {
  return touched
}
