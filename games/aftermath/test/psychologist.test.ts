import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { classic, investigation, Position } from './position.ts'

/** CHAR-PSYCH: the Psychologist. */

describe('spy-drone', () => {
  const spying = () =>
    classic('psychologist', 'scout', 'soldier').with((s) => {
      ;(s.players[1].own as { watchedBy: number }).watchedBy = 0
    })

  test('AFT-CHAR-PSYCH-01 is put on the board of another of the room, for good, and everybody sees it', () => {
    const game = classic('psychologist', 'scout', 'soldier')
      .item('psychologist', 'spy-drone')
      .at('soldier', 'cockpit')
      .cards('psychologist', 2)
      .play()
    expect(game.ways('spy-drone')).toEqual(['1'])
    game.act('spy-drone:1')
    expect(game.state.removed).toContain('spy-drone')
    expect(game.view('soldier').players.map(({ watchedBy }) => watchedBy)).toEqual([-1, 0, -1])
    expect(game.player('psychologist').inventory).toEqual([])
    const alone = classic('psychologist', 'scout')
      .item('psychologist', 'spy-drone')
      .at('scout', 'cockpit')
      .cards('psychologist', 2)
    expect(alone.play().why('spy-drone')).toBe('nobody-here')
  })

  test('AFT-CHAR-PSYCH-01 shows the Coordinates that this Character checks, to her alone', () => {
    const game = spying().at('scout', 'cockpit').cards('scout', 3).toAct('scout').play()
    game.act('cockpit:check-coordinates')
    const { id } = game.own.coordinates
    expect([game.view('psychologist').coordinates, game.view('soldier').coordinates]).toEqual([
      id,
      null,
    ])
    expect(game.log('sees-coordinates', 'psychologist')).toHaveLength(1)
    expect(game.log('sees-coordinates', 'soldier')).toEqual([])
  })

  test('AFT-CHAR-PSYCH-01 shows the Objective of another that this Character reads', () => {
    const game = spying()
      .item('scout', 'ship-log')
      .at('scout', 'comms-room')
      .cards('scout', 3)
      .toAct('scout')
      .play()
      .act('ship-log:2')
    const seen = game.log('sees-objective', 'scout').map(({ params }) => params)
    expect(seen.length).toBeGreaterThan(0)
    expect(game.log('sees-objective', 'psychologist').map(({ params }) => params)).toEqual(seen)
  })

  test('AFT-CHAR-PSYCH-02 shows what this Character makes of an Engine', () => {
    const game = spying()
      .at('scout', 'engine-1')
      .hand('scout', 'basic-repairs', 'search', 'search')
      .engines(false, false, false)
      .toAct('scout')
      .play()
    game.act('basic-repairs:turn-engine', 'change-order')
    expect(game.view('psychologist').engines).toEqual([true, null, null])
    expect(game.view('soldier').engines).toEqual([null, null, null])
  })

  test('AFT-CHAR-PSYCH-02 shows how this Character sets a Turret', () => {
    const game = spying()
      .tile(6, 'turret-room')
      .at('scout', 'turret-room')
      .turret('cockpit', 'all')
      .cards('scout', 3)
      .toAct('scout')
      .play()
    game.act(`turret-room:${game.ways('turret-room')[0]}`, 'aim:intruders')
    const mode = (who: string) =>
      game.view(who).rooms.find(({ tile }) => tile === 'cockpit')!.turret!.mode
    expect([mode('psychologist'), mode('scout'), mode('soldier')]).toEqual([
      'intruders',
      'intruders',
      null,
    ])
    expect(game.log('turret-aimed', 'psychologist')).toHaveLength(1)
  })

  test('AFT-CHAR-PSYCH-01 shows neither hand nor Items nor own Objectives', () => {
    const [, scout] = spying()
      .cards('scout', 3)
      .item('scout', 'tools')
      .play()
      .view('psychologist').players
    expect([scout.hand, scout.inventory[0].id, scout.objectives[0].id]).toEqual([null, null, null])
  })

  test('AFT-CHAR-PSYCH-01 shows nothing once she is dead', () => {
    const game = spying()
      .out('psychologist', 'dead')
      .at('scout', 'cockpit')
      .cards('scout', 3)
      .toAct('scout')
      .play()
      .act('cockpit:check-coordinates')
    expect(game.view('psychologist').coordinates).toBeNull()
  })
})

describe('emotion-reader', () => {
  const reading = () =>
    classic('psychologist', 'scout', 'soldier')
      .item('psychologist', 'emotion-reader')
      .at('scout', 'turret-room')
      .at('soldier', 'cockpit')
      .hand('scout', 'search', 'infected')
      .item('scout', 'tools')
      .cards('psychologist', 2)

  test('AFT-CHAR-PSYCH-03 emotion-reader: hand and Inventory of somebody here or next door', () => {
    const game = reading().play()
    expect(game.ways('emotion-reader')).toEqual(['1'])
    game.act('emotion-reader:1')
    const [, scout] = game.view('psychologist').players
    expect(scout.handShown).toEqual(['search', 'contamination'])
    expect(scout.inventory).toEqual([{ colour: 'yellow', id: 'tools' }])
    expect(game.view('soldier').players[1]).toMatchObject({
      handShown: [],
      inventory: [{ colour: 'yellow', id: null }],
    })
    expect(game.log('sees-card', 'psychologist')).toHaveLength(2)
    expect(game.log('sees-item', 'psychologist')).toMatchObject([
      { params: { owner: 1, item: 'tools' }, rule: 'AFT-CHAR-PSYCH-03' },
    ])
    expect(game.log('sees-item', 'soldier')).toEqual([])
    expect(game.log('reads', 'soldier')).toHaveLength(1)
  })

  test('AFT-CHAR-PSYCH-03 emotion-reader: not through a closed door', () => {
    const game = reading().door('c-6-11', 'closed').play()
    expect([game.ways('emotion-reader'), game.why('emotion-reader')]).toEqual([[], 'nobody-near'])
  })
})

describe('helping-hand', () => {
  const helping = () => classic('psychologist', 'scout').hand('psychologist', 'helping-hand')

  test('AFT-CHAR-PSYCH-04 on herself: two cards, and one of her choice goes', () => {
    const game = helping().deckTop('psychologist', 'search', 'clean').play().act('helping-hand:0')
    expect([game.asked, game.prompt]).toEqual([['psychologist'], 'helped'])
    game.pick('card:contamination#1')
    expect(game.player('psychologist').hand).toEqual(['search'])
  })

  test('AFT-CHAR-PSYCH-05 on another: one card, and one of their choice goes', () => {
    const game = helping()
      .hand('scout', 'infected')
      .deckTop('scout', 'rest')
      .play()
      .act('helping-hand:1')
    expect(game.asked).toEqual(['scout'])
    game.pick('card:contamination#0')
    expect(game.player('scout').hand).toEqual(['rest'])
    expect(game.player('psychologist').hand).toEqual([])
  })

  test('AFT-CHAR-PSYCH-05 only one in her room', () => {
    expect(helping().at('scout', 'cockpit').play().ways('helping-hand')).toEqual(['0'])
  })
})

describe('suggestion', () => {
  const suggesting = () =>
    classic('psychologist', 'scout')
      .hand('psychologist', 'suggestion', 'search')
      .dice({ noise: ['silence'] })

  test('suggestion: whoever can performs it at once and pays, as none of their Actions', () => {
    const game = suggesting().hand('scout', 'search', 'rest').play().act('suggestion:1:move')
    expect([game.asked, game.prompt]).toEqual([['scout'], 'suggested'])
    expect(game.options()).toEqual(
      expect.arrayContaining(['move:c-6-11', 'discard:search#0', 'discard:rest#1']),
    )
    expect(game.options().some((id) => id.startsWith('careful'))).toBe(false)
    game.act('move:c-6-11')
    expect([game.whereIs('scout'), game.player('scout').hand.length]).toEqual(['turret-room', 1])
    expect(game.asked).toEqual(['psychologist'])
    expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 1 })
  })

  test('suggestion: a basic action by its name, or that of the room', () => {
    const { options } = suggesting().hand('scout', 'search').play().decision()
    const said = options.filter(({ id }) => id.startsWith('suggestion:'))
    expect(said.find(({ id }) => id === 'suggestion:1:move')).toMatchObject({
      label: 'suggest',
      targets: [{ kind: 'seat', id: 1 }],
      params: { suggested: 'move' },
    })
    expect(said.filter(({ label }) => label === 'suggest-room')).toHaveLength(1)
    expect(said.at(-1)!.label).toBe('suggest-room')
  })

  test('suggestion: or discards an Action card', () => {
    const game = suggesting().hand('scout', 'search', 'rest').play().act('suggestion:1:move')
    game.choose('discard:rest#1')
    expect(game.player('scout')).toMatchObject({ hand: ['search'], discard: ['rest'] })
    expect(game.whereIs('scout')).toBe('hibernatorium')
  })

  test('suggestion: whoever cannot do it discards; with no Action card nothing happens', () => {
    const unable = suggesting().hand('scout', 'search').play().act('suggestion:1:shoot')
    expect(unable.options()).toEqual(['discard:search#0'])
    const bare = suggesting().hand('scout', 'clean').play().act('suggestion:1:move')
    expect(bare.options()).toEqual(['no-action-card'])
    expect(bare.decision().idle).toEqual(['no-action-card'])
    expect(bare.choose('no-action-card').player('scout').hand).toHaveLength(1)
    expect(suggesting().play().act('suggestion:1:move').asked).toEqual(['psychologist'])
  })

  test('suggestion: the action of the room too', () => {
    const game = suggesting()
      .at('psychologist', 'comms-room')
      .at('scout', 'comms-room')
      .hand('scout', 'search', 'rest')
      .play()
      .act('suggestion:1:room')
    game.act('comms-room')
    expect(game.player('scout')).toMatchObject({ signal: true, hand: [] })
  })

  test('AFT-ALERT-08 suggestion: an Activation too, which is a basic action', () => {
    const position = investigation('psychologist', 'scout')
      .hand('psychologist', 'suggestion', 'search')
      .hand('scout', 'search', 'rest')
      .alert('alert-quarantine')
    const game = position.play().act('suggestion:1:activate-alert')
    expect([game.asked, game.prompt]).toEqual([['scout'], 'suggested'])
    game.act('activate-alert')
    expect(game.own.alert).toBeNull()
    expect(game.player('scout').hand).toHaveLength(1)
    const calm = suggesting().hand('scout', 'search').play()
    expect(calm.options()).not.toContain('suggestion:1:activate-alert')
  })

  test('suggestion: not alone', () => {
    expect(suggesting().at('scout', 'cockpit').play().why('suggestion')).toBe('nobody-here')
  })
})

describe('therapy', () => {
  test('therapy: Rest for herself, if there is anything to scan', () => {
    const game = classic('psychologist', 'scout').hand('psychologist', 'therapy', 'clean').play()
    game.act('therapy:0')
    expect(game.player('psychologist').hand).toEqual([])
    const vain = classic('psychologist', 'scout').hand('psychologist', 'therapy').play()
    expect(vain.ways('therapy')).toEqual(['1'])
  })

  test('therapy: another must agree; a refusal costs nothing', () => {
    const treating = () =>
      classic('psychologist', 'scout')
        .hand('psychologist', 'therapy')
        .hand('scout', 'infected')
        .play()
    const game = treating().choose('therapy:1')
    expect([game.asked, game.prompt]).toEqual([['scout'], 'be-treated'])
    game.choose('agree').settle()
    expect(game.player('scout').larva).toBe(true)
    const refused = treating().choose('therapy:1').choose('refuse')
    expect(refused.player('psychologist').hand).toEqual(['therapy'])
    expect(refused.view(null).turn.taken).toBe(0)
    expect(refused.options()).not.toContain('therapy:1')
  })
})

describe('provocation', () => {
  const provoking = () =>
    classic('psychologist', 'scout')
      .hand('psychologist', 'provocation')
      .cards('scout', 5)
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')

  test('provocation: the Intruder attacks that Character whenever it chooses', () => {
    const game = provoking().play().act('provocation:adult-1:1')
    expect(game.view(null).provoked).toEqual([{ intruder: 'adult-1', seat: 1 }])
    game.pass()
    game.pass()
    expect(game.log('attack')).toMatchObject([{ params: { seat: 1 } }])
  })

  test('provocation: the last one counts, and each Intruder by itself', () => {
    const game = classic('psychologist', 'scout', 'soldier')
      .hand('psychologist', 'provocation')
      .intruder('adult', 'hibernatorium')
      .intruder('creeper', 'hibernatorium')
      .with((s) => {
        own(s).provoked = [
          { intruder: 'adult-1', seat: 1 },
          { intruder: 'creeper-2', seat: 1 },
        ]
      })
      .play()
      .act('provocation:adult-1:2')
    expect(game.own.provoked).toEqual([
      { intruder: 'creeper-2', seat: 1 },
      { intruder: 'adult-1', seat: 2 },
    ])
  })

  test('provocation: only as long as both are in one room, and in this round', () => {
    const gone = provoking()
      .with((s) => {
        ;(s.own as { provoked: object[] }).provoked.push({ intruder: 'adult-1', seat: 1 })
      })
      .at('scout', 'cockpit')
      .phase('attacks')
      .play()
    expect(gone.log('attack')).toMatchObject([{ params: { seat: 0 } }])
    const next = provoking().play().act('provocation:adult-1:1').pass().pass()
    expect(next.own.provoked).toEqual([])
  })

  test('provocation: an Intruder attacks nobody else for it, and others whom they always would', () => {
    const attacked = (intruder: string, against: number) =>
      classic('scout', 'soldier', 'mechanic')
        .cards('scout', 2)
        .cards('soldier', 1)
        .cards('mechanic', 3)
        .at('mechanic', against === 2 ? 'cockpit' : 'hibernatorium')
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-1')
        .with((s) => {
          own(s).provoked = [
            { intruder: 'creeper-9', seat: 0 },
            { intruder, seat: against },
          ]
        })
        .phase('attacks')
        .play()
        .told('attack', 'seat')
    expect(attacked('adult-1', 0)).toEqual([0])
    // The fewest cards: it was another that was provoked, or whoever did it is not there.
    expect(attacked('adult-2', 0)).toEqual([1])
    expect(attacked('adult-1', 2)).toEqual([1])
  })

  test('provocation: not alone', () => {
    expect(provoking().at('scout', 'cockpit').play().why('provocation')).toBe('nobody-here')
  })
})

describe('the Trait', () => {
  const moving = () =>
    classic('scout', 'psychologist', 'soldier')
      .cards('scout', 4)
      .hand('psychologist', 'search', 'clean')
      .dice({ noise: [4] })

  test('AFT-CHAR-PSYCH-06 AFT-CHAR-PSYCH-07 AFT-CHAR-PSYCH-08 she goes along for an Action card; the mover rolls', () => {
    const game = moving().play().act('move:c-6-11')
    expect([game.asked, game.prompt, game.options()]).toEqual([
      ['psychologist'],
      'go-along',
      ['stay-behind', 'go-along:search#0'],
    ])
    expect(game.decision().idle).toEqual(['stay-behind'])
    game.choose('go-along:search#0')
    expect([game.whereIs('scout'), game.whereIs('psychologist')]).toEqual([
      'turret-room',
      'turret-room',
    ])
    expect(game.told('noise-roll', 'seat')).toEqual([0])
    expect(game.player('psychologist')).toMatchObject({ discard: ['search'], passed: false })
    expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 1 })
  })

  test('AFT-CHAR-PSYCH-07 where she goes herself nobody is asked', () => {
    const game = classic('psychologist', 'scout')
      .cards('psychologist', 3)
      .cards('scout', 2)
      .dice({ noise: [4] })
      .play()
      .act('move:c-6-11')
    expect([game.whereIs('psychologist'), game.prompt]).toEqual(['turret-room', 'action'])
    expect(game.player('psychologist').hand).toHaveLength(2)
  })

  test('AFT-CHAR-PSYCH-07 she may stay', () => {
    const game = moving().play().act('move:c-6-11', 'stay-behind')
    expect([game.whereIs('psychologist'), game.player('psychologist').hand.length]).toEqual([
      'hibernatorium',
      2,
    ])
  })

  test('AFT-CHAR-PSYCH-10 a third one in the room spares the roll, she does not', () => {
    const game = moving()
      .at('soldier', 'turret-room')
      .play()
      .act('move:c-6-11', 'go-along:search#0')
    expect(game.log('noise-roll')).toEqual([])
  })

  test('AFT-CHAR-PSYCH-10 also with Careful Movement', () => {
    const game = moving().play().act('careful-move:c-6-11')
    expect(game.prompt).toBe('go-along')
    game.choose('go-along:search#0').choose('noise:c-2-6')
    expect(game.whereIs('psychologist')).toBe('turret-room')
  })

  test('AFT-CHAR-PSYCH-10 in an Escape she is attacked after the mover', () => {
    const game = moving()
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1', 'scratch-1')
      .at('soldier', 'cockpit')
      .play()
      .act('move:c-6-11')
    game.choose('go-along:search#0')
    expect(game.told('attack', 'seat')).toEqual([0, 1])
    expect([game.whereIs('scout'), game.whereIs('psychologist')]).toEqual([
      'turret-room',
      'turret-room',
    ])
  })

  test('AFT-CHAR-PSYCH-10 if the mover dies nobody moves, and the card is lost', () => {
    const game = moving()
      .wound('scout', 'wound-leg', true)
      .wound('scout', 'wound-leg', true)
      .wound('scout', 'wound-arm', true)
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .at('soldier', 'cockpit')
      .play()
      .act('move:c-6-11')
    game.choose('go-along:search#0')
    expect(game.whereIs('scout')).toBe('dead')
    expect([game.whereIs('psychologist'), game.player('psychologist').hand.length]).toEqual([
      'hibernatorium',
      1,
    ])
  })

  test('AFT-CHAR-PSYCH-10 not where somebody is sent', () => {
    const game = classic('captain', 'psychologist', 'scout')
      .hand('captain', 'order')
      .hand('psychologist', 'search')
      .dice({ noise: ['silence'] })
      .play()
      .act('order:2:c-6-11')
    expect([game.prompt, game.whereIs('psychologist')]).toEqual(['action', 'hibernatorium'])
  })

  test('AFT-CHAR-PSYCH-11 after passing too, and nobody interrupts it', () => {
    const game = moving()
      .is('psychologist', { passed: true })
      .hand('soldier', 'interruption')
      .play()
    game.act('move:c-6-11').choose('go-along:search#0')
    expect([game.whereIs('psychologist'), game.asked]).toEqual(['turret-room', ['scout']])
  })

  test('AFT-CHAR-PSYCH-11 without a card in hand nobody is asked', () => {
    const game = classic('scout', 'psychologist')
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
    expect(game.act('move:c-6-11').asked).toEqual(['scout'])
    expect(game.whereIs('psychologist')).toBe('hibernatorium')
  })

  test('trait-psychologist: alone she counts 1 card fewer against a Surprise Attack', () => {
    const surprised = (traits: boolean, cards = 4) =>
      new Position(['psychologist', 'scout'], { play: 'classic', traits })
        .at('scout', 'cockpit')
        .cards('psychologist', cards)
        .noise('c-6-11')
        .attacks('scratch-1')
        .dice({ noise: [2], tokens: [{ type: 'adult', number: 3 }] })
        .play()
        .act('move:c-6-11')
        .log('surprise-attack').length
    expect([surprised(true), surprised(false)]).toEqual([1, 0])
    // One card has paid for the move.
    expect(surprised(true, 5)).toBe(0)
  })

  test('trait-psychologist: in company she counts all of them', () => {
    const game = new Position(['psychologist', 'scout'], { play: 'classic', hourglass: '5' })
      .sand('run-out')
      .cards('psychologist', 3)
      .cards('scout', 4)
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 3 }] })
      .play()
      .take('scout', 'hourglass')
      .choose('hourglass-room:11')
    expect([game.log('encounter').length, game.log('surprise-attack')]).toEqual([1, []])
  })

  test('trait-psychologist: through the ducts of an Investigation as well', () => {
    const game = investigation('scout', 'psychologist')
      .cards('scout', 2)
      .hand('psychologist', 'search')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:technical-5', 'go-along:search#0')
    expect(game.whereIs('psychologist')).toBe(game.whereIs('scout'))
  })
})
