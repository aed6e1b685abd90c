import { either } from '@bulkhead/hull/actions/either.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { removeContamination, scan } from '@bulkhead/hull/contamination.ts'
import { dressOne, healAllLight, healOne, washSlimeOff } from '@bulkhead/hull/effects.ts'
import { discardAny, drawCards, gainContamination, hasContamination } from '@bulkhead/hull/hand.ts'
import { contaminationIn, seatOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Rules, Seat } from '@bulkhead/kernel'
import { item } from '../../declare.ts'
import type { Option, Table } from '../../table.ts'

/** Green Items: medical. */

const ANY_NUMBER = Number.MAX_SAFE_INTEGER

const bandages = item({
  id: 'bandages',
  colour: 'green',
  copies: 7,
  symbol: 'cloth',
  once: true,
  action: { cost: 1, when: 'calm', ...either(dressOne, healAllLight) },
})

const medkit = item({
  id: 'medkit',
  colour: 'green',
  copies: 7,
  symbol: 'cross',
  once: true,
  action: { cost: 1, when: 'calm', ...either(dressOne, healOne) },
})

const syntheticFood = item({
  id: 'synthetic-food',
  colour: 'green',
  copies: 5,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    *resolve(t, me) {
      drawCards(t, me, 2)
    },
  },
})

const adrenalineShot = item({
  id: 'adrenaline-shot',
  colour: 'green',
  copies: 3,
  once: true,
  action: {
    cost: 1,
    when: 'any',
    // A turn without a last action ends only with a pass.
    *resolve(t, me) {
      drawCards(t, me, 1)
      t.state.turn.allowed = ANY_NUMBER
    },
  },
})

const alcohol = item({
  id: 'alcohol',
  colour: 'green',
  copies: 3,
  symbol: 'flame',
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    scans: true,
    missing: (_s, me) =>
      hasContamination(me) ? null : { why: 'no-contamination', rule: 'NEM-CONT-06' },
    *resolve(t, me) {
      const card = yield* pickContamination(t, me)
      if (card === undefined) return
      const { infected } = scan(t, me, [card])
      removeContamination(t, me, [card])
      if (infected.length > 0) gainContamination(t, me)
    },
  },
})

/** Cards not scanned before are all alike to their owner. */
function* pickContamination(t: Table, me: Player): Rules<number | undefined> {
  const s = t.state
  const seat = seatOf(s, me)
  if (!hasContamination(me)) return undefined
  const statuses = () => [...new Set(contaminationIn(me).map((card) => statusOf(s, seat, card)))]
  const [picked] = yield* t.ask(seat, { prompt: 'scan-one', rule: 'NEM-CONT-06' }, () =>
    statuses().map(contaminationOption),
  )
  return contaminationIn(me).find((card) => picked.id === `scan:${statusOf(s, seat, card)}`)
}

type Status = 'infected' | 'clean' | 'unknown'

function statusOf(s: State, seat: Seat, card: number): Status {
  const { infected, seen } = s.contamination[card]
  if (!seen.includes(seat)) return 'unknown'
  return infected ? 'infected' : 'clean'
}

function contaminationOption(status: Status): Option {
  return { id: `scan:${status}`, label: `scan-${status}` }
}

const clothesGreen = item({
  id: 'clothes-green',
  colour: 'green',
  copies: 3,
  symbol: 'cloth',
  once: true,
  action: { cost: 1, when: 'calm', ...either(washSlimeOff, dressOne) },
})

const militaryDrugs = item({
  id: 'military-drugs',
  colour: 'green',
  copies: 2,
  once: true,
  action: {
    cost: 1,
    when: 'any',
    *resolve(t, me) {
      const discarded = yield* discardAny(t, me, { prompt: 'discard-any', rule: 'NEM-ITEM-20' })
      drawCards(t, me, discarded + 1)
    },
  },
})

export const GREEN_ITEMS: readonly ItemDef[] = [
  bandages,
  medkit,
  syntheticFood,
  adrenalineShot,
  alcohol,
  clothesGreen,
  militaryDrugs,
]
