import type { Line } from '@bulkhead/kernel'
import { COMBAT_DIE, EXPLORATION_TOKENS, NOISE_DIE, printed } from '@bulkhead/nemesis/printed'
import type { Chance } from '../../catalogue.ts'

/** What chance decides in Nemesis, told by the public log: dice, the bag, Exploration tokens, Attack cards. */
export function* nemesisChances(log: readonly Line[]): Generator<Chance> {
  const tokens = pileOf(EXPLORATION_TOKENS.map((token) => token.split('-')[0]))
  const attacks = pileOf(Object.values(printed.attacks).map((card) => card.id))
  let attacker = ''
  for (const { kind, params = {} } of log) {
    if (kind === 'noise-roll') yield die('noise', NOISE_DIE, params.face)
    else if (kind === 'combat-roll') yield die('combat', COMBAT_DIE, params.face)
    else if (kind === 'token') yield fromTheBag(String(params.type), String(params.bag))
    else if (kind.startsWith('found-')) yield draw('exploration', tokens, kind.slice(6))
    else if (kind === 'attack') attacker = String(params.type)
    else if (kind === 'attack-card') yield attackBy(attacker, attacks, String(params.attack))
    else if (kind === 'kill-check') takeFrom(attacks, String(params.attack))
  }
}

function die(what: string, faces: readonly (string | number)[], face: unknown): Chance {
  return { what, outcome: String(face), odds: oddsOf(faces.map(String)) }
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
function attackBy(attacker: string, pile: Pile, id: string): Chance {
  if (pile.left.length === 0) pile.left = [...pile.whole]
  const hits = (card: string) =>
    Object.values(printed.attacks).some(
      (one) => one.id === card && one.attackers.includes(attacker as never),
    )
  const outcomes = pile.left.map((card) => (hits(card) ? 'hits' : 'misses'))
  const outcome = hits(id) ? 'hits' : 'misses'
  takeFrom(pile, id)
  return { what: `attack of the ${attacker}`, outcome, odds: oddsOf(outcomes) }
}
