import type { AttackCard } from './cards/attack-card.ts'
import { intruderFigure, weaknessesIn } from './figures.ts'
import { drawAttackCard } from './intruder-attack.ts'
import { removeIntruder, retreat } from './intruders.ts'
import { type Checked, checked } from './odds.ts'
import { biggestFirst, isNest } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Intruder, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** DMG, EGG: Intruders taking injuries, and dying or retreating of them. */

export type Outcome = 'dead' | 'retreated' | 'alive'

/**
 * Deals the injuries of one effect: all markers first, then one check each, the first Intruder named
 * before the others (NEM-DMG-12). Answers what became of each. `by` is the Character who dealt them.
 */
export function injure(
  t: Table,
  hits: readonly { intruder: Intruder; injuries: number }[],
  by?: Player,
): Map<Intruder, Outcome> {
  for (const { intruder, injuries } of hits) {
    intruder.injuries += injuries
    t.log('injured', { intruder: intruder.name, type: intruder.type, injuries }, 'NEM-DMG-01')
  }
  const [chosen, ...others] = hits.filter(({ injuries }) => injuries > 0).map((hit) => hit.intruder)
  const outcomes = new Map<Intruder, Outcome>()
  for (const intruder of chosen ? [chosen, ...biggestFirst(others)] : []) {
    outcomes.set(intruder, killCheck(t, intruder, by))
  }
  return outcomes
}

/** Takes off so many Damage markers, or those there are. */
export function recover(t: Table, intruder: Intruder, most: number, rule: string): void {
  const injuries = Math.min(most, intruder.injuries)
  if (injuries === 0) return
  intruder.injuries -= injuries
  t.log('recovers', { intruder: intruder.name, type: intruder.type, injuries }, rule)
}

/** NEM-DMG-03 to NEM-DMG-09, NEM-RETREAT-01 */
function killCheck(t: Table, intruder: Intruder, by?: Player): Outcome {
  const cards = Array.from({ length: rulesOf(t.state).intruders[intruder.type].endurance }, () =>
    checkCard(t),
  )
  t.state.attackDiscard.push(...cards.map(({ id }) => id))
  const result = checked(weaknessesIn(t.state, by ? [by] : []), cards, intruder.injuries)
  if (result.verdict === 'retreats') {
    retreat(t, intruder)
    return 'retreated'
  }
  if (cards.length > 0) {
    tellCheck(t, intruder, result, cards.length > 1 ? 'NEM-DMG-08' : 'NEM-DMG-06')
  }
  if (result.verdict === 'lives') return 'alive'
  killIntruder(t, intruder)
  if (by) rulesOf(t.state).happened?.(t, { what: 'killed', intruder, by })
  return 'dead'
}

function tellCheck(
  t: Table,
  { name, type, injuries }: Intruder,
  { verdict, endurance, needed }: Checked,
  rule: string,
): void {
  t.log(
    needed < endurance ? 'endurance-lowered' : 'endurance',
    { intruder: name, type, injuries, endurance, verdict },
    rule,
  )
}

/** Discarded only when all are drawn: a deck that runs out in between is made of the others. */
function checkCard(t: Table): AttackCard {
  const card = drawAttackCard(t)
  t.reveal()
  t.log('kill-check', { attack: card.id, blood: card.blood }, 'NEM-DMG-05')
  return card
}

/**
 * Intruders retreat, the biggest first. Where what drives them away injures them before, none retreats
 * twice (NEM-RETREAT-08).
 */
export function driveAway(t: Table, intruders: readonly Intruder[], by?: Player): void {
  const injuries = intruderFigure(t.state, 'repelling', 0, null, by ? [by] : [])
  injureAndRepel(t, intruders, injuries, by)
}

/** Injures Intruders, then makes those retreat that live and have not done so yet. */
export function injureAndRepel(
  t: Table,
  intruders: readonly Intruder[],
  injuries: number,
  by?: Player,
): void {
  const ordered = biggestFirst(intruders)
  const outcomes = injure(
    t,
    injuries > 0 ? ordered.map((intruder) => ({ intruder, injuries })) : [],
    by,
  )
  for (const intruder of ordered) {
    if ((outcomes.get(intruder) ?? 'alive') === 'alive') retreat(t, intruder)
  }
}

/** A Carcass takes its place, while there are tokens (NEM-DMG-07). */
export function killIntruder(t: Table, intruder: Intruder): void {
  const s = t.state
  removeIntruder(s, intruder)
  if (intruder.type === 'queen') queenDies(s)
  if (intruder.type !== 'larva' && carcassFree(s)) {
    s.rooms[intruder.room].objects.push('carcass')
  }
  const { name, type, room: place } = intruder
  t.log('intruder-dies', { intruder: name, type, place }, 'NEM-DMG-06')
}

/** NEM-BAG-09: a killed Queen does not come back. */
function queenDies(s: State): void {
  s.queenKilled = true
  const token = s.bag.findIndex((one) => one.type === 'queen')
  if (token >= 0) s.reserve.push(...s.bag.splice(token, 1))
}

/** Whether a Carcass token is left. */
export function carcassFree(s: State): boolean {
  let used = 0
  for (const { objects } of s.rooms) for (const object of objects) if (object === 'carcass') used++
  for (const { hands } of s.players)
    for (const { object } of hands) if (object === 'carcass') used++
  return used < rulesOf(s).supply.carcasses
}

/** Destroys Eggs that nobody carries; in the Nest those of the Intruder board first, or the loose ones. */
export function destroyEggs(t: Table, place: Place, number: number, looseFirst = false): void {
  const room = t.state.rooms[place]
  for (let left = number; left > 0; left--) {
    const inNest = isNest(t.state, place) && t.state.eggs > 0
    const loose = room.objects.indexOf('egg')
    if (!inNest && loose < 0) return
    const fromNest = inNest && !(looseFirst && loose >= 0)
    if (fromNest) t.state.eggs--
    else room.objects.splice(loose, 1)
    t.log('egg-destroyed', { place }, 'NEM-EGG-07')
    rulesOf(t.state).happened?.(t, { what: 'egg-gone' })
    if (fromNest) loseEmptyNest(t)
  }
}

/** With the last Egg of the Intruder board the Nest is destroyed (NEM-EGG-04). */
export function loseEmptyNest(t: Table): void {
  const s = t.state
  if (s.eggs > 0) return
  s.nestDestroyed = true
  t.log('nest-destroyed', undefined, 'NEM-EGG-04')
}
