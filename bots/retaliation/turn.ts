import type { Decision } from '@bulkhead/kernel'
import { NONE, SECURE_PER_ROOM, SKULL } from '@bulkhead/retaliation/printed'
import type { Chosen } from '../bot.ts'
import { type Act, isCautious, isSilly, isStep, readAct, targetOf } from './acts.ts'
import { type Aim, aimsOf, draw, fits } from './aims.ts'
import { because, type Why } from './because.ts'
import {
  besetting,
  blaze,
  closing,
  drilling,
  hushing,
  shifting,
  sprinkling,
  switchingOn,
} from './facility.ts'
import {
  barrageWorth,
  blowWorth,
  burstWorth,
  clearingWorth,
  forcingWorth,
  grenadeWorth,
  repelWorth,
  shotWorth,
} from './fight.ts'
import {
  attackHarm,
  bodyCost,
  burningHere,
  CONTAMINATION,
  exposure,
  friendsWithRobot,
  harmHere,
  LIFE,
  lingering,
  noiseHarm,
  robotShelter,
  shieldedHarm,
  stepHarm,
  turnEndHarm,
} from './harm.ts'
import {
  actionCards,
  contaminationInHand,
  isAlone,
  isFighting,
  isInLandingZone,
  landing,
  loadedAmmo,
  type Mind,
  tileHere,
  WAYS_OUT,
} from './mind.ts'
import { deedsOf, needsHand, promiseOf } from './needs.ts'
import { openWaysFrom, type Ways, waysFrom } from './travel.ts'

/** A Turn: whatever is worth most, act by act; and Passing, where nothing is worth its cards. */

interface Thought {
  readonly worth: number
  readonly why: Why
  /** Brings one nearer to what one is here for: that takes its Turns in any case. */
  readonly leads?: boolean
}

/** What everything is compared with. */
interface Plan {
  readonly mind: Mind
  readonly ways: Ways
  readonly aims: readonly Aim[]
  /** What the best aim is worth from here. */
  readonly pull: number
}

export function takeTurn(mind: Mind, decision: Decision): Chosen {
  const ways = waysFrom(mind, mind.me.room)
  const aims = aimsOf(mind, ways)
  const plan = { mind, ways, aims, pull: pullFrom(aims, ways) }
  let best: { act: Act; thought: Thought } | null = null
  for (const option of decision.options) {
    const act = readAct(mind, option)
    const thought = consider(plan, act)
    if (!best || thought.worth > best.thought.worth) best = { act, thought }
  }
  const number = actionCards(mind).length
  return { picks: [best!.act.option.id], because: because(best!.thought.why, { number }) }
}

function pullFrom(aims: readonly Aim[], ways: Ways): number {
  return Math.max(0, ...aims.map((aim) => draw(aim, ways)))
}

/** Cards come back with the next Round: only a crew that waits for each other has no Round to lose. */
function cardPrice(mind: Mind): number {
  if (isAlone(mind)) return 0.3
  return mind.view.mode === 'coop' ? 2 : 0.5
}

function consider(plan: Plan, act: Act): Thought {
  const { mind } = plan
  if (act.label === 'pass') return { worth: passing(plan), why: 'pass' }
  if (act.label === 'choose-objective') return choosing(mind)
  if (act.label === 'discard-things' && needsHand(mind)) return { worth: 30, why: 'drop' }
  if (isSilly(act)) return { worth: Number.NEGATIVE_INFINITY, why: 'pass' }
  const thought = goes(act) ? stepping(plan, act) : deed(plan, act)
  const slot = goes(act) ? act.slot : mind.me.room
  const cost = cardPrice(mind) * act.price + aftermath(mind, slot, act.price, thought.leads)
  return { ...thought, worth: thought.worth - cost }
}

/** The Turns to come in a Room: a second Action means another Turn; and the night there, when few cards are left. */
function aftermath(mind: Mind, slot: number, price: number, leads = false): number {
  const left = actionCards(mind).length - price
  const turns = mind.view.turn.taken === 0 || leads ? 1 : 2
  const night = (left <= 1 ? 1 : STAYS) * exposure(mind, slot)
  const stays = (isAlone(mind) ? DARES : 1) * lingering(mind, slot, left)
  return turns * turnEndHarm(mind, slot) + night + stays
}

/** Whoever is alone gets nowhere for fear of what may come. */
const DARES = 0.65

/** How much of the night is counted while there are cards left to do something about it. */
const STAYS = 0.3

/** Whatever stands here Attacks at the end of the Round. */
function passing({ mind, pull }: Plan): number {
  const { room } = mind.me
  const night = harmHere(mind) + exposure(mind, room) + turnEndHarm(mind, room)
  return -night - (pull > 60 ? 1 : 0) - waiting(mind) * pull
}

/** What a Round of waiting takes from what one is here for: bag and corridors fill, and air runs out. */
function waiting(mind: Mind): number {
  if (isAlone(mind)) return 0.05
  return mind.view.mode === 'coop' ? 0.12 : 0
}

function choosing(mind: Mind): Thought {
  const [one, two] = mind.me.objectives.map(({ id }) => promiseOf(mind, id!))
  const clear = Math.abs(one - two) >= 0.25 || mind.view.round >= 5
  const thirsty = actionCards(mind).length <= 2
  return { worth: clear && thirsty ? 50 : -1, why: 'objective' }
}

// --- going ---

/** Ends in another Room, through a Corridor or not. */
function goes(act: Act): boolean {
  return isStep(act) || act.label === 'crawl' || act.label === 'burst-and-move'
}

function stepping(plan: Plan, act: Act): Thought {
  const { mind, pull } = plan
  if (act.label === 'crawl') return crawling(plan, act)
  if (act.slot === NONE) return { worth: Number.NEGATIVE_INFINITY, why: 'pass' }
  const risk = stepHarm(mind, mind.me.room, act.place, act.slot)
  const shielded = isCautious(act) ? shieldedHarm(mind, act.slot) : 0
  const spared = SHIELDED.includes(act.by) ? risk / 2 : 0
  const { gain, why } = gainBy(plan, act.slot)
  const worth = gain - pull - risk + shielded + spared + besides(mind, act)
  return { worth, why, leads: gain > pull }
}

/** What a card does beside the Move: Breakthrough clears the way first, and Sprint may go on. */
function besides(mind: Mind, act: Act): number {
  if (act.label === 'burst-and-move') return Math.max(0, burstWorth(mind, act)) / 2
  return act.by === 'sprint' && mind.me.oxygen > 3 ? 1 : 0
}

/** To any Room, for one Attack of an Adult and the Noise roll there. */
function crawling(plan: Plan, act: Act): Thought {
  const { mind, pull } = plan
  const { gain, why } = gainBy(plan, act.slot)
  return { worth: gain - pull - attackHarm(mind, 'adult') - noiseHarm(mind, act.slot), why }
}

/** Cards and Items that make a Move safer. */
const SHIELDED: readonly string[] = [
  'tactical-retreat',
  'duck-and-cover',
  'flashbang',
  'move-quietly',
  'shoot-first',
  'breakthrough',
]

/** What the best aim is worth from the next slot: without the risk of the step itself. */
function gainBy({ mind, aims }: Plan, slot: number): { gain: number; why: Why } {
  const ways = waysFrom(mind, slot)
  let gain = 0
  let why: Why = 'explore'
  for (const aim of aims) {
    const worth = aim.slot === slot && aim.label === null ? aim.worth : draw(aim, ways)
    if (worth > gain) {
      gain = worth
      why = aim.why
    }
  }
  return { gain, why }
}

// --- doing something here ---

type Judge = (mind: Mind, act: Act) => Thought

function deed(plan: Plan, act: Act): Thought {
  const { mind, aims, pull } = plan
  const aim = aims.find((one) => fits(one, act, mind.me.room))
  if (aim) {
    const rest = Math.max(0, pull - draw(aim, plan.ways))
    const worth = aim.worth - rest * (aim.why === 'way-out' ? GONE : delay(mind))
    return { worth, why: aim.why, leads: true }
  }
  if (OPENS.includes(act.label) && act.place !== NONE) return opening(plan, act)
  const judge = Object.hasOwn(JUDGES, act.label) ? JUDGES[act.label] : undefined
  return judge ? judge(mind, act) : { worth: -5, why: 'pass' }
}

/** How much of everything else is lost to whoever leaves. */
const GONE = 0.5

/** How much of it is lost to whoever does something on the way: others may need it done meanwhile. */
function delay(mind: Mind): number {
  return isAlone(mind) ? 0 : 0.1
}

function judged(why: Why, worth: (mind: Mind, act: Act) => number): Judge {
  return (mind, act) => ({ worth: worth(mind, act), why })
}

/** Whom an option is for: oneself or somebody else. */
function isForMe({ seat }: Mind, { option }: Act): boolean {
  const target = targetOf(option, 'seat')
  return target === '' || Number(target) === seat
}

function healing(mind: Mind, act: Act): number {
  const number = Number(act.option.params?.number ?? 2)
  const patient = patientOf(mind, act)
  const gained = Math.min(number, patient.health - patient.wounds.length * 3)
  if (gained < Math.min(number, 2) && patient.health < SKULL - 1) return -1
  const worth = 0.8 * (bodyCost(patient.health) - bodyCost(patient.health - gained))
  return isForMe(mind, act) ? worth : worth * (mind.view.mode === 'coop' ? 0.7 : 0.3)
}

function patientOf({ view, me }: Mind, { option }: Act) {
  const target = targetOf(option, 'seat')
  return target === '' ? me : view.players[Number(target)]
}

function breathing(mind: Mind, act: Act): number {
  const one = patientOf(mind, act)
  const number = Number(act.option.params?.number ?? 3)
  const gained = Math.min(number, 7 - one.oxygen)
  const need = one.oxygen <= 1 ? 25 : one.oxygen <= 3 ? 6 : gained === number ? 1.5 : -2
  return isForMe(mind, act) ? need : need * 0.3
}

/** Shelter for those who stay the night: whoever has nothing to go for, or no cards to go. */
function securing(mind: Mind, act: Act): number {
  const { secure } = mind.view.rooms[mind.me.room]!
  const number = Number(act.option.params?.number ?? 1)
  const after = Math.min(SECURE_PER_ROOM, secure + number)
  if (secure === after) return -1
  const stays = actionCards(mind).length - act.price <= 2 ? 1 : 0.5
  return stays * (exposure(mind, mind.me.room) - exposure(mind, mind.me.room, after)) + 0.6
}

/** Clean cards leave the game; an Infected one would show itself at the end. */
function resting(mind: Mind): number {
  const leaving = WAYS_OUT.includes(tileHere(mind)) && contaminationInHand(mind) > 0 ? LIFE : 0
  return CONTAMINATION * contaminationInHand(mind) + leaving
}

function reloading(mind: Mind): number {
  return loadedAmmo(mind.me) <= 1 ? 7 : loadedAmmo(mind.me) <= 3 ? 2 : 0.3
}

function searching({ view, me }: Mind): number {
  return view.rooms[me.room]!.fire || me.backpack.length > 5 ? 0.5 : 3.5
}

const OPENS = ['open-door', 'destroy-door']

/** A way that is shut is worth what lies behind it, beyond all that can be had without it. */
function opening(plan: Plan, { place, slot }: Act): Thought {
  const { mind, aims } = plan
  if (isFighting(mind)) return { worth: -1, why: 'open' }
  const here = pullFrom(aims, openWaysFrom(mind, mind.me.room))
  const there = gainBy(plan, slot).gain - stepHarm(mind, mind.me.room, place, slot)
  return { worth: 1.2 + 0.6 * Math.max(0, there - here), why: 'open', leads: there > here }
}

function repairing(mind: Mind, { label }: Act): number {
  if (label === 'fix-item') return 5
  const wanted = deedsOf(mind).some((one) => one.kind === 'do' && one.tile === tileHere(mind))
  return wanted || WAYS_OUT.includes(tileHere(mind)) ? 12 : 1
}

/** Others of lower Rank are told what they would do themselves. */
const ordering: Judge = (mind, act) => {
  const seat = Number(targetOf(act.option, 'seat'))
  if (act.label === 'order-burst') return { worth: 2, why: 'command' }
  if (act.label === 'order-shoot') return { worth: 4, why: 'command' }
  return { worth: seat === mind.seat ? 1 : -2, why: 'command' }
}

function robotGoing(mind: Mind, act: Act): number {
  const wanted = deedsOf(mind).some((one) => one.kind === 'robot')
  if (!wanted) return -1
  const reactor = mind.view.rooms.findIndex((room) => room?.tile === 'reactor')
  if (reactor === NONE) return -1
  const from = waysFrom(mind, reactor).steps
  return from[act.slot] < from[mind.view.robot.room] ? 30 : -3
}

const JUDGES: Readonly<Record<string, Judge>> = {
  shoot: judged('shoot', (mind, act) => shotWorth(mind, act) + aimed(act)),
  'hit-and-attack': judged('shoot', (mind) => harmHere(mind) * 0.6 + 2),
  melee: judged('melee', blowWorth),
  'melee-with': judged('melee', blowWorth),
  burst: judged('burst', (mind, act) => burstWorth(mind, act) + aimed(act)),
  'continuous-fire': judged('burst', (mind, act) => clearingWorth(mind, act) / 2),
  'reload-first': judged('reload', (mind) => reloading(mind) + 2),
  'fire-first': judged('shoot', () => 3),
  'forcing-fire': judged('repel', forcingWorth),
  'repel-one': judged('repel', repelWorth),
  'burn-out': judged('burst', clearingWorth),
  'throw-grenade': judged('burst', grenadeWorth),
  throw: judged('burst', grenadeWorth),
  'fire-guns': judged('burst', barrageWorth),
  'fire-turret': judged('burst', (mind, act) => barrageWorth(mind, act) - 1),
  'robot-fires': judged('burst', barrageWorth),
  'fire-rocket': judged('burst', (mind, act) => rocketWorth(mind, act)),
  detonate: judged('burst', (mind, act) => rocketWorth(mind, act)),
  'fire-at-will': judged('command', () => 3),
  'order-burst': ordering,
  'order-shoot': ordering,
  'order-move': ordering,
  'order-explore': ordering,
  motivate: judged('command', () => 1.4),
  'shift-lander': judged('lander', shifting),
  secure: judged('secure', securing),
  'place-secure': judged('secure', securing),
  'robot-secures': judged('secure', (mind, act) => securing(mind, act) - 0.5),
  reinforce: judged('hold', (mind) => (isInLandingZone(mind) ? 2 : 0.8)),
  'close-door': judged('hold', closing),
  bar: judged('hold', closing),
  'fix-room': judged('repair', repairing),
  'fix-item': judged('repair', repairing),
  'fix-robot': judged('repair', () => 0.8),
  'robot-repairs-room': judged('repair', repairing),
  extinguish: judged('repair', (mind) => 2 * burningHere(mind) + blaze(mind)),
  'extinguish-any': judged('repair', (mind) => 1 + blaze(mind)),
  sprinkle: judged('repair', sprinkling),
  'robot-extinguishes': judged('repair', (mind) => 1 + blaze(mind)),
  search: judged('search', searching),
  rummage: judged('search', () => 3),
  'take-supplies': judged('search', () => 6),
  'take-prototype': judged('search', () => 5),
  restock: judged('gear', () => -1),
  rest: judged('rest', resting),
  antiseptic: judged('rest', (mind) => Math.min(1, contaminationInHand(mind)) * CONTAMINATION),
  cleanse: judged('rest', resting),
  'draw-cards': judged('cards', () => 2),
  adrenaline: judged('cards', (mind) => (actionCards(mind).length >= 3 ? 2 : 0.5)),
  drug: judged('cards', (mind, act) => (isForMe(mind, act) ? 0.5 : -1)),
  'restore-health': judged('care', healing),
  'use-medpack': judged('care', healing),
  'robot-heals': judged('care', healing),
  'treat-wound': judged('care', (mind, act) => (isForMe(mind, act) ? 7 : 2)),
  'medkit-both': judged('care', (mind, act) => (isForMe(mind, act) ? 9 : 2)),
  'robot-treats': judged('care', (mind, act) => (isForMe(mind, act) ? 7 : 1)),
  'use-oxygen': judged('air', breathing),
  'gain-oxygen': judged('air', breathing),
  'gain-gear': judged('gear', () => 2),
  reload: judged('reload', reloading),
  'look-at-anti-aircraft': judged('look', (mind) => (landing(mind) === 0.5 ? 12 : 0)),
  'stack-anti-aircraft': judged('look', (mind) => (landing(mind) === 0.5 ? 12 : 0)),
  'look-at-objectives': judged('look', () => 5),
  'copy-data': judged('deed', () => 1.2),
  'flip-life-support': judged('air', switchingOn),
  'switch-life-support': judged('air', switchingOn),
  'send-drone': judged('explore', () => 2.5),
  'robot-explores': judged('explore', () => 2),
  'move-robot': judged('robot', robotGoing),
  silence: judged('hold', hushing),
  'scan-noise': judged('hold', (mind, act) => hushing(mind, act) / 2),
  'control-doors': judged('hold', (mind) => 2 * besetting(mind) - 1),
  'seal-room': judged('hold', (mind, act) => (act.slot === mind.me.room ? besetting(mind) : -3)),
  'secure-robot': judged('secure', robotShelter),
  'reinforce-robot': judged('hold', (mind) => (friendsWithRobot(mind).length > 0 ? 2 : -1)),
  drill: judged('explore', drilling),
  'push-out': judged('repel', repelWorth),
}

/** A card that may roll again. */
function aimed({ by }: Act): number {
  return by === 'taking-aim' ? 1 : 0
}

/** Everything there dies, Characters nearly so. */
function rocketWorth({ view }: Mind, { slot }: Act): number {
  const dead = view.intruders.filter(({ room }) => room === slot).length
  const friends = view.players.filter(({ room, fate }) => room === slot && fate === 'alive').length
  return 4 * dead - 8 * friends
}
