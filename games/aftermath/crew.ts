import type { AnyMissing, Declared } from '@bulkhead/hull/actions/action.ts'
import type { CharacterChanges } from '@bulkhead/hull/figures.ts'
import { lookAtObjectives } from '@bulkhead/hull/looking.ts'
import type { Printed } from '@bulkhead/hull/pack.ts'
import { charactersInOrder, holds, inOrder, seatOf } from '@bulkhead/hull/queries.ts'
import { type Happening, rulesOf, type TurnChoice } from '@bulkhead/hull/ruleset.ts'
import { type Intruder, NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Rules, Seat } from '@bulkhead/kernel'
import { layArm } from './cards/items/quest.ts'
import { GIVE_UP_KEYS } from './cards/items/starting.ts'
import { TRAIT_PARTS, type Trait } from './cards/trait-card.ts'
import { TRAITS } from './cards/traits.ts'
import { COUNTERPARTS } from './components.ts'
import { checkKeys, handOutKeys } from './handcuffs.ts'
import { loseLaika } from './laika.ts'
import { own, ownOf } from './own.ts'
import type { Table } from './table.ts'

/** CHAR, TRAIT: who may be played for a Role card, what their Traits do, and with what they begin. */

/** AFT-CHAR-02: the Character of the Role card, or the one of the same colour; nobody of the game before. */
export function charactersFor(s: State, role: string): string[] {
  const { barred } = own(s)
  return charactersOf(rulesOf(s).printed, role).filter((one) => !barred.includes(one))
}

export function charactersOf({ characters }: Printed, role: string): string[] {
  return [role, COUNTERPARTS[role]].filter((one) => one in characters)
}

// --- the beginning ---

/** What Characters begin with that no other has; all of them are chosen. */
export function outfit(t: Table): void {
  const s = t.state
  layOutfit(s)
  if (!own(s).traits || s.mode !== 'semi-coop' || own(s).play === 'epilogue') return
  for (const player of s.players) if (player.character === 'android') takeCorporate(t, player)
  for (const player of s.players) if (player.character === 'ceo') lookAtCorporate(t, player)
}

/** The CEO's wound, Laika, and the keys of the handcuffs. */
export function layOutfit(s: State): void {
  for (const player of s.players) {
    if (player.character === 'ceo') beWounded(s, player)
    if (player.character === 'bounty-hunter') own(s).laika = { where: 'board', room: NONE }
  }
  handOutKeys(s)
}

/** AFT-CHAR-CEO-01, AFT-CHAR-CEO-23 */
function beWounded(s: State, me: Player): void {
  const [id] = s.wounds.splice(s.wounds.indexOf('wound-body'), 1)
  me.wounds.push(own(s).traits ? { id, dressed: true, upheld: true } : { id, dressed: false })
}

/** AFT-CHAR-ANDROID-11: the Personal Objective is laid aside, face down, for a second Corporate one. */
function takeCorporate(t: Table, me: Player): void {
  const s = t.state
  const seat = seatOf(s, me)
  const [personal] = me.objectives
  own(s).laidAside.push(personal)
  me.objectives.splice(0, 1, {
    id: s.box.objectives.corporate.pop()!,
    kind: 'corporate',
    seen: [seat],
  })
  t.log('corporate-only', { seat }, 'AFT-CHAR-ANDROID-11')
}

/** AFT-CHAR-CEO-24 */
function lookAtCorporate(t: Table, me: Player): void {
  for (const other of t.state.players) {
    if (other === me) continue
    const corporate = other.objectives.filter(({ kind }) => kind === 'corporate')
    lookAtObjectives(t, me, other, corporate)
  }
}

// --- Traits ---

/** AFT-TRAIT-02 */
function traitOf(s: State, { character }: Player): Trait | undefined {
  return own(s).traits ? IN_SHAPE.get(character) : undefined
}

/** They are asked in every turn, and answer soonest where all have one shape. */
const IN_SHAPE = new Map<string, Trait>(
  Object.entries(TRAITS).map(([who, trait]) => [who, { ...TRAIT_PARTS, ...trait }]),
)

export function natureOf(s: State, me: Player): CharacterChanges | undefined {
  return traitOf(s, me)?.modifies
}

export function untreatable(s: State, me: Player): AnyMissing | null {
  return traitOf(s, me)?.untreatable ?? null
}

/** What the Trait, the keys of the handcuffs and the Bionic Arm let somebody do in a turn for nothing. */
export function addFree(choices: TurnChoice[], s: State, me: Player): void {
  const free = traitOf(s, me)?.free
  if (free) choices.push(...free(s, me))
  if (holds(me, 'handcuff-keys')) choices.push(GIVE_UP_KEYS)
  if (me.character === 'convict') choices.push(...layArm(me))
}

export function acted(t: Table, me: Player, declared: Declared): void {
  traitOf(t.state, me)?.acted?.(me, declared)
}

export function resolved(t: Table, me: Player): Rules | undefined {
  return traitOf(t.state, me)?.resolved?.(t, me)
}

/** What an action has brought counts for whoever performs it. */
export function hears(s: State, happening: Happening): void {
  const { acts } = s.turn
  if (acts === NONE) return
  const me = s.players[acts]
  traitOf(s, me)?.happened?.(me, happening)
}

export function* shotMissed(t: Table, me: Player): Rules<boolean> {
  const trait = traitOf(t.state, me)
  return trait?.shotMissed ? yield* trait.shotMissed(t, me) : false
}

export function drew(t: Table, me: Player, card: number): Rules<boolean> | null {
  return traitOf(t.state, me)?.drew?.(t, me, card) ?? null
}

/** AFT-CHAR-PSYCH-10: only where somebody goes by an action of their own. */
export function accompany(t: Table, mover: Player, place: Place): Rules<readonly Player[]> | null {
  const s = t.state
  if (s.turn.acts !== seatOf(s, mover)) return null
  for (const other of s.players) {
    if (mayFollow(s, other, mover)) return followersOf(t, mover, place)
  }
  return null
}

function mayFollow(s: State, other: Player, mover: Player): boolean {
  return other !== mover && other.room === mover.room && traitOf(s, other)?.follows !== undefined
}

function* followersOf(t: Table, mover: Player, place: Place): Rules<readonly Player[]> {
  const company: Player[] = []
  const able = charactersInOrder(t.state, mover.room).filter((other) =>
    mayFollow(t.state, other, mover),
  )
  for (const other of able) {
    if (yield* traitOf(t.state, other)!.follows!(t, other, mover, place)) company.push(other)
  }
  return company
}

// --- those who leave ---

/** AFT-CHAR-BOUNTY-18, AFT-CHAR-CONVICT-03: whoever is out of the game has taken dog or keys along. */
export function left(t: Table, me: Player): void {
  if (me.character === 'bounty-hunter') loseLaika(t, me, { handToo: false })
  checkKeys(t)
}

export function* mourn(t: Table, victims: readonly Player[]): Rules {
  for (const victim of victims) left(t, victim)
  for (const other of inOrder(t.state)) {
    const trait = traitOf(t.state, other)
    for (const _ of victims) {
      if (trait?.bereaved) yield* trait.bereaved(t, other)
    }
  }
}

// --- those whom Intruders do not see, or see alone ---

/** AFT-CHAR-ANDROID-07; whoever an Intruder was provoked against is the only one it attacks. */
export function preyOf(
  s: State,
  { name }: Intruder,
  present: readonly Player[],
): readonly Player[] {
  const seen = present.filter((player) => !ownOf(player).unseen)
  const against = own(s).provoked.find(({ intruder }) => intruder === name)
  const hated = against && seen.find((player) => seatOf(s, player) === against.seat)
  return hated ? [hated] : seen
}

/** AFT-CHAR-PSYCH-01: who sees through a Spy Drone what this seat sees. */
export function watchers(s: State, seat: Seat): readonly Seat[] {
  const { watchedBy } = ownOf(s.players[seat])
  return watchedBy === NONE || s.players[watchedBy].fate === 'dead' ? [] : [watchedBy]
}
