import { describe, expect, test } from 'vitest'
import { PLACES, slotAt } from '../facility.ts'
import { routesOf } from '../routes.ts'
import { type Position, retaliation } from './position.ts'

/** A row of Rooms: Landing Zone, 204, Armory, 404, Server Room. */
function row(...crew: string[]): Position {
  return retaliation(...crew)
    .room('r2c2', 'armory')
    .room('r2c4', 'server-room')
    .corridor('r2c2-r2c4', 404)
}

const [LANDING_ZONE, ARMORY, SERVER_ROOM] = ['r2c0', 'r2c2', 'r2c4'].map(slotAt)
const placeAt = (id: string) => PLACES.findIndex((place) => place.id === id)
const [NEAR, FAR] = [placeAt('r2c0-r2c2'), placeAt('r2c2-r2c4')]

const routes = (laid: Position) => routesOf(laid.play().view(null))

describe('RET-IMOVE-01 RET-IMOVE-02: where every group goes next is plain to all', () => {
  test('RET-IMOVE-04: out of a Corridor all of them into an empty Room', () => {
    expect(routes(row('recon').horde(404, 'adult', 'adult', 'drone'))).toEqual([
      {
        room: -1,
        corridor: FAR,
        toRoom: ARMORY,
        toCorridor: -1,
        breaksDoor: false,
        number: 3,
        seat: 0,
      },
    ])
  })

  test('RET-IMOVE-04: one alone into a Room with somebody', () => {
    const [route] = routes(row('recon').horde(204, 'adult', 'adult'))
    expect(route).toMatchObject({ corridor: NEAR, toRoom: LANDING_ZONE, number: 1 })
  })

  test('RET-IMOVE-10: out of a Room into the Corridor, however many, even beside somebody', () => {
    const laid = row('recon', 'officer')
      .at('officer', 'server-room')
      .intruder('adult', 'armory')
      .intruder('drone', 'armory')
    expect(routes(laid)).toEqual([
      {
        room: ARMORY,
        corridor: -1,
        toRoom: -1,
        toCorridor: NEAR,
        breaksDoor: false,
        number: 2,
        seat: 0,
      },
    ])
    expect(routes(laid.first('officer'))[0]).toMatchObject({ toCorridor: FAR, seat: 1 })
  })

  test('RET-IMOVE-06 RET-IMOVE-18: whoever fights stays, and so does whoever reaches nobody', () => {
    expect(routes(row('recon').intruder('adult', 'landing-zone'))).toEqual([])
    expect(routes(row('recon').room('r0c2', 'cooling').intruder('adult', 'cooling'))).toEqual([])
    expect(routes(row('recon'))).toEqual([])
  })

  test('RET-IMOVE-13: a Closed Door is broken first', () => {
    const laid = row('recon')
      .corridor('r2c2-r2c4', 403)
      .closed(403, 'armory')
      .intruder('adult', 'server-room')
      .horde(403, 'adult')
    expect(routes(laid)).toMatchObject([
      { room: SERVER_ROOM, toCorridor: FAR, breaksDoor: false },
      { corridor: FAR, toRoom: ARMORY, breaksDoor: true },
    ])
  })
})
