import type { RetaliationView } from '@bulkhead/retaliation'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { CONTAMINATION, EVENT, FACILITY, INTRUDER_ICONS, WOUND } from './icons.ts'
import { OTHERS_WORDS, type OthersWord } from './others-words.ts'
import { counted } from './reader.ts'

type Props = PartProps<RetaliationView>
type DeckWord = Extract<OthersWord, `deck.${string}`>

const DECK_ICONS: Readonly<Record<string, IconShape>> = {
  exploration: FACILITY,
  events: EVENT,
  attacks: INTRUDER_ICONS.adult,
  wounds: WOUND,
  red: 'gi:crosshair',
  green: 'gi:health-normal',
  yellow: 'gi:cog',
  support: 'gi:cargo-crate',
  contamination: CONTAMINATION,
  queen: INTRUDER_ICONS.queen,
}

/** What the cards of a deck are called, and by which kind they are explained. */
const FAMILIES: Readonly<Record<string, readonly [family: string, kind: string]>> = {
  events: ['event', 'event'],
  attacks: ['attack', 'attack'],
  wounds: ['wound', 'wound'],
  red: ['item', 'thing'],
  green: ['item', 'thing'],
  yellow: ['item', 'thing'],
  support: ['item', 'thing'],
}

/** Every deck: how many cards are left, and what lies in its discard. */
export function OthersDecks({ view, words, choices }: Props) {
  const say = useSay(OTHERS_WORDS)
  const decks = {
    ...view.decks,
    contamination: { size: view.contaminationDeck, discard: [] },
    queen: { size: view.queen.cards, discard: [] },
  }
  return (
    <section className="ret-side">
      <h4>{say('decks')}</h4>
      {Object.entries(decks).map(([deck, { size, discard }]) => (
        <div key={deck} className="ret-deck">
          <Thing kind="deck" id={deck} choices={choices} className="ret-deck-head">
            <Icon shape={DECK_ICONS[deck]} size={18} />
            <strong>{say(`deck.${deck}` as DeckWord)}</strong>
            <span className="mono">{size}</span>
          </Thing>
          {FAMILIES[deck] && discard.length > 0 && (
            <details className="ret-discard">
              <summary>{say('discarded', { number: discard.length })}</summary>
              <ul>
                {counted(discard).map(([id, number]) => (
                  <li key={id}>
                    <Thing kind={FAMILIES[deck][1]} id={id} choices={choices} className="ret-line">
                      {words[`${FAMILIES[deck][0]}.${id}`]}
                      {number > 1 && ` ×${number}`}
                    </Thing>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
    </section>
  )
}
