import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameEntry } from '../games/entry.ts'
import { entryOf } from '../games/index.ts'
import type { Refused } from '../play/position.ts'
import { startTips } from '../play/settings.ts'
import { Loading } from '../ui/loading.tsx'
import NotFound from './not-found.tsx'
import { openOpening } from './start-table.ts'
import { Trouble } from './trouble.tsx'

interface Props {
  readonly game: string
  /** Begins it again, wherever the last one stands. */
  readonly anew: boolean
}

/** On to the table on which a game is learnt by playing it: the one that was left, or a new one. */
export default function OpeningScreen({ game, anew }: Props) {
  const entry = entryOf(game)
  return entry?.opening ? <Going entry={entry} anew={anew} /> : <NotFound />
}

/** One press begins one table, however often this is drawn. */
const begun = new Map<string, Promise<string | Refused>>()

function Going({ entry, anew }: { readonly entry: GameEntry; readonly anew: boolean }) {
  const [, go] = useLocation()
  const [refused, refuse] = useState<Refused | null>(null)
  useEffect(() => {
    const { id } = entry
    const opening = begun.get(id) ?? openOpening(entry, anew)
    begun.set(id, opening)
    startTips(id)
    opening.then((found) => {
      begun.delete(id)
      if (typeof found === 'string') go(found, { replace: true })
      else refuse(found)
    })
  }, [entry, anew, go])
  return refused ? <Trouble title={entry.short} why={refused.message} /> : <Loading />
}
