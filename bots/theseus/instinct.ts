import type { Decision, Option } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Choice } from '../choices.ts'
import { keptWorth, worthIn } from './cards.ts'
import { POINT, type Station, survey, trapWounds, wayOf } from './station.ts'
import { planWorth, stopWorth } from './stops.ts'

/** What a player would do without thinking: how natural each answer to a question looks. */

/** A difference of this much makes an answer e times as likely. */
const WARMTH = 12
/** Nothing looks more natural than this. */
const MOST = 100
/** Upgrade tokens and kept cards want to be used. */
const USED = 8
const NO_PLANNING = -5

export function weighTheseus(
  view: TheseusView,
  decision: Decision,
  choices: readonly Choice[],
): number[] {
  if (!Object.hasOwn(INSTINCTS, decision.prompt)) return choices.map(() => 1)
  const station = survey(view)
  const instinct = INSTINCTS[decision.prompt]
  const worths = new Map(
    decision.options.map((option) => [option.id, instinct(station, decision, option)]),
  )
  return choices.map(([id]) => Math.exp(Math.min(MOST, worths.get(id) ?? 0) / WARMTH))
}

type Instinct = (station: Station, decision: Decision, option: Option) => number

const INSTINCTS: Readonly<Record<string, Instinct>> = {
  movement: going,
  'extra-movement': going,
  'extra-turn': going,
  planning,
  install: installing,
}

/** A unit to move, or something to use first. */
function going(station: Station, _: Decision, option: Option): number {
  if (option.label.startsWith('upgrade') || option.label === 'play') return USED
  const unit = station.units.get(targetOf(option, 'unit'))
  if (!unit || option.label === 'place') return 0
  const further = Number(option.params?.points ?? 0)
  const way = wayOf(station, unit, further > 0 ? further : undefined)
  return stopWorth(station, unit, way[way.length - 1]) - POINT * trapWounds(station, unit, way)
}

function planning(station: Station, { seat }: Decision, option: Option): number {
  return option.targets ? planWorth(station, seat, targetOf(option, 'pending')) : NO_PLANNING
}

function installing(station: Station, { seat, params }: Decision, option: Option): number {
  const card = String(params?.card)
  const slot = targetOf(option, 'slot')
  const lost = station.cards.find((one) => one.slot === slot)
  const bonus = option.label === 'install-bonus' ? keptWorth(station, targetOf(option, 'card')) : 0
  return (
    worthIn(station, { slot, sector: targetOf(option, 'sector') }, card, seat) +
    bonus -
    (lost ? keptWorth(station, lost.card.id) : 0)
  )
}

function targetOf({ targets }: Option, kind: string): string {
  return String(targets?.find((target) => target.kind === kind)?.id)
}
