import { describe, expect, test } from 'vitest'
import { isMet, objectiveProgress } from '../progress.ts'
import { hiddenTokens } from '../tokens.ts'
import { epilogue, type Position } from './position.ts'

/** EPI: the end of an Epilogue, and who wins. */

/** Round 5: the Shuttle leaves when this Event phase is over. Who is named first has fulfilled a Mission, nobody else. */
function leaving(position: Position): Position {
  for (const player of position.state.players) player.signal = true
  const [first] = position.state.players
  return unfulfilled(position)
    .mission(first.character, 'mission-field-report')
    .shuttle(4)
    .phase('time')
    .events('aft-spores')
}

/** Everybody's Mission is to carry something that they do not carry. */
function unfulfilled(position: Position): Position {
  const missions = ['mission-trophy', 'mission-live-specimen', 'mission-homecoming']
  position.state.players.forEach(({ character }, seat) => {
    position.mission(character, missions[seat])
  })
  return position
}

describe('the departure', () => {
  test('AFT-EPI-40 after the fifth Event phase the Shuttle leaves, with everybody in any of its rooms', () => {
    const position = leaving(epilogue('scout', 'soldier', 'mechanic')).tile(24, 'canteen')
    const game = position.at('soldier', 'canteen').at('mechanic', 'cockpit').play()
    expect(game.match.result!.reason).toBe('departure')
    expect(game.told('departs', 'seat')).toEqual([0, 1])
    expect(game.kinds('shuttle-time', 'event', 'ends-departure')).toEqual([
      'shuttle-time',
      'event',
      'ends-departure',
    ])
  })

  test('AFT-EPI-43 the Missions of all who are left are shown, and no others', () => {
    const game = leaving(epilogue('scout', 'soldier', 'mechanic'))
      .at('soldier', 'cockpit')
      .play()
    const shown = game.view(null).players.map(({ objectives: [one] }) => one.id)
    expect(shown).toEqual(['mission-field-report', null, 'mission-homecoming'])
    expect(game.view(null).ending!.checks).toMatchObject([
      { check: 'tokens', outcome: 'revealed' },
      { check: 'contamination', seat: 0 },
      { check: 'contamination', seat: 2 },
      { check: 'objectives', seat: 0, outcome: 'fulfilled' },
      { check: 'objectives', seat: 2, outcome: 'failed' },
    ])
  })

  test('AFT-EPI-40 also with nobody on board', () => {
    const game = leaving(epilogue('scout')).at('scout', 'cockpit').play()
    expect(game.match.result).toMatchObject({ reason: 'departure', winners: [] })
  })

  test('AFT-MODE-02 AFT-EPI-26 the game lasts five rounds', () => {
    const events = [
      'aft-spores',
      'aft-power-drop',
      'aft-bulkhead-failure',
      'aft-smouldering',
      'aft-targeting-error',
    ]
    const game = epilogue('scout')
      .alert('alert-quarantine')
      .events(...events)
      .play()
    for (let round = 1; round <= 5; round++) {
      expect(game.state.round).toBe(round)
      // Somebody sees to the Alert.
      if (game.own.alert) game.own.alertDiscard.push(game.own.alert.id)
      game.own.alert = null
      game.pass()
    }
    expect(game.match.result!.reason).toBe('departure')
  })

  test('AFT-EPI-56 who is on the Nemesis then, or waits in a pod, is lost', () => {
    const game = leaving(epilogue('scout', 'soldier', 'mechanic'))
      .at('soldier', 'cockpit')
      .inPod('mechanic', 1)
      .play()
    expect(game.told('perishes', 'cause')).toEqual(['left-behind', 'left-behind'])
    expect(game.winners).toEqual(['scout'])
  })

  test('AFT-EPI-55 with nobody left aboard the game ends, and a running Alert has not failed', () => {
    const game = epilogue('scout')
      .is('scout', { signal: true })
      .mission('scout', 'mission-field-report')
      .alert('alert-black-box')
      .at('scout', 'evacuation-a')
      .unlocked(1)
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('evacuation-a', 'launch')
    expect(game.match.result).toMatchObject({ reason: 'nobody-left', winners: [0] })
  })

  test('AFT-EPI-57 neither Engines nor Coordinates are checked', () => {
    const game = leaving(epilogue('scout')).engines(false, false, false).play()
    expect(game.winners).toEqual(['scout'])
    expect(game.state.ending!.checks.map(({ check }) => check)).toEqual([
      'tokens',
      'contamination',
      'objectives',
    ])
    expect(game.view(null).engines).toEqual([null, null, null])
    expect(game.view(null).ending!.destination).toBeNull()
  })

  test('a self-destruct sequence that still runs does not reach those who have left', () => {
    const game = leaving(epilogue('scout')).selfDestruct(1).play()
    expect(game.winners).toEqual(['scout'])
    expect(game.state.ending!.exploded).toBe(false)
  })
})

describe('to win', () => {
  test('AFT-EPI-41 every token on the Nemesis must be revealed', () => {
    const position = () => leaving(epilogue('scout', 'soldier', 'mechanic'))
    const revealed = position().play()
    expect(revealed.winners).toEqual(['scout'])
    expect(revealed.told('check-tokens', 'outcome')).toEqual(['revealed'])
    const hidden = position().token('cockpit', 'fire').play()
    expect(hidden.winners).toEqual([])
    expect(hidden.log('check-tokens')).toMatchObject([
      { params: { outcome: 'hidden' }, rule: 'AFT-EPI-41' },
    ])
  })

  test('AFT-EPI-42 with one or two players up to 3 may stay hidden', () => {
    const winners = (crew: string[], tokens: number) => {
      const position = leaving(epilogue(...crew))
      const rooms = ['cockpit', 'storage', 'armory', 'surgery'].slice(0, tokens)
      for (const tile of rooms) position.token(tile, 'corpse')
      expect(hiddenTokens(position.state)).toHaveLength(tokens)
      return position.play().winners
    }
    expect(winners(['scout', 'soldier'], 3)).toEqual(['scout'])
    expect(winners(['scout', 'soldier'], 4)).toEqual([])
    expect(winners(['scout'], 3)).toEqual(['scout'])
    expect(winners(['scout'], 4)).toEqual([])
    expect(winners(['scout', 'soldier', 'mechanic'], 1)).toEqual([])
  })

  test('AFT-EPI-41 a Slime Room token that lies there has been revealed', () => {
    const game = leaving(epilogue('scout', 'soldier', 'mechanic'))
      .slimeRoom('cockpit')
      .play()
    expect(game.winners).toEqual(['scout'])
  })

  test('AFT-EPI-43 the Personal Mission must be fulfilled, and is shown', () => {
    const game = leaving(epilogue('scout')).is('scout', { signal: false }).play()
    expect(game.winners).toEqual([])
    expect(game.log('objective')).toMatchObject([{ params: { objective: 'mission-field-report' } }])
    expect(game.log('check-objectives')).toMatchObject([{ params: { outcome: 'failed' } }])
  })

  test('AFT-EPI-44 on the Shuttle when it leaves, or away in an Escape Pod', () => {
    const pod = leaving(epilogue('scout', 'soldier')).out('scout', 'escaped').play()
    expect(pod.winners).toContain('scout')
    const left = leaving(epilogue('scout', 'soldier')).at('scout', 'cockpit').play()
    expect(left.winners).not.toContain('scout')
  })

  test('AFT-EPI-45 AFT-EPI-57 the Contamination check must be survived', () => {
    const game = leaving(epilogue('scout'))
      .is('scout', { larva: true })
      .with((s) => {
        const { deck } = s.players[0]
        const cards = s.contaminationDeck.splice(0, 20)
        deck.push(...cards)
      })
      .play()
    expect(game.told('check-contamination', 'outcome')).toEqual(['dies'])
    expect(game.winners).toEqual([])
    const clean = leaving(epilogue('scout')).play()
    expect(clean.told('check-contamination', 'outcome')).toEqual(['clean'])
  })

  test('several may win', () => {
    const game = leaving(epilogue('scout', 'soldier')).mission('soldier', 'mission-salvage')
    for (const id of ['tools', 'medkit', 'bandages', 'alcohol']) game.item('soldier', id)
    expect(game.play().winners).toEqual(['scout', 'soldier'])
  })
})

describe('the Lucrative Offer', () => {
  const OFFER = 'lucrative-offer'

  test('AFT-EPI-25 AFT-EPI-46 AFT-MODE-04 lies there for everybody aboard, on any turn', () => {
    const game = epilogue('scout', 'soldier', 'mechanic', 'captain')
      .out('mechanic', 'escaped')
      .inPod('captain', 1)
      .play()
    expect(['scout', 'soldier', 'mechanic', 'captain'].map((one) => game.offers(one))).toEqual([
      [OFFER],
      [OFFER],
      [],
      [OFFER],
    ])
    game.take('soldier', OFFER)
    expect(game.player('soldier').objectives.map(({ id }) => id)).toEqual([OFFER])
    expect(game.prompt).toBe('action')
    expect(game.asked).toEqual(['scout'])
  })

  test('AFT-EPI-46 only one player can have it, for good, and everybody knows', () => {
    const game = epilogue('scout', 'soldier').play()
    const mission = game.player('soldier').objectives[0].id
    game.take('soldier', OFFER)
    expect([game.offers('scout'), game.offers('soldier')]).toEqual([[], []])
    expect(game.log('offer-taken')).toMatchObject([{ params: { seat: 1 }, rule: 'AFT-EPI-46' }])
    for (const reader of ['scout', null]) expect(game.view(reader).offer).toBe(1)
    // What was given up stays a secret.
    expect(game.view('scout').players[1].discarded).toEqual({ kind: 'mission', id: null })
    expect(game.view('soldier').players[1].discarded).toEqual({ kind: 'mission', id: mission })
  })

  test('AFT-EPI-46 not while something is being resolved', () => {
    const game = epilogue('scout', 'soldier').cards('scout', 3).play()
    game.choose('move:s-22-23')
    expect(game.prompt).toBe('pay')
    expect(game.offers('soldier')).toEqual([])
  })

  test('AFT-EPI-46 the dead get none, and nobody in another way to play', () => {
    const game = epilogue('scout', 'soldier').out('soldier', 'dead').play()
    expect(game.offers('soldier')).toEqual([])
  })

  /** The Scout has taken it. */
  const taken = (position: Position) =>
    unfulfilled(position).with((s) => {
      const [scout] = s.players
      s.box.objectives.mission.push(scout.objectives[0].id)
      scout.objectives = [{ id: OFFER, kind: 'offer', seen: [0, 1, -1] }]
    })

  /** Away in pod 1, alone, while the Soldier leaves with the Shuttle. */
  const inPod = (...carried: string[]) => {
    const position = taken(epilogue('scout', 'soldier'))
      .out('scout', 'escaped')
      .is('scout', { pod: 0 })
    for (const object of carried) position.carrying('scout', object)
    return position.shuttle(4).phase('time').events('aft-spores')
  }

  test('AFT-EPI-47 alone in a launched pod with an Egg or a Carcass', () => {
    expect(inPod('egg').play().winners).toEqual(['scout'])
    expect(inPod('carcass').play().winners).toEqual(['scout'])
    expect(inPod().play().winners).toEqual([])
    expect(inPod('corpse').play().winners).toEqual([])
    const together = taken(epilogue('scout', 'soldier', 'mechanic'))
      .out('scout', 'escaped')
      .out('soldier', 'escaped')
      .is('scout', { pod: 0 })
      .is('soldier', { pod: 0 })
      .carrying('scout', 'egg')
    expect(together.shuttle(4).phase('time').events('aft-spores').play().winners).toEqual([])
  })

  test('AFT-EPI-47 or with an Egg on the Shuttle, with nobody else alive there', () => {
    const aboard = (other: string, object = 'egg') =>
      taken(epilogue('scout', 'soldier'))
        .carrying('scout', object)
        .at('soldier', other)
        .shuttle(4)
        .phase('time')
        .events('aft-spores')
        .play().winners
    expect(aboard('cockpit')).toEqual(['scout'])
    expect(aboard('shuttle-main')).toEqual([])
    expect(aboard('cockpit', 'carcass')).toEqual([])
  })

  test('AFT-EPI-47 tokens do not matter, nor a failed Alert to who has left in a pod', () => {
    expect(inPod('egg').token('cockpit', 'fire').token('storage', 'egg').play().winners).toEqual([
      'scout',
    ])
    const failed = inPod('egg').shuttle(1).alert('alert-black-box').play()
    expect(failed.match.result).toMatchObject({ reason: 'alert', winners: [0] })
    const aboard = taken(epilogue('scout', 'soldier'))
      .carrying('scout', 'egg')
      .at('soldier', 'cockpit')
    const lost = aboard.shuttle(1).alert('alert-black-box').phase('time').play()
    expect(lost.winners).toEqual([])
  })

  test('AFT-EPI-47 the Contamination check must still be survived', () => {
    const game = inPod('egg')
      .is('scout', { larva: true })
      .with((s) => s.players[0].deck.push(...s.contaminationDeck.splice(0, 20)))
      .play()
    expect(game.winners).toEqual([])
  })

  test('AFT-EPI-47 whoever was there at the departure was there, though Contamination kills them afterwards', () => {
    const doomed = (position: Position) =>
      position
        .is('soldier', { larva: true })
        .with((s) => s.players[1].deck.push(...s.contaminationDeck.splice(0, 20)))
        .carrying('scout', 'egg')
        .shuttle(4)
        .phase('time')
        .events('aft-spores')
        .play()
    const crew = () => taken(epilogue('scout', 'soldier', 'mechanic')).at('mechanic', 'cockpit')
    const aboard = doomed(crew())
    const podded = doomed(
      crew()
        .out('scout', 'escaped')
        .out('soldier', 'escaped')
        .is('scout', { pod: 0 })
        .is('soldier', { pod: 0 }),
    )
    for (const game of [aboard, podded]) {
      expect(game.told('perishes', 'cause')).toEqual(['left-behind', 'larva'])
      expect(game.winners).toEqual([])
      const offer = objectiveProgress(game.view(null), OFFER, 0)
      expect(offer.some((way) => way.every(isMet))).toBe(false)
    }
  })

  test('AFT-EPI-47 the Mission that was given up is given up for good', () => {
    const game = taken(epilogue('scout', 'soldier')).is('scout', { signal: true })
    expect(game.shuttle(4).phase('time').events('aft-spores').play().winners).toEqual([])
  })
})
