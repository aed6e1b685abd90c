import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { COLOUR_MARKS } from './colours.ts'
import {
  CHARACTER_ICONS,
  DEATH,
  INTRUDER_ICONS,
  initialOf,
  LIGHT_WOUND,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
  sideName,
} from './icons.ts'
import { OthersBoard } from './others-board.tsx'
import { OTHERS_WORDS } from './others-words.ts'
import { counted, type PlayerView, roomName } from './reader.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'

type Props = PartProps<NemesisView>

/** Everybody in the order of the seats: where they are, what they hold, how they fare. */
export function OthersCrew(props: Props) {
  const { view } = props
  return (
    <ul className="nem-crew">
      {view.players.map((player, seat) => (
        <li key={player.number}>
          <Member {...props} member={seat} />
        </li>
      ))}
    </ul>
  )
}

function Member(props: Props & { readonly member: Seat }) {
  const { view, member, seat, words, language, choices, waiting } = props
  const others = useSay(OTHERS_WORDS)
  const say = useSay(BOARD_WORDS)
  const player = view.players[member]
  const acts = waiting.includes(member)
  const lit = choices.isLit('seat', member)
  const out = player.fate !== 'awake' && view.overlord?.seat !== member
  return (
    <details className={`nem-member ${acts ? 'acts' : ''} ${out ? 'out' : ''}`}>
      <summary>
        <SeatBadge seat={member} initial={initialOf(view, member, language)} />
        <span className="nem-member-who">
          <strong>
            {view.overlord?.seat === member ? say('intruders') : sideName(view, member, words)}
            {member === view.first && view.phase !== 'draft' && (
              <Icon shape="gi:flying-flag" size={14} label={say('first')} className="nem-first" />
            )}
          </strong>
          <small>
            {[whoPlays(props, member, say), ...whereabouts(view, member, words, say)].join(' · ')}
          </small>
        </span>
        <Facts {...props} player={player} member={member} />
        {acts && <span className="unseen">{others('thinks')}</span>}
      </summary>
      {lit && member !== seat && (
        <Thing kind="seat" id={member} choices={choices} className="button nem-choose-seat">
          <Icon shape="gi:check-mark" size={16} /> {say('choose')}
        </Thing>
      )}
      {view.phase === 'draft' ? (
        <Roles player={player} {...props} />
      ) : (
        <OthersBoard {...props} member={member} />
      )}
    </details>
  )
}

type SayBoard = (key: BoardWord, params?: Record<string, string | number>) => string

function whoPlays({ seats, seat }: Props, member: Seat, say: SayBoard): string {
  const info = seats[member]
  if (member === seat) return say('you')
  if (!info) return ''
  return info.kind === 'bot' ? (info.name ?? say('bot')) : (info.name ?? say('open'))
}

function whereabouts(
  view: NemesisView,
  member: Seat,
  words: Props['words'],
  say: SayBoard,
): string[] {
  const { fate, room, pod, passed } = view.players[member]
  if (view.phase === 'draft') return []
  const { overlord } = view
  if (overlord?.seat === member && !overlord.active) return [say('intruders-soon')]
  if (overlord?.seat === member) return passed ? [say('passed')] : []
  if (fate !== 'awake') return [say(`fate.${fate}`)]
  const where =
    room >= 0
      ? roomName(view, room, words)
      : say('in-pod', { number: view.pods[pod]?.number ?? '' })
  return passed ? [where, say('passed')] : [where]
}

/** Numbers and marks that are read at a glance. */
function Facts({
  player,
  member,
  view,
  words,
}: Props & { readonly player: PlayerView; readonly member: Seat }) {
  const say = useSay(BOARD_WORDS)
  const others = useSay(OTHERS_WORDS)
  const { fate, handCount, inventory, lightWounds, wounds, slime, larva, signal } = player
  if (view.phase === 'draft') return null
  const { overlord } = view
  if (overlord?.seat === member) {
    return (
      <span className="nem-facts">
        <Fact icon="gi:card-random" label={others('cards')} value={overlord.handCount} />
      </span>
    )
  }
  if (fate === 'dead') {
    return (
      <span className="nem-facts">
        <Icon shape={DEATH} size={20} label={say('fate.dead')} className="bad" />
      </span>
    )
  }
  return (
    <span className="nem-facts">
      {larva && (
        <Icon shape={INTRUDER_ICONS.larva} size={16} label={say('larva')} className="bad" />
      )}
      {slime && <Icon shape={SLIME} size={16} label={say('slime')} className="warn" />}
      {signal && <Icon shape={SIGNAL} size={16} label={say('signal')} className="good" />}
      {lightWounds > 0 && (
        <Fact icon={LIGHT_WOUND} label={say('light-wounds')} value={lightWounds} tone="bad" />
      )}
      {wounds.length > 0 && (
        <Fact icon={SERIOUS_WOUND} label={say('serious-wounds')} value={wounds.length} tone="bad" />
      )}
      <Fact icon="gi:card-random" label={others('cards')} value={handCount} />
      {counted(inventory.map(({ colour }) => colour)).map(([colour, number]) => (
        <span key={colour} className={`nem-back nem-of-${colour}`}>
          <Icon
            shape={COLOUR_MARKS[colour]}
            size={14}
            label={`${others('items')}: ${words[`colour.${colour}`]}`}
          />
          {number}
        </span>
      ))}
    </span>
  )
}

function Fact({
  icon,
  label,
  value,
  tone = '',
}: {
  readonly icon: `gi:${string}`
  readonly label: string
  readonly value: number
  readonly tone?: string
}) {
  return (
    <span className="nem-fact">
      <Icon shape={icon} size={15} label={label} className={tone} />
      {value}
    </span>
  )
}

/** Before the draft: the Characters that somebody chooses from, open to all. */
function Roles({ player, words, choices }: Props & { readonly player: PlayerView }) {
  const others = useSay(OTHERS_WORDS)
  if (player.roles.length === 0) return <p className="nem-sub nem-pad">{others('waits')}</p>
  return (
    <div className="nem-roles">
      <p className="nem-sub">{others('roles-of')}</p>
      {player.roles.map((id) => (
        <Thing key={id} kind="character" id={id} choices={choices} className="nem-tile">
          <Icon shape={CHARACTER_ICONS[id as string]} size={26} />
          <strong>{words[`character.${id}`]}</strong>
        </Thing>
      ))}
    </div>
  )
}
