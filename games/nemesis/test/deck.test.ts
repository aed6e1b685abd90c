import { expect, test } from 'vitest'
import { coopPosition, type Playing, position } from './position.ts'

const READERS = ['scout', 'captain', null] as const
const QUIET = { tokens: ['larva' as const] }

/** The discard piles as everybody reads them. */
function discards(game: Playing, deck: string) {
  const [pile, ...others] = READERS.map((reader) => game.view(reader).decks[deck].discard)
  for (const other of others) expect(other).toEqual(pile)
  return pile
}

test('NEM-DECK-01 a used Item, an Event, an Attack and a healed wound lie face up by their decks', () => {
  const item = position('scout', 'captain')
    .item('scout', 'bandages')
    .is('scout', { lightWounds: 1 })
    .cards('scout', 1)
    .play()
  item.act('bandages:heal-light')
  expect(discards(item, 'green')).toEqual(['bandages'])

  const event = position('scout', 'captain')
    .events('regeneration')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(discards(event, 'events')).toEqual(['regeneration'])

  const attack = position('scout', 'captain')
    .intruder('creeper', 'hibernatorium')
    .attacks('slime')
    .events('regeneration')
    .dice(QUIET)
    .phase('attacks')
    .play()
  expect(discards(attack, 'attacks')).toEqual(['slime'])

  const wound = position('scout', 'captain')
    .wound('scout', 'wound-leg', true)
    .item('scout', 'medkit')
    .cards('scout', 1)
    .play()
  wound.act('medkit:heal:wound-leg')
  expect(discards(wound, 'wounds')).toEqual(['wound-leg'])
})

test('NEM-DECK-03 a marker that was discarded can be placed again', () => {
  const rooms = ['cockpit', 'armory', 'surgery', 'storage', 'generator', 'laboratory', 'comms-room']
  const eight = () =>
    position('mechanic', 'captain')
      .hand('mechanic', 'pyrotechnics', 'search', 'rest')
      .item('mechanic', 'tools')
      .fire(...rooms)
      .events('flammable-solution')
      .dice(QUIET)
      .at('mechanic', 'cockpit')
  const full = eight().fire('fire-control').phase('event').play()
  expect(full.view(null).ending).toMatchObject({ cause: 'explosion' })
  const one = eight().fire('fire-control').play()
  one.act('pyrotechnics:put-out-fire')
  expect(one.room('cockpit').fire).toBe(false)
  one.pass().pass()
  expect(one.room('hibernatorium').fire).toBe(true)
  expect(one.prompt).toBe('action')
})

test('NEM-DECK-04 an empty deck is made anew from the whole discard pile, for what is still to draw', () => {
  const game = position('captain', 'scout')
    .hand('captain', 'search')
    .discard('captain', 'search', 'rest', 'demolition', 'interruption', 'infected')
    .discard('captain', 'basic-repairs', 'suppressive-fire', 'reload')
    .phase('round')
    .play()
  const { hand, deckCount, discard } = game.view('captain').players[0]
  // The two cards that were left in the deck come first.
  expect(hand).toEqual(expect.arrayContaining(['search', 'order', 'motivation']))
  expect([hand!.length, deckCount, discard]).toEqual([5, 6, []])
  const all = [...game.player('captain').hand, ...game.player('captain').deck]
  expect(all.filter((card) => typeof card === 'number')).toHaveLength(1)
})

test('NEM-DECK-04 with deck and discard empty a player draws fewer cards', () => {
  const game = position('captain', 'scout')
    .cards('captain', 9)
    .deckTop('captain')
    .item('captain', 'synthetic-food')
    .with((s) => {
      s.players[0].hand.push(...s.players[0].deck.splice(0))
    })
    .play()
  game.act('synthetic-food')
  expect(game.log('draws')[0].params).toEqual({ seat: 0, number: 1 })
  expect(game.view('captain').players[0]).toMatchObject({
    handCount: 10,
    deckCount: 0,
    discard: [],
  })
})

test('NEM-DECK-09 an Event removed from the game is never shuffled in again', () => {
  const game = position('scout', 'captain')
    .events('short-circuit')
    .with((s) => {
      s.eventDiscard.push(...s.events.splice(0, 12).map(({ id }) => id))
    })
    .dice(QUIET)
    .phase('event')
    .play()
  expect(game.view(null).decks.events).toMatchObject({ count: 19, discard: [] })
  expect(game.state.events.map(({ id }) => id)).not.toContain('short-circuit')
  expect(game.state.removed).toContain('short-circuit')
})

test('NEM-DECK-10 crafting components and what activates a Quest Item count as used', () => {
  const crafted = position('scout', 'captain')
    .item('scout', 'tools')
    .item('scout', 'energy-charge')
    .cards('scout', 1)
    .play()
  crafted.act('craft:taser:energy-charge+tools')
  expect(discards(crafted, 'yellow')).toEqual(['tools'])
  expect(discards(crafted, 'red')).toEqual(['energy-charge'])
  const quest = position('scout', 'captain').item('scout', 'energy-charge').cards('scout', 1).play()
  quest.act('activate-quest:motion-tracker:energy-charge')
  expect(discards(quest, 'red')).toEqual(['energy-charge'])
})

test('NEM-DECK-10 a card without a deck leaves the game, and the Ammo on it is lost', () => {
  const game = position('mechanic', 'captain').hand('mechanic', 'pyrotechnics', 'search').play()
  game.act('pyrotechnics:light-fire:sawed-off#0')
  expect(game.room('hibernatorium').fire).toBe(true)
  expect(game.view(null).players[0].hands).toEqual([])
  expect(game.state.removed).toEqual(['sawed-off'])
  for (const deck of Object.values(game.view(null).decks))
    expect(deck.discard).not.toContain('sawed-off')
})

test('NEM-DECK-10 a price paid with an Item of a deck goes to the discard of its colour', () => {
  const game = position('mechanic', 'captain')
    .hand('mechanic', 'pyrotechnics', 'search')
    .item('mechanic', 'medkit')
    .play()
  game.act('pyrotechnics:light-fire:medkit')
  expect(game.view('captain').decks.green.discard).toEqual(['medkit'])
})

test('NEM-DECK-03 a door taken out of a corridor can be put into another', () => {
  const corridors = ['c-1-2', 'c-1-3', 'c-1-4', 'c-2-6', 'c-3-7', 'c-4-8', 'c-5-6', 'c-5-10']
  const game = coopPosition('mechanic', 'captain').cards('mechanic', 5).item('mechanic', 'tools')
  game.item('mechanic', 'energy-charge')
  for (const corridor of [...corridors, 'c-6-11', 'c-8-11', 'c-11-14', 'c-12-16'])
    game.door(corridor, 'closed')
  const played = game.play()
  played.act('tools:turn-door:c-6-11')
  expect(played.corridor('c-6-11').door).toBe('open')
  played.act('energy-charge:turn-door:c-11-15')
  expect(played.corridor('c-11-15').door).toBe('closed')
  expect(played.state.corridors.filter(({ door }) => door === 'closed')).toHaveLength(12)
})
