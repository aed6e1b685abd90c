import type { Option } from '@bulkhead/kernel'
import type { AnyGameUi, Reading, Verb } from '../../games/ui.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choosing } from '../choosing.ts'
import { SmallCards } from '../price.tsx'
import { TABLE } from '../words.ts'
import { useFolding } from './folding.ts'

/** A label of more letters gives way to its short form where others need the room. */
const LONG = 13
const FOLDS = 6

interface Props {
  readonly choosing: Choosing
  readonly ui: AnyGameUi
  readonly reading: Reading<unknown>
}

/** What a turn is made of: each button stays where it is. */
export function VerbBar({ choosing, ui, reading }: Props) {
  const say = useSay(TABLE)
  const { verbs, at, open } = choosing
  const bar = useFolding<HTMLDivElement>(FOLDS)
  const rare = verbs.filter(({ stands }) => stands === 'more')
  const isOpen = at?.kind === 'more'
  return (
    <div className="verbs" ref={bar} role="toolbar" aria-label={say('verbs')}>
      {verbs
        .filter(({ stands }) => stands === undefined)
        .map((verb) => (
          <VerbButton key={verb.id} verb={verb} choosing={choosing} ui={ui} reading={reading} />
        ))}
      {rare.length > 0 && (
        <button
          type="button"
          className="verb verb-more"
          data-target="more:verbs"
          aria-label={say('more-verbs')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => open(isOpen ? null : { kind: 'more', id: 'verbs' })}
        >
          …
        </button>
      )}
    </div>
  )
}

/** The verbs that end a turn: apart, and always there. */
export function LastVerbs({ choosing, ui, reading }: Props) {
  return choosing.verbs
    .filter(({ stands }) => stands === 'end')
    .map((verb) => (
      <VerbButton key={verb.id} verb={verb} choosing={choosing} ui={ui} reading={reading} />
    ))
}

function VerbButton({ verb, choosing, ui, reading }: Props & { readonly verb: Verb }) {
  const { id, icon, label, short = label, stands } = verb
  const options = choosing.under(id)
  const isOff = options.length === 0
  const isChosen = choosing.verb?.id === id
  const fact = ui.verbs?.factOf(id, options, choosing.unavailable, reading) ?? ''
  return (
    <button
      type="button"
      className={`verb ${stands ?? ''} ${isOff ? 'off' : ''} ${label.length > LONG ? 'long' : ''}`}
      data-target={`verb:${id}`}
      data-verb={id}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      onClick={() => choosing.pressVerb(verb)}
    >
      <Icon shape={icon} size={24} />
      <span className="verb-words">
        <span className="verb-label">{label}</span>
        <span className="verb-short">{short}</span>
        <span className="verb-fact">
          {!isOff && <SmallCards number={leastPrice(options, ui, reading)} />}
          <span className="verb-fact-words">{fact}</span>
        </span>
      </span>
    </button>
  )
}

function leastPrice(options: readonly Option[], ui: AnyGameUi, reading: Reading<unknown>): number {
  return Math.min(...options.map((option) => ui.priceOf?.(option, reading)?.cards ?? 0))
}
