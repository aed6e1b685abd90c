import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import { Fragment, type ReactNode, useMemo } from 'react'
import { type Say, useSay } from '../../words/words.ts'
import { Patterns } from '../patterns.tsx'
import { NO_PREVIEW } from '../preview.ts'
import type { Choices, PartProps } from '../ui.ts'
import { Passage, Tube } from './board-corridor.tsx'
import {
  CharacterFigure,
  type Figure,
  IntruderFigure,
  type Standing,
  stand,
} from './board-figures.tsx'
import { corridorLabel, intruderLabel, roomLabel, seatLabel } from './board-labels.ts'
import { hexAt, type Layout, type Point } from './board-layout.ts'
import { Way } from './board-preview.tsx'
import { EntranceMark, NetworkChip, Objects } from './board-rim.tsx'
import { letterKey, Room, type RoomMarks } from './board-room.tsx'
import { Tags } from './board-tag.tsx'
import type { BoardWord } from './board-words.ts'
import type { HullGame } from './game.ts'
import { initialOf } from './icons.ts'
import './board.css'
import './board-rooms.css'
import './board-pieces.css'
import './board-motion.css'
import './board-stage.css'

interface Props<V extends View> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly layout: Layout
  /** Measures the panel that the drawing fills. */
  readonly frame: (element: SVGSVGElement | null) => void
  /** What a room is called on the board, where its whole name is too long for it. */
  shortOf?(tile: string): string
  /** What lies under everything. */
  readonly ground: ReactNode
  /** What else stands on the board, under the figures. */
  readonly beside: ReactNode
  marksOf(place: number): RoomMarks
  entranceAt(place: number): Point
  /** The room that a seat's figure stands in; none where it stands elsewhere or is gone. */
  placeOf(seat: Seat): number | null
  /** Figures that stand elsewhere than in a room. */
  readonly elsewhere: readonly Standing[]
  /** Figures in rooms that only this game has. */
  readonly more?: readonly More[]
}

/** A figure that a game draws in its own way; it stands among the others. */
export interface More extends Figure {
  draw(standing: Standing): ReactNode
}

/** A board of rooms and corridors, as far as this seat knows it. */
export function HullBoard<V extends View>(props: Props<V>) {
  const { game, view, layout, frame, ground, beside } = props
  const say = useSay(game.words.board)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with many buttons is no form.
    <svg
      ref={frame}
      className="hull-board"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width="100%"
      height="100%"
      data-networks={view.technicalNoise.length}
      role="group"
      aria-label={say('board')}
    >
      <defs>
        <pattern
          id="hull-hatch"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hull-hatch" d="M0 0V8" />
        </pattern>
        <Patterns />
      </defs>
      {ground}
      <Parts {...props} say={say}>
        {beside}
      </Parts>
    </svg>
  )
}

interface PartsProps<V extends View> extends Omit<Props<V>, 'frame' | 'ground' | 'beside'> {
  readonly say: Say<BoardWord>
  readonly children: ReactNode
}

/** Corridors, rooms, what lies and who stands in them. */
function Parts<V extends View>({ say, children, ...props }: PartsProps<V>) {
  const { game, view, seat, layout, words, language, choices, fresh, more = [] } = props
  const { rooms, corridors } = layout
  const { slots } = game.ships[view.board].plan
  const reader = { printed: game.printed, view, seat, words, say }
  const standing = figuresOf(props)
  const crowded = new Set(standing.map(({ place }) => place))
  return (
    <>
      {corridors.map((line) => (
        <Tube key={line.id} line={line} choices={choices} />
      ))}
      {view.rooms.map((room, place) => (
        <Room
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          key={place}
          game={game}
          place={place}
          at={rooms[place]}
          hex={hexAt(layout, place)}
          kind={layout.kinds[place]}
          room={room}
          name={room.tile ? (props.shortOf?.(room.tile) ?? words[`tile.${room.tile}`]) : ''}
          label={roomLabel(place, props.marksOf(place), reader)}
          letter={slots[place].bare ? '' : letterOf(game, room.tile, say)}
          {...props.marksOf(place)}
          mirrored={layout.mirrored[place]}
          crowded={crowded.has(place)}
          choices={choices}
          fresh={fresh}
        />
      ))}
      <Way choices={choices} view={view} seat={seat} layout={layout} />
      {corridors.map((line, i) => (
        <Passage
          key={line.id}
          line={line}
          noise={view.corridors[i].noise}
          door={view.corridors[i].door}
          label={corridorLabel(line.id, i, reader)}
          choices={choices}
          fresh={fresh}
        />
      ))}
      <Entrances {...props} say={say} />
      <Lying {...props} say={say} />
      {children}
      {more.map((one) => {
        const own = standing.find(({ kind, id }) => kind === one.kind && id === one.id)
        return own && <Fragment key={own.key}>{one.draw(own)}</Fragment>
      })}
      {standing.map((one) =>
        one.kind === 'seat' ? (
          <CharacterFigure
            key={one.key}
            standing={one}
            label={seatLabel(one.id as number, reader)}
            initial={initialOf(game, view, one.id as number, language)}
            seat={one.id as number}
            own={one.id === seat}
            turn={view.phase === 'turn' && view.turn.seat === one.id}
            asleep={view.players[one.id as number].fate !== 'awake'}
            choices={choices}
            fresh={fresh}
          />
        ) : one.kind === 'intruder' ? (
          <IntruderFigure
            key={one.key}
            standing={one}
            label={intruderLabel(view.intruders.find(({ name }) => name === one.id)!, reader)}
            intruder={view.intruders.find(({ name }) => name === one.id)!}
            choices={choices}
            fresh={fresh}
          />
        ) : null,
      )}
      <Tags layout={layout} standing={standing} choices={choices} />
    </>
  )
}

type SomeProps<V extends View> = Omit<PartsProps<V>, 'children'>

function Entrances<V extends View>(props: SomeProps<V>) {
  const { view, layout, words, choices, fresh, say } = props
  return layout.entrances.map((entrance, place) =>
    entrance ? (
      <EntranceMark
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
        key={place}
        entrance={entrance}
        at={props.entranceAt(place)}
        noisy={view.technicalNoise[entrance.network]}
        name={words[`corridor.technical-${entrance.network + 1}`]}
        choices={choices}
        fresh={fresh}
        say={say}
      />
    ) : null,
  )
}

/** What lies in the rooms; what lies elsewhere is not what could be taken here. */
function Lying<V extends View>({
  game,
  view,
  seat,
  layout,
  words,
  choices,
  explain,
  fresh,
  say,
}: SomeProps<V>) {
  const still = useMemo(() => unlit(choices, explain), [choices, explain])
  const here = seat === null ? null : view.players[seat].room
  return view.rooms.map((_, place) => (
    <Objects
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
      key={place}
      objects={objectsIn(view, place, game.nest, choices)}
      at={layout.rooms[place]}
      hex={hexAt(layout, place)}
      nameOf={(id) => words[`object.${id}`] ?? say('eggs', { number: view.eggs })}
      choices={place === here ? choices : still}
      fresh={fresh}
    />
  ))
}

/** The markers of the technical networks, one below the other. */
export function NetworkChips({
  view,
  words,
  names,
  left = 0,
  choices,
  fresh,
  say,
}: Pick<PartProps<View>, 'view' | 'choices' | 'fresh'> & {
  readonly words: Dictionary
  /** What each is called in a word. */
  readonly names: readonly string[]
  /** Where the board begins. */
  readonly left?: number
  readonly say: Say<BoardWord>
}) {
  return view.technicalNoise.map((noisy, network) => (
    <NetworkChip
      // biome-ignore lint/suspicious/noArrayIndexKey: a network is known by its number.
      key={network}
      network={network}
      noisy={noisy}
      text={names[network]}
      label={`${words[`corridor.technical-${network + 1}`]}, ${say(noisy ? 'noise' : 'quiet')}`}
      x={left + 8}
      y={23 + network * 36}
      choices={choices}
      fresh={fresh}
    />
  ))
}

function letterOf<V extends View>(
  { printed }: HullGame<V>,
  tile: string | null,
  say: Say<BoardWord>,
): string {
  const key = letterKey(printed, tile)
  return key ? say(key) : ''
}

/** Those in rooms, and whoever waits elsewhere. */
function figuresOf<V extends View>(props: Omit<PartsProps<V>, 'say' | 'children'>): Standing[] {
  const { view, layout, elsewhere, more = [] } = props
  const characters = view.players.flatMap((_, id): Figure[] => {
    const place = props.placeOf(id)
    return place === null ? [] : [{ kind: 'seat', id, place }]
  })
  const intruders = view.intruders.map(
    ({ name, room }): Figure => ({ kind: 'intruder', id: name, place: room }),
  )
  return [...stand([...intruders, ...characters, ...more], layout), ...elsewhere]
}

/** Objects by sort, with the Eggs of the Nest. */
function objectsIn(
  { rooms, eggs, nestDestroyed }: View,
  place: number,
  nestTile: string,
  choices: Choices,
): [string, number][] {
  const { objects, tile, explored } = rooms[place]
  const counts = new Map<string, number>()
  for (const id of objects) counts.set(id, (counts.get(id) ?? 0) + 1)
  const nest = tile === nestTile && explored && !nestDestroyed && eggs > 0
  const names = nest ? ['egg', 'loose-eggs'] : ['egg', 'eggs']
  const loose = names.find((id) => choices.isLit('object', id)) ?? 'egg'
  const lying = [...counts].map(([id, count]): [string, number] => [
    id === 'egg' ? loose : id,
    count,
  ])
  return nest ? [['eggs', eggs], ...lying] : lying
}

/** Choices of which none can be made: an Object elsewhere is not the one that is meant. */
function unlit(choices: Choices, explain: PartProps<View>['explain']): Choices {
  return {
    ...choices,
    isLit: () => false,
    isPicked: () => false,
    isMarked: () => false,
    tagAt: () => null,
    press: (kind, id) => explain({ kind, id }),
    point: () => {},
    preview: NO_PREVIEW,
  }
}
