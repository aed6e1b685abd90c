import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** ROUND, TURN, PASS: whose turn it is, and what a turn holds. */
export function turnSuite({ position, cite, title }: Bench): void {
  const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })
  const QUIET = { tokens: ['larva' as const] }

  test(title('NEM-ROUND-02 NEM-ROUND-09 the Event phase follows when everybody has passed'), () => {
    const game = position('bosun', 'cook').events('swell').dice(QUIET).play()
    game.pass()
    expect(game.log('time')).toEqual([])
    expect([game.view(null).phase, game.asked]).toEqual(['turn', ['cook']])
    game.pass()
    const told = ['passes', 'passes', 'time', 'event', 'token', 'round']
    expect(game.kinds('passes', 'time', 'event', 'token', 'round')).toEqual(told)
    expect(game.view(null).round).toBe(2)
  })

  test(title('NEM-ROUND-03 cards are drawn, the token is passed, then the turns begin'), () => {
    const game = position('bosun', 'cook').phase('round').play()
    const told = ['round', 'draws', 'draws', 'first-player']
    expect(game.kinds('round', 'draws', 'first-player')).toEqual(told)
    expect([game.prompt, game.asked]).toEqual(['action', ['cook']])
  })

  test(
    title('NEM-ROUND-04 everybody draws from the top of their own deck, and sees their own hand'),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'rummage', 'peer')
        .deckTop('cook', 'wait', 'peer', 'bilge')
        .phase('round')
        .play()
      const { hand, handCount } = game.view('cook').players[1]
      expect(hand?.slice(0, 3)).toEqual(['wait', 'peer', 'bilge'])
      expect(game.view('bosun').players[1].hand).toBeNull()
      expect(game.view('bosun').players[0].hand?.slice(0, 2)).toEqual(['rummage', 'peer'])
      expect(game.view(null).players[0].handCount).toBe(handCount)
    },
  )

  test(
    title('NEM-ROUND-05 Contamination cards count toward the hand, and a fuller one stays'),
    () => {
      const full = position('bosun', 'cook').phase('round').play().player('bosun').hand.length
      const game = position('bosun', 'cook', 'stoker')
        .hand('bosun', 'infected', 'clean', 'peer')
        .cards('cook', full + 1)
        .cards('stoker', full)
        .phase('round')
        .play()
      expect(game.state.players.map(({ hand }) => hand.length)).toEqual([full, full + 1, full])
      expect(game.log('draws').map(({ params }) => params)).toEqual([{ seat: 0, number: full - 3 }])
    },
  )

  test(title('NEM-ROUND-06 the token goes round the table, past everybody who is out'), () => {
    const crew = () => position('bosun', 'cook', 'stoker').phase('round')
    expect(crew().play().view(null).first).toBe(1)
    expect(crew().first('stoker').play().view(null).first).toBe(0)
    expect(crew().out('cook', 'escaped').play().asked).toEqual(['stoker'])
  })

  test(title('NEM-ROUND-07 the token is not passed in the first round'), () => {
    const game = position('bosun', 'cook')
      .with((s) => {
        s.round = 0
      })
      .phase('round')
      .play()
    expect(game.view(null)).toMatchObject({ round: 1, first: 0 })
    expect(game.log('first-player')).toEqual([])
  })

  test(
    title('NEM-ROUND-08 what is done in order begins with the First Player and goes clockwise'),
    () => {
      const game = position('bosun', 'cook', 'stoker')
        .first('cook')
        .phase('bag')
        .dice({ tokens: ['adult'], ...silence(3) })
        .play()
      expect(game.told('noise-roll', 'seat')).toEqual([1, 2, 0])
    },
  )

  test(
    title('NEM-ROUND-10 a round ends after everything the bag brought, then cards are drawn'),
    () => {
      const game = position('bosun', 'cook')
        .at('cook', 'workshop')
        .noise('s-1-2')
        .attacks('scrape')
        .phase('bag')
        .dice({ tokens: ['adult', { type: 'adult', number: 4 }], noise: [1, 'silence'] })
        .play()
      const told = [
        'noise-roll',
        'encounter',
        'surprise-attack',
        'noise-roll',
        'round',
        'draws',
        'draws',
      ]
      expect(game.kinds(...told)).toEqual(told)
      expect(game.player('bosun').lightWounds).toBe(1)
    },
  )

  test(
    title('NEM-ROUND-12 a First Player out of the game keeps the token until it is passed on'),
    () => {
      const game = position('bosun', 'cook', 'stoker')
        .out('bosun', 'escaped')
        .toAct('cook')
        .events('swell')
        .dice({ tokens: ['adult'], ...silence(2) })
        .play()
      game.pass()
      expect(game.view(null).first).toBe(0)
      game.pass()
      // Meanwhile everything in order begins with the next on their left, who then gets the token.
      expect(game.told('noise-roll', 'seat')).toEqual([1, 2])
      expect([game.view(null).first, game.asked]).toEqual([1, ['cook']])
    },
  )

  test(title('NEM-TURN-01 turns begin with the First Player and go clockwise'), () => {
    const game = position('bosun', 'cook', 'stoker').phase('round').play()
    const order = [game.asked[0]]
    for (let i = 0; i < 2; i++) order.push(game.pass().asked[0])
    expect(order).toEqual(['cook', 'stoker', 'bosun'])
  })

  test(title('NEM-TURN-02 a turn is two actions, or one action and a pass, or a pass'), () => {
    const game = position('bosun', 'cook', 'stoker')
      .cards('bosun', 4)
      .cards('cook', 4)
      .cards('stoker', 4)
      .dice(silence(3))
      .play()
    game.act('move:s-1-2').act('move:s-1-2')
    expect(game.asked).toEqual(['cook'])
    expect(game.player('bosun').passed).toBe(false)
    game.act('move:s-1-2').pass()
    expect(game.asked).toEqual(['stoker'])
    expect(game.player('cook').passed).toBe(true)
    expect(game.pass().asked).toEqual(['bosun'])
  })

  test(
    title(
      'NEM-TURN-02 NEM-TURN-04 without any possible action only the pass is left, and is asked for',
    ),
    () => {
      const idle = position('bosun', 'cook').emptyHanded('bosun')
      expect(idle.play().options()).toEqual(['pass'])
      const spent = position('bosun', 'cook')
        .emptyHanded('bosun')
        .cards('bosun', 1)
        .dice(silence(1))
      const game = spent.play().act('move:s-1-2')
      expect([game.asked, game.options()]).toEqual([['bosun'], ['pass']])
    },
  )

  test(title('NEM-TURN-03 cycles of turns repeat among those who have not passed'), () => {
    const game = position('bosun', 'cook', 'stoker')
      .cards('bosun', 6)
      .cards('cook', 4)
      .cards('stoker', 4)
      .dice(silence(9))
      .play()
    const walk = () => game.act('move:s-1-2').act('move:s-1-2')
    walk()
    walk()
    game.pass()
    expect(game.asked).toEqual(['bosun'])
    walk()
    expect(game.asked).toEqual(['cook'])
    game.pass()
    // Alone, the Bosun has one turn after the other.
    walk()
    expect([game.asked, game.view(null).phase]).toEqual([['bosun'], 'turn'])
  })

  test(title('NEM-TURN-06 dropping things is free'), () => {
    const game = position('bosun', 'cook').cards('bosun', 2).dice(silence(2)).play()
    game.choose('drop').pick('drop:boathook#0')
    expect(game.player('bosun').hands).toEqual([])
    expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 0 })
    expect(game.act('move:s-1-2').act('move:s-1-2').asked).toEqual(['cook'])
  })

  test(
    title('NEM-TURN-07 death ends the turn at once: no second action, no pass, no more turns'),
    () => {
      const game = ['limp', 'daze', 'daze']
        .reduce((one, id) => one.wound('bosun', id), position('bosun', 'cook', 'stoker'))
        .at('bosun', 'workshop')
        .fire('workshop')
        .intruder('adult', 'workshop')
        .cards('bosun', 4)
        .attacks('gash')
        .play()
        .act('move:s-1-3')
      expect(game.whereIs('bosun')).toBe('dead')
      expect(game.asked).toEqual(['cook'])
      expect(game.kinds('passes', 'light-wound')).toEqual([])
      game.pass()
      game.act('pass')
      expect(game.told('passes', 'seat')).toEqual([1, 2])
    },
  )

  test(
    title(
      'NEM-TURN-08 an action is resolved to the end before the next, and combat is checked anew',
    ),
    () => {
      const game = position('bosun', 'cook')
        .object('bridge', 'carcass')
        .object('workshop', 'carcass')
        .cards('bosun', 4)
        .noise('s-1-3')
        .dice({ noise: [2], tokens: ['creeper'] })
        .play()
      expect(game.options()).toEqual(
        expect.arrayContaining(['pick-up:carcass', 'careful-move:s-1-3']),
      )
      game.act('move:s-1-3')
      expect(game.asked).toEqual(['bosun'])
      expect([game.forbidden('pick-up'), game.forbidden('careful-move')]).toEqual([
        cite('NEM-COST-07'),
        cite('NEM-COST-07'),
      ])
      expect(game.ways('shoot')).toHaveLength(1)
    },
  )

  test(
    title(
      'NEM-PASS-01 NEM-PASS-03 whoever has passed is skipped until the next Player phase, for all to see',
    ),
    () => {
      const game = position('bosun', 'cook')
        .cards('cook', 4)
        .events('swell')
        .dice({ ...silence(12), ...QUIET })
        .play()
      game.pass()
      expect(game.view('cook').players.map(({ passed }) => passed)).toEqual([true, false])
      game.act('move:s-1-2').act('move:s-1-2')
      expect(game.asked).toEqual(['cook'])
      game.pass()
      expect(game.view(null).players.map(({ passed }) => passed)).toEqual([false, false])
      expect(game.view(null).round).toBe(2)
    },
  )

  test(
    title('NEM-PASS-02 a passing player discards any cards of any kind and keeps the others'),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'rummage', 'peer', 'wait', 'infected')
        .play()
      game.choose('pass')
      const { prompt, min, max, options, cancel } = game.decision('bosun')
      expect({ prompt, min, max, cancel }).toEqual({
        prompt: 'discard-on-pass',
        min: 0,
        max: 4,
        cancel: true,
      })
      const offered = options.map(({ targets }) => targets?.[0].id)
      expect(offered).toEqual(['rummage', 'peer', 'wait', 'contamination'])
      game.pick('card:rummage#0', 'card:contamination#3')
      expect(game.view('bosun').players[0]).toMatchObject({
        hand: ['peer', 'wait'],
        discard: ['rummage', 'contamination'],
      })
    },
  )

  test(
    title('NEM-PASS-02 a pass that was chosen may be called off before anything is discarded'),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'rummage', 'peer').play().choose('pass')
      game.match.cancel(0, game.decision().id)
      expect(game.prompt).toBe('action')
      expect(game.view(null).players[0]).toMatchObject({ passed: false, handCount: 2 })
    },
  )

  test(
    title('NEM-PASS-05 whoever has passed may still interrupt, is attacked and rolls for noise'),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'wait', 'peer').cards('cook', 3).play()
      game.pass()
      game.choose('move:s-1-2').pick(game.options()[0])
      expect(game.asked).toEqual(['bosun'])
      game.say('bosun', 'wait').settle()
      expect(game.whereIs('cook')).toBe('bridge')
      const late = position('bosun', 'cook')
        .at('cook', 'workshop')
        .intruder('adult', 'bridge')
        .attacks('scrape')
        .events('leak')
        .dice({ tokens: ['adult'], noise: ['silence'] })
        .play()
      late.pass().pass()
      expect(late.player('bosun').lightWounds).toBe(1)
      expect(late.told('noise-roll', 'seat')).toEqual([1])
    },
  )

  test(
    title('NEM-PASS-06 first the discards, then what the pass triggers, then the fire wound'),
    () => {
      const ready = () => position('bosun', 'cook').wound('bosun', 'cut').fire('bridge')
      const game = ready().cards('bosun', 2).play().choose('pass')
      expect([game.prompt, game.player('bosun').lightWounds]).toEqual(['discard-on-pass', 0])
      expect(game.pick().player('bosun').lightWounds).toBe(2)
      // A Character who bleeds to death no longer burns.
      const dying = ready().wound('bosun', 'limp', true).wound('bosun', 'daze', true).play().pass()
      expect(dying.kinds('passes', 'light-wound', 'dies')).toEqual([
        'passes',
        'light-wound',
        'dies',
      ])
      const dressed = position('bosun', 'cook').wound('bosun', 'cut', true).play().pass()
      expect(dressed.player('bosun').lightWounds).toBe(0)
    },
  )
}
