import { type Option, renderOption } from '@bulkhead/kernel'
import type { Link } from '../../games/ui.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { TABLE } from '../words.ts'
import { useFolding } from './folding.ts'
import type { PromptProps } from './prompt-bar.tsx'
import { ownChain, pickedOf, plainly } from './question.ts'

const FOLDS = 5

/** How far a choice of several steps has come. */
export function Chain(props: PromptProps) {
  const say = useSay(TABLE)
  const { choosing, ui, part } = props
  const list = useFolding<HTMLOListElement>(FOLDS)
  const links = ownChain(choosing, ui, part) ?? plainChain(props, say)
  return (
    <ol className="chain" ref={list}>
      {links.map(({ text, note, icon, state }) => (
        <li
          key={text}
          className={`chain-link ${state}`}
          aria-current={state === 'now' || undefined}
        >
          {icon && <Icon shape={icon} size={22} />}
          <span>
            <strong>{text}</strong>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What was declared, and what is picked of what is asked. */
function plainChain(
  { choosing, ui, part }: PromptProps,
  say: Say<keyof (typeof TABLE)['en']>,
): readonly Link[] {
  const { asked, isSingle, picked, fixed } = choosing
  if (!asked) return []
  const links: Link[] = fixed ? [declaredLink(fixed)] : []
  if (!isSingle || asked.declared) {
    links.push({
      text: say(asked.min === asked.max ? 'picked-exactly' : 'picked', {
        number: picked.length,
        min: asked.min,
        max: asked.max,
      }),
      note: pickedOf(choosing)
        .map((option) => plainly(renderOption(part.words, option)))
        .join(' + '),
      state: 'now',
    })
  }
  return links

  function declaredLink(option: Option): Link {
    const [first] = ui.verbs?.verbsOf(option) ?? []
    const [risk] = ui.riskOf?.(option, part).lines ?? []
    return {
      text: plainly(renderOption(part.words, option)),
      note: risk?.text,
      icon: first ? ui.verbs?.iconOf(first) : undefined,
      state: 'done',
    }
  }
}
