import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

/** Somebody in a room "2", alone, with cards to pay. */
function alone(who: string, tile: string, cards = 4): Position {
  const other = who === 'captain' ? 'scout' : 'captain'
  const ship = position(who, other)
  if (!ship.state.rooms.some((room) => room.tile === tile)) ship.tile(6, tile)
  return ship.at(who, tile).at(other, 'cockpit').cards(who, cards)
}

// --- Cabins ---

const dawn = (tile: string) => alone('scout', tile, 0).phase('round')
const handOf = (game: Playing) => game.view(null).players[0].handCount

test('NEM-ROOM-25 cabins: whoever starts a round there draws up to 6 cards', () => {
  expect(handOf(dawn('cabins').play())).toBe(6)
  expect(handOf(dawn('cabins').cards('scout', 4).play())).toBe(6)
  expect(handOf(dawn('canteen').play())).toBe(5)
  expect(dawn('cabins').play().view(null).players[1].handCount).toBe(5)
  expect(handOf(dawn('cabins').intruder('larva', 'cabins').play())).toBe(5)
  expect(handOf(dawn('cabins').wound('scout', 'wound-body').play())).toBe(5)
})

test('NEM-ROOM-26 cabins: with a Malfunction marker there is no sixth card', () => {
  expect(handOf(dawn('cabins').malfunction('cabins').play())).toBe(5)
})

test('NEM-ROOM-27 cabins: a white room, searched in any of the three decks', () => {
  const game = alone('scout', 'cabins', 1).play()
  expect(game.ways('search')).toEqual(['red', 'yellow', 'green'])
})

// --- Canteen and Shower Room ---

/** Two cards to pay, then these Contamination cards. */
function guest(tile: string, ...contamination: string[]): Position {
  return alone('scout', tile, 0).hand('scout', 'search', 'rest', ...contamination)
}

test('NEM-ROOM-28 canteen: a Light Wound is healed, then the hand may be scanned', () => {
  const game = guest('canteen', 'clean', 'clean').is('scout', { lightWounds: 2 }).play()
  game.act('canteen')
  expect(game.view(null).players[0].lightWounds).toBe(1)
  expect(game.options()).toEqual(['scan', 'do-not-scan'])
  game.choose('scan')
  expect(game.view('scout').players[0].hand).toEqual([])
  expect(game.told('contamination-removed', 'number')).toEqual([2])
  expect(game.view(null).players[0]).toMatchObject({ larva: false, lightWounds: 1 })
})

test.each([
  ['NEM-ROOM-29', 'canteen'],
  ['NEM-ROOM-39', 'shower-room'],
])('%s %s: an infected card puts one Larva on the board and is kept', (_rule, tile) => {
  const game = guest(tile, 'infected', 'clean', 'infected').play()
  game.act(tile, 'scan')
  expect(game.view(null).players[0]).toMatchObject({ larva: true, handCount: 2, fate: 'awake' })
  expect(game.view('scout').players[0].hand).toEqual([
    'contamination-infected',
    'contamination-infected',
  ])
  expect(game.state.intruders).toEqual([])
})

test.each([
  ['NEM-ROOM-29', 'canteen'],
  ['NEM-ROOM-39', 'shower-room'],
])('%s %s: an infected card kills whoever had a Larva, and a Creeper is there', (_rule, tile) => {
  const start = (card: string) => guest(tile, card).is('scout', { larva: true }).play()
  const game = start('infected').act(tile, 'scan')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.intrudersIn(tile)).toEqual(['creeper'])
  expect(game.room(tile).objects).toEqual(['corpse-0'])
  const clean = start('clean').act(tile, 'scan')
  expect(clean.view(null).players[0]).toMatchObject({ larva: true, fate: 'awake', handCount: 0 })
})

test('NEM-ROOM-30 canteen: nobody has to scan, but it is all or nothing', () => {
  const game = guest('canteen', 'infected', 'clean').play()
  game.act('canteen')
  expect(game.decision()).toMatchObject({ prompt: 'may-scan', min: 1, max: 1 })
  game.choose('do-not-scan')
  expect(game.view('scout').players[0].hand).toEqual(['contamination', 'contamination'])
  expect(game.view(null).players[0].larva).toBe(false)
  const all = guest('canteen', 'clean', 'infected', 'clean').play().act('canteen', 'scan')
  expect(all.log('scans', 'scout')[0].params).toMatchObject({ infected: 1, clean: 2 })
})

test('NEM-ROOM-30 the question does not betray whether there is anything to scan', () => {
  const game = alone('scout', 'canteen', 3).play().act('canteen')
  expect(game.prompt).toBe('may-scan')
  expect(game.options()).toEqual(['do-not-scan'])
})

test('NEM-ROOM-38 shower-room: the Slime marker goes, then the hand may be scanned', () => {
  const game = guest('shower-room', 'clean').is('scout', { slime: true, lightWounds: 1 }).play()
  game.act('shower-room')
  expect(game.view(null).players[0]).toMatchObject({ slime: false, lightWounds: 1 })
  expect(game.options()).toEqual(['scan', 'do-not-scan'])
  game.choose('scan')
  expect(game.view(null).players[0].handCount).toBe(0)
  const refused = guest('shower-room', 'infected').play().act('shower-room', 'do-not-scan')
  expect(refused.view(null).players[0]).toMatchObject({ handCount: 1, larva: false })
})

test('NEM-ROOM-40 shower-room: it can burn, and a shower does not put the Fire out', () => {
  const lit = alone('mechanic', 'shower-room', 0)
    .hand('mechanic', 'pyrotechnics', 'rest')
    .item('mechanic', 'bandages')
    .play()
    .act('pyrotechnics:light-fire:bandages')
  expect(lit.room('shower-room').fire).toBe(true)
  const game = guest('shower-room').is('scout', { slime: true }).fire('shower-room').play()
  game.act('shower-room')
  expect(game.view(null).players[0].slime).toBe(false)
  expect(game.room('shower-room').fire).toBe(true)
})

// --- Command Center, Hatch Control System ---

test('NEM-ROOM-31 command-center: each door of one room is opened, closed or left alone', () => {
  const start = () =>
    alone('scout', 'command-center')
      .unexplored('surgery')
      .door('c-14-17', 'closed')
      .door('c-17-19', 'destroyed')
      .play()
  const game = start()
  expect(game.ways('command-center')).toHaveLength(21)
  game.act('command-center:17')
  expect(game.options().sort()).toEqual(['close-door:c-17-20', 'open-door:c-14-17'])
  game.pick('open-door:c-14-17', 'close-door:c-17-20')
  const doors = (one: Playing) =>
    ['c-14-17', 'c-17-19', 'c-17-20'].map((corridor) => one.corridor(corridor).door)
  expect(doors(game)).toEqual(['open', 'destroyed', 'closed'])
  expect(doors(start().act('command-center:17').pick())).toEqual(['closed', 'destroyed', 'open'])
  const one = start().act('command-center:17').pick('close-door:c-17-20')
  expect(doors(one)).toEqual(['closed', 'destroyed', 'closed'])
})

test('NEM-ROOM-31 command-center: a room whose doors are all destroyed is no choice', () => {
  const game = alone('scout', 'command-center')
    .door('c-1-2', 'destroyed')
    .door('c-2-6', 'destroyed')
    .play()
  expect(game.ways('command-center')).not.toContain('2')
  expect(game.ways('command-center')).toContain('1')
})

test('NEM-ROOM-32 hatch-control: one pod is turned to its other side, occupied or not', () => {
  const game = alone('scout', 'hatch-control').unlocked(2).inPod('captain', 2).play()
  expect(game.ways('hatch-control')).toEqual(['1', '2'])
  game.act('hatch-control:1')
  game.act('hatch-control:2')
  expect(game.view(null).pods.map(({ locked }) => locked)).toEqual([false, true])
  expect(game.whereIs('captain')).toBe('pod-2')
})

test('NEM-ROOM-32 hatch-control: pods that are gone are no choice', () => {
  const one = alone('scout', 'hatch-control').with((s) => {
    own(s).pods[0].gone = true
  })
  expect(one.play().ways('hatch-control')).toEqual(['2'])
  const none = alone('scout', 'hatch-control').with((s) => {
    for (const pod of own(s).pods) pod.gone = true
  })
  expect(none.play().ways('hatch-control')).toEqual([])
  expect(none.play().why('hatch-control')).toBe('no-pod-left')
})

// --- Room Covered with Slime ---

test('NEM-ROOM-41 slime-room: everybody who enters is slimed, before the noise roll', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 4)
    .dice({ noise: ['silence', 'silence', 'silence'] })
    .play()
  game.act('move:c-8-11')
  expect(game.view(null).players[0].slime).toBe(true)
  expect(game.log('danger-alone')).toHaveLength(1)
  expect(game.noise.sort()).toEqual(['c-4-8', 'c-7-8', 'c-8-11', 'c-8-9'])
})

test('NEM-ROOM-41 slime-room: each time, and by whatever way they come', () => {
  const careful = position('scout', 'captain').cards('scout', 4).play()
  careful.act('careful-move:c-8-11', 'noise:c-7-8')
  expect(careful.view(null).players[0].slime).toBe(true)
  const quiet = position('scout', 'captain').hand('scout', 'reconnaissance', 'rest').play()
  expect(quiet.act('reconnaissance:c-8-11').view(null).players[0].slime).toBe(true)
  const ordered = position('captain', 'scout')
    .hand('captain', 'order')
    .dice({ noise: [1] })
    .play()
  expect(ordered.act('order:1:c-8-11').view(null).players[1].slime).toBe(true)
  const crawled = position('scout', 'captain')
    .tile(14, 'slime-room')
    .at('scout', 'nest')
    .item('scout', 'technical-corridor-plans')
    .cards('scout', 1)
    .dice({ noise: [1] })
    .play()
  expect(crawled.act('technical-corridor-plans:14').view(null).players[0].slime).toBe(true)
})

test('NEM-ROOM-42 slime-room: on the first entry Silence has become Danger already', () => {
  const enter = (tile: string) =>
    position('scout', 'captain')
      .tile(8, tile)
      .unexplored(tile, 'silence-1')
      .cards('scout', 4)
      .play()
      .act('move:c-8-11')
  const slimy = enter('slime-room')
  expect(slimy.kinds('explores', 'slimed', 'found-silence', 'danger-alone', 'noise-roll')).toEqual([
    'explores',
    'slimed',
    'found-silence',
    'danger-alone',
  ])
  expect(slimy.noise).toHaveLength(4)
  expect(enter('canteen').noise).toEqual([])
})

test('NEM-ROOM-43 slime-room: it can be neither searched nor broken', () => {
  const start = () =>
    alone('scout', 'slime-room', 0).hand('scout', 'search', 'scavenging', 'demolition')
  const game = start().play()
  expect([...game.ways('search'), ...game.ways('scavenging'), ...game.ways('demolition')]).toEqual(
    [],
  )
  expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
  const explored = position('scout', 'captain')
    .unexplored('slime-room', 'malfunction-4')
    .cards('scout', 4)
    .dice({ noise: [1] })
    .play()
    .act('move:c-8-11')
  expect(explored.room('slime-room')).toMatchObject({ malfunction: false, items: 0 })
})

// --- Engine Control Room ---

test('NEM-ROOM-44 engine-control: all three Engines are checked, those of broken rooms too', () => {
  const game = alone('scout', 'engine-control')
    .engines(true, false, true)
    .malfunction('engine-2')
    .play()
  game.act('engine-control')
  expect(game.view('scout').engines).toEqual([true, false, true])
  expect(game.view('captain').engines).toEqual([null, null, null])
  expect(game.log('sees-engine', 'scout').map(({ params }) => params?.status)).toEqual([
    'working',
    'damaged',
    'working',
  ])
  expect(game.log('sees-engine', 'captain')).toEqual([])
  expect(game.told('looks-at-engine', 'engine')).toEqual([1, 2, 3])
})

test('NEM-ROOM-45 engine-control: no Engine can be repaired or broken from there', () => {
  const game = alone('pilot', 'engine-control', 0).hand('pilot', 'repairs', 'rest').play()
  expect(game.ways('repairs')).toEqual([])
  const tools = alone('scout', 'engine-control')
    .item('scout', 'tools')
    .malfunction('engine-control')
  expect(tools.play().ways('tools')).not.toContain('turn-engine')
  const checked = alone('scout', 'engine-control').engines(true, false, true).play()
  checked.act('engine-control')
  expect(own(checked.state).engines.map(({ working }) => working)).toEqual([true, false, true])
})

// --- Monitoring Room ---

test('NEM-ROOM-46 monitoring-room: one unexplored tile and its token, seen in secret', () => {
  const game = alone('scout', 'monitoring-room')
    .unexplored('surgery', 'danger-2')
    .unexplored('armory', 'fire-1')
    .play()
  expect(game.ways('monitoring-room')).toEqual(['17', '18'])
  game.act('monitoring-room:17')
  expect(game.view('scout').rooms[16]).toMatchObject({
    tile: 'surgery',
    token: 'danger-2',
    explored: false,
  })
  expect(game.view('scout').rooms[17]).toMatchObject({ tile: null, token: null })
  for (const reader of ['captain', null] as const) {
    expect(game.view(reader).rooms[16]).toMatchObject({ tile: null, token: null, hasToken: true })
    expect(game.log('sees-room', reader)).toEqual([])
    expect(game.log('looks-at-room', reader)[0].params).toEqual({ seat: 0, place: 16 })
  }
})

test('NEM-ROOM-46 monitoring-room: with every room explored there is nothing to see', () => {
  const game = alone('scout', 'monitoring-room').play()
  expect(game.ways('monitoring-room')).toEqual([])
  expect(game.forbidden('monitoring-room')).toBe('NEM-ROOM-46')
})

test('NEM-ROOM-30 canteen and shower-room: what one does not have is not told to be gone', () => {
  for (const tile of ['canteen', 'shower-room']) {
    const game = position('scout', 'captain')
      .tile(2, tile)
      .at('scout', tile)
      .cards('scout', 2)
      .play()
      .act(tile)
    expect(game.kinds('light-wounds-healed', 'slime-removed')).toEqual([])
    // With no card in hand there is nothing to scan, and nothing is asked.
    expect(game.prompt).toBe('action')
  }
})
