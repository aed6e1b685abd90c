import type { IntruderView } from '@bulkhead/hull/view.ts'
import { render } from '@bulkhead/kernel'
import { wrapped } from '../../play/page.ts'
import { counted, isSeen, numbersOf, planOf, sideName } from './names.ts'
import { type Scene, say } from './scene.ts'

/** What is where in words: the map has room for signs only. */

/** Every room where there is something, one line each; with `exits` every room and its exits. */
export function roomLines(scene: Scene, exits: boolean): string[] {
  return scene.view.rooms.flatMap((_, place) => {
    const facts = roomFacts(scene, place)
    if (exits) facts.push(exitsText(scene, place))
    if (facts.length === 0 && !isSeen(scene, place)) return []
    const number = String(place + 1).padStart(2, '0')
    const text = [`${number} ${roomName(scene, place)}`, ...facts].join(' · ')
    return wrapped(text, scene.look.width, '', '   ')
  })
}

function roomName(scene: Scene, place: number): string {
  const { tile, explored } = scene.view.rooms[place]
  const { words, colours } = scene.look
  const unexplored = say(scene, 'hull.room.unexplored')
  if (tile === null) return unexplored
  const name = render(words, `tile.${tile}`)
  if (explored) return colours.bold(name)
  const known = isSeen(scene, place) ? say(scene, 'hull.room.seen', { name }) : name
  return `${known}, ${unexplored}`
}

function roomFacts(scene: Scene, place: number): string[] {
  const { show, view, look } = scene
  const { words, colours } = look
  const { items, fire, malfunction, objects } = view.rooms[place]
  return [
    ...charactersThere(scene, place),
    ...view.intruders
      .filter((one) => one.room === place)
      .map((one) => colours.red(intruderText(scene, one))),
    ...(fire ? [colours.red(say(scene, 'hull.room.fire'))] : []),
    ...(malfunction ? [colours.yellow(say(scene, 'hull.room.malfunction'))] : []),
    ...(show.room?.(scene, place) ?? []),
    ...(items > 0 ? [say(scene, 'hull.room.items', { items })] : []),
    ...(objects.length > 0 ? [counted(objects.map((one) => render(words, `object.${one}`)))] : []),
  ]
}

function charactersThere(scene: Scene, place: number): string[] {
  return scene.view.players.flatMap((player, seat) =>
    player.room === place && player.fate === 'awake' ? [sideName(scene, seat)] : [],
  )
}

function intruderText(scene: Scene, { name, injuries }: IntruderView): string {
  const text = render(scene.look.words, `Intruder.${name}`)
  return injuries > 0 ? say(scene, 'hull.injuries', { name: text, injuries }) : text
}

/** `1/2 → 3, 4 → 6!`: the numbers at this end, the room beyond, noise and doors. */
export function exitsText(scene: Scene, place: number): string {
  const plan = planOf(scene)
  const { entrance } = plan.slots[place]
  const ways = plan.corridors.flatMap(({ ends, numbers, farNumbers = numbers }, corridor) => {
    if (!ends.includes(place + 1)) return []
    const [to, here] = ends[0] === place + 1 ? [ends[1], numbers] : [ends[0], farNumbers]
    return [`${here.join('/')} → ${to}${corridorMark(scene, corridor)}`.trim()]
  })
  const ducts = entrance
    ? [say(scene, 'hull.room.entrance', { numbers: entrance.numbers.join('/') })]
    : []
  return say(scene, 'hull.room.exits', { list: [...ways, ...ducts].join(', ') })
}

export function corridorMark({ view }: Scene, corridor: number): string {
  const { noise, door } = view.corridors[corridor]
  return (noise ? '!' : '') + { open: '', closed: '■', destroyed: '□' }[door]
}

/** Noise and doors by the rooms at both ends. */
export function corridorLines(scene: Scene): string[] {
  const { view, look } = scene
  const plan = planOf(scene)
  const listed = (fits: (corridor: (typeof view.corridors)[number]) => boolean) =>
    view.corridors.flatMap((corridor, i) => {
      const { ends } = plan.corridors[i]
      return fits(corridor) ? [`${ends.join('–')} (${numbersOf(plan.corridors[i])})`] : []
    })
  const noise = [...listed((one) => one.noise), ...technicalNoise(scene)]
  const closed = listed((one) => one.door === 'closed')
  const destroyed = listed((one) => one.door === 'destroyed')
  const texts = [
    ...(noise.length > 0 ? [say(scene, 'hull.noise', { list: noise.join(', ') })] : []),
    ...(closed.length > 0 ? [say(scene, 'hull.closed', { list: closed.join(', ') })] : []),
    ...(destroyed.length > 0 ? [say(scene, 'hull.destroyed', { list: destroyed.join(', ') })] : []),
  ]
  if (texts.length === 0) return []
  return wrapped(texts.join(' · '), look.width, '', '  ').map(look.colours.yellow)
}

function technicalNoise(scene: Scene): string[] {
  return scene.view.technicalNoise.flatMap((noise, network) =>
    noise ? [scene.show.network(scene, network)] : [],
  )
}
