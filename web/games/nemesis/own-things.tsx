import type { Dictionary, Seat } from '@bulkhead/kernel'
import { capacityIn, type NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choices, PartProps } from '../ui.ts'
import { COLOUR_MARKS } from './colours.ts'
import { ITEM_ICONS, objectIcon } from './icons.ts'
import { itemClass } from './item-face.tsx'
import { counted, type HeldView, suffers } from './reader.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'
import { Pips } from './wounds.tsx'

type Props = PartProps<NemesisView> & { readonly seat: Seat }

/** So many things have room for two lines each, and so many for one; more stand two by two. */
const AT_EASE = 4
const IN_LINES = 6

/** What a Character carries: two hands, the Inventory, Quest Items that are not active yet. */
export function OwnThings({ view, seat, words, choices, fresh }: Props) {
  const say = useSay(BOARD_WORDS)
  const player = view.players[seat]
  const { hands, inventory, quests } = player
  const items = counted(inventory.flatMap(({ id }) => id ?? []))
  const shared = { words, choices, fresh }
  const empty = emptyHands(hands, suffers(player, 'wound-arm'))
  const number = hands.length + empty.length + items.length + quests.length
  return (
    <section
      className={`nem-things ${number > AT_EASE ? 'crowded' : ''} ${number > IN_LINES ? 'packed' : ''}`}
    >
      <ul className="nem-thing-grid" aria-label={say('hands')}>
        {hands.map((held, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
          <li key={i}>
            <Held held={held} at={i} own {...shared} />
          </li>
        ))}
        {empty.map((word) => (
          <li key={word} className="nem-free-hand">
            <Icon shape="gi:hand" size={20} />
            {say(word)}
          </li>
        ))}
      </ul>
      <ul className="nem-thing-grid" aria-label={say('inventory')}>
        {items.map(([id, number]) => (
          <li key={id}>
            <ItemTile id={id} number={number} {...shared} />
          </li>
        ))}
      </ul>
      <ul className="nem-thing-grid" aria-label={say('quests')}>
        {quests.map((id) => (
          <li key={id}>
            <QuestTile id={id} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Bound Items share a hand; an Arm wound takes one. */
function emptyHands(hands: readonly HeldView[], hurt: boolean): BoardWord[] {
  const pairs = new Set(hands.flatMap(({ bound }) => bound || [])).size
  const free = Math.max(0, 2 - (hurt ? 1 : 0) - (hands.length - pairs))
  const words: BoardWord[] = free > 1 ? ['free-hands'] : free > 0 ? ['free-hand'] : []
  return hurt ? [...words, 'lost-hand'] : words
}

interface TileProps {
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
}

/** A Heavy Item or an Object; one's own can be chosen, another's is only looked at. */
export function Held({
  held,
  at,
  own = false,
  words,
  choices,
  fresh,
}: TileProps & { readonly held: HeldView; readonly at: number; readonly own?: boolean }) {
  const say = useSay(BOARD_WORDS)
  const { item, object, ammo, added, bound } = held
  if (item === null) {
    return (
      <Thing
        kind={own ? 'held' : 'thing'}
        id={own ? at : String(object)}
        choices={choices}
        fresh={fresh}
        className="nem-tile nem-tile-object"
      >
        <Icon shape={objectIcon(String(object))} size={26} />
        <span>
          <strong>{words[`object.${object}`]}</strong>
          <small>{say('object')}</small>
        </span>
      </Thing>
    )
  }
  const capacity = printed.items[item].weapon ? capacityIn(printed, { id: item, added }) : 0
  const extras = [...added.map((id) => words[`item.${id}`]), ...(bound ? [say('bound')] : [])]
  return (
    <Thing
      kind={own ? 'item' : 'thing'}
      id={item}
      choices={choices}
      fresh={fresh}
      className={`nem-tile ${itemClass(item)}`}
    >
      <Icon shape={ITEM_ICONS[item]} size={26} />
      <span>
        <strong>{words[`item.${item}`]}</strong>
        <small>
          {capacity > 0 ? (
            <>
              <span className="unseen">{say('ammo', { ammo, capacity })}</span>
              <Pips full={ammo} of={capacity} />
            </>
          ) : (
            extras.length === 0 && say('heavy')
          )}
          {extras.length > 0 && ` + ${extras.join(', ')}`}
        </small>
      </span>
    </Thing>
  )
}

export function ItemTile({
  id,
  number,
  words,
  choices,
  fresh,
}: TileProps & { readonly id: string; readonly number: number }) {
  const { colour, action } = printed.items[id]
  return (
    <Thing
      kind="item"
      id={id}
      choices={choices}
      fresh={fresh}
      className={`nem-tile ${itemClass(id)}`}
    >
      <Icon shape={ITEM_ICONS[id]} size={26} />
      <span>
        <strong>
          {words[`item.${id}`].replace(/ \(.*\)$/, '')}
          {number > 1 && ` ×${number}`}
        </strong>
        <small>
          <Icon shape={COLOUR_MARKS[colour]} size={13} label={words[`colour.${colour}`]} />{' '}
          {action && words[`when.${action.when}`]}
        </small>
      </span>
    </Thing>
  )
}

/** Its condition, until it is met. */
function QuestTile({ id, words, choices, fresh }: TileProps & { readonly id: string }) {
  const say = useSay(BOARD_WORDS)
  const quest = printed.items[id].quest!
  const how = quest.place
    ? words[`tile.${quest.place}`]
    : (quest.discard ?? []).map((one) => words[`item.${one}`].replace(/ \(.*\)$/, ''))
  return (
    <Thing kind="item" id={id} choices={choices} fresh={fresh} className="nem-tile nem-quest">
      <Icon shape={ITEM_ICONS[id]} size={26} />
      <span>
        <strong>{words[`item.${id}`]}</strong>
        <small>
          <Icon shape="gi:padlock" size={13} label={say('inactive')} />{' '}
          {quest.place ? how : [...new Set(how)].join(' / ')}
        </small>
      </span>
    </Thing>
  )
}
