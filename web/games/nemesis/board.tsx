import type { NemesisView } from '@bulkhead/nemesis'
import { NONE } from '@bulkhead/nemesis/printed'
import { memo, useMemo } from 'react'
import { useSay } from '../../words/words.ts'
import { Patterns } from '../patterns.tsx'
import { NO_PREVIEW } from '../preview.ts'
import type { Choices, PartProps } from '../ui.ts'
import { Passage, Tube } from './board-corridor.tsx'
import { CharacterFigure, IntruderFigure, type Standing, stand } from './board-figures.tsx'
import { Hull } from './board-hull.tsx'
import { badgeOf, corridorLabel, intruderLabel, roomLabel, seatLabel } from './board-labels.ts'
import { type Layout, layoutFor } from './board-layout.ts'
import { usePanel } from './board-panel.ts'
import { Way } from './board-preview.tsx'
import { EntranceMark, NetworkChip, Objects, PodMark, podSpots } from './board-rim.tsx'
import { letterKey, Room } from './board-room.tsx'
import { Tags } from './board-tag.tsx'
import { BOARD, type BoardKey } from './board-words.ts'
import { initialOf } from './icons.ts'
import './board.css'
import './board-rooms.css'
import './board-pieces.css'
import './board-motion.css'
import './board-stage.css'

/** The ship, as far as this seat knows it. */
export const Board = memo(function Board({
  view,
  seat,
  words,
  language,
  choices,
  explain,
  fresh,
}: PartProps<NemesisView>) {
  const say = useSay(BOARD)
  const [frame, panel] = usePanel()
  const { board } = view
  const layout = useMemo(() => layoutFor(board, panel), [board, panel])
  const { hex, rooms, corridors, width, height } = layout
  const reader = { view, seat, words, say }
  const pods = podSpots(view, layout)
  const standing = figuresOf(view, layout, pods)
  const crowded = new Set(standing.map(({ place }) => place))
  const still = useMemo(() => unlit(choices, explain), [choices, explain])
  const here = seat === null ? NONE : view.players[seat].room

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with many buttons is no form.
    <svg
      ref={frame}
      className="nem-board"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      data-networks={view.technicalNoise.length}
      role="group"
      aria-label={say('board')}
    >
      <defs>
        <pattern
          id="nem-hatch"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="nem-hatch" d="M0 0V8" />
        </pattern>
        <Patterns />
      </defs>
      <Hull layout={layout} />
      {corridors.map((line) => (
        <Tube key={line.id} line={line} choices={choices} />
      ))}
      {view.rooms.map((room, place) => (
        <Room
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          key={place}
          place={place}
          at={rooms[place]}
          hex={hex}
          kind={layout.kinds[place]}
          room={room}
          name={room.tile ? words[`tile.${room.tile}`] : ''}
          label={roomLabel(place, reader)}
          letter={letterOf(room.tile, say)}
          badge={badgeOf(room.tile, view)}
          sealed={view.depressurised === place}
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
      {layout.entrances.map((entrance, place) =>
        entrance ? (
          <EntranceMark
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
            key={place}
            entrance={entrance}
            at={rooms[place]}
            below={layout.below[place]}
            mirrored={layout.mirrored[place]}
            crossed={layout.crossed[place]}
            pods={view.rooms[place].tile?.startsWith('evacuation') ?? false}
            hex={hex}
            noisy={view.technicalNoise[entrance.network]}
            name={words[`corridor.technical-${entrance.network + 1}`]}
            choices={choices}
            fresh={fresh}
            say={say}
          />
        ) : null,
      )}
      {view.rooms.map((_, place) => (
        <Objects
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          key={place}
          objects={objectsIn(view, place, choices)}
          at={rooms[place]}
          hex={hex}
          nameOf={(id) => words[`object.${id}`] ?? say('eggs', { number: view.eggs })}
          choices={place === here ? choices : still}
          fresh={fresh}
          say={say}
        />
      ))}
      <Beside view={view} layout={layout} words={words} choices={choices} fresh={fresh} />
      {view.pods.map((pod, i) => (
        <PodMark
          key={pod.number}
          pod={pod}
          taken={view.players.filter((player) => player.pod === i).length}
          at={pods.get(pod.number)!}
          choices={choices}
          fresh={fresh}
          say={say}
        />
      ))}
      {standing.map((one) =>
        one.kind === 'seat' ? (
          <CharacterFigure
            key={one.key}
            standing={one}
            label={seatLabel(one.id as number, reader)}
            initial={initialOf(view, one.id as number, language)}
            seat={one.id as number}
            own={one.id === seat}
            turn={view.phase === 'turn' && view.turn.seat === one.id}
            asleep={view.players[one.id as number].fate === 'hibernating'}
            choices={choices}
            fresh={fresh}
          />
        ) : (
          <IntruderFigure
            key={one.key}
            standing={one}
            label={intruderLabel(view.intruders.find(({ name }) => name === one.id)!, reader)}
            intruder={view.intruders.find(({ name }) => name === one.id)!}
            choices={choices}
            fresh={fresh}
          />
        ),
      )}
      <Tags layout={layout} standing={standing} choices={choices} />
    </svg>
  )
})

/** What belongs to no room: the markers of the technical networks, and pods of sections not found yet. */
function Beside({
  view,
  layout,
  words,
  choices,
  fresh,
}: Pick<PartProps<NemesisView>, 'view' | 'words' | 'choices' | 'fresh'> & {
  readonly layout: Layout
}) {
  const say = useSay(BOARD)
  const many = view.technicalNoise.length > 1
  return (
    <>
      {view.technicalNoise.map((noisy, network) => {
        const name = words[`corridor.technical-${network + 1}`]
        const text = many
          ? say(network === 0 ? 'technical-red' : 'technical-blue')
          : say('technical-short')
        return (
          <NetworkChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a network is known by its number.
            key={network}
            network={network}
            noisy={noisy}
            text={text}
            label={`${name}, ${say(noisy ? 'noise' : 'quiet')}`}
            x={8}
            y={23 + network * 36}
            choices={choices}
            fresh={fresh}
            say={say}
          />
        )
      })}
      {(['a', 'b'] as const).map((section) => {
        const spot = docked(view, layout, section)
        return (
          spot && (
            <text key={section} className="nem-dock" x={spot.x} y={spot.y + 5}>
              {section.toUpperCase()}
            </text>
          )
        )
      })}
    </>
  )
}

/** The letter of a section stands before its first pod while the section is not found. */
function docked(view: NemesisView, layout: Layout, section: 'a' | 'b') {
  const found = view.rooms.some(({ tile }) => tile === `evacuation-${section}`)
  const pod = view.pods.find((one) => one.section === section)
  const first = !found && pod && podSpots(view, layout).get(pod.number)
  return first ? { x: first.x - 30, y: first.y } : null
}

function letterOf(tile: string | null, say: (key: BoardKey) => string): string {
  const key = tile && letterKey(tile)
  return key ? say(key) : ''
}

/** Those in rooms, the hibernating in their chambers, and whoever waits in a pod. */
function figuresOf(
  view: NemesisView,
  layout: Layout,
  pods: ReturnType<typeof podSpots>,
): Standing[] {
  const chambers = view.rooms.findIndex(({ tile }) => tile === 'hibernatorium')
  const waiting: Standing[] = []
  const characters = view.players.flatMap(({ fate, room, pod }, id) => {
    if (fate === 'hibernating') return [{ kind: 'seat' as const, id, place: chambers }]
    if (fate !== 'awake') return []
    if (room !== NONE) return [{ kind: 'seat' as const, id, place: room }]
    if (pod !== NONE) {
      const { x, y } = pods.get(view.pods[pod].number)!
      const earlier = waiting.filter(({ place }) => place === -2 - pod).length
      const at = { x: x - 30 - earlier * 20, y }
      waiting.push({ key: `seat:${id}`, kind: 'seat', id, at, size: 22, place: -2 - pod })
    }
    return []
  })
  const intruders = view.intruders.map(({ name, room }) => ({
    kind: 'intruder' as const,
    id: name,
    place: room,
  }))
  return [...stand([...intruders, ...characters], layout.rooms), ...waiting]
}

/** Objects by sort, with the Eggs of the Nest. */
function objectsIn(
  { rooms, eggs, nestDestroyed }: NemesisView,
  place: number,
  choices: Choices,
): [string, number][] {
  const { objects, tile, explored } = rooms[place]
  const counts = new Map<string, number>()
  for (const id of objects) counts.set(id, (counts.get(id) ?? 0) + 1)
  const nest = tile === 'nest' && explored && !nestDestroyed && eggs > 0
  const names = nest ? ['egg', 'loose-eggs'] : ['egg', 'eggs']
  const loose = names.find((id) => choices.isLit('object', id)) ?? 'egg'
  const lying = [...counts].map(([id, count]): [string, number] => [
    id === 'egg' ? loose : id,
    count,
  ])
  return nest ? [['eggs', eggs], ...lying] : lying
}

/** Choices of which none can be made: an Object elsewhere is not the one that is meant. */
function unlit(choices: Choices, explain: PartProps<NemesisView>['explain']): Choices {
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
