import { describe, expect, test } from 'vitest'
import { catalogueOf, list, named, type Row } from '../../common/test/catalogue.ts'
import { PLANS, SHIP_ROOMS } from '../board.ts'
import { ALERTS } from '../cards/alerts.ts'
import { EVENT_CARDS, hasAlertIcon, INVESTIGATION_EVENTS } from '../cards/event-cards.ts'
import { CRAFTED_ITEMS } from '../cards/items/crafted.ts'
import { QUEST_ITEMS } from '../cards/items/quest.ts'
import { STARTING_ITEMS } from '../cards/items/starting.ts'
import { MISSIONS } from '../cards/missions.ts'
import { TRAITS } from '../cards/traits.ts'
import { WOUNDS } from '../cards/wounds.ts'
import * as components from '../components.ts'
import { aftermath } from '../index.ts'
import { CLASSIC, EPILOGUE } from '../packs.ts'
import { ALERT_ROOMS } from '../printed.ts'

/** What the box holds against the components catalogue. */

const catalogue = catalogueOf('aftermath')

/** A cell without its marks: what is ours is set apart by asterisks, names by backticks. */
const bare = (cell: string) => cell.replaceAll(/[*`]/g, '')
const ids = (cell: string) => bare(cell).split(', ')
const yes = (cell: string) => bare(cell) === 'yes'
const numbers = (cell: string) => list(cell).map(Number)

// --- the Shuttle ---

describe.each(['standard-shuttle', 'alternate-shuttle'])(
  'the Shuttle beside the ship: %s',
  (board) => {
    const { slots, corridors } = PLANS[board]

    test('AFT-SHUTTLE-02 AFT-SHUTTLE-08 its rooms are as printed', () => {
      const docked = slots.slice(SHIP_ROOMS)
      const rows = catalogue('8.1 Shuttle room slots')
      expect(docked.map(({ kind, tile, zones, bare }) => ({ kind, tile, zones, bare }))).toEqual(
        rows.map((row) => ({
          kind: row.Kind,
          tile: row['Fixed room'] === '-' ? undefined : 'shuttle-main',
          zones:
            row['Technical entrance numbers'] === '-'
              ? undefined
              : [{ network: 0, numbers: numbers(row['Technical entrance numbers']) }],
          bare: true,
        })),
      )
      const [{ x, y }] = docked
      expect(docked.map((slot) => [slot.x - x, slot.y - y])).toEqual(
        rows.map((row) => [Number(row.x) - Number(rows[0].x), Number(row.y) - Number(rows[0].y)]),
      )
    })

    test('AFT-SHUTTLE-02 its corridors are as printed', () => {
      expect(corridors.filter(({ id }) => id.startsWith('s-'))).toEqual(
        catalogue('8.2 Shuttle corridors').map((row) => ({
          id: row.Corridor,
          ends: [Number(row['Room A']), Number(row['Room B'])],
          numbers: numbers(row['Numbers at A']),
          farNumbers: numbers(row['Numbers at B']),
        })),
      )
    })
  },
)

test('AFT-SHUTTLE-09 its track is as printed', () => {
  const spaces = (colour: string) =>
    catalogue('8.3 Shuttle time track')
      .filter((row) => row.Colour === colour)
      .map((row) => Number(row.Position))
  expect(spaces('yellow')).toEqual(components.SHUTTLE_YELLOW)
  expect(spaces('red')).toEqual([components.SHUTTLE_RED])
})

// --- tokens ---

const each = (rows: readonly Row[], id: (row: Row) => string) =>
  rows.flatMap((row) => Array<string>(Number(row.count)).fill(id(row)))

test('AFT-COMP-04 the tokens are as printed', () => {
  const effect = ({ Effect }: Row) => bare(Effect).split(' ')[0]
  expect(components.AFTERMATH_TOKENS).toEqual(each(catalogue('7.1 Aftermath'), effect))
  expect(components.TURRET_TOKENS).toEqual(
    each(catalogue('7.2 Turret'), (row) => `${effect(row)}-${row['Item number']}`),
  )
  expect(components.TARGETING).toEqual(
    catalogue('7.3 Targeting').map(({ Mode }) => bare(Mode).split(' ')[0]),
  )
})

test('AFT-INV-05 an Investigation has 17 Exploration tokens, a classic game 23', () => {
  expect(components.CLASSIC_TOKENS).toHaveLength(23)
  expect(components.INVESTIGATION_TOKENS).toHaveLength(17)
})

// --- Characters and their cards ---

const CHARACTERS = catalogue('2. Characters')

test.each(named(CHARACTERS, 'id'))('the Character %s is as printed', (id, row) => {
  expect(CLASSIC.characters[id]).toEqual({
    id,
    start: 'hibernatorium',
    item: ids(row['Starting items'])[0],
    quests: ids(row['Quest items']),
  })
  expect(Object.values(CLASSIC.cards).reduce((sum, { copies }) => sum + (copies[id] ?? 0), 0)).toBe(
    Number(row['Action cards']),
  )
})

test.each([
  ['2.2 Action deck', 'ceo'],
  ['2.3 Action deck', 'android'],
  ['2.4 Action deck', 'psychologist'],
  ['2.5 Action deck', 'bounty-hunter'],
  ['2.6 Action deck', 'convict'],
])('the cards of %s: %s are as printed', (heading, character) => {
  const own = Object.values(CLASSIC.cards).filter(({ copies }) => copies[character])
  expect(own.map(({ id, copies }) => [id, copies[character]]).sort()).toEqual(
    catalogue(heading)
      .map(({ Card, count }) => [Card, Number(count)])
      .sort(),
  )
})

test.each(named(catalogue('2.1 Action card definitions'), 'id'))(
  'the card %s costs what is printed, and is played when it may be',
  (id, row) => {
    const { action, reacts } = CLASSIC.cards[id]
    const when = bare(row.When)
    expect(reacts !== undefined).toBe(when.includes('reaction') && id !== 'one-last-thing')
    if (when === 'reaction') expect(action).toBe(undefined)
    else
      expect(action).toMatchObject({
        cost: Number(bare(row.Cost)),
        when: when.replace(' / reaction', ''),
      })
  },
)

// --- Items ---

test.each(named(catalogue('2.7 Starting items'), 'id'))('the Item %s is as printed', (id, row) => {
  const item = CLASSIC.items[id]
  expect(item.copies).toBe(Number(row.count))
  expect(item.heavy ?? false).toBe(row.Hand === 'heavy')
  const text = bare(row['Data and effect'])
  const capacity = /[Ee]nergy weapon, capacity (\d)/.exec(text)?.[1]
  expect(item.weapon?.capacity).toBe(capacity === undefined ? undefined : Number(capacity))
  expect(item.weapon?.energy ?? false).toBe(capacity !== undefined)
  expect([item.undroppable ?? false, item.untradable ?? false]).toEqual(
    Array(2).fill(/cannot be dropped or traded/i.test(text)),
  )
})

test.each(named(catalogue('2.8 Quest items'), 'id'))(
  'the Quest Item %s is as printed',
  (id, row) => {
    const item = CLASSIC.items[id]
    expect(item.copies).toBe(Number(row.count))
    expect(item.quest!.character).toBe(row.Owner)
    expect([item.heavy ?? false, item.once ?? false]).toEqual([yes(row.Heavy), yes(row['One-use'])])
    const place = /activate in `?([\w-]+)/.exec(row.Condition)?.[1]
    expect(item.quest!.place).toBe(place === 'any' ? undefined : place)
    expect(item.quest!.again ?? false).toBe(id === 'pipe')
    const given = /discard (?:an )?(.+)/.exec(row.Condition)?.[1].split(' or ')
    expect(item.quest!.discard).toEqual(
      given?.flatMap((name) => {
        const one = name.toLowerCase().replace(' ', '-')
        return one === 'energy-charge' ? [one, `${one}-yellow`] : [one]
      }),
    )
    if (item.action)
      expect(item.action).toMatchObject({ cost: Number(bare(row.Cost)), when: bare(row.When) })
  },
)

test.each(named(catalogue('5. Crafted items'), 'id'))('the Item %s is as printed', (id, row) => {
  const item = CLASSIC.items[id]
  expect([item.colour, item.copies]).toEqual(['crafted', Number(row.count)])
  expect([item.heavy ?? false, item.once ?? false]).toEqual([yes(row.Heavy), yes(row['One-use'])])
  if (item.action) expect(item.action).toMatchObject({ cost: Number(row.Cost), when: row.When })
})

test('there is no other Item', () => {
  const rows = ['2.7 Starting', '2.8 Quest', '5. Crafted'].map((heading) =>
    catalogue(heading).map(({ id }) => id),
  )
  expect(
    [STARTING_ITEMS, QUEST_ITEMS, CRAFTED_ITEMS].map((all) => all.map(({ id }) => id).sort()),
  ).toEqual(rows.map((all) => all.sort()))
})

// --- rooms, wounds, Traits ---

test.each(named(catalogue('4. Rooms'), 'id'))('the room %s is as printed', (id, row) => {
  const { kind, colour, computer, action } = CLASSIC.tiles[id]
  expect([kind, colour, computer]).toEqual(['2', bare(row.Colour), yes(row.Computer)])
  expect(action).toMatchObject({ cost: Number(row.Cost), when: 'calm' })
})

test('the Serious Wounds and the Traits are as printed', () => {
  expect(
    WOUNDS.map(({ id, copies }) => [`wound-${id.replace('wound-', '')}`, String(copies)]),
  ).toEqual(catalogue('6. Serious wounds').map(({ id, count }) => [id, count]))
  expect(Object.keys(TRAITS).sort()).toEqual(
    catalogue('3. Traits')
      .map(({ Character }) => Character)
      .sort(),
  )
})

// --- decks ---

test.each(named(catalogue('11. Event cards'), 'id'))('the Event %s is as printed', (id, row) => {
  const card = EPILOGUE.events[id]
  expect(card.moves).toEqual(ids(row.Moves))
  expect(card.exit).toBe(Number(row.Exit))
  expect(hasAlertIcon(card)).toBe(yes(row.Alert))
  expect(card.after).toBe('discard')
})

test('AFT-INV-14 an Investigation takes eight Events of Nemesis along', () => {
  expect(EVENT_CARDS.map(({ id }) => id)).toEqual(catalogue('11. Event cards').map(({ id }) => id))
  expect(INVESTIGATION_EVENTS).toHaveLength(18)
})

test('AFT-ALERT-01 the Alerts are activated where it is printed', () => {
  const rows = catalogue('10. Alert cards')
  expect(ALERTS.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const row of rows) {
    const levels = [row['Level 1'], row['Level 2']].filter((level) => level !== '-')
    const rooms = levels.map((level) => {
      if (!level.startsWith('activate in')) return []
      if (level.includes('the other one')) return levels[0].match(/[\w]+-[\w]+/g)!
      return level.match(/(?<=`)[\w-]+(?=`)/g)!
    })
    expect(ALERT_ROOMS[row.id]).toEqual(rooms)
  }
})

test('AFT-EPI-11 the Personal Missions are as printed', () => {
  expect(MISSIONS.map(({ id, players }) => [id, players])).toEqual(
    catalogue('12. Personal missions').map(({ id }) => [id, 1]),
  )
})

test.each([
  'alert-black-box',
  'coordinates-3',
  'danger-2',
  'inactive',
  'larva',
  'mission-trophy',
  'shuttle-main',
  'slime-room',
  'turret-3',
])('a save would notice that %s is printed otherwise', (id) => {
  expect(JSON.stringify(aftermath.components)).toContain(`"${id}"`)
})
