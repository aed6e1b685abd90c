import type { RetaliationView } from '@bulkhead/retaliation'
import { SECTIONS, SLOTS } from '@bulkhead/retaliation/printed'
import { memo, useMemo } from 'react'
import { useSay } from '../../words/words.ts'
import type { PartProps, Room } from '../ui.ts'
import { layoutFor, tilePath } from './board-layout.ts'
import { sectionAt } from './board-sections.tsx'
import { BOARD } from './board-words.ts'
import { hordeAt, intrudersIn, isDrafting } from './reader.ts'
import './board-map.css'

type Props = PartProps<RetaliationView> & { readonly room: Room }

/** So high that its letters are read where the whole Facility is as wide as a thumb. */
const BAND = 108

/** The whole Facility in a corner of the board: hordes red, marines in their colours, air by Section. */
export const FacilityMap = memo(function FacilityMap({ view, seat, choices, room }: Props) {
  const say = useSay(BOARD)
  const layout = useMemo(
    () => layoutFor({ x: room.width, y: room.height }),
    [room.width, room.height],
  )
  if (isDrafting(view)) return null
  const { width, height, slots, strips, band } = layout
  const bottom = band.y + band.height
  const here = seat === null ? null : view.players[seat].room
  const isChoosing = choices.stage === 'targets' || choices.stage === 'pay'
  const isLit = (kind: string, id: string | number) =>
    isChoosing && (choices.isLit(kind, id) || choices.isMarked(kind, id))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {SECTIONS.map((section, i) => {
        const { x, width: wide } = sectionAt(layout, i)
        const isOn = view.lifeSupport?.[section] === true
        return (
          <g key={section} className={isOn ? 'ret-map-air on' : 'ret-map-air'}>
            <rect x={x + 4} y={bottom - BAND} width={wide - 8} height={BAND} rx={20} />
            <text x={x + wide / 2} y={bottom - BAND * 0.2}>
              {section} {say(isOn ? 'air-on-short' : 'air-off-short')}
            </text>
          </g>
        )
      })}
      {strips.map(({ from, to }, place) =>
        view.corridors[place] ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
            key={place}
            className={hordeAt(view, place).length > 0 ? 'map-line ret-map-horde' : 'map-line'}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        ) : null,
      )}
      {slots.map(({ x, y }, slot) => {
        const tile = view.rooms[slot]?.tile
        const marine = view.players.findIndex(
          ({ fate, room: at }) => fate === 'alive' && at === slot,
        )
        const state = [
          !tile && 'dark',
          intrudersIn(view, slot).length > 0 && 'danger',
          (tile ? isLit('room', tile) : isLit('slot', SLOTS[slot].id)) && 'lit',
          here === slot && 'mine',
          marine >= 0 && `ret-map-seat-${marine}`,
        ]
        return (
          <path
            key={SLOTS[slot].id}
            className={['map-part', ...state].filter(Boolean).join(' ')}
            transform={`translate(${x} ${y})`}
            d={tilePath()}
          />
        )
      })}
    </svg>
  )
})
