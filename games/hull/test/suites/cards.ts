import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** ROUND, TURN, PASS, COST, DECK, CONT, REACT, INFO: hands, decks, and what is paid with them. */
export function cardSuite({ position, cite, title, shares }: Bench): void {
  test(title('NEM-ROUND-06 the First Player token goes on to the left, past the dead'), () => {
    const game = position('bosun', 'cook', 'stoker')
      .out('cook', 'dead')
      .with((s) => {
        s.round = 1
      })
    expect(game.phase('round').play().view(null).first).toBe(2)
  })

  test(title('NEM-TURN-02 a turn is two actions, then comes the next player'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 3)
      .dice({ noise: ['silence', 'silence'] })
      .play()
    game.act('move:s-1-2')
    expect(game.asked).toEqual(['bosun'])
    game.act('move:s-1-2')
    expect(game.asked).toEqual(['cook'])
  })

  test(title('NEM-PASS-02 whoever passes may discard cards, and takes no more turns'), () => {
    const game = position('bosun', 'cook').cards('bosun', 2).cards('cook', 1).play()
    game.choose('pass').pick(game.options()[0])
    expect(game.player('bosun')).toMatchObject({ passed: true, hand: ['ransack'] })
    expect(game.asked).toEqual(['cook'])
  })

  test(title('NEM-COST-02 NEM-COST-10 an action is paid with Action cards, or not done'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 1)
      .dice({ noise: ['silence'] })
      .play()
    expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-10'))
    game.choose('move:s-1-2')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1, cancel: true })
    game.settle()
    expect(game.view('cook').players[0].discard).toEqual(['rummage'])
  })

  test(title('NEM-COST-06 NEM-COST-07 some actions need calm'), () => {
    const game = position('bosun', 'cook').cards('bosun', 4).intruder('adult', 'bridge').play()
    expect(game.forbidden('careful-move')).toBe(cite('NEM-COST-07'))
  })

  test(title('NEM-DECK-04 an empty deck is made anew from the discard'), () => {
    const game = position('bosun', 'cook')
      .with((s) => {
        const [bosun] = s.players
        bosun.discard = bosun.deck.splice(0)
      })
      .phase('round')
      .play()
    expect(game.log('reshuffles')).toHaveLength(1)
    expect(game.player('bosun').discard).toEqual([])
    expect(game.player('bosun').hand.length).toBeGreaterThan(3)
  })

  test(
    title('NEM-CONT-04 all Contamination cards look alike to whoever has not scanned them'),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'infected', 'clean').play()
      expect(game.view('bosun').players[0].hand).toEqual(['contamination', 'contamination'])
      expect(game.view('cook').players[0]).toMatchObject({ hand: null, handCount: 2 })
    },
  )

  test(
    title('NEM-CONT-08 NEM-CONT-12 who scans clean cards is rid of them; others read a number'),
    () => {
      const game = position('bosun', 'cook').hand('bosun', 'breathe', 'clean', 'clean').play()
      game.act('breathe')
      expect(game.player('bosun').hand).toEqual([])
      expect(game.log('scans', 'bosun')[0].params).toEqual({ seat: 0, infected: 0, clean: 2 })
      expect(game.log('scans-secretly', 'cook')[0].params).toEqual({ seat: 0, number: 2 })
    },
  )

  test(title('NEM-CONT-10 NEM-CONT-11 an infected card brings a Larva; the second bursts'), () => {
    const scanned = (larva: boolean) =>
      position('bosun', 'cook')
        .hand('bosun', 'breathe', 'infected')
        .is('bosun', { larva })
        .play()
        .act('breathe')
    expect(scanned(false).player('bosun').larva).toBe(true)
    const burst = scanned(true)
    expect(burst.whereIs('bosun')).toBe('dead')
    expect(burst.intrudersIn('bridge')).toEqual(['creeper'])
  })

  test(title('NEM-REACT-02 NEM-REACT-03 somebody in the room may cancel what was paid for'), () => {
    const game = position('bosun', 'cook').cards('bosun', 1).hand('cook', 'wait').play()
    game.choose('move:s-1-2')
    game.choose(game.options()[0])
    expect(game.asked).toEqual(['cook'])
    game.choose('wait')
    expect(game.whereIs('bosun')).toBe('bridge')
    expect(game.log('cancelled')[0].rule).toBe(cite('NEM-REACT-03'))
    expect(game.player('cook').discard).toEqual(['wait'])
  })

  test(title('NEM-INFO-04 NEM-ROOM-46 who looks at a room in secret alone knows it'), () => {
    const game = position('bosun', 'cook')
      .unexplored('workshop', 'fire-1')
      .hand('bosun', 'peer')
      .play()
      .act('peer:3')
    expect(game.view('bosun').rooms[2]).toMatchObject({ tile: 'workshop', token: 'fire-1' })
    expect(game.log('sees-room', 'bosun')[0].rule).toBe(cite('NEM-ROOM-46'))
    for (const reader of ['cook', null] as const) {
      expect(game.view(reader).rooms[2]).toMatchObject({ tile: null, token: null })
      expect(game.log('sees-room', reader)).toEqual([])
      expect(game.log('looks-at-room', reader)).toHaveLength(1)
    }
  })

  if (shares('NEM-WEAK-03'))
    test(title('NEM-WEAK-03 NEM-ROOM-16 a Weakness is found by analysing what is at hand'), () => {
      const game = position('bosun', 'cook')
        .tile(3, 'galley')
        .at('bosun', 'galley')
        .cards('bosun', 2)
        .object('galley', 'carcass')
        .play()
      expect(game.view(null).weaknesses.carcass).toBeNull()
      game.act('galley:carcass')
      expect(game.view(null).weaknesses.carcass).toBe(game.state.weaknesses.carcass.id)
    })

  test(
    title(
      'NEM-DECK-02 a played card and those that paid for it lie face up on the own discard pile',
    ),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'tinker', 'peer')
        .malfunction('bridge')
        .play()
        .act('tinker:repair-room')
      for (const reader of ['bosun', 'cook', null] as const) {
        expect(game.view(reader).players[0].discard).toEqual(['tinker', 'peer'])
      }
      expect(game.view(null).players[1].discard).toEqual([])
    },
  )

  test(
    title(
      'NEM-DECK-04 an empty deck is made anew for what is still to draw, with what lies in the discard',
    ),
    () => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'rummage')
        .discard('bosun', 'ransack', 'breathe', 'tinker', 'bilge', 'infected')
        .phase('round')
        .play()
      const { hand, deckCount, discard } = game.view('bosun').players[0]
      // What was left in the deck comes first.
      expect(hand).toEqual(expect.arrayContaining(['rummage', 'peer', 'wait']))
      expect([hand!.length + deckCount, discard]).toEqual([8, []])
    },
  )

  test(title('NEM-DECK-06 an Attack deck that runs out is made anew from its discard pile'), () => {
    const game = position('bosun', 'cook')
      .at('cook', 'workshop')
      .intruder('adult', 'bridge')
      .with((s) => {
        s.attackDiscard = s.attacks.splice(0).map(({ id }) => id)
      })
      .events('leak')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
    expect(game.log('attack-card')).toHaveLength(1)
    expect(game.view(null).decks.attacks).toMatchObject({ count: 3 })
  })

  test(title('NEM-INFO-01 who may see what of a hand, a deck and a card that was drawn'), () => {
    const game = position('bosun', 'cook').cards('bosun', 3).play()
    expect(game.view('bosun').players[0].hand).toEqual(['rummage', 'ransack', 'breathe'])
    for (const reader of ['cook', null] as const) {
      expect(game.view(reader).players[0]).toMatchObject({ hand: null, handCount: 3, deckCount: 4 })
    }
  })
}
