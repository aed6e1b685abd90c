import type { Rules, Texts } from '@bulkhead/kernel'
import { allContamination } from './contamination.ts'
import { removeIntruder } from './intruders.ts'
import { chooseObjectives } from './objectives.ts'
import { factsOf, isFulfilled } from './progress.ts'
import { seatOf } from './queries.ts'
import { objectiveOf, rulesOf } from './ruleset.ts'
import { everybody } from './secrets.ts'
import { NONE, type Player, type State } from './state.ts'
import { type After, saysAnything, type Table } from './table.ts'

/** END, VICTORY: what the end does to everybody, and the checks in their order. */

export function* victoryCheck(t: Table): Rules {
  const s = t.state
  const { ends, checks } = rulesOf(s)
  ends(t)
  if (survivors(s).length > 0) {
    yield* chooseObjectives(t) // NEM-FIRST-12
    for (const check of checks) check(t)
  }
  t.reveal()
  s.phase = 'over'
  for (const seat of s.ending!.winners) t.log('wins', { seat }, 'NEM-GOAL-02')
  if (s.ending!.winners.length === 0) t.log('nobody-wins', undefined, 'NEM-END-11')
}

export function survivors(s: State): Player[] {
  return s.players.filter(({ fate }) => fate !== 'awake' && fate !== 'dead')
}

/** NEM-END-08: everybody who has not got away, and everything else. */
export function explode(t: Table, rule: string): void {
  const s = t.state
  s.ending!.exploded = true
  for (const intruder of [...s.intruders]) removeIntruder(s, intruder)
  Object.assign(s, { eggs: 0, nestDestroyed: true, queenKilled: true })
  t.log('explodes', undefined, rule)
  for (const player of s.players) {
    if (player.fate !== 'dead' && player.fate !== 'escaped') perish(t, player, 'explosion', rule)
  }
}

export function perish(t: Table, player: Player, cause: string, rule: string): void {
  player.fate = 'dead'
  player.room = NONE
  player.pod = NONE
  t.log('perishes', { seat: seatOf(t.state, player), cause }, rule)
}

/** The outcome of one check; NONE for the seat where it concerns everybody. */
export function report<T extends Texts>(
  t: Table<T>,
  check: After<'check-', T['log']['kind']>,
  seat: number,
  outcome: string,
  rule: string,
): void {
  t.state.ending!.checks.push({ check, seat, outcome })
  saysAnything(t).log(`check-${check}`, { seat, outcome }, rule)
}

/** NEM-VICTORY-10 to 14 */
export function checkContamination(t: Table): void {
  for (const player of survivors(t.state)) {
    const seat = seatOf(t.state, player)
    if (!player.larva && !isInfected(t, player)) {
      report(t, 'contamination', seat, 'clean', 'NEM-VICTORY-13')
      continue
    }
    const dies = drawsContamination(t, player)
    report(t, 'contamination', seat, dies ? 'dies' : 'survives', 'NEM-VICTORY-11')
    if (dies) perish(t, player, 'larva', 'NEM-VICTORY-11')
  }
}

/** NEM-VICTORY-10: every card is scanned, and here everybody sees the results (NEM-INFO-05). */
function isInfected(t: Table, player: Player): boolean {
  const s = t.state
  const cards = allContamination(player).map((card) => s.contamination[card])
  const infected = cards.filter((card) => card.infected).length
  for (const card of cards) card.seen = everybody(s)
  const params = { seat: seatOf(s, player), infected, clean: cards.length - infected }
  t.log('last-scan', params, 'NEM-VICTORY-10')
  return infected > 0
}

/** NEM-VICTORY-11: the top 4 of everything that the Character has, infected or not. */
function drawsContamination(t: Table, player: Player): boolean {
  const cards = t.rng.shuffle([...player.deck, ...player.hand, ...player.discard]).slice(-4)
  const number = cards.filter((card) => typeof card === 'number').length
  t.log('last-draw', { seat: seatOf(t.state, player), number }, 'NEM-VICTORY-11')
  return number > 0
}

/** NEM-VICTORY-15; the cooperative group wins or loses as one (NEM-MODE-COOP-02). */
export function checkObjectives(t: Table): void {
  const s = t.state
  if (s.mode === 'coop') {
    checkGroup(t)
    return
  }
  const facts = factsOf(s)
  for (const player of survivors(s)) {
    const [kept] = player.objectives
    const seat = seatOf(s, player)
    kept.seen = everybody(s)
    const done = isFulfilled(objectiveOf(s, kept.id), facts, seat)
    t.log('objective', { seat, objective: kept.id }, 'NEM-VICTORY-15')
    report(t, 'objectives', seat, done ? 'fulfilled' : 'failed', 'NEM-VICTORY-15')
    if (done) s.ending!.winners.push(seat)
  }
}

/** NEM-MODE-COOP-03: as many Signals as cards that ask for one, by different Characters. */
function checkGroup(t: Table): void {
  const s = t.state
  const facts = factsOf(s)
  t.log('signals', { ...facts.signals! }, 'NEM-MODE-COOP-03')
  const cards = s.players.flatMap(({ objectives }, seat) =>
    objectives.map(({ id }) => ({ seat, card: objectiveOf(s, id) })),
  )
  const results = cards.map(({ seat, card }) => {
    const done = isFulfilled(card, facts, seat)
    report(t, 'objectives', seat, done ? 'fulfilled' : 'failed', 'NEM-MODE-COOP-02')
    return done
  })
  const won = results.every(Boolean) && survivors(s).length > 0
  if (won) s.ending!.winners = s.players.map((_, seat) => seat)
}
