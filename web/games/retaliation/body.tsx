import type { Dictionary, Seat } from '@bulkhead/kernel'
import { MOST_OXYGEN, SECTION_SLOTS, SKULL } from '@bulkhead/retaliation/printed'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { Choices } from '../ui.ts'
import { CONTAMINATION, DATA, HEALTH, INTRUDER_ICONS, OXYGEN, WOUND_ICONS } from './icons.ts'
import { healthOf, healthState, isContamination, mostHealth, type PlayerView } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** What stands on the board of a Character: Health, Oxygen, wounds and states. */

interface Props {
  readonly player: PlayerView
  readonly seat: Seat
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
}

const TONES = { healthy: 'good', injured: 'warn', 'heavily-injured': 'bad' } as const

/** Nine bars in three groups; a Serious Wound strikes out its group, the last one first. */
export function HealthBar({
  player,
  seat,
  words,
  choices,
  fresh,
  isWhole = false,
}: Props & { readonly isWhole?: boolean }) {
  const say = useSay(BOARD_WORDS)
  const left = healthOf(player)
  const state = healthState(player)
  const most = mostHealth(player)
  return (
    <div className="ret-bar">
      <Thing
        kind="health"
        id={seat}
        choices={choices}
        fresh={fresh}
        className={`ret-bar-thing ${TONES[state]}`}
        label={`${say('health')}: ${left} ${say(`state.${state}`)}, ${left} / ${SKULL}`}
      >
        <Icon shape={HEALTH} size={16} />
        <span className="ret-health" aria-hidden="true">
          {[0, 1, 2].map((group) => (
            <b key={group} className={group * SECTION_SLOTS >= most ? 'struck' : ''}>
              {[0, 1, 2].map((i) => (
                <i key={i} className={group * SECTION_SLOTS + i < left ? 'full' : ''} />
              ))}
            </b>
          ))}
        </span>
        <span className="ret-bar-text" aria-hidden="true">
          <u>{left}</u>
          {isWhole && <span className="ret-bar-state"> {say(`state.${state}`)}</span>}
        </span>
      </Thing>
      {player.wounds.map((wound, i) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: equal wounds lie in the order they came.
          key={`${wound} ${i}`}
          kind="wound"
          id={wound}
          choices={choices}
          fresh={fresh}
          className="ret-wound"
          label={say('wound', { wound: words[`wound.${wound}`] })}
        >
          <Icon shape={WOUND_ICONS[wound]} size={16} />
        </Thing>
      ))}
    </div>
  )
}

/** Seven beads, and what the end of the turn will leave of them. */
export function OxygenBar({
  player,
  seat,
  choices,
  fresh,
  cost,
  isWhole = false,
}: Props & { readonly cost: number | null; readonly isWhole?: boolean }) {
  const say = useSay(BOARD_WORDS)
  const { oxygen, suffocating } = player
  const tone = suffocating || oxygen <= 1 ? 'bad' : ''
  const note = isWhole ? endNote(player, cost, say) : ''
  return (
    <div className="ret-bar">
      <Thing
        kind="oxygen"
        id={seat}
        choices={choices}
        fresh={fresh}
        className={`ret-bar-thing ${tone} ${suffocating ? 'suffocating' : ''}`}
        label={[
          `${say('oxygen')}: ${oxygen}${note ? ` · ${note}` : ''}`,
          `${oxygen} / ${MOST_OXYGEN}`,
          ...(suffocating ? [say('suffocating'), say('next-kills')] : []),
        ].join(', ')}
      >
        <Icon shape={OXYGEN} size={16} />
        <span className="ret-oxygen" aria-hidden="true">
          {Array.from({ length: MOST_OXYGEN }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: beads differ by nothing else.
            <i key={i} className={i < oxygen ? 'full' : ''} />
          ))}
        </span>
        <span className="ret-bar-text" aria-hidden="true">
          <u>{oxygen}</u>
          {note && (
            <>
              {' · '}
              <em>{note}</em>
            </>
          )}
        </span>
      </Thing>
    </div>
  )
}

function endNote(
  { oxygen, suffocating }: PlayerView,
  cost: number | null,
  say: Say<BoardWord>,
): string {
  if (suffocating) return say('suffocating')
  if (cost === null) return ''
  if (cost === 0) return say('stays')
  return oxygen === 0 ? say('suffocates-next') : say('at-end', { number: oxygen - cost })
}

function contaminationsOf({ hand, discard }: PlayerView): number {
  return [...(hand ?? []), ...discard].filter(isContamination).length
}

/** Larva, Data, Contamination that one has seen, and, where there is room, the cards left. */
export function States({
  player,
  seat,
  choices,
  fresh,
  isWhole = false,
}: Props & { readonly isWhole?: boolean }) {
  const say = useSay(BOARD_WORDS)
  const seen = contaminationsOf(player)
  const state = (kind: string, shape: IconShape, label: string, tone: string, number?: number) => (
    <Thing
      kind={kind}
      id={seat}
      choices={choices}
      fresh={fresh}
      className={`ret-state ${tone}`}
      label={number === undefined ? label : `${label}: ${number}`}
    >
      <Icon shape={shape} size={17} />
      {number !== undefined && <span className="mono">{number}</span>}
    </Thing>
  )
  return (
    <div className="ret-states">
      {player.larva && state('larva', INTRUDER_ICONS.larva, say('larva'), 'bad')}
      {player.data && state('data', DATA, say('data'), 'good')}
      {seen > 0 && state('contaminations', CONTAMINATION, say('contamination'), 'warn', seen)}
      {isWhole && (
        <Thing kind="pile" id={seat} choices={choices} className="ret-state">
          <Icon shape="gi:card-draw" size={17} />
          <span className="mono" aria-hidden="true">
            {player.deckSize}
          </span>
          <span className="unseen">
            {say('cards-left', { deck: player.deckSize, discard: player.discard.length })}
          </span>
        </Thing>
      )}
    </div>
  )
}
