import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

describe('rounds', () => {
  test('RET-ROUND-01 RET-ROUND-02 RET-ROUND-04 RET-ROUND-07 RET-TIME-01: four Phases after one another, then a new Round', () => {
    const game = retaliation('recon', 'officer')
      .secure('landing-zone', 3)
      .events('damage')
      .dice({ tokens: ['adult'] })
      .play()
    game.pass().pass()
    expect(game.state.events.discard).toEqual(['damage'])
    expect(game.log('tokens-added')).toHaveLength(1)
    expect(game.state.round).toBe(2)
    expect(game.state.first).toBe(1)
    expect(game.player('recon').hand).toHaveLength(5)
    expect(game.asked).toEqual(['officer'])
  })

  test('RET-ROUND-03 RET-ROUND-08 RET-PASS-04: clockwise from the Starting Player, without those who Passed', () => {
    const game = retaliation('recon', 'officer', 'contractor')
      .first('officer')
      .toAct('officer')
      .play()
    expect(game.asked).toEqual(['officer'])
    game.pass()
    expect(game.asked).toEqual(['contractor'])
    game.pass()
    expect(game.asked).toEqual(['recon'])
  })

  test('RET-PASS-06: Passing lasts for the Round', () => {
    const game = retaliation('recon', 'officer').passed('recon', 'officer').phase('round').play()
    expect(game.player('recon').passed).toBe(false)
  })

  test('RET-ROUND-09 RET-PHASE-12: the token passes over those who are out; until then Turns are counted from it', () => {
    const game = retaliation('recon', 'officer', 'contractor')
      .out('officer', 'dead')
      .first('recon')
      .phase('cleanup')
      .play()
    expect(game.state.first).toBe(2)
    const held = retaliation('recon', 'officer', 'contractor')
      .out('recon', 'dead')
      .first('recon')
      .phase('round')
      .play()
    expect(held.asked).toEqual(['officer'])
  })

  test('RET-PHASE-13: everybody draws up to 5; Contamination counts, and more is not discarded', () => {
    const game = retaliation('recon', 'officer')
      .hand('recon', 'clean', 'clean', 'search')
      .cards('officer', 7)
      .phase('cleanup')
      .play()
    expect(game.player('recon').hand).toHaveLength(5)
    expect(game.player('officer').hand).toHaveLength(7)
  })
})

describe('turns', () => {
  test('RET-TURN-01 RET-TURN-02 RET-TURN-03 RET-TURN-12: two Actions, the same one twice if one likes', () => {
    const game = retaliation('recon', 'officer').cards('recon', 5).play()
    game.act('secure')
    expect(game.asked).toEqual(['recon'])
    game.act('secure')
    expect(game.room('landing-zone').secure).toBe(2)
    expect(game.asked).toEqual(['officer'])
    expect(game.player('recon')).toMatchObject({ passed: false, oxygen: 6 })
  })

  test('RET-TURN-04 RET-TURN-06: with an empty hand only Pass is left, and it has to be performed', () => {
    const game = retaliation('recon', 'officer').play()
    expect(game.options()).toEqual(['pass', 'discard-things'])
    expect(game.player('recon').passed).toBe(false)
  })

  test('RET-TURN-05: Pass ends the Turn, also as its first Action', () => {
    const game = retaliation('recon', 'officer').cards('recon', 3).play().pass()
    expect(game.asked).toEqual(['officer'])
  })

  test('RET-TURN-08: Fire costs 1 Health at the end of a Turn', () => {
    const game = retaliation('recon', 'officer').fire('landing-zone').play().pass()
    expect(game.player('recon').health).toBe(1)
    expect(game.player('officer').health).toBe(0)
  })

  test('RET-TURN-11 RET-LANDER-07: whoever boards the Lander loses nothing at the end of the Turn', () => {
    const game = retaliation('recon', 'officer')
      .fire('landing-zone')
      .cards('recon', 3)
      .dice({ noise: [1] })
      .with((s) => {
        s.lander.where = 'landed'
        s.antiAircraft = []
      })
      .play()
    game.act('use-room:board')
    expect(game.whereIs('recon')).toBe('lander')
    expect(game.player('recon')).toMatchObject({ oxygen: 7, health: 0 })
    expect(game.asked).toEqual(['officer'])
  })

  test('RET-PASS-01 RET-PASS-02 RET-PASS-03: any cards may be discarded, Contamination too, onto the own pile', () => {
    const game = retaliation('recon', 'officer').hand('recon', 'search', 'clean', 'rest').play()
    game.choose('pass')
    expect(game.decision()).toMatchObject({ min: 0, max: 3 })
    game.pick('card:re-search#0', 'card:contamination#1')
    expect(game.player('recon').hand).toEqual(['re-rest'])
    expect(game.player('recon').discard).toHaveLength(2)
  })
})

describe('Actions and their costs', () => {
  test('RET-ACT-01 RET-ACT-03: the cost is discarded face up, without its text', () => {
    const game = retaliation('recon').hand('recon', 'search', 'sprint').play()
    game.choose('secure').pick('card:re-sprint#1')
    expect(game.player('recon').discard).toEqual(['re-sprint'])
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.view(null).players[0].discard).toEqual(['re-sprint'])
  })

  test('RET-ACT-02 RET-CONT-03: Contamination pays for nothing', () => {
    const game = retaliation('recon').hand('recon', 'clean', 'clean').play()
    expect(game.options()).toEqual(['pass', 'discard-things'])
    const one = retaliation('recon').hand('recon', 'search', 'clean').play().choose('secure')
    expect(one.options()).toEqual(['card:re-search#0'])
  })

  test('RET-ACT-04: what cannot be paid cannot be chosen', () => {
    const game = retaliation('recon').cards('recon', 1).play()
    expect(game.forbidden('cautious-move')).toBe('RET-ACT-04')
    expect(game.ways('move')).toHaveLength(3)
  })

  test('RET-ACT-04: every choice says how many cards it costs besides the played one', () => {
    const game = retaliation('recon').hand('recon', 'secure', 'repairs', 'rest').play()
    const cost = (start: string) =>
      game.decision().options.find(({ id }) => id.startsWith(start))!.params!.cost
    expect(cost('move:')).toBe(1)
    expect(cost('cautious-move:')).toBe(2)
    expect(cost('secure:place-secure')).toBe(0)
  })

  test('RET-ACT-05 RET-CARD-02: a played card costs nothing besides itself, and then lies on the discard pile', () => {
    const game = retaliation('recon').hand('recon', 'secure').play()
    game.act('secure:place-secure')
    expect(game.player('recon').discard).toEqual(['re-secure'])
    expect(game.room('landing-zone').secure).toBe(2)
  })

  test('RET-ACT-07 RET-SECURE-01 RET-SECURE-02: one Secure token; not in Combat, not beyond three', () => {
    expect(
      retaliation('recon').secure('landing-zone', 3).cards('recon', 2).play().forbidden('secure'),
    ).toBe('RET-SECURE-01')
    expect(
      retaliation('recon')
        .intruder('adult', 'landing-zone')
        .cards('recon', 2)
        .play()
        .forbidden('secure'),
    ).toBe('RET-ACT-18')
  })

  test('RET-ACT-11 RET-ACT-14: an Item and Tactical Gear cost 1 card each', () => {
    const game = retaliation('recon')
      .item('recon', 'caffeine-pills')
      .belt('recon', 'medpack')
      .is('recon', { health: 2 })
      .cards('recon', 2)
      .play()
    game.act('caffeine-pills')
    expect(game.player('recon').hand).toHaveLength(1 + 3)
    game.act('use-gear:use-medpack:belt-0:0', 'restore:2')
    expect(game.player('recon').hand).toHaveLength(3)
  })

  test('RET-ACT-13 RET-ACT-20: Trade needs another Character', () => {
    const game = retaliation('recon').cards('recon', 2).play()
    expect(game.forbidden('trade')).toBe('RET-TRADE-01')
  })

  test('RET-ACT-15: using the Room costs 2 cards', () => {
    const game = retaliation('recon').cards('recon', 3).play()
    game.act('use-room:restock', 'take-gear:ammo', 'done')
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.player('recon').belt[0]).toBe('ammo')
  })

  test('RET-ACT-17 RET-ACT-18 RET-CARD-03: Not in Combat counts Intruders in the Room alone', () => {
    const near = retaliation('recon')
      .horde(204, 'adult')
      .hand('recon', 'search', 'rest', 'repairs')
      .play()
    expect(near.options()).toContain('secure')
    const combat = retaliation('recon')
      .intruder('larva', 'landing-zone')
      .hand('recon', 'secure', 'rest')
      .play()
    expect(combat.forbidden('secure')).toBe('RET-ACT-18')
    expect(combat.ways('secure')).toEqual([])
  })

  test('RET-ACT-19: Doors, searching and resting are no Basic Actions', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .at('recon', 'armory')
      .cards('recon', 0)
      .play()
    expect(game.options()).toEqual(['pass', 'discard-things'])
  })

  test('RET-ACT-21: the decisions are announced with the Action, then it is paid, then dice are rolled', () => {
    const game = retaliation('recon').intruder('adult', 'landing-zone').cards('recon', 2).play()
    game.choose('shoot:assault-rifle:adult-1')
    expect(game.prompt).toBe('pay')
    expect(game.log('shoot-roll')).toHaveLength(0)
    expect(game.decision().cancel).toBe(true)
  })

  test('RET-CARD-04 RET-EFFECT-01 RET-EFFECT-02: alternatives that cannot be carried out or paid are not offered', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .malfunction('landing-zone')
      .hand('recon', 'repairs')
      .play()
    expect(game.ways('repairs')).toEqual([])
    const paid = retaliation('recon')
      .malfunction('landing-zone')
      .hand('recon', 'repairs', 'search')
      .play()
    expect(paid.ways('repairs')).toEqual(['fix:room'])
  })

  test('RET-EFFECT-03: both Secure tokens or none', () => {
    const game = retaliation('recon').secure('landing-zone', 2).hand('recon', 'secure').play()
    expect(game.ways('secure')).toEqual([])
  })

  test('RET-EFFECT-04: all Action cards go, Contamination stays', () => {
    const game = retaliation('recon', 'officer')
      .item('recon', 'military-taser')
      .cards('recon', 1)
      .hand('officer', 'search', 'clean', 'rest')
      .play()
    game.act('military-taser:taser:1')
    expect(game.player('officer').hand).toHaveLength(1)
    expect(typeof game.player('officer').hand[0]).toBe('number')
  })

  test('RET-CARD-08 RET-CARD-09: an empty deck is made anew from the discard pile, Contamination included', () => {
    const game = retaliation('recon')
      .with((s) => {
        const [me] = s.players
        me.discard.push(...me.deck.splice(0))
      })
      .discard('recon', 'clean')
      .phase('cleanup')
      .play()
    const { hand, deck, discard } = game.player('recon')
    expect([hand.length, deck.length, discard.length]).toEqual([5, 6, 0])
  })

  test('RET-CARD-09: be it of a single card', () => {
    const game = retaliation('recon')
      .discard('recon', 'search')
      .with((s) => {
        s.players[0].deck = []
      })
      .phase('cleanup')
      .play()
    expect(game.player('recon').hand).toEqual(['re-search'])
  })

  test('RET-CARD-10: with nothing to draw nothing is drawn', () => {
    const game = retaliation('recon')
      .with((s) => {
        s.players[0].deck = []
      })
      .phase('cleanup')
      .play()
    expect(game.player('recon').hand).toEqual([])
  })

  test('RET-CARD-11: of several who may react, in Turn order', () => {
    const game = retaliation('contractor', 'officer')
      .hand('contractor', 'duck-and-cover')
      .hand('officer', 'stay-calm')
      .intruder('adult', 'landing-zone')
      .secure('landing-zone', 3)
      .attacks('scratch-3')
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.asked).toEqual(['contractor'])
    game.choose('divert:1')
    expect(game.asked).toEqual(['officer'])
    game.choose('stay-calm')
    expect(game.player('officer').health).toBe(0)
  })

  /** The Officer comes before the Contractor, who is Attacked on leaving. */
  const leaving = () =>
    retaliation('officer', 'contractor')
      .room('r2c2', 'armory')
      .hand('officer', 'stay-calm')
      .hand('contractor', 'duck-and-cover', 'search')
      .toAct('contractor')
      .intruder('adult', 'landing-zone')
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
      .choose('move:204', 'card:co-search#1')

  test('RET-CARD-11: be it before the one who is Attacked, who has nothing to do then', () => {
    const game = leaving()
    expect(game.asked).toEqual(['officer'])
    game.choose('stay-calm')
    expect(game.player('contractor')).toMatchObject({ health: 0, hand: ['co-duck-and-cover'] })
    expect(game.whereIs('contractor')).toBe('armory')
  })

  test('RET-CARD-11: where somebody else is Attacked then, everybody anew', () => {
    const game = leaving().choose('let-attack', 'divert:0')
    expect(game.asked).toEqual(['officer'])
    game.choose('stay-calm')
    expect(game.player('officer').health).toBe(0)
  })
})

describe('choosing an Objective', () => {
  const two = () =>
    retaliation('recon', 'officer')
      .objectives('recon', 'veni-vidi-vici', 'official-order')
      .cards('recon', 3)

  test('RET-OBJCHOICE-01 RET-OBJCHOICE-03 RET-OBJCHOICE-04 RET-OBJCHOICE-05: one is kept in secret, and cards are drawn; it is no Action', () => {
    const game = two().play()
    game.choose('choose-objective', 'keep:private')
    expect(game.player('recon').objectives.map(({ id }) => id)).toEqual(['veni-vidi-vici'])
    expect(game.player('recon').hand).toHaveLength(6)
    expect(game.state.turn.taken).toBe(0)
    expect(game.view('officer').players[0].discarded).toBeNull()
    expect(game.options()).not.toContain('choose-objective')
  })

  test('RET-OBJCHOICE-02 RET-OBJCHOICE-08: also after the second Action, and nobody is forced to', () => {
    const game = two().toAct('recon', 1).play()
    game.act('secure')
    expect(game.prompt).toBe('end-turn')
    game.choose('end-turn')
    expect(game.player('recon').objectives).toHaveLength(2)
  })

  test('RET-OBJCHOICE-04 RET-INFO-11: whoever saw both cannot tell which of them was kept', () => {
    const game = two()
      .with((s) => {
        for (const objective of s.players[0].objectives) objective.seen.push(1)
      })
      .play()
    const [one, other] = game.view('officer').players[0].objectives
    expect([one.id, other.id]).toEqual(['veni-vidi-vici', 'official-order'])
    game.choose('choose-objective', 'keep:private')
    expect(game.view('officer').players[0].objectives).toEqual([{ id: null, kind: null }])
    expect(game.view('recon').players[0].objectives[0].id).toBe('veni-vidi-vici')
  })

  test.each([
    [0, 3],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('RET-OBJCHOICE-06: after %i choices one draws %i', (choices, drawn) => {
    const game = two()
      .with((s) => {
        s.choices = choices
      })
      .play()
    game.choose('choose-objective', 'keep:mission')
    expect(game.player('recon').hand).toHaveLength(3 + drawn)
  })
})
