import { words } from '../../words/words.ts'

export const OWN = words(
  {
    laika: 'Laika',
    'laika-board': 'with you',
    'laika-room': 'on her way',
    'laika-gone': 'lost',
    'robot-dresses': 'keeps your body wound dressed',
    'robot-empty': 'no Energy: its cards can only pay',
  },
  {
    laika: 'Laïka',
    'laika-board': 'avec vous',
    'laika-room': 'en chemin',
    'laika-gone': 'perdue',
    'robot-dresses': 'garde votre blessure au torse pansée',
    'robot-empty': 'sans Énergie, ses cartes ne font que payer',
  },
)
