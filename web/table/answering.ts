import { useCallback, useEffect, useRef, useState } from 'react'
import type { Asked, Refused } from '../play/position.ts'
import { playCue } from '../play/sound.ts'
import type { TableSource } from '../play/source.ts'

export interface Answering {
  /** What is asked now; what was answered is not, even before the table says so. */
  readonly asked: Asked | null
  /** The answer has been on its way for a while. */
  readonly isSent: boolean
  readonly problem: Refused | null
  answer(picks: readonly string[]): void
  undo(): void
  cancel(asked: Asked): void
  /** Anything else that the table is asked to do; it may refuse. */
  doing(what: Promise<Refused | null>): Promise<void>
}

interface Props {
  readonly source: TableSource
  readonly pending: Asked | null
}

/**
 * An answer that takes longer, in milliseconds, is shown to be on its way. Most come sooner: then the table is drawn
 * once, with what came of it.
 */
const A_WHILE = 100

export function useAnswering({ source, pending }: Props): Answering {
  const [sent, setSent] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<Refused | null>(null)
  const isSent = pending !== null && pending === sent
  const asked = isSent ? null : pending
  /** What is answered once is not answered again, though it is still to be seen. */
  const answered = useRef<Asked | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked has been answered.
  useEffect(() => () => clearTimeout(waiting.current), [pending])

  const answer = useCallback(
    async (picks: readonly string[]) => {
      if (!asked || answered.current === asked) return
      playCue('tick')
      answered.current = asked
      waiting.current = setTimeout(() => setSent(asked), A_WHILE)
      setProblem(null)
      const refused = await source.answer(asked, picks)
      if (refused) {
        clearTimeout(waiting.current)
        answered.current = null
        setProblem(refused)
        setSent(null)
      }
    },
    [asked, source],
  )
  const doing = useCallback(async (what: Promise<Refused | null>) => {
    setProblem(null)
    setProblem(await what)
    setSent(null)
  }, [])
  const undo = useCallback(() => {
    doing(source.undo())
  }, [doing, source])
  const cancel = useCallback(
    (open: Asked) => {
      if (answered.current === open) return
      // Asked for twice, it is called off once.
      setSent(open)
      doing(source.cancel(open))
    },
    [doing, source],
  )

  return { asked, isSent, problem, answer, undo, cancel, doing }
}
