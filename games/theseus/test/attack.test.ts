import { expect, test } from 'vitest'
import { type Playing, position, teamPosition } from './position.ts'

/** ATTACK: who hits whom. */

/** A Marine about to cause an Assault by moving into the Corridors. */
function marinesAboutToAssault() {
  return position('marines', 'aliens').unit('marine-1', 'alien-nest', 'a')
}

const ASSAULT = ['move:marine-1', 'room:corridors-a']

function attacks(game: Playing): unknown[] {
  return game.log('attacks').map(({ params }) => [params?.unit, params?.target])
}

test('THE-ATTACK-01 THE-ATTACK-02 a unit attacks through a Passage, not through a Wall', () => {
  const joined = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('alien-1', 'control-room', 'b')
    .play()
  joined.choose(...ASSAULT)
  expect(joined.life('aliens')).toBe(19)

  const walled = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('alien-1', 'control-room', 'c')
    .play()
  walled.choose(...ASSAULT)
  expect(walled.life('aliens')).toBe(20)
  expect([joined, walled].map((game) => game.log('assault-misses').length)).toEqual([0, 1])
})

test('THE-ATTACK-01 a chain of Passages, another Sector or an own unit is out of range', () => {
  const game = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a', { upgraded: true })
    .unit('marine-3', 'control-room', 'b')
    .unit('alien-1', 'control-room', 'c')
    .unit('alien-2', 'loading-dock', 'b')
    .play()
  game.choose(...ASSAULT)
  expect(attacks(game)).toEqual([['marine-3', 'alien-1']])
  expect(game.life('marines')).toBe(20)
})

test('THE-ATTACK-03 a unit without an attack symbol does not attack', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'loading-dock', 'a')
    .unit('marine-1', 'corridors', 'b')
    .play()
  game.choose('move:alien-1', 'room:corridors-a')
  expect(game.log('assault')).toHaveLength(1)
  expect(game.life('marines')).toBe(20)
})

test('THE-ATTACK-03 a unit held by a Clamp does not attack', () => {
  const game = position('marines', 'scientists')
    .unit('marine-1', 'laboratory', 'a')
    .unit('marine-2', 'control-room', 'a')
    .unit('scientist-1', 'control-room', 'b')
    .card('sci-clamp', 'ctl-2')
    .held('marine-2', 'ctl-2')
    .play()
  game.choose(...ASSAULT)
  expect(game.life('scientists')).toBe(20)
})

test('THE-ATTACK-04 a single attack wounds one enemy in range, chosen by the attacker', () => {
  const game = marinesAboutToAssault()
    .unit('alien-1', 'corridors', 'b')
    .unit('alien-2', 'corridors', 'c')
    .play()
  game.choose(...ASSAULT)
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(['attack:alien-1', 'attack:alien-2'])
  game.choose('attack:alien-2')
  expect(attacks(game)).toEqual([['marine-1', 'alien-2']])
  expect(game.life('aliens')).toBe(19)
})

test('THE-ATTACK-05 an area attack wounds every enemy in range once', () => {
  const game = marinesAboutToAssault()
    .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .unit('alien-2', 'corridors', 'c')
    .unit('alien-3', 'control-room', 'a')
    .play()
  game.choose(...ASSAULT)
  expect(attacks(game)).toEqual([
    ['marine-1', 'alien-1'],
    ['marine-1', 'alien-2'],
  ])
  expect(game.life('aliens')).toBe(18)
})

test('THE-ATTACK-06 a Data attack gives 1 Data for one enemy in range and wounds nobody', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'loading-dock', 'a', { upgraded: true })
    .unit('marine-1', 'corridors', 'b')
    .unit('marine-2', 'corridors', 'c')
    .play()
  game.choose('move:grey-1', 'room:corridors-a')
  expect(game.asked).toBe('greys')
  expect(game.options).toEqual(['attack:marine-1', 'attack:marine-2'])
  game.choose('attack:marine-1')
  expect(game.data('greys')).toBe(1)
  expect(game.life('marines')).toBe(20)
})

const UNIT = { marines: 'marine', aliens: 'alien', scientists: 'scientist', greys: 'grey' }
const HOME = { marines: 'loading-dock', aliens: 'alien-nest' }

type Does = { asked: boolean; wounds: number; data: number }
const SINGLE: Does = { asked: true, wounds: 1, data: 0 }
const AREA: Does = { asked: false, wounds: 2, data: 0 }
const NOTHING: Does = { asked: false, wounds: 0, data: 0 }
const DATA: Does = { asked: true, wounds: 0, data: 1 }

test.each<[string, string, keyof typeof UNIT, Does]>([
  ['THE-ATTACK-07', 'basic', 'marines', SINGLE],
  ['THE-ATTACK-07', 'upgraded', 'marines', AREA],
  ['THE-ATTACK-08', 'basic', 'aliens', NOTHING],
  ['THE-ATTACK-08', 'upgraded', 'aliens', AREA],
  ['THE-ATTACK-09', 'basic', 'scientists', NOTHING],
  ['THE-ATTACK-09', 'upgraded', 'scientists', AREA],
  ['THE-ATTACK-10', 'basic', 'greys', NOTHING],
  ['THE-ATTACK-10', 'upgraded', 'greys', DATA],
])(
  '%s one %s unit of the %s with two enemies in range attacks by its profile',
  (_, side, faction, does) => {
    const enemy = faction === 'marines' ? 'aliens' : 'marines'
    const unit = `${UNIT[faction]}-1`
    const game = position(faction, enemy)
      .unit(unit, HOME[enemy], 'a', { upgraded: side === 'upgraded' })
      .unit(`${UNIT[enemy]}-1`, 'corridors', 'b')
      .unit(`${UNIT[enemy]}-2`, 'corridors', 'c')
      .play()
    game.choose(`move:${unit}`, 'room:corridors-a')
    expect(game.prompt === 'attack-target').toBe(does.asked)
    if (does.asked) game.choose(`attack:${UNIT[enemy]}-2`)
    expect(20 - game.life(enemy)).toBe(does.wounds)
    expect(game.data(faction)).toBe(does.data)
  },
)

test('THE-ATTACK-11 units cannot be held back in an Assault', () => {
  const game = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('alien-1', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'd')
    .play()
  game.choose(...ASSAULT)
  expect(game.prompt).toBe('attack-target')
  expect(game.options).toEqual(['attack:alien-1', 'attack:alien-2'])
})

test('THE-ATTACK-12 a Flash Assault, an Assault card and the Corridors make a unit attack three times', () => {
  const game = marinesAboutToAssault()
    .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
    .unit('marine-2', 'corridors', 'c', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .unit('alien-2', 'corridors', 'd')
    .card('mar-assault', 'cor-1')
    .play()
  game.choose('move:marine-1')
  expect(game.log().map((line) => line.kind)).toContain('flash-assault')
  expect(game.log('assault')).toHaveLength(2)
  const by = (unit: string) => attacks(game).filter((pair) => (pair as string[])[0] === unit)
  expect(by('marine-1')).toHaveLength(6)
  expect(by('marine-2')).toHaveLength(6)
  expect(game.life('aliens')).toBe(8)
})

test('THE-ATTACK-12 within one Assault each unit attacks once', () => {
  const game = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('marine-3', 'control-room', 'c')
    .unit('alien-1', 'control-room', 'b')
    .play()
  game.choose(...ASSAULT)
  expect(attacks(game)).toEqual([
    ['marine-2', 'alien-1'],
    ['marine-3', 'alien-1'],
  ])
})

test('THE-ATTACK-13 units in Space neither attack nor are attacked', () => {
  const game = marinesAboutToAssault()
    .unitInSpace('marine-2', { upgraded: true })
    .unitInSpace('alien-1')
    .play()
  game.choose(...ASSAULT)
  expect(game.log('assault')).toHaveLength(1)
  expect(attacks(game)).toEqual([])
  expect(game.life('aliens')).toBe(20)
})

test('THE-ATTACK-14 the attacker chooses the order of the units that have somebody to attack', () => {
  const game = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('marine-3', 'control-room', 'c', { upgraded: true })
    .unit('alien-1', 'control-room', 'b')
    .minorAlien('minor-alien-1', 'control-room', 'd')
    .play()
  game.choose(...ASSAULT)
  expect(game.prompt).toBe('attack-order')
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(['attack-with:marine-2', 'attack-with:marine-3'])

  game.choose('attack-with:marine-3')
  expect(attacks(game)).toEqual([
    ['marine-3', 'alien-1'],
    ['marine-3', 'minor-alien-1'],
    ['marine-2', 'alien-1'],
  ])
  expect(game.life('aliens')).toBe(18)
})

test('THE-ATTACK-14 the order is asked even if only one of the attackers reaches a Minor Alien', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .minorAlien('minor-alien-1', 'corridors', 'b')
    .unit('marine-2', 'control-room', 'a')
    .unit('alien-1', 'control-room', 'b')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.options).toEqual(['attack-with:marine-1', 'attack-with:marine-2'])
})

test('THE-ATTACK-14 each attack is finished with what cards add before the next begins', () => {
  const game = marinesAboutToAssault()
    .unit('marine-2', 'control-room', 'a')
    .unit('marine-3', 'control-room', 'c')
    .unit('alien-1', 'control-room', 'b')
    .card('mar-strategic-position', 'ctl-2')
    .play()
  game.choose(...ASSAULT)
  const kinds = game.log().map((line) => line.kind)
  expect(kinds.filter((kind) => kind === 'attacks' || kind === 'wounded')).toEqual([
    'attacks',
    'wounded',
    'wounded',
    'attacks',
    'wounded',
    'wounded',
  ])
})

test('THE-ATTACK-15 the units attack first, then Camouflaged acts, then Burst repeats an attack', () => {
  const game = teamPosition('marines', 'greys', 'aliens', 'scientists')
    .unit('marine-1', 'grey-wreck', 'a')
    .unit('marine-2', 'control-room', 'a')
    .unit('grey-1', 'control-room', 'b')
    .unit('scientist-1', 'control-room', 'c')
    .card('mar-burst', 'ctl-1')
    .card('ali-camouflaged', 'ctl-2')
    .play()
  game.choose(...ASSAULT)
  expect(game.prompt).toBe('camouflaged')
  expect(attacks(game)).toEqual([['marine-2', 'grey-1']])
  expect(game.life('greys')).toBe(19)

  game.choose('wound:scientist-1')
  expect(game.life('scientists')).toBe(19)
  expect(game.life('greys')).toBe(18)
})

test('THE-ATTACK-15 a Flash Assault keeps the same order', () => {
  const game = teamPosition('marines', 'greys', 'aliens', 'scientists')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'd')
    .unit('grey-1', 'control-room', 'b')
    .unit('scientist-1', 'control-room', 'c')
    .card('mar-burst', 'ctl-1')
    .card('ali-camouflaged', 'ctl-2')
    .play()
  game.choose('move:marine-1')
  expect(game.prompt).toBe('camouflaged')
  expect(attacks(game)).toEqual([['marine-1', 'grey-1']])
  game.choose('wound:scientist-1')
  expect(game.life('greys')).toBe(18)
})

test('THE-ATTACK-16 an invisible unit is left out: another one is attacked, or none', () => {
  const start = () =>
    position('marines', 'greys')
      .unit('marine-1', 'grey-wreck', 'a')
      .unit('grey-1', 'corridors', 'b', { invisible: true })
  const single = start().unit('grey-2', 'corridors', 'c').play()
  single.choose(...ASSAULT)
  expect(attacks(single)).toEqual([['marine-1', 'grey-2']])

  const area = start()
    .unit('marine-1', 'grey-wreck', 'a', { upgraded: true })
    .unit('grey-2', 'corridors', 'c')
    .play()
  area.choose(...ASSAULT)
  expect(attacks(area)).toEqual([['marine-1', 'grey-2']])

  const alone = start().play()
  alone.choose(...ASSAULT)
  expect(attacks(alone)).toEqual([])
  expect(alone.life('greys')).toBe(20)
})

test('THE-ATTACK-16 a protected unit is no target of a Data attack', () => {
  const game = position('greys', 'marines', 'aliens')
    .unit('grey-1', 'grey-wreck', 'a', { upgraded: true })
    .unit('grey-2', 'control-room', 'c')
    .unit('marine-1', 'control-room', 'b')
    .unit('alien-1', 'control-room', 'd')
    .card('mar-hideout', 'ctl-2')
    .play()
  game.choose('move:grey-1')
  expect(attacks(game)).toEqual([['grey-1', 'alien-1']])
  expect(game.data('greys')).toBe(1)

  const none = position('greys', 'marines')
    .unit('grey-1', 'corridors', 'a', { upgraded: true })
    .unit('grey-2', 'control-room', 'c')
    .unit('marine-1', 'control-room', 'b')
    .unit('marine-2', 'control-room', 'd')
    .card('mar-hideout', 'ctl-2')
    .play()
  none.choose('move:grey-1')
  expect(none.log('flash-assault')).toHaveLength(1)
  expect(none.data('greys')).toBe(0)
})

test('THE-ATTACK-02 THE-PAND-40 a Hideout has protected nobody where a Wall did: its one use is not over', () => {
  const start = () =>
    position('aliens', 'marines', 'pandora')
      .pandoraAt('corridors')
      .unit('alien-1', 'loading-dock', 'a', { upgraded: true })
      .unit('alien-2', 'tech-bay', 'd')
      .unitInSpace('marine-1')
      .card('mar-hideout', 'tec-2')
      .controlled('tec-2', 'runner-1')
  const walled = start().unit('creature-1', 'tech-bay', 'a').unit('alien-3', 'tech-bay', 'b').play()
  walled.choose('move:alien-1').endTurn()
  expect(walled.log('flash-assault')).toHaveLength(1)
  expect(walled.card('tec-2')?.control).not.toBeNull()

  const protectedByIt = start()
    .unit('creature-1', 'tech-bay', 'b')
    .unit('alien-3', 'tech-bay', 'a')
    .play()
  protectedByIt.choose('move:alien-1').endTurn()
  expect(protectedByIt.life('aliens')).toBe(0)
  expect(protectedByIt.card('tec-2')?.control).toBeNull()
})
