import { names } from 'virtual:ledgers'
import type { Language } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import { titleOf } from './ledger-text.ts'

/** What a rule is called: by its chapter, for it has no title of its own. */
export type RuleNames = ReadonlyMap<string, string>

const NONE: RuleNames = new Map()
const loading = new Map<string, Promise<RuleNames>>()
/** What has come: a rule is named at once from then on. */
const loaded = new Map<string, RuleNames>()

function loadNames(key: string): Promise<RuleNames> {
  let found = loading.get(key)
  if (!found) {
    found = fetchNames(key)
    found.catch(() => loading.delete(key))
    loading.set(key, found)
  }
  return found
}

async function fetchNames(key: string): Promise<RuleNames> {
  const { default: chapters } = await names[key]()
  const all = new Map(
    chapters.flatMap((chapter) => {
      const { name } = titleOf(chapter)
      return chapter.rules.map((id) => [id, name] as const)
    }),
  )
  loaded.set(key, all)
  return all
}

/** Empty until they are loaded, and where there is no such game. */
export function useRuleNames(game: string | null, language: Language): RuleNames {
  const key = `${language}/${game}`
  const [found, setFound] = useState(() => loaded.get(key) ?? NONE)
  useEffect(() => {
    let isWanted = true
    if (Object.hasOwn(names, key)) {
      loadNames(key).then(
        (all) => isWanted && setFound(all),
        () => undefined,
      )
    }
    return () => {
      isWanted = false
    }
  }, [key])
  return found
}
