import { FastRng } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { MatchTable } from '../../../kernel/table.ts'
import { declarable } from '../actions/declare.ts'
import { perform } from '../actions/perform.ts'
import { nemesis } from '../index.ts'
import { newItem } from '../items.ts'
import { placeOf } from '../queries.ts'
import type { State } from '../state.ts'
import { tileOf } from '../rooms/tile.ts'

type Choose = (prompt: string, ids: string[], seat: number) => string[]
function fresh(seats = 3, characters = ['captain', 'pilot', 'soldier', 'mechanic', 'scientist', 'scout'], seed = 1) {
  const rng = new FastRng(seed)
  const options = { mode: 'semi-coop', board: 'standard', intruderPlayer: false, draft: 'free' }
  const s = nemesis.setup(options as any, seats, rng) as State
  const t = new MatchTable<State>(s, rng, seats, true)
  const want = [...characters]
  const byNumber = [...s.players].sort((a, b) => a.number - b.number)
  let i = 0
  run(nemesis.step(t as any), (_p, _ids, seat) => [`role:${want[seat]}`]); i++
  run(nemesis.step(t as any), () => []) // start round
  return { t: t as any, s }
}
function run(rules: any, choose: Choose) {
  let next = rules.next()
  while (!next.done) {
    const asks = Array.isArray(next.value) ? next.value : [next.value]
    const answers = asks.map((ask: any) => {
      const options = typeof ask.choices === 'function' ? ask.choices() : ask.choices
      const ids = choose(ask.question.prompt, options.map((o: any) => o.id), ask.seat)
      return { seat: ask.seat, picks: ids.map((id) => { const o = options.find((x: any) => x.id === id); if (!o) throw new Error(`${ask.question.prompt}: no ${id} in ${options.map((x: any) => x.id)}`); return o }) }
    })
    next = rules.next(answers)
  }
}
const easy: Choose = (prompt, ids) => prompt === 'pay' ? [ids[0]] : prompt === 'discard-on-pass' ? [] : prompt === 'interrupt' ? ['let-pass'] : [ids[0]]
function pays(n: number): Choose { return (p, ids, seat) => p === 'pay' ? ids.slice(0, n) : easy(p, ids, seat) }
function enterAt(s: State, seat: number, tile: string) { const p = placeOf(s, tile); s.rooms[p].explored = true; s.rooms[p].token = null; s.players[seat].room = p; return p }
function options(s: State, seat: number) { return declarable(s, s.players[seat]).map((d) => `${d.option.id}=${d.cost}`) }
function doIt(t: any, seat: number, id: string, choose: Choose) {
  const me = t.state.players[seat]
  const d = declarable(t.state, me).find((x) => x.option.id === id)
  if (!d) throw new Error(`no ${id} in ${declarable(t.state, me).map((x) => x.option.id)}`)
  t.state.turn.seat = seat
  run(perform(t, me, d), choose)
}
const give = (s: State, seat: number, id: string) => { const it = newItem(id); s.players[seat].inventory.push(it); return it }
const intruder = (s: State, type: string, room: number) => { const one = { name: `${type}-${++s.intrudersSeen}`, type, room, injuries: 0, token: null } as any; s.intruders.push(one); return one }
const kinds = (t: any, from = 0) => t.entries.slice(from).map((e: any) => `${e.kind}${JSON.stringify(e.params ?? {})}`)

test('autoloader and hand wound', () => {
  const { s } = fresh()
  const me = s.players[2]
  enterAt(s, 2, 'armory')
  s.players[0].room = s.players[1].room = placeOf(s, 'cockpit')
  expect(options(s, 2).filter((o) => o.startsWith('activate'))).toEqual(['activate-quest:autoloader=1'])
  me.hands[0].item!.added.push('autoloader'); me.hands[0].item!.ammo = 1
  give(s, 2, 'energy-charge')
  console.log(options(s, 2))
  me.wounds.push({ id: 'wound-hand', dressed: false })
  console.log(options(s, 2).filter((o) => o.startsWith('energy')))
})

test('duct tape on receiving', () => {
  const { t, s } = fresh()
  const me = s.players[2]
  enterAt(s, 2, 'armory')
  give(s, 2, 'duct-tape')
  me.hand = ['search', 'rest', 'demolition', 'covering-fire', 'search']
  me.hands.push({ item: newItem('prototype-pistol') })
  s.rooms[me.room].items = 2
  s.items.red.push({ id: 'grenade', seen: [] }, { id: 'prototype-rifle', seen: [] })
  const prompts: string[] = []
  doIt(t, 2, 'search:red', (p, ids, seat) => { prompts.push(`${p} ${ids}`); return p === 'keep-item' ? [ids.find((i) => i.includes('rifle'))!] : p === 'bind-received' ? [ids[1]] : easy(p, ids, seat) })
  console.log(prompts, JSON.stringify(me.hands), s.turn.taken, me.inventory)
  expect(me.hands.length).toBe(3)
})

test('grenade', () => {
  const { t, s } = fresh()
  const me = s.players[0]
  const p = me.room
  s.players[1].room = placeOf(s, 'cockpit'); s.players[2].room = placeOf(s, 'cockpit')
  const next = 5
  s.players[2].room = next
  const a = intruder(s, 'breeder', next), b = intruder(s, 'queen', next)
  give(s, 0, 'grenade')
  console.log(options(s, 0).filter((o) => o.startsWith('gren')), p)
  const from = t.entries.length
  doIt(t, 0, `grenade:${a.name}`, easy)
  console.log(kinds(t, from))
  expect(s.players[2].wounds.length).toBe(1)
  expect(me.wounds.length).toBe(0)
  expect(a.injuries).toBe(2); expect(b.injuries).toBe(1)
})

test('grenade at eggs of the nest', () => {
  const { t, s } = fresh()
  const nest = enterAt(s, 0, 'nest')
  s.players[1].room = s.players[2].room = placeOf(s, 'cockpit')
  s.rooms[nest].objects.push('egg')
  give(s, 0, 'grenade'); give(s, 0, 'molotov-cocktail'); give(s, 0, 'lab-equipment')
  console.log(options(s, 0))
  doIt(t, 0, `grenade:eggs-${nest + 1}`, easy)
  expect(s.eggs).toBe(3)
  expect(s.players[0].wounds.length).toBe(1)
  s.intruders = []
  if (options(s, 0).some((o) => o.startsWith('molotov-cocktail:loose'))) doIt(t, 0, `molotov-cocktail:loose-eggs-${nest + 1}`, easy)
  expect(s.rooms[nest].objects).toEqual([])
  expect(s.rooms[nest].fire).toBe(true)
})

test('bait', () => {
  const { t, s } = fresh()
  const me = s.players[0]
  s.players[1].room = s.players[2].room = placeOf(s, 'cockpit')
  give(s, 0, 'bait')
  const a = intruder(s, 'adult', me.room), l = intruder(s, 'larva', me.room)
  console.log(options(s, 0).filter((o) => o.startsWith('bait')))
  const from = t.entries.length
  doIt(t, 0, 'bait:6', easy)
  console.log(kinds(t, from))
  expect(me.larva).toBe(true)
  expect(s.intruders.some((x) => x.room === me.room)).toBe(false)
})

test('surgery', () => {
  const { t, s } = fresh()
  const me = s.players[0]
  enterAt(s, 0, 'surgery')
  s.players[1].room = s.players[2].room = placeOf(s, 'cockpit')
  me.larva = true
  me.hand.push(0, 1); me.discard.push(8); me.deck.push(9)
  s.contaminationDeck = s.contaminationDeck.filter((c) => ![0, 1, 8, 9].includes(c))
  const inf = [0, 1, 8, 9].filter((c) => s.contamination[c].infected).length
  const from = t.entries.length
  doIt(t, 0, 'surgery', pays(2))
  console.log(kinds(t, from), inf)
  expect(me.hand.length).toBe(0); expect(me.discard.length).toBe(0); expect(me.lightWounds).toBe(1); expect(s.turn.passes).toBe(true)
  expect(me.deck.length).toBe(10 + 4 - inf)
})

test('boarding fails when a larva came and went', () => {
  let seen = 0
  for (let seed = 0; seed < 200 && seen < 1; seed++) {
    const { t, s } = fresh(3, undefined, seed)
    enterAt(s, 0, 'evacuation-a')
    s.players[1].room = s.players[2].room = placeOf(s, 'cockpit')
    for (const c of s.corridors) c.noise = true
    s.technicalNoise.fill(true)
    s.bag = s.bag.filter((b) => b.type === 'larva')
    for (const b of s.bag) (b as any).number = 9
    expect(options(s, 0).some((o) => o.startsWith('evacuation'))).toBe(false)
    for (const p of s.pods) p.locked = false
    doIt(t, 0, 'evacuation-a', (p, ids, seat) => p === 'objective' ? [ids[0]] : pays(2)(p, ids, seat))
    if (s.players[0].larva) { seen++; expect(s.players[0].pod).toBe(-1); expect(s.intruders.length).toBe(0) }
  }
  expect(seen).toBe(1)
})

test('orbital thrusters', () => {
  const { t, s } = fresh()
  give(s, 1, 'orbital-thrusters')
  s.rooms[s.players[1].room].fire = true
  s.turn.seat = 1
  const from = t.entries.length
  const orders: string[] = []
  run(nemesis.step(t), (p, ids, seat) => { orders.push(`${p}@${seat}`); return p === 'action' ? ['orbital-thrusters'] : easy(p, ids, seat) })
  console.log(kinds(t, from), orders, s.cursor, s.first)
  expect(s.cursor).toBe('time')
  run(nemesis.step(t), easy)
  expect(s.cursor).toBe('fire')
  expect(s.attacksSkipped).toBe(false)
})

test('airlock', () => {
  const { t, s } = fresh()
  // Force the tile into play.
  if (placeOf(s, 'airlock-control') < 0) { const room = s.rooms[5]; s.box.tiles.push(room.tile); s.box.tiles.splice(s.box.tiles.indexOf('airlock-control'), 1); room.tile = 'airlock-control' }
  enterAt(s, 0, 'airlock-control')
  const gen = enterAt(s, 1, 'generator')
  s.players[2].room = placeOf(s, 'cockpit')
  const it = intruder(s, 'adult', gen)
  s.rooms[gen].fire = true
  doIt(t, 0, `airlock-control:${gen + 1}`, pays(2))
  expect(s.depressurised).toBe(gen)
  s.players.forEach((p) => { p.passed = true }); s.players[0].passed = false; s.turn.taken = 0; s.turn.seat = 0
  run(nemesis.step(t), (p, ids, seat) => p === 'action' ? ['pass'] : easy(p, ids, seat))
  expect(s.players[1].fate).toBe('dead'); expect(s.intruders).not.toContain(it); expect(s.rooms[gen].fire).toBe(false); expect(s.depressurised).toBe(-1)
})

test('adrenaline', () => {
  const { t, s } = fresh()
  give(s, 0, 'adrenaline-shot')
  s.turn.seat = 0
  const log: string[] = []
  const choose: Choose = (p, ids, seat) => { log.push(p); return p === 'action' ? [ids.find((i) => i.startsWith('adrenaline-shot')) ?? ids.find((i) => i.startsWith('turn-door') || i.startsWith('motivation') || i.startsWith('demolition')) ?? 'pass'] : easy(p, ids, seat) }
  for (let i = 0; i < 6 && s.turn.seat === 0; i++) run(nemesis.step(t), choose)
  console.log(log, s.turn)
})

test('sundry', () => {
  const { t, s } = fresh(3, ['captain', 'scientist', 'mechanic'])
  s.time = 7
  console.log(options(s, 0))
  s.players[1].signal = true
  enterAt(s, 0, 'laboratory')
  give(s, 0, 'comms-key'); give(s, 0, 'ship-log'); give(s, 0, 'self-destruct-key'); give(s, 0, 'security-key'); give(s, 0, 'tools'); give(s, 0, 'antidote')
  s.rooms[s.players[0].room].malfunction = false
  console.log(options(s, 0).filter((o) => !o.startsWith('security')))
  const from = t.entries.length
  doIt(t, 0, 'comms-key:1-personal', easy)
  doIt(t, 0, 'ship-log:2', easy)
  doIt(t, 0, 'self-destruct-key', easy)
  s.players[0].hand.push('search', 'rest')
  doIt(t, 0, 'antidote', easy)
  console.log(kinds(t, from))
  expect(tileOf('laboratory').action!.missing!(s, s.players[0])?.why).toBe('nothing-to-analyse')
})
