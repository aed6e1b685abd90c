import { type Dictionary, type Option, renderOption } from '@bulkhead/kernel'
import { memo, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import type { Offering } from './choosing.ts'
import { type Ordering, Pin } from './orders.tsx'
import { TABLE } from './words.ts'

interface Props {
  readonly choosing: Offering
  readonly ordering: Ordering
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: Dictionary
  readonly wide: boolean
}

/** So many choices stand beside each other on a phone; more become a row that opens into a list. */
const AT_A_GLANCE = 4

/** The same choices as on the board, as a list. */
export const OptionList = memo(function OptionList(props: Props) {
  const { choosing, ordering, ui, view, words, wide } = props
  const say = useSay(TABLE)
  const { language, hints } = useSettings()
  const { asked, offered, clear } = choosing
  const question = asked ? `${asked.seat} ${asked.id} ${asked.revision}` : ''
  const [opened, setOpened] = useState('')
  if (!asked) return null
  const options = offered ?? asked.options
  const isFew = options.length <= AT_A_GLANCE
  const isOpen = wide || offered !== null || opened === question
  const groups = grouped(options, (option) => ui.groupOf?.(option, words, language) ?? '')
  const numbers = new Map(options.map((option, i) => [option.id, i + 1]))
  return (
    <section
      className={isOpen ? 'choice-list' : `choice-list chips ${isFew ? 'few' : ''}`}
      aria-label={say(offered ? 'choices-here' : 'choices')}
      data-question={question}
      data-picks={`${asked.min} ${asked.max}`}
    >
      {wide && <h3 className="pane-title">{say(offered ? 'choices-here' : 'choices')}</h3>}
      {!wide && !isFew && !offered && (
        <button
          type="button"
          className="button choice-more"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? '' : question)}
        >
          {say(isOpen ? 'fold' : 'unfold', { number: options.length })}
          <Icon shape="gi:plain-arrow" size={14} />
        </button>
      )}
      {offered && (
        <button type="button" className="button plain choice-all" onClick={clear}>
          <Icon shape="gi:return-arrow" /> {say('all-choices')}
        </button>
      )}
      {[...groups].map(([group, members]) => (
        <div className="choice-group" key={group}>
          {group && <h4>{group}</h4>}
          <ul>
            {members.map((option) => (
              <li key={option.id}>
                <OptionButton
                  option={option}
                  number={numbers.get(option.id)!}
                  choosing={choosing}
                  words={words}
                  hint={hints ? (ui.hint?.(option, view, words, language) ?? '') : ''}
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
    </section>
  )
})

interface OptionProps {
  readonly option: Option
  readonly number: number
  readonly choosing: Offering
  readonly words: Dictionary
  readonly hint: string
}

function OptionButton({ option, number, choosing, words, hint }: OptionProps) {
  const { pick, preview, picked, isSingle } = choosing
  const isPicked = picked.includes(option.id)
  return (
    <button
      type="button"
      className={isPicked ? 'offer picked' : 'offer'}
      aria-pressed={isSingle ? undefined : isPicked}
      data-option={option.id}
      onClick={() => pick(option)}
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

function grouped(
  options: readonly Option[],
  groupOf: (option: Option) => string,
): Map<string, Option[]> {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const group = groupOf(option)
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return groups
}
