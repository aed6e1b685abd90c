import { readFileSync } from 'node:fs'
import type { Dictionary } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { allCards } from '../cards/card.ts'
import type { FactionId } from '../components.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { position } from './position.ts'

/** DM: which cards give more Data in a death-match, and what is said of it. */

/** Ends a Movement beside three Marines, in the Sector of a card, and answers the Data gained. */
function dataBy(card: string, before: string, ...factions: FactionId[]): number {
  const [faction] = factions
  const unit = faction === 'greys' ? 'grey-1' : 'scientist-1'
  const game = position(...factions)
    .unit(unit, before, 'a', { upgraded: faction === 'greys' })
    .unit('marine-1', 'control-room', 'b')
    .unit('marine-2', 'control-room', 'c')
    .unit('marine-3', 'control-room', 'd')
    .card(card, 'ctl-2', { recording: card === 'sci-camera' ? 3 : 0 })
    .upgrades(faction, 1)
    .play()
  game.choose(`move:${unit}`)
  while (game.active === faction) {
    const wanted = ['transfer-unspent', 'wound:marine-1', 'attack:marine-1']
    const [first] = game.options
    game.choose(game.options.find((id) => wanted.includes(id)) ?? first)
  }
  return game.data(faction)
}

const cards = allCards().filter(({ faction }) => faction === 'scientists' || faction === 'greys')

const gains = cards.map(({ id, faction }) => {
  const player = faction as FactionId
  const home = player === 'greys' ? 'grey-wreck' : 'laboratory'
  return {
    id,
    two: dataBy(id, 'corridors', player, 'marines'),
    three: dataBy(id, home, player, 'marines', 'aliens'),
  }
})

const WITH_MORE = ['gre-probe', 'gre-life-drain', 'sci-archives', 'sci-small-laboratory']

describe('Data in a death-match', () => {
  test('THE-DM-14 four cards give more than for two players, the others as much', () => {
    const more = gains.filter(({ two, three }) => three > two).map(({ id }) => id)
    expect(more).toEqual(WITH_MORE)
    expect(gains.filter(({ two, three }) => three < two)).toEqual([])
    const dataOf = (id: string) => gains.find((one) => one.id === id)
    expect(dataOf('sci-camera')).toMatchObject({ two: 3, three: 3 })
    expect(dataOf('gre-transfer')).toMatchObject({ two: 3, three: 3 })
    expect(dataOf('gre-brood-chamber')).toMatchObject({ two: 2, three: 2 })
  })

  test.each<[string, Dictionary, RegExp]>([
    ['docs/rules/theseus.md', en, /; (.+?) give more/],
    ['docs/rules/fr/theseus.md', fr, /; (.+?) en donnent davantage/],
  ])('THE-DM-14 %s names the cards that give more', (path, words, naming) => {
    const ledger = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    const rule = ledger.split('\n').find((line) => line.includes('**THE-DM-14**'))!
    const [, names] = naming.exec(rule) ?? []
    expect(names?.split(/, | and | et /).sort()).toEqual(
      WITH_MORE.map((id) => words[`card.${id}`]).sort(),
    )
  })

  test.each<[string, Dictionary, RegExp]>([
    ['English', en, /death-match/],
    ['French', fr, /match à mort/],
  ])('THE-DM-14 in %s, cards that give more say so', (_, words, deathMatch) => {
    const saying = cards.filter(({ id }) => deathMatch.test(words[`card-text.${id}`]))
    // The Infirmary gives nothing, but changes too (THE-DM-08).
    expect(saying.map(({ id }) => id).sort()).toEqual([...WITH_MORE, 'sci-infirmary'].sort())
  })
})
