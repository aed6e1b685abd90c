import { expect, test } from 'vitest'
import { Playing, type Position, position } from './position.ts'

/** The Control Room is full, and a Marine is about to enter it. */
function fullControlRoom(): Position {
  return position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('marine-2', 'control-room', 'a')
    .unit('alien-1', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'c')
    .unit('alien-3', 'control-room', 'd')
}

test('THE-EJECT-01 in a full Sector one of the four units there, not the new one, goes to Space', () => {
  const game = fullControlRoom().play().choose('move:marine-1')
  expect(game.prompt).toBe('eject')
  expect([...game.options].sort()).toEqual([
    'eject:alien-1',
    'eject:alien-2',
    'eject:alien-3',
    'eject:marine-2',
  ])
  game.choose('eject:alien-2')
  expect(game.place('alien-2')).toBe('space')
})

test('THE-EJECT-01 where a Room is empty nobody is ejected', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'c')
    .unit('alien-3', 'control-room', 'd')
    .play()
  game.choose('move:marine-1')
  expect(game.place('marine-1')).toBe('control-room-a')
  expect(game.log('ejected')).toEqual([])
})

test('THE-EJECT-02 THE-EJECT-03 the moving player chooses, and may choose an own unit', () => {
  const game = fullControlRoom().play().choose('move:marine-1')
  expect(game.asked).toBe('marines')
  game.choose('eject:marine-2')
  expect(game.place('marine-2')).toBe('space')
  expect(game.place('marine-1')).toBe('control-room-a')
})

test('THE-EJECT-04 the new unit takes the Room of the ejected one', () => {
  const game = fullControlRoom().play().choose('move:marine-1', 'eject:alien-3')
  expect(game.place('marine-1')).toBe('control-room-d')
})

test('THE-EJECT-05 after an ejection the Sector is full: a Flash Assault follows its Traps', () => {
  const game = fullControlRoom().card('ali-hive', 'ctl-2').play()
  game.choose('move:marine-1', 'eject:alien-3').endTurn()
  const kinds = ['ejected', 'trap', 'flash-assault']
  expect(game.kinds(...kinds)).toEqual(kinds)
  expect(game.told('flash-assault', 'faction')).toEqual(['marines'])
})

test('THE-EJECT-05 no Flash Assault follows where a Trap has removed a Minor Alien', () => {
  const game = position('marines', 'aliens')
    .card('mar-team-tactics', 'ctl-2')
    .card('mar-minefield', 'nest-1')
    .unit('marine-1', 'corridors', 'a')
    .minorAlien('minor-alien-1', 'tech-bay', 'a')
    .unit('marine-2', 'alien-nest', 'a')
    .unit('alien-1', 'alien-nest', 'b')
    .unit('alien-2', 'alien-nest', 'c')
    .unit('alien-3', 'alien-nest', 'd')
    .play()
  game.choose('move:marine-1', 'room:control-room-a', 'move-enemy:minor-alien-1', 'eject:alien-3')
  expect(game.place('alien-3')).toBe('space')
  expect(game.place('minor-alien-1')).toBe('off')
  expect(game.log('flash-assault')).toEqual([])
})

test('THE-EJECT-06 who moves an enemy unit chooses whom it ejects, even of its own faction', () => {
  const game = position('greys', 'marines')
    .card('gre-mind-control', 'ctl-2')
    .unit('grey-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .unit('grey-2', 'loading-dock', 'a')
    .unit('grey-3', 'loading-dock', 'b')
    .unit('marine-2', 'loading-dock', 'c')
    .unit('marine-3', 'loading-dock', 'd')
    .play()
  game.choose('move:grey-1', 'room:control-room-a', 'move-enemy:marine-1')
  expect(game.prompt).toBe('eject')
  expect(game.asked).toBe('greys')
  expect([...game.options].sort()).toEqual([
    'eject:grey-2',
    'eject:grey-3',
    'eject:marine-2',
    'eject:marine-3',
  ])
  game.choose('eject:marine-3')
  expect(game.place('marine-3')).toBe('space')
  expect(game.place('marine-1')).toBe('loading-dock-d')
})

test('THE-EJECT-07 an ejected unit keeps its side', () => {
  for (const upgraded of [true, false]) {
    const game = fullControlRoom().unit('alien-1', 'control-room', 'b', { upgraded }).play()
    game.choose('move:marine-1', 'eject:alien-1')
    expect(game.place('alien-1')).toBe('space')
    expect(game.unit('alien-1').upgraded).toBe(upgraded)
  }
})

test('THE-EJECT-08 an ejected unit loses its Clamp, Parasite and Invisibility tokens', () => {
  const start = position('aliens', 'scientists', 'greys')
    .card('sci-clamp', 'nest-1')
    .unit('alien-1', 'corridors', 'a')
    .unit('grey-1', 'alien-nest', 'a')
    .held('grey-1', 'nest-1')
    .parasites('grey-1', 2)
    .unit('grey-2', 'alien-nest', 'b', { invisible: true })
    .unit('grey-3', 'alien-nest', 'c')
    .unit('scientist-1', 'alien-nest', 'd')
  const tokens = (playing: Playing, name: string) => {
    const { held, parasites, invisible } = playing.match
      .view(null)
      .units.find((unit) => unit.name === name)!
    return { held, parasites, invisible }
  }
  const none = { held: false, parasites: 0, invisible: false }

  const game = start.play()
  const hidden = game.match.fork()
  expect(tokens(game, 'grey-1')).toEqual({ held: true, parasites: 2, invisible: false })
  game.choose('move:alien-1', 'eject:grey-1')
  expect(game.place('grey-1')).toBe('space')
  expect(tokens(game, 'grey-1')).toEqual(none)

  const other = new Playing(hidden)
  expect(tokens(other, 'grey-2')).toEqual({ held: false, parasites: 0, invisible: true })
  other.choose('move:alien-1', 'eject:grey-2')
  expect(other.place('grey-2')).toBe('space')
  expect(tokens(other, 'grey-2')).toEqual(none)
})

test('THE-EJECT-08 an ejected Minor Alien returns to its supply instead of going to Space', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'a')
    .unit('alien-2', 'control-room', 'b')
    .unit('alien-3', 'control-room', 'c')
    .minorAlien('minor-alien-1', 'control-room', 'd')
    .play()
  game.choose('move:marine-1', 'eject:minor-alien-1')
  expect(game.place('minor-alien-1')).toBe('off')
  expect(game.place('marine-1')).toBe('control-room-d')
})

test('THE-EJECT-09 an ejection is no Movement: no Trap and no Parasite strikes the ejected unit', () => {
  const game = position('scientists', 'marines', 'aliens')
    .card('sci-defence-system', 'ctl-1', { active: true })
    .card('sci-camera', 'ctl-2')
    .unit('scientist-1', 'laboratory', 'a')
    .unit('marine-1', 'control-room', 'a')
    .parasites('marine-1', 2)
    .unit('marine-2', 'control-room', 'b')
    .unit('alien-1', 'control-room', 'c')
    .unit('alien-2', 'control-room', 'd')
    .play()
  game.choose('move:scientist-1', 'eject:marine-1')
  expect(game.place('marine-1')).toBe('space')
  expect(game.kinds('trap', 'wounded')).toEqual([])
  expect(game.card('ctl-2')?.recording).toBe(0)
})
