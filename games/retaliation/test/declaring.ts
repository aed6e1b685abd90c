import type { Option } from '@bulkhead/kernel'
import type { Playing } from './playing.ts'
import { type Position, retaliation } from './position.ts'

/**
 * A Character and another, who is wounded and holds a broken Bayonet, in the Server Room, which burns. To
 * the west lies the Landing Zone (204), to the north-west the Armory with the Robot (405), both by empty Corridors, and a Horde beyond it (404); to
 * the east a Horde comes through an Unexplored Corridor with an open Door (401), to the north-east a Closed Door (101)
 * leads to where nobody has been. No Corridor joins the Surgery Room in the south-east.
 */
export function furnished(me: string): Position {
  const other = me === 'contractor' ? 'officer' : 'contractor'
  return retaliation(me, other)
    .room('r2c2', 'server-room')
    .room('r1c1', 'armory')
    .room('r3c3', 'surgery-room')
    .corridor('r1c1-r2c2', 405)
    .corridor('r2c2-r2c4', 401)
    .corridor('r1c3-r2c2', 101, { doorEnd: 1 })
    .closed(101, 'server-room')
    .corridor('r1c1-r1c3', 404)
    .horde(401, 'adult')
    .horde(404, 'adult', 'adult')
    .noise(104)
    .at(me, 'server-room')
    .at(other, 'server-room')
    .fire('server-room')
    .secure('armory', 1)
    .robot('technical-robot', 'armory')
    .belt(me, 'grenade', 'medpack', 'ammo')
    .is(me, { health: 2, oxygen: 3 })
    .wound(other, 'leg')
    .is(other, { health: 4 })
    .item(other, 'bayonet', { malfunction: true })
}

/** The same with two Adults and a Drone in the Room. */
export function fighting(me: string): Position {
  return furnished(me)
    .intruder('adult', 'server-room')
    .intruder('adult', 'server-room')
    .intruder('drone', 'server-room', 1)
}

/** An option as one line: its way, what it says, what it points at, its figures. */
export function inALine({ id, label, targets = [], params = {} }: Option): string {
  const { by, ...figures } = params
  return [
    id === by ? '-' : id.replace(`${by}:`, ''),
    label,
    ...targets.map((target) => `${target.kind}:${target.id}`),
    ...Object.entries(figures).map(([name, figure]) => `${name}=${figure}`),
  ].join(' ')
}

/** Every way to declare something, line by line; the rule that leaves none where there is none. */
export function waysToDeclare(game: Playing, by: string): string[] {
  const lines = game
    .decision()
    .options.filter(({ params }) => params?.by === by)
    .map(inALine)
  return lines.length > 0 ? lines : [String(game.forbidden(by))]
}
