import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Peek } from '../peek.tsx'
import type { PartProps } from '../ui.ts'
import { OBJECTIVE } from './icons.ts'
import { OWN_WORDS } from './own-words.ts'
import { sideName } from './reader.ts'

type Props = Pick<PartProps<View>, 'view' | 'words'> & {
  readonly seat: Seat
  /** What a single one is called where that is no Objective. */
  readonly name?: string
}

/** Secret cards: covered unless somebody holds the button. */
export function OwnObjectives({ view, seat, words, name }: Props) {
  const say = useSay(OWN_WORDS)
  const { objectives } = view.players[seat]
  const open = view.mode === 'coop'
  if (objectives.length === 0) return null
  return (
    <Peek
      className="hull-peek"
      label={
        <>
          <Icon shape={OBJECTIVE} size={18} />
          <span className="hull-peek-name">
            {open
              ? say('group-objectives')
              : objectives.length > 1
                ? say('objectives')
                : (name ?? say('objective-one'))}
          </span>
          {!open && <span className="muted hull-peek-how">{say('hold-to-see')}</span>}
        </>
      }
    >
      <Objectives view={view} seat={seat} words={words} />
    </Peek>
  )
}

interface Known {
  readonly view: View
  readonly seat: Seat
  readonly words: Dictionary
}

/** One's own, those of the group, those one has looked at; and what was not kept. */
function Objectives({ view, seat, words }: Known) {
  const say = useSay(OWN_WORDS)
  const { discarded } = view.players[seat]
  const others = view.players.flatMap((player, other) =>
    other === seat
      ? []
      : player.objectives.flatMap(({ id }) => (id === null ? [] : [{ id, owner: other }])),
  )
  return (
    <>
      {view.players[seat].objectives.map(({ id, kind }) =>
        id === null ? null : (
          <Objective key={id} id={id} sort={words[`objectiveKind.${kind}`]} words={words} />
        ),
      )}
      {others.map(({ id, owner }) => (
        <Objective
          key={`${owner} ${id}`}
          id={id}
          sort={sideName(view, owner, words)}
          words={words}
        />
      ))}
      {discarded?.id && (
        <Objective
          id={discarded.id}
          sort={`${words[`objectiveKind.${discarded.kind}`]}, ${say('not-kept')}`}
          words={words}
          gone
        />
      )}
      <p className="hull-objectives-also">{say('and-survive')}</p>
    </>
  )
}

export function Objective({
  id,
  sort,
  words,
  gone = false,
}: {
  readonly id: string
  readonly sort: string
  readonly words: Dictionary
  readonly gone?: boolean
}) {
  return (
    <article className={`hull-objective ${gone ? 'gone' : ''}`}>
      <p className="hull-sub">{sort}</p>
      <h4>{words[`objective.${id}`]}</h4>
      <p>{words[`objective-text.${id}`]}</p>
    </article>
  )
}
