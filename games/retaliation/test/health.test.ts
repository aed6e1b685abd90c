import { describe, expect, test } from 'vitest'
import { retaliation, retaliationWith } from './position.ts'

/** The Recon and somebody else; the Recon passes at once. */
function pair() {
  return retaliation('recon', 'officer').secure('landing-zone', 3).lifeSupport('A')
}

describe('Health', () => {
  test('RET-HEALTH-01 RET-HEALTH-04 RET-HEALTH-08: nine points; the ninth kills', () => {
    const hurt = (health: number) =>
      pair().fire('landing-zone').is('recon', { health }).play().pass()
    expect(hurt(7).player('recon').health).toBe(8)
    expect(hurt(8).whereIs('recon')).toBe('dead')
  })

  test('RET-HEALTH-05 RET-MEDP-01 RET-WOUND-02: restoring stops at what no Serious Wound covers', () => {
    const game = pair()
      .wound('recon', 'leg')
      .is('recon', { health: 4 })
      .belt('recon', 'medpack')
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-medpack:belt-0:0')
    expect(game.player('recon').health).toBe(3)
    expect(game.player('recon').belt[0]).toBeNull()
  })

  test('RET-HEALTH-09: the healed player may restore fewer points', () => {
    const game = pair().is('recon', { health: 4 }).belt('recon', 'medpack').cards('recon', 2).play()
    game.act('use-gear:use-medpack:belt-0:0')
    expect(game.options()).toEqual(['restore:2', 'restore:1'])
    game.choose('restore:1')
    expect(game.player('recon').health).toBe(3)
  })

  test('RET-HEALTH-06 RET-HEALTH-07: Armor goes when the marker comes to its section, and reduces nothing by itself', () => {
    const game = pair()
      .item('recon', 'utility-vest')
      .is('recon', { health: 5 })
      .fire('landing-zone')
      .play()
      .pass()
    expect(game.player('recon')).toMatchObject({ armor: null, health: 6 })
    expect(game.state.support.discard).toEqual(['utility-vest'])
  })

  test('Tactical Armor takes 1 of an Attack', () => {
    const game = pair()
      .item('recon', 'tactical-armor')
      .intruder('adult', 'landing-zone')
      .attacks('scratch-4')
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.player('recon').health).toBe(1)
  })
})

describe('Serious Wounds', () => {
  const bitten = () =>
    pair().intruder('adult', 'landing-zone').attacks('bite').events('damage').phase('attacks')

  test('RET-WOUND-01 RET-WOUND-03: on the leftmost section; the marker goes to the next one', () => {
    const game = bitten().is('recon', { health: 1 }).woundDeck('leg').play()
    expect(game.player('recon')).toMatchObject({ wounds: ['leg'], health: 3 })
  })

  test('RET-WOUND-03: a marker further on stays; entering the section of Armor discards it', () => {
    const further = bitten().is('recon', { health: 4 }).woundDeck('leg').play()
    expect(further.player('recon').health).toBe(4)
    const armored = bitten()
      .wound('recon', 'eyes')
      .item('recon', 'utility-vest')
      .woundDeck('leg')
      .play()
    expect(armored.player('recon')).toMatchObject({ health: 6, armor: null })
  })

  test('RET-WOUND-04 RET-WOUND-12: a third one kills', () => {
    const game = pair()
      .wound('recon', 'leg', 'eyes')
      .is('recon', { health: 6 })
      .intruder('queen', 'landing-zone')
      .attacks('bite')
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.whereIs('recon')).toBe('dead')
  })

  test('RET-WOUND-05: Arm leaves one Hand slot', () => {
    const game = bitten().item('recon', 'medkit').woundDeck('arm').play()
    game.choose('drop:assault-rifle#0')
    expect(
      game
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toEqual(['medkit'])
  })

  test('RET-WOUND-05 RET-PASS-07: Bleeding, Guts and Lungs act when one Passes', () => {
    const game = pair().wound('recon', 'bleeding', 'guts').play().pass()
    expect(game.player('recon').health).toBe(7)
    expect(game.player('recon').discard).toHaveLength(1)
    const lungs = pair().wound('recon', 'lungs').play().pass()
    expect(lungs.player('recon').oxygen).toBe(6)
    const empty = pair().wound('recon', 'lungs').is('recon', { oxygen: 0 }).play().pass()
    expect(empty.player('recon')).toMatchObject({ oxygen: 0, health: 5, suffocating: false })
  })

  test('RET-WOUND-05: Leg, Knee and Hand make Basic Actions dearer', () => {
    const game = pair()
      .wound('recon', 'leg', 'knee')
      .item('recon', 'tools')
      .intruder('adult', 'landing-zone')
      .cards('recon', 1)
      .play()
    expect(game.forbidden('move')).toBe('RET-ACT-04')
    const knee = pair().wound('recon', 'knee').cards('recon', 2).play()
    expect(knee.ways('cautious-move')).toEqual([])
    expect(knee.ways('move')).toHaveLength(3)
    const hand = pair()
      .wound('recon', 'hand')
      .item('recon', 'medical-stapler')
      .is('recon', { health: 4 })
      .cards('recon', 1)
      .play()
    expect(hand.forbidden('medical-stapler')).toBe('RET-ACT-04')
    const dear = (wound: string, id: string) =>
      pair()
        .wound('recon', wound)
        .item('recon', 'medical-stapler')
        .is('recon', { health: 4 })
        .cards('recon', 4)
        .play()
        .decision()
        .options.find((option) => option.id.startsWith(id))!.params!.cost
    expect([dear('hand', 'medical-stapler'), dear('knee', 'cautious-move')]).toEqual([2, 3])
    expect([dear('eyes', 'medical-stapler'), dear('eyes', 'cautious-move')]).toEqual([1, 2])
  })

  test('RET-WOUND-05 RET-SHOOT-11: Eyes make Shoot results 1 higher', () => {
    const shot = (wound: boolean) => {
      const laid = pair()
        .intruder('adult', 'landing-zone', 1)
        .cards('recon', 2)
        .dice({ shoot: [2] })
      return (wound ? laid.wound('recon', 'eyes') : laid).play().act('shoot:assault-rifle:adult-1')
    }
    expect(shot(false).intrudersIn('landing-zone')).toEqual([])
    expect(shot(true).intrudersIn('landing-zone')).toEqual(['adult'])
  })

  test('RET-WOUND-05 RET-PHASE-13: Body fills the hand to 4 only', () => {
    const game = pair().wound('recon', 'body').phase('cleanup').play()
    expect(game.player('recon').hand).toHaveLength(4)
    expect(game.player('officer').hand).toHaveLength(5)
  })

  test('RET-WOUND-06: two equal ones do not add up', () => {
    const game = pair().wound('recon', 'bleeding', 'bleeding').play().pass()
    expect(game.player('recon').health).toBe(7)
  })

  test('RET-WOUND-07 RET-WOUND-08 RET-WOUND-09: the patient chooses which is discarded; the marker stays', () => {
    const game = pair()
      .wound('recon', 'leg', 'eyes')
      .item('recon', 'medical-stapler')
      .cards('recon', 2)
      .play()
    game.act('medical-stapler:treat-wound:0', 'wound:leg')
    expect(game.player('recon')).toMatchObject({ wounds: ['eyes'], health: 6 })
    expect(game.state.wounds.discard).toEqual(['leg'])
  })

  test('RET-WOUND-10: an empty deck is made anew from the discards', () => {
    const game = bitten()
      .with((s) => {
        s.wounds.deck = []
        s.wounds.discard = ['knee']
      })
      .play()
    expect(game.player('recon').wounds).toEqual(['knee'])
  })

  test('RET-WOUND-11: what replaces a Serious Wound is applied to each of them: the vest stops the first', () => {
    const game = retaliation('contractor', 'recon')
      .secure('landing-zone', 3)
      .intruder('drone', 'landing-zone')
      .attacks('deadly-claws-1')
      .woundDeck('leg')
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.player('contractor')).toMatchObject({ armor: null, wounds: ['leg'] })
  })

  test('RET-WOUND-11: Heavy Armor takes 2 Health in its place, by choice', () => {
    const game = bitten().item('recon', 'heavy-armor').play()
    game.choose('lose-health')
    expect(game.player('recon')).toMatchObject({ wounds: [], health: 2 })
  })

  test('RET-WOUND-11: whoever has seen a Serious Wound cannot take back that Heavy Armor let it through', () => {
    const game = pair()
      .item('recon', 'heavy-armor')
      .intruder('drone', 'landing-zone')
      .attacks('deadly-claws-1')
      .woundDeck('leg')
      .events('damage')
      .phase('attacks')
      .play()
    game.choose('take-wound')
    expect(game.player('recon').wounds).toEqual(['leg'])
    expect(game.prompt).toBe('heavy-armor')
    expect(game.match.undoStop(0)).toBe('secret')
  })
})

describe('death', () => {
  const dying = () =>
    pair()
      .is('recon', { health: 8, larva: true, data: true })
      .item('recon', 'tools')
      .item('recon', 'egg')
      .belt('recon', 'ammo', 'grenade')
      .fire('landing-zone')

  test('RET-DEATH-02 RET-DEATH-03 RET-DEATH-04 RET-GEAR-12: everything is lost, and nobody can pick it up', () => {
    const game = dying().play().pass()
    const { fate, room, hands, backpack, belt, data } = game.player('recon')
    expect({ fate, room, data }).toEqual({ fate: 'dead', room: -1, data: true })
    expect(game.log('dies')[0].params).toEqual({ seat: 0, room: 'landing-zone', cause: 'fire' })
    expect([...hands.flat(), ...backpack]).toEqual([])
    expect(belt).toEqual([null, null, null, null])
    expect(game.state.items.yellow.discard).toEqual(['tools'])
    expect(game.state.removed).toEqual(expect.arrayContaining(['egg', 'assault-rifle']))
  })

  test('RET-DEATH-06 RET-DEATH-08: the Larva goes back to the pool, the cards leave the game', () => {
    const game = dying()
      .hand('recon', 'search')
      .wound('recon', 'leg')
      .is('recon', { health: 8 })
      .play()
      .pass()
    expect(game.player('recon')).toMatchObject({
      larva: false,
      wounds: [],
      hand: [],
      deck: [],
      discard: [],
    })
    expect(game.state.wounds.discard).toEqual(['leg'])
    expect(game.state.removed).toContain('re-search')
  })

  test('RET-DEATH-07 RET-TURN-10: the dead take no Turn and are nobody', () => {
    const game = dying().play().pass()
    expect(game.asked).toEqual(['officer'])
    expect(game.view(null).players[0].fate).toBe('dead')
  })

  test('RET-END-10 RET-END-01: with the last one the game ends at once', () => {
    const game = pair()
      .out('officer', 'dead')
      .is('recon', { health: 8 })
      .fire('landing-zone')
      .play()
      .pass()
    expect(game.prompt).toBe('over')
    expect(game.winners).toEqual([])
    expect(game.match.result!.reason).toBe('everybody-out')
  })

  test('RET-MODE-COOP-07 RET-MODE-COOP-11 RET-MODE-COOP-12: in a cooperative game the model stays with its cards, without its Items', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .lifeSupport('A')
      .fire('landing-zone')
      .is('recon', { health: 8, larva: true, data: true })
      .hand('recon', 'search')
      .play()
      .pass()
    expect(game.player('recon')).toMatchObject({ fate: 'down', larva: true, data: true, room: 9 })
    expect(game.player('recon').hand).toEqual(['re-search'])
    expect(game.player('recon').hands.flat()).toEqual([])
    expect(game.asked).toEqual(['officer'])
  })

  test('RET-MODE-COOP-14: the game is over when everybody is knocked over', () => {
    const game = retaliation('recon')
      .lifeSupport('A')
      .fire('landing-zone')
      .is('recon', { health: 8 })
      .play()
      .pass()
    expect(game.prompt).toBe('over')
    expect(game.winners).toEqual([])
  })

  test('RET-MODE-COOP-09 RET-MODE-COOP-10 RET-MODE-COOP-17: in the Surgery Room they stand up at the start of a Round', () => {
    const fallen = () =>
      retaliationWith({ mode: 'coop' }, 'recon', 'officer')
        .room('r2c2', 'surgery-room')
        .out('officer', 'down')
        .emptyHanded('officer')
        .at('officer', 'surgery-room')
        .wound('officer', 'leg')
        .phase('round')
    const up = fallen().play()
    expect(up.player('officer')).toMatchObject({
      fate: 'alive',
      health: 3,
      wounds: [],
      passed: false,
    })
    expect(fallen().malfunction('surgery-room').play().player('officer').fate).toBe('down')
    expect(fallen().intruder('adult', 'surgery-room').play().player('officer').fate).toBe('down')
  })
})

describe('Oxygen', () => {
  test('RET-TURN-07 RET-TURN-09 RET-OXY-02: 1 is lost at the end of a Turn where Life Support is Inactive', () => {
    const without = retaliation('recon', 'officer').play().pass()
    expect(without.player('recon').oxygen).toBe(6)
    const active = retaliation('recon', 'officer')
      .lifeSupport('A')
      .is('recon', { oxygen: 3 })
      .play()
      .pass()
    expect(active.player('recon').oxygen).toBe(3)
  })

  test('RET-OXY-06 RET-OXY-09: past 0 one is Suffocating; 0 by itself is nothing', () => {
    const zero = retaliation('recon', 'officer').is('recon', { oxygen: 1 }).play().pass()
    expect(zero.player('recon')).toMatchObject({ oxygen: 0, suffocating: false })
    const past = retaliation('recon', 'officer').is('recon', { oxygen: 0 }).play().pass()
    expect(past.player('recon')).toMatchObject({ oxygen: 0, suffocating: true, fate: 'alive' })
  })

  test('RET-OXY-07: the next loss kills', () => {
    const game = retaliation('recon', 'officer')
      .is('recon', { oxygen: 0, suffocating: true })
      .play()
      .pass()
    expect(game.whereIs('recon')).toBe('dead')
  })

  test('RET-OXY-08 RET-OXY-10: gaining Oxygen or Life Support at the end of a Turn ends it', () => {
    const safe = retaliation('recon', 'officer')
      .lifeSupport('A')
      .is('recon', { oxygen: 0, suffocating: true })
      .play()
      .pass()
    expect(safe.player('recon')).toMatchObject({ suffocating: false, oxygen: 0 })
  })

  test('RET-OXY-01 RET-OXY-03 RET-OXY-04: a token gives 3, up to 7', () => {
    const game = retaliation('recon', 'officer')
      .is('recon', { oxygen: 5, suffocating: true })
      .belt('recon', 'oxygen')
      .cards('recon', 2)
      .play()
    game.act('use-gear:use-oxygen:belt-0:0')
    expect(game.player('recon')).toMatchObject({ oxygen: 7, suffocating: false })
  })

  test('RET-OXY-05: what cannot be spent cannot be chosen; down to 0 is allowed', () => {
    const sprinting = (oxygen: number) =>
      retaliation('recon', 'officer')
        .room('r2c2', 'armory')
        .is('recon', { oxygen })
        .hand('recon', 'sprint')
        .dice({ noise: [1, 1] })
        .play()
        .act('sprint:204')
    expect(sprinting(1).prompt).toBe('sprint')
    expect(sprinting(1).act('move:204').player('recon').oxygen).toBe(0)
    expect(sprinting(0).prompt).not.toBe('sprint')
  })
})
