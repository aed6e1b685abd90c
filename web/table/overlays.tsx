import type { Target } from '@bulkhead/kernel'
import { useCallback, useState } from 'react'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Position } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import type { Choosing } from './choosing.ts'
import { EndSheet } from './end-sheet.tsx'
import { ExplainSheet, RuleSheet } from './explain-sheet.tsx'
import { Guide } from './guide.tsx'
import { Happened } from './happened.tsx'
import type { Playback } from './playback.ts'
import { Reasons } from './reasons.tsx'
import { TABLE } from './words.ts'

/** What lies over the table, one at a time. */
export type Over =
  | { readonly kind: 'explain'; readonly what: Target }
  | { readonly kind: 'rule'; readonly rule: string }
  /** What was written from this line of the log on. */
  | { readonly kind: 'happened' | 'away'; readonly from: number }
  | { readonly kind: 'end' | 'guide' | 'reasons' }

interface Props {
  readonly over: Over | null
  readonly show: (over: Over | null) => void
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly latest: Position
  readonly id: string
  readonly choosing: Choosing
  readonly playback: Playback
}

export function Overlay({ over, show, part, ui, source, latest, id, choosing, playback }: Props) {
  const say = useSay(TABLE)
  const { view, words } = part
  const [isTold, setTold] = useState(false)
  const onTold = useCallback(() => setTold(true), [])
  const onClose = () => show(null)
  const game = { ui, view, words }
  switch (over?.kind) {
    case undefined:
      return null
    case 'explain':
      return <ExplainSheet {...game} what={over.what} choosing={choosing} onClose={onClose} />
    case 'rule':
      return <RuleSheet rule={over.rule} onClose={onClose} />
    case 'happened':
    case 'away':
      return (
        <Happened
          {...game}
          title={say(over.kind === 'away' ? 'while-away' : 'happened')}
          lines={latest.log.slice(over.from)}
          again={playback.again}
          onRule={(rule) => show({ kind: 'rule', rule })}
          onClose={onClose}
        />
      )
    case 'end':
      if (!latest.result) return null
      return (
        <EndSheet
          part={part}
          ui={ui}
          source={source}
          position={latest}
          id={id}
          isTold={isTold}
          onTold={onTold}
          showReasons={() => show({ kind: 'reasons' })}
          onClose={onClose}
        />
      )
    case 'reasons':
      return <Reasons ui={ui} source={source} position={latest} words={words} onClose={onClose} />
    case 'guide':
      return <Guide ui={ui} onClose={onClose} />
  }
}
