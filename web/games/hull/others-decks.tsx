import type { PileView, View } from '@bulkhead/hull/view.ts'
import type { Dictionary } from '@bulkhead/kernel'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import { COLOUR_MARKS } from './colours.ts'
import { CONTAMINATION, EVENT, INTRUDER_ICONS, SERIOUS_WOUND } from './icons.ts'
import { familyOf, listed, times } from './others-list.ts'
import { OTHERS_WORDS, type OthersWord } from './others-words.ts'
import { counted } from './reader.ts'
import { Thing } from './thing.tsx'

interface Props {
  readonly view: View
  readonly words: Dictionary
  readonly choices: Choices
  /** Piles that only this game has. */
  readonly more?: readonly More[]
}

interface More {
  readonly deck: string
  readonly name: string
  readonly icon: IconShape
  /** The dictionary family of its cards. */
  readonly family: string
  readonly pile: PileView
}

const DECK_ICONS: Readonly<Record<string, IconShape>> = {
  ...COLOUR_MARKS,
  events: EVENT,
  attacks: INTRUDER_ICONS.adult,
  wounds: SERIOUS_WOUND,
  contamination: CONTAMINATION,
}

/** Every deck: how many cards are left, what lies in its discard, what the reader knows of its order. */
export function OthersDecks({ more = [], ...props }: Props) {
  const say = useSay(OTHERS_WORDS)
  const shared = Object.entries(props.view.decks).map(
    ([deck, pile]): More => ({
      deck,
      name: say(`deck.${deck}` as OthersWord),
      icon: DECK_ICONS[deck],
      family: familyOf(deck),
      pile,
    }),
  )
  return (
    <section className="hull-sheet">
      <h4>{say('decks')}</h4>
      {[...shared, ...more].map((one) => (
        <Deck key={one.deck} {...one} {...props} />
      ))}
    </section>
  )
}

function Deck({ deck, name, icon, family, pile, view, words, choices }: Props & More) {
  const say = useSay(OTHERS_WORDS)
  const { count, discard, known } = pile
  return (
    <div className={`hull-deck hull-of-${deck}`}>
      <Thing kind="deck" id={deck} choices={choices} className="hull-deck-head">
        <Icon shape={icon} size={18} />
        <strong>{name}</strong>
        <span className="mono">{count}</span>
      </Thing>
      {deck === 'crafted' && (
        <p className="hull-sub">{say('left', { list: listed(view.crafted, 'item', words) })}</p>
      )}
      {known.map(({ at, id }) => (
        <p key={at} className="hull-known">
          {say('known-at', { at: at + 1, name: words[`${family}.${id}`] })}
        </p>
      ))}
      {discard.length > 0 && (
        <details className="hull-discard">
          <summary>{say('discarded', { number: discard.length })}</summary>
          <ul>
            {counted(discard).map(([id, number]) => (
              <li key={id}>
                <Thing
                  kind={family === 'item' ? 'thing' : family}
                  id={id}
                  choices={choices}
                  className="hull-line"
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
