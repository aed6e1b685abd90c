import { mustAsk } from '../../play/presence.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { TABLE } from '../words.ts'
import type { PromptProps } from './prompt-bar.tsx'

type Props = Pick<PromptProps, 'position' | 'answering' | 'talk'> & { readonly onStop: () => void }

/** Where it cannot go back, it says why. */
export function UndoButton({ position, answering, talk, onStop }: Props) {
  const say = useSay(TABLE)
  const stop = position.undo
  if (position.seat === null || position.result || position.undoRequest) return null
  const mayAsk = stop !== null && stop !== 'nothing' && talk !== undefined
  const label = say(mayAsk ? (mustAsk(position) ? 'undo-ask' : 'undo-back') : 'undo')
  const reason = stop === null ? undefined : say(`undo.${stop}` as 'undo.chance')
  const press = () => {
    if (stop === null) answering.undo()
    else onStop()
    if (mayAsk) answering.doing(talk.requestUndo())
  }
  return (
    <button
      type="button"
      className="button icon-only prompt-undo-button"
      aria-disabled={stop !== null && !mayAsk}
      title={reason ?? label}
      aria-label={reason ? `${label}. ${reason}` : label}
      onClick={press}
    >
      <Icon shape="gi:anticlockwise-rotation" size={20} />
    </button>
  )
}
