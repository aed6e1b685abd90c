import type { Decision, Option } from '@bulkhead/kernel'
import { INTRUDER_CARDS } from '@bulkhead/nemesis/printed'
import type { Chosen, Reason } from '../bot.ts'
import { targetOf } from '../hull/acts.ts'
import type { Answer } from '../hull/answers.ts'
import { crewIn, type Mind } from '../hull/mind.ts'
import { because } from './because.ts'
import { own } from './mind.ts'

/** The Intruder player: everything that hurts whoever is left. */

/** How this seat answers where it is the Intruder player. */
export function playsIntruders(mind: Mind): Answer | undefined {
  return own(mind).intruderPlayer?.seat === mind.seat ? playIntruders : undefined
}

function playIntruders(mind: Mind, decision: Decision): Chosen {
  const judge = JUDGES[decision.prompt] ?? (() => 0)
  const { options } = decision
  let best = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = judge(mind, option, decision)
    if (worth > most) [best, most] = [option, worth]
  }
  return { picks: [best.id], because: reasonFor(decision.prompt, best) }
}

function reasonFor(prompt: string, option: Option): Reason {
  if (option.label === 'pass' || prompt === 'intruder-player-keep')
    return because('intruder-player-rest')
  return because(
    prompt === 'intruder-player-mover' || prompt === 'intruder-player-exit' ? 'stalk' : 'hunt',
  )
}

type Judge = (mind: Mind, option: Option, decision: Decision) => number

const JUDGES: Readonly<Record<string, Judge>> = {
  'intruder-player': cardWorth,
  'intruder-player-keep': cardWorth,
  'intruder-player-use': useWorth,
  'intruder-player-mover': moverWorth,
  'intruder-player-exit': exitWorth,
  'intruder-player-attacker': (mind, option) => fierceness(mind, targetOf(option, 'intruder')),
  'intruder-player-victim': (mind, option) => weakness(mind, Number(targetOf(option, 'seat'))),
  'choose-attack': (_mind, option) => ATTACKS[targetOf(option, 'attack').split('-')[0]] ?? 1,
  'choose-event': (_mind, option) => EVENTS[targetOf(option, 'event')] ?? 1,
  pursuit: (mind, option) => weakness(mind, Number(targetOf(option, 'seat'))),
  recovery: (mind, option) => fierceness(mind, targetOf(option, 'intruder')),
}

const ATTACKS: Readonly<Record<string, number>> = {
  tail: 6,
  frenzy: 5,
  bite: 5,
  claws: 4,
  summoning: 3,
  scratch: 2,
  transformation: 2,
  slime: 1,
}

const EVENTS: Readonly<Record<string, number>> = {
  eclosion: 6,
  'hunt-2': 4,
  'hunt-3': 4,
  'egg-protection': 3,
  'damaging-fire': 3,
  'consuming-fire': 3,
  'pod-ejection': 3,
  lurking: 0,
}

function fighting(mind: Mind): boolean {
  return mind.view.intruders.some(({ room }) => crewIn(mind, room).length > 0)
}

/** Attacks first; cards that attack best are played while somebody can be attacked. */
function cardWorth(mind: Mind, option: Option): number {
  if (option.label === 'pass' || option.label === 'keep-none') return 0
  const card = INTRUDER_CARDS[targetOf(option, 'intruderCard')]
  return fighting(mind) ? 1 + card.attack : 1 + (card.exit === null ? 1 : 0)
}

function useWorth(mind: Mind, option: Option, { params }: Decision): number {
  const card = String(params?.intruderCard)
  if (option.label === 'intruder-player-attack') return 4
  if (option.label === 'intruder-player-effect') return card.startsWith('recovery') ? 0 : 2
  const { exit } = INTRUDER_CARDS[card]
  const reaches = mind.view.intruders.some(({ name }) => closesIn(mind, name, exit))
  return reaches ? 3 : 0.5
}

/** Whether an Intruder comes to a Character through an exit, or through any. */
function closesIn(mind: Mind, name: string, number: number | null): boolean {
  const intruder = mind.view.intruders.find((one) => one.name === name)
  if (!intruder || crewIn(mind, intruder.room).length > 0) return false
  const numbers = number === null ? [1, 2, 3, 4] : [number]
  return numbers.some((one) => preyThrough(mind, intruder.room, one) > 0)
}

function preyThrough(mind: Mind, room: number, number: number): number {
  const exit = mind.ship.numbered[room][number]
  if (exit === undefined || exit < 0 || mind.view.corridors[exit].door === 'closed') return 0
  const to = mind.ship.ways[room].find(({ corridor }) => corridor === exit)!.to
  return crewIn(mind, to).length
}

function moverWorth(mind: Mind, option: Option): number {
  const name = targetOf(option, 'intruder')
  return (closesIn(mind, name, null) ? 10 : 0) + fierceness(mind, name)
}

function exitWorth(mind: Mind, option: Option): number {
  const number = Number(option.params?.number ?? 0)
  const rooms = mind.view.intruders.map(({ room }) => room)
  return Math.max(0, ...rooms.map((room) => preyThrough(mind, room, number)))
}

const FIERCE = ['larva', 'creeper', 'adult', 'breeder', 'queen']

function fierceness(mind: Mind, name: string): number {
  const intruder = mind.view.intruders.find((one) => one.name === name)
  return intruder ? FIERCE.indexOf(intruder.type) + 1 : 0
}

/** Who is nearest to death. */
function weakness({ view }: Mind, seat: number): number {
  const player = view.players[seat]
  return player ? player.wounds.length * 3 + player.lightWounds + (5 - player.handCount) * 0.3 : 0
}
