import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { OBJECTIVE_DRAWS } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Peek } from '../peek.tsx'
import { OBJECTIVE, sideName } from './icons.ts'
import type { Mine } from './own.tsx'
import { BOARD_WORDS } from './words.ts'

/** Objectives are covered unless somebody holds the button; the Tasks of a cooperative game are everybody's. */
export function OwnObjectives({ view, seat, words }: Mine) {
  const say = useSay(BOARD_WORDS)
  const { objectives } = view.players[seat]
  const isOpen = view.mode === 'coop'
  if (!isOpen && objectives.length === 0) return null
  const title = isOpen ? 'tasks' : objectives.length > 1 ? 'objectives' : 'objective-one'
  return (
    <Peek
      target="objectives:own"
      className="ret-peek"
      label={
        <>
          <Icon shape={OBJECTIVE} size={18} />
          {say(title)}
          {!isOpen && <span className="muted ret-peek-how">{say('hold-to-see')}</span>}
        </>
      }
    >
      <Objectives view={view} seat={seat} words={words} />
    </Peek>
  )
}

interface Known {
  readonly view: RetaliationView
  readonly seat: Seat
  readonly words: Dictionary
}

/** One's own, the Tasks, those one has looked at; and what was not kept. */
function Objectives({ view, seat, words }: Known) {
  const say = useSay(BOARD_WORDS)
  const { objectives, discarded } = view.players[seat]
  const others = view.players.flatMap((player, owner) =>
    owner === seat
      ? []
      : player.objectives.flatMap(({ id }) => (id === null ? [] : [{ id, owner }])),
  )
  const draws = OBJECTIVE_DRAWS[Math.min(view.choices, OBJECTIVE_DRAWS.length - 1)]
  return (
    <>
      {objectives.map(({ id, kind }) =>
        id === null ? null : (
          <Aim
            key={id}
            name={words[`objective.${id}`]}
            text={words[`objective-text.${id}`]}
            sort={say(kind === 'mission' ? 'mission' : 'private')}
          />
        ),
      )}
      {view.missionTask && (
        <Aim
          name={words[`task.${view.missionTask}`]}
          text={words[`task-text.${view.missionTask}`]}
          sort={say('mission-task')}
        />
      )}
      {view.tasks.map((id) => (
        <Aim
          key={id}
          name={words[`task.${id}`]}
          text={words[`task-text.${id}`]}
          sort={say('coop-task')}
        />
      ))}
      {others.map(({ id, owner }) => (
        <Aim
          key={`${owner} ${id}`}
          name={words[`objective.${id}`]}
          text={words[`objective-text.${id}`]}
          sort={sideName(view, owner, words)}
        />
      ))}
      {discarded && (
        <Aim
          name={words[`objective.${discarded}`]}
          text={words[`objective-text.${discarded}`]}
          sort={say('not-kept')}
          isGone
        />
      )}
      <p className="ret-aims-also">
        {say('and-survive')} {objectives.length > 1 && say('choose-draws', { number: draws })}
      </p>
    </>
  )
}

export function Aim({
  name,
  text,
  sort,
  isGone = false,
}: {
  readonly name: string
  readonly text: string
  readonly sort: string
  readonly isGone?: boolean
}) {
  return (
    <article className={isGone ? 'ret-aim gone' : 'ret-aim'}>
      <p className="own-sub">{sort}</p>
      <h4>{name}</h4>
      <p>{text}</p>
    </article>
  )
}
