import { hasNoise } from '@bulkhead/hull/odds'
import { NONE } from '@bulkhead/hull/printed'
import type { Decision, Option } from '@bulkhead/kernel'
import type { Chosen, Reason } from '../bot.ts'
import { because } from './because.ts'
import { cardWorth, cheapest } from './cards.ts'
import { heldWorth, itemWorth } from './items.ts'
import {
  actionCards,
  canRepair,
  contaminationInHand,
  isContamination,
  isFighting,
  type Mind,
  roomHere,
} from './mind.ts'
import { objectivesOf, promiseOf, pursuitOf } from './objectives.ts'
import { entering } from './travel.ts'

/** Everything that is asked besides the turn itself: one answer for each question of the shared rules. */

export type Answer = (mind: Mind, decision: Decision) => Chosen

const ANSWERS: Readonly<Record<string, Answer>> = {
  role: chooseRole,
  objective: chooseObjective,
  pay,
  smoke: pay,
  'discard-on-pass': discardOnPass,
  'discard-any': discardContamination,
  'keep-item': (mind, decision) =>
    best(decision, (option) => itemWorth(mind, target(option)), because('keep-item')),
  'drop-one': dropLeast,
  drop: dropLeast,
  'careful-noise': quietly,
  'motion-tracker': rollAgain,
  'may-scan': mayScan,
  'scan-one': (_mind, decision) =>
    best(decision, ({ label }) => SCANS.indexOf(label), because('scan-one')),
  reroll: (_mind, decision) =>
    say(
      decision,
      SHOT_AGAIN.includes(String(decision.params?.face)) ? 'reroll-shot' : 'keep-shot',
      because('reroll'),
    ),
  overload: (_mind, decision) => say(decision, 'spend-ammo', because('spend-ammo')),
  nerves: (_mind, decision) => say(decision, 'nerves-of-steel', because('nerves')),
  interrupt,
  'counter-interruption': (_mind, decision) => say(decision, 'let-pass', because('let-pass')),
  'be-covered': (mind, decision) =>
    say(decision, isFighting(mind) ? 'agree' : 'refuse', because('be-covered')),
  'cover-room': (mind, decision) =>
    best(decision, (option) => -entering(mind, placeIn(option)).cost, because('slip-away')),
  offered: (_mind, decision) => say(decision, 'take-offer', because('take-offer')),
  returned: (_mind, decision) => say(decision, 'agree', because('take-offer')),
  trade: (_mind, decision) => say(decision, 'end-trade', because('no-trade')),
  'bind-received': (_mind, decision) => ({
    picks: [decision.options.at(-1)!.id],
    because: because('bind'),
  }),
  'turn-doors': (_mind, decision) => ({ picks: least(decision), because: because('leave-doors') }),
}

/** How a question is answered; undefined where nobody has thought of it. */
export function answerTo({ lore }: Mind, prompt: string): Answer | undefined {
  if (Object.hasOwn(lore.answers, prompt)) return lore.answers[prompt]
  return Object.hasOwn(ANSWERS, prompt) ? ANSWERS[prompt] : undefined
}

export function say(decision: Decision, label: string, reason: Reason): Chosen {
  const found = decision.options.find((option) => option.label === label) ?? decision.options[0]
  return { picks: [found.id], because: reason }
}

export function best(
  decision: Decision,
  worth: (option: Option) => number,
  reason: Reason,
): Chosen {
  let [chosen] = decision.options
  let most = Number.NEGATIVE_INFINITY
  for (const option of decision.options) {
    const value = worth(option)
    if (value > most) [chosen, most] = [option, value]
  }
  return { picks: [chosen.id], because: reason }
}

export function least({ options, min }: Decision): string[] {
  return options.slice(0, min).map(({ id }) => id)
}

export function target({ targets }: Option): string {
  return String(targets?.[0]?.id ?? '')
}

export function placeIn({ targets }: Option): number {
  return Number(targets?.find(({ kind }) => kind === 'place')?.id ?? NONE)
}

// --- the beginning ---

function chooseRole(mind: Mind, decision: Decision): Chosen {
  const ranking = mind.lore.characters(mind)
  const rank = (role: string) => (ranking.includes(role) ? ranking.indexOf(role) : ranking.length)
  return best(decision, (option) => -rank(target(option)), because('role'))
}

function chooseObjective(mind: Mind, decision: Decision): Chosen {
  const worth = (option: Option) => promiseOf(mind, target(option))
  return best(decision, worth, because('objective'))
}

// --- cards ---

function pay(mind: Mind, decision: Decision): Chosen {
  const paid = cheapest(mind, decision.options, decision.min)
  return { picks: paid.map(({ id }) => id), because: because('pay') }
}

/** Contamination goes round, unless a Rest is at hand for it; and whatever mends nothing where that is missing. */
function discardOnPass(mind: Mind, { options }: Decision): Chosen {
  if (lacksRepair(mind)) {
    const { kept } = mind.lore.cards
    const picks = options.filter((option) => !kept.includes(target(option)))
    return { picks: picks.map(({ id }) => id), because: because('dig') }
  }
  const contaminated = options.filter((option) => isContamination(target(option)))
  const hand = actionCards(mind)
  if (contaminated.length === 0) {
    return { picks: [], because: because('keep-hand', { number: hand.length }) }
  }
  if (hand.includes('rest')) return { picks: [], because: because('keep-for-rest') }
  return { picks: contaminated.map(({ id }) => id), because: because('discard') }
}

/** Waits in a way out that is broken, with nothing at hand to mend it. */
function lacksRepair(mind: Mind): boolean {
  const room = mind.me.room === NONE ? null : roomHere(mind)
  return room?.malfunction === true && mind.lore.rooms.pods.includes(room.tile!) && !canRepair(mind)
}

function discardContamination(mind: Mind, { options }: Decision): Chosen {
  const bad = options.filter((option) => {
    const card = target(option)
    return isContamination(card) || cardWorth(mind, card) < 0.4
  })
  return { picks: bad.map(({ id }) => id), because: because('discard') }
}

// --- things ---

function dropLeast(mind: Mind, decision: Decision): Chosen {
  const wanted = objectivesOf(mind).flatMap((id) => mind.lore.wanted[id] ?? [])
  const worth = (option: Option) => heldWorth(mind, target(option), wanted)
  return best(decision, (option) => -worth(option), because('drop'))
}

// --- noise ---

/** Into the exit that does the least harm: few numbers, and not one that leads to a way out. */
function quietly(mind: Mind, decision: Decision): Chosen {
  const cost = ({ targets }: Option) => {
    const [one] = targets ?? []
    if (one?.kind === 'technical') return 1
    const { plan, ends } = mind.ship
    const corridor = plan.corridors.findIndex(({ id }) => id === one?.id)
    const tiles = ends[corridor].map((place) => mind.view.rooms[place].tile ?? '')
    const beyond = tiles.filter((_, i) => ends[corridor][i] !== mind.me.room)
    const wayOut = beyond.some((tile) => mind.lore.rooms.waysOut.includes(tile))
    return plan.corridors[corridor].numbers.length + (wayOut ? SPARED : 0)
  }
  return best(decision, (option) => -cost(option), because('careful-noise'))
}

const SPARED = 1.5

function rollAgain(mind: Mind, decision: Decision): Chosen {
  const face = decision.params?.face
  const exit = typeof face === 'number' ? mind.ship.numbered[mind.me.room][face] : undefined
  const bad = exit !== undefined && hasNoise(mind.view, exit)
  if (!bad) return say(decision, 'keep-roll', because('keep-roll'))
  const cards = decision.options.filter(({ label }) => label === 'reroll')
  if (cards.length === 0) return say(decision, 'keep-roll', because('roll-again'))
  return { picks: cheapest(mind, cards, 1).map(({ id }) => id), because: because('roll-again') }
}

const SHOT_AGAIN = ['miss', 'creeper']

// --- contamination ---

const SCANS = ['scan-clean', 'scan-infected', 'scan-unknown']

function mayScan(mind: Mind, decision: Decision): Chosen {
  const fresh = contaminationInHand(mind).some((card) => card !== 'contamination-infected')
  const safe = !mind.me.larva && fresh
  return say(decision, safe ? 'scan' : 'do-not-scan', because(safe ? 'scan' : 'no-scan'))
}

// --- others ---

/** Whose end this seat plays for, by player number. */
export function preyOf(mind: Mind): number[] {
  return objectivesOf(mind).flatMap((id) => pursuitOf(mind, id).rid ?? [])
}

/** The one whose end this seat plays for is not let go. */
function interrupt(mind: Mind, decision: Decision): Chosen {
  const prey = preyOf(mind)
  const other = mind.view.players[Number(decision.params?.seat)]
  const last = mind.log.findLast(({ kind }) => kind === 'acts')
  if (other && prey.includes(other.number) && mind.lore.isLeaving(String(last?.params?.action))) {
    return say(decision, 'interruption', because('interrupt'))
  }
  return say(decision, prey.length === 0 ? 'stand-by' : 'let-pass', because('let-pass'))
}
