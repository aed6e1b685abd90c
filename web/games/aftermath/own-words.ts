import { words } from '../../words/words.ts'

export const OWN = words(
  {
    laika: 'Laika',
    'laika-board': 'with you',
    'laika-room': 'on her way',
    'laika-gone': 'lost',
    'robot-dresses': 'keeps your body wound dressed',
    'robot-empty': 'empty: its cards can only pay',
  },
  {
    laika: 'Laïka',
    'laika-board': 'avec vous',
    'laika-room': 'en chemin',
    'laika-gone': 'perdue',
    'robot-dresses': 'garde votre torse pansé',
    'robot-empty': 'vide, ses cartes paient encore',
  },
)
