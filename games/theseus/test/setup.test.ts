import { FastRng, leaksNow } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { cardsOf } from '../cards/card.ts'
import { type FactionId, TOKEN_LIMITS, type TokenKind } from '../components.ts'
import { supplyOf } from '../queries.ts'
import { answerFirst, drawnBy, newGame, newGameWhere, seatOf, setUp, setUpTo } from './new-game.ts'
import { type Playing, position } from './position.ts'

const DUEL: FactionId[] = ['aliens', 'marines']

const ringOf = (game: Playing) => game.match.view(null).sectors.map((sector) => sector.id)
const slotsOf = (game: Playing) => game.match.view(null).sectors.flatMap((sector) => sector.slots)
const pendingOf = (game: Playing) =>
  game.match.view(null).sectors.flatMap((sector) => sector.pending)
const bonusSlots = (game: Playing) => slotsOf(game).filter((slot) => slot.bonus !== null)
const bonusCards = (game: Playing) => bonusSlots(game).map((slot) => slot.bonus)
const player = (game: Playing, faction: FactionId) =>
  game.match.view(null).players[seatOf(game, faction)]

test('THE-SETUP-01 THE-SETUP-02 the duel has a ring of 5 Sectors in the printed order', () => {
  expect(ringOf(newGame(['greys', 'marines']))).toEqual([
    'corridors',
    'control-room',
    'grey-wreck',
    'tech-bay',
    'loading-dock',
  ])
  expect(ringOf(newGame(['marines', 'greys']))).toEqual([
    'corridors',
    'control-room',
    'loading-dock',
    'tech-bay',
    'grey-wreck',
  ])
})

test('THE-SETUP-01 a faction without a board adds no Sector, and unused ones stay in the box', () => {
  const game = setUp(newGame(['pandora', 'scientists']))
  expect(ringOf(game)).toEqual(['corridors', 'control-room', 'laboratory', 'tech-bay'])
  const rooms = game.state.rooms.flatMap((units, sector) =>
    game.state.ring.includes(sector) ? [] : units,
  )
  expect(new Set(rooms)).toEqual(new Set([-1]))
})

test('THE-SETUP-03 the owner of the first faction Sector clockwise is the first player', () => {
  const game = setUp(newGame(['greys', 'marines']))
  expect(game.match.view(null).order).toEqual([0, 1])
  expect(game.active).toBe('greys')
  const free = setUpTo(newGame(['greys', 'marines', 'aliens'], { ring: 'players' }), 'lay-sector')
  free.choose('lay:alien-nest', 'lay:tech-bay', 'lay:loading-dock', 'lay:grey-wreck')
  expect(free.match.view(null).order.map((seat) => free.state.players[seat].faction)).toEqual([
    'aliens',
    'marines',
    'greys',
  ])
})

test('THE-SETUP-03 factions that nobody asked for are drawn at random', () => {
  const drawn = (seed: number) =>
    newGame(['random', 'aliens'] as FactionId[], {}, seed).state.players[0].faction
  const seen = new Set(Array.from({ length: 30 }, (_, seed) => drawn(seed)))
  expect(seen).toEqual(new Set(['marines', 'scientists', 'greys']))
})

test('THE-SETUP-05 THE-SETUP-06 everybody starts on 20 Life, Scientists and Greys on 0 Data', () => {
  const game = setUp(newGame(['scientists', 'greys']))
  for (const faction of ['scientists', 'greys'] as const) {
    expect(player(game, faction)).toMatchObject({ life: 20, data: 0 })
  }
})

test('THE-SETUP-07 the Malfunction token lies on no card', () => {
  expect(setUp(newGame(DUEL)).malfunction).toBeNull()
})

test('THE-SETUP-08 the End-of-game token starts before space 3, and four advances end the game', () => {
  expect(setUp(newGame(DUEL)).match.view(null).endOfGame).toBe(0)
  const advanced = (before: number) =>
    position('marines', 'scientists')
      .unit('marine-1', 'laboratory', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .pending('sci-camera', 'cor-p1')
      .deck('marines')
      .endOfGame(before)
      .life('marines', 19)
      .play()
      .choose('move:marine-1', 'room:corridors-a', 'plan-replace:cor-p1')
  for (const before of [0, 1, 2]) {
    const game = advanced(before)
    expect(game.log('end-of-game')[0].params).toEqual({ left: 3 - before })
    expect(game.winners).toBeNull()
  }
  expect(advanced(3).winners).toEqual(['scientists'])
})

test('THE-SETUP-09 a random Bonus card lies on each slot with the symbol and on no other', () => {
  const layouts = new Set<string>()
  for (let seed = 1; seed <= 10; seed++) {
    const game = setUpTo(newGame(DUEL, {}, seed), 'starting-card')
    expect(bonusSlots(game).map((slot) => slot.id)).toEqual([
      'cor-4',
      'ctl-1',
      'ctl-3',
      'nest-3',
      'tec-1',
      'tec-3',
      'dock-3',
    ])
    layouts.add(bonusCards(game).join())
  }
  expect(layouts.size).toBeGreaterThan(5)
})

test('THE-SETUP-10 Bonus cards that were not placed are not used', () => {
  const inPlay = (game: Playing) =>
    [
      ...bonusCards(game),
      ...game.state.alliances.flatMap((alliance) => alliance.kept),
      ...game.state.discarded,
    ].filter((card) => card?.startsWith('bon-'))
  const game = setUp(newGame(DUEL))
  const laid = inPlay(game).sort()
  expect(laid).toHaveLength(7)
  const rng = new FastRng(7)
  while (!game.match.result) game.choose(rng.pick(game.options))
  expect(inPlay(game).sort()).toEqual(laid)
})

test('THE-SETUP-11 THE-SETUP-14 THE-SETUP-18 of 25 shuffled cards 15 are the deck, 3 are drawn', () => {
  const decks = new Set<string>()
  for (let seed = 1; seed <= 6; seed++) {
    const game = setUpTo(newGame(DUEL, {}, seed), 'starting-card')
    for (const faction of DUEL) {
      expect(player(game, faction).drawn).toHaveLength(3)
      expect(player(game, faction).deck.count).toBe(12)
      const { deck, box, drawn } = game.state.players[seatOf(game, faction)]
      expect([...deck, ...box, ...drawn].sort()).toEqual(cardsOf(faction).sort())
      decks.add([...deck, ...drawn].join())
    }
    setUp(game)
    for (const faction of DUEL) expect(player(game, faction).deck.count).toBe(12)
  }
  expect(decks.size).toBe(12)
})

test('THE-SETUP-12 the 10 cards left over are seen by nobody and never used', () => {
  const game = setUp(newGame(DUEL))
  const boxes = game.state.players.map(({ box }) => [...box].sort())
  expect(boxes.map((box) => box.length)).toEqual([10, 10])
  for (const seat of [0, 1, null]) {
    const view = game.match.view(seat)
    expect(view.players.map(({ boxed }) => boxed)).toEqual([10, 10])
    expect(view.players.map(({ deckList }) => deckList)).toEqual([null, null])
  }
  const rng = new FastRng(3)
  while (!game.match.result) game.choose(rng.pick(game.options))
  expect(game.state.players.map(({ box }) => [...box].sort())).toEqual(boxes)
})

test('THE-SETUP-13 the top card of every deck lies face up for all to see', () => {
  const game = setUp(newGame(DUEL))
  for (const seat of [0, 1, null]) {
    const tops = game.match.view(seat).players.map(({ deck }) => deck.top)
    expect(tops).toEqual(DUEL.map((faction) => game.deck(faction)[0]))
  }
})

test('THE-SETUP-15 in turn order each installs one of the 3 cards in an empty slot of any Sector', () => {
  const game = newGameWhere(
    ['marines', 'scientists'],
    {},
    'starting-card',
    (one) =>
      new Set(drawnBy(one, 'marines')).size === 3 && new Set(drawnBy(one, 'scientists')).size === 3,
  )
  expect(game.asked).toBe('marines')
  const drawn = [...drawnBy(game, 'marines')]
  expect(game.options.sort()).toEqual(drawn.map((card) => `starting-card:${card}`).sort())
  game.choose(`starting-card:${drawn[1]}`)
  const plain = slotsOf(game).filter((slot) => slot.bonus === null)
  expect(game.options).toEqual(plain.map((slot) => `install:${slot.id}`))
  game.choose('install:lab-1')
  expect(game.card('lab-1')).toMatchObject({ id: drawn[1], owner: seatOf(game, 'marines') })

  expect(game.asked).toBe('scientists')
  answerFirst(game)
  expect(game.options).not.toContain('install:lab-1')
  expect(game.options).not.toContain('install:lab-3')
  game.choose('install:dock-1')
  expect(slotsOf(game).filter((slot) => slot.card !== null)).toHaveLength(2)
  expect(bonusSlots(game)).toHaveLength(7)
  expect(game.state.alliances.flatMap((alliance) => alliance.kept)).toEqual([])
})

test('THE-SETUP-15 another starting card may be taken until the slot is chosen', () => {
  const game = setUpTo(newGame(DUEL), 'install')
  expect(game.decision.cancel).toBe(true)
})

test('THE-SETUP-16 an Instant chosen as starting card is kept and can be played in any own turn', () => {
  const game = newGameWhere(
    DUEL,
    {},
    'starting-card',
    (one) => drawnBy(one, 'aliens').includes('ali-shaft') && one.asked === 'aliens',
  )
  game.choose('starting-card:ali-shaft')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
  expect(game.asked).toBe('marines')
  expect(drawnBy(game, 'aliens')).toHaveLength(2)

  const later = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .kept('aliens', 'ali-shaft')
    .card('ali-hive', 'cor-1')
  expect(later.play().options).toContain('play:ali-shaft')
  expect(later.toMove('marines').play().options).not.toContain('play:ali-shaft')
})

test('THE-SETUP-17 the two other cards wait in the pending slots of the own Sector', () => {
  const game = setUpTo(newGame(DUEL), 'place-unit')
  for (const [faction, slots] of [
    ['aliens', ['nest-p1', 'nest-p2']],
    ['marines', ['dock-p1', 'dock-p2']],
  ] as const) {
    const waiting = slots.map((slot) => game.card(slot)!)
    expect(waiting.map((card) => card.owner)).toEqual(Array(2).fill(seatOf(game, faction)))
    expect(drawnBy(game, faction)).toEqual([])
  }
  expect(pendingOf(game).filter(({ card }) => card)).toHaveLength(4)
})

test('THE-SETUP-17 which cards wait is what was drawn and not installed, in the order drawn', () => {
  const game = setUpTo(newGame(['marines', 'scientists']), 'starting-card')
  const drawn = [...drawnBy(game, 'marines')]
  expect(new Set(drawn).size).toBe(3)
  game.choose(`starting-card:${drawn[0]}`, 'install:cor-1')
  setUpTo(game, 'place-unit')
  const waiting = ['dock-p1', 'dock-p2'].map((slot) => game.card(slot)?.id)
  expect(waiting).toEqual(drawn.slice(1))
})

test('THE-SETUP-19 each player has 3 identical units, basic side up', () => {
  const game = setUp(newGame(['scientists', 'pandora']))
  const { units } = game.match.view(null)
  const standing = units.filter((unit) => unit.room !== null)
  expect(standing.map((unit) => unit.kind).sort()).toEqual([
    ...Array(3).fill('creature'),
    ...Array(3).fill('scientist'),
  ])
  expect(units.some((unit) => unit.upgraded)).toBe(false)
})

test('THE-SETUP-20 THE-SETUP-21 two units go to the own Sector, then the third anywhere', () => {
  const game = setUpTo(newGame(DUEL), 'place-unit')
  const rooms = (sector: string, letters: string) =>
    [...letters].map((letter) => `room:${sector}-${letter}`)
  expect(game.asked).toBe('aliens')
  expect(game.options).toEqual(rooms('alien-nest', 'abcd'))
  game.choose('room:alien-nest-c')
  expect(game.asked).toBe('aliens')
  expect(game.options).toEqual(rooms('alien-nest', 'abd'))
  game.choose('room:alien-nest-a')
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(rooms('loading-dock', 'abcd'))
  game.choose('room:loading-dock-a', 'room:loading-dock-b')

  expect(game.asked).toBe('aliens')
  expect(game.options).toHaveLength(5 * 4 - 4)
  expect(game.options).not.toContain('room:loading-dock-a')
  game.choose('room:loading-dock-c')
  expect(game.asked).toBe('marines')
  expect(game.options).not.toContain('room:loading-dock-c')
  game.choose('room:tech-bay-d')
  expect(game.place('alien-3')).toBe('loading-dock-c')
  expect(game.place('marine-3')).toBe('tech-bay-d')
  expect(game.prompt).toBe('movement')
})

test('THE-SETUP-22 a Sector filled during setup triggers no Flash Assault and no Trap', () => {
  const game = newGameWhere(['marines', 'greys'], {}, 'starting-card', (one) =>
    drawnBy(one, 'marines').includes('mar-fire'),
  )
  game.choose('starting-card:mar-fire', 'install:dock-1')
  setUp(
    game,
    'room:loading-dock-a',
    'room:loading-dock-b',
    'room:loading-dock-c',
    'room:loading-dock-d',
  )
  expect(game.match.view(null).sectors[2].rooms).not.toContain(null)
  expect(game.place('grey-3')).toBe('loading-dock-d')
  expect(game.log('flash-assault')).toEqual([])
  expect(game.log('trap')).toEqual([])
  expect([game.life('marines'), game.life('greys')]).toEqual([20, 20])
})

test('THE-SETUP-23 all other pieces and tokens of the factions wait beside the station', () => {
  const game = setUp(newGame(['aliens', 'pandora', 'scientists']))
  for (const token of Object.keys(TOKEN_LIMITS) as TokenKind[]) {
    expect(supplyOf(game.state, token)).toBe(TOKEN_LIMITS[token])
  }
  const waiting = game.match.view(null).units.filter((unit) => unit.place === 'supply')
  expect(waiting.filter((unit) => unit.kind === 'minor-alien')).toHaveLength(3)
  expect(waiting).toHaveLength(3 + 10)
})

test('THE-SETUP-24 all players take Upgrade tokens from one supply', () => {
  const game = (others: number) =>
    position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .upgrades('aliens', others)
      .play()
      .choose('move:marine-1', 'room:loading-dock-a')
  expect(game(19).upgrades('marines')).toBe(1)
  expect(game(20).upgrades('marines')).toBe(0)
})

test('THE-SETUP-25 the order: ring, Bonus cards, starting cards, first units, third units', () => {
  const game = newGame(['marines', 'pandora'])
  expect(game.prompt).toBe('pandora-token')
  expect(ringOf(game)).toHaveLength(4)
  expect(bonusSlots(game)).toEqual([])
  expect(game.match.view(null).order).toEqual([])
  game.choose('token:tech-bay:left')
  expect(game.match.view(null).order).toEqual([0, 1])
  expect(bonusSlots(game)).toHaveLength(6)

  const prompts: string[] = []
  const asked: string[] = []
  while (game.state.cursor !== 'turn') {
    prompts.push(game.prompt)
    asked.push(`${game.asked} ${game.decision.rule}`)
    answerFirst(game)
  }
  expect(prompts).toEqual(['starting-card', 'install', ...Array(6).fill('place-unit')])
  expect(asked.slice(2)).toEqual([
    'marines THE-SETUP-20',
    'marines THE-SETUP-20',
    'pandora THE-SETUP-20',
    'pandora THE-SETUP-20',
    'marines THE-SETUP-21',
    'pandora THE-SETUP-21',
  ])
})

test('THE-SETUP-26 everything on the table is open to all, and nobody sees the decks below', () => {
  const game = position('aliens', 'scientists')
    .unit('alien-1', 'corridors', 'a')
    .unitInSpace('alien-2')
    .unit('scientist-1', 'tech-bay', 'a', { parasites: 1, parasitesOf: 0 })
    .card('sci-camera', 'cor-1', { recording: 4, upgrades: 2 })
    .pending('ali-hive', 'cor-p1')
    .kept('aliens', 'ali-shaft', 'bon-upgrade')
    .deck('aliens', 'ali-assault', 'ali-incubator', 'ali-crawlers')
    .upgrades('scientists', 3)
    .with((state) => state.discarded.push('bon-gangway'))
    .play()
  for (const seat of [0, 1, null]) {
    const view = game.match.view(seat)
    const [corridors] = view.sectors
    expect(corridors.slots[0].card).toMatchObject({ id: 'sci-camera', recording: 4, upgrades: 2 })
    expect(corridors.pending[0].card?.id).toBe('ali-hive')
    expect(view.alliances[0].kept).toEqual(['ali-shaft', 'bon-upgrade'])
    expect(view.alliances[1].upgrades).toBe(3)
    expect(view.discarded).toContain('bon-gangway')
    const unit = (name: string) => view.units.find((one) => one.name === name)
    expect(unit('alien-1')).toMatchObject({ place: 'corridors', room: 'a' })
    expect(unit('alien-2')).toMatchObject({ place: 'space', room: null })
    expect(unit('scientist-1')).toMatchObject({ parasites: 1 })
    expect(view.players[0].deck).toEqual({ count: 3, top: 'ali-assault' })
    expect(JSON.stringify(view)).not.toMatch(/ali-incubator|ali-crawlers/)
  }
  expect(leaksNow(game.match, new FastRng(1))).toEqual([])
})
