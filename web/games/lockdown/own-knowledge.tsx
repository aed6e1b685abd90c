import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { MOST_KNOWLEDGE, WEAKNESS_PLACES } from '@bulkhead/lockdown/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { sideName } from '../hull/reader.ts'
import { Thing } from '../hull/thing.tsx'
import { Peek } from '../peek.tsx'
import type { PartProps } from '../ui.ts'
import { CONTINGENCY, KNOWLEDGE } from './icons.ts'
import { KNOWING } from './own-words.ts'
import './own-knowledge.css'

type Props = PartProps<LockdownView> & { readonly seat: Seat }

/** The codes that one has seen, while the button is held. */
export function OwnCodes({ view, seat, words }: Props) {
  const say = useSay(KNOWING)
  const { contingencies } = view.players[seat]
  return (
    <Peek
      className="hull-peek lock-codes"
      label={
        <>
          <Icon shape={CONTINGENCY} size={18} />
          <span className="hull-peek-name">{say('codes')}</span>
          <span className="mono">{contingencies.length}</span>
        </>
      }
    >
      <Codes view={view} seat={seat} words={words} />
    </Peek>
  )
}

const PLACES: readonly number[] = Object.values(WEAKNESS_PLACES)

/** Eight cells; those from which on a Weakness helps have an edge. */
export function KnowledgeTrack({
  view,
  seat,
  choices,
  fresh,
}: Pick<Props, 'view' | 'seat' | 'choices' | 'fresh'>) {
  const say = useSay(KNOWING)
  const { knowledge, active } = view.players[seat]
  return (
    <Thing
      kind="knowledge"
      id={seat}
      choices={choices}
      fresh={fresh}
      className={`hull-mark lock-knowledge ${active ? 'lock-active' : ''}`}
      label={`${say('knowledge', { number: knowledge })}${active ? `, ${say('active')}` : ''}`}
    >
      <Icon shape={KNOWLEDGE} size={18} />
      <span className="lock-cells" aria-hidden="true">
        {Array.from({ length: MOST_KNOWLEDGE }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: cells differ by nothing else.
            key={i}
            className={`${i < knowledge ? 'full' : ''} ${PLACES.includes(i + 1) ? 'edge' : ''}`}
          />
        ))}
      </span>
      <span className="mono" aria-hidden="true">
        {knowledge}
      </span>
    </Thing>
  )
}

/** One's own tokens, and every other that one has looked at. */
function Codes({
  view,
  seat,
  words,
}: {
  readonly view: LockdownView
  readonly seat: Seat
  readonly words: Dictionary
}) {
  const say = useSay(KNOWING)
  const others = view.players.flatMap(({ contingencies }, owner) =>
    owner === seat
      ? []
      : contingencies.flatMap((id) =>
          id ? [{ id, where: say('known', { name: sideName(view, owner, words) }) }] : [],
        ),
  )
  const pool = view.pool.flatMap((id) => (id ? [{ id, where: say('in-pool') }] : []))
  const mine = view.players[seat].contingencies.flatMap((id) =>
    id ? [{ id, where: say('mine') }] : [],
  )
  return (
    <>
      {[...mine, ...others, ...pool].map(({ id, where }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens lie in the order they came.
        <article key={`${where} ${id} ${i}`} className={`hull-objective lock-code-of-${id}`}>
          <p className="hull-sub">{where}</p>
          <h4>{words[`contingency.${id}`]}</h4>
          <p>{words[`contingency-text.${id}`]}</p>
        </article>
      ))}
      <p className="hull-objectives-also">{say('not')}</p>
    </>
  )
}
