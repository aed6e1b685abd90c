import { renderOption } from '@bulkhead/kernel'
import { useSettings } from '../../play/settings.ts'
import { useSay } from '../../words/words.ts'
import { sentenceOf } from '../choosing.ts'
import { TABLE } from '../words.ts'
import type { PromptProps } from './prompt-bar.tsx'
import { pickedOf, plainly } from './question.ts'

const LONGEST_LABEL = 44

/** Back, and the button that says what it will do. */
export function MainButton({ ui, choosing, part, cancel }: PromptProps) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const { asked, picked, fixed, isReady, isSingle, confirm } = choosing
  if (!asked) return null
  const mayGoBack = asked.cancel || picked.length > 0
  const sentence = sentenceOf(asked, picked, part.words)
  // A single choice that still has to be made is made where it is lit.
  const isShown = !isSingle || picked.length > 0 || ui.confirmed?.has(asked.prompt)
  return (
    <>
      {mayGoBack && (
        <button type="button" className="button prompt-back" onClick={cancel}>
          {say('step-back')} <kbd>Esc</kbd>
        </button>
      )}
      {isShown && (
        <button
          type="button"
          className="button main prompt-main"
          disabled={!isReady}
          onClick={confirm}
          title={sentence}
        >
          <span>{label()}</span> <kbd>↵</kbd>
        </button>
      )}
    </>
  )

  function label(): string {
    const options = pickedOf(choosing)
    const what = fixed && !picked.includes(fixed.id) ? plainly(renderOption(part.words, fixed)) : ''
    const own = ui.deed?.(asked!, options, part.words, language, what)
    if (own) return own
    if (picked.length === 0) return say(asked!.min === 0 ? 'nothing' : 'confirm', { number: 0 })
    const isLong = sentence.length > LONGEST_LABEL && picked.length > 1
    return isLong ? say('confirm', { number: picked.length }) : plainly(sentence)
  }
}
