import type { Dictionary } from '@bulkhead/kernel'

/** Mars Surface cards: for whoever is in the open, and for whoever is sheltered. */
export const surface = {
  'surface.dust-storm': 'Dust Storm',
  'surface.thin-air': 'Thin Air',
  'surface.radiation': 'Radiation',
  'surface.rockslide': 'Rockslide',
  'surface.white-out': 'White-Out',
  'surface.wreckage': 'Wreckage',
  'surface.tremor': 'Tremor',
  'surface.shapes-in-the-dust': 'Shapes in the Dust',

  'surface-text.dust-storm': 'Discard 2 Action cards.',
  'surface-text.thin-air': '1 Light Wound; with no card in hand 1 Serious Wound instead.',
  'surface-text.radiation': '1 Light Wound and 1 Contamination card.',
  'surface-text.rockslide': '1 Serious Wound.',
  'surface-text.white-out':
    'The next player moves you along a path to a neighbouring intersection.',
  'surface-text.wreckage': '1 Light Wound; then draw 1 Item of a colour of your choice.',
  'surface-text.tremor': 'Noise in every zone that has none.',
  'surface-text.shapes-in-the-dust': 'An Encounter, unless you are in combat.',

  'surface-sheltered.dust-storm': 'Discard 1 Action card.',
  'surface-sheltered.thin-air': 'Nothing.',
  'surface-sheltered.radiation': '1 Contamination card, unless you discard 1 Action card.',
  'surface-sheltered.rockslide': '1 Light Wound.',
  'surface-sheltered.white-out': 'Nothing.',
  'surface-sheltered.wreckage': 'Draw 1 Item of a colour of your choice.',
  'surface-sheltered.tremor': 'Noise in the zone of your building, or zone 3 in the open.',
  'surface-sheltered.shapes-in-the-dust': 'A noise roll, unless you are in combat.',

  'prompt.radiation': 'Radiation: do you discard an Action card to stay clean?',
  'prompt.white-out': '{seat:Seat} is lost in the dust: where to?',
  'prompt.wreckage': 'Of which colour is the Item that you salvage?',
  'option.irradiated': 'No: take a Contamination card',
  'option.astray': '{place:Place}',
  'option.salvage': 'A {colour} Item',
  'log.loses-way': '{seat:Seat} loses the way and comes to {place}.',
  'death.surface': 'the surface of Mars',
} as const satisfies Dictionary
