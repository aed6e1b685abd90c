import type { Decision, Option } from '@bulkhead/kernel'
import type { Chosen } from '../bot.ts'
import { targetOf } from './acts.ts'
import { best } from './answering.ts'
import { because } from './because.ts'
import { intrudersAt, type Mind, placeOf } from './mind.ts'
import { needsHand } from './needs.ts'
import { gearWorth, itemWorth } from './worth.ts'

/** What becomes of Items and of the tokens on the Belt. */

export function heldWorth(mind: Mind, { targets }: Option): number {
  return (targets ?? []).reduce((sum, { id }) => sum + itemWorth(mind, String(id)), 0)
}

/** Nothing is thrown away but what an Egg needs the hand of. */
export function emptyHand(mind: Mind, { options, min }: Decision): Chosen {
  const worth = (hand: Mind['me']['hands'][number]) =>
    hand.reduce((sum, { id }) => sum + itemWorth(mind, id ?? ''), 0)
  const [least] = [...mind.me.hands].sort((a, b) => worth(a) - worth(b))
  const ids = least.map(({ id }) => id)
  const thrown = options.filter((option) => ids.includes(targetOf(option, 'item')))
  const picks = needsHand(mind) ? thrown : options.slice(0, min)
  return { picks: picks.map(({ id }) => id), because: because('drop') }
}

/** What is in hand is dropped for something better only; an Egg that is wanted never. */
export function dropping(mind: Mind, decision: Decision): Chosen {
  const offered = itemWorth(mind, String(decision.params?.item))
  const keepsEgg = (option: Option) => (option.targets ?? []).some(({ id }) => id === 'egg')
  const cost = (option: Option) =>
    option.label === 'leave-item' ? offered : heldWorth(mind, option) + (keepsEgg(option) ? 50 : 1)
  return best(decision, (option) => -cost(option), 'drop')
}

export function useAtOnce(mind: Mind, decision: Decision): Chosen {
  const worth = ({ label, params }: Option) => {
    if (label === 'gain-gear') return 3
    if (label === 'keep') return 2
    if (label === 'gain-oxygen') return mind.me.oxygen <= 4 ? 5 : 0
    if (label === 'restore-health') return mind.me.health >= Number(params?.number) ? 5 : 0
    return 1
  }
  return best(decision, worth, 'gear')
}

export function restock(mind: Mind, decision: Decision): Chosen {
  const room = mind.me.belt.includes(null)
  const worth = (option: Option) => {
    if (option.label === 'take-gear') return room ? gearWorth(mind, targetOf(option, 'gear')) : -1
    return option.label === 'done' ? 0 : -5
  }
  return best(decision, worth, 'gear')
}

export function makeRoom(mind: Mind, decision: Decision): Chosen {
  const offered = gearWorth(mind, String(decision.params?.gear))
  const worth = (option: Option) =>
    option.label === 'leave-gear' ? 0 : offered - 1 - gearWorth(mind, targetOf(option, 'gear'))
  return best(decision, worth, 'gear')
}

/** What follows the first token is for nothing. */
export function useGear(mind: Mind, decision: Decision): Chosen {
  const { me, seat } = mind
  const mine = (option: Option) => targetOf(option, 'seat') === String(seat)
  const worth = (option: Option) => {
    const { label } = option
    if (label === 'use-oxygen' && mine(option)) return me.oxygen <= 4 ? 5 : -1
    if (label === 'use-medpack' && mine(option)) return me.health >= 2 ? 4 : -1
    if (label === 'reload') return 6
    if (label === 'throw-grenade') {
      const place = placeOf(mind, Number(targetOf(option, 'corridor')))
      return intrudersAt(mind, place).length >= 3 ? 3 : -1
    }
    return label === 'done' ? 0 : -2
  }
  return best(decision, worth, 'gear')
}
