import { type Option, renderOption } from '@bulkhead/kernel'
import { useSay } from '../../words/words.ts'
import { targetsOf } from '../options-at.ts'
import { Pin } from '../orders.tsx'
import { TABLE } from '../words.ts'
import { useFolding } from './folding.ts'
import { ListByKey } from './list-by-key.tsx'
import type { PromptProps } from './prompt-bar.tsx'
import { plainly, unplaced } from './question.ts'

/** So many buttons stand beside each other. */
const AT_A_GLANCE = 3
const FOLDS = 4

/** The answers of a question as buttons, where they stand nowhere else; else what to press. */
export function Answers(props: PromptProps & { readonly isLitSaid: boolean }) {
  const { choosing, ui, part, ordering, showAll, isLitSaid } = props
  const say = useSay(TABLE)
  const { asked } = choosing
  const row = useFolding<HTMLDivElement>(FOLDS)
  if (!asked) return null
  const isLit = (option: Option) => targetsOf(option, ui, part.view).length
  const buttons = unplaced(choosing, isLit)
  const lit = asked.options.length - buttons.length
  const isMany = buttons.length > AT_A_GLANCE
  return (
    <>
      <div className="answers" ref={row}>
        {isLitSaid && lit > 0 && (
          <span className="answers-lit muted">
            {say(lit === 1 ? 'lit-one' : 'lit', { number: lit })}
          </span>
        )}
        {buttons.length > 0 && (
          <button
            type="button"
            className={isMany ? 'button choice' : 'button choice answers-all'}
            onClick={showAll}
          >
            {say('unfold', { number: asked.options.length })}
          </button>
        )}
        {!isMany &&
          buttons.map((option) => (
            <span className="answer-one" key={option.id}>
              <button
                type="button"
                className="button choice"
                data-option={option.id}
                onClick={() => choosing.pick(option)}
              >
                {plainly(renderOption(part.words, option))}
              </button>
              {ordering.mayPin(asked, option) && (
                <Pin
                  option={renderOption(part.words, option)}
                  onPin={() => ordering.pin(asked, option)}
                />
              )}
            </span>
          ))}
      </div>
      {buttons.length === 0 && <ListByKey {...props} />}
    </>
  )
}
