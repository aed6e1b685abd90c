import type { Dictionary, Seat } from '@bulkhead/kernel'
import { capacityIn, type NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMedia } from '../../ui/media.ts'
import { useSay } from '../../words/words.ts'
import { CARD_WORDS } from '../cards/card-words.ts'
import { hyphenated } from '../cards/hyphens.ts'
import type { Choices, PartProps } from '../ui.ts'
import { itemClass } from './colours.ts'
import { ITEM_ICONS, objectIcon } from './icons.ts'
import { counted, type HeldView, suffers } from './reader.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'
import { Pips } from './wounds.tsx'

type Props = PartProps<NemesisView> & {
  readonly seat: Seat
  /** Whether there is room for all of them. */
  readonly isWhole: boolean
}

/** So many stand in the row, and so many where the screen is narrower; the rest opens above them. */
const IN_ROW = 6
const IN_COLUMN = 3

/** What a Character carries: two hands, what can be used, the rest, Quest Items that are not active yet. */
export function OwnThings({ view, seat, words, choices, fresh, isWhole }: Props) {
  const say = useSay(BOARD_WORDS)
  const player = view.players[seat]
  const { hands, inventory, quests } = player
  const shared = { words, choices, fresh }
  const usable = (id: string) => choices.optionsAt('item', id).length > 0
  const items = counted(inventory.flatMap(({ id }) => id ?? [])).sort(
    ([one], [other]) => Number(usable(other)) - Number(usable(one)),
  )
  const tiles: ReactNode[] = [
    ...hands.map((held, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
      <Held key={`held ${i}`} held={held} at={i} own {...shared} />
    )),
    ...emptyHands(hands, suffers(player, 'wound-arm')).map((word) => (
      <p key={word} className="nem-free-hand">
        <Icon shape="gi:hand" size={20} />
        {say(word)}
      </p>
    )),
    ...items.map(([id, number]) => <ItemTile key={id} id={id} number={number} {...shared} />),
    ...quests.map((id) => <QuestTile key={`quest ${id}`} id={id} {...shared} />),
  ]
  return (
    <section className="own-things" aria-label={say('things')}>
      {isWhole ? <Tiles>{tiles}</Tiles> : <Fitted tiles={tiles} />}
    </section>
  )
}

function Tiles({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className="nem-thing-grid">
      {children.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles have keys of their own.
        <li key={i}>{tile}</li>
      ))}
    </ul>
  )
}

/** As many as fit; the last place opens what is left. */
function Fitted({ tiles }: { readonly tiles: readonly ReactNode[] }) {
  const say = useSay(CARD_WORDS)
  const most = useMedia('(min-width: 1180px)') ? IN_ROW : IN_COLUMN
  const more = useId()
  if (tiles.length <= most) return <Tiles>{tiles}</Tiles>
  const shown = tiles.slice(0, most - 1)
  const rest = tiles.slice(most - 1)
  return (
    <>
      <Tiles>
        {[
          ...shown,
          <button key="more" type="button" className="nem-more" popoverTarget={more}>
            <Icon shape="gi:swap-bag" size={20} />
            {say('more', { number: rest.length })}
          </button>,
        ]}
      </Tiles>
      <div id={more} popover="auto" className="nem-things-more">
        <Tiles>{rest}</Tiles>
      </div>
    </>
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
        <Icon shape={objectIcon(String(object))} size={24} />
        <strong>{words[`object.${object}`]}</strong>
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
      <Icon shape={ITEM_ICONS[item]} size={24} />
      <strong>
        {nameOf(item, words)}
        {extras.length > 0 && <span className="unseen"> + {extras.join(', ')}</span>}
      </strong>
      {capacity > 0 && (
        <span className="nem-ammo">
          <span className="unseen">{say('ammo', { ammo, capacity })}</span>
          <Pips full={ammo} of={capacity} />
        </span>
      )}
    </Thing>
  )
}

function ItemTile({
  id,
  number,
  words,
  choices,
  fresh,
}: TileProps & { readonly id: string; readonly number: number }) {
  const [reason] = choices.isLit('item', id) ? [] : choices.unavailableAt('item', id)
  return (
    <Thing
      kind="item"
      id={id}
      choices={choices}
      fresh={fresh}
      className={`nem-tile ${itemClass(id)} ${reason ? 'not-now' : ''}`}
    >
      <Icon shape={ITEM_ICONS[id]} size={24} />
      <strong>
        {nameOf(id, words)}
        {number > 1 && ` ×${number}`}
        {reason && <span className="unseen">, {words[`why-brief.${reason.why}`]}</span>}
      </strong>
    </Thing>
  )
}

function QuestTile({ id, words, choices, fresh }: TileProps & { readonly id: string }) {
  const say = useSay(BOARD_WORDS)
  return (
    <Thing kind="item" id={id} choices={choices} fresh={fresh} className="nem-tile nem-quest">
      <Icon shape={ITEM_ICONS[id]} size={24} />
      <strong>
        {nameOf(id, words)}
        <span className="unseen">, {say('inactive')}</span>
      </strong>
    </Thing>
  )
}

/** Without what tells equal ones of two colours apart: the edge does. */
function nameOf(id: string, words: Dictionary): string {
  return hyphenated(words[`item.${id}`].replace(/ \(.*\)$/, ''))
}
