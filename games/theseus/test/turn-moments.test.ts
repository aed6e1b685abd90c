import { expect, test } from 'vitest'
import { type Playing, position, teamPosition } from './position.ts'

/** The prompts of a turn with what they offer to use, where nothing is used. */
function moments(game: Playing, ...answers: string[]): string[] {
  const seen: string[] = []
  const usable = (id: string) => /^(play|upgrade-(unit|card)):/.test(id)
  const { number } = game.state.turn
  while (game.state.turn.number === number) {
    const offer = `${game.prompt}${game.options.some(usable) ? '+' : ''}`
    if (seen.at(-1) !== offer) seen.push(offer)
    const wanted = answers.find((id) => game.options.includes(id))
    if (wanted) game.choose(wanted)
    else game.choose(game.options.find((id) => id === 'go-on' || id === 'end-turn')!)
  }
  return seen
}

test('THE-TURN-09 things are used before the Movement, after Action cards, around the Sector action and after Planning', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('mar-assault', 'ctl-2')
    .card('mar-detector', 'ctl-1')
    .pending('ali-hive', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .kept('marines', 'bon-upgrade')
    .play()
  const answers = ['move:marine-1', 'room:control-room-a', 'action:ctl-2', 'deactivate:corridors']
  expect(moments(game, ...answers, 'malfunction:nest-p1', 'no-planning')).toEqual([
    'movement+',
    'room',
    'action-order',
    'moment+',
    'detector',
    'moment+',
    'malfunction',
    'moment+',
    'planning',
    'moment+',
  ])
})

test('THE-TURN-09 after the last Action card and before the Sector action is one moment', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('mar-armoury', 'ctl-2')
    .pending('ali-hive', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .play()
  game.choose('move:marine-1', 'room:control-room-a', 'go-on')
  expect(game.prompt).toBe('malfunction')
})

test('THE-TURN-09 an Extra Turn has the same moments again', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('marine-2', 'alien-nest', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .kept('marines', 'bon-upgrade')
    .play()
  const answers = ['move:marine-1', 'move:marine-2', 'room:tech-bay-b', 'room:corridors-a']
  expect(moments(game, ...answers, 'no-planning')).toEqual([
    'movement+',
    'room',
    'moment+',
    'extra-movement+',
    'room',
    'moment+',
    'planning',
    'moment+',
  ])
})

test('THE-TURN-09 a Bonus card may be used on being taken, before the pending slot is refilled', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .pending('mar-fire', 'cor-p1')
    .bonus('bon-upgrade', 'cor-4')
    .play()
  game.choose('move:marine-1', 'room:corridors-a', 'plan-install:cor-p1', 'install-bonus:cor-4')
  expect(game.card('cor-p1')).toBeNull()
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(['go-on', 'play:bon-upgrade'])
})

test('THE-TURN-09 an Instant card may be used on being taken', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'loading-dock', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .pending('ali-shaft', 'cor-p1')
    .card('ali-hive', 'cor-1')
    .play()
  game.choose('move:alien-1', 'room:corridors-a', 'plan-install:cor-p1')
  expect(game.card('cor-p1')).toBeNull()
  expect(game.options).toEqual(['go-on', 'play:ali-shaft'])
})

test('THE-TURN-10 the active player orders the Traps, and their owner chooses inside an Ambush', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('alien-2', 'control-room', 'd')
    .unit('marine-1', 'control-room', 'a')
    .card('mar-fire', 'ctl-1')
    .card('mar-minefield', 'ctl-2')
    .card('mar-ambush', 'ctl-3')
    .play()
  game.choose('move:alien-1', 'room:control-room-b')
  expect([game.asked, game.prompt]).toEqual(['aliens', 'trap-order'])
  game.choose('trap:ctl-1')
  expect([game.asked, game.prompt]).toEqual(['marines', 'attack-target'])
  expect(game.options).toEqual(['attack:alien-1', 'attack:alien-2'])
})

test('THE-TURN-10 who moves an enemy unit makes its choices', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unit('alien-1', 'corridors', 'b')
    .card('mar-team-tactics', 'cor-1')
    .play()
  game.choose('move:marine-1', 'room:corridors-a', 'move-enemy:alien-1')
  expect([game.asked, game.prompt]).toEqual(['marines', 'room'])
})

test('THE-TURN-10 the active player chooses for an attack of the partner unit that a card calls for', () => {
  const game = teamPosition('marines', 'scientists', 'aliens', 'greys')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'b', { upgraded: true })
    .unit('scientist-1', 'tech-bay', 'a')
    .unit('grey-1', 'tech-bay', 'c')
    .card('ali-phantom-attack', 'ctl-2')
    .card('mar-strategic-position', 'tec-2')
    .play()
  game.choose('move:marine-1', 'room:control-room-a', 'attack-with:alien-1')
  expect([game.asked, game.prompt]).toEqual(['marines', 'more-wounds'])
  game.choose('wound:grey-1')
  expect([game.life('scientists'), game.life('greys')]).toEqual([19, 18])
})

test('THE-TURN-11 what can be done only in part is done as far as possible', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a', { upgraded: true })
    .card('gre-downgrade', 'ctl-2', { upgrades: 3 })
    .play()
  game.choose('move:grey-1', 'room:control-room-a')
  expect(game.unit('marine-1').upgraded).toBe(false)
  expect(game.log('downgraded')).toHaveLength(1)
})

test('THE-TURN-11 what cannot be done at all has no effect and stops nothing', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .minorAlien('minor-alien-1', 'alien-nest', 'a')
    .minorAlien('minor-alien-2', 'alien-nest', 'b')
    .minorAlien('minor-alien-3', 'alien-nest', 'c')
    .card('ali-incubator', 'ctl-2')
    .play()
  game.choose('move:alien-1', 'room:control-room-a')
  expect(game.log('minor-alien')).toEqual([])
  expect(game.malfunction).toBeNull()
  expect(game.prompt).toBe('planning')
})
