import { words } from '../../words/words.ts'

/** What only Lockdown risks. */
export const BASE_RISKS = words(
  {
    'advantage-die': 'powered: the advantage die, which never misses outright',
    'combat-die': 'no power here: the plain combat die',
    'with-card': 'with a card discarded: {faces} of 6',
    dark: 'dark there: higher token numbers, dark effects, no Computer',
    surface: 'Mars Surface card {chance} %',
    'leaves-by-rover': 'no noise roll',
    'hand-gone': 'your whole hand is discarded, and you wait for the launch',
    'comes-back': 'if the token sends another pod: back, with a Serious Wound',
    'attacked-first': 'first an Attack card, as of an Adult in the dark',
    darkens: 'this section goes dark',
    'next-card': 'then another Computer card is turned up',
  },
  {
    'advantage-die': 'courant : le dé d’avantage, qui ne rate jamais tout à fait',
    'combat-die': 'pas de courant ici : le dé de combat ordinaire',
    'with-card': 'en défaussant une carte : {faces} sur 6',
    dark: 'noir là-bas : nombres plus élevés, effets du noir, pas d’ordinateur',
    surface: 'carte Surface de Mars {chance} %',
    'leaves-by-rover': 'pas de jet de bruit',
    'hand-gone': 'toute votre main est défaussée, et vous attendez l’envoi',
    'comes-back': 'si le jeton envoie une autre nacelle : retour, avec une blessure grave',
    'attacked-first': 'd’abord une carte Attaque, comme d’un Adulte dans le noir',
    darkens: 'ce secteur passe dans le noir',
    'next-card': 'puis une autre carte Ordinateur est retournée',
  },
)
