import { words } from '../../words/words.ts'

export const OWN = words(
  {
    laika: 'Laika',
    'laika-board': 'with you',
    'laika-room': 'on her way',
    'laika-gone': 'lost',
  },
  {
    laika: 'Laïka',
    'laika-board': 'avec vous',
    'laika-room': 'en chemin',
    'laika-gone': 'perdue',
  },
)
