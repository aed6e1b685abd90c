import type { State } from '@bulkhead/hull/state.ts'
import { FastRng, type Match, neverRedealt, type Seat } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { own, ownRoom } from '../own.ts'
import { CLASSIC } from '../packs.ts'
import { hiddenTokens } from '../tokens.ts'
import { turretPlaces } from '../turrets.ts'
import { classic, epilogue, investigation, type Position } from './position.ts'

/** What this game hides beside what Nemesis hides: all of it varies, and nothing that a reader knows. */
function secretsOf(s: State): Map<string, string> {
  const found = new Map<string, string>()
  for (const place of hiddenTokens(s)) {
    found.set(`token of room ${place + 1}`, ownRoom(s, place).token!.id)
  }
  found.set('tokens left over', [...own(s).tokensLeft].sort().join())
  found.set(
    'order of Alerts',
    own(s)
      .alerts.map(({ id }) => id)
      .join(),
  )
  for (const place of turretPlaces(s)) {
    const { pile } = ownRoom(s, place).turret!
    found.set(`mode of the Turret of room ${place + 1}`, pile.at(-1)!.id)
    found.set(`pile of the Turret of room ${place + 1}`, pile.map(({ id }) => id).join())
  }
  s.players.forEach(({ objectives, discarded }, seat) => {
    if (discarded) found.set(`Mission given up by ${seat}`, discarded.id)
    for (const { id, kind } of objectives) found.set(`${kind} of ${seat}`, id)
  })
  return found
}

function fixedFor(position: Position, reader: Seat | null): string[] {
  const match = position.play().match as unknown as Match
  return neverRedealt(match, reader, (s) => secretsOf(s as State), new FastRng(1))
}

/** Tokens, Turrets and Missions of which somebody knows something. */
function furnished(begin: typeof epilogue): Position {
  return begin('scout', 'soldier', 'mechanic')
    .token('cockpit', 'fire')
    .token('storage', 'egg')
    .turret('armory', 'all', true)
    .turret('surgery', 'intruders')
}

describe('dealing anew', () => {
  test.each([null, 1])('varies tokens, Alerts, piles and Missions for reader %s', (reader) => {
    const fixed = fixedFor(furnished(epilogue), reader)
    const known = ['mode of the Turret of room ', 'mission of 1']
    expect(fixed.every((name) => known.some((one) => name.startsWith(one)))).toBe(true)
    // The mode that everybody has seen, and the reader's own Mission.
    expect(fixed).toHaveLength(reader === null ? 1 : 2)
  })

  test('leaves alone what somebody has looked at', () => {
    const looked = furnished(investigation).with((s) => {
      ownRoom(s, 0).token!.seen = [0]
      const [place] = turretPlaces(s).filter((one) => s.rooms[one].tile === 'surgery')
      for (const token of ownRoom(s, place).turret!.pile) token.seen = [0]
    })
    const names = (reader: Seat) =>
      fixedFor(looked, reader).filter((name) => !name.includes(' of 0'))
    expect(names(0).filter((name) => name.startsWith('token'))).toEqual(['token of room 1'])
    expect(names(0).filter((name) => name.startsWith('pile'))).toHaveLength(1)
    expect(names(2).filter((name) => !name.startsWith('mode'))).not.toContain('token of room 1')
  })

  test('AFT-CHAR-CEO-09 varies which Access Codes somebody else has, and which are out of the game', () => {
    const { match } = classic('ceo', 'scout', 'soldier')
      .item('scout', 'tools')
      .at('ceo', 'cockpit')
      .cards('ceo', 4)
      .play()
      .act('activate-quest:ship-codes')
    const codes = (reader: Seat | null) => {
      const rng = new FastRng(2)
      const dealt = Array.from({ length: 30 }, () => {
        const { players, removed } = match.redealt(reader, rng).state
        // What others have is no code, whatever it is.
        expect(CLASSIC.items[players[1].inventory[0].id].colour).toBe('yellow')
        const out = removed.filter((id) => /control|codes/.test(id))
        return [players[0].inventory.find(({ id }) => id !== 'robot')!.id, ...out].join(' ')
      })
      return [...new Set(dealt)].sort()
    }
    const both = ['manual-control ship-codes', 'ship-codes manual-control']
    expect([codes(null), codes(1), codes(0)]).toEqual([both, both, both.slice(1)])
  })

  test('AFT-CHAR-PSYCH-03 leaves alone the cards that one has seen in a hand', () => {
    const game = classic('psychologist', 'scout', 'soldier')
      .item('psychologist', 'emotion-reader')
      .at('scout', 'hibernatorium')
      .hand('scout', 'search', 'infected', 'rest')
      .cards('psychologist', 2)
      .play()
      .act('emotion-reader:1')
    const hands = (reader: Seat) => {
      const rng = new FastRng(4)
      return Array.from({ length: 30 }, () => {
        const { hand, deck } = game.match.redealt(reader, rng).state.players[1]
        expect([hand.length, deck.length]).toEqual([3, 8])
        return hand.map((card) => (typeof card === 'number' ? 'contamination' : card)).sort()
      })
    }
    expect(new Set(hands(0).map(String))).toEqual(new Set(['contamination,rest,search']))
    expect(new Set(hands(2).map(String)).size).toBeGreaterThan(3)
  })

  test('leaves something to scan in the hand of whoever is about to scan it', () => {
    const { match } = classic('psychologist', 'scout')
      .hand('psychologist', 'therapy', 'clean', 'search', 'search')
      .hand('scout', 'interruption')
      .play()
      .choose('therapy:0')
    expect(match.pending()).toMatchObject([{ seat: 1, prompt: 'interrupt' }])
    const rng = new FastRng(3)
    for (let i = 0; i < 30; i++) {
      const { hand } = match.redealt(1, rng).state.players[0]
      expect(hand.some((card) => typeof card === 'number')).toBe(true)
    }
  })

  test('varies the Mission that somebody has given up, but not the Offer', () => {
    const taken = epilogue('scout', 'soldier')
      .token('cockpit', 'fire')
      .play()
      .take('soldier', 'lucrative-offer')
    const match = taken.match as unknown as Match
    const fixed = (reader: Seat | null) =>
      neverRedealt(match, reader, (s) => secretsOf(s as State), new FastRng(1))
    expect(fixed(0).sort()).toEqual(['mission of 0', 'offer of 1'])
    expect(fixed(1).sort()).toEqual(['Mission given up by 1', 'offer of 1'])
  })
})
