import type { IntruderView } from '@bulkhead/nemesis'
import { blowOdds, killOdds, shotOdds } from '@bulkhead/nemesis/odds'
import { printed } from '@bulkhead/nemesis/printed'
import type { Reason } from '../bot.ts'
import { type Act, targetOf } from './acts.ts'
import { because, type Why } from './because.ts'
import { DEATH, harmOf, harmOfAll, MISS_COST, STRIKE_COST } from './harm.ts'
import { actionCards, crewIn, intrudersIn, type Mind } from './mind.ts'
import { entering } from './travel.ts'

/** Fighting or fleeing: every act is judged by what the fight will have cost when it is over. */

export interface Judged {
  readonly act: Act
  /** In cards; less is better. */
  readonly cost: number
  readonly because: Reason
}

interface Fight {
  readonly mind: Mind
  readonly foes: readonly IntruderView[]
  readonly cards: number
  /** One round of attacks on this Character. */
  readonly harm: number
  /** What staying costs, and what the cheapest way out costs. */
  readonly stay: number
  readonly flee: number
  /** What has been reckoned already, by cards, Ammo and injuries. */
  readonly reckoned: Map<number, number>
  readonly checks: Map<number, ReturnType<typeof killOdds>>
}

/** How much of the same is to come for whoever is still in combat after the attacks. */
const GOES_ON = 1.2
/** A round in which nothing else can be done. */
const LOST_ROUND = 3

export function judgeFight(
  mind: Mind,
  acts: readonly Act[],
  detour: (place: number) => number,
  loss: number,
): Judged[] {
  const foes = intrudersIn(mind, mind.me.room)
  const harm = harmOfAll(mind, foes)
  const company = crewIn(mind, mind.me.room).length
  const help = firepower(mind, foes[0].type)
  const helped =
    help > 0 ? killOdds(mind.view, foes[0].type, foes[0].injuries + Math.round(help)) : null
  const alone = 1 - (helped ? helped.dies + helped.retreats : 0) / foes.length
  const stay = alone * (harm / (1 + company) + harm * GOES_ON + LOST_ROUND)
  const ways = acts.filter(({ option }) => option.label === 'escape')
  const away = (act: Act) => act.price + entering(mind, act.place).cost + detour(act.place) + loss
  const out = (act: Act) => harm + away(act)
  const flee = Math.min(Number.POSITIVE_INFINITY, ...ways.map(out))
  const cards = actionCards(mind).length
  const reckoning = { reckoned: new Map(), checks: new Map() }
  const fight: Fight = { mind, foes, cards, harm, stay, flee, ...reckoning }
  return acts.flatMap((act) => judge(fight, act, out, away) ?? [])
}

const HIT = 0.7
const HELP = 1

/** Injuries that others in the room will deal before the attacks. */
function firepower(mind: Mind, type: string): number {
  const shots = crewIn(mind, mind.me.room)
    .filter(({ passed }) => !passed)
    .map(({ hands, handCount }) => {
      const ammo = hands.reduce((sum, held) => sum + held.ammo, 0)
      return Math.min(ammo, handCount, 3)
    })
  const dice = type === 'larva' || type === 'creeper' ? HIT + 0.2 : HIT
  return HELP * dice * shots.reduce((sum, one) => sum + one, 0)
}

function judge(
  fight: Fight,
  act: Act,
  out: (act: Act) => number,
  away: (act: Act) => number,
): Judged | null {
  const { mind, foes, cards } = fight
  const foe = foeOf(act, foes)
  const { action, price } = act
  const said = (cost: number, key: Why): Judged => ({
    act,
    cost,
    because: because(key, { type: (foe ?? foes[0]).type, number: foes.length }),
  })
  if (action === 'pass') return said(fight.stay, 'bear')
  if (act.option.label === 'escape')
    return said(out(act) - (action === 'adrenaline' ? 1 : 0), 'flee')
  if (action === 'smoke-grenade') {
    return said(away(act), 'slip-away')
  }
  if (act.option.label === 'cover-self') return said(price + 2, 'slip-away')
  if (action === 'full-auto' && foe) {
    const rifle = mind.me.hands.find(({ item }) => item === 'assault-rifle')!
    const shots = shotOdds(mind.view, 'assault-rifle', foe.type, Math.floor(rifle.ammo / 2))
    return said(price + 1.5 + after(fight, foe, shots, cards - price, 0, 'assault-rifle'), 'shoot')
  }
  if ((action === 'shoot' || action === 'adrenaline' || action === 'aimed-shot') && foe) {
    const weapon = weaponOf(act)
    const held = mind.me.hands.find(({ item }) => item === weapon)
    if (!weapon || !held) return null
    const drawn = action === 'adrenaline' ? 1 : 0
    const shots = shotOdds(mind.view, weapon, foe.type)
    const faces = action === 'aimed-shot' ? [...shots, ...shots.filter((one) => one > 0)] : shots
    const left = cards - price + drawn
    const spent = price - drawn + 0.3
    return said(spent + after(fight, foe, faces, left, held.ammo - 1, weapon), 'shoot')
  }
  if (action === 'melee' && foe) return said(price + strike(fight, foe, cards - price), 'strike')
  if (action === 'fire-extinguisher' && foe)
    return said(price + 1 + left(fight, foe, 0.9), 'drive-away')
  if (action === 'taser' && foe) return said(price + 0.5 + left(fight, foe, 0.95), 'drive-away')
  if (reloads(act)) return said(price + 0.5 + reloaded(fight, act), 'reload')
  return null
}

function foeOf(act: Act, foes: readonly IntruderView[]): IntruderView | undefined {
  const target = targetOf(act.option, 'intruder')
  return foes.find(({ name }) => name === target)
}

function weaponOf(act: Act): string | undefined {
  const ids = (act.option.targets ?? []).filter(({ kind }) => kind === 'item').map(({ id }) => id)
  return ids.map(String).find((id) => printed.items[id]?.weapon)
}

function reloads(act: Act): boolean {
  return act.action.startsWith('energy-charge') && weaponOf(act) !== undefined
}

/** The best of what is left after a shot: shooting on, fleeing or bearing it. */
function after(
  fight: Fight,
  foe: IntruderView,
  shots: readonly number[],
  cards: number,
  ammo: number,
  weapon: string,
  injuries = foe.injuries,
): number {
  const over = left(fight, foe, 1)
  let sum = 0
  for (const shot of new Set(shots)) {
    const total = injuries + shot
    const { dies, retreats } = checked(fight, foe, shot > 0 ? total : 0)
    const gone = dies + retreats
    const chance = shots.filter((one) => one === shot).length / shots.length
    sum += chance * (gone * over + (1 - gone) * goOn(fight, foe, cards, ammo, weapon, total))
  }
  return sum
}

function checked({ mind, foes, checks }: Fight, foe: IntruderView, injuries: number) {
  const key = injuries * 100 + foes.indexOf(foe)
  const known = checks.get(key) ?? killOdds(mind.view, foe.type, injuries)
  checks.set(key, known)
  return known
}

function goOn(
  fight: Fight,
  foe: IntruderView,
  cards: number,
  ammo: number,
  weapon: string,
  injuries: number,
): number {
  const bear = fight.stay
  const flee = cards > 0 ? fight.flee : Number.POSITIVE_INFINITY
  if (cards < 1 || ammo < 1) return Math.min(bear, flee)
  const key = ((fight.foes.indexOf(foe) * 20 + cards) * 20 + ammo) * 40 + injuries
  const known = fight.reckoned.get(key)
  if (known !== undefined) return known
  const shots = shotOdds(fight.mind.view, weapon, foe.type)
  const shoot = 1.3 + after(fight, foe, shots, cards - 1, ammo - 1, weapon, injuries)
  const cost = Math.min(bear, flee, shoot)
  fight.reckoned.set(key, cost)
  return cost
}

/** What is left of the fight where this foe is gone with some chance. */
function left(fight: Fight, foe: IntruderView, chance: number): number {
  const others = fight.harm - harmOf(fight.mind, foe.type)
  return chance * others * (1 + GOES_ON) + (1 - chance) * Math.min(fight.stay, fight.flee)
}

function strike(fight: Fight, foe: IntruderView, cards: number): number {
  const { mind } = fight
  const blows = blowOdds(mind.view, foe.type)
  const hit = blows.filter((injuries) => injuries > 0).length / blows.length
  const { dies, retreats } = killOdds(mind.view, foe.type, foe.injuries + 1)
  const gone = hit * (dies + retreats)
  const miss = mind.me.wounds.length >= 3 ? DEATH : MISS_COST
  const alive = Math.min(fight.stay, cards > 0 ? fight.flee : Number.POSITIVE_INFINITY)
  return STRIKE_COST + (1 - hit) * miss + gone * left(fight, foe, 1) + (1 - gone) * alive
}

function reloaded(fight: Fight, act: Act): number {
  const weapon = weaponOf(act)!
  const capacity = printed.items[weapon].weapon!.capacity
  const foe = fight.foes[0]
  const ammo = fight.mind.me.hands.find(({ item }) => item === weapon)?.ammo ?? 0
  if (ammo > 0) return Number.POSITIVE_INFINITY
  return goOn(fight, foe, fight.cards - act.price, capacity, weapon, foe.injuries)
}
