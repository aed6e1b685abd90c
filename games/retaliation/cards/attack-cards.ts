import type { AttackCard, AttackEffect, Harm } from '../pack.ts'

/** The Intruder Attack cards. */

/** Whatever the Health state is. */
function always(harm: Harm): AttackEffect {
  return { harm: { healthy: harm, injured: harm, 'heavily-injured': harm } }
}

function health(points: number): AttackEffect {
  return always({ health: points })
}

const CONTAMINATION = always({ contamination: 1 })
const SCRATCH = always({ health: 1, contamination: 1 })
const DEEP_SCRATCH = always({ health: 2, contamination: 1 })

const WOUND: Harm = { wounds: 1, contamination: 1 }
const DEATH: Harm = { dies: true }

const BITE: AttackEffect = { harm: { healthy: WOUND, injured: WOUND, 'heavily-injured': DEATH } }
const FURY: AttackEffect = { ...BITE, all: true }
const CLAWS: AttackEffect = {
  harm: { healthy: { wounds: 2 }, injured: { wounds: 1 }, 'heavily-injured': DEATH },
}
const TAIL: AttackEffect = { harm: { healthy: WOUND, injured: DEATH, 'heavily-injured': DEATH } }
const BLOOD_SENSE: AttackEffect = { ...health(2), follows: true }
const INFECTING = always({ contamination: 1, larva: true })

function card(
  id: string,
  count: number,
  adult: AttackEffect,
  drone = adult,
  queen = adult,
): AttackCard {
  return { id, count, effects: { adult, drone, queen } }
}

export const ATTACKS: readonly AttackCard[] = [
  card('bite', 6, BITE),
  card('blood-sense', 1, health(2), BLOOD_SENSE, BLOOD_SENSE),
  card('deadly-claws-1', 1, health(1), CLAWS),
  card('deadly-claws-2', 1, DEEP_SCRATCH, CLAWS),
  card('deadly-claws-3', 1, health(3), CLAWS),
  card('fury-1', 1, SCRATCH, FURY, FURY),
  card('fury-2', 1, DEEP_SCRATCH, FURY, FURY),
  card('infecting', 1, health(2), health(2), INFECTING),
  { ...card('miss', 1, always({})), reshuffles: true },
  card('scratch-1', 1, CONTAMINATION),
  card('scratch-2', 1, SCRATCH),
  card('scratch-3', 1, health(1)),
  card('scratch-4', 1, health(2)),
  card('tail-attack-1', 1, CONTAMINATION, CONTAMINATION, TAIL),
  card('tail-attack-2', 1, SCRATCH, SCRATCH, TAIL),
]
