import { expect, test } from 'vitest'
import { rulesOf } from '../../ruleset.ts'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'

/** CONT, SLIME: Contamination cards, scans and Larvae; slime. */
export function contaminationSuite({ position, cite, title, shares }: Bench): void {
  /** The Bosun alone on the bridge, with these cards in hand; Breathe scans them. */
  const holding = (...cards: string[]) =>
    position('bosun', 'cook')
      .at('cook', 'workshop')
      .hand('bosun', ...cards)
  const contaminationOf = (game: Playing) => {
    const { hand, deck, discard } = game.player('bosun')
    return [...hand, ...deck, ...discard].filter((card) => typeof card === 'number').length
  }
  const struck = () =>
    holding('rummage')
      .intruder('adult', 'bridge')
      .attacks('lunge')
      .dice({ combat: ['one'] })

  test(
    title('NEM-CONT-01 a gained card goes from the Contamination deck on top of the discard'),
    () => {
      const before = struck().play().view(null).decks.contamination.count
      const game = struck().play().act('melee:adult-1')
      expect(game.view('cook').players[0].discard).toEqual(['rummage', 'contamination'])
      expect(game.view('cook').decks.contamination.count).toBe(before - 1)
    },
  )

  test(title('NEM-CONT-01 from an empty Contamination deck nothing comes'), () => {
    const game = struck()
      .with((s) => {
        s.contaminationDeck = []
      })
      .play()
      .act('melee:adult-1')
    expect(game.player('bosun').discard).toEqual(['rummage'])
    expect(game.log('contaminated')).toEqual([])
  })

  test(
    title('NEM-CONT-02 they are drawn like Action cards, but give no action and pay for nothing'),
    () => {
      const drawn = position('bosun', 'cook')
        .deckTop('bosun', 'infected', 'clean')
        .phase('round')
        .play()
        .view('bosun').players[0].hand
      expect(drawn?.filter((card) => card === 'contamination')).toHaveLength(2)
      const game = holding('infected', 'clean', 'clean').play()
      expect(game.options()).toEqual(['pass', 'drop'])
      expect(game.why('move')).toBe('too-dear')
      const paying = holding('infected', 'rummage', 'clean').play().choose('move:s-1-2')
      expect([paying.prompt, paying.options()]).toEqual(['pay', ['pay:rummage#0']])
    },
  )

  test(title('NEM-CONT-03 they may be discarded on passing'), () => {
    const game = holding('infected', 'rummage').play().choose('pass')
    game.pick('card:contamination#0')
    expect(game.player('bosun').hand).toEqual(['rummage'])
    expect(game.view(null).players[0].discard).toEqual(['contamination'])
  })

  test.each(['infected', 'clean'])(
    title('NEM-CONT-04 nobody knows that a card is %s before it is scanned, not even its owner'),
    (card) => {
      const game = holding(card, 'breathe').play()
      expect(game.view('bosun').players[0].hand).toEqual(['contamination', 'breathe'])
      expect(game.view('cook').players[0]).toMatchObject({ hand: null, handCount: 2 })
    },
  )

  test(
    title('NEM-CONT-04 NEM-INFO-05 whoever has scanned a card knows it from then on, alone'),
    () => {
      const game = holding('infected', 'breathe').play().act('breathe')
      expect(game.view('bosun').players[0].hand).toEqual(['contamination-infected'])
      expect(game.view('cook').players[0].hand).toBeNull()
      game.pass()
      expect(game.view('cook').players[0].discard).toEqual(['breathe'])
    },
  )

  test(title('NEM-CONT-06 a scan removes the clean cards of the hand, and no others'), () => {
    const game = holding('breathe', 'clean', 'clean', 'rummage').discard('bosun', 'clean').play()
    game.act('breathe')
    expect(game.player('bosun').hand).toEqual(['rummage'])
    expect(contaminationOf(game)).toBe(1)
    expect(game.player('bosun').larva).toBe(false)
  })

  test(title('NEM-CONT-06 a purge removes the infected ones everywhere, and the Larva'), () => {
    const game = holding('infected', 'clean', 'rummage')
      .item('bosun', 'tonic', { seen: [0, 1, -1] })
      .discard('bosun', 'infected')
      .deckTop('bosun', 'clean')
      .is('bosun', { larva: true })
      .play()
      .act('tonic')
    expect(contaminationOf(game)).toBe(2)
    expect(game.player('bosun').larva).toBe(false)
    expect(game.told('contamination-removed', 'number')).toEqual([2])
    expect(game.log('larva-removed')[0].rule).toBe(cite('NEM-CONT-13'))
    const healthy = holding('clean', 'rummage').item('bosun', 'tonic', { seen: [0, 1, -1] })
    expect(healthy.play().act('tonic').log('larva-removed')).toEqual([])
  })

  test(title('NEM-CONT-09 nobody scans unless told to'), () => {
    const game = holding('infected', 'rummage')
      .dice({ noise: ['silence'] })
      .play()
    game.act('move:s-1-2')
    expect(game.log('scans', 'bosun')).toEqual([])
    expect(game.view('bosun').players[0].hand).toEqual(['contamination'])
  })

  test(
    title('NEM-CONT-10 an infected card is kept and puts a Larva on the board, one for all cards'),
    () => {
      const game = holding('breathe', 'infected', 'infected', 'clean').play().act('breathe')
      expect(game.view('cook').players[0].larva).toBe(true)
      expect(game.whereIs('bosun')).toBe('bridge')
      expect(game.view('bosun').players[0].hand).toEqual([
        'contamination-infected',
        'contamination-infected',
      ])
      expect(game.log('infested')).toHaveLength(1)
    },
  )

  test(title('NEM-CONT-11 whoever had a Larva before the scan dies, and a Creeper is born'), () => {
    const game = holding('breathe', 'infected').is('bosun', { larva: true }).play().act('breathe')
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.intrudersIn('bridge')).toEqual(['creeper'])
    expect(game.room('bridge').objects).toEqual(['corpse-0'])
    // It is no Encounter, and it has no token.
    expect(game.kinds('encounter', 'token', 'dies', 'intruder')).toEqual(['dies', 'intruder'])
    expect(game.log('dies')[0]).toMatchObject({
      params: { cause: 'larva' },
      rule: cite('NEM-CONT-11'),
    })
  })

  test(
    title('NEM-CONT-11 the Creeper may be the first Intruder of the game, or find no figure'),
    () => {
      const doomed = () => holding('breathe', 'infected').is('bosun', { larva: true })
      const game = doomed().beforeFirstEncounter().play().act('breathe')
      expect([game.prompt, game.asked]).toEqual(['objective', ['cook']])
      const full = doomed()
      const { figures } = rulesOf(full.state).intruders.creeper
      for (let i = 0; i < figures; i++) full.intruder('creeper', 'workshop')
      const none = full.play().act('breathe')
      expect(none.whereIs('bosun')).toBe('dead')
      expect(none.intrudersIn('bridge')).toEqual([])
    },
  )

  if (shares('NEM-CONT-12'))
    test(title('NEM-CONT-12 removed cards are out of the game, not back in their deck'), () => {
      const game = holding('breathe', 'clean', 'clean').play()
      const { count } = game.view(null).decks.contamination
      game.act('breathe')
      expect(contaminationOf(game)).toBe(0)
      expect(game.view(null).decks.contamination.count).toBe(count)
      expect(game.told('contamination-removed', 'number')).toEqual([2])
    })

  test(
    title('NEM-CONT-12 where a scan finds nothing to remove, nothing is told to be removed'),
    () => {
      const game = holding('breathe', 'infected', 'rummage').play().act('breathe')
      expect(game.log('scans', 'bosun')).toHaveLength(1)
      expect(game.log('contamination-removed')).toEqual([])
    },
  )

  test(title('NEM-CONT-13 a Larva stays through everything that does not name it'), () => {
    const game = holding('breathe', 'clean').is('bosun', { larva: true }).play().act('breathe')
    expect(game.player('bosun').larva).toBe(true)
    expect(game.whereIs('bosun')).toBe('bridge')
  })

  test(title('NEM-SLIME-02 a second marker has no effect'), () => {
    const start = () =>
      holding('rummage', 'ransack').unexplored('workshop', 'slime-2').at('cook', 'brood')
    const first = start()
      .dice({ noise: ['danger'] })
      .play()
      .act('move:s-1-3')
    expect(first.log('slimed')).toHaveLength(1)
    const game = start()
      .is('bosun', { slime: true })
      .item('bosun', 'gauze')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:s-1-3')
    expect(game.log('slimed')).toEqual([])
    expect(game.act('gauze:remove-slime').player('bosun').slime).toBe(false)
  })

  test(title('NEM-SLIME-03 slime comes from tokens and from attacks'), () => {
    const token = holding('rummage')
      .unexplored('workshop', 'slime-2')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:s-1-3')
    const attack = holding('rummage')
      .intruder('creeper', 'bridge')
      .attacks('spit')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:s-1-3')
    for (const game of [token, attack]) expect(game.player('bosun').slime).toBe(true)
  })

  test(title('NEM-SLIME-05 everybody sees who is slimed'), () => {
    const game = holding('rummage').is('bosun', { slime: true }).play()
    for (const reader of ['bosun', 'cook', null] as const) {
      expect(game.view(reader).players.map(({ slime }) => slime)).toEqual([true, false])
    }
  })
}
