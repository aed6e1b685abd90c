import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'

/** Between two people on one device: nothing of anybody is on the screen. */
export function Curtain({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  const say = useSay(TABLE)
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
