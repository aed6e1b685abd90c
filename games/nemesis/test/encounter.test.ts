import type { Token } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

type Drawn = Token | Token['type']

/** The scout is about to walk from the Hibernatorium into noise in the Shower Room. */
function noisy(token: Drawn, ...others: string[]): Position {
  const ship = position('scout', ...(others.length > 0 ? others : (['captain'] as const)))
  for (const other of ship.state.players.slice(1)) ship.at(other.character, 'cockpit')
  return ship.noise('c-14-17').dice({ noise: [2], tokens: [token] })
}

const FOUR: Token = { type: 'adult', number: 4 }

test('NEM-ENC-01 noise where there is noise brings an Intruder from the bag into the room', () => {
  const game = noisy('creeper').cards('scout', 4).play()
  game.act('move:c-11-14')
  expect(game.log('encounter')).toMatchObject([
    { rule: 'NEM-ENC-01', params: { seat: 0, place: 13 } },
  ])
  expect(game.intrudersIn('shower-room')).toEqual(['creeper'])
})

test('NEM-ENC-02 an Event card can cause an Encounter, with all its steps', () => {
  const event = (card: string) =>
    position('scout', 'captain')
      .at('scout', 'nest')
      .cards('scout', 1)
      .noise('c-8-9')
      .events(card)
      .attacks('scratch-1')
      .dice({ tokens: card === 'egg-protection' ? [FOUR, 'larva'] : ['larva'] })
      .phase('event')
      .play()
  const game = event('egg-protection')
  expect(game.log('encounter')).toMatchObject([{ params: { seat: 0, place: 8 } }])
  expect(game.told('noise-removed', 'exit')).toEqual(['c-8-9'])
  expect(game.intrudersIn('nest')).toEqual(['adult'])
  expect(game.told('surprise-attack', 'seat')).toEqual([0])
  const other = event('opening-hatches')
  expect(other.kinds('encounter', 'noise-removed', 'surprise-attack')).toEqual([])
  expect(other.noise).toEqual(['c-8-9'])
})

test('NEM-ENC-02 Hatching is an Encounter for whoever has no Action card in the Nest', () => {
  const hatching = (...cards: string[]) =>
    position('scout', 'captain')
      .beforeFirstEncounter()
      .at('scout', 'nest')
      .hand('scout', ...cards)
      .events('hatching')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
  const idle = hatching('clean')
  expect(idle.log('encounter')).toMatchObject([
    { rule: 'NEM-ENC-02', params: { seat: 0, place: 8 } },
  ])
  // The first of the game: everybody keeps an Objective before the Larva attacks.
  expect(idle.prompt).toBe('objective')
  expect(idle.player('scout').larva).toBe(false)
  idle.say('scout', 'keep:0').say('captain', 'keep:0')
  expect(idle.player('scout').larva).toBe(true)
  const busy = hatching('search')
  expect(busy.log('egg-hatches')).toHaveLength(1)
  expect(busy.log('encounter')).toEqual([])
  expect(busy.player('scout').larva).toBe(false)
})

test('NEM-ENC-02 an Attack card can bring an Intruder from the bag, or a Surprise Attack', () => {
  const attack = (card: string) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .intruder('creeper', 'hibernatorium')
      .attacks(card, 'scratch-1')
      .events('opening-hatches')
      .dice({ tokens: card === 'summoning' ? [FOUR, 'larva'] : ['larva'] })
      .phase('attacks')
      .play()
  const summoned = attack('summoning')
  // One token for the card, one for the bag step.
  expect(summoned.told('token', 'type')).toEqual(['adult', 'larva'])
  expect(summoned.told('intruder', 'place')).toEqual([10])
  expect(summoned.intrudersIn('hibernatorium')).toEqual(['creeper', 'adult'])
  expect(summoned.intruder('adult-2')?.token).toEqual(FOUR)
  const transformed = attack('transformation-1')
  expect(transformed.intrudersIn('hibernatorium')).toEqual(['breeder'])
  expect(transformed.told('surprise-attack', 'seat')).toEqual([0])
  expect(transformed.player('scout').lightWounds).toBe(1)
  const scratched = attack('scratch-2')
  expect(scratched.told('token', 'type')).toEqual(['larva'])
  expect(scratched.kinds('intruder', 'surprise-attack')).toEqual([])
})

test('NEM-ENC-03 neither an Intruder that moves in nor a Character who enters causes one', () => {
  const moving = position('scout', 'captain')
    .intruder('adult', 'monitoring-room')
    .noise('c-6-11', 'c-8-11')
    .attacks('scratch-1')
    .events('damage')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(moving.intrudersIn('hibernatorium')).toEqual(['adult'])
  const entering = position('scout', 'captain')
    .intruder('adult', 'monitoring-room')
    .noise('c-6-11', 'c-6-7')
    .cards('scout', 1)
    .play()
  entering.act('move:c-6-11')
  expect(entering.whereIs('scout')).toBe('monitoring-room')
  expect(moving.told('intruder-moves', 'intruder')).toEqual(['adult-1'])
  for (const game of [moving, entering]) {
    expect(game.log('encounter')).toEqual([])
    expect(game.log('surprise-attack')).toEqual([])
    expect(game.noise).toHaveLength(2)
  }
})

test('NEM-ENC-04 all noise around the room is discarded, on the technical icon too, and no other', () => {
  const game = noisy('creeper')
    .cards('scout', 4)
    .noise('c-11-14', 'c-13-14', 'technical-1', 'c-11-15', 'c-17-20')
    .play()
  game.act('move:c-11-14')
  expect(game.noise).toEqual(['c-11-15', 'c-17-20'])
  const without = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 4)
    .noise('c-6-7', 'technical-1')
    .dice({ noise: [1], tokens: ['creeper'] })
    .play()
  without.act('move:c-6-11')
  // The Monitoring Room has no entrance: the icon keeps its marker.
  expect(without.noise).toEqual(['technical-1'])
})

test('NEM-ENC-05 NEM-ENC-06 one token is drawn and a figure of its type is placed', () => {
  for (const type of ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const) {
    const game = noisy(type).cards('scout', 6).play()
    game.act('move:c-11-14')
    expect(game.told('token', 'type')).toEqual([type])
    expect(game.intrudersIn('shower-room')).toEqual([type])
  }
})

test('NEM-ENC-07 NEM-ENC-08 fewer cards in hand than the number: a Surprise Attack', () => {
  // One card pays for the move; Contamination cards count.
  const few = noisy(FOUR).hand('scout', 'search', 'rest', 'infected', 'clean').attacks('scratch-1')
  const surprised = few.play().act('move:c-11-14')
  expect(surprised.log('surprise-attack')).toHaveLength(1)
  expect(surprised.player('scout').lightWounds).toBe(1)
  const enough = noisy(FOUR)
    .hand('scout', 'search', 'rest', 'infected', 'clean', 'clean')
    .attacks('scratch-1')
  const ready = enough.play().act('move:c-11-14')
  expect(ready.intrudersIn('shower-room')).toEqual(['adult'])
  expect(ready.log('attack')).toEqual([])
  expect(ready.player('scout').lightWounds).toBe(0)
})

test('NEM-ENC-09 the drawn token does not return to the bag', () => {
  const game = noisy(FOUR).cards('scout', 6).play()
  const { adult } = game.view(null).bag
  game.act('move:c-11-14')
  const fours = game.state.bag.filter(({ number, type }) => type === 'adult' && number === 4)
  expect(fours).toEqual([])
  expect(game.view(null).bag.adult).toBe(adult)
  expect(game.state.intruders[0].token).toEqual(FOUR)
})

test('NEM-ENC-10 NEM-ENC-17 only whoever caused the Encounter compares cards and is surprised', () => {
  const game = position('scout', 'captain')
    .at('scout', 'shower-room')
    .at('captain', 'shower-room')
    .cards('scout', 3)
    .noise('c-14-17')
    .attacks('scratch-1')
    .dice({ noise: [2, 'silence'], tokens: ['adult', FOUR] })
    .phase('bag')
    .play()
  // The captain has no card at all, but it was the scout who made noise.
  expect(game.told('surprise-attack', 'seat')).toEqual([0])
  expect(game.view(null).players.map(({ lightWounds }) => lightWounds)).toEqual([1, 0])
  // Both are in combat now.
  expect(game.asked).toEqual(['captain'])
  expect(game.options()).not.toContain('careful-move:c-11-14')
  expect(game.options().some((id) => id.startsWith('shoot'))).toBe(true)
})

test('NEM-ENC-11 NEM-ENC-13 a blank puts noise into every exit and returns; nobody comes', () => {
  const game = noisy('blank').cards('scout', 1).noise('c-11-14').play()
  const { bag } = game.view(null)
  game.act('move:c-11-14')
  expect(game.kinds('encounter', 'token', 'token-returns')).toEqual([
    'encounter',
    'token',
    'token-returns',
  ])
  expect(game.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
  expect(game.state.intruders).toEqual([])
  expect(game.log('surprise-attack')).toEqual([])
  // Unlike in the bag step no Adult is added.
  expect(game.view(null).bag).toEqual(bag)
})

test('NEM-ENC-12 a blank that was the last token brings an Adult into the bag', () => {
  const game = noisy('blank')
    .cards('scout', 4)
    .with((s) => {
      s.reserve.push(...s.bag.filter(({ type }) => type !== 'blank'))
      s.bag = s.bag.filter(({ type }) => type === 'blank')
    })
    .play()
  game.act('move:c-11-14')
  expect(game.view(null).bag).toMatchObject({ blank: 1, adult: 1 })
})

test('NEM-ENC-14 whoever enters a room with an Intruder is in combat at once, without a roll', () => {
  const game = position('scout', 'captain')
    .intruder('adult', 'monitoring-room')
    .cards('scout', 3)
    .play()
  game.act('move:c-6-11')
  expect(game.whereIs('scout')).toBe('monitoring-room')
  expect(game.log('noise-roll')).toEqual([])
  expect(game.log('encounter')).toEqual([])
  expect(game.ways('shoot')).toEqual(['rifle#0:adult-1'])
  // Two cards would do for it.
  expect(game.player('scout').hand).toHaveLength(2)
  expect(game.options()).not.toContain('careful-move:c-6-11')
})

test('NEM-ENC-16 Intruders already in the room are not affected and do not attack', () => {
  const game = position('scout', 'captain')
    .at('scout', 'shower-room')
    .intruder('adult', 'shower-room', { injuries: 2 })
    .carrying('scout', 'egg')
    .events('egg-protection')
    .attacks('scratch-1')
    .dice({ tokens: [FOUR, 'larva'] })
    .phase('event')
    .play()
  expect(game.intrudersIn('shower-room')).toEqual(['adult', 'adult'])
  expect(game.intruder('adult-1')?.injuries).toBe(2)
  expect(game.told('attack', 'intruder')).toEqual(['adult-2'])
})

test('NEM-ENC-18 when the Surprise Attack kills, the Intruder and its token stay', () => {
  const game = noisy(FOUR)
    .cards('scout', 1)
    .wound('scout', 'wound-arm')
    .wound('scout', 'wound-arm')
    .attacks('bite-1')
    .play()
  game.act('move:c-11-14')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.asked).toEqual(['captain'])
  expect(game.intrudersIn('shower-room')).toEqual(['adult'])
  expect(game.state.intruders[0].token).toEqual(FOUR)
})

test('NEM-INFO-01 the log tells how many tokens of each type were in the bag', () => {
  const game = position('scout', 'captain')
    .cards('scout', 6)
    .noise('c-2-6')
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
  const { bag } = game.view(null)
  game.act('move:c-6-11')
  const told = String(game.told('token', 'bag')[0]).split(', ').sort()
  const counts = Object.entries(bag).flatMap(([type, n]) => (n > 0 ? [`${type} ${n}`] : []))
  expect(told).toEqual(counts.sort())
})

test('NEM-ENC-06 an Intruder that comes has no injuries yet', () => {
  const game = position('scout', 'captain')
    .cards('scout', 6)
    .noise('c-2-6')
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
    .act('move:c-6-11')
  expect(game.view(null).intruders).toMatchObject([{ type: 'creeper', injuries: 0 }])
})

test('NEM-BAG-11 where a figure is missing only those of its own type withdraw', () => {
  const ship = position('scout', 'captain').cards('scout', 6).noise('c-2-6')
  ship.intruder('adult', 'armory')
  for (let i = 0; i < 3; i++) ship.intruder('creeper', 'armory')
  const game = ship
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
    .act('move:c-6-11')
  expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
  expect(game.intrudersIn('armory')).toEqual(['adult'])
})

test('NEM-ENC-06 Intruders of other types do not use up the figures of the one that comes', () => {
  const ship = position('scout', 'captain').cards('scout', 6).noise('c-2-6')
  for (let i = 0; i < 4; i++) ship.intruder('adult', 'armory')
  const game = ship
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
    .act('move:c-6-11')
  expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
  expect(game.log('vanishes')).toEqual([])
})
