import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

const QUIET = { tokens: ['larva' as const] }
const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })

test('NEM-TURN-01 turns begin with the First Player and go clockwise', () => {
  const game = position('scout', 'captain', 'pilot').phase('round').play()
  const order = [game.asked[0]]
  for (let i = 0; i < 2; i++) order.push(game.pass().asked[0])
  expect(order).toEqual(['captain', 'pilot', 'scout'])
})

test('NEM-TURN-02 a turn is two actions, or one action and a pass, or a pass', () => {
  const game = position('scout', 'captain', 'pilot')
    .cards('scout', 4)
    .cards('captain', 4)
    .cards('pilot', 4)
    .dice(silence(3))
    .play()
  game.act('move:c-6-11')
  expect(game.asked).toEqual(['scout'])
  game.act('move:c-6-11')
  expect(game.asked).toEqual(['captain'])
  expect(game.player('scout').passed).toBe(false)
  game.act('move:c-6-11').pass()
  expect(game.asked).toEqual(['pilot'])
  expect(game.player('captain').passed).toBe(true)
  game.pass()
  expect(game.asked).toEqual(['scout'])
})

test('NEM-TURN-02 after one action there is no way out of the turn but a pass', () => {
  const game = position('scout', 'captain')
    .emptyHanded('scout')
    .cards('scout', 1)
    .dice(silence(1))
    .play()
  game.act('move:c-6-11')
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['pass'])
})

test('NEM-TURN-03 cycles of turns repeat among those who have not passed', () => {
  const game = position('scout', 'captain', 'pilot')
    .cards('scout', 6)
    .cards('captain', 4)
    .cards('pilot', 4)
    .dice(silence(9))
    .play()
  const walk = () => game.act('move:c-6-11').act('move:c-6-11')
  walk()
  walk()
  game.pass()
  expect(game.asked).toEqual(['scout'])
  walk()
  expect(game.asked).toEqual(['captain'])
  game.pass()
  // Alone, the scout has one turn after the other.
  walk()
  expect(game.asked).toEqual(['scout'])
  expect(game.view(null).phase).toBe('turn')
})

test('NEM-TURN-04 without any possible action only the pass is left, and it is asked for', () => {
  const game = position('scout', 'captain').emptyHanded('scout').play()
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['pass'])
})

test('NEM-TURN-04 an empty hand is no pass: an action that costs no card can still be taken', () => {
  const game = position('soldier', 'captain').item('soldier', 'extended-magazine').play()
  game.act('extended-magazine:assault-rifle#0')
  expect(game.asked).toEqual(['soldier'])
  expect(game.view(null).turn.taken).toBe(1)
})

test('NEM-TURN-05 a turn that ends in a burning room costs a Light Wound', () => {
  const crew = () =>
    position('scout', 'captain')
      .cards('scout', 4)
      .fire('monitoring-room')
      .dice(silence(4))
      .at('captain', 'cockpit')
  const through = crew().play()
  through.act('move:c-6-11')
  expect(through.player('scout').lightWounds).toBe(0)
  through.act('move:c-6-11')
  expect(through.player('scout').lightWounds).toBe(0)
  const staying = crew().at('scout', 'shower-room').play()
  staying.act('move:c-11-14')
  staying.act('move:c-6-11')
  expect(staying.player('scout').lightWounds).toBe(1)
  const passing = crew().at('scout', 'monitoring-room').play()
  passing.pass()
  expect(passing.player('scout').lightWounds).toBe(1)
})

test('NEM-TURN-06 dropping things is free', () => {
  const game = position('scout', 'captain').cards('scout', 2).dice(silence(2)).play()
  game.choose('drop').pick('drop:rifle#0')
  expect(game.player('scout').hands).toEqual([])
  expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 0 })
  game.act('move:c-6-11').act('move:c-6-11')
  expect(game.asked).toEqual(['captain'])
})

test('NEM-TURN-06 leaving a pod is free', () => {
  const game = position('scout', 'captain').inPod('scout', 1).cards('scout', 2).play()
  expect(game.prompt).toBe('outside')
  game.choose('leave-pod')
  expect(game.whereIs('scout')).toBe('evacuation-a')
  expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 0 })
  expect(game.options()).toContain('move:c-1-4')
})

test('NEM-TURN-07 death ends the turn at once: no second action, no pass, no more turns', () => {
  const game = position('scout', 'captain', 'pilot')
    .at('scout', 'monitoring-room')
    .fire('monitoring-room')
    .intruder('adult', 'monitoring-room')
    .cards('scout', 4)
    .wound('scout', 'wound-arm')
    .wound('scout', 'wound-arm')
    .attacks('bite-1')
    .play()
  game.act('move:c-6-11')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.asked).toEqual(['captain'])
  expect(game.view(null).players[0].passed).toBe(true)
  expect(game.log('passes')).toEqual([])
  expect(game.log('light-wound')).toEqual([])
  game.pass()
  game.act('pass')
  expect(game.told('passes', 'seat')).toEqual([1, 2])
})

test('NEM-TURN-07 hibernation and a launched pod end the turn at once', () => {
  const sleeping = position('scout', 'captain')
    .cards('scout', 4)
    .fire('hibernatorium')
    .with((s) => {
      s.time = 7
    })
    .dice(silence(1))
    .play()
  sleeping.act('hibernatorium')
  expect(sleeping.whereIs('scout')).toBe('hibernating')
  expect(sleeping.asked).toEqual(['captain'])
  expect(sleeping.view(null).players[0]).toMatchObject({ passed: true, lightWounds: 0 })
  const leaving = position('scout', 'captain').inPod('scout', 1).cards('scout', 4)
  own(leaving.state).pods[0].locked = false
  const game = leaving.play().choose('launch')
  expect(game.whereIs('scout')).toBe('escaped')
  expect(game.asked).toEqual(['captain'])
  expect(game.log('passes')).toEqual([])
})

test('NEM-TURN-08 an action is resolved to the end before the next, and combat is checked anew', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .object('hibernatorium', 'carcass')
    .object('monitoring-room', 'carcass')
    .cards('scout', 4)
    .noise('c-6-7')
    .dice({ noise: [1], tokens: ['creeper'] })
    .play()
  expect(game.options()).toContain('pick-up:carcass')
  expect(game.options()).toContain('careful-move:c-6-11')
  expect(game.options()).not.toContain('shoot:rifle#0:creeper-1')
  game.act('move:c-6-11')
  expect(game.asked).toEqual(['scout'])
  expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
  expect(game.kinds('enters', 'noise-roll', 'encounter', 'intruder')).toEqual([
    'enters',
    'noise-roll',
    'encounter',
    'intruder',
  ])
  const now = game.options()
  expect(now.filter((id) => /^(pick-up|careful-move)/.test(id))).toEqual([])
  expect(now.filter((id) => id.startsWith('shoot'))).toHaveLength(1)
})

test('NEM-PASS-01 whoever has passed is skipped until the next Player phase', () => {
  const game = position('scout', 'captain')
    .cards('scout', 4)
    .cards('captain', 6)
    .events('regeneration')
    .dice({ ...silence(12), ...QUIET })
    .play()
  game.pass()
  for (let i = 0; i < 2; i++) game.act('move:c-6-11').act('move:c-6-11')
  expect(game.asked).toEqual(['captain'])
  game.pass().pass()
  expect(game.log('passes')).toHaveLength(3)
  expect(game.view(null)).toMatchObject({ round: 2 })
})

test('NEM-PASS-02 a passing player discards any cards of any kind and keeps the others', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'rest', 'demolition', 'infected')
    .events('regeneration')
    .dice(QUIET)
    .play()
  game.choose('pass')
  const { prompt, min, max, options } = game.decision('scout')
  expect({ prompt, min, max }).toEqual({ prompt: 'discard-on-pass', min: 0, max: 4 })
  expect(options.map(({ targets }) => targets?.[0].id)).toEqual([
    'search',
    'rest',
    'demolition',
    'contamination',
  ])
  game.pick('card:search#0', 'card:contamination#3')
  expect(game.view('scout').players[0]).toMatchObject({
    hand: ['rest', 'demolition'],
    discard: ['search', 'contamination'],
  })
  game.pass()
  const { hand } = game.view('scout').players[0]
  expect(hand).toHaveLength(5)
  expect(hand?.slice(0, 2)).toEqual(['rest', 'demolition'])
})

test('NEM-PASS-02 a pass that was chosen may be called off before anything is discarded', () => {
  const game = position('scout', 'captain').hand('scout', 'search', 'rest').play()
  game.choose('pass')
  expect(game.decision().cancel).toBe(true)
  game.match.cancel(0, game.decision().id)
  expect(game.prompt).toBe('action')
  expect(game.view(null).players[0]).toMatchObject({ passed: false, handCount: 2 })
})

test('NEM-PASS-03 passing is public, until the next Player phase starts', () => {
  const game = position('scout', 'captain').events('regeneration').dice(QUIET).play()
  game.pass()
  expect(game.view('captain').players.map(({ passed }) => passed)).toEqual([true, false])
  expect(game.view(null).players[0].passed).toBe(true)
  game.pass()
  expect(game.view(null).players.map(({ passed }) => passed)).toEqual([false, false])
})

test('NEM-PASS-04 the pass that Surgery imposes has all the effects of a pass', () => {
  const game = position('scout', 'captain')
    .at('scout', 'surgery')
    .wound('scout', 'wound-bleeding')
    .fire('surgery')
    .is('scout', { lightWounds: 0 })
    .cards('scout', 5)
    .play()
  game.act('surgery')
  expect(game.view(null).players[0].passed).toBe(true)
  expect(game.asked).toEqual(['captain'])
  // By the scalpel, by bleeding, by fire: the third becomes a Serious Wound.
  expect(game.log('light-wound')).toHaveLength(3)
  expect(game.view(null).players[0].wounds).toHaveLength(2)
  game.pass()
  expect(game.told('passes', 'seat')).toEqual([0, 1])
})

test('NEM-PASS-05 whoever has passed may still interrupt', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'interruption', 'rest')
    .cards('captain', 3)
    .play()
  game.pass()
  game.choose('move:c-6-11').pick(game.options()[0])
  expect(game.asked).toEqual(['scout'])
  game.say('scout', 'interruption').settle()
  expect(game.whereIs('captain')).toBe('hibernatorium')
})

test('NEM-PASS-05 whoever has passed is attacked and rolls for noise like anybody', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-1')
    .events('regeneration')
    .dice({ tokens: ['adult'], noise: [3] })
    .play()
  game.pass().pass()
  expect(game.view(null).players[0].lightWounds).toBe(1)
  expect(game.told('noise-roll', 'seat')).toEqual([1])
  expect(game.noise).toEqual(['c-1-2'])
})

test('NEM-PASS-06 first the discards, then what the pass triggers, then the fire wound', () => {
  const game = position('scout', 'captain')
    .wound('scout', 'wound-bleeding')
    .fire('hibernatorium')
    .cards('scout', 2)
    .play()
  game.choose('pass')
  expect(game.prompt).toBe('discard-on-pass')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pick()
  expect(game.player('scout').lightWounds).toBe(2)
  // A Character who bleeds to death no longer burns.
  const dying = position('scout', 'captain')
    .wound('scout', 'wound-bleeding')
    .wound('scout', 'wound-arm', true)
    .wound('scout', 'wound-arm', true)
    .fire('hibernatorium')
    .play()
  dying.pass()
  expect(dying.kinds('passes', 'light-wound', 'dies')).toEqual(['passes', 'light-wound', 'dies'])
})
