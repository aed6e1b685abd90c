import type { Dictionary } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import type { GoneBack, SeatInfo } from '../play/position.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { namesOf } from './names.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly gone: GoneBack
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly seats: readonly SeatInfo[]
  readonly words: Dictionary
}

/** The line that stays where the game went back: who asked, who agreed, how much was taken back. */
export function GoneBackLine({ gone, ui, view, seats, words }: Props) {
  const say = useSay(TABLE)
  const { seat, agreed, takenBack } = gone
  const name = namesOf(ui, { view, table: { seats } }, [seat], words)
  const names = namesOf(ui, { view, table: { seats } }, agreed, words)
  const key = agreed.length > 0 ? 'gone-back' : 'gone-back-alone'
  return (
    <p className="log-back">
      <Icon shape="gi:anticlockwise-rotation" /> {say(key, { name, names, number: takenBack })}
    </p>
  )
}
