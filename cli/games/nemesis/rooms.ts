import { type Params, render } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Look } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { counted, isSeen, planOf, sideName } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What is where in words: the map has room for signs only. */

/** Every room where there is something, one line each; with `exits` every room and its exits. */
export function roomLines(view: NemesisView, look: Look, exits: boolean): string[] {
  return view.rooms.flatMap((_, place) => {
    const facts = roomFacts(view, place, look)
    if (exits) facts.push(exitsText(view, place, look))
    if (facts.length === 0 && !isSeen(view, place)) return []
    const number = String(place + 1).padStart(2, '0')
    const text = [`${number} ${roomName(view, place, look)}`, ...facts].join(' · ')
    return wrapped(text, look.width, '', '   ')
  })
}

function roomName(view: NemesisView, place: number, look: Look): string {
  const { tile, explored } = view.rooms[place]
  const { language, words, colours } = look
  const unexplored = phrase(language, 'nemesis.room.unexplored')
  if (tile === null) return unexplored
  const name = render(words, `tile.${tile}`)
  if (explored) return colours.bold(name)
  const known = isSeen(view, place) ? phrase(language, 'nemesis.room.seen', { name }) : name
  return `${known}, ${unexplored}`
}

function roomFacts(view: NemesisView, place: number, look: Look): string[] {
  const { language, words, colours } = look
  const say = (key: Phrase, params?: Params) => phrase(language, key, params)
  const { items, fire, malfunction, objects } = view.rooms[place]
  return [
    ...charactersThere(view, place, look),
    ...view.intruders
      .filter((one) => one.room === place)
      .map((one) => colours.red(intruderText(one, look))),
    ...(fire ? [colours.red(say('nemesis.room.fire'))] : []),
    ...(malfunction ? [colours.yellow(say('nemesis.room.malfunction'))] : []),
    ...(view.depressurised === place ? [colours.red(say('nemesis.room.depressurised'))] : []),
    ...(items > 0 ? [say('nemesis.room.items', { items })] : []),
    ...(objects.length > 0 ? [counted(objects.map((one) => render(words, `object.${one}`)))] : []),
  ]
}

function charactersThere(view: NemesisView, place: number, look: Look): string[] {
  return view.players.flatMap((player, seat) =>
    player.room === place && player.fate === 'awake' ? [sideName(view, seat, look)] : [],
  )
}

export function intruderText(
  { name, injuries }: NemesisView['intruders'][number],
  { language, words }: Look,
): string {
  const text = render(words, `Intruder.${name}`)
  return injuries > 0 ? phrase(language, 'nemesis.injuries', { name: text, injuries }) : text
}

/** `1/2 → 3, 4 → 6!`: numbers, the room beyond, noise and doors. */
export function exitsText(view: NemesisView, place: number, look: Look): string {
  const plan = planOf(view)
  const { entrance } = plan.slots[place]
  const ways = plan.corridors.flatMap(({ ends, numbers }, corridor) => {
    if (!ends.includes(place + 1)) return []
    const to = ends[0] === place + 1 ? ends[1] : ends[0]
    return [`${numbers.join('/')} → ${to}${corridorMark(view, corridor)}`]
  })
  const ducts = entrance
    ? [phrase(look.language, 'nemesis.room.entrance', { numbers: entrance.numbers.join('/') })]
    : []
  return phrase(look.language, 'nemesis.room.exits', { list: [...ways, ...ducts].join(', ') })
}

function corridorMark({ corridors }: NemesisView, corridor: number): string {
  const { noise, door } = corridors[corridor]
  return (noise ? '!' : '') + { open: '', closed: '■', destroyed: '□' }[door]
}

/** Noise and doors by the rooms at both ends. */
export function corridorLines(view: NemesisView, look: Look): string[] {
  const { language, width, colours } = look
  const plan = planOf(view)
  const listed = (fits: (corridor: NemesisView['corridors'][number]) => boolean) =>
    view.corridors.flatMap((corridor, i) => {
      const { ends, numbers } = plan.corridors[i]
      return fits(corridor) ? [`${ends.join('–')} (${numbers.join('/')})`] : []
    })
  const noise = [...listed((one) => one.noise), ...technicalNoise(view, look)]
  const closed = listed((one) => one.door === 'closed')
  const destroyed = listed((one) => one.door === 'destroyed')
  const texts = [
    ...(noise.length > 0 ? [phrase(language, 'nemesis.noise', { list: noise.join(', ') })] : []),
    ...(closed.length > 0 ? [phrase(language, 'nemesis.closed', { list: closed.join(', ') })] : []),
    ...(destroyed.length > 0
      ? [phrase(language, 'nemesis.destroyed', { list: destroyed.join(', ') })]
      : []),
  ]
  return texts.length > 0 ? wrapped(texts.join(' · '), width, '', '  ').map(colours.yellow) : []
}

function technicalNoise({ technicalNoise: networks }: NemesisView, { language }: Look): string[] {
  return networks.flatMap((noise, i) => {
    if (!noise) return []
    const key = networks.length > 1 ? `nemesis.technical.${i + 1}` : 'nemesis.technical'
    return [phrase(language, key as Phrase)]
  })
}
