import {
  type Beat,
  beatsOf,
  copy,
  FastRng,
  type Line,
  Match,
  must,
  patched,
} from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { theseus } from '../index.ts'
import type { CardView, TheseusView, UnitView } from '../view.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 30_000 })

/** Nothing that everybody sees changes without a line in the log that tells of it. */

/** What everybody sees, in pieces: what each is, its name, and how it stands. */
type Seen = ReadonlyMap<string, string>

/** Which kinds of lines tell that such a piece has changed, and which parameter names it. */
interface Telling {
  readonly kinds: readonly string[]
  readonly by?: string
}

const UPGRADING = ['card-upgraded', 'unit-upgraded', 'downgraded', 'transferred']
const LEAVING = ['control-ends', 'embryo-returns', 'minor-alien-removed', 'ejected']

const TELLING: Readonly<Record<string, Telling>> = {
  // --- units, each named ---
  place: {
    kinds: ['arrives', 'control', 'from-space', 'hatches', 'minor-alien', 'moves', 'placed']
      .concat('relocated', 'teleports')
      .concat(LEAVING),
    by: 'unit',
  },
  moved: { kinds: ['arrives', 'from-space', 'hatches', 'minor-alien', 'turn'] },
  upgraded: { kinds: ['unit-upgraded', 'unit-downgraded', ...LEAVING], by: 'unit' },
  held: { kinds: ['clamped', 'released'], by: 'unit' },
  invisible: { kinds: ['invisible', 'visible'], by: 'unit' },
  parasites: { kinds: ['parasites', 'parasites-shed'], by: 'unit' },
  // --- cards ---
  card: { kinds: ['card-moved', 'discarded', 'installed'] },
  controller: { kinds: ['control', 'control-ends'], by: 'card' },
  upgrades: { kinds: ['card-downgraded', 'card-upgraded'], by: 'card' },
  recording: { kinds: ['action', 'recorded'], by: 'card' },
  active: { kinds: ['activated'], by: 'card' },
  crawled: { kinds: ['crawled', 'crawlers-gone'], by: 'card' },
  bonus: { kinds: ['bonus-cards', 'installed'] },
  pending: { kinds: ['discarded', 'installed', 'keeps', 'pending'] },
  malfunction: { kinds: ['malfunction', 'malfunction-lifted'] },
  deactivations: { kinds: ['deactivated', 'deactivation'], by: 'sector' },
  discarded: { kinds: ['discarded', 'plays'] },
  // --- players ---
  unspent: { kinds: ['upgrade-taken', ...UPGRADING] },
  kept: { kinds: ['keeps', 'plays'] },
  home: { kinds: ['alliance-sector', 'pandora-token', 'ring'] },
  life: { kinds: ['life-lowered', 'life-regained', 'wounded'] },
  data: { kinds: ['data-gained'] },
  cards: { kinds: ['draws', 'installed', 'keeps', 'pending', 'put-back'] },
  out: { kinds: ['tie'] },
  // --- the game ---
  ring: { kinds: ['ring', 'sector-laid'] },
  order: { kinds: ['pandora-token', 'ring', 'bonus-cards'] },
  pandora: { kinds: ['pandora-token'] },
  // Where control ends the turn before has ended.
  turn: { kinds: ['pandora-token', 'ring', 'bonus-cards', 'control-ends', 'tie', 'turn'] },
  endOfGame: { kinds: ['end-of-game'] },
  outcome: { kinds: ['shares', 'wins'] },
}

/** All but the step that comes next and the count of quiet turns, which lie nowhere on the table. */
function seen(view: TheseusView): Seen {
  const pieces = new Map<string, string>()
  const put = (piece: string, name: string | number, how: unknown) =>
    pieces.set(`${piece} ${name}`, JSON.stringify(how))
  for (const unit of view.units) seeUnit(unit, view, put)
  for (const { id, slots, pending, deactivations } of view.sectors) {
    put('deactivations', id, deactivations)
    for (const { id: slot, card, bonus } of slots) {
      put('card', slot, card && [card.id, card.owner])
      put('bonus', slot, bonus)
      if (card) seeCard(card, slot, put)
    }
    for (const slot of pending) put('pending', slot.id, slot.card)
  }
  view.alliances.forEach(({ upgrades, kept, home }, side) => {
    put('unspent', side, upgrades)
    put('kept', side, kept)
    put('home', side, home)
  })
  view.players.forEach(({ life, data, deck, boxed, drawn, out }, seat) => {
    put('life', seat, life)
    put('data', seat, data)
    put('cards', seat, [deck, boxed, drawn])
    put('out', seat, out)
  })
  const { number, active, additional } = view.turn
  put('turn', '', [number, active, additional])
  put(
    'ring',
    '',
    view.sectors.map((sector) => sector.id),
  )
  for (const one of [
    'order',
    'pandora',
    'malfunction',
    'discarded',
    'endOfGame',
    'outcome',
  ] as const)
    put(one, '', view[one])
  return pieces
}

type Put = (piece: string, name: string | number, how: unknown) => void

/** A unit on its way was told of when it set out. */
function seeUnit(unit: UnitView, { sectors }: TheseusView, put: Put): void {
  const { name, place, room, owner } = unit
  const isOnItsWay = room === null && sectors.some((sector) => sector.id === place)
  put('place', name, isOnItsWay ? 'on its way' : [place, room, owner])
  put('moved', name, unit.moved)
  put('upgraded', name, unit.upgraded)
  put('held', name, unit.held)
  put('invisible', name, unit.invisible)
  put('parasites', name, unit.parasites)
}

/** What lies on a card is compared while the same card lies there. */
function seeCard(card: CardView, slot: string, put: Put): void {
  const { id, owner, controller, upgrades, recording, active, crawled } = card
  const name = `${id} ${owner} ${slot}`
  put('controller', name, controller)
  put('upgrades', name, upgrades)
  put('recording', name, recording)
  put('active', name, active)
  put('crawled', name, crawled)
}

/** What changes without its line: too early, too late, or never told. */
function wrongIn(before: TheseusView, beats: readonly Beat[], after: TheseusView): string[] {
  const lines = beats.map(({ line }) => line)
  let view = before
  const steps = beats.map((beat) => {
    const was = view
    view = patched(view, beat.view) as TheseusView
    return [was, view]
  })
  return [...steps, [view, after]].flatMap(([was, is], i) => {
    const changed = changedBetween(seen(was), seen(is))
    const silent = changed.filter((piece) => !isTold(piece, lines.slice(0, i + 1), lines[i]))
    return silent.map((piece) => `${piece} at ${lines[i]?.kind} (${lines.map(({ kind }) => kind)})`)
  })
}

function changedBetween(before: Seen, after: Seen): string[] {
  const was = (piece: string) => before.get(piece)
  return [...after].flatMap(([piece, how]) =>
    was(piece) === undefined || was(piece) === how ? [] : [piece],
  )
}

/** By the very line; a recording is used up by the action that was told before. */
function isTold(piece: string, sofar: readonly Line[], line: Line | undefined): boolean {
  const lines = piece.startsWith('recording ') ? sofar : line ? [line] : []
  return lines.some((one) => tells(one, piece))
}

function tells({ kind, params }: Line, piece: string): boolean {
  const [what, name, , slot] = piece.split(' ')
  const { kinds, by } = TELLING[what]
  if (kinds.includes(kind) && (!by || String(params?.[by]) === name)) return true
  // Another card of the same name lies there now.
  return kind === 'installed' && params?.slot === slot
}

const FOUR = ['marines', 'aliens', 'scientists', 'greys']

const TABLES: readonly [string, readonly string[], Readonly<Record<string, unknown>>][] = [
  ['a duel', ['aliens', 'scientists'], {}],
  ['a duel of Greys and Marines', ['greys', 'marines'], {}],
  ['a duel with Pandora', ['pandora', 'aliens'], {}],
  ['a duel with chosen decks', ['scientists', 'greys'], { decks: 'chosen', threeCards: true }],
  ['a death-match of three', ['aliens', 'greys', 'marines'], { ring: 'players' }],
  ['a death-match with Pandora', ['aliens', 'pandora', 'scientists'], { ring: 'random' }],
  ['a team game', FOUR, { mode: 'team', threeCards: true }],
  ['a team game with Pandora', ['pandora', 'aliens', 'greys', 'marines'], { mode: 'team' }],
]

describe('whatever everybody sees change, the log tells, with its line and not before', () => {
  test.each(TABLES)('in %s', (_, factions, options) => {
    const wrong = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const setup = { seats: factions.length, seed: { kind: 'fast' as const, seed } }
      const match = must(Match.start(theseus, { ...setup, options: { factions, ...options } }))
      const rng = new FastRng(seed)
      let before = copy(match.view(null))
      while (!match.result) {
        const { seat, id, options: offered, min } = rng.pick(match.pending())
        const picks = rng.shuffle([...offered]).slice(0, Math.max(min, 1))
        const ids = picks.map((option) => option.id)
        const told = beatsOf(match as Match, new Map([[null, before]]), () => {
          must(match.answer(seat, id, ids))
        })
        const after = copy(match.view(null))
        for (const one of wrongIn(before, told.get(null)!, after)) wrong.add(one)
        before = after
      }
    }
    expect([...wrong]).toEqual([])
  })
})
