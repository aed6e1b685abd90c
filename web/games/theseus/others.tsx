import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { sayIn, useSay } from '../../words/words.ts'
import type { PartProps, Reading, SeatLine, SideSheet } from '../ui.ts'
import { CardNames } from './card-names.tsx'
import { CARD_ICONS, DATA, DECK, DISCARDS, UPGRADE } from './icons.ts'
import { allianceOf, collectsData, lifeSign } from './names.ts'
import { theseusWords } from './words.ts'
import './parts.css'

type Props = PartProps<TheseusView>

/** A faction at a glance. */
export function seatLine(seat: Seat, { view, language }: Reading<TheseusView>): SeatLine {
  const say = sayIn(theseusWords, language)
  const { faction, life, data, deck, alliance, out } = view.players[seat]
  const sign = lifeSign(view)
  return {
    target: { kind: 'faction', id: faction },
    where: [
      view.mode === 'team' && say('others.alliance', { letter: 'AB'[alliance] }),
      out && say('out'),
    ]
      .filter(Boolean)
      .join(' · '),
    state: out ? 'out' : 'well',
    counts: [
      { icon: sign.icon, label: say(sign.word), number: life },
      ...(collectsData(faction) ? [{ icon: DATA, label: say('data'), number: data }] : []),
      { icon: UPGRADE, label: say('own.upgrades'), number: allianceOf(view, seat).upgrades },
      ...(faction === 'pandora' ? [] : [{ icon: DECK, label: say('deck'), number: deck.count }]),
    ],
  }
}

/** The cards of a faction that everybody knows. */
export const SeatBoard = memo(function SeatBoard({
  view,
  of,
  words,
  choices,
}: Props & { readonly of: Seat }) {
  const say = useSay(theseusWords)
  const { top } = view.players[of].deck
  const { kept } = allianceOf(view, of)
  if (!top && kept.length === 0) return <p className="muted">{say('others.no-cards')}</p>
  return (
    <div className="the-player-cards">
      {top && (
        <button type="button" className="the-name" onClick={() => choices.press('card', top)}>
          <Icon shape={CARD_ICONS[top]} size={16} />
          <small>{say('own.next')}:</small> {words[`card.${top}`]}
        </button>
      )}
      {kept.length > 0 && <CardNames cards={kept} words={words} choices={choices} />}
    </div>
  )
})

/** What has left the game. */
export const sheets: readonly SideSheet<TheseusView>[] = [
  {
    id: 'discards',
    icon: DISCARDS,
    label: { en: 'Discarded', fr: 'Défausse' },
    count: ({ discarded }) => (discarded.length === 0 ? null : String(discarded.length)),
    Sheet: memo(function Discards({ view, words, choices }: Props) {
      return <CardNames cards={view.discarded} words={words} choices={choices} />
    }),
  },
]
