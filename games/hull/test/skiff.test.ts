import { type Dictionary, FastRng, leaksNow, leaksThrough, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { objectivesFor } from '../pack.ts'
import { redealShared } from '../redeal.ts'
import { benchOf } from './bench.ts'
import { rulesCited } from './chapters.ts'
import { chosen, playedOut } from './random.ts'
import { CITES } from './skiff/cites.ts'
import { skiff } from './skiff/index.ts'
import { RULES } from './skiff/rules.ts'

/** A game of nothing but shared chapters, played at random. */

function started(seats: number, seed: number) {
  return must(Match.start(skiff, { seats, seed: { kind: 'fast', seed } }))
}

const GAMES = [1, 2, 3].flatMap((seats) =>
  Array.from({ length: 15 }, (_, seed) => playedOut(skiff, { seats }, seed)),
)

describe('a small game of shared chapters', () => {
  test('comes to an end, and to different ones', () => {
    const reasons = GAMES.map(({ match }) => match.result!.reason)
    expect(new Set(reasons)).toEqual(new Set(['alongside', 'explosion', 'nobody-left']))
    const winners = GAMES.map(({ match }) => match.result!.winners.length)
    expect(new Set(winners).size).toBeGreaterThan(1)
  })

  test.each(['en', 'fr'] as const)(
    'has a sentence for everything that it says (%s)',
    (language) => {
      const words: Dictionary = skiff.text[language]
      const said = new Set(GAMES.flatMap(({ keys }) => [...keys]))
      expect(said.size).toBeGreaterThan(100)
      expect([...said].filter((key) => !Object.hasOwn(words, key))).toEqual([])
    },
  )

  test('tells who plays which Character, and deals everybody what belongs to it', () => {
    const { match } = GAMES.find(({ match }) => match.state.players.length === 3)!
    const told = match.log(null).filter(({ kind }) => kind === 'character')
    expect(told.map(({ params }) => params?.character).sort()).toEqual(['bosun', 'cook', 'stoker'])
    expect(told.map(({ rule }) => rule)).toEqual(Array<string>(3).fill('skiff-setup-37'))
  })

  test('begins with the first round, whose First Player has the number 1', () => {
    const match = started(3, 2)
    expect(match.state.round).toBe(0)
    const rng = new FastRng(1)
    while (match.state.phase === 'draft') {
      const { seat, id, picks } = chosen(match, rng)
      must(
        match.answer(
          seat,
          id,
          picks.map((option) => option.id),
        ),
      )
    }
    expect(match.view(null)).toMatchObject({ round: 1, phase: 'turn' })
    expect(match.state.players[match.state.first].number).toBe(1)
  })

  test('deals only Objectives for so many players', () => {
    const { ferry, ...others } = RULES.printed.objectives
    const printed = { ...RULES.printed, objectives: { ...others, ferry: { ...ferry, players: 3 } } }
    expect(objectivesFor(printed, 'wish', 2)).toEqual(['coast', 'lookout', 'fisher'])
    expect(objectivesFor(printed, 'wish', 3)).toEqual(['coast', 'lookout', 'fisher', 'ferry'])
  })

  test('is checked: nobody holds too much, except while choosing what to drop', () => {
    const laden = () =>
      benchOf(RULES, () => null)
        .position('bosun', 'cook')
        .carrying('bosun', 'egg')
        .carrying('bosun', 'carcass')
    expect(() => laden().play()).toThrow('holds too much')
    expect(() => laden().is('bosun', { dropping: true }).play()).not.toThrow()
  })

  test('has tokens of two numbers: the higher one counts in the dark brood', () => {
    const met = (way: string, noise: 2 | 4) =>
      benchOf(RULES, () => null)
        .position('bosun', 'cook')
        .cards('bosun', 4)
        .noise('s-1-2', 's-1-3')
        .attacks('scrape')
        .with((s) => s.reserve.push(...s.bag.splice(0).filter(({ type }) => type !== 'blank')))
        .with((s) => {
          const { reserve, bag } = s
          const two = reserve.findIndex(({ higher }) => higher === 4)
          bag.push(...reserve.splice(two, 1), { type: 'blank', number: 0 })
        })
        .dice({ noise: [noise], tokens: [{ type: 'adult', number: 2 }] })
        .play()
        .act(way)
    expect(met('move:s-1-3', 2).log('surprise-attack')).toEqual([])
    expect(met('move:s-1-2', 4).log('surprise-attack')).toHaveLength(1)
  })

  test('deals tokens anew with both of their numbers, to whoever could see neither', () => {
    const { state } = started(2, 1)
    const backs = ({ bag, reserve }: typeof state) =>
      [...bag, ...reserve].map(({ type, number, higher }) => `${type} ${number} ${higher}`)
    const dealt = Array.from({ length: 20 }, (_, seed) => {
      const anew = structuredClone(state)
      redealShared(anew, 0, new FastRng(seed))
      expect(backs(anew).sort()).toEqual(backs(state).sort())
      return anew.bag.map(({ type, number, higher }) => `${type} ${number} ${higher}`).join()
    })
    expect(new Set(dealt).size).toBeGreaterThan(2)
  })

  test('deals anew which Contamination cards are infected, but for those that the seat has scanned', () => {
    const { state } = started(2, 1)
    const scanned = state.contamination.findIndex(({ infected }) => infected)
    state.contamination[scanned].seen.push(0)
    const dealt = Array.from({ length: 20 }, (_, seed) => {
      const anew = structuredClone(state)
      redealShared(anew, 0, new FastRng(seed))
      expect(anew.contamination[scanned].infected).toBe(true)
      expect(anew.contamination.filter(({ infected }) => infected)).toHaveLength(2)
      return anew.contamination.map(({ infected }) => Number(infected)).join('')
    })
    expect(new Set(dealt).size).toBeGreaterThan(3)
  })

  test('deals anew which Contamination cards of another lie discarded, but for those that the seat has seen', () => {
    const { state } = started(2, 1)
    const [seen, one, two] = state.contaminationDeck.splice(0, 3)
    state.contamination[seen].seen.push(0)
    state.players[1].discard.push(seen, one)
    state.players[1].hand.push(two)
    const dealt = Array.from({ length: 20 }, (_, seed) => {
      const anew = structuredClone(state)
      redealShared(anew, 0, new FastRng(seed))
      return anew.players[1].discard
    })
    expect(dealt.map(([first]) => first)).toEqual(Array(20).fill(seen))
    expect(new Set(dealt.map(([, second]) => second))).toEqual(new Set([one, two]))
  })

  test('cites its own rules wherever the chapters cite one', () => {
    expect(Object.keys(CITES)).toEqual(rulesCited())
    const rules = GAMES.flatMap(({ match }) => match.log(0).map(({ rule }) => rule))
    expect(rules.filter((rule) => !rule?.startsWith('skiff-'))).toEqual([])
    const match = started(2, 1)
    expect(match.pending().map(({ rule }) => rule)).toEqual(['skiff-setup-36'])
  })

  test.each([1, 2, 3])('tells nobody of %d what they must not know', (seats) => {
    const leaks = new Set<string>()
    for (let seed = 0; seed < 2; seed++) {
      const match = started(seats, seed)
      const rng = new FastRng(seed)
      while (!match.result) {
        for (const leak of leaksNow(match, rng)) leaks.add(`now: ${leak}`)
        const { seat, picks } = chosen(match, rng)
        for (const leak of leaksThrough(match, seat, picks, rng)) leaks.add(`through: ${leak}`)
      }
    }
    expect([...leaks]).toEqual([])
  })
})
