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

const LOADERS = {
  'en/theseus': () => import('virtual:ledger/en/theseus'),
  'fr/theseus': () => import('virtual:ledger/fr/theseus'),
  'en/nemesis': () => import('virtual:ledger/en/nemesis'),
  'fr/nemesis': () => import('virtual:ledger/fr/nemesis'),
}

const PREFIXES: Readonly<Record<string, string>> = { THE: 'theseus', NEM: 'nemesis' }

/** The game whose rule it is; null for what is no rule's id. */
export function gameOfRule(id: string): string | null {
  return PREFIXES[id.split('-')[0]] ?? null
}

const loaded = new Map<string, Promise<Ledger | null>>()

export function loadLedger(game: string, language: Language): Promise<Ledger | null> {
  const key = `${language}/${game}`
  let ledger = loaded.get(key)
  if (!ledger) {
    ledger = key in LOADERS ? fetchLedger(game, key as keyof typeof LOADERS) : Promise.resolve(null)
    ledger.catch(() => loaded.delete(key))
    loaded.set(key, ledger)
  }
  return ledger
}

async function fetchLedger(game: string, key: keyof typeof LOADERS): Promise<Ledger> {
  const { default: chapters, language } = await LOADERS[key]()
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
