import { copy, FastRng, type Seat } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { retaliation as game } from '../index.ts'
import type { Token } from '../kinds.ts'
import { itemDef } from '../pack.ts'
import type { State } from '../state.ts'
import { type Position, retaliation } from './position.ts'

/** What something looks like in each of many positions dealt anew for a seat. */
function dealt<T>(state: State, reader: Seat | null, what: (s: State) => T): T[] {
  return Array.from({ length: 60 }, (_, seed) => {
    const twin = copy(state)
    game.redeal(twin, reader, new FastRng(seed))
    return what(twin)
  })
}

function kinds(all: readonly unknown[]): number {
  return new Set(all.map((one) => JSON.stringify(one))).size
}

/** Three in the Landing Zone, each with cards, Items and Contamination. */
function crew(): Position {
  const laid = retaliation('recon', 'officer', 'contractor')
  for (const one of ['recon', 'officer', 'contractor']) {
    laid.cards(one, 3).discard(one, 'clean').deckTop(one, 'infected', 'clean')
  }
  return laid
    .item('officer', 'tools')
    .item('officer', 'stimulants')
    .item('contractor', 'flashbang')
    .with(({ queenHealth: { deck, unseen } }) => {
      unseen.push(...deck.splice(0, 2))
    })
}

const RECON = 0

/** How many Adults are on them, all together. */
function backs(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { adults }) => sum + adults, 0)
}

/** What the Recon cannot know. */
const HIDDEN: readonly [string, (s: State) => unknown][] = [
  ['which Contamination cards are Infected', (s) => s.contamination],
  ['the order of the Contamination deck', (s) => s.contaminationDeck],
  ['the own deck', (s) => s.players[RECON].deck],
  ['the hand of another', (s) => s.players[1].hand],
  ['the deck of another', (s) => s.players[2].deck],
  ['the Backpack of another', (s) => s.players[1].backpack.map(({ id }) => id)],
  ['the Objective of another', (s) => s.players[1].objectives[0].id],
  ['which Objective another kept', (s) => s.players[1].objectives[0].kind],
  ['the Objective that another put away', (s) => s.players[2].discarded?.id],
  ['the Exploration deck', (s) => s.exploration.deck],
  ['the Event deck', (s) => s.events.deck],
  ['the Attack deck', (s) => s.attacks.deck],
  ['the Wound deck', (s) => s.wounds.deck],
  ['the red Items', (s) => s.items.red.deck],
  ['the green Items', (s) => s.items.green.deck],
  ['the yellow Items', (s) => s.items.yellow.deck],
  ['the Support Equipment', (s) => s.support.deck],
  ['the Anti-Aircraft tokens', (s) => s.antiAircraft],
  ['the Rooms of a Section', (s) => s.tiles.B],
  ['the random Rooms', (s) => s.tiles['?']],
  ['the Corridor tiles', (s) => s.corridorSupply],
  ['the Queen Health cards', (s) => s.queenHealth.deck],
  ['those that were discarded unseen', (s) => s.queenHealth.unseen],
  ['the Robot', (s) => s.robot.id],
  ['the Tasks in the box', (s) => s.box.tasks],
  ['the backs of the Adult tokens in the bag', (s) => backs(s.bag)],
  ['the backs of those in the pile', (s) => backs(s.piles.adult)],
]

describe('RET-INFO-01: whatever a seat cannot know is dealt anew', () => {
  test.each(HIDDEN)('%s', (_, what) => {
    expect(kinds(dealt(crew().state, RECON, what))).toBeGreaterThan(1)
  })

  test('what the seat knows stays', () => {
    const { state } = crew().with((s) => {
      s.antiAircraft[1].seen.push(RECON)
      s.players[1].objectives[0].seen.push(RECON)
      s.robot.revealed = true
    })
    const known = (s: State) => [
      s.players[RECON].hand,
      s.players[RECON].objectives,
      s.players[RECON].discarded,
      s.players[1].objectives[0],
      s.antiAircraft,
      s.robot,
      s.players.map(({ discard }) => discard),
    ]
    expect(dealt(state, RECON, known).every((one) => kinds([one, known(state)]) === 1)).toBe(true)
  })

  test('RET-INFO-11: of two Objectives that the seat saw before the choice either may be the one that was kept', () => {
    const { state } = retaliation('officer', 'recon')
      .objectives('officer', 'veni-vidi-vici', 'official-order')
      .with((s) => {
        for (const objective of s.players[0].objectives) objective.seen.push(1)
      })
      .play()
      .choose('choose-objective', 'keep:private')
    const pair = ({ players: [{ objectives, discarded }] }: State) => [
      objectives[0].id,
      discarded!.id,
    ]
    const dealtPairs = dealt(state, 1, pair)
    expect(kinds(dealtPairs)).toBe(2)
    expect(kinds(dealtPairs.map((one) => one.toSorted()))).toBe(1)
    state.players[0].objectives[0].seen.push(1)
    expect(dealt(state, 1, pair).every((one) => kinds([one, pair(state)]) === 1)).toBe(true)
  })

  test('a spectator knows no hand', () => {
    expect(kinds(dealt(crew().state, null, (s) => s.players[RECON].hand))).toBeGreaterThan(1)
  })

  test('piles keep their sizes and everything is somewhere', () => {
    const { state } = crew()
    const all = (s: State) => [
      s.players.map((one) => [...one.hand, ...one.deck].map(String).sort()),
      s.players.map(({ hand, deck }) => [hand.length, deck.length]),
      [...s.bag, ...Object.values(s.piles).flat()].map((one) => JSON.stringify(one)).sort(),
      s.contamination.filter(({ infected }) => infected).length,
      [s.robot.id, ...s.box.robots].sort(),
    ]
    expect(kinds([all(state), ...dealt(state, RECON, all)])).toBe(1)
  })

  test('Backpacks of others hold nothing Heavy and no Armor, of the same back', () => {
    const packs = dealt(crew().state, RECON, (s) => s.players[1].backpack)
    for (const [yellow, green] of packs) {
      expect([itemDef(yellow).deck, itemDef(green).deck]).toEqual(['yellow', 'green'])
      expect([yellow, green].some((one) => itemDef(one).heavy || itemDef(one).armor)).toBe(false)
    }
  })

  test('cards that another looks at keep their backs; whoever looks keeps them', () => {
    const { state } = retaliation('officer', 'recon')
      .room('r2c2', 'supply-room')
      .at('officer', 'supply-room')
      .hand('officer', 'search')
      .play()
      .act('search')
    const looked = (s: State) => s.looked.map(({ id }) => id)
    const others = dealt(state, 1, looked)
    expect(kinds(others)).toBeGreaterThan(1)
    expect(kinds(others.map((ids) => ids.map((id) => itemDef({ id }).deck)))).toBe(1)
    expect(dealt(state, 0, looked).every((ids) => kinds([ids, looked(state)]) === 1)).toBe(true)
  })

  test('RET-ACT-01: whoever has declared something can pay for it', () => {
    const { state } = retaliation('officer', 'recon')
      .hand('officer', 'search')
      .deckTop('officer', 'infected', 'infected', 'clean', 'clean')
      .room('r2c2', 'armory')
      .play()
      .choose('move:204')
    const cards = (s: State) => [...s.players[0].hand, ...s.players[0].deck].map(String).sort()
    for (const twin of dealt(state, 1, (s) => s)) {
      expect(twin.players[0].hand).toEqual([expect.any(String)])
      expect(cards(twin)).toEqual(cards(state))
    }
  })

  test('RET-DRAFT-07: the cards that another drafts from', () => {
    const match = retaliation('officer', 'recon')
      .phase('characters')
      .with((s) => {
        s.box.characters = ['officer', 'recon', 'contractor', 'medical-support']
        for (const player of s.players) player.character = ''
      })
    const { state } = match.play()
    const drafting = (s: State) => s.players[0].drafting.toSorted()
    expect(kinds(dealt(state, 1, drafting))).toBeGreaterThan(1)
    expect(kinds(dealt(state, 0, drafting))).toBe(1)
  })
})
