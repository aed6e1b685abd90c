import type { Decision, Offer, Rng } from '@bulkhead/kernel'
import type { Bot } from './bot.ts'

export const random: Bot = {
  name: 'random',
  thinks: false,
  choose: ({ decision, rng }) => ({ picks: randomPicks(decision, rng) }),
  considers: ({ offers, rng }) => randomlyTaken(offers, rng),
}

const TAKES_ONE_IN = 16

/** One of several offers, or most of the time none. */
export function randomlyTaken(offers: readonly Offer[], rng: Rng): string | null {
  return rng.int(TAKES_ONE_IN) === 0 ? rng.pick(offers).id : null
}

/** Every legal number of picks is equally likely, and so is every option. */
export function randomPicks({ options, min, max }: Decision, rng: Rng): string[] {
  if (max === 1 && min === 1) return [options[rng.int(options.length)].id]
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  const left = [...options]
  const picks: string[] = []
  for (let i = 0; i < number; i++) picks.push(left.splice(rng.int(left.length), 1)[0].id)
  return picks
}
