import { type Dictionary, type Option, renderOption } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import type { Choosing } from './choosing.ts'
import { distinct } from './options-at.ts'
import { type Ordering, Pin } from './orders.tsx'
import { TABLE } from './words.ts'
import './choice-dialog.css'

interface Props {
  readonly choosing: Choosing
  readonly ordering: Ordering
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly onClose: () => void
}

/** Every choice there is, as a list: for the keyboard, for listening, and for doubt. */
export function ChoiceDialog({ choosing, ordering, ui, view, words, onClose }: Props) {
  const say = useSay(TABLE)
  const { language, hints } = useSettings()
  const { asked } = choosing
  if (!asked) return null
  const offered = choosing.isSingle ? distinct(asked.options, words) : asked.options
  const options = inOrder(offered, (option) => ui.groupOf?.(option, words, language) ?? '')
  const groups = [...new Set(options.map(({ group }) => group))]
  const pick = (option: Option) => {
    choosing.pick(option)
    if (choosing.isSingle) onClose()
  }
  return (
    <Sheet title={say('all-choices')} className="choice-dialog" onClose={onClose}>
      <div className="choice-list">
        {groups.map((group) => (
          <div className="choice-group" key={group}>
            {group && <h3>{group}</h3>}
            <ul>
              {options
                .filter((one) => one.group === group)
                .map(({ option, number }) => (
                  <li key={option.id}>
                    <OptionButton
                      option={option}
                      number={number}
                      choosing={choosing}
                      words={words}
                      hint={hints ? (ui.hint?.(option, view, words, language) ?? '') : ''}
                      onPick={pick}
                    />
                    {ordering.mayPin(asked, option) && (
                      <Pin
                        option={renderOption(words, option)}
                        onPin={() => ordering.pin(asked, option)}
                      />
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      {!choosing.isSingle && (
        <p className="sheet-buttons">
          <button type="button" className="button main" onClick={onClose}>
            {say('done')}
          </button>
        </p>
      )}
    </Sheet>
  )
}

interface Listed {
  readonly option: Option
  readonly group: string
  readonly number: number
}

/** By their groups, in the order in which these first appear; numbered as they stand. */
function inOrder(options: readonly Option[], groupOf: (option: Option) => string): Listed[] {
  const grouped = Map.groupBy(options, groupOf)
  return [...grouped]
    .flatMap(([group, members]) => members.map((option) => ({ option, group })))
    .map((one, i) => ({ ...one, number: i + 1 }))
}

interface OptionProps {
  readonly option: Option
  readonly number: number
  readonly choosing: Choosing
  readonly words: Dictionary
  readonly hint: string
  readonly onPick: (option: Option) => void
}

function OptionButton({ option, number, choosing, words, hint, onPick }: OptionProps) {
  const { preview, picked, isSingle } = choosing
  const isPicked = picked.includes(option.id)
  return (
    <button
      type="button"
      className={isPicked ? 'offer picked' : 'offer'}
      aria-pressed={isSingle ? undefined : isPicked}
      data-option={option.id}
      onClick={() => onPick(option)}
      onPointerEnter={() => preview(option)}
      onPointerLeave={() => preview(null)}
      onFocus={() => preview(option)}
      onBlur={() => preview(null)}
    >
      <span className="choice-number mono" aria-hidden="true">
        {number < 10 ? number : ''}
      </span>
      <span className="choice-words">
        {renderOption(words, option)}
        {hint && <small>{hint}</small>}
      </span>
      {isPicked && <Icon shape="gi:check-mark" />}
    </button>
  )
}
