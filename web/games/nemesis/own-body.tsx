import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { WOUNDS_TO_BEAR } from '@bulkhead/nemesis/printed'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { type Say, useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { initialOf, sideName } from './icons.ts'
import { OwnObjectives } from './own-objectives.tsx'
import { isFighting, roomName } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'
import { Piles, Wounds } from './wounds.tsx'

type Props = PartProps<NemesisView> & { readonly seat: Seat }

/** The Character: name, place, wounds and states, cards left, and what it is after. */
export function OwnBody(props: Props) {
  const { view, seat, words, choices, fresh } = props
  const say = useSay(BOARD_WORDS)
  const player = view.players[seat]
  if (view.intruderPlayer?.seat === seat) return <IntruderPlayerHead {...props} />
  const isAboard = view.phase !== 'draft' && (player.fate === 'awake' || view.mode === 'coop')
  return (
    <section className="own-me" aria-label={sideName(view, seat, words)}>
      <Head {...props} name={sideName(view, seat, words)}>
        <p className="own-sub">{whereabouts(props, say)}</p>
        <p className="own-sub own-state">{stateOf(props, say)}</p>
      </Head>
      {isAboard && (
        <div className="nem-marks">
          <Wounds player={player} seat={seat} words={words} choices={choices} fresh={fresh} />
          <Piles player={player} seat={seat} choices={choices} />
        </div>
      )}
      <OwnObjectives {...props} />
    </section>
  )
}

function Head({ view, seat, language, name, children }: Props & HeadProps) {
  return (
    <header className="own-head" data-target={`seat:${seat}`}>
      <SeatBadge seat={seat} initial={initialOf(view, seat, language)} />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </header>
  )
}

interface HeadProps {
  readonly name: string
  readonly children: ReactNode
}

function whereabouts({ view, seat, words }: Props, say: Say<BoardWord>): string {
  const { number, fate, room, pod } = view.players[seat]
  const player = say('player', { number })
  if (view.phase === 'draft') return player
  if (fate !== 'awake') return `${player} · ${say(`fate.${fate}`)}`
  if (pod >= 0) return `${player} · ${say('in-pod', { number: view.pods[pod].number })}`
  return `${player} · ${roomName(view, room, words)}`
}

/** The weightiest alone: the rest is on the board and in the list of players. */
function stateOf({ view, seat }: Props, say: Say<BoardWord>): string {
  const player = view.players[seat]
  if (view.phase === 'draft') return say('role-note')
  if (player.fate !== 'awake') return ''
  if (player.wounds.length >= WOUNDS_TO_BEAR) return say('mortal')
  if (isFighting(view, player)) return say('combat')
  if (player.passed) return say('passed')
  return view.first === seat ? say('first') : ''
}

function IntruderPlayerHead(props: Props) {
  const { view, seat, words } = props
  const say = useSay(BOARD_WORDS)
  return (
    <section className="own-me" aria-label={say('intruders')}>
      <Head {...props} name={say('intruders')}>
        <p className="own-sub">
          {sideName(view, seat, words)} · {say('fate.dead')}
        </p>
      </Head>
      <p className="own-sub">
        {say(view.intruderPlayer?.active ? 'intruder-player-aim' : 'intruder-player-waits')}
      </p>
    </section>
  )
}
