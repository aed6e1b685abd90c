import { weaponOf } from '../hull/acts.ts'
import { after, type Blow, driveAway, reload, slipAway } from '../hull/combat.ts'
import { CONTAMINATION, STRIKE_COST, type Strike } from '../hull/harm.ts'
import type { Lore } from '../hull/lore.ts'
import { holdsKind } from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { isDark, self } from './mind.ts'

/** What Attack cards do, in the light and in the dark, and what Lockdown gives against them. */

const STRIKES: Readonly<Record<string, Strike>> = {
  slash: { light: 1 },
  scratch: { light: 1 },
  bloody: { light: 1 },
  claws: { light: 2 },
  bite: { kills: 2 },
  tail: { kills: 1 },
  frenzy: { kills: 2 },
  slime: { cards: 1 + CONTAMINATION },
}
const OTHER: Strike = { cards: 4 }

const IN_THE_DARK: Readonly<Record<string, Strike>> = { slash: { light: 2 } }

export const strike: Lore['strike'] = (mind, attack) => {
  const [kind] = attack.split('-')
  const dark = isDark(mind, mind.me.room) ? IN_THE_DARK[kind] : undefined
  return dark ?? STRIKES[kind] ?? OTHER
}

export const SHOTS: Lore['shots'] = {
  shoot: (faces) => faces,
  adrenaline: (faces) => faces,
  'aimed-shot': (faces) => [...faces, ...faces.filter((one) => one > 0)],
}

/** Every second Ammo is another injury. */
const fullAuto: Blow = (fight, act, foe) => {
  const { mind, cards } = fight
  const weapon = weaponOf(mind, act)
  const held = mind.me.hands.find(({ item }) => item === weapon)
  if (!foe || !weapon || !held) return null
  const shots = mind.lore.chances.shot(mind, weapon, foe.type, Math.floor(held.ammo / 2))
  const then = after(fight, foe, shots, cards - act.price, 0, weapon)
  return { cost: act.price + 1.5 + then, why: 'shoot' }
}

/** Hurts without a die, at some price besides the cards. */
function hurting(injuries: (knowledge: number) => number, more: number): Blow {
  return (fight, { price }, foe) => {
    if (!foe) return null
    const { mind, cards } = fight
    const held = mind.me.hands.find(({ item, ammo }) => item !== null && ammo > 0)
    const hit = [injuries(self(mind).knowledge)]
    const then = after(fight, foe, hit, cards - price, held?.ammo ?? 0, held?.item ?? '')
    return { cost: price + more + then, why: 'shoot' }
  }
}

const STUNNED = 3
/** A Weapon is missed, and what is loaded in it. */
const HURLED = 4

/** Drives an Intruder away, unless it is a Character that is meant. */
const stun: Blow = (fight, act, foe) => {
  if (act.option.label !== 'hurl-weapon') return null
  const weapon = weaponOf(fight.mind, act)
  const held = fight.mind.me.hands.find(({ item }) => item === weapon)
  return driveAway(0.95, HURLED + 2 * (held?.ammo ?? 0))(fight, act, foe)
}

/** Of what Pheromones do, one drives an Intruder away. */
const pheromones: Blow = (fight, act, foe) =>
  act.option.label === 'repel' ? driveAway(0.95, 0)(fight, act, foe) : null

/** All of them go next door, each after an attack. */
const decoy: Blow = (fight, { price }) => ({ cost: price + fight.harm + 1, why: 'drive-away' })

/** What a Carcass is worth to whoever plays for one. */
const SAMPLE = 15

const probeArm: Blow = (fight, { price, option }) => {
  const { mind } = fight
  const wanted = objectivesOf(mind).flatMap((id) => mind.lore.wanted[id] ?? [])
  if (option.label !== 'take-sample' || !wanted.includes('carcass')) return null
  if (holdsKind(mind, 'carcass')) return null
  return { cost: Math.min(fight.stay, fight.flee) + price - SAMPLE, why: 'sample' }
}

export const BLOWS: Lore['blows'] = {
  'smoke-grenade': slipAway,
  distraction: (fight, act) => ({ cost: fight.away(act) + 1, why: 'slip-away' }),
  'full-auto': fullAuto,
  'desperate-attack': hurting(() => 2, STRIKE_COST / 2),
  vivisection: hurting((knowledge) => 1 + Math.floor(knowledge / 2), 0),
  pheromones,
  stun,
  taser: driveAway(0.95, 0.5),
  decoy,
  'probe-arm': probeArm,
  'energy-charge': reload,
  'energy-charge-yellow': reload,
  grenade: (fight, { price }) => ({
    cost: price + STUNNED + fight.stay * 0.8,
    why: 'shoot',
  }),
}
