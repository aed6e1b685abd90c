import { loaders, prefixes } from 'virtual:ledgers'
import type { Language } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { LedgerChapter, LedgerRule } from '../build/ledgers.ts'

/** The rules of one game as the pages show them. */
export interface Ledger {
  readonly game: string
  /** English, where the game's rules are not translated. */
  readonly language: Language
  readonly chapters: readonly LedgerChapter[]
}

/** The game whose rule it is; null for what is no rule's id. */
export function gameOfRule(id: string): string | null {
  return prefixes[id.split('-')[0]] ?? null
}

const loaded = new Map<string, Promise<Ledger | null>>()

export function loadLedger(game: string, language: Language): Promise<Ledger | null> {
  const key = `${language}/${game}`
  let ledger = loaded.get(key)
  if (!ledger) {
    ledger = Object.hasOwn(loaders, key) ? fetchLedger(game, key) : Promise.resolve(null)
    ledger.catch(() => loaded.delete(key))
    loaded.set(key, ledger)
  }
  return ledger
}

async function fetchLedger(game: string, key: string): Promise<Ledger> {
  const { default: chapters, language } = await loaders[key]()
  return { game, language, chapters }
}

/** Null while it is loaded, and where there is no such game. */
export function useLedger(game: string | null, language: Language): Ledger | null {
  const [ledger, setLedger] = useState<Ledger | null>(null)
  useEffect(() => {
    let wanted = true
    setLedger(null)
    if (game)
      loadLedger(game, language).then(
        (found) => wanted && setLedger(found),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [game, language])
  return ledger
}

export function ruleIn({ chapters }: Ledger, id: string): LedgerRule | null {
  for (const { rules } of chapters) {
    const rule = rules.find((one) => one.id === id)
    if (rule) return rule
  }
  return null
}
