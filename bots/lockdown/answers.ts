import type { Decision, Option } from '@bulkhead/kernel'
import type { Chosen } from '../bot.ts'
import { type Answer, best, least, say, target } from '../hull/answers.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { cheapest } from '../hull/cards.ts'
import { actionCards, isContamination, type Mind } from '../hull/mind.ts'
import { entering } from '../hull/travel.ts'
import { because } from './because.ts'

/** What only Lockdown asks besides the turn itself. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  light: shine,
  flashlight: giveCheapest,
  'loses-card': giveCheapest,
  radiation: giveCheapest,
  'spend-card': spendCard,
  retry: (_mind, decision) => say(decision, 'retry-shot', inAnyGame('reroll')),
  'bag-roll': react('roll-noise'),
  attacked: react('bear-it'),
  'other-target': react('bear-it'),
  nerves: react('bear-it'),
  'body-armour': (_mind, decision) => say(decision, 'body-armour', inAnyGame('armor')),
  'power-token': layToken,
  repository: craftBest,
  wail: silenceAll,
  'white-out': (mind, decision) =>
    best(decision, (option) => -entering(mind, placeOfOption(option)).cost, inAnyGame('slip-away')),
  wreckage: (_mind, decision) =>
    best(decision, (option) => COLOURS.indexOf(target(option)), inAnyGame('keep-item')),
  digest,
  'next-event': nextEvent,
}

/** From the least to the most welcome. */
const COLOURS = ['yellow', 'green', 'red']

function placeOfOption({ targets }: Option): number {
  return Number(targets?.find(({ kind }) => kind === 'place')?.id)
}

/** Whatever is there against it is used. */
function react(idle: string): Answer {
  return (_mind, decision) => {
    const other = decision.options.find(({ label }) => label !== idle)
    return { picks: [(other ?? decision.options[0]).id], because: because('react') }
  }
}

/** A light that costs nothing first, then a card for the Flashlight while there are some. */
function shine(mind: Mind, decision: Decision): Chosen {
  const worth = ({ label, targets }: Option) => {
    if (label === 'bear-it') return 0
    const flashlight = targets?.some(({ id }) => id === 'flashlight') === true
    if (flashlight) return actionCards(mind).length > 2 ? 2 : -1
    return 1
  }
  return best(decision, worth, because('light'))
}

function giveCheapest(mind: Mind, decision: Decision): Chosen {
  const cards = decision.options.filter(({ targets }) => targets !== undefined)
  const given = cheapest(
    mind,
    cards.length > 0 ? cards : decision.options,
    Math.max(1, decision.min),
  )
  return { picks: given.map(({ id }) => id), because: inAnyGame('pay') }
}

/** A hit is worth a card that is not needed any more urgently. */
function spendCard(mind: Mind, decision: Decision): Chosen {
  const cards = decision.options.filter(({ label }) => label === 'spend-card')
  const [card] = cheapest(mind, cards, 1)
  return { picks: [(card ?? decision.options[0]).id], because: because('spend-card') }
}

/** The lowest number goes out last: it lies where everybody has to pass in the end. */
const TOKENS: Readonly<Record<string, number>> = { s3: 1, s2: 2, s1: 3, elevator: 4 }

function layToken(_mind: Mind, decision: Decision): Chosen {
  const wanted = TOKENS[String(decision.params?.power)]
  const off = (option: Option) => -Math.abs(Number(target(option)) - wanted)
  return best(decision, off, because('power'))
}

function craftBest(mind: Mind, decision: Decision): Chosen {
  const worth = (option: Option) => {
    const item = option.targets?.find(({ kind }) => kind === 'item')
    return item ? mind.lore.items.crafted(mind, String(item.id)) : 0.5
  }
  return best(decision, worth, because('repository'))
}

function silenceAll(_mind: Mind, decision: Decision): Chosen {
  const noisy = decision.options.filter(({ label }) => label === 'silence')
  const picks = noisy.length > 0 ? noisy.map(({ id }) => id) : least(decision)
  return { picks, because: because('hush') }
}

const BAD_EVENTS = ['hatching', 'hunt-2', 'hunt-3', 'brood-guard', 'consuming-fire', 'ruinous-fire']

function nextEvent(mind: Mind, decision: Decision): Chosen {
  const [top] = mind.view.decks.events.known.filter(({ at }) => at === 0)
  const bad = top !== undefined && BAD_EVENTS.includes(top.id)
  return say(decision, bad ? 'put-event-under' : 'leave-event', because('next-event'))
}

function digest(_mind: Mind, decision: Decision): Chosen {
  const found = decision.options.find((option) => isContamination(target(option)))
  return { picks: [(found ?? decision.options[0]).id], because: inAnyGame('discard') }
}
