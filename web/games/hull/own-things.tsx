import { capacityIn } from '@bulkhead/hull/pack.ts'
import type { HeldView, View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMedia } from '../../ui/media.ts'
import { useSay } from '../../words/words.ts'
import { CARD_WORDS } from '../cards/card-words.ts'
import { hyphenated } from '../cards/hyphens.ts'
import type { Choices, PartProps } from '../ui.ts'
import { itemClass } from './colours.ts'
import type { HullGame, Printed } from './game.ts'
import { objectIcon, type PrintedIcons } from './icons.ts'
import { OWN_WORDS, type OwnWord } from './own-words.ts'
import { counted } from './reader.ts'
import { Thing } from './thing.tsx'
import { Pips } from './wounds.tsx'

interface Props<V extends View> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly seat: Seat
  /** What only this game has, first of all. */
  readonly own?: readonly ReactNode[]
  /** Whether there is room for all of them. */
  readonly isWhole: boolean
}

/** So many stand in the row, and so many where the screen is narrower; the rest opens above them. */
const IN_ROW = 6
const IN_COLUMN = 3

/** What a Character carries: two hands, what can be used, the rest, Quest Items that are not active yet. */
export function OwnThings<V extends View>({
  game,
  view,
  seat,
  words,
  language,
  choices,
  fresh,
  own = [],
  isWhole,
}: Props<V>) {
  const say = useSay(OWN_WORDS)
  const player = view.players[seat]
  const { hands, inventory, quests } = player
  const shared = { game, words, choices, fresh }
  const usable = (id: string) => choices.optionsAt('item', id).length > 0
  const items = counted(inventory.flatMap(({ id }) => id ?? [])).sort(
    ([one], [other]) => Number(usable(other)) - Number(usable(one)),
  )
  const tiles: ReactNode[] = [
    ...own,
    ...hands.map((held, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
      <Held key={`held ${i}`} held={held} at={i} own {...shared} />
    )),
    ...emptyHands(hands, game.body.hands(player)).map((word) => (
      <p key={word} className="hull-free-hand">
        <Icon shape="gi:hand" size={20} />
        {say(word)}
      </p>
    )),
    ...items.map(([id, number]) => {
      const ammo = inventory.find((one) => one.id === id)?.ammo
      const note = game.noteOf?.(id, ammo ?? 0, player, language) ?? ''
      const { weapon, loaded } = game.printed.items[id]
      if (weapon || !loaded) {
        return <ItemTile key={id} id={id} number={number} ammo={ammo} {...shared} />
      }
      return <Charged key={id} id={id} left={ammo ?? 0} of={loaded} note={note} {...shared} />
    }),
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
    <ul className="hull-thing-grid">
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
          <button key="more" type="button" className="hull-more" popoverTarget={more}>
            <Icon shape="gi:swap-bag" size={20} />
            {say('more', { number: rest.length })}
          </button>,
        ]}
      </Tiles>
      <div id={more} popover="auto" className="hull-things-more">
        <Tiles>{rest}</Tiles>
      </div>
    </>
  )
}

/** Bound Items share a hand. */
function emptyHands(
  hands: readonly HeldView[],
  { all, hurt }: { readonly all: number; readonly hurt: boolean },
): OwnWord[] {
  const pairs = new Set(hands.flatMap(({ bound }) => bound || [])).size
  const free = Math.max(0, all - (hands.length - pairs))
  const words: OwnWord[] = free > 1 ? ['free-hands'] : free > 0 ? ['free-hand'] : []
  return hurt ? [...words, 'lost-hand'] : words
}

interface TileProps {
  readonly game: { readonly printed: Printed; readonly icons: PrintedIcons }
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
}

/** A Heavy Item or an Object; one's own can be chosen, another's is only looked at. */
export function Held({
  game,
  held,
  at,
  own = false,
  words,
  choices,
  fresh,
}: TileProps & { readonly held: HeldView; readonly at: number; readonly own?: boolean }) {
  const say = useSay(OWN_WORDS)
  const { item, object, ammo, added, bound } = held
  if (item === null) {
    return (
      <Thing
        kind={own ? 'held' : 'thing'}
        id={own ? at : String(object)}
        choices={choices}
        fresh={fresh}
        className="hull-tile hull-tile-object"
      >
        <Icon shape={objectIcon(String(object))} size={24} />
        <strong>{words[`object.${object}`]}</strong>
      </Thing>
    )
  }
  const { printed, icons } = game
  const capacity = printed.items[item].weapon ? capacityIn(printed, { id: item, added }) : ammo
  const extras = [...added.map((id) => words[`item.${id}`]), ...(bound ? [say('bound')] : [])]
  return (
    <Thing
      kind={own ? 'item' : 'thing'}
      id={item}
      choices={choices}
      fresh={fresh}
      className={`hull-tile ${itemClass(game, item)}`}
    >
      <Icon shape={icons.items[item]} size={24} />
      <strong>
        {nameOf(item, words)}
        {extras.length > 0 && <span className="unseen"> + {extras.join(', ')}</span>}
      </strong>
      {capacity > 0 && (
        <span className="hull-ammo">
          <span className="unseen">{say('ammo', { ammo, capacity })}</span>
          <Pips full={ammo} of={capacity} />
        </span>
      )}
    </Thing>
  )
}

/** What keeps something on it that is no Ammo: its cells, and what it does now. */
function Charged({
  game,
  id,
  left,
  of,
  note,
  words,
  choices,
  fresh,
}: TileProps & {
  readonly id: string
  readonly left: number
  readonly of: number
  readonly note: string
}) {
  const say = useSay(OWN_WORDS)
  return (
    <Thing
      kind="item"
      id={id}
      choices={choices}
      fresh={fresh}
      className={`hull-tile hull-charged ${itemClass(game, id)} ${left === 0 ? 'empty' : ''}`}
    >
      <Icon shape={game.icons.items[id]} size={24} />
      <span>
        <strong>
          {nameOf(id, words)}
          <Pips full={left} of={of} />
          <span className="mono" aria-hidden="true">
            {left}/{of}
          </span>
          <span className="unseen">, {say('energy', { left, of })}</span>
        </strong>
        {note && <small>{note}</small>}
      </span>
    </Thing>
  )
}

function ItemTile({
  game,
  id,
  number,
  ammo = 0,
  words,
  choices,
  fresh,
}: TileProps & { readonly id: string; readonly number: number; readonly ammo?: number }) {
  const say = useSay(OWN_WORDS)
  const [reason] = choices.isLit('item', id) ? [] : choices.unavailableAt('item', id)
  return (
    <Thing
      kind="item"
      id={id}
      choices={choices}
      fresh={fresh}
      className={`hull-tile ${itemClass(game, id)} ${reason ? 'not-now' : ''}`}
    >
      <Icon shape={game.icons.items[id]} size={24} />
      <strong>
        {nameOf(id, words)}
        {number > 1 && ` ×${number}`}
        {reason && <span className="unseen">, {words[`why-brief.${reason.why}`]}</span>}
      </strong>
      {ammo > 0 && (
        <span className="hull-ammo">
          <span className="unseen">{say('ammo', { ammo, capacity: ammo })}</span>
          <Pips full={ammo} of={ammo} />
        </span>
      )}
    </Thing>
  )
}

function QuestTile({ game, id, words, choices, fresh }: TileProps & { readonly id: string }) {
  const say = useSay(OWN_WORDS)
  return (
    <Thing kind="item" id={id} choices={choices} fresh={fresh} className="hull-tile hull-quest">
      <Icon shape={game.icons.items[id]} size={24} />
      <strong>
        {nameOf(id, words)}
        <span className="unseen">, {say('inactive')}</span>
      </strong>
    </Thing>
  )
}

/** Without what tells equal ones of two colours apart, where the edge does, and without the sort before a colon. */
function nameOf(id: string, words: Dictionary): string {
  return hyphenated(words[`item.${id}`].replace(/ \(.*\)$/, '').replace(/^.+\s?: /, ''))
}
