import { expect, test } from 'vitest'
import { type Playing, position } from './position.ts'

/** CONT, SLIME: Contamination cards, scans and Larvae; slime. */

/** The Scout alone in the Hibernatorium, with these cards in hand. */
function holding(...cards: string[]) {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', ...cards)
}

function contaminationIn(game: Playing): number {
  const { hand, deck, discard } = game.player('scout')
  return [...hand, ...deck, ...discard].filter((card) => typeof card === 'number').length
}

test('NEM-CONT-05 cards never scanned may kill their owner at the end', () => {
  const ending = (...cards: string[]) =>
    position('scout', 'captain')
      .discard('scout', ...cards)
      .out('scout', 'escaped')
      .toAct('captain')
      .with((s) => {
        s.time = 14
      })
      .play()
      .pass()
  const doomed = ending(...Array<string>(7).fill('infected'), ...Array<string>(20).fill('clean'))
  expect(doomed.whereIs('scout')).toBe('dead')
  expect(doomed.log('check-contamination')[0].params).toEqual({ seat: 0, outcome: 'dies' })
  const spared = ending(...Array<string>(20).fill('clean'))
  expect(spared.whereIs('scout')).toBe('escaped')
  expect(spared.log('check-contamination')[0].params).toEqual({ seat: 0, outcome: 'clean' })
})

test('NEM-CONT-06 Rest removes the clean cards of the hand', () => {
  const game = holding('rest', 'clean', 'clean', 'search').discard('scout', 'clean').play()
  game.act('rest')
  expect(game.player('scout').hand).toEqual(['search'])
  expect(contaminationIn(game)).toBe(1)
  expect(game.player('scout').larva).toBe(false)
})

test.each([
  ['canteen', 14],
  ['shower-room', 14],
] as const)(
  'NEM-CONT-06 the %s removes the clean cards of the hand, if one likes',
  (tile, slot) => {
    const ready = () =>
      holding('clean', 'search', 'search', 'clean').tile(slot, tile).at('scout', tile).play()
    const game = ready().act(tile, 'scan')
    expect(contaminationIn(game)).toBe(0)
    expect(contaminationIn(ready().act(tile, 'do-not-scan'))).toBe(2)
  },
)

test('NEM-CONT-06 Surgery removes the infected ones everywhere, and the Larva', () => {
  const game = holding('infected', 'clean', 'search', 'search')
    .at('scout', 'surgery')
    .discard('scout', 'infected', 'clean')
    .deckTop('scout', 'infected')
    .is('scout', { larva: true })
    .play()
    .act('surgery')
  expect(contaminationIn(game)).toBe(2)
  expect(game.player('scout')).toMatchObject({ larva: false, passed: true, hand: [] })
})

test('NEM-CONT-06 the Antidote removes the infected ones everywhere, and the Larva', () => {
  const game = holding('infected', 'clean', 'search')
    .item('scout', 'antidote')
    .discard('scout', 'infected')
    .deckTop('scout', 'infected', 'clean')
    .is('scout', { larva: true })
    .play()
    .act('antidote')
  // Two clean ones are left, and one is new.
  expect(contaminationIn(game)).toBe(3)
  expect(game.player('scout')).toMatchObject({ larva: false, passed: true, hand: [], discard: [] })
})

test('NEM-CONT-07 the event Eclosion makes everybody scan four cards of their deck', () => {
  const game = position('scout', 'captain')
    .deckTop('scout', 'search', 'infected', 'clean', 'search')
    .deckTop('captain', 'clean', 'search', 'search', 'rest', 'infected')
    .events('eclosion')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(game.view(null).players.map((player) => player.larva)).toEqual([true, false])
  expect(game.log('scans', 'captain').map(({ params }) => params)).toEqual([
    { seat: 1, infected: 0, clean: 1 },
  ])
})

test('NEM-CONT-08 NEM-CONT-09 a scan tells the scanning player alone what each card is', () => {
  const game = holding('infected', 'clean', 'search', 'search')
    .at('scout', 'surgery')
    .play()
    .act('surgery')
  expect(game.log('scans', 'scout').map(({ params }) => params)).toEqual([
    { seat: 0, infected: 1, clean: 1 },
  ])
  expect(game.log('scans', 'captain')).toEqual([])
  expect(game.log('scans-secretly', 'captain').map(({ params }) => params)).toEqual([
    { seat: 0, number: 2 },
  ])
})

test('NEM-CONT-11 for a Character in a pod the room is the Evacuation Section', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .inPod('scout', 1)
    .is('scout', { larva: true })
    .events('eclosion')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.room('evacuation-a').objects).toEqual(['corpse-0'])
  expect(game.intrudersIn('evacuation-a')).toEqual(['creeper'])
})

test('NEM-CONT-13 a Larva stays through everything that does not name it', () => {
  const game = holding('clean', 'search', 'search', 'rest')
    .at('scout', 'shower-room')
    .is('scout', { larva: true, slime: true })
    .play()
    .act('shower-room', 'scan')
  expect(game.player('scout')).toMatchObject({ larva: true, slime: false })
})

// --- slime ---

test('NEM-SLIME-01 to the slimed every Silence is Danger, on the die and on a token', () => {
  const noisy = (slime: boolean) =>
    holding('search')
      .is('scout', { slime })
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-11-15').noise
  expect(noisy(false)).toEqual([])
  expect(noisy(true)).toEqual(['c-11-15', 'c-15-16', 'c-15-18', 'technical-1'])
  const exploring = (slime: boolean) =>
    holding('search')
      .is('scout', { slime })
      .unexplored('airlock-control', 'silence-1')
      .intruder('adult', 'armory')
      .play()
      .act('move:c-11-15')
      .lair('adult-1')
  expect(exploring(false)).toBe('armory')
  expect(exploring(true)).toBe('airlock-control')
})

test('NEM-SLIME-03 slime comes from tokens, from the slime room and from attacks', () => {
  const token = holding('search')
    .unexplored('airlock-control', 'slime-3')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-15')
  const room = holding('search')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-8-11')
  const attack = holding('search')
    .intruder('creeper', 'hibernatorium')
    .attacks('slime')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-15')
  for (const game of [token, room, attack]) expect(game.player('scout').slime).toBe(true)
})

test.each(['clothes-yellow', 'clothes-green'])('NEM-SLIME-04 %s remove the marker', (clothes) => {
  const ready = () => holding('search').item('scout', clothes)
  const game = ready().is('scout', { slime: true }).play().act(`${clothes}:remove-slime`)
  expect(game.player('scout').slime).toBe(false)
  expect(ready().play().options()).not.toContain(`${clothes}:remove-slime`)
})

test('NEM-SLIME-04 so does a shower', () => {
  const game = holding('search', 'search', 'rest')
    .at('scout', 'shower-room')
    .is('scout', { slime: true })
    .play()
    .act('shower-room')
  expect(game.player('scout').slime).toBe(false)
})
