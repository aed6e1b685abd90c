import { expect, test } from 'vitest'
import { newGame, setUp } from './new-game.ts'
import { position } from './position.ts'

test('THE-TURN-01 the text of an installed card overrides the general rules', () => {
  const station = () =>
    position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
  const plain = station().play().choose('move:alien-1')
  expect(plain.options).toContain('room:control-room-a')
  // A lone unit goes exactly one Sector, but its Conduit lets it skip that one.
  const game = station().card('ali-ventilation-conduit', 'ctl-2').play()
  game.choose('move:alien-1', 'skip:ctl-2', 'room:alien-nest-a')
  expect(game.place('alien-1')).toBe('alien-nest-a')
})

test('THE-TURN-02 the first player begins, then all take turns in turn order', () => {
  const game = setUp(newGame(['greys', 'marines', 'aliens']))
  const active = [game.active]
  while (active.length < 7) active.push(game.endTurn().active)
  const order = ['greys', 'marines', 'aliens']
  expect(active).toEqual([...order, ...order, 'greys'])
})

test('THE-TURN-03 Movement, Action cards, Sector action and Planning follow in this order', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('mar-assault', 'ctl-2')
    .pending('ali-hive', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .play()
  expect(game.prompt).toBe('movement')
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.kinds('arrives', 'action', 'assault')).toEqual(['arrives', 'action', 'assault'])
  expect(game.prompt).toBe('malfunction')
  game.choose('malfunction:nest-p1')
  expect(game.prompt).toBe('planning')
  game.choose('plan-draw:ctl-p1')
  expect(game.active).toBe('aliens')
})

test('THE-TURN-04 the active player must move one of their own units and cannot pass', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('marine-2', 'tech-bay', 'a')
    .unit('alien-1', 'tech-bay', 'b')
    .unitInSpace('marine-3')
    .play()
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(['move:marine-1', 'move:marine-2', 'place:marine-3'])
})

test('THE-TURN-05 only Planning can be declined', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('mar-assault', 'ctl-1')
    .card('mar-detector', 'ctl-2')
    .pending('ali-hive', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .play()
  expect(game.options).toEqual(['move:marine-1'])
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.options).toEqual(['action:ctl-1', 'action:ctl-2'])
  game.choose('action:ctl-1', 'no-more')
  expect(game.options).toEqual(['malfunction:nest-p1', 'malfunction:nest-p2'])
  game.choose('malfunction:nest-p1')
  expect(game.options).toEqual(['plan-draw:ctl-p1', 'no-planning'])
  game.choose('no-planning')
  expect(game.active).toBe('aliens')
  expect(game.card('ctl-p1')).toBeNull()
})

test('THE-TURN-05 the Extra Turn of the Tech Bay cannot be declined', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('marine-2', 'corridors', 'a')
    .unit('marine-3', 'corridors', 'b')
    .unit('alien-1', 'alien-nest', 'a')
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a')
  expect(game.options).toEqual(['extra-turn:marine-2', 'extra-turn:marine-3'])
})

test('THE-TURN-06 a unit that has moved takes no Extra Turn, and may move again in the next turn', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('marine-2', 'corridors', 'a')
    .unit('marine-3', 'corridors', 'b')
    .unit('alien-1', 'corridors', 'c')
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a', 'extra-turn:marine-2', 'room:tech-bay-b')
  expect(game.seen('marine-1').moved).toBe(true)
  // The third unit is the only one left: it is chosen without asking.
  expect(game.told('extra-turn', 'unit')).toEqual(['marine-2', 'marine-3'])
  expect(game.endTurn().seen('marine-2').moved).toBe(false)
  expect(game.endTurn().options).toContain('move:marine-1')
})

test('THE-TURN-06 an enemy unit is moved once in a turn, whatever moves it', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'corridors', 'a')
    .unit('marine-1', 'corridors', 'b')
    .unit('marine-2', 'tech-bay', 'c')
    .card('gre-mind-control', 'grey-1')
    .card('gre-mind-control', 'grey-2')
    .play()
  game.choose('move:grey-1', 'room:grey-wreck-a')
  expect(game.options).toEqual(['no-more', 'move-enemy:marine-1', 'move-enemy:marine-2'])
  game.choose('move-enemy:marine-1', 'room:control-room-a')
  expect(game.options).toEqual(['no-more', 'move-enemy:marine-2'])
})

test('THE-TURN-06 Extra Turns are part of the same turn: a unit moved before cannot be moved in them', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'grey-wreck', 'a')
    .unit('grey-2', 'control-room', 'a')
    .unit('marine-1', 'corridors', 'b')
    .unit('marine-2', 'loading-dock', 'c')
    .card('gre-mind-control', 'tec-2')
    .card('gre-mind-control', 'grey-2')
    .play()
  game.choose('move:grey-1', 'room:tech-bay-a', 'move-enemy:marine-2', 'room:corridors-a')
  expect(game.told('extra-turn', 'unit')).toEqual(['grey-2'])
  game.choose('room:grey-wreck-a')
  expect(game.options).toEqual(['no-more', 'move-enemy:marine-1'])
})

test('THE-TURN-06 a relocation by Abduction and a placement from Space are moves', () => {
  const abduction = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'control-room', 'b')
    .card('ali-abduction', 'ctl-2')
    .play()
  abduction.choose('move:alien-1', 'room:control-room-a', 'abduct:marine-1')
  abduction.choose('abduct-to:tech-bay', 'room:tech-bay-a')
  expect(abduction.seen('marine-1').moved).toBe(true)

  const space = position('aliens', 'marines')
    .unitInSpace('alien-1')
    .unit('marine-1', 'corridors', 'a')
    .card('mar-fire', 'tec-1')
    .card('mar-minefield', 'tec-2')
    .play()
  space.choose('place:alien-1', 'room:tech-bay-a')
  expect(space.prompt).toBe('trap-order')
  expect(space.seen('alien-1').moved).toBe(true)
})

test('THE-TURN-06 a unit that was ejected or has appeared has not moved', () => {
  const ejection = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'a')
    .unit('alien-2', 'control-room', 'b')
    .unit('alien-3', 'control-room', 'c')
    .unit('marine-2', 'control-room', 'd')
    .card('ali-hive', 'nest-1')
    .card('ali-hive', 'nest-2')
    .play()
  ejection.choose('move:marine-1', 'eject:marine-2')
  expect(ejection.seen('marine-2')).toMatchObject({ place: 'space', moved: false })

  const incubation = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'b')
    .card('ali-incubator', 'ctl-2')
    .pending('mar-fire', 'dock-p1')
    .pending('mar-fire', 'dock-p2')
    .play()
  incubation.choose('move:alien-1', 'room:control-room-a', 'room:control-room-b')
  expect(incubation.seen('minor-alien-1')).toMatchObject({ place: 'control-room', moved: false })
})

test('THE-TURN-06 a hatched Embryo has not moved and may take the Extra Turn', () => {
  const game = position('pandora', 'marines')
    .unit('creature-1', 'loading-dock', 'a')
    .unit('creature-2', 'corridors', 'a')
    .unit('marine-1', 'corridors', 'b')
    .pandoraAt('corridors')
    .play()
  game.choose('move:creature-1', 'room:tech-bay-a', 'hatch:runner', 'room:tech-bay-b')
  expect(game.options).toEqual(['extra-turn:creature-2', 'extra-turn:runner-1'])
})

test('THE-TURN-06 the jump of a Teleportation ends the same Movement', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'corridors', 'a')
    .unit('marine-1', 'corridors', 'b')
    .card('gre-teleportation', 'grey-1')
    .play()
  game.choose('move:grey-1', 'teleport:loading-dock', 'room:loading-dock-a')
  expect(game.place('grey-1')).toBe('loading-dock-a')
  expect(game.told('moves', 'unit')).toEqual(['grey-1'])
})

test('THE-TURN-07 the next turn begins when nothing is left to be used, or when the player says so', () => {
  const station = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'tech-bay', 'a')
  const bare = station().play()
  bare.choose('move:marine-1', 'room:corridors-a', 'no-planning')
  expect(bare.active).toBe('aliens')

  const rich = station().upgrades('marines', 1).play()
  rich.choose('move:marine-1', 'room:corridors-a', 'go-on', 'go-on', 'no-planning')
  expect(rich.active).toBe('marines')
  expect(rich.options).toEqual(['end-turn', 'upgrade-unit:marine-1'])
  rich.choose('end-turn')
  expect(rich.active).toBe('aliens')
  expect(rich.upgrades('marines')).toBe(1)
})

test('THE-TURN-08 a player whose units are all clamped has no Movement and nothing that follows it', () => {
  const station = () =>
    position('marines', 'scientists')
      .unit('marine-1', 'corridors', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .card('sci-clamp', 'cor-1')
      .held('marine-1', 'cor-1')
      .card('mar-armoury', 'cor-2')
  const bare = station().play()
  expect(bare.active).toBe('scientists')
  expect(bare.kinds('moves', 'action', 'assault', 'pending')).toEqual([])

  const rich = station().kept('marines', 'bon-upgrade').play()
  expect(rich.active).toBe('marines')
  expect(rich.options).toEqual(['end-turn', 'play:bon-upgrade'])
  rich.choose('play:bon-upgrade', 'upgrade-unit:marine-1')
  expect(rich.unit('marine-1').upgraded).toBe(true)
  expect(rich.active).toBe('scientists')
})

test('THE-TURN-08 so has a player whose units are in Space with no empty Room anywhere', () => {
  const pandora = [
    ...['creature-1', 'creature-2', 'creature-3', 'catcher-1', 'catcher-2'],
    ...['runner-1', 'runner-2', 'runner-3', 'runner-4'],
    ...['warrior-1', 'warrior-2', 'warrior-3', 'warrior-4'],
  ]
  const rooms = ['corridors', 'control-room', 'alien-nest', 'tech-bay'].flatMap((sector) =>
    [...'abcd'].map((room) => [sector, room]),
  )
  const crowd = (last: number) => {
    const station = position('aliens', 'pandora').pandoraAt('corridors')
    for (const name of ['alien-1', 'alien-2', 'alien-3']) station.unitInSpace(name)
    ;[...pandora, 'minor-alien-1', 'minor-alien-2', 'minor-alien-3']
      .slice(0, last)
      .forEach((name, i) => {
        station.unit(name, rooms[i][0], rooms[i][1])
      })
    return station.play()
  }
  expect(crowd(16).active).toBe('pandora')
  expect(crowd(15).options).toEqual(['place:alien-1', 'place:alien-2', 'place:alien-3'])
})
