import type { Seat } from '@bulkhead/kernel'
import { useMemo } from 'react'
import { entryOf } from '../../games/index.ts'
import type { Aim, Check, SeatTale, Tale } from '../../games/tale.ts'
import type { AnyGameUi, PartProps } from '../../games/ui.ts'
import type { Position } from '../../play/position.ts'
import type { TableSource } from '../../play/source.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import { namesOf } from '../names.ts'
import { RuleLink } from '../rule-link.tsx'
import { TABLE } from '../words.ts'
import { EndTimeline } from './end-timeline.tsx'
import { useAims } from './use-aims.ts'
import { END } from './words.ts'
import './end.css'

interface Props {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly onRule: (rule: string) => void
  /** Starts the replay where this line of the log is told. */
  readonly watchFrom: (line: number) => void
}

/** How it ended: the verdict and why, what became of everybody, the checks, and the whole game on one line. */
export function EndPage(props: Props) {
  const { part, ui, position, watchFrom } = props
  const say = useSay(END)
  const { words, language } = part
  const { view, log, seat } = position
  const result = position.result!
  const tale = useMemo(
    () => ui.ending({ view, log, result, seat, words, language }),
    [ui, view, log, result, seat, words, language],
  )
  return (
    <main className="end-page" aria-label={say('end')} data-game={ui.box.id}>
      <div className="end-first">
        <Verdict {...props} tale={tale} />
        <Everybody {...props} tale={tale} />
      </div>
      <Checks checks={tale.checks} onRule={props.onRule} />
      <EndTimeline timeline={tale.timeline} facts={tale.facts} watchFrom={watchFrom} />
    </main>
  )
}

type TaleProps = Props & { readonly tale: Tale }

function Verdict({ part, ui, source, position, tale }: TaleProps) {
  const say = useSay(END)
  const Scene = entryOf(ui.box.id)?.Scene
  return (
    <section className={tale.isGood ? 'end-outcome good' : 'end-outcome'}>
      {Scene && (
        <div className="end-picture">
          <Scene />
        </div>
      )}
      <div className="end-words">
        <p className="end-above">{tale.above}</p>
        <h2>{tale.verdict}</h2>
        <Winners part={part} ui={ui} source={source} position={position} />
        {tale.why.length > 0 && (
          <div className="end-why">
            <h2>{say('why')}</h2>
            <ul>
              {tale.why.map(({ text, isMet }) => (
                <li key={text} className={isMet ? 'met' : 'missed'}>
                  <Mark isMet={isMet} /> <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

function Winners({
  part,
  ui,
  source,
  position,
}: Pick<Props, 'part' | 'ui' | 'source' | 'position'>) {
  const say = useSay(TABLE)
  const { seat } = position
  const { winners } = position.result!
  const isWinner = seat !== null && winners.includes(seat)
  const names =
    winners.length > 0
      ? say('winners', { names: namesOf(ui, position, winners, part.words) })
      : say('nobody-wins')
  if (seat === null || source.handover) return <p className="end-winners">{names}</p>
  return (
    <>
      <p className={isWinner ? 'end-verdict won' : 'end-verdict lost'}>
        {say(isWinner ? 'you-win' : 'you-lose')}
      </p>
      {!isWinner && <p className="end-winners">{names}</p>}
    </>
  )
}

function Mark({ isMet }: { readonly isMet: boolean }) {
  const say = useSay(END)
  return (
    <Icon
      shape={isMet ? 'gi:check-mark' : 'gi:cancel'}
      size={14}
      label={say(isMet ? 'met' : 'missed')}
    />
  )
}

/** A card for each, one's own first. */
function Everybody(props: TaleProps) {
  const { position, tale, source, ui, part } = props
  const say = useSay(END)
  const aims = useAims(source, ui, position, part.words)
  const seats = [...tale.seats.keys()].sort(
    (a, b) => Number(b === position.seat) - Number(a === position.seat) || a - b,
  )
  // A card that hides an aim does not tell it either.
  const isOpen = (seat: Seat) =>
    position.table.seats[seat].bot !== null &&
    tale.seats[seat].aims.every(({ state }) => state !== 'hidden')
  return (
    <ul className="end-crew" aria-label={say('everybody')}>
      {seats.map((seat) => (
        <li key={seat} className={tale.seats[seat].fate}>
          <SeatCard
            {...props}
            seat={seat}
            told={tale.seats[seat]}
            aim={isOpen(seat) ? aims.get(seat) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

interface SeatCardProps extends Props {
  readonly seat: Seat
  readonly told: SeatTale
  /** What a bot was mostly after. */
  readonly aim: string | undefined
}

function SeatCard({ part, ui, position, onRule, seat, told, aim }: SeatCardProps) {
  const say = useSay(END)
  const table = useSay(TABLE)
  const side = ui.side(position.view, seat, part.words)
  const { name, bot } = position.table.seats[seat]
  const who = seat === position.seat ? table('you') : bot ? table('bot') : name
  return (
    <>
      <header>
        <SeatBadge seat={seat} initial={side.initial} />
        <div>
          <h2>{side.name}</h2>
          {who && <small>{who}</small>}
        </div>
      </header>
      <p className="end-fate">
        <Icon shape={told.icon} size={22} /> {told.label}
      </p>
      <p>{told.cause}</p>
      {aim && <p className="end-after">{say('was-after', { reason: aim })}</p>}
      {told.aims.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden ones differ by nothing else.
        <AimBox key={i} aim={one} onRule={onRule} />
      ))}
    </>
  )
}

function AimBox({ aim, onRule }: { readonly aim: Aim; readonly onRule: Props['onRule'] }) {
  const isHidden = aim.state === 'hidden'
  return (
    <div className={`end-aim ${aim.state}`}>
      <h3>
        {aim.state !== 'plain' && (
          <Icon shape={isHidden ? 'gi:padlock' : 'gi:bullseye'} size={15} />
        )}
        <span>{aim.name}</span>
        {aim.progress && <span className="end-progress mono">{aim.progress}</span>}
        {(aim.state === 'met' || aim.state === 'missed') && <Mark isMet={aim.state === 'met'} />}
      </h3>
      {aim.text && (
        <p>
          {aim.text} {aim.rule && <RuleLink rule={aim.rule} onRule={onRule} />}
        </p>
      )}
    </div>
  )
}

interface ChecksProps {
  readonly checks: readonly Check[]
  readonly onRule: Props['onRule']
}

function Checks({ checks, onRule }: ChecksProps) {
  const say = useSay(END)
  return (
    <ol className="end-checks" aria-label={say('checks')}>
      {checks.map(({ name, outcome, note, icon, tone, rule }) => (
        <li key={name} className={tone}>
          <span className="end-check-icon">
            <Icon shape={icon} size={22} />
          </span>
          <div>
            <small>
              {name} <RuleLink rule={rule} onRule={onRule} />
            </small>
            <b>{outcome}</b>
            <small>{note}</small>
          </div>
        </li>
      ))}
    </ol>
  )
}
