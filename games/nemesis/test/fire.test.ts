import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** FIRE, MALF: fire and breakdowns. */

const QUIET = { tokens: ['larva' as const] }

/** The Scout in the Armory, the Captain in the Cockpit. */
function crew(): Position {
  return position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
}

const EIGHT = [
  'nest',
  'surgery',
  'storage',
  'generator',
  'emergency-room',
  'laboratory',
  'comms-room',
  'fire-control',
]

// --- fire ---

test('NEM-FIRE-01 a turn that ends in a burning room costs a Light Wound, each time', () => {
  const game = crew()
    .fire('engine-2')
    .cards('scout', 4)
    .dice({ noise: ['silence', 'silence', 'silence', 'silence'] })
    .play()
  game.act('move:c-18-20').act('move:c-18-20')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pass()
  game.act('move:c-18-20')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pass()
  expect(game.player('scout').lightWounds).toBe(1)
  expect(game.player('captain').lightWounds).toBe(0)
})

test('NEM-FIRE-02 two actions, an action and a pass, or just a pass are a turn', () => {
  const burnt = (ready: Position, ...actions: string[]) => {
    const game = ready.at('scout', 'hibernatorium').fire('shower-room').play()
    for (const action of actions) {
      expect(game.player('scout').lightWounds).toBe(0)
      if (action === 'pass') game.pass()
      else game.act(action)
    }
    expect(game.asked).toEqual(['captain'])
    return game.player('scout').lightWounds
  }
  const silent = { noise: ['silence' as const, 'silence' as const] }
  const two = crew().cards('scout', 2).dice(silent)
  expect(burnt(two, 'move:c-11-15', 'move:c-11-15')).toBe(0)
  expect(burnt(crew().cards('scout', 2).dice(silent), 'move:c-11-14', 'move:c-14-17')).toBe(0)
  expect(burnt(crew().cards('scout', 1).dice(silent), 'move:c-11-14', 'pass')).toBe(1)
  const entering = crew().cards('scout', 2).dice(silent)
  expect(burnt(entering, 'move:c-11-15', 'pass')).toBe(0)
  const staying = crew().fire('hibernatorium')
  expect(burnt(staying, 'pass')).toBe(1)
})

test('NEM-FIRE-03 who has passed in a burning room is not burnt again in this phase', () => {
  const game = crew()
    .fire('armory')
    .cards('captain', 4)
    .events('hunt-3')
    .dice({ noise: ['silence', 'silence', 'silence', 'silence'], ...QUIET })
    .play()
  game.pass()
  game.act('move:c-1-3').act('move:c-1-3')
  expect(game.asked).toEqual(['captain'])
  game.pass()
  expect(game.view(null).round).toBe(2)
  expect(game.player('scout').lightWounds).toBe(1)
})

test('NEM-FIRE-04 each Intruder in a burning room takes 1 damage in the Event phase', () => {
  const game = crew()
    .fire('armory', 'surgery')
    .at('scout', 'nest')
    .intruder('adult', 'armory')
    .intruder('creeper', 'armory')
    .intruder('adult', 'engine-2')
    .intruder('larva', 'surgery')
    .attacks('scratch-4', 'bite-3')
    .events('hunt-3')
    .dice(QUIET)
    .phase('fire')
    .play()
  const injuries = game.view(null).intruders.map((one) => [one.name, one.injuries])
  expect(injuries).toEqual([
    ['adult-1', 1],
    ['creeper-2', 1],
    ['adult-3', 0],
  ])
  expect(game.player('scout').lightWounds).toBe(0)
})

test('NEM-FIRE-04 Eggs burn only in a Nest that somebody has found', () => {
  const burning = () => crew().fire('nest').events('hunt-3').dice(QUIET).phase('fire')
  expect(burning().play().view(null).eggs).toBe(4)
  expect(burning().unexplored('nest').play().view(null).eggs).toBe(5)
})

test('NEM-FIRE-05 a ninth marker that has to be placed blows up the ship', () => {
  const ready = () =>
    crew().cards('scout', 1).item('scout', 'molotov-cocktail').intruder('adult', 'engine-2')
  const eighth = ready()
    .fire(...EIGHT.slice(1))
    .attacks('scratch-4')
    .play()
    .act('molotov-cocktail:20')
  expect(eighth.room('engine-2').fire).toBe(true)
  expect(eighth.winners).toBeNull()
  const ninth = ready()
    .fire(...EIGHT)
    .play()
    .act('molotov-cocktail:20')
  expect(ninth.winners).toEqual([])
  expect(ninth.match.result?.reason).toBe('explosion')
  expect(ninth.log('ends-explosion')[0].rule).toBe('NEM-FIRE-05')
})

test('NEM-FIRE-06 a second marker in a room is nothing, even when none is left', () => {
  const game = crew()
    .cards('scout', 1)
    .item('scout', 'molotov-cocktail')
    .intruder('adult', 'engine-2')
    .fire('engine-2', ...EIGHT.slice(1))
    .attacks('scratch-4')
    .play()
    .act('molotov-cocktail:20')
  expect(game.winners).toBeNull()
  expect(game.log('fire')).toEqual([])
  expect(game.state.rooms.filter((room) => room.fire)).toHaveLength(8)
})

test('NEM-FIRE-07 a discarded marker can be used again', () => {
  const game = crew()
    .fire('armory', ...EIGHT.slice(1))
    .cards('scout', 2)
    .item('scout', 'fire-extinguisher')
    .item('scout', 'molotov-cocktail')
    .intruder('adult', 'engine-2')
    .attacks('scratch-4')
    .play()
    .act('fire-extinguisher:extinguish')
  expect(game.room('armory').fire).toBe(false)
  game.act('molotov-cocktail:20')
  expect(game.room('engine-2').fire).toBe(true)
  expect(game.winners).toBeNull()
})

test('NEM-FIRE-08 the room action works in a burning room', () => {
  const game = crew().at('scout', 'comms-room').fire('comms-room').cards('scout', 2).play()
  game.act('comms-room')
  expect(game.player('scout').signal).toBe(true)
})

test('NEM-FIRE-09 so does Search', () => {
  const game = crew().fire('armory').hand('scout', 'search').play().act('search:red')
  expect(game.prompt).toBe('keep-item')
  expect(game.room('armory').items).toBe(1)
})

test.each(['cockpit', 'hibernatorium', 'engine-1', 'nest', 'slime-room', 'armory'])(
  'NEM-FIRE-10 the %s can burn',
  (tile) => {
    const game = crew()
      .at('scout', 'fire-control')
      .at('captain', tile)
      .fire(tile)
      .events('hunt-3')
      .dice(QUIET)
      .play()
      .pass()
      .pass()
    expect(game.player('captain').lightWounds).toBe(1)
  },
)

test('NEM-FIRE-10 a Character in a pod is not burnt', () => {
  const game = crew().inPod('scout', 1).fire('evacuation-a').play().pass()
  expect(game.player('scout').lightWounds).toBe(0)
})

test('NEM-FIRE-11 fire spreads into unexplored rooms and stays there', () => {
  const game = crew()
    .at('scout', 'hibernatorium')
    .cards('scout', 1)
    .fire('armory')
    .unexplored('airlock-control', 'slime-3')
    .events('consuming-fire')
    .dice({ tokens: ['larva'], noise: ['danger'] })
    .phase('event')
    .first('captain')
    .play()
  expect(game.room('airlock-control')).toMatchObject({ fire: true, explored: false })
  game.act('move:c-11-15')
  expect(game.room('airlock-control')).toMatchObject({ fire: true, explored: true })
})

// --- malfunctions ---

test('NEM-MALF-01 the action of a broken room is not available', () => {
  const ready = () => crew().at('scout', 'comms-room').cards('scout', 2)
  expect(ready().play().options()).toContain('comms-room')
  const broken = ready().malfunction('comms-room').play()
  expect(broken.options()).not.toContain('comms-room')
  expect(broken.why('comms-room')).toBe('malfunction')
})

test('NEM-MALF-02 a broken room is searched as usual', () => {
  const game = crew().malfunction('armory').hand('scout', 'search').play().act('search:red')
  expect(game.prompt).toBe('keep-item')
})

test.each([
  ['scout', 'basic-repairs', 2],
  ['pilot', 'repairs', 1],
  ['mechanic', 'quick-repairs', 0],
] as const)('NEM-MALF-03 the %s can mend a room with %s', (character, card, cost) => {
  const game = position(character, 'captain')
    .at(character, 'armory')
    .malfunction('armory')
    .hand(character, card, ...['search', 'search'].slice(0, cost))
    .play()
    .act(`${card}:repair-room`)
  expect(game.room('armory').malfunction).toBe(false)
  expect(game.player(character).hand).toHaveLength(0)
})

test.each(['tools', 'duct-tape'])('NEM-MALF-03 so does %s', (item) => {
  const ready = () => crew().cards('scout', 1).item('scout', item)
  expect(ready().play().options()).not.toContain(`${item}:repair-room`)
  const game = ready().malfunction('armory').play().act(`${item}:repair-room`)
  expect(game.room('armory').malfunction).toBe(false)
})

test.each(['nest', 'slime-room'])('NEM-MALF-04 the %s never breaks down', (tile) => {
  const here = crew().at('scout', tile).hand('scout', 'demolition').play()
  expect(here.options().filter((id) => id.startsWith('demolition'))).toEqual([])
  const exploring = position('scout', 'captain')
    .tile(14, tile === 'nest' ? 'nest' : 'slime-room')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .unexplored(tile, 'malfunction-2')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(exploring.room(tile)).toMatchObject({ explored: true, malfunction: false })
})

test.each(['cockpit', 'hibernatorium', 'engine-3', 'armory', 'shower-room'])(
  'NEM-MALF-05 the %s can break down',
  (tile) => {
    const game = crew().at('captain', 'nest').at('scout', tile).hand('scout', 'demolition').play()
    game.act('demolition:break-room')
    expect(game.room(tile).malfunction).toBe(true)
  },
)

test('NEM-MALF-05 by tokens and events too', () => {
  const token = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .unexplored('shower-room', 'malfunction-2')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(token.room('shower-room').malfunction).toBe(true)
  const event = crew().events('life-support-failure').dice(QUIET).phase('event').play()
  expect(event.room('surgery').malfunction).toBe(true)
})

test('NEM-MALF-06 a breakdown of the Hibernatorium does not touch those asleep', () => {
  const game = position('scout', 'captain')
    .out('scout', 'hibernating')
    .toAct('captain')
    .hand('captain', 'demolition')
    .with((s) => {
      s.time = 10
    })
    .play()
    .act('demolition:break-room')
  expect(game.room('hibernatorium').malfunction).toBe(true)
  expect(game.whereIs('scout')).toBe('hibernating')
  expect(game.why('hibernatorium')).toBe('malfunction')
})

test('NEM-MALF-07 a breakdown of an Engine room leaves the Engine as it is', () => {
  const game = crew().at('scout', 'engine-1').hand('scout', 'demolition').play()
  const before = game.state.engines.map((engine) => engine.working)
  game.act('demolition:break-room')
  expect(game.room('engine-1').malfunction).toBe(true)
  expect(game.state.engines.map((engine) => engine.working)).toEqual(before)
})

/** Eight rooms other than the Armory that break down. */
const BROKEN = ['cockpit', ...EIGHT.slice(1)]

test('NEM-MALF-08 a ninth marker that has to be placed blows up the ship', () => {
  const ready = () => crew().hand('scout', 'demolition')
  const eighth = ready()
    .malfunction(...BROKEN.slice(1))
    .play()
    .act('demolition:break-room')
  expect(eighth.winners).toBeNull()
  expect(eighth.room('armory').malfunction).toBe(true)
  const ninth = ready()
    .malfunction(...BROKEN)
    .play()
    .act('demolition:break-room')
  expect(ninth.winners).toEqual([])
  expect(ninth.match.result?.reason).toBe('explosion')
  expect(ninth.log('ends-explosion')[0].rule).toBe('NEM-MALF-08')
})

test('NEM-MALF-09 a second marker, or one for the Nest, is nothing, even when none is left', () => {
  const game = crew()
    .malfunction(...BROKEN)
    .intruder('adult', 'surgery')
    .intruder('adult', 'nest')
    .door('c-17-19', 'closed')
    .events('damage')
    .dice(QUIET)
    .phase('event')
    .at('captain', 'surgery')
    .at('scout', 'nest')
    .play()
  expect(game.winners).toBeNull()
  expect(game.log('malfunction')).toEqual([])
  expect(game.room('nest').malfunction).toBe(false)
})

test('NEM-MALF-10 a discarded marker can be used again', () => {
  const game = crew()
    .malfunction('armory', ...BROKEN.slice(1))
    .hand('scout', 'demolition', 'search')
    .item('scout', 'tools')
    .play()
  game.act('tools:repair-room')
  const left = game.player('scout').hand[0]
  expect(left).toBe('search')
})

test('NEM-MALF-11 a broken room counts as having no Computer', () => {
  const ready = () => crew().at('scout', 'comms-room').item('scout', 'self-destruct-key')
  const works = ready().cards('scout', 1).play()
  expect(works.options()).toContain('self-destruct-key')
  const broken = ready().cards('scout', 1).malfunction('comms-room').play()
  expect(broken.options()).not.toContain('self-destruct-key')
  expect(broken.why('self-destruct-key')).toBe('no-computer')
})

test('NEM-MALF-12 no marker is put into an unexplored room', () => {
  const game = crew()
    .at('captain', 'nest')
    .unexplored('surgery')
    .unexplored('laboratory')
    .intruder('adult', 'laboratory')
    .door('c-5-10', 'closed')
    .events('life-support-failure')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(game.room('surgery').malfunction).toBe(false)
  expect(game.room('laboratory').malfunction).toBe(false)
  expect(game.room('emergency-room').malfunction).toBe(true)
})
