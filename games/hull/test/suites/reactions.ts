import { expect, test } from 'vitest'
import { NONE } from '../../state.ts'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'

/** REACT, FIRST, OBJ: what others may say to an action, and the choice of Objectives. */
export function reactionSuite({ position, cite, title, shares }: Bench): void {
  /** The Bosun acts on the bridge, the others watch; Wait is their Interruption. */
  const watched = () =>
    position('bosun', 'cook', 'stoker').hand('bosun', 'rummage', 'peer', 'bilge')
  const PAID = ['move:s-1-2', 'pay:rummage#0'] as const

  test(
    title('NEM-REACT-01 a reaction is no action: it is not offered in a turn and uses up none'),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'wait', 'peer')
        .hand('cook', 'wait')
        .play()
      expect(game.options().map((id) => id.split(':')[0])).not.toContain('wait')
      game.choose('move:s-1-2', 'pay:peer#1')
      game.say('cook', 'wait').say('bosun', 'let-pass')
      game.pass()
      expect(game.asked).toEqual(['cook'])
      expect(game.view(null).turn).toMatchObject({ seat: 1, taken: 0 })
    },
  )

  test(
    title('NEM-REACT-02 everybody else there with a card is asked, whatever the card is'),
    () => {
      const game = watched()
        .hand('cook', 'wait')
        .hand('stoker', 'clean')
        .play()
        .choose(...PAID)
      expect(game.asked).toEqual(['cook', 'stoker'])
      expect(game.options('cook')).toEqual(['let-pass', 'stand-by', 'wait'])
      expect(game.options('stoker')).toEqual(['let-pass', 'stand-by'])
      expect(game.decision('stoker').rule).toBe(cite('NEM-REACT-02'))
      // The Stoker is asked in vain: there is nothing but what does nothing.
      expect(game.decision('stoker').idle).toEqual(game.options('stoker'))
      expect(game.decision('cook').idle).not.toContain('wait')
      const away = watched()
        .hand('cook', 'wait')
        .at('cook', 'workshop')
        .play()
        .choose(...PAID)
      expect(away.whereIs('bosun')).toBe('brood')
    },
  )

  test(title('NEM-REACT-02 a standing no holds for the round, and nobody else knows of it'), () => {
    const twice = (answer: string) => {
      const game = watched().hand('cook', 'wait').unexplored('workshop', 'fire-1').play()
      game.choose('peer:3').say('cook', answer)
      return game.choose(...PAID)
    }
    const open = twice('let-pass')
    const game = twice('stand-by')
    // Who is waited for is the same, and so is when: what is asked in vain is answered by the table.
    expect([game.prompt, game.asked]).toEqual(['interrupt', open.asked])
    expect(game.options('cook')).toEqual(['let-pass'])
    expect(game.decision('cook').idle).toContain('let-pass')
    game.say('cook', 'let-pass')
    expect(game.whereIs('bosun')).toBe('brood')
    expect(game.view('cook').players[1].standsBy).toBe(true)
    expect(game.view('stoker').players[1].standsBy).toBeNull()
  })

  test(title('NEM-REACT-02 a standing no is over with the round'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 1)
      .is('cook', { standsBy: true, passed: true })
      .events('swell')
      .dice({ tokens: ['blank'] })
      .play()
      .pass()
    expect(game.view(null).round).toBe(2)
    expect(game.view('cook').players[1].standsBy).toBe(false)
  })

  test(
    title('NEM-REACT-02 of several the first in order is heard, and only their card is spent'),
    () => {
      const game = watched().first('stoker').hand('cook', 'wait').hand('stoker', 'wait').play()
      game.choose(...PAID)
      game.say('cook', 'wait').say('stoker', 'wait')
      expect(game.told('interrupts', 'seat')).toEqual([2])
      expect(game.player('stoker').discard).toEqual(['wait'])
      expect(game.player('cook').hand).toEqual(['wait'])
    },
  )

  test(
    title('NEM-REACT-02 an Interruption can be interrupted, by the acting player too, and so on'),
    () => {
      const start = () =>
        position('bosun', 'cook', 'stoker')
          .hand('bosun', 'wait', 'peer')
          .hand('cook', 'wait')
          .hand('stoker', 'wait')
          .dice({ noise: ['silence'] })
          .play()
          .choose('move:s-1-2', 'pay:peer#1')
          .say('cook', 'wait')
          .say('stoker', 'let-pass')
      const game = start()
      // Everybody but who played it.
      expect(game.asked).toEqual(['bosun', 'stoker'])
      expect(game.decision('stoker').prompt).toBe('counter-interruption')
      game.say('bosun', 'wait').say('stoker', 'let-pass')
      expect(game.asked).toEqual(['stoker'])
      expect(game.say('stoker', 'let-pass').whereIs('bosun')).toBe('brood')
      expect(game.player('cook').discard).toEqual(['wait'])
      const third = start().say('bosun', 'wait').say('stoker', 'let-pass').say('stoker', 'wait')
      expect(third.whereIs('bosun')).toBe('bridge')
      expect(third.log('cancelled')).toHaveLength(1)
    },
  )

  test(
    title('NEM-REACT-03 a cancelled action has no effect, costs what it costs and counts'),
    () => {
      const game = position('bosun', 'cook')
        .at('bosun', 'workshop')
        .at('cook', 'workshop')
        .hand('bosun', 'ransack', 'peer', 'bilge')
        .hand('cook', 'wait')
        .play()
      game.choose('ransack:red', 'pay:peer#0').say('cook', 'wait').settle()
      expect(game.player('bosun')).toMatchObject({ discard: ['ransack', 'peer'], inventory: [] })
      expect(game.room('workshop').items).toBe(2)
      expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 1 })
    },
  )

  test(
    title(
      'NEM-REACT-03 NEM-ITEM-05 an Item used for a cancelled action is kept, and has been shown',
    ),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'peer')
        .item('bosun', 'horn')
        .item('bosun', 'biscuit')
        .intruder('adult', 'bridge')
        .hand('cook', 'wait')
        .play()
      game.choose('horn', 'pay:peer#0').say('cook', 'wait').settle()
      expect(game.log('retreats')).toEqual([])
      for (const reader of ['cook', null] as const) {
        const seen = game.view(reader).players[0].inventory.map(({ id }) => id)
        expect(seen.sort()).toEqual(['horn', null])
      }
    },
  )

  if (shares('NEM-REACT-03'))
    test(title('NEM-REACT-03 NEM-ITEM-05 so is one that is used but once'), () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'peer')
        .item('bosun', 'gauze')
        .item('bosun', 'biscuit')
        .is('bosun', { lightWounds: 1 })
        .hand('cook', 'wait')
        .play()
      game.choose('gauze:heal-light', 'pay:peer#0').say('cook', 'wait').settle()
      expect(game.player('bosun').lightWounds).toBe(1)
      for (const reader of ['cook', null] as const) {
        const seen = game.view(reader).players[0].inventory.map(({ id }) => id)
        expect(seen.sort()).toEqual(['gauze', null])
      }
    })

  test(
    title('NEM-REACT-03 a cancelled shot spends no Ammo, and a cancelled Escape is none'),
    () => {
      const ready = () =>
        watched().hand('cook', 'wait').intruder('adult', 'bridge').attacks('scrape')
      const shot = ready().play().choose('shoot:boathook#0:adult-1', 'pay:rummage#0')
      shot.say('cook', 'wait').settle()
      expect(shot.view(null).players[0].hands[0].ammo).toBe(2)
      expect(shot.log('combat-roll')).toEqual([])
      const fled = ready()
        .play()
        .choose(...PAID)
      fled.say('cook', 'wait').settle()
      expect(fled.whereIs('bosun')).toBe('bridge')
      expect(fled.log('attack')).toEqual([])
    },
  )

  test(title('NEM-REACT-04 passing, dropping and agreeing to a trade are no actions'), () => {
    const at = (game: Playing) => [game.asked[0], game.prompt]
    const drop = watched().hand('cook', 'wait').play().choose('drop')
    expect(at(drop.pick('drop:boathook#0'))).toEqual(['bosun', 'action'])
    expect(at(drop.choose('pass'))).toEqual(['bosun', 'discard-on-pass'])
    expect(at(drop.pick())).toEqual(['cook', 'action'])
    const trade = watched().hand('stoker', 'wait').item('bosun', 'oil').play()
    trade.choose('trade', 'pay:rummage#0')
    expect(at(trade)).toEqual(['stoker', 'interrupt'])
    trade.choose('let-pass', 'trade-with:1').pick('offer:oil#1').pick()
    expect(at(trade.choose('take-offer'))).toEqual(['bosun', 'returned'])
    expect(at(trade.choose('agree'))).toEqual(['bosun', 'trade'])
  })

  test(
    title('NEM-REACT-05 the nerve is kept before the card of a Surprise Attack is drawn'),
    () => {
      const game = position('stoker', 'cook')
        .hand('stoker', 'rummage', 'grit')
        .noise('s-1-3')
        .attacks('scrape')
        .dice({ noise: [2], tokens: [{ type: 'adult', number: 4 }] })
        .play()
        .act('move:s-1-3')
      expect([game.prompt, game.log('attack-card')]).toEqual(['nerves', []])
      game.choose('grit')
      expect(game.view(null).decks.attacks.discard).toEqual([])
      expect(game.lair('adult-1')).toBe('workshop')
    },
  )

  // --- the first Encounter ---

  /** The Bosun is about to walk into noise, and nobody has met an Intruder yet. */
  const uneasy = (...others: string[]) =>
    position('bosun', ...others)
      .beforeFirstEncounter()
      .cards('bosun', 6)
      .noise('s-1-3')
      .dice({ noise: [2], tokens: ['creeper'] })
  const WALK = 'move:s-1-3'

  test(title('NEM-FIRST-01 the first Encounter asks for Objectives, later ones do not'), () => {
    const game = uneasy('cook').play().act(WALK)
    expect(game.prompt).toBe('objective')
    game.say('bosun', 'keep:0').say('cook', 'keep:0')
    expect(game.prompt).toBe('action')
    expect(game.log('objective-choice')).toHaveLength(1)
    const later = uneasy('cook').with((s) => Object.assign(s, { firstEncounter: true }))
    expect(later.play().act(WALK).log('objective-choice')).toEqual([])
  })

  test(
    title('NEM-FIRST-02 NEM-ENC-15 everybody chooses at once, in secret; the dead choose nothing'),
    () => {
      const game = uneasy('cook', 'stoker').play().act(WALK)
      expect(game.asked).toEqual(['bosun', 'cook', 'stoker'])
      const [wish, order] = game.state.players[1].objectives
      game.say('stoker', 'keep:1').say('cook', 'keep:0')
      expect(game.view('cook').players[1].objectives).toHaveLength(2)
      game.say('bosun', 'keep:0')
      expect(game.view('cook').players[1].objectives).toEqual([{ kind: wish.kind, id: wish.id }])
      expect(game.view('cook').players[1].discarded).toEqual({ kind: order.kind, id: order.id })
      const dead = uneasy('cook', 'stoker').out('stoker', 'dead').play().act(WALK)
      expect(dead.asked).toEqual(['bosun', 'cook'])
    },
  )

  test(
    title('NEM-FIRST-02 a blank token, or a Larva that a scan puts on a board, is no first figure'),
    () => {
      const blank = uneasy('cook')
        .dice({ tokens: ['blank'] })
        .play()
        .act(WALK)
      expect(blank.prompt).toBe('action')
      const scanned = position('bosun', 'cook')
        .beforeFirstEncounter()
        .hand('bosun', 'breathe', 'infected')
      const game = scanned.play().act('breathe')
      expect(game.player('bosun').larva).toBe(true)
      expect(game.view('bosun').players[0].objectives).toHaveLength(2)
    },
  )

  test(
    title('NEM-FIRST-03 NEM-ENC-15 after the choice the Encounter goes on with the cards in hand'),
    () => {
      const game = position('bosun', 'cook')
        .beforeFirstEncounter()
        .cards('bosun', 3)
        .noise('s-1-3')
        .attacks('scrape')
        .dice({ noise: [2], tokens: [{ type: 'adult', number: 3 }] })
        .play()
        .act(WALK)
      expect([game.prompt, game.log('surprise-attack')]).toEqual(['objective', []])
      game.say('cook', 'keep:0').say('bosun', 'keep:0')
      expect(game.told('surprise-attack', 'seat')).toEqual([0])
      expect(game.player('bosun').lightWounds).toBe(1)
    },
  )

  test(
    title('NEM-FIRST-04 NEM-FIRST-05 NEM-INFO-08 one is left to each; others see the backs alone'),
    () => {
      const game = uneasy('cook').play().act(WALK)
      const [kept, other] = game.state.players[1].objectives
      game.say('bosun', 'keep:0').say('cook', 'keep:0')
      for (const reader of ['bosun', null] as const) {
        const { objectives, discarded } = game.view(reader).players[1]
        expect(objectives).toEqual([{ kind: kept.kind, id: null }])
        expect(discarded).toEqual({ kind: other.kind, id: null })
        expect(game.log('objective-kept', reader)).toHaveLength(2)
      }
      const lines = JSON.stringify([game.log(undefined, 'bosun'), game.log()])
      for (const { id } of [kept, other]) expect(lines).not.toContain(`"${id}"`)
    },
  )

  test(title('NEM-FIRST-05 what was open to all stays so when it is not kept'), () => {
    const game = uneasy('cook').with(({ players }) => {
      for (const objective of players[1].objectives) objective.seen = [NONE, 0, 1]
    })
    const [, other] = game.state.players[1].objectives
    const left = game.play().act(WALK).say('bosun', 'keep:0').say('cook', 'keep:0')
    for (const reader of ['bosun', null] as const) {
      expect(left.view(reader).players[1].discarded).toEqual({ kind: other.kind, id: other.id })
    }
  })
}
