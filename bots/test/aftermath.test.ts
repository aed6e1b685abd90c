import { type AftermathView, aftermath } from '@bulkhead/aftermath'
import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { own } from '../../games/aftermath/own.ts'
import { epilogue, investigation, type Playing } from '../../games/aftermath/test/position.ts'
import { shipFoundAdrift } from '../adrift.ts'
import { alertAims } from '../aftermath/alert-duty.ts'
import { carrySample } from '../aftermath/alerts.ts'
import { EPILOGUE, INVESTIGATION } from '../aftermath/lore.ts'
import { tokenPlaces } from '../aftermath/mind.ts'
import { takesOffer } from '../aftermath/offer.ts'
import { sharedOut } from '../aftermath/sharing.ts'
import { type Bot, createBot, seenBy, takenBy } from '../everybody.ts'
import type { Act } from '../hull/acts.ts'
import type { Lore } from '../hull/lore.ts'
import { type Mind, mindOf } from '../hull/mind.ts'
import { decide } from '../hull/policy.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const PLAYS = ['classic', 'investigation', 'epilogue'] as const

function started(play: string, seats: number, seed: number): Match {
  const rng = new FastRng(seed)
  const options = { play }
  const wanted = { game: aftermath as never, options, seats, rng }
  const before = play === 'epilogue' ? shipFoundAdrift(wanted)! : undefined
  const chance = { kind: 'fast', seed } as const
  return must(Match.start(aftermath, { seats, seed: chance, options, before })) as Match
}

/** Everybody plays at this level; answers every reason that was given. */
function playedOut(match: Match, level: string, seed: number): Set<string> {
  const bot = createBot(level, 'aftermath') as Bot
  const rng = new FastRng(seed)
  const reasons = new Set<string>()
  const taken = () => {
    for (let seat = 0; seat < match.seats; seat++) {
      const offer = takenBy(bot, match, seat, rng)
      if (offer !== null) return must(match.take(seat, offer)) ?? true
    }
    return false
  }
  while (!match.result) {
    if (taken()) continue
    const decision = rng.pick(match.open)
    const { picks, because } = bot.choose(seenBy(match, decision, rng))
    if (because) reasons.add(because.key)
    must(match.answer(decision.seat, decision.id, picks))
  }
  return reasons
}

/** An Epilogue of four that has come to its first turn. */
function begun(seed: number): Match {
  const match = started('epilogue', 4, seed)
  const bot = createBot('good', 'aftermath') as Bot
  const rng = new FastRng(seed)
  while (match.open[0].prompt !== 'action') {
    const [decision] = match.open
    must(match.answer(decision.seat, decision.id, bot.choose(seenBy(match, decision, rng)).picks))
  }
  return match
}

function mindAt(match: Match, seat: number): Mind {
  return mindOf(EPILOGUE, match.view(seat) as AftermathView, seat, [])
}

describe('bots of Aftermath', () => {
  test.each(PLAYS)('good plays to the end, whoever sits there (%s)', (play) => {
    const characters = new Set<string>()
    for (let seed = 1; seed <= 4; seed++) {
      const match = started(play, 1 + seed, seed)
      playedOut(match, 'good', seed)
      const { players } = match.view(null) as { players: { character: string }[] }
      for (const { character } of players) characters.add(character)
    }
    expect(characters.size).toBeGreaterThan(6)
  })

  test.each(PLAYS)('gentle plays to the end (%s)', (play) => {
    const match = started(play, 2, 9)
    playedOut(match, 'gentle', 9)
    expect(match.result).not.toBeNull()
  })

  test('in an Epilogue they see to Alerts and tokens, and go back to the Shuttle', () => {
    const reasons = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      for (const one of playedOut(started('epilogue', 4, seed), 'good', seed)) reasons.add(one)
    }
    for (const why of ['alert', 'token', 'shuttle', 'offer'])
      expect(reasons).toContain(`aftermath.${why}`)
  })

  test('a crew shares out what is hidden, each room to one of them', () => {
    const match = begun(3)
    const stops = tokenPlaces(mindAt(match, 0)).map((place) => ({ place, toll: 0 }))
    const shared = { urgent: [], others: stops, absent: [], now: false }
    const places = [0, 1, 2, 3].flatMap((seat) =>
      sharedOut(mindAt(match, seat), shared).others.map(({ place }) => place),
    )
    expect(places.sort((a, b) => a - b)).toEqual(stops.map(({ place }) => place))
    const without = { ...shared, absent: [0] }
    expect(sharedOut(mindAt(match, 0), without).others).toEqual([])
  })

  test('a Sample goes to the Shuttle and is laid down there', () => {
    const mind = mindAt(begun(3), 0)
    const carrying = (room: number): Mind => ({
      ...mind,
      me: { ...mind.me, room, hands: [{ item: null, object: 'sample', ammo: 0 } as never] },
    })
    const drops = { action: 'drop' } as Act
    const [aboard] = carrySample(carrying(22), 90)
    expect([aboard.place, aboard.does(drops)]).toEqual([22, true])
    const away = carrySample(carrying(1), 90)
    expect(away.map(({ place }) => place)).toEqual([21, 22, 23, 24])
    expect(away.some(({ does }) => does(drops))).toBe(false)
  })

  test('the Lucrative Offer is not taken by whoever has nothing to show for it', () => {
    const match = begun(3)
    for (let seat = 0; seat < 4; seat++) expect(takesOffer(mindAt(match, seat))).toBe(false)
  })

  test('one more turn is taken where there are cards for it', () => {
    const { considers } = createBot('good', 'aftermath') as Bot
    const offer = { id: 'one-last-thing', seat: 0, label: 'one-last-thing' }
    const with_ = (hand: string[]) =>
      considers!({ offers: [offer], view: { players: [{ hand }] } } as never)
    expect(with_(['one-last-thing', 'search', 'rest'])).toBe('one-last-thing')
    expect(with_(['one-last-thing'])).toBeNull()
  })
})

/** What the Scout does next, and why. */
function says(lore: Lore, game: Playing): [string, string] {
  const view = game.view('scout')
  const { picks, because } = decide(
    lore,
    view,
    game.decision('scout'),
    game.log(undefined, 'scout'),
  )
  return [picks[0], because!.key]
}

describe('a bot of Aftermath', () => {
  test('does its part of an Alert in the middle of a fight', () => {
    const game = epilogue('scout', 'soldier')
      .at('scout', 'comms-room')
      .cards('scout', 3)
      .intruder('queen', 'comms-room')
      .alert('alert-distress-beacon')
      .play()
    expect(says(EPILOGUE, game)).toEqual(['activate-alert', 'aftermath.alert'])
  })

  test('steps next door and back in the round of the check while the other level is being done', () => {
    const places = (cards: number) => {
      const game = epilogue('scout', 'soldier')
        .at('scout', 'engine-2')
        .at('soldier', 'generator')
        .cards('scout', cards)
        .cards('soldier', 5)
        .alert('alert-reactor-surge')
        .shuttle(1)
        .play()
      const mind = mindOf(EPILOGUE, game.view('scout'), game.seat('scout'), [])
      const { alert } = alertAims(mind, 90)
      return alert.sort((a, b) => b.worth - a.worth).map(({ place }) => place)
    }
    expect(places(5)).toEqual(expect.arrayContaining([12, 16, 17]))
    expect(places(2)).toHaveLength(1)
  })

  test('searches nothing on the way to a pod that it can take in this round', () => {
    const leaving = (...more: string[]) =>
      investigation('scout', 'soldier')
        .objectives('scout', ['friends-for-life', 'personal'])
        .tile(3, 'evacuation-a')
        .tile(7, 'storage')
        .at('scout', 'storage')
        .hand('scout', 'search', ...more)
        .time(4)
        .with((s) => {
          for (const pod of own(s).pods) pod.locked = false
        })
        .play()
    expect(says(INVESTIGATION, leaving('rest', 'interruption'))[1]).toBe('nemesis.pod')
    expect(says(INVESTIGATION, leaving('rest'))[1]).toBe('hull.search')
  })
})
