import type { Data } from '@bulkhead/common'
import type { Printed } from '@bulkhead/hull/pack.ts'
import type { Line } from '@bulkhead/kernel'
import type { Chance } from '../../catalogue.ts'

/** What is printed that chance decides by. */
export interface Thrown {
  /** Faces of dice, by the kind of line that tells what was rolled. */
  readonly dice: Readonly<Record<string, { readonly what: string; readonly faces: Faces }>>
  /** Kinds of Exploration tokens, each as often as there are tokens of it; none where nobody knows what lies in the box. */
  readonly tokens: readonly string[]
  /** The Attack deck that a game was played with. */
  attacks(log: readonly Line[]): Data<Printed>['attacks']
}

type Faces = readonly (string | number)[]

/** What chance decides in the family, told by the public log: dice, the bag, Exploration tokens, Attack cards. */
export function* familyChances(thrown: Thrown, log: readonly Line[]): Generator<Chance> {
  const tokens = pileOf(thrown.tokens)
  const printed = thrown.attacks(log)
  const attacks = pileOf(Object.keys(printed))
  const hits = (card: string, attacker: string) =>
    (printed[card].attackers as readonly string[]).includes(attacker)
  let attacker = ''
  for (const { kind, params = {} } of log) {
    const die = thrown.dice[kind]
    if (die)
      yield { what: die.what, outcome: String(params.face), odds: oddsOf(die.faces.map(String)) }
    else if (kind === 'token') yield fromTheBag(String(params.type), String(params.bag))
    else if (kind.startsWith('found-')) yield draw('exploration', tokens, kind.slice(6))
    else if (kind === 'attack') attacker = String(params.type)
    else if (kind === 'attack-card') {
      yield attackBy(attacker, attacks, String(params.attack), (card) => hits(card, attacker))
    } else if (kind === 'kill-check') takeFrom(attacks, String(params.attack))
  }
}

function oddsOf(outcomes: readonly string[]): Map<string, number> {
  const odds = new Map<string, number>()
  for (const one of outcomes) odds.set(one, (odds.get(one) ?? 0) + 1 / outcomes.length)
  return odds
}

/** The log says what was in the bag: `larva 4, adult 7`. */
function fromTheBag(type: string, bag: string): Chance {
  const counts = bag.split(', ').map((one) => one.split(' '))
  const tokens = counts.flatMap(([name, count]) => Array<string>(Number(count)).fill(name))
  return { what: 'token', outcome: type, odds: oddsOf(tokens) }
}

/** A shuffled pile of which the cards drawn are known; when it is empty it is shuffled anew. */
interface Pile {
  readonly whole: readonly string[]
  left: string[]
}

function pileOf(whole: readonly string[]): Pile {
  return { whole, left: [...whole] }
}

function takeFrom(pile: Pile, id: string): void {
  if (pile.left.length === 0) pile.left = [...pile.whole]
  pile.left.splice(pile.left.indexOf(id), 1)
}

function draw(what: string, pile: Pile, id: string): Chance {
  const odds = oddsOf(pile.left)
  takeFrom(pile, id)
  return { what, outcome: id, odds }
}

/** An attack hits when the card shows the attacker. */
function attackBy(
  attacker: string,
  pile: Pile,
  id: string,
  hits: (card: string) => boolean,
): Chance {
  if (pile.left.length === 0) pile.left = [...pile.whole]
  const outcomes = pile.left.map((card) => (hits(card) ? 'hits' : 'misses'))
  const outcome = hits(id) ? 'hits' : 'misses'
  takeFrom(pile, id)
  return { what: `attack of the ${attacker}`, outcome, odds: oddsOf(outcomes) }
}
