import type { Dictionary } from '@bulkhead/kernel'
import { useCallback, useState } from 'react'
import type { Asked, Position, Refused } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { sentenceOf } from './choosing.ts'

export interface Answering {
  /** What is asked now; what was answered is not, even before the table says so. */
  readonly asked: Asked | null
  /** The answer is on its way. */
  readonly isSent: boolean
  readonly problem: Refused | null
  /** What this question is a part of: the first choice that it would take back. */
  readonly soFar: string
  /** How long the log was at the last answer. */
  readonly mark: number
  answer(picks: readonly string[]): void
  undo(): void
  cancel(asked: Asked): void
  /** Anything else that the table is asked to do; it may refuse. */
  doing(what: Promise<Refused | null>): Promise<void>
}

interface Props {
  readonly source: TableSource
  readonly position: Position
  readonly pending: Asked | null
  readonly words: Dictionary
  /** How much of the log this reader knows from before. */
  readonly known: number
}

export function useAnswering({ source, position, pending, words, known }: Props): Answering {
  const [sent, setSent] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)
  const [soFar, setSoFar] = useState('')
  const [mark, setMark] = useState(known)
  const isSent = pending !== null && pending === sent
  const asked = isSent ? null : pending
  const lines = position.log.length

  const answer = useCallback(
    async (picks: readonly string[]) => {
      if (!asked) return
      setSent(asked)
      setProblem(null)
      setMark(lines)
      if (!asked.cancel) setSoFar(sentenceOf(asked, picks, words))
      const refused = await source.answer(asked, picks)
      if (refused) {
        setProblem(refused)
        setSent(null)
      }
    },
    [asked, source, lines, words],
  )
  const doing = useCallback(async (what: Promise<Refused | null>) => {
    setProblem(null)
    setProblem(await what)
    setSent(null)
  }, [])
  const undo = useCallback(() => {
    setSoFar('')
    doing(source.undo())
  }, [doing, source])
  const cancel = useCallback((open: Asked) => void doing(source.cancel(open)), [doing, source])

  return {
    asked,
    isSent,
    problem,
    soFar: asked?.cancel ? soFar : '',
    mark,
    answer,
    undo,
    cancel,
    doing,
  }
}
