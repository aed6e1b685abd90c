import { useSay } from '../../words/words.ts'
import { TABLE } from '../words.ts'
import type { PromptProps } from './prompt-bar.tsx'

/** From a question that is answered elsewhere the next stop of the keyboard leads to the list of its answers. */
export function ListByKey({ choosing: { asked }, showAll }: PromptProps) {
  const say = useSay(TABLE)
  return (
    <button type="button" className="button choice list-by-key" onClick={showAll}>
      {say('unfold', { number: asked?.options.length ?? 0 })}
    </button>
  )
}
