import type { NemesisView } from '@bulkhead/nemesis'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { COLOUR_MARKS } from './colours.ts'
import { CONTAMINATION, EVENT, INTRUDER_ICONS, SERIOUS_WOUND } from './icons.ts'
import { familyOf, listed, times } from './others-list.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { counted } from './reader.ts'
import { Thing } from './thing.tsx'

type Props = PartProps<NemesisView>
type Pile = NemesisView['decks'][string]
type DeckWord = 'deck.red'

const DECK_ICONS: Readonly<Record<string, `gi:${string}`>> = {
  ...COLOUR_MARKS,
  events: EVENT,
  attacks: INTRUDER_ICONS.adult,
  wounds: SERIOUS_WOUND,
  contamination: CONTAMINATION,
  'intruder-player': INTRUDER_ICONS.queen,
}

/** Every deck: how many cards are left, what lies in its discard, what the reader knows of its order. */
export function OthersDecks(props: Props) {
  const { view } = props
  const say = useSay(OTHERS_WORDS)
  const intruderPlayer = view.intruderPlayer?.discard
  return (
    <section className="nem-sheet">
      <h4>{say('decks')}</h4>
      {Object.entries(view.decks).map(([deck, pile]) => (
        <Deck key={deck} deck={deck} pile={pile} {...props} />
      ))}
      {intruderPlayer && intruderPlayer.length > 0 && (
        <Deck
          deck="intruder-player"
          pile={{ count: 0, discard: intruderPlayer, known: [] }}
          {...props}
        />
      )}
    </section>
  )
}

function Deck({
  deck,
  pile,
  view,
  words,
  choices,
}: Props & { readonly deck: string; readonly pile: Pile }) {
  const say = useSay(OTHERS_WORDS)
  const { count, discard, known } = pile
  const family = familyOf(deck)
  return (
    <div className={`nem-deck nem-of-${deck}`}>
      <Thing kind="deck" id={deck} choices={choices} className="nem-deck-head">
        <Icon shape={DECK_ICONS[deck]} size={18} />
        <strong>{say(`deck.${deck}` as DeckWord)}</strong>
        <span className="mono">{count}</span>
      </Thing>
      {deck === 'crafted' && (
        <p className="nem-sub">{say('left', { list: listed(view.crafted, 'item', words) })}</p>
      )}
      {known.map(({ at, id }) => (
        <p key={at} className="nem-known">
          {say('known-at', { at: at + 1, name: words[`${family}.${id}`] })}
        </p>
      ))}
      {discard.length > 0 && (
        <details className="nem-discard">
          <summary>{say('discarded', { number: discard.length })}</summary>
          <ul>
            {counted(discard).map(([id, number]) => (
              <li key={id}>
                <Thing
                  kind={family === 'item' ? 'thing' : family}
                  id={id}
                  choices={choices}
                  className="nem-line"
                >
                  {times(words[`${family}.${id}`], number)}
                </Thing>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
