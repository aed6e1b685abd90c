import type { Decision, Option } from '@bulkhead/kernel'
import { burstOdds, shotOdds } from '@bulkhead/retaliation/odds'
import { LANDING_ZONE, SKULL } from '@bulkhead/retaliation/printed'
import type { Chosen } from '../bot.ts'
import { targetOf } from './acts.ts'
import { aimsOf, draw } from './aims.ts'
import { type Answer, always, best, choosing, say, several } from './answering.ts'
import { because } from './because.ts'
import { attackHarm, LIFE, stepHarm } from './harm.ts'
import {
  across,
  actionCards,
  contaminationInHand,
  intrudersAt,
  isAlone,
  loadedAmmo,
  type Mind,
  placeOf,
  roundsLeft,
  tileHere,
  tokens,
  WAYS_OUT,
} from './mind.ts'
import { avoidsLander, companions, deedsOf, isReady, promiseOf, victimOf } from './needs.ts'
import { dropping, emptyHand, heldWorth, makeRoom, restock, useAtOnce, useGear } from './things.ts'
import { waysFrom } from './travel.ts'
import { cardWorth, characterWorth, gearWorth, itemWorth, supportWorth } from './worth.ts'

/** Everything that is asked besides the Turn itself: one answer for each question. */

/** As many bodies as may be. */
const takingAlong: Answer = (_mind, { options, max }) => ({
  picks: options.slice(0, max).map(({ id }) => id),
  because: because('carry'),
})

const ANSWERS: Readonly<Record<string, Answer>> = {
  // --- the beginning ---
  character: choosing(
    (mind, option) => characterWorth(mind, targetOf(option, 'character')),
    'character',
  ),
  support: choosing((mind, option) => supportWorth(mind, targetOf(option, 'item')), 'support'),
  belt: fillBelt,
  'fill-slot': choosing((mind, option) => gearWorth(mind, targetOf(option, 'gear')), 'gear'),
  'keep-objective': choosing(
    (mind, option) => promiseOf(mind, targetOf(option, 'objective')),
    'objective',
  ),
  'end-turn': endTurn,

  // --- cards ---
  pay: several((mind, option) => -keptWorth(mind, targetOf(option, 'card')) - 1, 'pay'),
  'take-along': takingAlong,
  'take-which': takingAlong,
  'discard-on-pass': discardOnPass,
  'continuous-fire': continuousFire,
  antiseptic: choosing(() => 0, 'rest'),

  // --- things ---
  search: several((mind, option) => itemWorth(mind, targetOf(option, 'item')), 'search'),
  'free-hand': dropping,
  'empty-hand': choosing((mind, option) => -heldWorth(mind, option), 'drop'),
  'change-armor': (mind, decision) => {
    const worn = mind.me.armor?.id ?? ''
    const offered = String(decision.params?.item)
    const better = (ARMORS.indexOf(offered) ?? 0) > ARMORS.indexOf(worn)
    return say(decision, better ? 'change-armor' : 'leave-item', 'gear')
  },
  'use-at-once': useAtOnce,
  restock: (mind, decision) => restock(mind, decision),
  stow: choosing((_, option) => Number(targetOf(option, 'spot').startsWith('belt')), 'gear'),
  'make-room': makeRoom,
  'discard-gear': choosing(() => 0, 'gear'),
  reload: choosing((_, option) => Number(targetOf(option, 'gear') === 'ammo'), 'reload'),
  'spend-ammo': choosing((_, option) => Number(targetOf(option, 'gear') === 'half-ammo'), 'reload'),
  'use-gear': useGear,
  'discard-things': emptyHand,

  // --- fighting ---
  reroll: (_mind, decision) => {
    const face = decision.params?.face
    const good = face === 'crit' || face === 2 || face === 3
    return say(decision, good ? 'keep-roll' : 'reroll', 'reroll')
  },
  'shoot-again': (mind, decision) =>
    say(decision, loadedAmmo(mind.me) > 1 ? 'shoot-again' : 'enough', 'shoot'),
  'burst-again': always('burst-again', 'burst'),
  'launch-grenade': (mind, decision) => {
    const place = placeOf(mind, Number(decision.params?.corridor))
    const crowd = intrudersAt(mind, place).length >= 3
    return say(decision, crowd ? 'launch-grenade' : 'burst-now', 'burst')
  },
  'shoot-or-repel': always('shoot-it', 'shoot'),
  'share-hits': choosing(
    (_, { params }) =>
      3 * Number(params?.drones) +
      2 * Number(params?.adults) +
      1.5 * Number(params?.larvae) +
      Number(params?.queen),
    'burst',
  ),
  'may-fire': choosing(firing, 'shoot'),
  fire: choosing(firing, 'shoot'),
  'follow-up': choosing(firing, 'shoot'),
  weapon: choosing((mind, option) => itemWorth(mind, targetOf(option, 'item')), 'shoot'),
  'name-corridor': choosing(
    (mind, option) => intrudersAt(mind, placeOf(mind, Number(targetOf(option, 'corridor')))).length,
    'burst',
  ),
  repel: choosing(
    (mind, option) =>
      -intrudersAt(mind, placeOf(mind, Number(targetOf(option, 'corridor')))).length,
    'repel',
  ),
  parry: parry,
  prevent: (mind, decision) => {
    const harm = attackHarm(mind, decision.params?.type as 'adult')
    return say(decision, harm > 4 ? 'use-against' : 'let-attack', 'prevent')
  },
  duck: always('duck', 'prevent'),
  react,
  'heavy-armor': (mind, decision) =>
    say(decision, mind.me.health + 2 < SKULL ? 'lose-health' : 'take-wound', 'prevent'),
  panic: (mind, decision) => say(decision, mind.me.oxygen > 2 ? 'lose-oxygen' : 'lose-ammo', 'air'),

  // --- others ---
  commanded: (mind, decision) => {
    const trusted = mind.view.mode === 'coop' || victimOf(mind) !== Number(decision.params?.seat)
    return say(decision, trusted ? 'obey' : 'refuse-command', 'obey')
  },
  'agree-health': always('agree', 'agree'),
  'agree-treat': always('agree', 'agree'),
  'agree-oxygen': always('agree', 'agree'),
  'agree-repair': always('agree', 'agree'),
  'agree-surgery': always('agree', 'agree'),
  'agree-to-go': (mind, decision) =>
    say(decision, mind.me.room === LANDING_ZONE ? 'refuse' : 'agree', 'agree'),
  offered: always('take-offer', 'agree'),
  returned: always('agree', 'agree'),
  trade: always('end-trade', 'as-good'),
  'field-surgery': (mind, decision) =>
    say(decision, tokens(mind.me, 'medpack') > 0 ? 'spend-medpack' : 'contaminate', 'care'),
  restore: choosing((_, { params }) => Number(params?.number), 'care'),
  'heal-wound': choosing((_, option) => WOUNDS.indexOf(targetOf(option, 'wound')), 'care'),

  // --- the Facility ---
  'anti-aircraft': antiAircraft,
  launch,
  sprint: sprint,
  'robot-step': robotStep,
  'control-doors': choosing(shutting, 'hold'),
}

export function answerTo(prompt: string): Answer | undefined {
  return Object.hasOwn(ANSWERS, prompt) ? ANSWERS[prompt] : undefined
}

/** From what is easiest to live with on. */
const WOUNDS = ['knee', 'leg', 'hand', 'eyes', 'guts', 'body', 'lungs', 'arm', 'bleeding']
const ARMORS = [
  'bulletproof-vest',
  'biohazard-armor',
  'autoloader-belt',
  'utility-vest',
  'tactical-armor',
  'heavy-armor',
]

// --- the beginning ---

function fillBelt(mind: Mind, decision: Decision): Chosen {
  const { picks } = best(decision, (option) => gearWorth(mind, targetOf(option, 'gear')), 'belt')
  const number = Number(decision.params?.number)
  return { picks, because: because('belt', { number }) }
}

// --- cards ---

/** A Rest is of more use the more Contamination it may meet. */
function keptWorth(mind: Mind, card: string): number {
  const meets = isAlone(mind) && card.endsWith('-rest') ? mind.me.contamination / 2 : 0
  return cardWorth(card) + meets
}

/** Choosing brings cards: whoever is short of them chooses, where it is clear. */
function endTurn(mind: Mind, decision: Decision): Chosen {
  const [one, two] = mind.me.objectives.map(({ id }) => promiseOf(mind, id!))
  const clear = Math.abs(one - two) >= 0.25 || mind.view.round >= 5
  return say(decision, clear ? 'choose-objective' : 'end-turn', 'objective')
}

/**
 * Contamination waits in hand for a Rest, and whatever else is of little use makes way for one. Alone it would leave
 * too few cards to act with before all is done.
 */
function discardOnPass(mind: Mind, { options }: Decision): Chosen {
  const rests = actionCards(mind).some((card) => card.endsWith('-rest'))
  const digs = mind.me.contamination > (rests ? contaminationInHand(mind) : 0)
  const least = digs || lacksRepairs(mind) ? 1.2 : 0.5
  const picks = options.filter((option) => {
    const card = targetOf(option, 'card')
    if (card === 'contamination') return isAlone(mind) && !rests && !isReady(mind)
    const kept = card.endsWith('-rest') || card.endsWith('repairs')
    return !kept && cardWorth(card) < least
  })
  const why = mind.me.contamination > 0 ? 'keep-for-rest' : 'discard'
  return { picks: picks.map(({ id }) => id), because: because(why) }
}

/** Stands where something is to be done that does not work, with nothing at hand to mend it. */
function lacksRepairs(mind: Mind): boolean {
  const broken = mind.view.rooms[mind.me.room]?.malfunction === true
  const wanted = deedsOf(mind).some((deed) => deed.kind === 'do' && deed.tile === tileHere(mind))
  const leaving = WAYS_OUT.includes(tileHere(mind))
  return (
    broken && (wanted || leaving) && !actionCards(mind).some((card) => card.endsWith('repairs'))
  )
}

function continuousFire(mind: Mind, { options, min, params }: Decision): Chosen {
  const crowd = intrudersAt(mind, placeOf(mind, Number(params?.corridor))).length
  const ranked = [...options].sort(
    (a, b) => cardWorth(targetOf(a, 'card')) - cardWorth(targetOf(b, 'card')),
  )
  const number = Math.max(min, Math.min(crowd, ranked.length))
  return { picks: ranked.slice(0, number).map(({ id }) => id), because: because('burst') }
}

// --- fighting ---

function firing(mind: Mind, option: Option): number {
  const item = targetOf(option, 'item')
  const { label } = option
  if (label === 'fire-shot') {
    return 10 * shotOdds(mind.view, mind.seat, item, targetOf(option, 'intruder')).kills + 1
  }
  if (label === 'fire-burst') {
    const place = placeOf(mind, Number(targetOf(option, 'corridor')))
    return burstOdds(mind.view, item, place).reduce((sum, one) => sum + one.chance * one.deaths, 0)
  }
  return label === 'hold-fire' ? 0.9 : -1
}

/** A Weapon of little worth takes the blow; a broken one is gone then. */
function parry(mind: Mind, decision: Decision): Chosen {
  const harm = attackHarm(mind, decision.params?.type as 'adult')
  const worth = (option: Option) => {
    if (option.label === 'let-attack') return -harm
    const item = itemWorth(mind, targetOf(option, 'item'))
    return option.label === 'parry' ? -item : -2 * item
  }
  return best(decision, worth, 'prevent')
}

/** Oneself, or somebody whom one wishes no ill. */
function react(mind: Mind, decision: Decision): Chosen {
  const victim = Number(decision.params?.seat)
  const harm = attackHarm(mind, decision.params?.type as 'adult', victim)
  if (victim === victimOf(mind) || harm < 6) return say(decision, 'let-attack', 'as-good')
  const worth = ({ label }: Option) => {
    if (label === 'stay-calm') return 2
    return label === 'divert' && mind.view.mode !== 'coop' ? 1 : 0
  }
  return best(decision, worth, 'prevent')
}

// --- the Facility ---

/** The Lander is to land, unless one plays for the opposite. */
function antiAircraft(mind: Mind, decision: Decision): Chosen {
  const wanted = avoidsLander(mind) ? 'active' : 'inactive'
  const stays = decision.params?.status === wanted
  return say(decision, stays ? 'aa-keep' : 'aa-swap', 'look')
}

/** Waits for those who are near, as long as nothing presses. */
function launch(mind: Mind, decision: Decision): Chosen {
  const { steps } = waysFrom(mind, LANDING_ZONE)
  const waited = companions(mind).filter(
    (one, i) => i !== victimOf(mind) && steps[one.room] <= 3 && one.health < 6,
  )
  const presses = roundsLeft(mind) <= 1 || mind.me.larva || mind.me.oxygen <= 1
  if (waited.length > 0 && !presses && isReady(mind)) {
    return say(decision, 'wait', 'wait')
  }
  return say(decision, 'launch', 'launch')
}

/** Doors before whatever waits in a Corridor. */
function shutting(mind: Mind, option: Option): number {
  if (option.label === 'done') return 0
  const place = placeOf(mind, Number(targetOf(option, 'corridor')))
  const waiting = place < 0 ? 0 : intrudersAt(mind, place).length
  return option.label === 'close-one' ? waiting - 0.5 : -1 - waiting
}

/** On towards what draws one most, where there is air for it and the way is worth its danger. */
function sprint(mind: Mind, decision: Decision): Chosen {
  const { me } = mind
  const aims = aimsOf(mind, waysFrom(mind, me.room))
  const pull = (slot: number) => Math.max(0, ...aims.map((aim) => draw(aim, waysFrom(mind, slot))))
  const worth = (option: Option) => {
    if (option.label === 'stay') return pull(me.room)
    const place = placeOf(mind, Number(targetOf(option, 'corridor')))
    const slot = across(place, me.room)
    return me.oxygen > 3 ? pull(slot) - stepHarm(mind, me.room, place, slot) : -LIFE
  }
  return best(decision, worth, 'explore')
}

function robotStep(mind: Mind, decision: Decision): Chosen {
  const reactor = mind.view.rooms.findIndex((room) => room?.tile === 'reactor')
  if (reactor < 0) return say(decision, 'robot-stops', 'robot')
  const { steps } = waysFrom(mind, reactor)
  const away = (option: Option) => {
    if (option.label === 'robot-stops') return steps[mind.view.robot.room]
    const tile = targetOf(option, 'room')
    return steps[mind.view.rooms.findIndex((room) => room?.tile === tile)]
  }
  return best(decision, (option) => -away(option), 'robot')
}
