import type { Dictionary, Seat } from '@bulkhead/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { AnyGameUi } from '../../games/ui.ts'
import type { BotReason, Position } from '../../play/position.ts'
import { useSettings } from '../../play/settings.ts'
import { isRefused, type TableSource } from '../../play/source.ts'
import { useBotReasons } from '../reasons.tsx'

/** What each bot was mostly after, in the words of its reasons. */
export function useAims(
  source: TableSource,
  ui: AnyGameUi,
  { table }: Position,
  words: Dictionary,
): ReadonlyMap<Seat, string> {
  const { language } = useSettings()
  const [reasons, setReasons] = useState<readonly BotReason[]>([])
  const tell = useBotReasons(language, ui.box.id, words)
  const { aims } = ui
  const isAsked = aims !== undefined && table.seats.some(({ bot }) => bot)
  useEffect(() => {
    if (!isAsked) return
    source.reasons().then((found) => setReasons(isRefused(found) ? [] : found))
  }, [source, isAsked])
  const most = useMemo(
    () => mostGiven(reasons.filter(({ because }) => aims?.has(because.key))),
    [reasons, aims],
  )
  if (!tell) return new Map()
  return new Map([...most].map(([seat, { key, params }]) => [seat, tell({ key, params })]))
}

type Because = BotReason['because']

/** The reason that each seat gave most often; of equal ones the latest. */
export function mostGiven(reasons: readonly BotReason[]): ReadonlyMap<Seat, Because> {
  const counts = new Map<string, number>()
  const most = new Map<Seat, Because>()
  for (const { seat, because } of reasons) {
    const count = (counts.get(`${seat} ${because.key}`) ?? 0) + 1
    counts.set(`${seat} ${because.key}`, count)
    const best = most.get(seat)
    if (!best || count >= (counts.get(`${seat} ${best.key}`) ?? 0)) most.set(seat, because)
  }
  return most
}
