import type { RetaliationView } from '@bulkhead/retaliation'
import { SLOTS } from '@bulkhead/retaliation/printed'
import { TagMark } from '../hull/board-tag.tsx'
import type { Choices } from '../ui.ts'
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
        const tile = view.rooms[slot]?.tile
        const at = tile ? choices.tagAt('room', tile) : tagBeyond(view, slot, choices)
        return <TagMark key={SLOTS[slot].id} tag={at} x={x} y={y - TILE.point + 2} />
      })}
      {view.corridors.map((corridor, place) =>
        corridor ? (
          <TagMark
            key={corridor.tile}
            tag={choices.tagAt('corridor', corridor.tile)}
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

/** Several ways may lead there, each with a tag of its own. */
function tagBeyond(view: RetaliationView, slot: number, choices: Choices) {
  const isOnWay = corridorsAround(view, slot).some((place) =>
    choices.tagAt('corridor', view.corridors[place]!.tile),
  )
  return isOnWay ? null : choices.tagAt('slot', SLOTS[slot].id)
}
