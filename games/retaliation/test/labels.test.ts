import { describe, expect, test } from 'vitest'
import { reinforces } from '../effects.ts'
import { type Position, retaliation, retaliationWith } from './position.ts'

/** What an option says, by its id. */
function label(laid: Position, id: string, ...before: string[]): string | undefined {
  const game = laid.play()
  if (before.length > 0) game.act(...(before as [string, ...string[]]))
  const option = game.decision().options.find((one) => one.id === id)
  if (!option) throw new Error(`${id} is not among ${game.options().join(' ')}`)
  return option.label
}

const two = () => retaliation('officer', 'recon').room('r2c2', 'armory')

describe('an option says what it comes to', () => {
  test('RET-ORDER-01: somebody is ordered into a Room, or to explore', () => {
    const ordering = two().hand('officer', 'first-in-command')
    expect(label(ordering, 'first-in-command:order:1:move:204')).toBe('order-move')
    expect(label(ordering, 'first-in-command:order:1:move:104')).toBe('order-explore')
  })

  test('RET-OXY-05: a second Move of a Sprint leads on, or to what nobody knows', () => {
    const sprinting = () =>
      retaliation('recon')
        .room('r2c2', 'armory')
        .corridor('r2c2-r2c4', 404)
        .hand('recon', 'sprint')
        .dice({ noise: [1] })
    expect(label(sprinting(), 'move:204', 'sprint:204')).toBe('go')
    expect(label(sprinting(), 'move:404', 'sprint:204')).toBe('go-exploring')
  })

  test('RET-MOVE-14 RET-MODE-COOP-08: with somebody, and with a body besides', () => {
    const going = () =>
      retaliationWith({ mode: 'coop' }, 'officer', 'recon', 'contractor')
        .room('r2c2', 'armory')
        .out('contractor', 'down')
        .emptyHanded('contractor')
        .hand('officer', 'lets-go', 'search')
    expect(label(going(), 'lets-go:move-card:204:with-1')).toBe('move-with')
    expect(label(going(), 'lets-go:move-card:204+1:with-1')).toBe('move-with-carrying')
    expect(label(going(), 'lets-go:move-card:104:with-1')).toBe('explore-with')
  })

  test('RET-TRADE-01: an Item is offered, or a token', () => {
    const trading = () =>
      two().item('officer', 'tools').belt('officer', 'medpack').cards('officer', 1)
    const offers = trading().play().act('trade', 'trade:1').decision().options
    expect(offers.map(({ id, label }) => [id, label])).toEqual([
      ['offer:sawed-off-shotgun#0', 'offer-item'],
      ['offer:tools#1', 'offer-item'],
      ['offer:medpack#2', 'offer-gear'],
    ])
  })

  test('Pressure Control pushes out of a Room, or into one', () => {
    const pushing = () =>
      retaliation('officer')
        .room('r2c2', 'pressure-control')
        .room('r3c1', 'armory')
        .at('officer', 'pressure-control')
        .cards('officer', 2)
    const out = pushing().intruder('adult', 'landing-zone')
    expect(label(out, 'use-room:push:adult-1:304')).toBe('push-out')
    const option = out
      .play()
      .decision()
      .options.find(({ id }) => id === 'use-room:push:adult-1:304')
    expect(option!.params).toMatchObject({ from: 'landing-zone' })
    expect(option!.targets!.map(({ kind }) => kind)).toEqual(['intruder', 'type', 'corridor'])
    const corner = pushing()
      .room('r0c0', 'nest')
      .corridor('r0c0-r0c2', 404)
      .intruder('adult', 'nest')
      .play()
      .act('use-room:push:adult-1:404')
    expect(corner.intrudersAt(404)).toEqual(['adult'])
    const into = pushing().horde(304, 'adult')
    expect(label(into, 'use-room:push:adult-1:landing-zone')).toBe('push-in')
  })
})

describe('RET-EFFECT-01: a reason says what is missing', () => {
  test('RET-CORR-09: no Corridor to anybody, or none at all', () => {
    const full = retaliation('recon').horde(104, 'adult').horde(204, 'adult').horde(304, 'adult')
    const why = (which: 'linked' | 'any') =>
      reinforces(which).missing!(full.state, full.player('recon'))!.why
    expect([why('linked'), why('any')]).toEqual(['no-linked-corridor', 'no-empty-corridor'])
  })
})
