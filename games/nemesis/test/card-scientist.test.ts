import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('intranet', () => {
  const connected = (room: string) =>
    position('scientist', 'captain')
      .at('scientist', room)
      .at('captain', 'cockpit')
      .hand('scientist', 'intranet', 'search')

  test('intranet: from a Computer the action of any explored room with a Computer', () => {
    const game = connected('monitoring-room').unexplored('surgery').play()
    const rooms = new Set(game.ways('intranet').map((way) => way.split(':')[0]))
    expect([...rooms].sort()).toEqual([
      'comms-room',
      'engine-control',
      'fire-control',
      'generator',
      'monitoring-room',
    ])
    game.choose('intranet:comms-room')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
    game.settle()
    expect(game.view(null).players[0].signal).toBe(true)
    expect(game.whereIs('scientist')).toBe('monitoring-room')
    expect(game.player('scientist').discard).toEqual(['intranet', 'search'])
  })

  test('intranet: no room that is unexplored, broken, or whose conditions are not met', () => {
    const game = connected('engine-control')
      .unexplored('fire-control')
      .malfunction('generator')
      .is('scientist', { signal: true })
      .play()
    // The Monitoring Room looks at Fire Control; the Laboratory has nothing to analyse.
    expect(game.ways('intranet')).toEqual(['monitoring-room:2', 'engine-control'])
  })

  test('intranet: Intruders over there do not matter', () => {
    const game = connected('monitoring-room').intruder('adult', 'comms-room').play()
    expect(game.ways('intranet')).toContain('comms-room')
    const fight = connected('monitoring-room').intruder('larva', 'monitoring-room').play()
    expect(fight.forbidden('intranet')).toBe('NEM-COST-07')
  })

  test('intranet: the Laboratory analyses what lies there and what the Scientist carries', () => {
    const far = () => connected('monitoring-room')
    const carried = far().carrying('scientist', 'carcass').play()
    expect(carried.ways('intranet')).toContain('laboratory:carcass')
    const game = carried.act('intranet:laboratory:carcass')
    expect(game.view(null).weaknesses.carcass).not.toBeNull()
    expect(far().object('laboratory', 'egg').play().ways('intranet')).toContain('laboratory:egg')
    const lying = far().object('monitoring-room', 'egg').play()
    expect(lying.ways('intranet')).not.toContain('laboratory:egg')
  })

  test('intranet: not without a Computer, nor with a broken one', () => {
    expect(connected('armory').play().forbidden('intranet')).toBe('NEM-ROOM-04')
    expect(connected('cockpit').play().ways('intranet')).toEqual([])
    const broken = connected('comms-room').malfunction('comms-room').play()
    expect(broken.forbidden('intranet')).toBe('NEM-ROOM-04')
  })

  test('intranet, holo-computer: from any room, broken or not, while it is in a hand', () => {
    for (const room of ['armory', 'nest', 'cockpit']) {
      const game = connected(room).item('scientist', 'holo-computer').play()
      expect(game.ways('intranet')).toContain('comms-room')
    }
    const broken = connected('comms-room')
      .item('scientist', 'holo-computer')
      .malfunction('comms-room')
      .play()
    expect(broken.ways('intranet')).toContain('generator')
    expect(broken.ways('intranet')).not.toContain('comms-room')
    const fight = connected('armory')
      .item('scientist', 'holo-computer')
      .intruder('larva', 'armory')
      .play()
    expect(fight.forbidden('intranet')).toBe('NEM-COST-07')
  })

  test('holo-computer: other cards at a Computer are not helped by it', () => {
    const game = position('scientist', 'captain')
      .at('scientist', 'armory')
      .hand('scientist', 'access-denied')
      .item('scientist', 'holo-computer')
      .play()
    expect(game.ways('access-denied')).toEqual([])
  })
})

describe('access-denied', () => {
  const denying = (room: string) =>
    position('scientist', 'captain').at('scientist', room).hand('scientist', 'access-denied')

  test('access-denied: the action of the room without paying', () => {
    const game = denying('comms-room').play().act('access-denied:room-action:comms-room')
    expect(game.view(null).players[0].signal).toBe(true)
    expect(game.player('scientist').discard).toEqual(['access-denied'])
  })

  test('access-denied: or any room with a Computer breaks, the own one too', () => {
    const game = denying('comms-room').malfunction('generator').unexplored('laboratory').play()
    const broken = game.ways('access-denied').filter((way) => way.startsWith('break-computer'))
    expect(broken.map((way) => way.split(':')[1])).toEqual(['2', '5', '6', '7'])
    game.act('access-denied:break-computer:6')
    expect(game.room('monitoring-room').malfunction).toBe(true)
    const own = denying('comms-room').play().act('access-denied:break-computer:5')
    expect(own.room('comms-room').malfunction).toBe(true)
  })

  test('access-denied: only at a working Computer, out of combat', () => {
    expect(denying('armory').play().ways('access-denied')).toEqual([])
    expect(denying('comms-room').malfunction('comms-room').play().ways('access-denied')).toEqual([])
    const fight = denying('comms-room').intruder('larva', 'comms-room').play()
    expect(fight.forbidden('access-denied')).toBe('NEM-COST-07')
  })
})

describe('threat-assessment', () => {
  const assessing = (room: string) =>
    position('scientist', 'captain')
      .at('scientist', room)
      .hand('scientist', 'threat-assessment')
      .events('hunt-2', 'lurking')

  test('threat-assessment: the top Event card is looked at in secret and may stay', () => {
    const game = assessing('comms-room').play().act('threat-assessment')
    expect(game.view('scientist').decks.events.known).toEqual([{ at: 0, id: 'hunt-2' }])
    expect(game.view('captain').decks.events.known).toEqual([])
    expect(game.log('sees-event', 'scientist')[0].params?.event).toBe('hunt-2')
    expect(game.log('sees-event', 'captain')).toEqual([])
    expect(game.options()).toEqual(['leave-event', 'put-event-under'])
    game.choose('leave-event')
    expect(game.state.events.at(-1)?.id).toBe('hunt-2')
    expect(game.log('event-left', 'captain')).toHaveLength(1)
  })

  test('threat-assessment: or go under the deck, which everybody is told', () => {
    const game = assessing('comms-room').play().act('threat-assessment', 'put-event-under')
    expect(game.state.events.at(-1)?.id).toBe('lurking')
    expect(game.view('scientist').decks.events.known).toEqual([{ at: 19, id: 'hunt-2' }])
    expect(game.log('event-put-under', 'captain')).toHaveLength(1)
    expect(game.view('captain').decks.events).toMatchObject({ count: 20, known: [] })
  })

  test('threat-assessment: only at a working Computer, out of combat', () => {
    expect(assessing('armory').play().forbidden('threat-assessment')).toBe('NEM-ROOM-04')
    const broken = assessing('comms-room').malfunction('comms-room').play()
    expect(broken.forbidden('threat-assessment')).toBe('NEM-ROOM-04')
    const fight = assessing('comms-room').intruder('larva', 'comms-room').play()
    expect(fight.forbidden('threat-assessment')).toBe('NEM-COST-07')
  })

  test('threat-assessment, holo-computer: anywhere, even with a Malfunction', () => {
    const holo = (room: string) => assessing(room).item('scientist', 'holo-computer')
    expect(holo('armory').play().options()).toContain('threat-assessment')
    const game = holo('comms-room').malfunction('comms-room').play().act('threat-assessment')
    expect(game.prompt).toBe('next-event')
  })
})

test('NEM-DECK-05 threat-assessment: an empty Event deck is made anew, so that there is a next card', () => {
  const game = position('scientist', 'captain')
    .at('scientist', 'laboratory')
    .hand('scientist', 'threat-assessment')
    .with((s) => s.eventDiscard.push(...s.events.splice(0).map(({ id }) => id)))
    .play()
    .act('threat-assessment')
  expect(game.prompt).toBe('next-event')
  expect(game.log('sees-event', 'scientist')).toHaveLength(1)
  expect(game.view('scientist').decks.events).toMatchObject({ count: 20, discard: [] })
})
