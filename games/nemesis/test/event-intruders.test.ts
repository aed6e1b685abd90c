import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Position, position } from './position.ts'

/** Event cards about Intruders and those they hunt. */

/** Resolves this card, and nothing of note in the bag step. */
function event(ship: Position, card: string, ...tokens: ('creeper' | 'adult' | 'blank')[]) {
  return ship
    .events(card)
    .dice({ tokens: [...tokens, 'larva'] })
    .phase('event')
    .play()
}

test('NEM-EVENT-15 egg-protection: whoever is in the Nest or carries an Egg has an Encounter', () => {
  const ship = position('scout', 'captain', 'pilot')
    .at('scout', 'nest')
    .at('captain', 'cockpit')
    .carrying('captain', 'egg')
    .cards('scout', 3)
    .cards('captain', 3)
    .noise('c-1-2', 'c-8-9', 'c-11-14')
  const game = event(ship, 'egg-protection', 'creeper', 'creeper')
  expect(game.told('encounter', 'seat')).toEqual([0, 1])
  expect(game.intrudersIn('nest')).toEqual(['creeper'])
  expect(game.intrudersIn('cockpit')).toEqual(['creeper'])
  expect(game.noise).toEqual(['c-11-14'])
})

test('NEM-EVENT-15 egg-protection: the Surprise Attack of each Encounter follows at once', () => {
  const ship = position('scout', 'captain')
    .at('scout', 'nest')
    .at('captain', 'nest')
    .cards('captain', 6)
    .attacks('scratch-1')
  const game = event(ship, 'egg-protection', 'creeper', 'adult')
  expect(game.told('encounter', 'seat')).toEqual([0, 1])
  expect(game.intrudersIn('nest')).toEqual(['creeper', 'adult'])
  expect(game.told('surprise-attack', 'seat')).toEqual([0])
})

test('NEM-EVENT-15 hatching: an Egg is lost, and a Larva takes whoever has no Action card', () => {
  const ship = position('scout', 'captain', 'pilot')
    .at('scout', 'nest')
    .at('captain', 'nest')
    .hand('scout', 'clean')
    .hand('captain', 'rest')
  const game = event(ship, 'hatching')
  expect(game.view(null)).toMatchObject({ eggs: 4, bag: { larva: 3 } })
  expect(game.view(null).players.map(({ larva }) => larva)).toEqual([true, false, false])
  expect(game.told('contaminated', 'seat')).toEqual([0])
  expect(game.view(null).intruders).toEqual([])
})

test('NEM-EVENT-15 hatching: a Character with a Larva gets only the Contamination card', () => {
  const ship = position('scout', 'captain').at('scout', 'nest').is('scout', { larva: true })
  const game = event(ship, 'hatching')
  expect(game.whereIs('scout')).toBe('nest')
  expect(game.player('scout').larva).toBe(true)
  expect(game.told('contaminated', 'seat')).toEqual([0])
})

test('NEM-EVENT-15 hatching: where nobody is taken a Larva token goes into the bag', () => {
  const game = event(
    position('scout', 'captain').at('captain', 'nest').cards('captain', 1),
    'hatching',
  )
  // One more for the event, one less in the bag step.
  expect(game.view(null)).toMatchObject({ eggs: 4, bag: { larva: 4 } })
  expect(game.log('contaminated')).toEqual([])
  const unseen = event(position('scout', 'captain').unexplored('nest'), 'hatching')
  expect(unseen.view(null)).toMatchObject({ eggs: 4, bag: { larva: 4 } })
})

test('NEM-EVENT-15 hatching: without an Egg on the Intruder board nothing happens', () => {
  const ship = position('scout', 'captain')
    .at('scout', 'nest')
    .with((s) => {
      s.eggs = 0
      s.nestDestroyed = true
    })
  const game = event(ship, 'hatching')
  expect(game.player('scout').larva).toBe(false)
  expect(game.view(null).bag.larva).toBe(3)
})

test('NEM-EVENT-15 hatching: the last Egg destroys the Nest', () => {
  const ship = position('scout', 'captain').with((s) => {
    s.eggs = 1
  })
  expect(event(ship, 'hatching').view(null)).toMatchObject({ eggs: 0, nestDestroyed: true })
})

test('NEM-EVENT-15 hatching: Armor ignores the Larva, which then is one for the bag', () => {
  const ship = position('soldier', 'captain')
    .at('soldier', 'nest')
    .item('soldier', 'armor')
    .events('hatching')
    .dice({ tokens: ['larva'] })
    .phase('event')
  const game = ship.play()
  expect(game.prompt).toBe('armor')
  game.choose('armor')
  expect(game.player('soldier').larva).toBe(false)
  expect(game.view(null)).toMatchObject({ eggs: 4, bag: { larva: 4 } })
})

test('NEM-EVENT-15 regeneration: every Intruder loses two injuries, or the one it has', () => {
  const ship = position('scout', 'captain')
    .intruder('adult', 'hibernatorium', { injuries: 3 })
    .intruder('adult', 'armory', { injuries: 1 })
    .intruder('queen', 'surgery', { injuries: 6 })
    .intruder('creeper', 'armory')
  const game = event(ship, 'regeneration')
  expect(game.view(null).intruders.map(({ injuries }) => injuries)).toEqual([1, 0, 4, 0])
})

test('NEM-EVENT-15 lurking: whatever is not in combat leaves the board for the bag', () => {
  const ship = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('adult', 'hibernatorium', { injuries: 1 })
    .intruder('breeder', 'armory', { injuries: 4 })
    .intruder('larva', 'storage')
    .intruder('queen', 'surgery')
  const game = event(ship, 'lurking')
  expect(game.view(null).intruders).toMatchObject([{ name: 'adult-1', injuries: 1 }])
  expect(game.view(null).bag).toMatchObject({ breeder: 1, queen: 1, larva: 4 })
})

test('NEM-EVENT-15 NEM-EVENT-12 lurking: one that has moved to a Character is in combat and stays', () => {
  const ship = position('scout', 'captain').intruder('adult', 'shower-room')
  expect(event(ship, 'lurking').intrudersIn('hibernatorium')).toEqual(['adult'])
})

for (const card of ['hunt-2', 'hunt-3']) {
  test(`NEM-EVENT-15 ${card}: Adults not in combat move to a Character near, lowest room first`, () => {
    const ship = position('scout', 'captain', 'pilot', 'soldier')
      .at('scout', 'cockpit')
      .at('captain', 'hibernatorium')
      .at('pilot', 'engine-2')
      .at('soldier', 'monitoring-room')
      .intruder('adult', 'surgery')
      .intruder('adult', 'fire-control')
      .intruder('adult', 'hibernatorium')
      .intruder('adult', 'generator')
      .intruder('larva', 'monitoring-room')
      .intruder('adult', 'airlock-control')
      .door('c-1-2', 'closed')
    const game = event(ship, card)
    expect(game.lair('adult-1')).toBe('engine-2')
    // A closed door is destroyed instead.
    expect(game.lair('adult-2')).toBe('fire-control')
    expect(game.corridor('c-1-2').door).toBe('destroyed')
    // In combat with the captain, though the soldier is next door.
    expect(game.lair('adult-3')).toBe('hibernatorium')
    expect(game.lair('adult-4')).toBe('generator')
    expect(game.lair('larva-5')).toBe('monitoring-room')
    expect(game.lair('adult-6')).toBe('hibernatorium')
    expect(game.kinds('encounter', 'surprise-attack')).toEqual([])
  })

  test(`NEM-EVENT-15 ${card}: of several rooms with Characters the lowest number draws`, () => {
    const ship = position('scout', 'captain', 'pilot')
      .at('scout', 'engine-1')
      .at('captain', 'airlock-control')
      .at('pilot', 'engine-2')
      .intruder('adult', 'armory')
    expect(event(ship, card).lair('adult-1')).toBe('airlock-control')
  })
}

test('NEM-EVENT-15 scent-of-prey: noise in every quiet exit around whoever is slimed', () => {
  const ship = position('scout', 'captain', 'pilot')
    .at('scout', 'shower-room')
    .is('scout', { slime: true })
    .at('captain', 'cockpit')
    .inPod('pilot', 1)
    .is('pilot', { slime: true })
    .noise('c-14-17')
  const game = event(ship, 'scent-of-prey')
  expect(game.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
  expect(game.kinds('encounter', 'noise-roll')).toEqual([])
})

// --- Eclosion ---

test('NEM-EVENT-15 eclosion: a Larva kills its host and a Creeper stands there', () => {
  const ship = position('scout', 'captain', 'pilot')
    .at('captain', 'cockpit')
    .is('scout', { larva: true })
    .cards('captain', 2)
  const game = event(ship, 'eclosion')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.room('hibernatorium').objects).toContain('corpse-0')
  expect(game.intrudersIn('hibernatorium')).toEqual(['creeper'])
  expect(game.kinds('encounter', 'surprise-attack')).toEqual([])
  // Only the living are scanned.
  expect(game.told('scans-secretly', 'seat')).toEqual([1, 2])
})

test('NEM-EVENT-15 eclosion: four cards of the deck are scanned and discarded, not the hand', () => {
  const ship = position('scout', 'captain', 'pilot', 'soldier')
    .hand('scout', 'infected', 'search')
    .deckTop('scout', 'rest', 'clean', 'demolition', 'clean', 'infected')
    .deckTop('captain', 'rest', 'infected', 'infected', 'search')
    .out('pilot', 'hibernating')
    .deckTop('pilot', 'infected')
    .inPod('soldier', 1)
    .deckTop('soldier', 'infected')
    .with((s) => {
      s.round = 0
    })
  const game = event(ship, 'eclosion')
  expect(game.view(null).players.map(({ larva }) => larva)).toEqual([false, true, false, true])
  const view = game.view('scout').players[0]
  const clean = 'contamination-clean'
  expect(view.discard).toEqual(['rest', clean, 'demolition', clean])
  // The hand kept what it had; the fifth card of the deck is drawn for the new round.
  expect(view.hand?.slice(0, 3)).toEqual(['contamination', 'search', 'contamination'])
  const captain = game.view('captain').players[1].discard
  expect(captain).toEqual(['rest', 'contamination-infected', 'contamination-infected', 'search'])
  // Others learn what follows, and not what was read.
  expect(game.view('scout').players[1].discard[1]).toBe('contamination')
  expect(game.told('scans-secretly', 'seat')).not.toContain(2)
})

test('NEM-EVENT-15 eclosion: a deck that runs out is made anew from the discard', () => {
  const ship = position('scout', 'captain')
    .discard('scout', 'search', 'search', 'rest', 'demolition')
    .cards('scout', 4)
    .with((s) => {
      const [scout] = s.players
      scout.discard.push(...scout.deck.splice(0))
    })
  const game = event(ship, 'eclosion')
  expect(game.view('scout').players[0]).toMatchObject({ handCount: 5, deckCount: 1 })
  expect(game.view('scout').players[0].discard).toHaveLength(4)
})

test('NEM-EVENT-15 eclosion: in a pod it strikes too, and the Creeper stands in the section', () => {
  const ship = position('scout', 'captain', 'pilot')
    .inPod('scout', 1)
    .inPod('captain', 1)
    .is('scout', { larva: true })
  const game = event(ship, 'eclosion')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.intrudersIn('evacuation-a')).toEqual(['creeper'])
  expect(game.whereIs('captain')).toBe('evacuation-a')
})

test('NEM-EVENT-15 NEM-POD-18 egg-protection: an Egg carried into a pod draws nothing', () => {
  const ship = position('scout', 'captain').inPod('captain', 1).carrying('captain', 'egg')
  expect(event(ship, 'egg-protection', 'creeper').log('encounter')).toEqual([])
})

test('NEM-EVENT-15 egg-protection: who dies in the Encounter of another has none any more', () => {
  const ship = position('scout', 'captain', 'pilot')
    .at('scout', 'nest')
    .at('captain', 'nest')
    .wound('captain', 'wound-leg')
    .wound('captain', 'wound-hand')
    .attacks('frenzy-1')
  const game = ship
    .events('egg-protection')
    .dice({ tokens: [{ type: 'breeder', number: 4 }, 'larva'] })
    .phase('event')
    .play()
  expect(game.whereIs('captain')).toBe('dead')
  expect(game.told('encounter', 'seat')).toEqual([0])
})

test('NEM-EVENT-15 NEM-FIRST-02 hatching: with nobody taken it is no Encounter, and nobody chooses', () => {
  const ship = position('scout', 'captain').beforeFirstEncounter().at('scout', 'cockpit')
  const game = event(ship, 'hatching')
  expect(game.log('objective-choice')).toEqual([])
  expect(game.state.firstEncounter).toBe(false)
})

test('NEM-EVENT-15 hunt-3: nothing but Adults hunts', () => {
  const ship = position('scout', 'captain')
    .intruder('larva', 'shower-room')
    .intruder('creeper', 'airlock-control')
  const game = event(ship, 'hunt-3')
  expect([game.lair('larva-1'), game.lair('creeper-2')]).toEqual(['shower-room', 'airlock-control'])
})

test('NEM-EVENT-15 NEM-FIRST-07 eclosion: without a host there is no death, and pods stay locked', () => {
  const game = event(position('scout', 'captain'), 'eclosion')
  expect(game.log('dies')).toEqual([])
  expect(game.view(null).pods.every(({ locked }) => locked)).toBe(true)
})

test('NEM-EVENT-15 pod-ejection: with no pod left nothing is lost', () => {
  const ship = position('scout', 'captain').with((s) => {
    for (const pod of own(s).pods) pod.gone = true
  })
  expect(event(ship, 'pod-ejection').log('pod-lost')).toEqual([])
})
