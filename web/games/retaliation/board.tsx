import type { Dictionary, Language } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { HIBERNATORIUM, LANDING_ZONE, PLACES, SLOTS } from '@bulkhead/retaliation/printed'
import { memo, useMemo } from 'react'
import { type Say, useSay } from '../../words/words.ts'
import { usePanel } from '../hull/board-panel.ts'
import { Patterns } from '../patterns.tsx'
import type { PartProps } from '../ui.ts'
import { DoorMark, doorId, Gap, Plate, Tube } from './board-corridor.tsx'
import {
  type Figure,
  IntruderFigure,
  Marine,
  RobotFigure,
  type Standing,
  stand,
} from './board-figures.tsx'
import { Hits } from './board-hits.tsx'
import { packsOf } from './board-hordes.ts'
import {
  corridorLabel,
  doorLabel,
  ghostLabel,
  noiseValues,
  packLabel,
  robotLabel,
  roomLabel,
  seatLabel,
} from './board-labels.ts'
import { type Layout, layoutFor } from './board-layout.ts'
import { Ghost, inLines, marksFrom, Room } from './board-room.tsx'
import { Routes } from './board-routes.tsx'
import { Bands, Floors } from './board-sections.tsx'
import { Tags } from './board-tag.tsx'
import { Way } from './board-way.tsx'
import { BOARD, type BoardKey, TILE_NAMES } from './board-words.ts'
import { Draft } from './draft.tsx'
import { initialOf } from './icons.ts'
import { corridorsAround, hordeAt, intrudersIn, isDrafting, isUnexplored } from './reader.ts'
import '../hull/board-motion.css'
import '../hull/board-pieces.css'
import '../hull/board-stage.css'
import './board.css'
import './board-pieces.css'

type Props = PartProps<RetaliationView>

/** The Facility, or what is chosen before anybody enters it. */
export const Board = memo(function Board(props: Props) {
  return isDrafting(props.view) ? <Draft {...props} /> : <Facility {...props} />
})

function Facility(props: Props) {
  const { view, seat, words, language, choices, fresh } = props
  const say = useSay(BOARD)
  const [frame, panel] = usePanel()
  const layout = useMemo(() => layoutFor(panel), [panel])
  const reader = { view, seat, words, say }
  const standing = useMemo(
    () => figuresOf(view, layout, words, language),
    [view, layout, words, language],
  )
  const here = seat === null ? null : view.players[seat].room
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with many buttons is no form.
    <svg
      ref={frame}
      className="ret-board"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width="100%"
      height="100%"
      role="group"
      aria-label={say('board')}
    >
      <defs>
        <pattern
          id="ret-hatch"
          width={9}
          height={9}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="ret-hatch" d="M0 0V9" />
        </pattern>
        <Patterns />
      </defs>
      <Floors layout={layout} air={view.lifeSupport} />
      <Bands layout={layout} air={view.lifeSupport} say={say} choices={choices} fresh={fresh} />
      <Strips {...props} layout={layout} />
      <Doors {...props} layout={layout} lit={false} />
      {SLOTS.map(({ id }, slot) => {
        const room = view.rooms[slot]
        if (!room) return <Unknown key={id} {...props} layout={layout} slot={slot} say={say} />
        return (
          <Room
            key={id}
            slot={slot}
            at={layout.slots[slot]}
            room={room}
            name={tileName(room.tile, words, language)}
            label={roomLabel(slot, reader)}
            letters={lettersIn(say)}
            eggs={eggsIn(view, slot)}
            supply={slot === LANDING_ZONE ? view.landingGear : NOTHING}
            hasLander={hasLander(view, slot)}
            isOwn={here === slot}
            isCrowded={standing.some(({ figure }) => figure.slot === slot)}
            choices={choices}
            fresh={fresh}
          />
        )
      })}
      <Way choices={choices} view={view} seat={seat} layout={layout} />
      <Plates {...props} layout={layout} />
      <Doors {...props} layout={layout} lit />
      <Routes view={view} layout={layout} />
      {standing.map((one) => {
        const { figure } = one
        const tile = view.rooms[figure.slot]!.tile
        const shared = { key: one.key, standing: one, tile, choices, fresh }
        if (figure.kind === 'robot') {
          const { id, malfunction } = view.robot
          return (
            <RobotFigure
              {...shared}
              key={one.key}
              robot={id}
              isBroken={malfunction}
              label={robotLabel(reader)}
            />
          )
        }
        if (figure.kind === 'intruder') {
          return (
            <IntruderFigure
              {...shared}
              key={one.key}
              pack={figure.pack}
              label={packLabel(figure.pack, reader)}
            />
          )
        }
        const { fate, inLander } = view.players[figure.id]
        return (
          <Marine
            {...shared}
            key={one.key}
            seat={figure.id}
            initial={initialOf(view, figure.id, language)}
            label={seatLabel(figure.id, reader)}
            isOwn={figure.id === seat}
            hasTurn={view.phase === 'turn' && view.turn.seat === figure.id}
            isDown={fate === 'down'}
            isAboard={inLander}
          />
        )
      })}
      <Tags view={view} layout={layout} standing={standing} choices={choices} />
      <Hits view={view} words={words} layout={layout} choices={choices} />
    </svg>
  )
}

const NOTHING: Readonly<Record<string, number>> = {}

const LETTERS = new Map<string, Readonly<Record<string, string>>>()

/** The letters of Item colours: the same thing for the same words, so that no room is drawn anew. */
function lettersIn(say: Say<BoardKey>): Readonly<Record<string, string>> {
  const letters = {
    red: say('letter-red'),
    green: say('letter-green'),
    yellow: say('letter-yellow'),
  }
  const key = Object.values(letters).join('')
  if (!LETTERS.has(key)) LETTERS.set(key, letters)
  return LETTERS.get(key)!
}

function tileName(tile: string, words: Dictionary, language: Language): string {
  const short: Readonly<Record<string, string>> = TILE_NAMES[language]
  return short[tile] ?? words[`room.${tile}`]
}

function eggsIn({ rooms, eggs }: RetaliationView, slot: number): number {
  return rooms[slot]?.tile === 'nest' ? eggs : 0
}

function hasLander({ lander }: RetaliationView, slot: number): boolean {
  return slot === LANDING_ZONE && lander.where === 'landed'
}

interface Laid extends Props {
  readonly layout: Layout
}

/** The strips between tiles, under them: corridors, and where none lies. */
function Strips({ view, layout, choices }: Laid) {
  const say = useSay(BOARD)
  return layout.strips.map((strip, place) => {
    const corridor = view.corridors[place]
    const { id, ends } = PLACES[place]
    if (!corridor) {
      const isHidden = ends.includes(HIBERNATORIUM)
      return <Gap key={id} id={id} strip={strip} isHidden={isHidden} choices={choices} say={say} />
    }
    return (
      <Tube
        key={id}
        strip={strip}
        corridor={corridor}
        isUnexplored={isUnexplored(view, place)}
        hasHorde={hordeAt(view, place).length > 0}
        choices={choices}
      />
    )
  })
}

function Unknown({
  view,
  words,
  seat,
  layout,
  slot,
  choices,
  fresh,
  say,
}: Laid & { readonly slot: number; readonly say: Say<BoardKey> }) {
  const isNear = corridorsAround(view, slot).length > 0
  return (
    <Ghost
      slot={slot}
      at={layout.slots[slot]}
      isNear={isNear}
      kinds={stacksFor(view, slot)}
      name={words['room.hibernatorium']}
      label={ghostLabel(slot, { view, seat, words, say })}
      choices={choices}
      fresh={fresh}
    />
  )
}

/** What an Exploration card could lay there: a room of the Section, or a random one. */
function stacksFor({ tiles }: RetaliationView, slot: number): readonly string[] {
  const left = [SLOTS[slot].section, '?'].filter((stack) => tiles[stack] > 0)
  return left.length > 0 ? left : Object.keys(tiles).filter((stack) => tiles[stack] > 0)
}

/** Plates, the crowded ones over the others; then doors. */
function Plates({ view, seat, words, layout, choices, fresh }: Laid) {
  const say = useSay(BOARD)
  const reader = { view, seat, words, say }
  const laid = view.corridors.flatMap((corridor, place) => (corridor ? [place] : []))
  const byCrowd = laid
    .map((place) => ({ place, horde: hordeAt(view, place) }))
    .sort((a, b) => a.horde.length - b.horde.length)
  return (
    <>
      {byCrowd.map(({ place, horde }) => (
        <Plate
          key={PLACES[place].id}
          strip={layout.strips[place]}
          corridor={view.corridors[place]!}
          values={noiseValues(view, view.corridors[place]!)}
          horde={horde}
          queenHits={view.queen.hits}
          label={corridorLabel(place, reader)}
          choices={choices}
          fresh={fresh}
        />
      ))}
    </>
  )
}

/** Under what lies on the tiles, but for those that can be chosen. */
function Doors({
  view,
  seat,
  words,
  layout,
  choices,
  fresh,
  lit,
}: Laid & { readonly lit: boolean }) {
  const say = useSay(BOARD)
  const reader = { view, seat, words, say }
  return view.corridors.flatMap((corridor, place) => {
    if (!corridor) return []
    const { tile, doors, doorEnd } = corridor
    return ([0, 1] as const)
      .filter((end) => choices.optionsAt('door', doorId(tile, end)).length > 0 === lit)
      .map((end) => (
        <DoorMark
          key={doorId(tile, end)}
          tile={tile}
          end={end}
          hasSlot={doorEnd === end}
          door={doors[end]}
          strip={layout.strips[place]}
          slots={layout.slots}
          label={doorLabel(place, end, reader)}
          choices={choices}
          fresh={fresh}
        />
      ))
  })
}

/** Everybody in a room, Intruders first. */
function figuresOf(
  view: RetaliationView,
  layout: Layout,
  words: Dictionary,
  language: Language,
): Standing[] {
  const { players, robot, queen } = view
  const intruders: Figure[] = SLOTS.flatMap((_, slot) =>
    packsOf(intrudersIn(view, slot), queen.hits).map((pack) => ({
      kind: 'intruder',
      id: pack.first.name,
      slot,
      pack,
    })),
  )
  const marines: Figure[] = players.flatMap(({ fate, room }, id) =>
    (fate === 'alive' || fate === 'down') && view.rooms[room]
      ? [{ kind: 'seat' as const, id, slot: room }]
      : [],
  )
  const machine: Figure[] =
    robot.revealed && view.rooms[robot.room]
      ? [{ kind: 'robot', id: 'robot', slot: robot.room }]
      : []
  return stand([...intruders, ...marines, ...machine], layout.slots, (slot) => {
    const room = view.rooms[slot]!
    const marked = { slot, room, eggs: eggsIn(view, slot), hasLander: hasLander(view, slot) }
    const isLow = inLines(tileName(room.tile, words, language)).length > 1
    return { marks: marksFrom(marked), isLow }
  })
}
