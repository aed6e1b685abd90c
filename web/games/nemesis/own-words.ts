import { words } from '../../words/words.ts'

/** Whoever plays the Intruders. */
export const INTRUDER_PLAYER = words(
  {
    intruders: 'The Intruders',
    soon: 'plays the Intruders from the next round',
    hand: 'Your cards as the Intruders',
    waits: 'You play the Intruders from the next round on.',
    none: 'No card left this round.',
    aim: 'You cannot win any more. See to it that nobody else does.',
    'exit-any': 'any exit',
    'attack-cards': 'attack {number}',
    holds: 'The Intruder player holds {number} cards.',
  },
  {
    intruders: 'Les Intrus',
    soon: 'joue les Intrus dès la prochaine manche',
    hand: 'Vos cartes d’Intrus',
    waits: 'Vous jouez les Intrus dès la prochaine manche.',
    none: 'Plus de carte cette manche.',
    aim: 'Vous ne pouvez plus gagner. Faites que personne d’autre ne gagne.',
    'exit-any': 'toute sortie',
    'attack-cards': 'attaque {number}',
    holds: 'Le joueur des Intrus a {number} cartes.',
  },
)
