import { Match } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { theseus } from '../index.ts'
import { answerAs, drawnBy, newGame, newGameWhere, setUp, setUpTo } from './new-game.ts'
import type { Playing } from './position.ts'

/** Alliance A is the Marines and the Scientists, B the Aliens and the Greys. */
const FOUR: readonly FactionId[] = ['marines', 'aliens', 'scientists', 'greys']
const TEAM = { mode: 'team' }

test('THE-TEAM-01 four players form two alliances of two', () => {
  const game = newGame(FOUR, TEAM)
  expect(viewOf(game).alliances.map((alliance) => alliance.members)).toEqual([
    [0, 2],
    [1, 3],
  ])
  const seed = { kind: 'fast' as const, seed: 1 }
  const options = { ...TEAM, factions: ['marines', 'aliens', 'scientists'] }
  expect(Match.start(theseus, { seats: 3, seed, options })).toMatchObject({ code: 'bad-setup' })
})

test('THE-TEAM-02 the turns alternate between the alliances, A first', () => {
  const game = setUp(newGame(FOUR, TEAM))
  const turns = FOUR.map(() => {
    const { active } = game
    game.endTurn()
    return active
  })
  expect(turns).toEqual(FOUR)
  expect(game.active).toBe('marines')
})

test('THE-TEAM-03 partners choose together which of their two Sectors their alliance uses', () => {
  const game = newGame(FOUR, TEAM)
  const both = ['alliance-sector:loading-dock', 'alliance-sector:laboratory']
  expect(askedSeats(game)).toEqual([0, 2])
  for (const decision of game.match.pending()) {
    expect(decision.options.map((option) => option.id)).toEqual(both)
  }
  answerAs(game, 'scientists', 'alliance-sector:laboratory')
  answerAs(game, 'marines', 'alliance-sector:laboratory')
  expect(askedSeats(game)).toEqual([1, 3])
  answerAs(game, 'aliens', 'alliance-sector:grey-wreck')
  answerAs(game, 'greys', 'alliance-sector:grey-wreck')
  expect(viewOf(game).sectors.map((sector) => sector.id)).toEqual([
    'corridors',
    'control-room',
    'laboratory',
    'tech-bay',
    'grey-wreck',
  ])
  expect(viewOf(game).alliances.map(({ home }) => home)).toEqual(['laboratory', 'grey-wreck'])
  expect(game.log('partners-disagree')).toEqual([])
})

test('THE-TEAM-03 partners who disagree leave their Sector to the one who plays first', () => {
  const game = newGame(FOUR, TEAM)
  answerAs(game, 'scientists', 'alliance-sector:laboratory')
  answerAs(game, 'marines', 'alliance-sector:loading-dock')
  expect(game.log('partners-disagree')).toHaveLength(1)
  setUp(game)
  expect(viewOf(game).alliances[0].home).toBe('loading-dock')
})

test('THE-TEAM-04 every deck has 10 cards, the other 15 go back to the box', () => {
  const game = setUpTo(newGame(FOUR, TEAM), 'starting-card')
  for (const { deck, drawn, boxed } of viewOf(game).players) {
    expect(deck.count + drawn.length).toBe(10)
    expect(boxed).toBe(15)
  }
})

test('THE-TEAM-05 each draws two cards and installs one of them, in turn order, anywhere', () => {
  const noShaft = (one: Playing) => !drawnBy(one, 'aliens').includes('ali-shaft')
  const game = newGameWhere(FOUR, TEAM, 'starting-card', noShaft)
  const askedFirst: FactionId[] = []
  for (const faction of FOUR) expect(drawnBy(game, faction)).toHaveLength(2)
  while (game.prompt === 'starting-card' || game.prompt === 'install') {
    if (game.prompt === 'install') {
      const emptySlot = (slot: string) => game.options.includes(`install:${slot}`)
      expect(emptySlot('tec-2')).toBe(game.card('tec-2') === null)
      expect(emptySlot('ctl-1')).toBe(false)
    }
    if (!askedFirst.includes(game.asked)) askedFirst.push(game.asked)
    game.choose(game.options.at(-1)!)
  }
  expect(askedFirst).toEqual(FOUR)
  const installed = viewOf(game).sectors.flatMap(({ slots }) =>
    slots.flatMap((one) => one.card ?? []),
  )
  expect(installed.map((card) => card.owner).sort()).toEqual([0, 1, 2, 3])
})

test('THE-TEAM-05 an Instant card that is chosen is kept for the alliance', () => {
  const hasShaft = (game: Playing) => drawnBy(game, 'aliens').includes('ali-shaft')
  const game = newGameWhere(FOUR, TEAM, 'starting-card', hasShaft)
  setUp(game, 'starting-card:ali-shaft')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
  expect(game.kept('greys')).toEqual(['ali-shaft'])
})

test('THE-TEAM-06 the other card is pending in the alliance’s Sector, 8 stay in the deck', () => {
  const game = setUp(newGame(FOUR, TEAM))
  for (const [home, owners] of [
    ['loading-dock', [0, 2]],
    ['alien-nest', [1, 3]],
  ] as const) {
    const { pending } = viewOf(game).sectors.find((sector) => sector.id === home)!
    expect(pending.map((slot) => slot.card?.owner)).toEqual(owners)
  }
  for (const faction of FOUR) expect(game.deck(faction)).toHaveLength(8)
})

test('THE-TEAM-07 everybody plays with two units', () => {
  const game = setUp(newGame(FOUR, TEAM))
  const standing = viewOf(game).units.filter((unit) => unit.room !== null)
  expect(standing.map((unit) => unit.name).sort()).toEqual([
    'alien-1',
    'alien-2',
    'grey-1',
    'grey-2',
    'marine-1',
    'marine-2',
    'scientist-1',
    'scientist-2',
  ])
})

test('THE-TEAM-08 first one unit each in the alliance’s Sector, then one each anywhere', () => {
  const game = setUpTo(newGame(FOUR, TEAM), 'place-unit')
  const homes = ['loading-dock', 'alien-nest', 'loading-dock', 'alien-nest']
  for (const [i, faction] of FOUR.entries()) {
    expect(game.asked).toBe(faction)
    expect(sectorsOffered(game)).toEqual([homes[i]])
    game.choose(game.options[0])
  }
  for (const faction of FOUR) {
    expect(game.asked).toBe(faction)
    expect(sectorsOffered(game)).toEqual(viewOf(game).sectors.map((sector) => sector.id))
    expect(game.options).not.toContain('room:loading-dock-a')
    game.choose(game.options.find((id) => id.startsWith('room:tech-bay'))!)
  }
  expect(game.state.cursor).toBe('turn')
})

test('THE-TEAM-09 a Sector that is full after the setup has set off no Flash Assault', () => {
  const rooms = ['a', 'b', 'c', 'd'].map((room) => `room:loading-dock-${room}`)
  const game = setUp(newGame(FOUR, TEAM), ...rooms)
  const { rooms: taken } = viewOf(game).sectors.find((sector) => sector.id === 'loading-dock')!
  expect(taken).not.toContain(null)
  expect(game.log('flash-assault')).toEqual([])
  for (const faction of FOUR) expect(game.life(faction)).toBe(20)
})

test('THE-TEAM-28 an alliance with Pandora uses her partner’s Sector, where her token lies', () => {
  const game = newGame(['pandora', 'aliens', 'marines', 'greys'], TEAM)
  expect(askedSeats(game)).toEqual([1, 3])
  setUp(game)
  const view = viewOf(game)
  expect(view.alliances[0].home).toBe('loading-dock')
  expect(view.pandora?.sector).toBe('loading-dock')
  expect(view.sectors.map((sector) => sector.id)).toEqual([
    'corridors',
    'control-room',
    'loading-dock',
    'tech-bay',
    'alien-nest',
  ])
})

test('THE-TEAM-28 Pandora plays in her seat’s place with two Creatures and no cards', () => {
  const game = setUp(newGame(['marines', 'pandora', 'aliens', 'greys'], TEAM))
  const view = viewOf(game)
  expect(game.active).toBe('marines')
  expect(game.endTurn().active).toBe('pandora')
  const hers = view.units.filter((unit) => unit.owner === 1 && unit.room !== null)
  expect(hers.map((unit) => unit.name)).toEqual(['creature-1', 'creature-2'])
  expect(view.players[1]).toMatchObject({ deck: { count: 0, top: null }, boxed: 0, life: 20 })
})

test('THE-TEAM-28 Pandora’s partner fills one pending slot and the other starts empty', () => {
  const game = setUp(newGame(['marines', 'pandora', 'aliens', 'greys'], TEAM))
  expect(game.card('grey-p1')?.owner).toBe(3)
  expect(game.card('grey-p2')).toBeNull()
})

function viewOf(game: Playing) {
  return game.match.view(null)
}

function askedSeats(game: Playing): number[] {
  return game.match.pending().map((decision) => decision.seat)
}

/** The Sectors with a Room on offer, clockwise. */
function sectorsOffered(game: Playing): string[] {
  const ring = viewOf(game).sectors.map((sector) => sector.id)
  return ring.filter((id) => game.options.some((option) => option.startsWith(`room:${id}-`)))
}
