import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { INTRUDER_CARDS } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand } from '../cards/hand.tsx'
import { INTRUDER_ICONS } from '../hull/icons.ts'
import type { HandForm } from '../hull/own.tsx'
import { OwnHead } from '../hull/own-body.tsx'
import { OWN_WORDS } from '../hull/own-words.ts'
import { sideName } from '../hull/reader.ts'
import type { PartProps } from '../ui.ts'
import { NEMESIS } from './game.ts'
import { INTRUDER_PLAYER } from './own-words.ts'
import './own-intruder-player.css'

interface Props extends PartProps<NemesisView> {
  readonly seat: Seat
  readonly intruderPlayer: NonNullable<NemesisView['intruderPlayer']>
}

/** Who has died and goes on as the Intruders. */
export function IntruderPlayerHead({ intruderPlayer, ...props }: Props) {
  const { view, seat, words } = props
  const say = useSay(INTRUDER_PLAYER)
  const own = useSay(OWN_WORDS)
  return (
    <section className="own-me" aria-label={say('intruders')}>
      <OwnHead {...props} game={NEMESIS} name={say('intruders')}>
        <p className="own-sub">
          {sideName(view, seat, words)} · {own('fate.dead')}
        </p>
      </OwnHead>
      <p className="own-sub">{say(intruderPlayer.active ? 'aim' : 'waits')}</p>
    </section>
  )
}

/** The hand of whoever plays the Intruders. */
export function OwnIntruderPlayer({ intruderPlayer, form, ...shared }: Props & HandForm) {
  const { words } = shared
  const say = useSay(INTRUDER_PLAYER)
  const own = useSay(OWN_WORDS)
  const hand = intruderPlayer.hand ?? []
  if (hand.length === 0) {
    return <p className="own-note">{say(intruderPlayer.active ? 'none' : 'waits')}</p>
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
      foot: `${exit === null ? say('exit-any') : own('exit', { exit })} · ${say('attack-cards', { number: attack })}`,
      look: 'intruder-card',
    }
  })
  return <Hand cards={cards} label={say('hand')} form={form} {...shared} />
}
