import { LIGHT_WOUND_SPACES, WOUNDS_TO_BEAR } from '@bulkhead/hull/kinds.ts'
import type { PlayerView } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import {
  CONTAMINATION,
  INTRUDER_ICONS,
  LIGHT_WOUND,
  type PrintedIcons,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
} from './icons.ts'
import { OWN_WORDS } from './own-words.ts'
import { isContamination } from './reader.ts'
import { Thing } from './thing.tsx'

interface Props {
  readonly icons: PrintedIcons
  readonly player: PlayerView
  readonly seat: Seat
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
}

/** Wound track, Serious Wounds and states of a Character. */
export function Wounds({ icons, player, seat, words, choices, fresh }: Props) {
  const say = useSay(OWN_WORDS)
  const { lightWounds, wounds } = player
  const free = Array.from({ length: WOUNDS_TO_BEAR - wounds.length }, (_, i) => i)
  return (
    <div className="hull-wounds">
      <Thing
        kind="light-wounds"
        id={seat}
        choices={choices}
        fresh={fresh}
        className={`hull-mark ${lightWounds > 0 ? 'bad' : ''}`}
        label={`${say('light-wounds')}: ${lightWounds} / ${LIGHT_WOUND_SPACES}`}
      >
        <Icon shape={LIGHT_WOUND} size={18} />
        <Pips full={lightWounds} of={LIGHT_WOUND_SPACES} />
      </Thing>
      {wounds.map(({ id, dressed }, i) => (
        <Thing
          // biome-ignore lint/suspicious/noArrayIndexKey: equal wounds lie in the order they came.
          key={`${id} ${i}`}
          kind="wound"
          id={id}
          choices={choices}
          fresh={fresh}
          className={`hull-mark hull-wound ${dressed ? 'dressed' : 'bad'}`}
          label={`${words[`wound.${id}`]}${dressed ? ` (${say('dressed')})` : ''}. ${words[`wound-text.${id}`]}`}
        >
          <Icon shape={icons.wounds[id]} size={18} />
          <span className="hull-mark-word">
            {words[`wound.${id}`]}
            {dressed && <Icon shape="gi:bandage-roll" size={15} />}
          </span>
        </Thing>
      ))}
      {free.length > 0 && (
        <Thing
          kind="serious-wounds"
          id={seat}
          choices={choices}
          className="hull-mark hull-free"
          label={`${say('serious-wounds')}: ${wounds.length} / ${WOUNDS_TO_BEAR}`}
        >
          {wounds.length === 0 && <Icon shape={SERIOUS_WOUND} size={18} />}
          <Pips full={0} of={free.length} />
        </Thing>
      )}
      <States player={player} seat={seat} choices={choices} fresh={fresh} />
    </div>
  )
}

export function Pips({ full, of }: { readonly full: number; readonly of: number }) {
  return (
    <span className="hull-dots" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips differ by nothing else.
        <i key={i} className={i < full ? 'full' : ''} />
      ))}
    </span>
  )
}

function contaminationsOf({ hand, discard }: PlayerView): number {
  return [...(hand ?? []), ...discard].filter(isContamination).length
}

function States({ player, seat, choices, fresh }: Omit<Props, 'words' | 'icons'>) {
  const say = useSay(OWN_WORDS)
  const { slime, signal, larva } = player
  const seen = contaminationsOf(player)
  const state = (kind: string, shape: IconShape, text: string, tone: string, label?: string) => (
    <Thing
      kind={kind}
      id={seat}
      choices={choices}
      fresh={fresh}
      className={`hull-mark ${tone}`}
      label={label ?? text}
    >
      <Icon shape={shape} size={18} />
      <span className="hull-mark-word">{text}</span>
    </Thing>
  )
  return (
    <>
      {larva && state('larva', INTRUDER_ICONS.larva, say('larva'), 'bad strong')}
      {slime && state('slime', SLIME, say('slime'), 'warn')}
      {seen > 0 &&
        state(
          'contaminations',
          CONTAMINATION,
          String(seen),
          'warn counts',
          `${say('contamination')}: ${seen}`,
        )}
      {signal && state('signal', SIGNAL, say('signal'), 'good')}
    </>
  )
}

/** How many cards are left in a Character's deck, and how many lie beside it. */
export function Piles({ player, seat, choices }: Pick<Props, 'player' | 'seat' | 'choices'>) {
  const say = useSay(OWN_WORDS)
  const { deckCount, discard } = player
  return (
    <Thing kind="pile" id={seat} choices={choices} className="hull-mark hull-pile">
      <Icon shape="gi:card-draw" size={18} />
      <span aria-hidden="true">
        <b>{deckCount}</b>
        <span className="hull-pile-discard"> / {discard.length}</span>
      </span>
      <span className="unseen">
        {say('cards-left', { deck: deckCount, discard: discard.length })}
      </span>
    </Thing>
  )
}
