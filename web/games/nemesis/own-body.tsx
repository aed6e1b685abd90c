import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { WOUNDS_TO_BEAR } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { initialOf, sideName } from './icons.ts'
import { Held } from './own-things.tsx'
import { isFighting } from './reader.ts'
import { BOARD_WORDS } from './words.ts'
import { Piles, Wounds } from './wounds.tsx'

type Props = PartProps<NemesisView> & { readonly seat: Seat }

/** The Character: name, actions of the turn, wounds, states, piles. */
export function OwnBody(props: Props) {
  const { view, seat, words, language, choices, fresh } = props
  const say = useSay(BOARD_WORDS)
  const player = view.players[seat]
  if (view.overlord?.seat === seat) return <OverlordHead {...props} />
  // The weightiest first: where there is no room for all, the last is cut.
  const about = [
    ...(player.wounds.length >= WOUNDS_TO_BEAR ? [say('mortal')] : []),
    ...(isFighting(view, player) ? [say('combat')] : []),
    ...(player.fate !== 'awake' ? [say(`fate.${player.fate}`)] : []),
    ...(player.passed && player.fate === 'awake' ? [say('passed')] : []),
    ...(view.phase === 'draft' ? [say('role-note')] : [say('player', { number: player.number })]),
    ...(view.first === seat && view.phase !== 'draft' ? [say('first')] : []),
  ].join(' · ')
  return (
    <section className="nem-body" aria-label={sideName(view, seat, words)}>
      <header className="nem-body-head">
        <SeatBadge seat={seat} initial={initialOf(view, seat, language)} />
        <div>
          <h3>{sideName(view, seat, words)}</h3>
          <p className="nem-sub" title={about}>
            {about}
          </p>
        </div>
        <Actions view={view} seat={seat} />
      </header>
      {view.phase !== 'draft' && (player.fate === 'awake' || view.mode === 'coop') && (
        <>
          <Wounds player={player} seat={seat} words={words} choices={choices} fresh={fresh} />
          <Piles player={player} seat={seat} choices={choices} />
        </>
      )}
    </section>
  )
}

/** Under the hand of a narrow screen: how one fares, and what one holds. */
export function OwnBrief({ view, seat, words, choices, fresh }: Props) {
  const player = view.players[seat]
  return (
    <section className="nem-brief">
      <Wounds player={player} seat={seat} words={words} choices={choices} fresh={fresh} />
      <div className="nem-thing-grid">
        {player.hands.map((held, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
          <Held key={i} held={held} at={i} own words={words} choices={choices} fresh={fresh} />
        ))}
      </div>
    </section>
  )
}

/** Which action of the turn comes next: full dots are still to be taken. */
function Actions({ view, seat }: { readonly view: NemesisView; readonly seat: Seat }) {
  const say = useSay(BOARD_WORDS)
  const { turn, phase, players } = view
  if (phase !== 'turn' || turn.seat !== seat || players[seat].passed) return null
  const next =
    turn.taken === 0
      ? say('action-first')
      : turn.taken === 1
        ? say('action-second')
        : say('action-more', { number: turn.taken + 1 })
  const dots = Array.from({ length: Math.min(turn.allowed, 4) }, (_, i) => i)
  return (
    <span className="nem-actions" title={next}>
      <span className="unseen">{next}</span>
      {dots.map((i) => (
        <i key={i} className={i < turn.taken ? 'taken' : ''} />
      ))}
    </span>
  )
}

function OverlordHead({ view, seat, words, language }: Props) {
  const say = useSay(BOARD_WORDS)
  return (
    <section className="nem-body" aria-label={say('intruders')}>
      <header className="nem-body-head">
        <SeatBadge seat={seat} initial={initialOf(view, seat, language)} />
        <div>
          <h3>{say('intruders')}</h3>
          <p className="nem-sub">
            {sideName(view, seat, words)} · {say('fate.dead')}
          </p>
        </div>
        <Icon shape="gi:alien-skull" size={30} className="nem-overlord-mark" />
      </header>
      <p className="nem-sub">{say(view.overlord?.active ? 'overlord-aim' : 'overlord-waits')}</p>
    </section>
  )
}
