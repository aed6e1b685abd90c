import { describe, expect, test } from 'vitest'
import { BURST_DIE, MODELS, NOISE_DIE, SHOOT_DIE, SUPPLY, TOKENS } from '../components.ts'
import { CORRIDOR_TILES, PRINTED_CORRIDORS } from '../corridor-tiles.ts'
import { PLACES, SLOTS } from '../facility.ts'
import { counted } from '../pack.ts'
import { PRINTED } from '../packs.ts'
import { catalogue } from './catalogue.ts'

const supply = Object.fromEntries(
  catalogue('1. Supply list').map((row) => [row.Component, Number(row.Count)]),
)

describe('supplies', () => {
  test('RET-GOLDEN-04: everything is counted as in the catalogue', () => {
    expect(SUPPLY).toMatchObject({
      fire: supply['fire-markers'],
      malfunction: supply['malfunction-markers'],
      noise: supply['noise-markers'],
      secure: supply['secure-tokens'],
      doors: supply['door-tokens'],
      eggs: supply['egg-tokens'],
      data: supply['data-tokens'],
      gear: supply['ammo-tokens'],
    })
    expect(MODELS).toEqual({
      queen: supply['queen-model'],
      drone: supply['drone-models'],
      adult: supply['adult-models'],
      larva: supply['larva-models'],
    })
  })

  test('RET-SETUP-33 RET-NOISE-01 RET-SHOOT-04 RET-BURST-05: the faces of the dice', () => {
    const faces = Object.fromEntries(catalogue('3. Dice').map((row) => [row.Die, row.Faces]))
    expect(NOISE_DIE.join(', ')).toBe(faces['noise-die'])
    expect(SHOOT_DIE.join(', ')).toBe(faces['shoot-die'])
    expect(BURST_DIE.join(', ')).toBe(faces['burst-die'].replace('4+symbol', '4'))
  })
})

describe('cards', () => {
  test.each([
    ['attacks', '10.3 Intruder Attack', 20],
    ['events', '9. Event', 20],
    ['queenHealth', '10.4 Queen', 12],
    ['wounds', '11. Serious', 27],
  ] as const)('%s are those of the catalogue', (kind, heading, total) => {
    const rows = catalogue(heading)
    expect(Object.keys(PRINTED[kind])).toEqual(rows.map(({ id }) => id))
    expect(rows.reduce((sum, { Count }) => sum + Number(Count), 0)).toBe(total)
  })

  test('attack cards are as many as the catalogue counts', () => {
    expect(counted(PRINTED.attacks)).toHaveLength(20)
  })

  test.each(catalogue('9. Event'))('the Event $Name moves what the catalogue says', (row) => {
    const { corridors, rooms } = PRINTED.events[row.id]
    const named = row['Corridors that move']
    expect(corridors.join(' + ') || 'none').toBe(named)
    expect(rooms ? 'yes' : 'no').toBe(row['Rooms move'])
  })

  test.each(catalogue('10.4 Queen'))('$id discards as many further cards as printed', (row) => {
    expect(PRINTED.queenHealth[row.id].further).toBe(Number(row['Further cards discarded unseen']))
  })

  test.each(catalogue('8.4 Exploration'))('$id lays what the catalogue says', (row) => {
    const card = PRINTED.exploration[row.id]
    expect(card.section ? 'ABC' : '?').toBe(row['Room type'])
    expect(card.corridors.join(', ')).toBe(row.Corridors)
    expect(card.noise.join(', ') || 'none').toBe(row['Noise in'])
    const inRoom = [card.malfunction && 'Malfunction', card.fire && 'Fire'].filter(Boolean)
    expect(inRoom.join(', ') || 'none').toBe(row['In the Room'])
    expect(card.leaves ? 'yes' : 'no').toBe(row.Leaves)
    const effect = row['Entrance effect']
    expect(effect.includes('Close every Door')).toBe(card.closesDoors === true)
    expect(effect.includes('Noise roll')).toBe(card.roll === 'noise')
    expect(effect.includes('Hazard')).toBe(card.roll === 'hazard')
    expect(Number(/Place (\d)/.exec(effect)?.[1] ?? 0)).toBe(card.adults ?? 0)
  })

  test.each(catalogue('2. Characters'))('RET-GEN-06 RET-GEN-07: the $Name', (row) => {
    const { short, rank, items, drafts } = PRINTED.characters[row.id]
    expect(short).toBe(row.Short)
    expect(rank).toBe(Number(row.Rank))
    expect(row['Starting Item ids'].match(/[\w-]+/g)).toEqual(items)
    expect(drafts ? 'yes' : 'no').toBe(row['Support draft'])
  })

  test.each(catalogue('4.2 The six decks'))(
    'RET-DRAFT-15 RET-DRAFT-16: the deck of the $Character',
    (row) => {
      const { short, cards } = PRINTED.characters[row.Character]
      const ids = cards.map((face) => `${short}-${face}`)
      expect(row['The ten card ids'].match(/[\w-]+/g)!.sort()).toEqual([...ids].sort())
      expect(cards.every((face) => face in PRINTED.cards)).toBe(true)
    },
  )

  test.each(catalogue('4.1 Action card faces'))(
    'RET-ACT-05: the options of $Name cost what is printed',
    (row) => {
      const { prices } = PRINTED.cards[row['face id']]
      const options = row.Effect.split(/[A-C]\) /)
      const printed = options.flatMap((text) => /^pay (\d)/.exec(text)?.[1] ?? [])
      expect(prices.filter((price) => price > 0)).toEqual(printed.map(Number))
    },
  )

  test.each(catalogue('4.1 Action card faces'))(
    'RET-CARD-01: $Name bears its Not in Combat mark',
    (row) => {
      const { action, reacts } = PRINTED.cards[row['face id']]
      expect(action.calm ? 'yes' : 'no').toBe(row.NIC)
      expect(reacts !== undefined).toBe(row.Reaction !== 'none')
    },
  )
})

describe('Items', () => {
  const decks = [
    ['red', 'Red deck'],
    ['green', 'Green deck'],
    ['yellow', 'Yellow deck'],
    ['support', '6. Support'],
  ] as const
  const rows = decks.flatMap(([deck, heading]) =>
    catalogue(heading).map((row) => ({ ...row, deck }) as Record<string, string>),
  )

  test('every Character has one of each Item of its own', () => {
    const own = Object.values(PRINTED.items).filter(({ deck }) => deck === 'character')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ count }) => count !== 1)).toEqual([])
  })

  test.each(rows)(
    'RET-ACT-11 RET-ITEM-01 RET-ITEM-06 RET-ITEM-09: $Name has its traits, and costs a card to use',
    (row) => {
      const item = PRINTED.items[row.id]
      expect(item.deck).toBe(row.deck)
      expect(item.count).toBe(Number(row.Count))
      const traits = row.Traits.toLowerCase()
      expect(item.heavy === true).toBe(traits.includes('heavy'))
      expect(item.oneUse === true).toBe(traits.includes('one use'))
      expect(item.free === true).toBe(traits.includes('free'))
      expect(item.armor === true).toBe(traits.includes('armor'))
      expect(item.ranged === true).toBe(traits.includes('ranged'))
      expect(item.melee === true).toBe(traits.includes('melee'))
      expect(item.needsNoAmmo === true).toBe(traits.includes('requires no ammo'))
      if (item.action) {
        expect(item.action.cost).toBe(1)
        expect(item.action.calm ? 'yes' : 'no').toBe(row.NIC)
      }
      if (row.Slots) expect(item.slots?.join(', ') ?? 'none').toBe(row.Slots)
    },
  )

  test('every Item of the game is in the catalogue', () => {
    const own = Object.values(PRINTED.items).filter(
      ({ deck }) => deck !== 'character' && deck !== 'token',
    )
    expect(own.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  test.each(Object.values(PRINTED.items).filter(({ deck }) => deck === 'character'))(
    'the Character Item $id belongs to somebody',
    ({ id }) => {
      const owners = Object.values(PRINTED.characters).filter(({ items }) => items.includes(id))
      expect(owners).toHaveLength(1)
    },
  )
})

describe('the Facility', () => {
  test.each(catalogue('8.1 Grid'))('RET-MAP-05 RET-MAP-01: slot $order', (row) => {
    const slot = SLOTS[Number(row.order) - 1]
    expect(slot.id).toBe(row['slot id'])
    expect(slot.section).toBe(row.Section)
    const named = Object.entries(slot.neighbours).map(([to, at]) => `${to} ${SLOTS[at].id}`)
    expect(named.sort()).toEqual(row['Neighbour slots'].split(', ').sort())
  })

  test.each(catalogue('8.2 Corridor places'))(
    'RET-MAP-06 RET-MAP-07 RET-MAP-11: Corridor place $order',
    (row) => {
      const place = PLACES[Number(row.order) - 1]
      expect(place.id).toBe(row['Corridor place'])
      expect(place.orientation).toBe(row.Orientation)
      expect(place.sections.join('+')).toBe(row.Sections)
    },
  )

  test.each(catalogue('8.3 Corridor tiles'))('RET-CORR-01: Corridor tile $Number', (row) => {
    const tile = CORRIDOR_TILES.find(({ number }) => number === Number(row.Number))!
    expect(tile.value).toBe(Number(row.Value))
    expect(String(tile.deadly ?? 'none')).toBe(row.Deadly)
    expect(tile.door ? 'yes' : 'no').toBe(row['Door slot'])
  })

  test('RET-CORR-12: the printed Corridors have values, numbers and Door slots of their own', () => {
    expect(
      PRINTED_CORRIDORS.map(({ number, value, place }) => [number, value, PLACES[place].id]),
    ).toEqual([
      [111, 1, 'r0c2-r0c4'],
      [211, 2, 'r0c4-r1c3'],
      [311, 3, 'r0c4-r1c5'],
      [411, 4, 'r0c4-r0c6'],
    ])
    expect(PRINTED_CORRIDORS.every(({ door }) => door)).toBe(true)
  })

  test.each(catalogue('8.5 Rooms'))(
    'RET-ROOM-01 RET-ROOM-02 RET-ROOM-03 RET-ROOM-04: $Name',
    (row) => {
      const room = PRINTED.rooms[row.id]
      expect(room.number).toBe(Number(row.Number))
      expect(room.type).toBe(row.Type)
      expect(room.icons.map((icon) => icon[0].toUpperCase()).join(' ') || 'none').toBe(row.Icons)
      expect(room.computer ? 'yes' : 'no').toBe(row.PC)
      expect(room.printed === true).toBe(row.Special.includes('printed'))
      expect(room.neverSecured === true).toBe(row.Special.includes('never Secured'))
      expect(room.unbreakable === true).toBe(row.Special.includes('never Malfunction'))
      expect(room.alwaysSecured === true).toBe(row.Special.includes('always Secured'))
    },
  )
})

describe('tokens', () => {
  test.each(catalogue('10.1 Intruder tokens'))('RET-NOISEMARK-02: $id', (row) => {
    const [, adults = 0, drones = 0] = /-(\d)(?:-(\d))?$/.exec(row.id) ?? []
    const type = row.Front.toLowerCase()
    const found = TOKENS.filter(
      (token) =>
        token.type === type && token.adults === Number(adults) && token.drones === Number(drones),
    )
    expect(found).toHaveLength(Number(row.Count))
  })

  test.each(catalogue('7. Robot cards'))(
    'RET-ROBOT-02: the $Name goes as far as printed',
    (row) => {
      const steps = Number(
        /Move (?:the Robot )?(?:up to )?(\d)/.exec(row['Options when activated (choose one)'])![1],
      )
      expect(PRINTED.robots[row.id].steps).toBe(steps)
    },
  )

  test.each([...catalogue('12.2 Mission Objectives'), ...catalogue('12.3 Private Objectives')])(
    'the Objective $Name is for so many Characters',
    (row) => {
      const { least, count } = PRINTED.objectives[row.id]
      expect(least).toBe(Number(row.Min))
      expect(count).toBe(Number(row.Count))
    },
  )

  test.each(catalogue('12.1 Mission Tasks'))(
    'the Mission Task $Name is for so many Characters',
    (row) => {
      expect(PRINTED.tasks[row.id]).toMatchObject({ kind: 'mission-task', least: Number(row.Min) })
    },
  )

  test.each(catalogue('12.4 Solo'))('the Task $Name is for any number', (row) => {
    expect(PRINTED.tasks[row.id]).toMatchObject({ kind: 'coop', least: 1 })
  })
})
