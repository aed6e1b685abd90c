import type { Dictionary, Language, Option, Params, Seat, Target } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import {
  attackersOnTheWay,
  type BurstOutcome,
  barrageOdds,
  burstOdds,
  exploreOdds,
  grenadeOdds,
  meleeOdds,
  noiseOdds,
  shotOdds,
  turnEnd,
} from '@bulkhead/retaliation/odds'
import { OBJECTIVE_DRAWS, PLACES, printed } from '@bulkhead/retaliation/printed'
import { sayIn } from '../../words/words.ts'
import type { Outcome, Risk, Tone } from '../ui.ts'
import {
  corridorsAround,
  counted,
  hasAir,
  healthOf,
  hordeAt,
  intrudersIn,
  mostHealth,
  type PlayerView,
  placeOf,
  readerOf,
} from './reader.ts'
import { RISK, type RiskKey } from './risk-words.ts'
import { isExploring, isMove, isOrder, targetOf } from './targets.ts'

/** What a choice risks or leads to, in the rules' own numbers. */

type Note = Risk['lines'][number]

interface Asking {
  readonly option: Option
  readonly view: RetaliationView
  readonly words: Dictionary
  readonly seat: Seat
  readonly me: PlayerView
  readonly note: (key: RiskKey, params?: Params, tone?: Tone) => Note
}

export interface Weighed {
  readonly notes: readonly Note[]
  readonly outcomes: readonly Outcome[]
  readonly causes: readonly Target[]
}

const NOTHING: Weighed = { notes: [], outcomes: [], causes: [] }

export function weigh(
  option: Option,
  view: RetaliationView,
  dictionary: Dictionary,
  language: Language,
): Weighed {
  const seat = readerOf(view)
  if (seat === null) return NOTHING
  const say = sayIn(RISK, language)
  const asking: Asking = {
    option,
    view,
    words: dictionary,
    seat,
    me: view.players[seat],
    note: (key, params, tone = 'calm') => ({ text: say(key, params), tone }),
  }
  if (isMove(option) && !isOrder(option)) return moving(asking)
  return WEIGHERS[option.label]?.(asking) ?? NOTHING
}

const WEIGHERS: Readonly<Record<string, (asking: Asking) => Weighed>> = {
  shoot: shooting,
  'fire-shot': shooting,
  melee: striking,
  'melee-with': striking,
  strike: striking,
  'strike-with': striking,
  burst: bursting,
  'fire-burst': bursting,
  'throw-grenade': throwing,
  throw: throwing,
  'robot-fires': barrage,
  'fire-guns': barrage,
  'fire-turret': barrage,
  'continuous-fire': ({ note }) => only(note('per-card')),
  board: leaving,
  hibernate: leaving,
  'take-off': leaving,
  'take-egg': noiseHere,
  'destroy-egg': noiseHere,
  pass: passing,
  'end-turn': passing,
  'use-oxygen': ({ option, me, note }) => gaining(option, note, me.oxygen, OXYGEN, 7),
  'use-medpack': ({ option, me, note }) =>
    gaining(option, note, healthOf(me), HEALTH, mostHealth(me)),
  'choose-objective': ({ view, note }) =>
    only(
      note('draws-cards', {
        number: OBJECTIVE_DRAWS[Math.min(view.choices, OBJECTIVE_DRAWS.length - 1)],
      }),
    ),
}

function only(...notes: readonly Note[]): Weighed {
  return { ...NOTHING, notes }
}

export function percent(chance: number): number {
  return Math.round(100 * chance)
}

// --- moving ---

/** The slot that an option leads to, and the place of its corridor. */
export function wayOf(option: Option, view: RetaliationView, from: number) {
  const place = placeOf(view, targetOf(option, 'corridor') ?? -1)
  if (place < 0) return null
  const [a, b] = PLACES[place].ends
  return { place, slot: a === from ? b : a }
}

function moving(asking: Asking): Weighed {
  const { option, view, me, note } = asking
  const way = wayOf(option, view, me.room)
  if (!way) return NOTHING
  const attacks = preventsAll(option) ? [] : attackersOnTheWay(view, me.room, way.place)
  const first =
    attacks.length > 0 ? [note('attacks-first', { list: listed(attacks, asking) }, 'bad')] : []
  const cautious = option.label.startsWith('cautious') ? [note('secured', {}, 'act')] : []
  if (isExploring(option)) {
    return { ...NOTHING, notes: [...first, ...exploring(asking), ...cautious] }
  }
  const there = intrudersIn(view, way.slot).map(({ type }) => type)
  const combat =
    there.length > 0 ? [note('combat-there', { list: listed(there, asking) }, 'bad')] : []
  const isSilent = option.params?.by === 'move-quietly'
  const roll = isSilent ? only(note('silent', {}, 'act')) : noiseIn(way.slot, asking)
  return {
    ...roll,
    notes: [...first, ...combat, ...roll.notes, ...cautious, ...placeNotes(way.slot, asking)],
  }
}

const PREVENTING: ReadonlySet<string> = new Set(['flashbang', 'tactical-retreat', 'breakthrough'])

function preventsAll({ params }: Option): boolean {
  return PREVENTING.has(String(params?.by))
}

function listed(types: readonly string[], { words }: Asking): string {
  return counted([...types])
    .map(([type, number]) =>
      number === 1 ? words[`type.${type}`] : `${number} ${words[`types.${type}`]}`,
    )
    .join(', ')
}

/** What a Noise roll in a room may bring, and from where. */
function noiseIn(slot: number, { view, note }: Asking): Weighed {
  const { hazard, comes, answered } = noiseOdds(view, slot)
  const notes = [
    note('hazard', { chance: percent(hazard) }, 'warn'),
    ...(comes > 0 ? [note('comes', { chance: percent(comes) }, 'bad')] : []),
    ...(answered > 0 ? [note('answered', { chance: percent(answered) }, 'warn')] : []),
  ]
  const causes = corridorsAround(view, slot).flatMap((place) => {
    const { tile, noise } = view.corridors[place]!
    return noise || hordeAt(view, place).length > 0 ? [{ kind: 'corridor', id: tile }] : []
  })
  return { notes, outcomes: [], causes }
}

function placeNotes(slot: number, { view, me, note }: Asking): Note[] {
  const isAir = hasAir(view, { room: slot })
  return [
    ...(view.rooms[slot]?.fire ? [note('burns', {}, 'warn')] : []),
    ...(isAir === hasAir(view, me)
      ? []
      : [note(isAir ? 'air' : 'airless', {}, isAir ? 'act' : 'warn')]),
  ]
}

function exploring({ view, note }: Asking): Note[] {
  const { hazard, noiseRoll, fire } = exploreOdds(view)
  return [
    note('explore-hazard', { chance: percent(hazard) }, 'warn'),
    note('explore-noise', { chance: percent(noiseRoll) }),
    ...(fire > 0 ? [note('explore-fire', { chance: percent(fire) })] : []),
  ]
}

/** How likely the roll at the end of a move is to bring something. */
export function dangerIn(view: RetaliationView, slot: number): number {
  const { hazard, comes, answered } = noiseOdds(view, slot)
  return Math.min(1, hazard + comes + answered)
}

function noiseHere(asking: Asking): Weighed {
  return noiseIn(asking.me.room, asking)
}

function leaving(asking: Asking): Weighed {
  const roll = noiseHere(asking)
  return { ...roll, notes: [...roll.notes, asking.note('fails')] }
}

// --- fighting ---

export function killChance(option: Option, view: RetaliationView): number | null {
  const seat = readerOf(view)
  const intruder = targetOf(option, 'intruder')
  const weapon = targetOf(option, 'item')
  if (seat === null || intruder === undefined) return null
  const isBlow = option.label.startsWith('melee') || option.label.startsWith('strike')
  if (isBlow)
    return meleeOdds(view, seat, weapon === undefined ? null : String(weapon), String(intruder))
      .kills
  if (weapon === undefined) return null
  return shotOdds(view, seat, String(weapon), String(intruder)).kills
}

function fateOf(kills: number, note: Asking['note']): readonly Outcome[] {
  const parts: Outcome[] = [
    { ...note('kills', { chance: percent(kills) }, 'act'), chance: kills },
    { ...note('lives', { chance: percent(1 - kills) }, 'calm'), chance: 1 - kills },
  ]
  return parts.filter(({ chance }) => chance > 0)
}

function shooting({ option, view, seat, note }: Asking): Weighed {
  const kills = killChance(option, view) ?? 0
  const [weapon, intruder] = [targetOf(option, 'item'), targetOf(option, 'intruder')]
  const { spendsAmmo } = shotOdds(view, seat, String(weapon), String(intruder))
  const ammo = spendsAmmo > 0 ? [note('spends-ammo', { chance: percent(spendsAmmo) })] : []
  return { notes: ammo, outcomes: fateOf(kills, note), causes: [] }
}

function striking({ option, view, note }: Asking): Weighed {
  const kills = killChance(option, view) ?? 0
  const back = kills < 1 ? [note('strikes-back', {}, 'warn')] : []
  return { notes: back, outcomes: fateOf(kills, note), causes: [] }
}

/** What the symbol of the Burst die does besides, by the Weapon. */
const SYMBOLS: Readonly<Record<string, RiskKey>> = {
  'bf-gun': 'jams',
  'gatling-gun': 'jams',
  flamethrower: 'room-burns',
  'plasma-gun': 'hurts-you',
  'sonic-gun': 'room-breaks',
}

function bursting({ option, view, note }: Asking): Weighed {
  const weapon = String(targetOf(option, 'item'))
  const place = placeOf(view, targetOf(option, 'corridor') ?? -1)
  if (place < 0) return NOTHING
  const odds = burstOdds(view, weapon, place)
  const symbol = odds.filter((one) => one.symbol).reduce((sum, { chance }) => sum + chance, 0)
  const key = SYMBOLS[weapon]
  const jam: Outcome[] =
    key && symbol > 0 ? [{ ...note(key, { chance: percent(symbol) }, 'warn'), chance: symbol }] : []
  return { ...NOTHING, outcomes: [...deaths(odds, view, place, note), ...jam] }
}

function throwing({ option, view, note }: Asking): Weighed {
  const place = placeOf(view, targetOf(option, 'corridor') ?? -1)
  return place < 0
    ? NOTHING
    : { ...NOTHING, outcomes: deaths(grenadeOdds(view, place), view, place, note) }
}

function barrage({ option, view, note }: Asking): Weighed {
  const place = placeOf(view, targetOf(option, 'corridor') ?? -1)
  return place < 0
    ? NOTHING
    : { ...NOTHING, outcomes: deaths(barrageOdds(view, place), view, place, note) }
}

/** How many die, each number once. */
function deaths(
  odds: readonly BurstOutcome[],
  view: RetaliationView,
  place: number,
  note: Asking['note'],
): Outcome[] {
  const all = hordeAt(view, place).filter(({ type }) => type !== 'queen').length
  const chances = new Map<string, { one: BurstOutcome; chance: number }>()
  for (const one of odds) {
    const key = `${one.deaths} ${one.queenHits}`
    const before = chances.get(key)?.chance ?? 0
    chances.set(key, { one, chance: before + one.chance })
  }
  return [...chances.values()].map(({ one, chance }) => {
    const params = { number: one.deaths, chance: percent(chance) }
    if (one.queenHits > 0) {
      return { ...note('queen', { ...params, number: one.queenHits }, 'act'), chance }
    }
    return { ...note(deathKey(one.deaths, all), params, one.deaths > 0 ? 'act' : 'calm'), chance }
  })
}

function deathKey(number: number, all: number): RiskKey {
  if (number === 0) return 'none-die'
  if (number === all) return all === 1 ? 'all-one' : 'all-die'
  return number === 1 ? 'die-one' : 'die'
}

// --- tokens, and the end of a turn ---

const OXYGEN = 3
const HEALTH = 2

function gaining(
  option: Option,
  note: Asking['note'],
  from: number,
  gain: number,
  most: number,
): Weighed {
  const isOwn = option.params?.by === 'use-gear' ? [note('gear-first')] : []
  return only(note('to-number', { from, to: Math.min(most, from + gain) }, 'act'), ...isOwn)
}

function passing({ option, view, seat, note }: Asking): Weighed {
  const { oxygenLost, healthLost, oxygen, suffocating, dies } = turnEnd(view, seat)
  const notes = [
    ...(option.label === 'pass' ? [note('ends-round')] : []),
    ...(dies ? [note('dies-at-end', {}, 'bad')] : []),
    ...(suffocating && !dies ? [note('suffocates', {}, 'bad')] : []),
    ...(oxygenLost > 0 && !suffocating && !dies
      ? [note('loses-oxygen', { left: oxygen }, 'warn')]
      : []),
    ...(healthLost > 0 ? [note('fire-here', {}, 'warn')] : []),
  ]
  return only(...notes)
}

/** Whether a Weapon spends Ammo. */
export function needsAmmo(weapon: string | number | undefined): boolean {
  return weapon !== undefined && printed.items[weapon]?.needsNoAmmo !== true
}
