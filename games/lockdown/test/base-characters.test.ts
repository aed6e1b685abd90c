import { deckOf } from '@bulkhead/hull/pack.ts'
import { describe, expect, test } from 'vitest'
import { NEMESIS_CHARACTERS } from '../components.ts'
import { own } from '../own.ts'
import { PRINTED } from '../packs.ts'
import { lockdown, onSurfaceBoard } from './position.ts'

/** MODE-CHAR: the Characters of Nemesis, their cards and their Quest Items (components 17.7). */

const BASICS = ['search', 'search', 'rest', 'demolition', 'interruption']

test.each([
  ['captain', ['basic-repairs', 'suppressive-fire', 'reload', 'order', 'motivation']],
  ['scientist', ['repairs', 'computer-skills', 'intranet', 'access-denied', 'threat-assessment']],
  ['scout', ['basic-repairs', 'suppressive-fire', 'adrenaline', 'reconnaissance', 'scavenging']],
  ['soldier', ['basic-repairs', 'covering-fire', 'full-auto', 'nerves-of-steel', 'aimed-shot']],
  [
    'mechanic',
    ['quick-repairs', 'computer-skills', 'ingenuity', 'pyrotechnics', 'technical-corridors'],
  ],
])('LOCK-MODE-CHAR-05 the ten Action cards of the %s are those of the base game', (id, cards) => {
  expect(deckOf(PRINTED, id).sort()).toEqual([...BASICS, ...cards].sort())
})

test('LOCK-MODE-CHAR-04 the Pilot has cards of this box', () => {
  const cards = ['repairs', 'computer-skills', 'facility-knowledge', 'old-hand', 'rover-driver']
  expect(deckOf(PRINTED, 'pilot').sort()).toEqual([...BASICS, ...cards].sort())
})

test.each(NEMESIS_CHARACTERS.map(({ id, quests }) => [id, quests] as const))(
  'LOCK-MODE-CHAR-06 LOCK-MODE-CHAR-07 the %s starts with nothing but the Quest Item of this box',
  (id, quests) => {
    const { hands, inventory, quests: waiting, room } = lockdown(id, 'hacker').player(id)
    expect({ hands, inventory, waiting }).toEqual({ hands: [], inventory: [], waiting: quests })
    expect(room).toBe(22)
    expect(PRINTED.items[quests[0]]).toMatchObject({ colour: 'quest', quest: { character: id } })
  },
)

// --- cards that this box words anew ---

/** In the Repository with an SMG, which none of them brings. */
function armed(character: string, ammo: number) {
  return lockdown(character, 'hacker')
    .at(character, 'repository')
    .at('hacker', 'alert-room')
    .item(character, 'prototype-rifle', { ammo })
}

test('LOCK-MODE-CHAR-11 reload: 1 Ammo onto any Weapon in hand', () => {
  const game = armed('captain', 2).hand('captain', 'reload').play()
  game.act('reload:prototype-rifle#0')
  expect(game.player('captain').hands[0].item?.ammo).toBe(3)
  const none = lockdown('captain', 'hacker').hand('captain', 'reload').play()
  expect(none.why('reload')).toBe('no-weapon')
})

test('LOCK-MODE-CHAR-11 full-auto: all Ammo of any Weapon, 1 more damage for every 2', () => {
  const game = armed('soldier', 5)
    .hand('soldier', 'full-auto')
    .dark()
    .intruder('queen', 'repository')
    .attacks('slash-4', 'slash-4')
    .dice({ combat: ['one'] })
    .play()
  const option = game.decision().options.find(({ label }) => label === 'full-auto')
  expect(option!.targets).toEqual([
    { kind: 'item', id: 'prototype-rifle' },
    { kind: 'intruder', id: 'queen-1' },
  ])
  game.act('full-auto:prototype-rifle#0:queen-1')
  expect(game.intruder('queen-1')?.injuries).toBe(3)
  expect(game.player('soldier').hands[0].item?.ammo).toBe(0)
  const ready = (ammo: number) =>
    armed('soldier', ammo).hand('soldier', 'full-auto').intruder('queen', 'repository').play()
  expect(ready(0).why('full-auto')).toBe('no-loaded-weapon')
  expect(ready(1).ways('full-auto')).toEqual(['prototype-rifle#0:queen-1'])
})

test('LOCK-MODE-CHAR-08 repairs: the Malfunction of the room, and no engine', () => {
  for (const [character, card] of [
    ['scientist', 'repairs'],
    ['captain', 'basic-repairs'],
    ['mechanic', 'quick-repairs'],
  ]) {
    const broken = lockdown(character, 'hacker').malfunction('isolation-room')
    const game = broken.hand(character, card).cards(character, 2).play()
    expect(game.ways(card)).toEqual(['repair-room'])
    game.act(`${card}:repair-room`)
    expect(game.room('isolation-room').malfunction).toBe(false)
  }
  const poor = lockdown('mechanic', 'hacker').malfunction('isolation-room')
  const quick = poor.hand('mechanic', 'quick-repairs').play().act('quick-repairs:repair-room')
  expect(quick.room('isolation-room').malfunction).toBe(false)
})

test('LOCK-MODE-CHAR-08 ingenuity: the Malfunction, or an Item at no further cost', () => {
  const broken = lockdown('mechanic', 'hacker').malfunction('isolation-room')
  const game = broken.hand('mechanic', 'ingenuity').play().act('ingenuity:repair-room')
  expect(game.room('isolation-room').malfunction).toBe(false)
  // Duct Tape stands for the wrench.
  const crafting = lockdown('mechanic', 'hacker')
    .hand('mechanic', 'ingenuity')
    .item('mechanic', 'energy-charge')
    .item('mechanic', 'duct-tape')
    .play()
    .act('ingenuity:craft:taser:energy-charge+duct-tape')
  expect(crafting.player('mechanic').inventory.map(({ id }) => id)).toEqual(['taser'])
})

// --- cards of the base game, as they are ---

describe('LOCK-MODE-CHAR-05 cards of the base game', () => {
  test('order: another Character of the room moves where the Captain says', () => {
    const game = lockdown('captain', 'hacker')
      .at('captain', 'repository')
      .hand('captain', 'order')
      .dice({ noise: ['silence'] })
      .play()
      .act('order:1:c15')
    expect(game.player('hacker').room).toBe(5)
  })

  test('motivation: everybody in the room draws a card', () => {
    const game = lockdown('captain', 'hacker')
      .at('captain', 'repository')
      .hand('captain', 'motivation')
      .play()
      .act('motivation:20')
    expect([game.player('captain').hand.length, game.player('hacker').hand.length]).toEqual([1, 1])
  })

  test('suppressive-fire: for 1 Ammo somebody leaves unharmed', () => {
    const game = armed('captain', 2)
      .hand('captain', 'suppressive-fire')
      .intruder('adult', 'repository')
      .dice({ noise: ['silence'] })
      .play()
    game.act('suppressive-fire:prototype-rifle#0:self')
    game.choose(game.options().find((id) => id.endsWith('c15'))!)
    expect(game.player('captain')).toMatchObject({ room: 5, lightWounds: 0, wounds: [] })
    expect(game.player('captain').hands[0].item?.ammo).toBe(1)
  })

  test('covering-fire: the same for two', () => {
    const game = armed('soldier', 2)
      .at('hacker', 'repository')
      .hand('soldier', 'covering-fire')
      .intruder('adult', 'repository')
      .dice({ noise: ['silence'] })
      .play()
    game.choose('covering-fire:prototype-rifle#0:both-1', 'to:c15', 'to:c15', 'agree').settle()
    expect([game.player('soldier').room, game.player('hacker').room]).toEqual([5, 5])
    expect(game.log('attack')).toEqual([])
  })

  test('intranet: the action of any room with a working computer, from a computer', () => {
    const game = lockdown('scientist', 'hacker')
      .at('scientist', 'archive')
      .hand('scientist', 'intranet')
      .cards('scientist', 1)
      .play()
    expect(game.ways('intranet')).toContain('transmitter-control:send-signal')
    game.act('intranet:transmitter-control:send-signal')
    expect(game.player('scientist').signal).toBe(true)
  })

  test('access-denied: a room with a computer breaks down', () => {
    const ready = lockdown('scientist', 'hacker').at('scientist', 'archive')
    const place = ready.state.rooms.findIndex(({ tile }) => tile === 'laboratory') + 1
    const game = ready.hand('scientist', 'access-denied').play()
    game.act(`access-denied:break-computer:${place}`)
    expect(game.room('laboratory').malfunction).toBe(true)
  })

  test('threat-assessment: the next Event is looked at and may go under the deck', () => {
    const game = lockdown('scientist', 'hacker')
      .at('scientist', 'archive')
      .hand('scientist', 'threat-assessment')
      .events('hidden')
      .play()
      .act('threat-assessment', 'put-event-under')
    expect(game.log('sees-event', 'scientist')).toMatchObject([{ params: { event: 'hidden' } }])
    expect(game.state.events[0].id).toBe('hidden')
  })

  test('adrenaline: a shot or an Escape without its cost, then a card', () => {
    const game = armed('scout', 2)
      .hand('scout', 'adrenaline')
      .intruder('adult', 'repository')
      .attacks('tail')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('adrenaline')).toContain('shoot:prototype-rifle#0:adult-1')
    game.act('adrenaline:escape:c15')
    expect(game.player('scout')).toMatchObject({ room: 5, lightWounds: 0 })
    expect(game.player('scout').hand).toHaveLength(1)
  })

  test('LOCK-WOUND-04 adrenaline: a Leg wound makes no other Escape dearer than that by Movement', () => {
    const game = armed('scout', 2)
      .hand('scout', 'adrenaline')
      .wound('scout', 'wound-leg')
      .intruder('adult', 'repository')
      .play()
    expect(game.ways('adrenaline')).toContain('escape:c15')
    expect(game.ways('move')).toEqual([])
  })

  test('reconnaissance: a move without a noise roll', () => {
    const game = lockdown('scout', 'hacker')
      .at('scout', 'repository')
      .hand('scout', 'reconnaissance')
      .cards('scout', 1)
      .play()
      .act('reconnaissance:c15')
    expect(game.player('scout').room).toBe(5)
    expect(game.log('noise-roll')).toEqual([])
  })

  test('scavenging: a Search where nothing is left', () => {
    const game = lockdown('scout', 'hacker')
      .at('scout', 'laboratory')
      .items('laboratory', 0)
      .hand('scout', 'scavenging')
      .cards('scout', 1)
      .itemDeck('green', 'medkit', 'alcohol')
      .play()
      .act('scavenging:green', 'keep-item:medkit#0')
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['medkit'])
    expect(game.room('laboratory').items).toBe(0)
  })

  test('nerves-of-steel: a Surprise Attack is ignored', () => {
    const game = lockdown('soldier', 'hacker')
      .at('soldier', 'repository')
      .at('hacker', 'alert-room')
      .hand('soldier', 'nerves-of-steel', 'search')
      .noise('c13')
      .dice({ noise: [3], tokens: ['queen'] })
      .play()
      .choose('move:c15')
    game.pick('pay:search#1')
    game.settle()
    expect(game.prompt).toBe('nerves')
    game.choose('nerves-of-steel')
    expect(game.log('attack-card')).toEqual([])
  })

  test('aimed-shot: an energy Weapon without the basic cost, with a second roll', () => {
    const game = armed('soldier', 2)
      .dark()
      .hand('soldier', 'aimed-shot')
      .intruder('queen', 'repository')
      .attacks('slash-4', 'slash-4')
      .dice({ combat: ['miss', 'one'] })
      .play()
      .act('aimed-shot:prototype-rifle#0:queen-1', 'reroll-shot')
    expect(game.intruder('queen-1')?.injuries).toBe(1)
  })

  test('pyrotechnics: an Item for a fire, or a fire put out', () => {
    const game = lockdown('mechanic', 'hacker')
      .item('mechanic', 'medkit')
      .hand('mechanic', 'pyrotechnics')
      .cards('mechanic', 1)
      .play()
      .act('pyrotechnics:light-fire:medkit')
    expect(game.room('isolation-room').fire).toBe(true)
    const out = lockdown('mechanic', 'hacker').fire('isolation-room')
    const put = out.hand('mechanic', 'pyrotechnics').cards('mechanic', 1).play()
    put.act('pyrotechnics:put-out-fire')
    expect(put.room('isolation-room').fire).toBe(false)
  })

  test('LOCK-MODE-ALT-12 pyrotechnics: not at an intersection', () => {
    const game = onSurfaceBoard('mechanic', 'hacker')
      .at('mechanic', 'intersection-1')
      .item('mechanic', 'medkit')
      .hand('mechanic', 'pyrotechnics')
      .cards('mechanic', 1)
      .play()
    expect(game.forbidden('pyrotechnics')).toBe('LOCK-MODE-ALT-12')
    expect(game.ways('pyrotechnics')).toEqual([])
  })

  test('LOCK-MODE-CHAR-12 technical-corridors: to any entrance, without an Attack card, then a pass', () => {
    const ready = lockdown('mechanic', 'hacker')
    ready.player('mechanic').room = 1
    const game = ready
      .hand('mechanic', 'technical-corridors')
      .cards('mechanic', 1)
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('technical-corridors')).toContain('16')
    game.act('technical-corridors:16')
    expect(game.player('mechanic').room).toBe(15)
    expect(game.log('attack-card')).toEqual([])
    expect(game.log('passes')).toMatchObject([{ params: { seat: 0 } }])
  })
})

// --- Quest Items ---

describe('LOCK-MODE-CHAR-07 Quest Items', () => {
  test('command-tablet: activated in the Transmitter Control Room, it reads Objectives at a computer', () => {
    const game = lockdown('captain', 'hacker')
      .at('captain', 'transmitter-control')
      .cards('captain', 2)
      .beforeFirstEncounter()
      .play()
      .act('activate-quest:command-tablet')
      .act('command-tablet:1')
    expect(game.log('sees-objective', 'captain')).toHaveLength(2)
    expect(game.player('captain').inventory).toEqual([])
  })

  test('rover-key: activated in a working Exit Airlock, it sends the Rover from anywhere', () => {
    const ready = (broken: boolean) => {
      const base = lockdown('pilot', 'hacker').cards('pilot', 2)
      base.player('pilot').room = 0
      base.state.rooms[0].malfunction = broken
      return base.play()
    }
    expect(ready(true).ways('activate-quest')).toEqual([])
    const game = ready(false).act('activate-quest:rover-key').act('rover-key:bunker')
    expect(own(game.state).rover).toBe(-1)
    expect(game.player('pilot').inventory.map(({ id }) => id)).toEqual(['rover-key'])
    const far = onSurfaceBoard('pilot', 'hacker')
      .item('pilot', 'rover-key')
      .cards('pilot', 1)
      .play()
    expect(far.ways('rover-key')).toEqual(['1', '3', '6', 'bunker'])
  })

  test('field-laboratory: activated with Fuel, it analyses as the Laboratory does, once', () => {
    const game = lockdown('scientist', 'hacker')
      .item('scientist', 'fuel')
      .object('isolation-room', 'carcass')
      .cards('scientist', 2)
      .play()
      .act('activate-quest:field-laboratory:fuel')
      .act('field-laboratory:carcass')
    expect(game.ownOf('scientist').knowledge).toBe(6)
    expect(own(game.state).analysed).toEqual(['carcass'])
    expect(game.player('scientist').inventory).toEqual([])
  })

  test('motion-tracker: a noise roll may be made again for an Action card', () => {
    const game = lockdown('scout', 'hacker')
      .at('scout', 'repository')
      .at('hacker', 'alert-room')
      .item('scout', 'motion-tracker')
      .hand('scout', 'search', 'rest')
      .dice({ noise: ['danger', 'silence'] })
      .play()
      .act('move:c15')
    expect(game.prompt).toBe('motion-tracker')
    game.choose(game.options()[1])
    expect(game.player('scout').hand).toEqual([])
    expect(game.noise).toEqual([])
  })

  test('motion-tracker: activated with an Energy Charge of either deck', () => {
    for (const charge of ['energy-charge', 'energy-charge-yellow']) {
      const game = lockdown('scout', 'hacker').item('scout', charge).cards('scout', 1).play()
      game.act(`activate-quest:motion-tracker:${charge}`)
      expect(game.player('scout').hands).toMatchObject([{ item: { id: 'motion-tracker' } }])
    }
  })

  test('body-armour: given up, it keeps one attack off; activated with tools or tape', () => {
    for (const tool of ['toolbelt', 'duct-tape']) {
      const base = lockdown('soldier', 'hacker').item('soldier', tool).cards('soldier', 1)
      expect(base.play().ways('activate-quest')).toEqual([`body-armour:${tool}`])
    }
    const attacked = () =>
      lockdown('soldier', 'hacker')
        .item('soldier', 'body-armour')
        .intruder('adult', 'isolation-room')
        .attacks('bite-1')
        .events('doors-release')
        .dice({ tokens: ['larva'] })
        .phase('attacks')
        .play()
    const saved = attacked().choose('body-armour')
    expect(saved.player('soldier')).toMatchObject({ wounds: [], inventory: [] })
    expect(attacked().choose('bear-it').player('soldier').wounds).toHaveLength(1)
  })

  test('plasma-torch: activated in the Repository, it turns any Door, even a destroyed one', () => {
    const game = lockdown('mechanic', 'hacker')
      .at('mechanic', 'repository')
      .cards('mechanic', 2)
      .door('c15', 'destroyed')
      .play()
      .act('activate-quest:plasma-torch')
      .act('plasma-torch:c15')
    expect(game.corridor('c15').door).toBe('closed')
    const outside = onSurfaceBoard('mechanic', 'hacker').item('mechanic', 'plasma-torch')
    outside.player('mechanic').room = 7
    // A path has no Door (LOCK-MODE-ALT-44).
    expect(outside.cards('mechanic', 1).play().ways('plasma-torch')).toEqual(['u06', 'u03'])
  })
})
