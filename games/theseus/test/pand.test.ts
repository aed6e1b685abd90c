import { describe, expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { newGame, setUp, setUpTo } from './new-game.ts'
import { type Playing, position, teamPosition } from './position.ts'

/** Corridors, Control Room, Loading Dock, Tech Bay. */
function station() {
  return position('marines', 'pandora').toMove('pandora')
}

describe('units', () => {
  test('THE-PAND-02 three Creatures and ten Embryos of three kinds, all on their basic side', () => {
    const { units } = setUp(newGame(['marines', 'pandora'])).match.view(null)
    const hers = units.filter((unit) => unit.owner === 1)
    const number = (kind: string) => hers.filter((unit) => unit.kind === kind).length
    expect(['creature', 'catcher', 'runner', 'warrior'].map(number)).toEqual([3, 2, 4, 4])
    expect(hers).toHaveLength(13)
    expect(hers.some((unit) => unit.upgraded)).toBe(false)
    expect(hers.filter((unit) => unit.room === null).every((unit) => unit.place === 'supply')).toBe(
      true,
    )
  })

  test('THE-PAND-03 Pandora has no cards', () => {
    const game = setUp(newGame(['marines', 'pandora']))
    expect(game.match.view(null).players[1]).toMatchObject({
      deck: { count: 0, top: null },
      boxed: 0,
      drawn: [],
    })
    const owners = [...game.state.installed, ...game.state.pending].flatMap((card) => card ?? [])
    expect(owners.every((card) => card.owner === 0)).toBe(true)
  })

  test.each([
    ['THE-PAND-04 a Creature attacks one enemy in range', 'creature-1', false, 1],
    ['THE-PAND-04 an upgraded Creature attacks every enemy in range', 'creature-1', true, 2],
    ['THE-PAND-06 a Runner does not attack', 'runner-1', false, 0],
    ['THE-PAND-06 an upgraded Runner attacks one enemy', 'runner-1', true, 1],
    ['THE-PAND-07 a Catcher does not attack', 'catcher-1', false, 0],
    ['THE-PAND-07 an upgraded Catcher attacks one enemy', 'catcher-1', true, 1],
    ['THE-PAND-08 a Warrior attacks one enemy', 'warrior-1', false, 1],
    ['THE-PAND-08 an upgraded Warrior attacks every enemy in range', 'warrior-1', true, 2],
  ])('%s', (_, name, upgraded, attacks) => {
    const game = station()
      .unit('creature-3', 'tech-bay', 'a')
      .unit(name, 'control-room', 'a', { upgraded })
      .unit('marine-1', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'd')
      .unit('marine-3', 'control-room', 'c')
      .play()
    game.choose('move:creature-3').endTurn()
    expect(game.told('attacks', 'unit')).toEqual(Array(attacks).fill(name))
    expect(game.life('marines')).toBe(20 - attacks)
  })

  test.each([
    ['THE-PAND-06 a Runner takes a card for one use', 'runner-1', false, true],
    ['THE-PAND-06 an upgraded Runner takes a card for good', 'runner-1', true, false],
    ['THE-PAND-07 a Catcher takes a card for good', 'catcher-1', false, false],
    ['THE-PAND-07 so does an upgraded Catcher', 'catcher-1', true, false],
    ['THE-PAND-08 a Warrior takes a card for one use', 'warrior-1', false, true],
    ['THE-PAND-08 an upgraded Warrior takes a card for good', 'warrior-1', true, false],
  ])('%s', (_, name, upgraded, once) => {
    const game = station()
      .unit(name, 'corridors', 'a', { upgraded })
      .unit('creature-1', 'tech-bay', 'a')
      .card('mar-fire', 'ctl-2')
      .play()
    game.choose(`move:${name}`, 'room:control-room-a', 'take-control:ctl-2')
    const { embryo } = game.match.view(null).sectors[1].slots[1].card!
    expect(embryo).toEqual({ unit: name, once })
  })

  test('THE-PAND-05 THE-PAND-50 a Runner of either side may go one Sector further', () => {
    for (const upgraded of [false, true]) {
      const game = station()
        .unit('runner-1', 'corridors', 'a', { upgraded, parasites: 1, parasitesOf: 0 })
        .unit('catcher-1', 'tech-bay', 'a')
        .play()
      expect(game.options).toEqual(['move:runner-1', 'move:runner-1+run', 'move:catcher-1'])
      game.choose('move:runner-1+run', 'room:loading-dock-a')
      // The Sector more is a Movement point, so the Parasite bites twice.
      expect(game.life('pandora')).toBe(18)
    }
  })

  test('THE-PAND-50 a Runner need not go further', () => {
    const game = station().unit('runner-1', 'corridors', 'a').play()
    game.choose('move:runner-1', 'room:control-room-a')
    expect(game.place('runner-1')).toBe('control-room-a')
  })

  test('THE-PAND-50 THE-SPACE-08 the further Sector is named with its Movement points, and not offered from Space', () => {
    const game = station().unit('runner-1', 'corridors', 'a').unitInSpace('runner-2').play()
    expect(
      game.decision.options.map(({ id, label, params }) => [id, label, params?.points]),
    ).toEqual([
      ['move:runner-1', 'move', 1],
      ['move:runner-1+run', 'move-run', 2],
      ['place:runner-2', 'place', undefined],
    ])
  })

  test('THE-PAND-50 a Runner moved by an enemy goes the plain way', () => {
    const game = position('greys', 'pandora')
      .unit('grey-1', 'corridors', 'a')
      .unit('runner-1', 'grey-wreck', 'b')
      .card('gre-mind-control', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:runner-1'])
    game.choose('move-enemy:runner-1', 'room:tech-bay-b')
    expect(game.place('runner-1')).toBe('tech-bay-b')
  })
})

describe('setup', () => {
  test('THE-PAND-09 Pandora starts with 20 Life, in a death-match with 0, and with no Data', () => {
    const duel = setUp(newGame(['marines', 'pandora']))
    expect([duel.life('pandora'), duel.data('pandora')]).toEqual([20, 0])
    expect(setUp(newGame(['marines', 'aliens', 'pandora'])).life('pandora')).toBe(0)
  })

  test('THE-PAND-10 against one base faction the station has four Sectors', () => {
    for (const factions of [
      ['aliens', 'pandora'],
      ['pandora', 'aliens'],
    ] as FactionId[][]) {
      expect(ringOf(newGame(factions))).toEqual([
        'corridors',
        'control-room',
        'alien-nest',
        'tech-bay',
      ])
    }
  })

  test('THE-PAND-11 the token goes beside any Sector, before anything else is dealt', () => {
    const game = newGame(['marines', 'pandora'])
    expect(game.asked).toBe('pandora')
    expect(game.options).toEqual([
      'token:corridors:left',
      'token:control-room:left',
      'token:loading-dock:left',
      'token:loading-dock:right',
      'token:tech-bay:left',
    ])
    expect(game.decision.options.map((option) => option.label)).toEqual([
      'token',
      'token',
      'token-left',
      'token-right',
      'token',
    ])
    game.choose('token:tech-bay:left')
    expect(game.match.view(null).alliances[1].home).toBe('tech-bay')
  })

  test('THE-PAND-12 in a shared faction Sector both players have the action of their own', () => {
    const shared = () => position('marines', 'pandora').pandoraAt('loading-dock')
    const hers = shared()
      .unit('creature-1', 'control-room', 'a')
      .unit('marine-1', 'loading-dock', 'a')
    const pandora = hers.toMove('pandora').play()
    pandora.choose('move:creature-1', 'room:loading-dock-c')
    expect(pandora.upgrades('pandora')).toBe(1)
    const marines = shared().unit('marine-1', 'control-room', 'a').play()
    marines.choose('move:marine-1', 'room:loading-dock-c')
    expect(marines.upgrades('marines')).toBe(1)
  })

  test('THE-PAND-13 on the left she plays before the owner of the Sector, on the right after', () => {
    const order = (factions: FactionId[], token: string) => orderOf(newGame(factions).choose(token))
    const duel: FactionId[] = ['marines', 'pandora']
    expect(order(duel, 'token:loading-dock:left')).toEqual(['pandora', 'marines'])
    expect(order(duel, 'token:loading-dock:right')).toEqual(['marines', 'pandora'])
    const three: FactionId[] = ['marines', 'aliens', 'pandora']
    expect(order(three, 'token:loading-dock:right')).toEqual(['marines', 'pandora', 'aliens'])
    expect(order(three, 'token:alien-nest:right')).toEqual(['marines', 'aliens', 'pandora'])
    expect(order(three, 'token:loading-dock:left')).toEqual(['pandora', 'marines', 'aliens'])
  })

  test('THE-PAND-14 on a neutral Sector she plays where that Sector stands in the ring', () => {
    const order = (token: string) => {
      const game = newGame(['marines', 'aliens', 'pandora'])
      expect(ringOf(game).join(' ')).toBe('corridors loading-dock control-room alien-nest tech-bay')
      return orderOf(game.choose(token))
    }
    expect(order('token:corridors:left')).toEqual(['pandora', 'marines', 'aliens'])
    expect(order('token:control-room:left')).toEqual(['marines', 'pandora', 'aliens'])
    expect(order('token:tech-bay:left')).toEqual(['marines', 'aliens', 'pandora'])
  })

  test('THE-PAND-15 two Creatures stand in Pandora’s Sector, the third anywhere', () => {
    const game = newGame(['marines', 'pandora']).choose('token:corridors:left')
    setUpTo(game, 'place-unit')
    for (const creature of ['creature-1', 'creature-2']) {
      expect(game.decision.params).toEqual({ unit: creature })
      expect(game.options.every((id) => id.startsWith('room:corridors-'))).toBe(true)
      game.choose(game.options[0])
    }
    while (game.decision.params?.unit !== 'creature-3') game.choose(game.options[0])
    expect(game.options).toContain('room:tech-bay-d')
    game.choose('room:tech-bay-d')
    expect(game.place('creature-3')).toBe('tech-bay-d')
  })

  test('THE-PAND-16 a shared Sector is full from the start and sets off no Flash Assault', () => {
    const game = setUp(newGame(['marines', 'pandora']), 'token:loading-dock:left')
    const dock = game.match.view(null).sectors.find((sector) => sector.id === 'loading-dock')!
    expect([...dock.rooms].sort()).toEqual(['creature-1', 'creature-2', 'marine-1', 'marine-2'])
    expect(game.log('flash-assault')).toEqual([])
    expect([game.life('marines'), game.life('pandora')]).toEqual([20, 20])
  })
})

describe('the turn', () => {
  test('THE-PAND-27 her Sector action is 1 Upgrade token', () => {
    const game = station()
      .pandoraAt('loading-dock')
      .unit('creature-1', 'control-room', 'a')
      .unit('marine-1', 'loading-dock', 'b')
      .play()
    game.choose('move:creature-1', 'room:loading-dock-d')
    expect(game.upgrades('pandora')).toBe(1)
  })

  test('THE-PAND-28 an Upgrade token serves any unit of hers and numbered cards she controls', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('runner-1', 'tech-bay', 'b')
      .card('mar-fire', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .card('mar-armoury', 'ctl-3')
      .controlled('ctl-3', 'catcher-2', false)
      .card('mar-minefield', 'tec-1')
      .upgrades('pandora', 1)
      .play()
    expect(game.options.filter((id) => id.startsWith('upgrade'))).toEqual([
      'upgrade-unit:creature-1',
      'upgrade-unit:runner-1',
      'upgrade-card:ctl-2',
    ])
    game.choose('upgrade-card:ctl-2')
    expect(game.card('ctl-2')?.upgrades).toBe(1)
    expect(game.upgrades('pandora')).toBe(0)
  })

  test.each(['neutral', 'pandora'])(
    'THE-PAND-29 on a neutral Sector of hers both actions follow, the %s one first',
    (first) => {
      const game = station()
        .pandoraAt('corridors')
        .unit('creature-1', 'tech-bay', 'a')
        .unit('marine-1', 'corridors', 'b')
        .play()
      game.choose('move:creature-1', 'room:corridors-a')
      expect(game.options).toEqual(['neutral-first', 'pandora-first'])
      game.choose(`${first}-first`)
      const both = ['assault', 'upgrade-taken']
      expect(game.kinds(...both)).toEqual(first === 'neutral' ? both : both.reverse())
      expect(game.upgrades('pandora')).toBe(1)
      expect(game.life('marines')).toBe(19)
    },
  )

  test('THE-PAND-30 enemies resolve the neutral action of her Sector, and only that', () => {
    const game = position('marines', 'pandora')
      .pandoraAt('corridors')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('creature-1', 'corridors', 'b')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.life('pandora')).toBe(19)
    expect(game.upgrades('marines')).toBe(0)
  })

  test('THE-PAND-33 she has no Planning phase, not even to discard a pending card', () => {
    const game = station()
      .unit('creature-1', 'tech-bay', 'a')
      .unit('marine-1', 'corridors', 'b')
      .pending('mar-fire', 'cor-p1')
      .play()
    game.choose('move:creature-1', 'room:corridors-a')
    expect(game.active).toBe('marines')
    expect(game.card('cor-p1')?.id).toBe('mar-fire')
  })

  test('THE-PAND-34 in a ring of four a unit that moves four comes back, even to its Room', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'corridors', 'c')
      .unit('marine-3', 'corridors', 'd')
      .card('mar-fire', 'cor-1')
      .play()
    game.choose('move:creature-1')
    expect(game.place('creature-1')).toBe('corridors-a')
    expect(game.told('trap', 'card')).toEqual(['mar-fire'])
    expect(game.log('flash-assault')).toHaveLength(1)
  })

  test('THE-PAND-51 she uses Bonus and Instant cards of her alliance in a team game', () => {
    const game = teamWith('bon-gangway', 'bon-upgrade').play()
    expect(game.options).toContain('move:creature-1+gangway')
    game.choose('play:bon-upgrade')
    expect(game.upgrades('pandora')).toBe(1)
  })

  test('THE-PAND-51 she never installs: a Station Plan of her partner does nothing for her', () => {
    const game = teamWith()
      .card('sci-station-plan', 'ctl-2')
      .pending('sci-archives', 'lab-p1')
      .bonus('bon-upgrade', 'lab-3')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.told('action', 'card')).toEqual(['sci-station-plan'])
    expect(game.prompt).not.toBe('station-plan')
    expect(game.card('lab-p1')?.id).toBe('sci-archives')
  })
})

/** Pandora and the Scientists against the Marines and the Aliens, with these cards kept. */
function teamWith(...kept: ('bon-gangway' | 'bon-upgrade')[]) {
  return teamPosition('pandora', 'marines', 'scientists', 'aliens')
    .unit('creature-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .kept('pandora', ...kept)
}

function ringOf(game: Playing): string[] {
  return game.match.view(null).sectors.map((sector) => sector.id)
}

function orderOf(game: Playing): FactionId[] {
  const { order, players } = game.match.view(null)
  return order.map((seat) => players[seat].faction)
}
