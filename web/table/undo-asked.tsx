import type { Dictionary } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import type { Position, Refused, UndoRequest } from '../play/position.ts'
import type { Talk } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { namesOf } from './names.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly request: UndoRequest
  readonly position: Position
  readonly ui: AnyGameUi
  readonly words: Dictionary
  readonly talk: Talk | undefined
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
}

/** Somebody asks to go back: those who are asked agree or refuse, the asker waits or withdraws. */
export function UndoAsked({ request, position, ui, words, talk, doing }: Props) {
  const say = useSay(TABLE)
  const { seat } = position
  const isAsked = seat !== null && request.waitingFor.includes(seat)
  const name = namesOf(ui, position, [request.seat], words)
  const names = namesOf(ui, position, request.waitingFor, words)
  const answer = (agree: boolean, word: 'agree' | 'refuse' | 'withdraw') => (
    <button
      type="button"
      className={agree ? 'button choice' : 'button'}
      onClick={() => talk && doing(talk.answerUndo(agree))}
    >
      {say(word)}
    </button>
  )
  if (isAsked) {
    return (
      <p className="prompt-undo">
        {say('undo-requested', { name })} {answer(true, 'agree')} {answer(false, 'refuse')}
      </p>
    )
  }
  if (seat === request.seat) {
    return (
      <p className="prompt-undo">
        {say('undo-waiting', { names })} {answer(false, 'withdraw')}
      </p>
    )
  }
  return <p>{say('undo-others', { name, names })}</p>
}
