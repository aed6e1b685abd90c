import type { AttackCard } from '@bulkhead/hull/cards/attack-card.ts'
import { copiesOf } from '@bulkhead/hull/pack.ts'
import { expect, test } from 'vitest'
import { catalogueOf, named } from '../../common/test/catalogue.ts'
import { CONTINGENCIES } from '../cards/contingencies.ts'
import { SURFACE_CARDS } from '../cards/surface-cards.ts'
import { CONTAMINATION_CARDS, INTRUDER_TOKENS } from '../components.ts'
import { PRINTED, PRINTED_ORIGINAL } from '../packs.ts'
import { en } from '../text/en.ts'

/** Attacks, events, wounds, objectives and the like against the components catalogue. */

const catalogue = catalogueOf('lockdown')
const TYPES: Readonly<Record<string, string>> = {
  C: 'creeper',
  A: 'adult',
  B: 'breeder',
  Q: 'queen',
}
const AFTER: Readonly<Record<string, string>> = { shuffle: 'shuffle-back' }

const typesIn = (cell: string) => cell.split(' ').map((symbol) => TYPES[symbol])
const without = (prefix: string, id: string) => id.slice(prefix.length)

/** The cards of a name: `slash` stands for `slash-1` to `slash-4`. */
function cardsOf(cards: Readonly<Record<string, AttackCard>>, name: string): AttackCard[] {
  return Object.values(cards).filter(({ id }) => id === name || id.replace(/-\d$/, '') === name)
}

const blood = (cell: string) =>
  cell.split(',').map((one) => (one === 'ret' ? 'arrow' : Number(one)))

test.each(named(catalogue('12. Night Stalker attacks'), 'id'))(
  'the attack %s is as printed',
  (id, row) => {
    const cards = cardsOf(PRINTED.attacks, without('atk-', id))
    expect(cards.map((card) => card.blood)).toEqual(blood(row.tough))
    expect(cards).toHaveLength(Number(row.n))
    for (const card of cards) {
      expect(card.attackers).toEqual(typesIn(row.sym))
      expect(card.dark !== undefined).toBe(row['dark effect'] !== '-')
      expect(en[`attack.${card.id}` as keyof typeof en]).toBe(row.English)
    }
  },
)

/** Where this catalogue calls an attack of the base game otherwise. */
const ATTACK_NAMES: Readonly<Record<string, string>> = { call: 'summoning' }

test.each(named(catalogue('19. Appendix', 1), 'attack'))(
  'the attack %s of the base game is as printed',
  (id, row) => {
    const name = without('iatk-', id)
    const cards = cardsOf(PRINTED_ORIGINAL.attacks, ATTACK_NAMES[name] ?? name)
    expect(cards.map((card) => card.blood)).toEqual(blood(row.tough))
    for (const card of cards) expect(card.attackers).toEqual(typesIn(row.sym))
  },
)

test.each([
  ['13. Night Stalker events', 'ev-', PRINTED.events],
  ['14. Intruder events', 'iev-', PRINTED_ORIGINAL.events],
] as const)('the cards of %s are as printed', (heading, prefix, events) => {
  const rows = catalogue(heading)
  expect(Object.keys(events).sort()).toEqual(rows.map(({ id }) => without(prefix, id)).sort())
  for (const row of rows) {
    const card = events[without(prefix, row.id)]
    expect([card.exit, ...(card.second ? [card.second] : [])].join('>')).toBe(row.dir)
    expect(card.moves).toEqual(typesIn(row.sym))
    expect(card.after).toBe(AFTER[row.fate] ?? row.fate)
    expect(card.dark !== undefined).toBe((row['dark effect'] ?? '-') !== '-')
    expect(en[`event.${card.id}` as keyof typeof en]).toBe(row.English)
  }
})

test('the Serious Wounds are as printed', () => {
  const rows = catalogue('11. Contamination', 1)
  expect(Object.values(PRINTED.wounds).map(({ id, copies }) => [id, String(copies)])).toEqual(
    rows.map(({ id, n }) => [id, n]),
  )
  expect(copiesOf(Object.values(PRINTED.wounds))).toHaveLength(25)
  for (const { id, English } of rows) expect(en[`wound.${id}` as keyof typeof en]).toBe(English)
})

test('the Contamination cards are as printed', () => {
  const rows = catalogue('11. Contamination')
  expect(rows.map(({ n }) => Number(n))).toEqual([
    CONTAMINATION_CARDS.infected,
    CONTAMINATION_CARDS.clean,
  ])
})

test.each([
  ['10.1 Corporate', 'obj-corp-', 'corporate', 9],
  ['10.2 Personal', 'obj-pers-', 'personal', 9],
  ['10.3 Solo', 'obj-coop-', 'group', 10],
] as const)('the Objectives of %s are as printed', (heading, prefix, kind, number) => {
  const rows = catalogue(heading)
  const cards = Object.values(PRINTED.objectives).filter((card) => card.kind === kind)
  expect(cards).toHaveLength(number)
  expect(cards.map(({ id, players }) => [id, players])).toEqual(
    rows.map(({ id, min }) => [without(prefix, id), Number(min ?? 1)]),
  )
  for (const row of rows)
    expect(en[`objective.${without(prefix, row.id)}` as keyof typeof en]).toBe(row.English)
})

test('the Contingency tokens are as printed', () => {
  expect(CONTINGENCIES.map(({ id, copies }) => [id, String(copies)])).toEqual(
    catalogue('5.3 Contingency').map(({ id, n }) => [without('cont-', id), n]),
  )
})

test('the Mars Surface cards are as printed', () => {
  const rows = catalogue('18. Mars Surface')
  expect(SURFACE_CARDS.map(({ id }) => `mars-${id}`)).toEqual(rows.map(({ id }) => id))
  for (const { id, English } of rows)
    expect(en[`surface.${without('mars-', id)}` as keyof typeof en]).toBe(English)
})

test('LOCK-MODE-INTR-05 the tokens of the base game are as printed', () => {
  const rows = catalogue('19. Appendix').flatMap(({ token, n, 'surprise number': number }) =>
    Array<string>(Number(n)).fill(`${token.split('-')[1]} ${number === '-' ? 0 : number}`),
  )
  expect(INTRUDER_TOKENS.map(({ type, number }) => `${type} ${number}`).sort()).toEqual(rows.sort())
})

test.each(named(catalogue('17.7 Replacement quest'), 'id'))(
  'the Quest Item %s is as printed',
  (id, row) => {
    const item = PRINTED.items[without('rquest-', id)]
    expect(item).toMatchObject({ colour: 'quest', copies: 1, quest: { character: row.owner } })
    expect([item.heavy ?? false, item.once ?? false]).toEqual([
      row.heavy === 'yes',
      row['1×'] === 'yes',
    ])
    if (row.cost === 'R') expect(item.reacts).toBeDefined()
    else
      expect(item.action).toMatchObject({
        cost: Number(row.cost),
        when: row.combat === 'out' ? 'calm' : 'any',
      })
    expect(en[`item.${item.id}` as keyof typeof en]).toBe(row.English)
  },
)
