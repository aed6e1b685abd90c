import type { Rules } from '@bulkhead/kernel'
import type { Attack } from '../attack.ts'
import { gainContamination, infect } from '../contamination.ts'
import { die } from '../death.ts'
import { loseHealth, seriousWound } from '../health.ts'
import type { HealthState } from '../kinds.ts'
import { type AttackCard, type AttackEffect, itemDef } from '../printed.ts'
import { charactersIn, healthState } from '../queries.ts'
import type { Player } from '../state.ts'
import type { Table } from '../table.ts'

/** The Intruder Attack cards. Health states are read once, when the effect begins (RET-ATTACK-08). */

const RULE = 'RET-ATTACK-01'

/** RET-ATTACK-08: parts in their order, as long as the target lives. */
function inOrder(...parts: readonly AttackEffect[]): AttackEffect {
  return function* (t, victim, attack) {
    for (const part of parts) if (victim.fate === 'alive') yield* part(t, victim, attack)
  }
}

/** Armor may take something of it (RET-HEALTH-07). */
function health(points: number): AttackEffect {
  return function* (t, victim) {
    const absorbed = victim.armor ? (itemDef(victim.armor).absorbs ?? 0) : 0
    loseHealth(t, victim, points - absorbed, RULE)
  }
}

function wounds(number: number): AttackEffect {
  return function* (t, victim) {
    for (let i = 0; i < number; i++) yield* seriousWound(t, victim, RULE)
  }
}

const contamination: AttackEffect = function* (t, victim) {
  gainContamination(t, victim, RULE)
}

const nothing: AttackEffect = function* () {}

const death: AttackEffect = function* (t, victim) {
  die(t, victim, 'RET-DEATH-01')
}

/** RET-ATTACK-06 */
function byState(effects: Readonly<Record<HealthState, AttackEffect>>): AttackEffect {
  return (t, victim, attack) => effects[healthState(victim)](t, victim, attack)
}

const woundAndContamination = inOrder(wounds(1), contamination)

const bite = byState({
  healthy: woundAndContamination,
  injured: woundAndContamination,
  'heavily-injured': death,
})

const claws = byState({ healthy: wounds(2), injured: wounds(1), 'heavily-injured': death })

const tail = byState({
  healthy: woundAndContamination,
  injured: death,
  'heavily-injured': death,
})

/** RET-ATTACK-09: everybody in the Room, in Turn order. */
function* fury(t: Table, victim: Player, attack: Attack): Rules {
  for (const one of charactersIn(t.state, victim.room)) yield* bite(t, one, attack)
}

/** The Attacker will be where the Move ends. */
const follow: AttackEffect = function* (_t, _victim, { attacker, followers }) {
  if (attacker && followers) followers.push(attacker)
}

const infecting: AttackEffect = function* (t, victim) {
  gainContamination(t, victim, RULE)
  infect(t, victim)
}

function card(
  id: string,
  count: number,
  adult: AttackEffect,
  drone = adult,
  queen = adult,
): AttackCard {
  return { id, count, effects: { adult, drone, queen } }
}

const bloodSense = inOrder(health(2), follow)

export const ATTACKS: readonly AttackCard[] = [
  card('bite', 6, bite),
  card('blood-sense', 1, health(2), bloodSense, bloodSense),
  card('deadly-claws-1', 1, health(1), claws),
  card('deadly-claws-2', 1, inOrder(health(2), contamination), claws),
  card('deadly-claws-3', 1, health(3), claws),
  card('fury-1', 1, inOrder(health(1), contamination), fury, fury),
  card('fury-2', 1, inOrder(health(2), contamination), fury, fury),
  card('infecting', 1, health(2), health(2), infecting),
  { ...card('miss', 1, nothing), reshuffles: true },
  card('scratch-1', 1, contamination),
  card('scratch-2', 1, inOrder(health(1), contamination)),
  card('scratch-3', 1, health(1)),
  card('scratch-4', 1, health(2)),
  card('tail-attack-1', 1, contamination, contamination, tail),
  card(
    'tail-attack-2',
    1,
    inOrder(health(1), contamination),
    inOrder(health(1), contamination),
    tail,
  ),
]
