import { WOUNDS_TO_BEAR } from '@bulkhead/hull/kinds.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Language, Seat } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { type Initials, initialOf } from './icons.ts'
import type { Mine } from './own.tsx'
import { OwnObjectives } from './own-objectives.tsx'
import type { OwnWord } from './own-words.ts'
import { isFighting, roomName, sideName } from './reader.ts'
import { Piles, Wounds } from './wounds.tsx'

/** The Character: name, place, wounds and states, cards left, and what it is after. */
export function OwnBody<V extends View>(props: Mine<V>) {
  const { game, view, seat, words, choices, fresh } = props
  const say = useSay(game.words.own)
  const player = view.players[seat]
  const objectives = <OwnObjectives {...props} name={game.aimName?.(view, seat, words)} />
  const isAboard = view.phase !== 'draft' && (player.fate === 'awake' || view.mode === 'coop')
  return (
    <section className="own-me" aria-label={sideName(view, seat, words)}>
      <OwnHead {...props} name={sideName(view, seat, words)}>
        <p className="own-sub">{whereabouts(props, say)}</p>
        <p className="own-sub own-state">{stateOf(props, say)}</p>
      </OwnHead>
      {isAboard && (
        <div className="hull-marks">
          <Wounds
            icons={game.icons}
            player={player}
            seat={seat}
            words={words}
            choices={choices}
            fresh={fresh}
          />
          <Piles player={player} seat={seat} choices={choices} />
          {props.marks}
        </div>
      )}
      {props.secrets ? (
        <div className="hull-secrets">
          {objectives}
          {props.secrets}
        </div>
      ) : (
        objectives
      )}
    </section>
  )
}

/** Who one is. */
export function OwnHead({ game, view, seat, language, name, children }: HeadProps) {
  return (
    <header className="own-head" data-target={`seat:${seat}`}>
      <SeatBadge seat={seat} initial={initialOf(game, view, seat, language)} />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </header>
  )
}

interface HeadProps {
  readonly game: { readonly initials: Initials }
  readonly view: View
  readonly seat: Seat
  readonly language: Language
  readonly name: string
  readonly children: ReactNode
}

function whereabouts<V extends View>(
  { game, view, seat, words }: Mine<V>,
  say: Say<OwnWord>,
): string {
  const { number, fate, room, pod } = view.players[seat]
  if (view.phase === 'draft') return say('undrafted')
  const player = say('player', { number })
  if (fate !== 'awake') return `${player} · ${say(`fate.${fate}`)}`
  if (pod >= 0) return `${player} · ${say('in-pod', { number: game.podName(view, pod) })}`
  return `${player} · ${roomName(view, room, words)}`
}

/** The weightiest alone: the rest is on the board and in the list of players. */
function stateOf<V extends View>({ view, seat, choices }: Mine<V>, say: Say<OwnWord>): string {
  const player = view.players[seat]
  if (view.phase === 'draft') return choices.asked?.prompt === 'role' ? say('role-note') : ''
  if (player.fate !== 'awake') return ''
  if (player.wounds.length >= WOUNDS_TO_BEAR) return say('mortal')
  if (isFighting(view, player)) return say('combat')
  if (player.passed) return say('passed')
  return view.first === seat ? say('first') : ''
}
