import { entryOf } from '../games/index.ts'
import { useYourTurn } from '../play/notify.ts'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly name: string
  readonly game: string
  readonly onTake: () => void
}

/** Between two people on one device: nothing of anybody is on the screen. */
export function Curtain({ name, game, onTake }: Props) {
  const say = useSay(TABLE)
  useYourTurn(true, say('curtain', { name }), entryOf(game)?.short ?? '')
  return (
    <main className="curtain">
      <h1>{say('curtain', { name })}</h1>
      <p className="muted">{say('curtain-text')}</p>
      <button type="button" className="button main" onClick={onTake}>
        {say('curtain-take', { name })}
      </button>
    </main>
  )
}
