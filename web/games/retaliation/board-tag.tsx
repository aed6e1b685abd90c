import type { RetaliationView } from '@bulkhead/retaliation'
import { SLOTS } from '@bulkhead/retaliation/printed'
import { TagMark } from '../hull/board-tag.tsx'
import type { Choices, Tag } from '../ui.ts'
import type { Standing } from './board-figures.tsx'
import { type Layout, TILE } from './board-layout.ts'
import { corridorsAround } from './reader.ts'

interface Props {
  readonly view: RetaliationView
  readonly layout: Layout
  readonly standing: readonly Standing[]
  readonly choices: Choices
}

/** Over everything else, so that no way and no figure hides them. */
export function Tags({ view, layout: { slots, strips }, standing, choices }: Props) {
  return (
    <>
      {slots.map(({ x, y }, slot) => {
        const isTaken = standing.some(({ figure }) => figure.slot === slot)
        const top = y - TILE.point + (isTaken ? OVER_FIGURES : BELOW_PLATES)
        return <TagMark key={SLOTS[slot].id} tag={tagInSlot(view, slot, choices)} x={x} y={top} />
      })}
      {view.corridors.map((corridor, place) =>
        corridor ? (
          <TagMark
            key={corridor.tile}
            tag={tagOnWay(view, place, strips[place].ends, choices)}
            x={strips[place].middle.x}
            y={strips[place].middle.y - (strips[place].isFlat ? 31 : 20)}
          />
        ) : null,
      )}
      {standing.map(({ key, figure, at, scale }) => (
        <TagMark
          key={key}
          tag={choices.tagAt(figure.kind, figure.id)}
          x={at.x}
          y={at.y - 18 * scale - 5}
        />
      ))}
    </>
  )
}

/** From the upper edge of a tile. */
const [OVER_FIGURES, BELOW_PLATES] = [2, 14]

type Tagged = Pick<Choices, 'tagAt'>

/** Several ways may lead there, each with a tag of its own. */
export function tagInSlot(view: RetaliationView, slot: number, choices: Tagged): Tag | null {
  const ways = corridorsAround(view, slot).flatMap(
    (place) => choices.tagAt('corridor', view.corridors[place]!.tile) ?? [],
  )
  const tile = view.rooms[slot]?.tile
  if (!tile) return ways.length > 0 ? null : choices.tagAt('slot', SLOTS[slot].id)
  const tag = choices.tagAt('room', tile)
  return ways.some(({ text }) => text !== tag?.text) ? null : tag
}

/** What the room beyond says already is not said twice. */
export function tagOnWay(
  view: RetaliationView,
  place: number,
  ends: readonly number[],
  choices: Tagged,
): Tag | null {
  const tag = choices.tagAt('corridor', view.corridors[place]!.tile)
  const isSaid = ends.some((slot) => tagInSlot(view, slot, choices)?.text === tag?.text)
  return isSaid ? null : tag
}
