import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { type Say, useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { HealthBar, OxygenBar, States } from './body.tsx'
import { initialOf, sideName } from './icons.ts'
import type { Mine } from './own.tsx'
import { OwnObjectives } from './own-objectives.tsx'
import { hasAir, isFighting, isOnMap, type PlayerView, roomName } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** The marine: name, place, Health, Oxygen, states, and what it is after. */
export function OwnBody({ isWhole, ...props }: Mine & { readonly isWhole: boolean }) {
  const { view, seat, words, choices, fresh } = props
  const say = useSay(BOARD_WORDS)
  const player = view.players[seat]
  const name = sideName(view, seat, words)
  const shared = { player, seat, words, choices, fresh }
  const isAlive = player.character !== '' && (player.fate === 'alive' || player.fate === 'down')
  return (
    <section className="own-me" aria-label={name}>
      <Head {...props} name={name}>
        <p className="own-sub">{whereabouts(props, say)}</p>
      </Head>
      {isAlive && (
        <div className="ret-bars">
          <HealthBar {...shared} isWhole />
          <OxygenBar {...shared} cost={costOf(view, player)} isWhole />
        </div>
      )}
      <div className="ret-own-foot">
        <OwnObjectives {...props} />
        {isAlive && <States {...shared} isWhole={isWhole} />}
      </div>
    </section>
  )
}

/** What the end of a turn here would cost; null where nothing ends. */
function costOf(view: RetaliationView, player: PlayerView): number | null {
  if (!isOnMap(player) || view.rooms[player.room] === null) return null
  return hasAir(view, player) ? 0 : 1
}

interface HeadProps extends Mine {
  readonly name: string
  readonly children: ReactNode
}

function Head({ view, seat, language, name, children }: HeadProps) {
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

function whereabouts({ view, seat, words }: Mine, say: Say<BoardWord>): ReactNode {
  const player = view.players[seat]
  const { character, fate, inLander, room, passed } = player
  if (character === '') return say('undrafted')
  const parts = [say('rank', { rank: printed.characters[character].rank })]
  if (fate !== 'alive') parts.push(say(`fate.${fate}`))
  else if (inLander) parts.push(say('aboard'))
  else if (isFighting(view, player))
    return (
      <>
        {parts[0]} · <em className="bad">{say('combat')}</em>
      </>
    )
  else parts.push(passed ? say('passed') : roomName(view, room, words))
  return parts.filter(Boolean).join(' · ')
}

export type Shared = Pick<PartProps<RetaliationView>, 'words' | 'choices' | 'fresh'>
