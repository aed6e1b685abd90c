import type { NemesisView } from '@bulkhead/nemesis'
import { OVERLORD_CARDS } from '@bulkhead/nemesis/printed'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { CardFace } from './card-face.tsx'
import { INTRUDER_ICONS } from './icons.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<NemesisView> & {
  readonly overlord: NonNullable<NemesisView['overlord']>
}

/** The hand of whoever plays the Intruders. */
export function OwnOverlord({ overlord, words, choices, fresh }: Props) {
  const say = useSay(BOARD_WORDS)
  const hand = overlord.hand ?? []
  if (hand.length === 0) {
    return (
      <p className="nem-own-note">{say(overlord.active ? 'overlord-none' : 'overlord-waits')}</p>
    )
  }
  return (
    <ul className="nem-hand" aria-label={say('overlord-hand')}>
      {hand.map((id) => {
        const { exit, attack } = OVERLORD_CARDS[id]
        return (
          <li key={id}>
            <Thing
              kind="overlord"
              id={id}
              choices={choices}
              fresh={fresh}
              className="nem-card overlord"
            >
              <CardFace
                art={INTRUDER_ICONS.queen}
                name={words[`overlord.${id}`]}
                text={words[`overlord-text.${id}`]}
                foot={`${exit === null ? say('exit-any') : say('exit', { exit })} · ${say('attack-cards', { number: attack })}`}
              />
            </Thing>
          </li>
        )
      })}
    </ul>
  )
}
