import type { Line } from '@bulkhead/kernel'
import { BURST_DIE, NOISE_DIE, printed, SHOOT_DIE } from '@bulkhead/retaliation/printed'
import type { Chance } from '../../catalogue.ts'

const DICE: Readonly<Record<string, { what: string; faces: readonly (string | number)[] }>> = {
  'noise-roll': { what: 'noise', faces: NOISE_DIE },
  'scanner-roll': { what: 'noise', faces: NOISE_DIE },
  'shoot-roll': { what: 'shoot', faces: SHOOT_DIE },
  'burst-roll': { what: 'burst', faces: BURST_DIE },
}

/** What chance decides, told by the public log: dice, the bag, and two decks that are shuffled anew now and then. */
export function* retaliationChances(log: readonly Line[]): Generator<Chance> {
  const bag = new Bag(log.filter(({ kind }) => kind === 'character').length)
  const attacks = new Deck('attack', attackCards(), 'attacks-shuffled')
  const events = new Deck('event', Object.keys(printed.events), 'events-shuffled')
  for (const line of log) {
    const { kind, params = {} } = line
    const die = Object.hasOwn(DICE, kind) ? DICE[kind] : undefined
    if (die) {
      yield { what: die.what, outcome: String(params.face), odds: oddsOf(die.faces.map(String)) }
    } else if (kind === 'token') yield bag.draw(String(params.token))
    else if (kind === 'attack-card') yield attacks.draw(String(params.attack))
    else if (kind === 'event') yield events.draw(String(params.event))
    bag.hear(line)
    attacks.hear(line)
    events.hear(line)
  }
}

function attackCards(): string[] {
  return Object.values(printed.attacks).flatMap(({ id, count }) => Array<string>(count).fill(id))
}

function oddsOf(outcomes: readonly string[]): Map<string, number> {
  const odds = new Map<string, number>()
  for (const one of outcomes) odds.set(one, (odds.get(one) ?? 0) + 1 / outcomes.length)
  return odds
}

/** RET-SETUP-24, RET-SETUP-25: what lies in the bag, from the start on. */
class Bag {
  private readonly tokens: string[]

  constructor(seats: number) {
    this.tokens = ['blank', 'larva', 'larva', ...Array<string>(3 + seats).fill('adult')]
  }

  draw(outcome: string): Chance {
    const odds = oddsOf(this.tokens)
    this.tokens.splice(this.tokens.indexOf(outcome), 1)
    return { what: 'token', outcome, odds }
  }

  hear({ kind, params = {} }: Line): void {
    if (kind === 'blank-returns') this.tokens.push('blank')
    if (kind !== 'tokens-added') return
    this.tokens.push(...Array<string>(Number(params.number)).fill(String(params.token)))
  }
}

/** A deck of which the cards drawn are known, until it is shuffled whole. */
class Deck {
  private left: string[]

  constructor(
    private readonly what: string,
    private readonly whole: readonly string[],
    private readonly shuffled: string,
  ) {
    this.left = [...whole]
  }

  draw(outcome: string): Chance {
    const odds = oddsOf(this.left)
    this.left.splice(this.left.indexOf(outcome), 1)
    return { what: this.what, outcome, odds }
  }

  hear({ kind }: Line): void {
    if (kind === this.shuffled || this.left.length === 0) this.left = [...this.whole]
  }
}
