import { render } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesFor } from '../text/names.ts'
import { type Playing, type Position, position } from './position.ts'

/** What the log says of changes that nobody answers for, and how it says it. */

/** Plays this Event card and a quiet bag step. */
function event(ready: Position, card: string): Playing {
  return ready
    .events(card)
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
}

/** The lines of a kind as a spectator reads them, in both languages. */
function sentences(game: Playing, kind: string): string[][] {
  const view = game.view(null)
  const words = [
    { ...en, ...namesFor(view, 'en') },
    { ...fr, ...namesFor(view, 'fr') },
  ]
  return game
    .log(kind)
    .map(({ params }) =>
      words.map((one) => render(one, `log.${kind}`, params).replaceAll('\u00a0', ' ')),
    )
}

test('NEM-EGG-13 an Egg that hatches is told, before the Nest that it leaves empty', () => {
  const game = event(position('scout', 'captain').eggs(1), 'hatching')
  expect(game.log('egg-hatches')).toMatchObject([{ rule: 'NEM-EGG-13' }])
  expect(game.kinds('event', 'egg-hatches', 'nest-destroyed')).toEqual([
    'event',
    'egg-hatches',
    'nest-destroyed',
  ])
  expect(event(position('scout', 'captain').eggs(0), 'hatching').log('egg-hatches')).toEqual([])
})

test('NEM-EGG-04 the last Egg is destroyed before the Nest is', () => {
  const game = position('scout', 'captain')
    .eggs(1)
    .fire('nest')
    .events('coolant-leak')
    .dice({ tokens: ['larva'] })
    .phase('fire')
    .play()
  expect(game.kinds('egg-destroyed', 'nest-destroyed')).toEqual(['egg-destroyed', 'nest-destroyed'])
})

test('NEM-EVENT-15 regeneration tells what each Intruder recovers', () => {
  const ship = position('scout', 'captain')
    .intruder('adult', 'cockpit', { injuries: 3 })
    .intruder('creeper', 'armory', { injuries: 1 })
    .intruder('adult', 'nest')
  const game = event(ship, 'regeneration')
  expect(game.log('recovers')).toMatchObject([
    { rule: 'NEM-EVENT-15', params: { intruder: 'adult-1', injuries: 2 } },
    { rule: 'NEM-EVENT-15', params: { intruder: 'creeper-2', injuries: 1 } },
  ])
})

test('NEM-EVENT-15 consuming-fire tells where Items burn, and only where there were any', () => {
  const ship = position('scout', 'captain')
    .fire('surgery', 'storage', 'armory')
    .items('storage', 4)
    .items('surgery', 0)
    .items('armory', 2)
    .unexplored('armory')
  const game = event(ship, 'consuming-fire')
  expect(sentences(game, 'items-burn')).toEqual([
    [
      'The Items in the Storage burn: none is left.',
      "Les Objets dans le Dépôt brûlent : il n'en reste aucun.",
    ],
  ])
})

test('NEM-BAG-07 a Queen who comes from elsewhere is seen to move', () => {
  const game = position('scout', 'captain')
    .at('scout', 'nest')
    .cards('scout', 5)
    .intruder('queen', 'armory', { token: null })
    .with((s) => {
      s.bag = [{ type: 'queen', number: 4 }, ...s.bag.filter((one) => one.type !== 'queen')]
    })
    .dice({ tokens: ['queen'] })
    .phase('bag')
    .play()
  const place = game.state.rooms.findIndex(({ tile }) => tile === 'nest')
  expect(game.log('intruder-moves')).toMatchObject([
    { rule: 'NEM-BAG-07', params: { intruder: 'queen-1', type: 'queen', place } },
  ])
})

test('NEM-PASS-02 NEM-INFO-07 everybody reads which cards are discarded on a pass', () => {
  const game = position('scout', 'captain').hand('scout', 'search', 'rest', 'infected').play()
  game.choose('pass').pick('card:search#0', 'card:contamination#2')
  for (const reader of ['scout', 'captain', null] as const) {
    expect(game.log('discards', reader)).toMatchObject([
      { rule: 'NEM-PASS-02', params: { seat: 0, card: 'search' } },
      { rule: 'NEM-PASS-02', params: { seat: 0, card: 'contamination' } },
    ])
  }
})

test('NEM-COST-02 NEM-INFO-07 everybody reads what is paid, after what is paid for', () => {
  const game = position('scout', 'captain').hand('scout', 'search', 'rest', 'search').play()
  game.choose('careful-move:c-6-11').pick('pay:search#0', 'pay:rest#1')
  expect(game.log('discards', 'captain')).toMatchObject([
    { rule: 'NEM-COST-02', params: { seat: 0, card: 'search' } },
    { rule: 'NEM-COST-02', params: { seat: 0, card: 'rest' } },
  ])
  expect(game.kinds('acts', 'discards', 'enters')).toEqual([
    'acts',
    'discards',
    'discards',
    'enters',
  ])
})

test('NEM-COST-11 a declared card lies face up at once, so everybody reads what it is for', () => {
  const game = position('scout', 'captain').hand('scout', 'reconnaissance', 'rest').play()
  game.choose(game.options().find((id) => id.startsWith('reconnaissance'))!)
  expect(game.prompt).toBe('pay')
  expect(game.view('captain').players[0].discard).toEqual(['reconnaissance'])
  expect(game.log('acts', 'captain').at(-1)?.params).toEqual({ seat: 0, action: 'reconnaissance' })
})

test('NEM-ENC-04 an Encounter tells which markers it removes, and no other', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 6)
    .noise('c-6-7', 'c-2-6', 'technical-1', 'c-17-20')
    .dice({ noise: [1], tokens: ['creeper'] })
    .play()
    .act('move:c-6-11')
  expect(game.log('noise-removed').map(({ rule }) => rule)).toEqual(['NEM-ENC-04', 'NEM-ENC-04'])
  expect(game.told('noise-removed', 'exit').sort()).toEqual(['c-2-6', 'c-6-7'])
})

test('NEM-DECK-04 a discard pile that becomes the deck is told', () => {
  const game = position('scout', 'captain')
    .with((s) => {
      const [scout] = s.players
      scout.discard.push(...scout.deck.splice(0))
    })
    .dice({ tokens: ['larva'] })
    .phase('bag')
    .play()
  expect(game.log('reshuffles')).toMatchObject([{ rule: 'NEM-DECK-04', params: { seat: 0 } }])
})

test('NEM-ROOM-11 the Surgery tells of the hand, and of the shuffle', () => {
  const game = position('scout', 'captain')
    .at('scout', 'surgery')
    .hand('scout', 'search', 'rest', 'demolition')
    .play()
    .choose('surgery')
    .pick('pay:search#0', 'pay:rest#1')
  expect(game.log('loses-hand')).toMatchObject([
    { rule: 'NEM-ROOM-11', params: { seat: 0, number: 1 } },
  ])
  expect(game.log('discards').at(-1)).toMatchObject({
    rule: 'NEM-ROOM-11',
    params: { card: 'demolition' },
  })
  expect(game.log('reshuffles')).toMatchObject([{ rule: 'NEM-ROOM-11' }])
})

test('NEM-EVENT-15 eclosion tells how many cards everybody turns over', () => {
  const game = event(position('scout', 'captain'), 'eclosion')
  expect(game.log('turns-cards')).toMatchObject([
    { params: { seat: 0, number: 4 } },
    { params: { seat: 1, number: 4 } },
  ])
})

test.each([
  ['NEM-BAG-04', 'adult'],
  ['NEM-BAG-09', 'queen'],
  ['NEM-BAG-10', 'blank'],
] as const)('%s the token that returns to the bag is told: %s', (rule, type) => {
  const game = position('scout', 'captain')
    .dice({ tokens: [type], noise: ['silence', 'silence'] })
    .phase('bag')
    .play()
  expect(game.log('token-returns')).toMatchObject([{ rule, params: { type } }])
})

test('NEM-ENC-05 a blank token has no number to tell', () => {
  const drawn = (type: 'blank' | 'adult') =>
    position('scout', 'captain')
      .dice({ tokens: [type === 'blank' ? type : { type, number: 3 }], noise: ['silence', 1] })
      .phase('bag')
      .play()
  expect(sentences(drawn('blank'), 'token')).toEqual([
    ['Token from the bag: blank, no Intruder.', 'Jeton tiré du sac : vierge, aucun Intrus.'],
  ])
  expect(sentences(drawn('adult'), 'token')).toEqual([
    ['Token from the bag: Adult, number 3.', 'Jeton tiré du sac : Adulte, nombre 3.'],
  ])
})

test('NEM-NOISE-04 NEM-NOISE-06 Danger says whether anything is near', () => {
  const walk = (ship: Position) =>
    ship
      .at('captain', 'cockpit')
      .cards('scout', 1)
      .dice({ noise: ['danger'] })
      .play()
      .act('move:c-6-11')
  const alone = walk(position('scout', 'captain'))
  expect(alone.log('danger')).toEqual([])
  expect(alone.log('danger-alone')).toMatchObject([{ rule: 'NEM-NOISE-06', params: { place: 5 } }])
  const hunted = walk(
    position('scout', 'captain')
      .intruder('adult', 'fire-control')
      .intruder('larva', 'fire-control'),
  )
  expect(hunted.log('danger-alone')).toEqual([])
  expect(hunted.log('danger')).toMatchObject([
    { rule: 'NEM-NOISE-04', params: { place: 5, number: 2 } },
  ])
})

/** The Scout hits this Intruder once; these cards decide. */
function shot(ship: Position, name: string, ...cards: string[]): Playing {
  return ship
    .cards('scout', 1)
    .attacks(...cards)
    .events('coolant-leak')
    .dice({ combat: ['one'] })
    .play()
    .act(`shoot:rifle#0:${name}`)
}

test('NEM-DMG-06 NEM-DMG-08 a damage check tells sum and verdict', () => {
  const crew = () => position('scout', 'captain').at('captain', 'cockpit')
  const lives = shot(crew().intruder('adult', 'hibernatorium'), 'adult-1', 'scratch-1')
  expect(sentences(lives, 'endurance')).toEqual([
    [
      'Endurance of Adult 1: 2. Injuries: 1. Not enough to kill.',
      'Endurance (Adulte 1) : 2. Dégâts : 1. Pas assez pour tuer.',
    ],
  ])
  const breeder = crew().intruder('breeder', 'hibernatorium', { injuries: 4 })
  const dies = shot(breeder, 'breeder-1', 'scratch-1', 'scratch-2')
  expect(dies.told('kill-check', 'blood')).toEqual([2, 3])
  expect(dies.log('endurance')).toMatchObject([
    { rule: 'NEM-DMG-08', params: { endurance: 5, injuries: 5, verdict: 'dies' } },
  ])
  expect(dies.lair('breeder-1')).toBe('gone')
})

test('NEM-DMG-03 NEM-RETREAT-01 what needs no sum, or has none, gets no verdict', () => {
  const crew = () => position('scout', 'captain').at('captain', 'cockpit')
  const larva = shot(crew().intruder('larva', 'hibernatorium'), 'larva-1')
  expect(larva.kinds('kill-check', 'endurance', 'intruder-dies')).toEqual(['intruder-dies'])
  const retreat = shot(crew().intruder('adult', 'hibernatorium'), 'adult-1', 'bite-4')
  expect(retreat.kinds('kill-check', 'endurance', 'retreats')).toEqual(['kill-check', 'retreats'])
})

test('NEM-WEAK-04 an Endangered Species shows why less endurance is enough', () => {
  const ship = position('scout', 'captain')
    .weakness('egg', 'endangered-species')
    .intruder('adult', 'hibernatorium')
  const game = shot(ship, 'adult-1', 'scratch-1')
  expect(game.log('endurance')).toEqual([])
  expect(game.log('endurance-lowered')).toMatchObject([
    { params: { endurance: 2, injuries: 1, verdict: 'dies' } },
  ])
})

test('NEM-MODE-INTR-08 NEM-MODE-INTR-12 everybody reads what the Intruder player draws and lays aside', () => {
  const intruderPlayer = (...hand: string[]) =>
    position('scout', 'captain', 'pilot')
      .playsIntruders('captain', ...hand)
      .intruder('adult', 'hibernatorium')
      .at('pilot', 'hibernatorium')
      .toAct('captain')
  const game = intruderPlayer('recovery')
    .attacks('scratch-1', 'bite-1', 'slime')
    .play()
    .choose('intruder-card:recovery#0', 'intruder-player-attack')
  expect(game.log('intruder-player-draws-attack', 'scout')).toMatchObject([
    { params: { number: 3 } },
  ])
  game.choose('attack:slime')
  expect(game.prompt).toBe('intruder-player-victim')
  expect(game.told('attack-chosen', 'attack')).toEqual(['slime'])
  const events = intruderPlayer('preparation-4')
    .events('coolant-leak', 'damage', 'lurking')
    .play()
    .choose('intruder-card:preparation-4#0', 'intruder-player-effect')
  expect(events.log('intruder-player-draws-event', 'scout')).toMatchObject([
    { params: { number: 3 } },
  ])
  expect(events.log('event-discarded')).toEqual([])
  events.choose('event:coolant-leak')
  expect(events.told('event-discarded', 'event').sort()).toEqual(['damage', 'lurking'])
  const passing = intruderPlayer('recovery', 'pursuit-1')
    .play()
    .choose('pass', 'intruder-card:recovery#0')
  expect(passing.told('intruder-player-discards', 'intruderCard')).toEqual(['pursuit-1'])
})
