import type { Line } from '@bulkhead/kernel'
import { SECTION_SLOTS, SKULL } from '../components.ts'
import { PRINTED_CORRIDORS } from '../corridor-tiles.ts'
import { INTRUDER_TYPES, SECTIONS } from '../kinds.ts'
import { contaminationIn } from '../queries.ts'
import type { Player, State } from '../state.ts'

/**
 * What somebody knows who has only read the log: every change of the game must be told, and told truly. Facts are
 * kept under their names.
 */
export type Facts = Map<string, unknown>

/** The lines leave it open. */
const OPEN = Symbol('open')

type Params = Readonly<Record<string, unknown>>

/** What lies on the table. */
export function factsOf(s: State): Facts {
  const facts: Facts = new Map()
  for (const room of s.rooms) if (room) facts.set(`room ${room.tile}`, markersOf(room))
  for (const corridor of s.corridors) {
    if (!corridor) continue
    const closed = corridor.doors.filter((door) => door.closed).length
    const { tile, noise, reinforced } = corridor
    facts.set(`corridor ${tile}`, { noise, reinforced, closed })
  }
  s.players.forEach((player, seat) => {
    facts.set(`fate ${seat}`, fateOf(s, player))
    if (player.fate !== 'dead')
      for (const [name, fact] of bodyOf(player)) facts.set(`${name} ${seat}`, fact)
  })
  for (const type of INTRUDER_TYPES) {
    facts.set(`number ${type}`, s.intruders.filter((one) => one.type === type).length)
  }
  for (const [name, fact] of worldOf(s)) facts.set(name, fact)
  return facts
}

function markersOf({ fire, malfunction, secure }: NonNullable<State['rooms'][number]>) {
  return { fire, malfunction, secure }
}

function fateOf(s: State, { fate, inLander, room }: Player): string {
  if (fate === 'alive') return inLander ? 'lander' : s.rooms[room]!.tile
  return fate === 'down' ? `down in ${s.rooms[room]!.tile}` : fate
}

function bodyOf(player: Player): [string, unknown][] {
  const { health, wounds, oxygen, suffocating, hand, deck, discard, larva, data, passed } = player
  return [
    ['health', health],
    ['wounds', wounds.length],
    ['oxygen', oxygen],
    ['suffocating', suffocating],
    ['hand', hand.length],
    ['contamination', contaminationIn([...deck, ...hand, ...discard]).length],
    ['larva', larva],
    ['data', data],
    ['passed', passed],
  ]
}

function worldOf(s: State): [string, unknown][] {
  return [
    ['round', s.round],
    ['first', s.first],
    ['choices', s.choices],
    ['anti-aircraft', s.antiAircraft.length],
    ['lander', s.lander.where],
    ['lander space', s.lander.space],
    ['autodestruction', s.autodestruction.state],
    ['autodestruction space', s.autodestruction.space],
    ...SECTIONS.map((section): [string, unknown] => [
      `life support ${section}`,
      s.lifeSupport ? s.lifeSupport[section] : 'gone',
    ]),
    ['hibernatorium', s.hibernatoriumActive],
    ['eggs', s.eggs],
    ['nest', s.nestDestroyed],
    ['facility', s.destroyed],
    ['robot revealed', s.robot.revealed],
    ['robot room', s.rooms[s.robot.room]?.tile ?? 'hidden'],
    ['robot malfunction', s.robot.malfunction],
    ['queen hits', s.queen.hits],
    ['queen cards', s.queenHealth.deck.length],
    ['queen dead', s.queen.dead],
    ['bag', s.bag.length],
    ['events', s.events.discard.length],
    ['attacks', s.attacks.discard.length],
    ['explored', s.exploration.deck.length],
    ['ending', s.ending],
  ]
}

/** The facts after these lines. */
function follow(s: State, lines: readonly Line[]): Facts {
  const { seat, playing } = s.turn
  const reader = new Reader(factsOf(s), seat, playing.length)
  for (const { kind, params = {} } of lines) TELLS[kind]?.(reader, params)
  return reader.facts
}

class Reader {
  constructor(
    readonly facts: Facts,
    readonly acting: number,
    /** How many cards the acting player has played in this Action. */
    public playing: number,
  ) {}

  set(name: string, fact: unknown): void {
    this.facts.set(name, fact)
  }

  add(name: string, number: unknown): void {
    const known = this.facts.get(name)
    if (known !== OPEN) this.facts.set(name, Number(known) + Number(number))
  }

  number(name: string): number {
    return Number(this.facts.get(name))
  }

  change(name: string, change: (fact: Record<string, unknown>) => Record<string, unknown>): void {
    const fact = this.facts.get(name) as Record<string, unknown>
    this.facts.set(name, { ...fact, ...change(fact) })
  }

  forget(name: string): void {
    this.facts.set(name, OPEN)
  }
}

type Tells = (reader: Reader, params: Params) => void

function goes(where: (params: Params) => unknown): Tells {
  return (reader, params) => reader.set(`fate ${params.seat}`, where(params))
}

function marks(change: Params): Tells {
  return (reader, { room }) => reader.change(`room ${room}`, () => change)
}

function inCorridor(change: Params): Tells {
  return (reader, { corridor }) => reader.change(`corridor ${corridor}`, () => change)
}

function door(number: number): Tells {
  return (reader, { corridor }) =>
    reader.change(`corridor ${corridor}`, ({ closed }) => ({ closed: Number(closed) + number }))
}

function secures(number: (params: Params) => number): Tells {
  return (reader, params) =>
    reader.change(`room ${params.room}`, ({ secure }) => ({
      secure: Number(secure) + number(params),
    }))
}

/** Where somebody was when they fell is told; what the dead had is not asked. */
const dies: Tells = (reader, { seat }) => {
  reader.set(`fate ${seat}`, 'dead')
  for (const [name] of reader.facts) if (isBodyOf(name, seat)) reader.forget(name)
}

const BODY = [
  'health',
  'wounds',
  'oxygen',
  'suffocating',
  'hand',
  'contamination',
  'larva',
  'data',
  'passed',
]

function isBodyOf(name: string, seat: unknown): boolean {
  return BODY.some((part) => name === `${part} ${seat}`)
}

const BARE = { noise: false, reinforced: false, closed: 0 }

/** A card that was declared in vain goes back into the hand; one that had more to it does not. */
const notAgreed: Tells = (reader) => {
  if (reader.playing > 0) reader.forget(`hand ${reader.acting}`)
}

const TELLS: Readonly<Record<string, Tells>> = {
  // --- Characters ---
  moves: goes(({ room }) => room),
  'comes-along': goes(({ room }) => room),
  'is-carried': goes(({ room }) => `down in ${room}`),
  boards: goes(() => 'lander'),
  'leaves-lander': goes(() => 'landing-zone'),
  escapes: goes(() => 'escaped'),
  hibernates: goes(() => 'hibernated'),
  dies,
  perishes: dies,
  falls: (reader, { seat, room }) => {
    reader.set(`fate ${seat}`, `down in ${room}`)
    reader.set(`suffocating ${seat}`, false)
    reader.set(`passed ${seat}`, true)
  },
  revived: (reader, { seat }) => {
    reader.set(`fate ${seat}`, 'surgery-room')
    reader.set(`health ${seat}`, SECTION_SLOTS)
    reader.set(`wounds ${seat}`, 0)
    reader.set(`passed ${seat}`, false)
  },
  'loses-health': (reader, { seat, number }) => {
    const health = reader.number(`health ${seat}`) + Number(number)
    reader.set(`health ${seat}`, Math.min(SKULL, health))
  },
  'restores-health': (reader, { seat, number }) => reader.add(`health ${seat}`, -Number(number)),
  wounded: (reader, { seat }) => {
    reader.add(`wounds ${seat}`, 1)
    const least = reader.number(`wounds ${seat}`) * SECTION_SLOTS
    reader.set(`health ${seat}`, Math.max(reader.number(`health ${seat}`), least))
  },
  'wound-healed': (reader, { seat }) => reader.add(`wounds ${seat}`, -1),
  'loses-oxygen': (reader, { seat, left }) => reader.set(`oxygen ${seat}`, left),
  'spends-oxygen': (reader, { seat, left }) => reader.set(`oxygen ${seat}`, left),
  'gains-oxygen': (reader, { seat, left }) => {
    reader.set(`oxygen ${seat}`, left)
    reader.set(`suffocating ${seat}`, false)
  },
  suffocating: (reader, { seat }) => reader.set(`suffocating ${seat}`, true),
  'breathes-again': (reader, { seat }) => reader.set(`suffocating ${seat}`, false),
  'larva-settles': (reader, { seat }) => {
    reader.set(`larva ${seat}`, true)
    reader.add('number larva', -1)
  },
  'larva-lost': (reader) => reader.add('number larva', -1),
  infected: (reader, { seat }) => reader.set(`larva ${seat}`, true),
  'larva-removed': (reader, { seat }) => reader.set(`larva ${seat}`, false),
  eclosion: (reader, { seat }) => reader.set(`larva ${seat}`, false),
  'gains-data': (reader, { seat }) => reader.set(`data ${seat}`, true),
  passes: (reader, { seat }) => reader.set(`passed ${seat}`, true),

  // --- cards ---
  acts: (reader) => {
    reader.playing = 0
  },
  'not-agreed': notAgreed,
  plays: (reader, { seat }) => {
    reader.playing++
    reader.add(`hand ${seat}`, -1)
  },
  draws: (reader, { seat, number }) => reader.add(`hand ${seat}`, number),
  discards: (reader, { seat }) => reader.add(`hand ${seat}`, -1),
  reacts: (reader, { seat }) => reader.add(`hand ${seat}`, -1),
  contaminated: (reader, { seat }) => reader.add(`contamination ${seat}`, 1),
  decontaminated: (reader, { seat, number }) => {
    reader.add(`contamination ${seat}`, -Number(number))
    reader.forget(`hand ${seat}`)
  },
  'lays-contamination': (reader, { seat, number }) => reader.add(`hand ${seat}`, -Number(number)),
  'last-cards': (reader, { seat, number }) => reader.set(`hand ${seat}`, number),
  'last-shuffle': (reader, { seat }) => reader.set(`hand ${seat}`, 0),

  // --- Rooms and Corridors ---
  'room-found': (reader, { room }) => {
    reader.set(`room ${room}`, { fire: false, malfunction: false, secure: 0 })
    if (room !== 'hibernatorium') return
    reader.set('robot room', 'hibernatorium')
    for (const { number } of PRINTED_CORRIDORS) reader.set(`corridor ${number}`, BARE)
  },
  'corridor-laid': (reader, { corridor }) => reader.set(`corridor ${corridor}`, BARE),
  fire: marks({ fire: true }),
  'fire-out': marks({ fire: false }),
  malfunction: marks({ malfunction: true }),
  repaired: marks({ malfunction: false }),
  secured: secures(({ number }) => Number(number)),
  'secure-holds': secures(() => -1),
  'secure-lost': secures(() => -1),
  noise: inCorridor({ noise: true }),
  'noise-answered': inCorridor({ noise: false }),
  'noise-gone': inCorridor({ noise: false }),
  reinforced: inCorridor({ reinforced: true }),
  'door-closed': door(1),
  'door-opened': door(-1),
  'door-destroyed': door(-1),

  // --- Intruders ---
  appears: (reader, { type }) => reader.add(`number ${type}`, 1),
  horde: (reader, { type, number }) => reader.add(`number ${type}`, number),
  'crowded-out': (reader, { type, number }) => reader.add(`number ${type}`, -Number(number)),
  slain: (reader, { type }) => reader.add(`number ${type}`, -1),
  'horde-slain': (reader, { type, number }) => reader.add(`number ${type}`, -Number(number)),
  'queen-withdraws': (reader) => reader.add('number queen', -1),
  'queen-hit': (reader, { hits }) => reader.set('queen hits', hits),
  'queen-health': (reader) => reader.forget('queen cards'),
  'queen-recovers': (reader, { number }) => {
    reader.set('queen hits', 0)
    reader.set('queen cards', number)
  },
  'queen-dies': (reader) => {
    reader.set('queen dead', true)
    reader.set('number queen', 0)
  },
  token: (reader) => reader.add('bag', -1),
  'blank-returns': (reader) => reader.add('bag', 1),
  'tokens-added': (reader, { number }) => reader.add('bag', number),

  // --- the Facility ---
  round: (reader, { round }) => {
    reader.set('round', round)
    for (const [name] of reader.facts) if (name.startsWith('passed ')) awake(reader, name)
  },
  'starting-player': (reader, { seat }) => reader.set('first', seat),
  'lander-shifted': (reader, { space }) => reader.set('lander space', space),
  'chose-objective': (reader) => {
    if (reader.facts.get('ending') === null) reader.add('choices', 1)
  },
  'lander-lands': (reader) => {
    reader.set('lander', 'landed')
    reader.set('anti-aircraft', 0)
  },
  'lander-destroyed': (reader) => reader.set('lander', 'gone'),
  launched: (reader) => reader.set('lander', 'gone'),
  autodestruction: (reader, { space }) => {
    reader.set('autodestruction', 'running')
    reader.set('autodestruction space', space)
  },
  'autodestruction-late': (reader) => {
    reader.set('autodestruction', 'running')
    reader.forget('autodestruction space')
  },
  'power-off': (reader) => {
    reader.set('anti-aircraft', 0)
    reader.set('autodestruction', 'gone')
    for (const section of SECTIONS) reader.set(`life support ${section}`, 'gone')
  },
  'life-support-on': (reader, { section }) => reader.set(`life support ${section}`, true),
  'life-support-off': (reader, { section }) => reader.set(`life support ${section}`, false),
  'hibernatorium-active': (reader) => reader.set('hibernatorium', true),
  'egg-taken': (reader, { number }) => reader.set('eggs', number),
  'egg-destroyed': (reader, { number }) => reader.set('eggs', number),
  'nest-destroyed': (reader) => reader.set('nest', true),
  'facility-destroyed': (reader) => {
    for (const name of ['facility', 'nest', 'queen dead']) reader.set(name, true)
    for (const type of INTRUDER_TYPES) reader.set(`number ${type}`, 0)
  },
  'robot-revealed': (reader) => reader.set('robot revealed', true),
  'robot-moves': (reader, { room }) => reader.set('robot room', room),
  'robot-breaks': (reader) => reader.set('robot malfunction', true),
  'robot-repaired': (reader) => reader.set('robot malfunction', false),
  event: (reader) => reader.add('events', 1),
  'events-shuffled': (reader) => reader.set('events', 0),
  'attack-card': (reader) => reader.add('attacks', 1),
  'attacks-shuffled': (reader) => reader.set('attacks', 0),
  exploration: (reader) => {
    if (reader.number('explored') === 0) reader.forget('explored')
    else reader.add('explored', -1)
  },
  'ends-round-14': (reader) => reader.set('ending', 'round-14'),
  'ends-everybody-out': (reader) => reader.set('ending', 'everybody-out'),
  'ends-destroyed': (reader) => reader.set('ending', 'destroyed'),
}

/** Whoever is on their feet may act again. */
function awake(reader: Reader, name: string): void {
  const fate = reader.facts.get(`fate ${name.slice('passed '.length)}`)
  const out = fate === 'escaped' || fate === 'hibernated' || String(fate).startsWith('down')
  reader.set(name, out)
}

/** What has changed otherwise than the lines have it; `linesOf` are those that a reader gets. */
export function untold(
  before: State,
  linesOf: (reader: number | null) => readonly Line[],
  after: State,
): string[] {
  const lines = linesOf(null)
  const told = follow(before, lines)
  const wrong = [...factsOf(after)].flatMap(([name, fact]) => {
    const known = told.get(name)
    return known === OPEN || JSON.stringify(known) === JSON.stringify(fact)
      ? []
      : [`${name} is ${JSON.stringify(fact)}, told was ${JSON.stringify(known)}`]
  })
  return [...wrong, ...unseen(before, lines, after), ...unowned(before, linesOf, after)]
}

/** Intruders that are somewhere else, or hurt, without a line about it. */
function unseen(before: State, lines: readonly Line[], after: State): string[] {
  const names = (kinds: readonly string[], about: Params) =>
    lines.some(
      ({ kind, params = {} }) =>
        kinds.includes(kind) && Object.entries(about).every(([name, one]) => params[name] === one),
    )
  return after.intruders.flatMap((one) => {
    const old = before.intruders.find(({ name }) => name === one.name)
    const { type, room, corridor, hits, name } = one
    const moved = old?.room !== room || old?.corridor !== corridor
    const where =
      room < 0 ? { corridor: after.corridors[corridor]!.tile } : { room: after.rooms[room]!.tile }
    const comes = room < 0 ? INTO_CORRIDOR : INTO_ROOM
    const hurt = hits > (old?.hits ?? 0) && !names(['hit'], { intruder: name, hits })
    return [
      ...(moved && !names(comes, { type, ...where }) ? [`${name} has come untold`] : []),
      ...(hurt ? [`${name} has ${hits} Hits, untold`] : []),
    ]
  })
}

const INTO_CORRIDOR = ['horde', 'into-corridor']
const INTO_ROOM = ['appears', 'enters', 'follows', 'makes-way']

/** Items and tokens that came to somebody or left them without a line about it. */
function unowned(
  before: State,
  linesOf: (reader: number | null) => readonly Line[],
  after: State,
): string[] {
  return after.players.flatMap((player, seat) => {
    const [had, has] = [belongingsOf(before.players[seat]), belongingsOf(player)]
    if ([before, after].some(isChangingHands)) return []
    const about = linesOf(seat).filter(
      ({ params }) => params?.seat === seat || params?.other === seat,
    )
    return [...new Set([...had, ...has])]
      .filter((one) => count(had, one) !== count(has, one))
      .filter((one) => !about.some((line) => isAbout(line, one)))
      .map((one) => `${one} of ${seat}, untold`)
  })
}

/** Between an agreement and its last question. */
function isChangingHands({ transit }: State): boolean {
  return transit.items.length + transit.gear.length > 0
}

function count(all: readonly string[], one: string): number {
  return all.filter((other) => other === one).length
}

/** What somebody has: `item medkit`, `broken medkit`, `gear ammo`. */
function belongingsOf({ hands, armor, backpack, belt }: Player): string[] {
  const items = [...hands.flat(), ...(armor ? [armor] : []), ...backpack]
  const gear = [...belt, ...items.flatMap(({ slots }) => slots)].filter((one) => one !== null)
  return [
    ...items.map(({ id }) => `item ${id}`),
    ...items.filter(({ malfunction }) => malfunction).map(({ id }) => `broken ${id}`),
    ...gear.map((one) => `gear ${one}`),
  ]
}

const ABOUT_GEAR = [
  'spends-ammo',
  'throws-grenade',
  'discards-item',
  'gains-item',
  'gives-item',
  'starts-with',
  'dies',
  'falls',
]

function isAbout({ kind, params = {} }: Line, belonging: string): boolean {
  const [what, id] = belonging.split(' ')
  if (what === 'item') return params.item === id || (id === 'egg' && kind === 'egg-taken')
  if (what === 'broken') return params.item === id && kind !== 'uses-item'
  return params.gear !== undefined || ABOUT_GEAR.includes(kind)
}
