import { words } from '../../words/words.ts'

export const OWN_VERBS = words(
  {
    activate: 'Activate',
    'activate-ask': 'Activate for the Alert',
    laika: 'Laika',
    'laika-ask': 'What does Laika do?',
    trait: 'Trait',
  },
  {
    activate: 'Activer',
    'activate-ask': 'Activer pour l’alerte',
    laika: 'Laïka',
    'laika-ask': 'Que fait Laïka ?',
    trait: 'Trait',
  },
)

/** What the action of a room does, in two or three words. */
export const ROOM_FACTS = words(
  {
    'crafting-room': 'exchange an Item',
    'server-room': 'another Computer',
    'alarm-room': 'noise elsewhere',
    'turret-room': 'aim a Turret',
  },
  {
    'crafting-room': 'échanger un objet',
    'server-room': 'autre ordinateur',
    'alarm-room': 'bruit ailleurs',
    'turret-room': 'viser',
  },
)
