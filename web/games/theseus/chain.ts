import type { TheseusView } from '@bulkhead/theseus'
import type { Asked } from '../../play/position.ts'
import { sayIn, words } from '../../words/words.ts'
import type { Fixed, Link, Reading } from '../ui.ts'
import { cardName, unitName } from './names.ts'

const CHAIN = words(
  {
    card: 'Card',
    'card-is': 'Card: {card}',
    slot: 'Slot',
    'slot-free': 'Slot: {number} can be used',
    unit: 'Unit',
    'unit-is': 'Unit: {unit}',
    sector: 'Sector',
    'sector-note': 'as many as there are units',
    room: 'Room',
    'room-free': 'Room: {number} are free',
  },
  {
    card: 'Carte',
    'card-is': 'Carte : {card}',
    slot: 'Emplacement',
    'slot-free': 'Emplacement : {number} possibles',
    unit: 'Unité',
    'unit-is': 'Unité : {unit}',
    sector: 'Secteur',
    'sector-note': 'autant que d’unités',
    room: 'Salle',
    'room-free': 'Salle : {number} libres',
  },
)

/** Card, then Slot; unit, then Sector, then Room. */
export function chainOf(
  asked: Asked,
  { picked }: Fixed,
  { words: dictionary, language }: Reading<TheseusView>,
): readonly Link[] {
  const say = sayIn(CHAIN, language)
  const { prompt, params, options } = asked
  const card = picked[0]?.targets?.[0]?.id
  const nameOf = (id: unknown) => cardName(String(id), dictionary)
  switch (prompt) {
    case 'starting-card':
      return [
        {
          text: card === undefined ? say('card') : say('card-is', { card: nameOf(card) }),
          state: 'now',
        },
        { text: say('slot'), state: 'next' },
      ]
    case 'install':
      return [
        { text: say('card-is', { card: nameOf(params?.card) }), state: 'done' },
        { text: say('slot-free', { number: options.length }), state: 'now' },
      ]
    case 'room':
      return [
        {
          text: say('unit-is', { unit: unitName(String(params?.unit), dictionary) }),
          state: 'done',
        },
        { text: say('room-free', { number: options.length }), state: 'now' },
      ]
    case 'movement':
      return [
        { text: say('unit'), state: 'now' },
        { text: say('sector'), note: say('sector-note'), state: 'next' },
      ]
    default:
      return []
  }
}
