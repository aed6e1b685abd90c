import { describe, expect, test } from 'vitest'
import { over } from './over.ts'
import { retaliation, retaliationWith } from './position.ts'

describe('the End of the Game', () => {
  test('RET-END-03 RET-END-04 RET-INFECT-01 RET-INFECT-02 RET-INFECT-03: without a Larva all cards are scanned; an Infected one brings a Larva', () => {
    const infected = over('recon', 'officer').discard('recon', 'infected').noContamination().play()
    expect(infected.player('recon').larva).toBe(true)
    const clean = over('recon', 'officer').discard('recon', 'clean').play()
    expect(clean.player('recon')).toMatchObject({ larva: false, fate: 'escaped' })
  })

  test('RET-END-05 RET-ECLOSION-01 RET-ECLOSION-02 RET-ECLOSION-03: with a Larva a Contamination among 4 cards kills', () => {
    const doomed = over('recon', 'officer')
      .is('recon', { larva: true })
      .with((s) => {
        const [me] = s.players
        s.removed.push(...(me.deck.splice(0) as string[]))
      })
      .play()
    expect(doomed.player('recon').fate).toBe('dead')
    expect(doomed.told('check-infection', 'outcome')).toContain('dies')
    expect(doomed.winners).toEqual(['officer'])
  })

  test('RET-ECLOSION-04: without one the Character lives', () => {
    const lucky = over('recon', 'officer')
      .is('recon', { larva: true })
      .discard('recon', 'search')
      .noContamination()
      .play()
    expect(lucky.told('check-infection', 'outcome')).toContain('survives')
    expect(lucky.told('no-eclosion', 'seat')).toEqual([0])
    // Hand, deck and discard pile are shuffled together.
    expect(lucky.told('last-shuffle', 'number')).toEqual([10])
    expect(lucky.winners).toEqual(['recon', 'officer'])
    expect(lucky.player('recon').hand).toEqual([])
  })

  test('RET-ECLOSION-02 RET-END-06: everybody has seen the 4 cards before the last Objectives are chosen', () => {
    const game = over('recon', 'officer')
      .is('recon', { larva: true })
      .is('officer', { larva: true })
      .discard('recon', 'search')
      .discard('officer', 'search')
      .noContamination()
      .objectives('officer', 'veni-vidi-vici', 'official-order')
      .play()
    expect(game.asked).toEqual(['officer'])
    expect([...game.match.informed]).toEqual(expect.arrayContaining([0, 1, null]))
  })

  test('RET-END-06 RET-OBJCHOICE-08: whoever has not chosen yet chooses now', () => {
    const game = over('recon', 'officer')
      .objectives('recon', 'veni-vidi-vici', 'official-order')
      .play()
    expect(game.asked).toEqual(['recon'])
    game.choose('keep:mission')
    expect(game.winners).toEqual(['officer'])
  })

  test('RET-END-07 RET-VICTORY-01 RET-VICTORY-02 RET-GEN-02 RET-OBJCHOICE-07: everybody alive whose Objective is fulfilled wins', () => {
    const game = over('recon', 'officer', 'contractor')
      .objectives('officer', 'veni-vidi-vici')
      .play()
    expect(game.winners).toEqual(['recon', 'contractor'])
    expect(game.told('check-objective', 'outcome')).toEqual(['fulfilled', 'failed', 'fulfilled'])
    expect(game.told('wins', 'seat')).toEqual([0, 2])
  })

  test('RET-VICTORY-03 RET-VICTORY-04: the dead cannot win; then everybody has lost', () => {
    const game = over('recon', 'officer').out('recon', 'dead').out('officer', 'dead').play()
    expect(game.winners).toEqual([])
  })

  test('RET-END-08 RET-INFO-01: at the end kept Objectives are shown', () => {
    const game = over('recon', 'officer').play()
    expect(game.view('officer').players[0].objectives[0].id).toBe('ulterior-motive')
    expect(game.told('check-objective', 'seat')).toEqual([0, 1])
  })
})

describe('Infection and Eclosion during the game', () => {
  test('RET-INFECT-01 RET-INFECT-04 RET-CONT-07: Rest scans the hand; clean cards leave, Infected ones are discarded', () => {
    const game = retaliation('recon', 'officer').hand('recon', 'rest', 'infected', 'clean').play()
    game.act('rest')
    expect(game.player('recon')).toMatchObject({ larva: true, hand: [] })
    expect(game.player('recon').discard.filter((card) => typeof card === 'number')).toHaveLength(1)
    expect(game.log('scans', 'recon')[0].params).toMatchObject({ infected: 1 })
    expect(game.log('scans', 'officer')).toHaveLength(0)
    expect(retaliation('recon').hand('recon', 'rest').play().ways('rest')).toEqual([])
  })

  test('RET-INFO-03 RET-CONT-07: what stays of the cards after a Rest is Infected, as everybody knows', () => {
    const game = retaliation('recon', 'officer').hand('recon', 'rest', 'infected', 'clean').play()
    game.act('rest')
    expect(game.view('officer').players[0].discard).toEqual([{ infected: true }, 're-rest'])
  })

  test('RET-INFO-07 RET-CONT-04: nobody knows a card that was not scanned', () => {
    const game = retaliation('recon', 'officer').hand('recon', 'infected').play()
    expect(game.view('recon').players[0].hand).toEqual([{ infected: null }])
    expect(game.view('officer').players[0].hand).toBeNull()
  })

  test('RET-INFECT-05: without a model there is no Larva', () => {
    const game = retaliation('recon')
      .horde(104, 'larva', 'larva', 'larva', 'larva', 'larva', 'larva')
      .hand('recon', 'rest', 'infected')
      .play()
    game.act('rest')
    expect(game.player('recon').larva).toBe(false)
  })

  test('RET-INFECT-06: with a Larva nothing more comes of it', () => {
    const game = retaliation('recon')
      .is('recon', { larva: true })
      .hand('recon', 'rest', 'infected')
      .play()
      .act('rest')
    expect(game.player('recon')).toMatchObject({ larva: true, fate: 'alive', hand: [] })
  })

  const shell = () => retaliation('recon', 'officer').events('leaving-the-shell').phase('event')

  test('RET-ECLOSION-05: death by Eclosion leaves an Adult, which may Attack', () => {
    const game = shell()
      .is('recon', { larva: true })
      .with((s) => {
        const [me] = s.players
        s.removed.push(...(me.deck.splice(0) as string[]))
      })
      .attacks('scratch-3')
      .play()
    expect(game.whereIs('recon')).toBe('dead')
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.player('officer').health).toBe(1)
  })

  test('RET-ECLOSION-06 RET-ECLOSION-07: whoever survives keeps the Larva; as many cards as exist are drawn', () => {
    const game = shell().is('recon', { larva: true }).noContamination().play()
    expect(game.player('recon')).toMatchObject({ larva: true, fate: 'alive' })
  })

  test('Leaving the Shell: the others draw 4, are scanned and discard their hand; the Event deck is shuffled', () => {
    const game = shell().deckTop('officer', 'infected').play()
    expect(game.player('officer').larva).toBe(true)
    expect(game.state.events.deck.length + game.state.events.discard.length).toBe(20)
    expect(game.player('recon').discard).toHaveLength(4)
  })

  test('RET-INFECT-03 RET-INFO-03: whoever was scanned and has no Larva then had clean cards', () => {
    const game = shell().deckTop('officer', 'clean').play()
    expect(game.view('recon').players[1].discard).toContainEqual({ infected: false })
  })

  test('RET-MODE-COOP-13: in a cooperative game the host is knocked over, its Larva gone', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .events('leaving-the-shell')
      .phase('event')
      .is('recon', { larva: true })
      .with((s) => {
        const [me] = s.players
        s.removed.push(...(me.deck.splice(0) as string[]))
      })
      .attacks('scratch-3')
      .play()
    expect(game.player('recon')).toMatchObject({ fate: 'down', larva: false })
  })

  test('RET-CONT-01 RET-CONT-02 RET-CONT-09: onto the discard pile; an empty deck gives none', () => {
    const struck = (empty: boolean) => {
      const laid = retaliation('recon')
        .intruder('larva', 'landing-zone')
        .cards('recon', 1)
        .dice({ shoot: ['crit'] })
      const game = (empty ? laid.noContamination() : laid).play().act('melee:bare:larva-1')
      return game.player('recon').discard.filter((card) => typeof card === 'number').length
    }
    expect(struck(false)).toBe(1)
    expect(struck(true)).toBe(0)
  })

  test('Biohazard Armor: 1 Health in place of each Contamination', () => {
    const game = retaliation('recon')
      .item('recon', 'biohazard-armor')
      .intruder('larva', 'landing-zone')
      .cards('recon', 1)
      .dice({ shoot: ['crit'] })
      .play()
    game.act('melee:bare:larva-1')
    expect(game.player('recon').health).toBe(1)
    expect(game.player('recon').discard.every((card) => typeof card === 'string')).toBe(true)
  })
})
