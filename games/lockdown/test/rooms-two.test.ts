import { describe, expect, test } from 'vitest'
import { lockdown, type Position } from './position.ts'

/** The rooms "II" (components 7): css-b, css-c and css-control are laid in place of others. */

/** The Sentry in a room, alone, with cards to pay; the Hacker in the Alert Room. */
function alone(tile: string, cards = 5): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .cards('sentry', cards)
}

/** The same in a room that setup left in the box. */
function fetched(tile: string): Position {
  return lockdown('sentry', 'hacker')
    .tile(14, tile)
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .cards('sentry', 5)
}

test.each([
  ['css-b', 'LOCK-ROOM-32', 'b'],
  ['css-c', 'LOCK-ROOM-33', 'c'],
] as const)('%s: %s as Cargo Sending System A, for its own pod', (tile, _rule, letter) => {
  const game = fetched(tile).space(8).play().act(tile)
  expect(game.whereIs('sentry')).toBe(`pod-${letter}`)
  expect(fetched(tile).space(7).play().forbidden(tile)).toBe('LOCK-ROOM-23')
  const other = fetched(tile).space(8).inPod('hacker', 'a').play()
  expect(other.options()).toContain(tile)
})

describe('css-control', () => {
  const control = () => fetched('css-control').space(12).css(10, 'none')

  test('LOCK-ROOM-39 css-control: a look at a face-down token, and a shift', () => {
    const game = control().play()
    expect(game.ways('css-control')).toEqual(['10', '8', '6', '4', '2', '1'])
    game.act('css-control:10')
    expect(game.log('sees-css', 'sentry')[0].params).toMatchObject({ space: 10, css: 'none' })
    expect(game.log('sees-css', 'hacker')).toEqual([])
    expect(game.options()).toEqual(['leave-css', 'css:9', 'css:11'])
    game.choose('css:11')
    expect(game.log('css-shifted')).toMatchObject([{ params: { from: 10, space: 11 } }])
    const moved = game.view('sentry').css.find(({ space }) => space === 11)
    expect(moved).toMatchObject({ id: 'none', used: false })
    expect(game.view('hacker').css.find(({ space }) => space === 11)?.id).toBe(null)
  })

  test('LOCK-ROOM-40 css-control: not one under the Time token, nor onto another or the last space', () => {
    const here = fetched('css-control').space(10).play().act('css-control:10')
    expect(here.prompt).toBe('action')
    const crowded = fetched('css-control').space(12).play().act('css-control:2')
    expect(crowded.options()).toEqual(['leave-css', 'css:3'])
    const last = fetched('css-control').space(12).play().act('css-control:1')
    expect(last.prompt).toBe('action')
    const kept = control().play().act('css-control:10', 'leave-css')
    expect(kept.view(null).css.map(({ space }) => space)).toContain(10)
  })

  test('LOCK-CSS-10 css-control: not a token that has been used', () => {
    const game = fetched('css-control').space(8).css(10, 'a', true).play()
    expect(game.ways('css-control')).not.toContain('10')
  })
})

describe('defense-control', () => {
  const armed = () => alone('defense-control').intruder('adult', 'nest').intruder('adult', 'decon')

  test('LOCK-ROOM-34 defense-control: for 1 Item or a Malfunction here, a Malfunction there', () => {
    const game = armed().attacks('slash-4').play()
    // The Nest cannot hold a Malfunction marker (LOCK-ROOM-36).
    expect(game.ways('defense-control')).toEqual(['items-12', 'break-12'])
    const said = game.decision().options.filter(({ id }) => id.startsWith('defense-control:'))
    expect(said.map(({ label }) => label)).toEqual(['strike-for-items', 'strike-breaking'])
    game.act('defense-control:items-12')
    expect(game.room('defense-control')).toMatchObject({ items: 1, malfunction: false })
    expect(game.room('decon').malfunction).toBe(true)
    expect(game.intruder('adult-2')?.injuries).toBe(1)
    const broken = armed().attacks('slash-4').play().act('defense-control:break-12')
    expect(broken.room('defense-control')).toMatchObject({ items: 2, malfunction: true })
  })

  test('LOCK-ROOM-35 defense-control: Intruders are hurt first, then every Character there', () => {
    const game = alone('defense-control')
      .intruder('larva', 'alert-room')
      .intruder('creeper', 'alert-room')
      .attacks('slash-4')
      .woundDeck('wound-hand')
      .play()
    game.act('defense-control:items-17')
    expect(game.intruder('larva-1')).toBe(undefined)
    expect(game.intruder('creeper-2')?.injuries).toBe(1)
    expect(game.player('hacker').wounds).toEqual([{ id: 'wound-hand', dressed: false }])
    expect(game.player('sentry').wounds).toEqual([])
  })

  test('LOCK-ROOM-36 defense-control: only a room that can take the marker; Items while there are any', () => {
    expect(alone('defense-control').play().forbidden('defense-control')).toBe('LOCK-ROOM-36')
    const shut = alone('defense-control').intruder('adult', 'decon').malfunction('decon')
    expect(shut.play().forbidden('defense-control')).toBe('LOCK-ROOM-36')
    const dark = alone('defense-control').intruder('adult', 'decon').unexplored('decon')
    expect(dark.play().forbidden('defense-control')).toBe('LOCK-ROOM-36')
    expect(armed().items('defense-control', 0).play().ways('defense-control')).toEqual(['break-12'])
  })
})

describe('guard-room', () => {
  test('LOCK-ROOM-31 guard-room: a Taser or an Enviro-Suit for 1 Item of the room', () => {
    const game = alone('guard-room').play()
    expect(game.ways('guard-room')).toEqual(['taser', 'enviro-suit'])
    game.act('guard-room:enviro-suit')
    expect(game.room('guard-room').items).toBe(1)
    expect(game.view('hacker').players[0].inventory).toEqual([
      { colour: 'crafted', id: 'enviro-suit' },
    ])
    expect(game.state.crafted.filter((id) => id === 'enviro-suit')).toHaveLength(2)
  })

  test('LOCK-ROOM-31 guard-room: not at counter 0, nor what is not left', () => {
    const empty = alone('guard-room').items('guard-room', 0).play()
    expect(empty.forbidden('guard-room')).toBe('LOCK-ROOM-31')
    const few = alone('guard-room').with((s) => {
      s.crafted = s.crafted.filter((id) => id !== 'taser')
    })
    // The invariants count the cards: they lie in the discard.
    few.with((s) => s.itemDiscards.crafted.push('taser', 'taser', 'taser'))
    expect(few.play().ways('guard-room')).toEqual(['enviro-suit'])
    few.with((s) => {
      s.crafted = s.crafted.filter((id) => id !== 'enviro-suit')
      s.itemDiscards.crafted.push('enviro-suit', 'enviro-suit', 'enviro-suit')
    })
    expect(few.play().why('guard-room')).toBe('none-left')
    expect(empty.why('guard-room')).toBe('nothing-left')
  })
})

describe('contaminated-room', () => {
  test('LOCK-ROOM-30 contaminated-room: each Search gives Slime; no action, no Malfunction', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'contaminated-room')
      .hand('sentry', 'search', 'demolition')
      .itemDeck('green', 'medkit', 'alcohol')
      .play()
    expect(game.ways('search')).toEqual(['red', 'yellow', 'green'])
    expect(game.ways('demolition')).toEqual([])
    game.act('search:green', 'keep-item:medkit#0')
    expect(game.player('sentry').slime).toBe(true)
    expect(game.options().filter((id) => id.startsWith('contaminated'))).toEqual([])
  })
})

describe('surgery', () => {
  const patient = () =>
    lockdown('sentry', 'hacker')
      .at('sentry', 'surgery')
      .at('hacker', 'alert-room')
      .hand('sentry', 'search', 'rest', 'infected', 'clean')
      .discard('sentry', 'infected')
      .deckTop('sentry', 'infected')

  test('LOCK-ROOM-37 surgery: infected cards everywhere and the Larva go, under the deck', () => {
    const game = patient().is('sentry', { larva: true }).play()
    const deck = game.state.contaminationDeck.length
    game.act('surgery')
    expect(game.player('sentry')).toMatchObject({ larva: false, hand: [], lightWounds: 1 })
    expect(game.told('contamination-removed', 'number')).toEqual([3])
    expect(game.state.contaminationDeck).toHaveLength(deck + 3)
    expect(game.player('sentry').discard).toEqual([])
  })

  test('LOCK-ROOM-38 surgery: the patient has passed', () => {
    const game = patient().play().act('surgery')
    expect(game.view(null).players[0].passed).toBe(true)
    expect(game.asked).toEqual(['hacker'])
  })
})

describe('testing-lab', () => {
  test('LOCK-ROOM-29 testing-lab: an Antidote for whoever has 4 Knowledge', () => {
    expect(alone('testing-lab').knowledge('sentry', 3).play().forbidden('testing-lab')).toBe(
      'LOCK-ROOM-29',
    )
    const game = alone('testing-lab').knowledge('sentry', 4).play().act('testing-lab')
    expect(game.view(null).players[0].inventory).toEqual([{ colour: 'crafted', id: 'antidote' }])
  })

  test('LOCK-ROOM-29 testing-lab: not when none is left', () => {
    const none = alone('testing-lab')
      .knowledge('sentry', 4)
      .with((s) => {
        s.crafted = s.crafted.filter((id) => id !== 'antidote')
        s.itemDiscards.crafted.push('antidote', 'antidote', 'antidote')
      })
    expect(none.play().forbidden('testing-lab')).toBe('LOCK-ROOM-29')
  })
})

describe('vent-control', () => {
  test('LOCK-ROOM-25 vent-control: a room with an entrance is sealed and its Fire goes out', () => {
    const game = alone('vent-control').fire('testing-lab').play()
    // Rooms with an entrance, the own one too.
    expect(game.ways('vent-control')).toEqual(
      [1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 15, 16].map((slot) => String(slot)),
    )
    game.act('vent-control:3')
    expect(game.room('testing-lab').fire).toBe(false)
    expect(['c05', 'c07', 'c09'].map((id) => game.corridor(id).door)).toEqual(
      Array(3).fill('closed'),
    )
    expect(game.view(null).depressurised).toBe(2)
    expect(game.log('depressurisation')).toMatchObject([{ params: { place: 2 } }])
  })

  test('LOCK-ROOM-25 vent-control: not with a destroyed Door around', () => {
    const game = alone('vent-control').door('c05', 'destroyed').play()
    expect(game.ways('vent-control')).not.toContain('2')
    expect(game.ways('vent-control')).not.toContain('3')
  })

  test('LOCK-ROOM-25 vent-control: only with Door tokens for all its corridors', () => {
    const around = ['c05', 'c07', 'c09']
    const elsewhere = ['c11', 'c12', 'c13', 'c14', 'c15', 'c16', 'c17', 'c18', 'c19', 'c20', 'c21']
    const lying = (destroyed: number, closed: readonly string[]) => {
      const base = alone('vent-control')
      for (const id of elsewhere.slice(0, destroyed)) base.door(id, 'destroyed')
      for (const id of closed) base.door(id, 'closed')
      return base.play().ways('vent-control').includes('3')
    }
    expect([lying(8, []), lying(9, [])]).toEqual([true, false])
    expect([lying(10, around.slice(0, 1)), lying(8, around)]).toEqual([false, true])
    expect(lying(9, around.slice(0, 2))).toBe(false)
    // Those that are closed elsewhere may be taken.
    expect(lying(8, ['c22', 'c23', 'c24'])).toBe(true)
  })

  test('LOCK-ROOM-28 vent-control: one room at a time', () => {
    const game = alone('vent-control').play().act('vent-control:3')
    expect(game.forbidden('vent-control')).toBe('LOCK-ROOM-28')
  })
})
