import type { Rules } from '@bulkhead/kernel'
import { assault } from '../attack.ts'
import { plain, unitOption } from '../choices.ts'
import { move } from '../movement.ts'
import { gainData, wound } from '../points.ts'
import { allied, isHeld } from '../queries.ts'
import { takeUpgrade } from '../sector-actions.ts'
import { NONE, type State, type Unit } from '../state.ts'
import type { Option } from '../table.ts'
import type { Use } from './card.ts'

/** Effects that several cards share. */

export function* woundByValue({ t, you, value }: Use, unit: Unit): Rules {
  wound(t, unit, value, you, 'THE-DM-06')
}

export function oneUpgrade(rule: string) {
  return function* ({ t, you }: Use): Rules {
    takeUpgrade(t, you, rule)
  }
}

export function triggerAssault(rule: string) {
  return ({ t, you }: Use) => assault(t, you, rule)
}

export function* dataByValue({ t, s, you, value }: Use): Rules {
  gainData(t, you, value * shareOf(s))
}

/** What counts once, or in a death-match once for each enemy player. */
export function shareOf({ mode, players }: State): number {
  return mode === 'deathmatch' ? players.length - 1 : 1
}

/** Questions that say how many are left. */
type CountedPrompt =
  | 'abduct'
  | 'detector'
  | 'invisibility'
  | 'move-enemy'
  | 'phantom'
  | 'remote-control'
  | 'transfer'

/** What a card lets you choose, one after the other, and do with each choice. */
interface Offer<T> {
  readonly prompt: CountedPrompt
  readonly rule: string
  choices(): readonly T[]
  option(choice: T): Option
  act(choice: T): Rules
}

/** "Up to" so many. False where you could choose and did not: the card was declined (THE-PAND-41). */
export function* upTo<T>({ t, you }: Use, most: number, offer: Offer<T>): Rules<boolean> {
  const { prompt, rule } = offer
  for (let done = 0; done < most; done++) {
    const choices = offer.choices()
    if (choices.length === 0) break
    const chosen = yield* t.pick<T | null>(
      you,
      { prompt, params: { left: most - done }, rule },
      [null, ...choices],
      (one) => (one === null ? plain('no-more') : offer.option(one)),
    )
    if (chosen === null) return done > 0
    yield* offer.act(chosen)
  }
  return true
}

/**
 * Team Tactics, Mind Control: moves up to so many enemy units of any Sectors, one after the other, by the
 * normal Movement rules (THE-CARD-90).
 */
export function moveEnemies(use: Use, most: number): Rules<boolean> {
  const { t, s, you } = use
  return upTo<Unit>(use, most, {
    prompt: 'move-enemy',
    rule: 'THE-CARD-90',
    choices: () =>
      s.units.filter((one) => one.room !== NONE && !allied(s, one.owner, you) && isMovable(one)),
    option: (unit) => unitOption('move-enemy', unit),
    *act(unit) {
      yield* move(t, you, unit)
    },
  })
}

/** What an effect that moves or relocates enemy units may choose. */
export function isMovable(unit: Unit): boolean {
  return !unit.moved && !isHeld(unit) && !unit.invisible
}
