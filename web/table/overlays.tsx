import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Position } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { Reasons } from './reasons.tsx'
import { RuleSheet } from './rule-sheet.tsx'

/** What lies over the table, one at a time. */
export type Over = { readonly kind: 'rule'; readonly rule: string } | { readonly kind: 'reasons' }

interface Props {
  readonly over: Over | null
  readonly show: (over: Over | null) => void
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly latest: Position
}

export function Overlay({ over, show, part, ui, source, latest }: Props) {
  const { words } = part
  const onClose = () => show(null)
  switch (over?.kind) {
    case undefined:
      return null
    case 'rule':
      return <RuleSheet rule={over.rule} onClose={onClose} />
    case 'reasons':
      return <Reasons ui={ui} source={source} position={latest} words={words} onClose={onClose} />
  }
}
