import type { Decision, Option } from '@bulkhead/kernel'
import { type Answer, best, placeIn, say, target } from '../hull/answers.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { cardWorth, cheapest } from '../hull/cards.ts'
import { heldWorth } from '../hull/items.ts'
import { intrudersIn, isContamination, type Mind } from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { entering } from '../hull/travel.ts'
import { NEMESIS } from '../nemesis/lore.ts'
import { because } from './because.ts'
import { isShuttle, own } from './mind.ts'

/** What only Aftermath asks besides the turn itself. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  ...NEMESIS.answers,
  launch,
  attacked: (_mind, decision) => another(decision, 'bear-it', because('ignore')),
  imposed: (_mind, decision) => another(decision, 'bear-it', because('defy')),
  'other-target': (_mind, decision) => another(decision, 'bear-it', because('ignore')),
  'drop-one': drop,
  drop: layDown,
  'go-along': goAlong,
  hide: (mind, decision) => spendOr(mind, decision, 'hide', because('hide')),
  'last-call': (mind, decision) => spendOr(mind, decision, 'discard', because('wound')),
  suggested: (mind, decision) => spendOr(mind, decision, 'discard', because('defy')),
  helped: discard,
  bereaved: discard,
  'be-treated': (mind, decision) =>
    say(decision, mind.me.larva ? 'refuse' : 'agree', because('mend')),
  'more-energy': (_mind, decision) =>
    best(decision, ({ params }) => Math.min(1, Number(params?.number)), because('energy')),
  'laika-goes-on': (mind, decision) =>
    best(decision, (option) => newsAt(mind, placeIn(option)), because('laika')),
  'turret-mode': (_mind, decision) => say(decision, 'aim-intruders', because('ignore')),
  'hush-exits': (_mind, decision) => ({
    picks: decision.options.slice(0, decision.max).map(({ id }) => id),
    because: because('ignore'),
  }),
  'choose-item': (mind, decision) =>
    best(decision, (option) => mind.lore.items.worth[target(option)] ?? 0, inAnyGame('keep-item')),
}

/** Nobody may come along for the Lucrative Offer. */
function launch(mind: Mind, decision: Decision) {
  if (own(mind).offer !== mind.seat) return NEMESIS.answers.launch(mind, decision)
  return say(decision, 'launch', because('offer'))
}

/** Whatever else there is, the first of it. */
function another(decision: Decision, idle: string, reason: ReturnType<typeof because>) {
  const found = decision.options.find(({ label }) => label !== idle) ?? decision.options[0]
  return { picks: [found.id], because: reason }
}

/** The card that is missed least, where there is any. */
function spendOr(
  mind: Mind,
  decision: Decision,
  label: string,
  reason: ReturnType<typeof because>,
) {
  const cards = decision.options.filter((option) => option.label === label)
  const [card] = cards.length > 0 ? cheapest(mind, cards, 1) : decision.options
  return { picks: [card.id], because: reason }
}

/** What is missed least; a Sample is everybody's. */
function drop(mind: Mind, decision: Decision) {
  const wanted = [...objectivesOf(mind).flatMap((id) => mind.lore.wanted[id] ?? []), 'sample']
  const worth = (option: Option) => heldWorth(mind, target(option), wanted)
  return best(decision, (option) => -worth(option), inAnyGame('drop'))
}

/** Samples, on the Shuttle. */
function layDown(mind: Mind, decision: Decision) {
  const samples = decision.options.filter((option) => target(option) === 'sample')
  if (samples.length === 0 || !isShuttle(mind.me.room)) return drop(mind, decision)
  return { picks: samples.map(({ id }) => id), because: because('sample') }
}

/** Contamination first, then what is worth least. */
function discard(mind: Mind, decision: Decision) {
  const worth = (option: Option) =>
    isContamination(target(option)) ? -1 : cardWorth(mind, target(option))
  const picks = [...decision.options].sort((a, b) => worth(a) - worth(b)).slice(0, decision.min)
  return { picks: picks.map(({ id }) => id), because: inAnyGame('discard') }
}

const WORTH_A_CARD = 3

/** Out of a fight, or where staying alone would be worse. */
function goAlong(mind: Mind, decision: Decision) {
  const place = Number(decision.params?.place)
  const here = intrudersIn(mind, mind.me.room).length
  const fine = entering(mind, place).cost < WORTH_A_CARD
  if (here > 0 || !fine) return say(decision, 'stay-behind', because('stay-behind'))
  return spendOr(mind, decision, 'go-along', because('go-along'))
}

/** Something to be found out there. */
function newsAt(mind: Mind, place: number): number {
  const room = own(mind).rooms[place]
  return room && (room.hasAftermath || !room.explored) ? 1 : place < 0 ? 0 : -1
}
