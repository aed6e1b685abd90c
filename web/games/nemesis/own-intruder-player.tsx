import type { NemesisView } from '@bulkhead/nemesis'
import { INTRUDER_CARDS } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand } from '../cards/hand.tsx'
import type { PartProps } from '../ui.ts'
import { INTRUDER_ICONS } from './icons.ts'
import type { HandForm } from './own.tsx'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<NemesisView> &
  HandForm & { readonly intruderPlayer: NonNullable<NemesisView['intruderPlayer']> }

/** The hand of whoever plays the Intruders. */
export function OwnIntruderPlayer({ intruderPlayer, form, ...shared }: Props) {
  const { words } = shared
  const say = useSay(BOARD_WORDS)
  const hand = intruderPlayer.hand ?? []
  if (hand.length === 0) {
    return (
      <p className="own-note">
        {say(intruderPlayer.active ? 'intruder-player-none' : 'intruder-player-waits')}
      </p>
    )
  }
  const cards = hand.map((id) => {
    const { exit, attack } = INTRUDER_CARDS[id]
    return {
      key: id,
      at: { kind: 'intruderCard', id },
      corner: <Icon shape={INTRUDER_ICONS.queen} size={18} />,
      name: words[`intruderCard.${id}`],
      brief: briefOf(words, 'intruderCard', id),
      text: words[`intruderCard-text.${id}`],
      foot: `${exit === null ? say('exit-any') : say('exit', { exit })} · ${say('attack-cards', { number: attack })}`,
      look: 'intruder-card',
    }
  })
  return <Hand cards={cards} label={say('intruder-player-hand')} form={form} {...shared} />
}
