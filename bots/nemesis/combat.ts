import { after, type Blow, driveAway, reload, slipAway } from '../hull/combat.ts'
import { CONTAMINATION, type Strike } from '../hull/harm.ts'
import type { Lore } from '../hull/lore.ts'

/** What Attack cards do, and what Nemesis gives against them. */

const STRIKES: Readonly<Record<string, Strike>> = {
  scratch: { light: 1 },
  claws: { light: 2 },
  bite: { kills: 2 },
  tail: { kills: 1 },
  frenzy: { kills: 2 },
  slime: { cards: 1 + CONTAMINATION },
}
const OTHER: Strike = { cards: 4 }

export const strike: Lore['strike'] = (_mind, attack) => STRIKES[attack.split('-')[0]] ?? OTHER

export const SHOTS: Lore['shots'] = {
  shoot: (faces) => faces,
  adrenaline: (faces) => faces,
  'aimed-shot': (faces) => [...faces, ...faces.filter((one) => one > 0)],
}

/** Every second Ammo is another injury. */
const fullAuto: Blow = (fight, { price }, foe) => {
  if (!foe) return null
  const { mind, cards } = fight
  const rifle = mind.me.hands.find(({ item }) => item === 'assault-rifle')!
  const more = Math.floor(rifle.ammo / 2)
  const shots = mind.lore.chances.shot(mind, 'assault-rifle', foe.type, more)
  const then = after(fight, foe, shots, cards - price, 0, 'assault-rifle')
  return { cost: price + 1.5 + then, why: 'shoot' }
}

export const BLOWS: Lore['blows'] = {
  'smoke-grenade': slipAway,
  'full-auto': fullAuto,
  'fire-extinguisher': driveAway(0.9, 1),
  taser: driveAway(0.95, 0.5),
  'energy-charge': reload,
  'energy-charge-yellow': reload,
}
