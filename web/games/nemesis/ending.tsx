import type { Result, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import { intoSight, type Told, useTelling } from '../telling.ts'
import type { PartProps } from '../ui.ts'
import { type EndingStep, endingSteps } from './ending-steps.ts'
import { ENDING } from './ending-words.ts'
import './ending.css'
import { CHARACTER_ICONS, DEATH, initialOf, sideName } from './icons.ts'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<NemesisView> & Told & { readonly result: Result }

/** The last checks one after the other, then everybody's fate and what was hidden. */
export function Ending(props: Props) {
  const { view, words, isTold } = props
  const say = useSay(ENDING)
  const steps = endingSteps(view, words, say)
  const shown = useTelling(steps.length, props)
  return (
    <section className="nem-ending">
      <ol className="nem-checks" aria-label={say('checks')} aria-live="polite">
        {steps.slice(0, shown).map((step) => (
          <Step key={step.id} step={step} {...props} />
        ))}
      </ol>
      {isTold && <Fates {...props} />}
    </section>
  )
}

function Step({ step, view, language, isTold }: Props & { readonly step: EndingStep }) {
  return (
    <li className={`nem-check ${step.tone}`} ref={isTold ? undefined : intoSight}>
      <Icon shape={step.icon} size={30} />
      <div>
        <h4>
          {step.seat !== undefined && (
            <SeatBadge seat={step.seat} initial={initialOf(view, step.seat, language)} />
          )}
          {step.title}
        </h4>
        {step.text && <p>{step.text}</p>}
      </div>
      <span className="nem-check-rule mono">{step.rule}</span>
    </li>
  )
}

/** Who lived, who won, and which Objectives they held. */
function Fates(props: Props) {
  const { view, result } = props
  const say = useSay(ENDING)
  return (
    <>
      <h3>{say('crew')}</h3>
      <ul className="nem-fates">
        {view.players.map((player, seat) => (
          <li key={player.number} className={result.winners.includes(seat) ? 'won' : ''}>
            <Fate {...props} member={seat} />
          </li>
        ))}
      </ul>
      <Statistics view={view} />
    </>
  )
}

function Fate({ view, member, words, language, seats, result }: Props & { readonly member: Seat }) {
  const say = useSay(ENDING)
  const board = useSay(BOARD_WORDS)
  const player = view.players[member]
  const won = result.winners.includes(member)
  const dead = player.fate === 'dead'
  const wounds = player.lightWounds + player.wounds.length
  return (
    <>
      <header>
        <SeatBadge seat={member} initial={initialOf(view, member, language)} />
        <div>
          <h4>{sideName(view, member, words)}</h4>
          <p className="nem-sub">
            {[seats[member]?.name, board('player', { number: player.number }), fateOf()]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {won ? (
          <span className="nem-verdict won">
            <Icon shape="gi:laurel-crown" size={22} /> {say('won')}
          </span>
        ) : (
          <Icon
            shape={dead ? DEATH : CHARACTER_ICONS[player.character]}
            size={24}
            className={dead ? 'bad' : ''}
          />
        )}
      </header>
      {player.objectives.map(({ id, kind }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards differ by nothing else.
        <p key={i} className="nem-fate-objective">
          {id ? (
            <>
              <strong>{words[`objective.${id}`]}</strong> {words[`objective-text.${id}`]}
            </>
          ) : (
            <span className="muted">
              {say('line', { name: words[`objectiveKind.${kind}`], text: say('hidden') })}
            </span>
          )}
        </p>
      ))}
      <p className="nem-sub">
        {say('carried', {
          wounds,
          items: player.hands.filter(({ item }) => item).length + player.inventory.length,
        })}
        {player.signal && ` · ${board('signal')}`}
      </p>
    </>
  )

  function fateOf(): string {
    if (view.overlord?.seat === member) return say('played-intruders')
    return player.fate === 'awake' ? say('stayed') : board(`fate.${player.fate}`)
  }
}

/** What the view still tells about the whole game. */
function Statistics({ view }: { readonly view: NemesisView }) {
  const say = useSay(ENDING)
  const facts: readonly [string, string | number][] = [
    [say('rounds'), view.round],
    [
      say('explored'),
      `${view.rooms.filter(({ explored }) => explored).length} / ${view.rooms.length}`,
    ],
    [say('intruders-left'), view.intruders.length],
    [
      say('carcasses'),
      view.rooms.flatMap(({ objects }) => objects).filter((one) => one === 'carcass').length,
    ],
    [say('weaknesses'), `${Object.values(view.weaknesses).filter(Boolean).length} / 3`],
    [say('fires'), view.rooms.filter(({ fire }) => fire).length],
    [say('malfunctions'), view.rooms.filter(({ malfunction }) => malfunction).length],
    [say('pods-left'), view.pods.filter(({ gone }) => !gone).length],
  ]
  return (
    <dl className="nem-statistics">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="mono">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
