import { render } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { generalNames, namesFor } from '../text/naming.ts'
import { benchOf } from './bench.ts'
import { RULES } from './skiff/rules.ts'
import { en, fr, NAMED } from './skiff/text.ts'

const { position } = benchOf(RULES, () => null)

describe('names for whoever knows nothing of the game', () => {
  test('rooms and seats have numbers, each in the forms that sentences need', () => {
    expect(generalNames(NAMED.en, 'en')).toMatchObject({
      'place.2': 'room 3',
      'Place.2': 'Room 3',
      'ofPlace.2': 'of room 3',
      'roomNumber.2': '3',
      'seat.4': 'seat 5',
      'ofSeat.4': 'of seat 5',
      'toSeat.4': 'to seat 5',
      'Player.0': 'Seat 1',
    })
    expect(generalNames(NAMED.fr, 'fr')).toMatchObject({
      'Place.2': 'La salle 3',
      'ofPlace.2': 'de la salle 3',
      'toSeat.4': 'à la place 5',
    })
    expect(Object.keys(generalNames(NAMED.en, 'en'))).not.toContain('place.3')
  })

  test('Intruders have their type and a number; there is one Queen', () => {
    const names = generalNames(NAMED.fr, 'fr')
    expect([names['intruder.adult-3'], names['Intruder.queen-1']]).toEqual(['Adulte 3', 'La Reine'])
  })
})

describe('names for one reader', () => {
  const underWay = () => position('bosun', 'cook').unexplored('workshop', 'fire-1')

  test('a room is called by its tile once it is known, else by its number', () => {
    const names = namesFor(underWay().play().view('bosun'), NAMED.en, 'en')
    expect([names['place.0'], names['Place.1'], names['place.2']]).toEqual([
      'bridge',
      'Brood',
      'room 3',
    ])
  })

  test('a room that only the reader has looked at is named to nobody else', () => {
    const game = underWay().hand('bosun', 'peer').play().act('peer:3')
    const name = (reader: string | null) => namesFor(game.view(reader), NAMED.fr, 'fr')['place.2']
    expect(name('bosun')).toBe('la salle 3 (workshop)')
    expect([name('cook'), name(null)]).toEqual(['la salle 3', 'la salle 3'])
  })

  test('a corridor has its numbers, those of the second end too where they differ', () => {
    expect(namesFor(underWay().play().view(null), NAMED.en, 'en')).toMatchObject({
      'corridor.s-1-2': 'corridor 1–4 between bridge and brood',
      'corridor.s-1-3': 'corridor 2–2/3 between bridge and room 3',
      'way.s-2-3': 'corridor 3–1/4',
      'corridor.technical-1': 'the Technical Corridors',
    })
  })

  test('seats are players while they choose, and Characters afterwards; corpses are theirs', () => {
    const names = (phase: string) =>
      namesFor({ ...underWay().play().view(null), phase }, NAMED.en, 'en')
    expect(names('draft')).toMatchObject({ 'seat.1': 'player 2', 'Player.1': 'Player 2' })
    expect(names('turn')).toMatchObject({
      'Seat.1': 'Cook',
      'toSeat.1': 'to cook',
      'Player.1': 'Player 2',
      'object.corpse-0': 'Corpse of bosun',
    })
  })

  test('an Intruder is called by what it is now', () => {
    const game = underWay()
      .intruder('creeper', 'brood')
      .with((s) => {
        s.intruders[0].type = 'breeder'
      })
    expect(namesFor(game.play().view(null), NAMED.en, 'en')).toMatchObject({
      'intruder.creeper-1': 'Breeder 1',
      'Intruder.creeper-1': 'Breeder 1',
    })
  })

  test('French articles melt into what stands before them', () => {
    const words = { ...NAMED.fr.words, 'the.bridge': 'le Pont', 'the.brood': 'les Soutes' }
    const names = namesFor(underWay().play().view(null), { ...NAMED.fr, words }, 'fr')
    expect([names['ofPlace.0'], names['ofPlace.1']]).toEqual(['du Pont', 'des Soutes'])
  })

  test('a sentence takes them in place of numbers', () => {
    const game = underWay().cards('bosun', 1).play().act('move:s-1-2')
    const { kind, params } = game.log('enters')[0]
    const said = (words: typeof en, language: 'en' | 'fr') =>
      render(
        { ...words, ...namesFor(game.view(null), NAMED[language], language) },
        `log.${kind}`,
        params,
      )
    expect([said(en, 'en'), said(fr, 'fr')]).toEqual([
      'Bosun enters brood.',
      'Bosun entre dans brood.',
    ])
  })
})
