import type { Translation } from '@bulkhead/kernel'
import type { traits as english } from '../../en/crew/traits.ts'

/** Traits of the Characters of Nemesis. */
export const traits: Translation<typeof english> = {
  'trait.trait-captain': 'Meneur né',
  'trait.trait-pilot': 'Réflexes de vol',
  'trait.trait-scientist': 'Analyse froide',
  'trait.trait-scout': 'Pas léger',
  'trait.trait-soldier': 'Entraînement',
  'trait.trait-mechanic': 'Bricoleur',
  'trait-text.trait-captain':
    "Au début d'une manche avec un autre personnage dans votre salle, vous piochez jusqu'à 1 carte de plus. Quand un autre personnage meurt, vous défaussez 2 cartes.",
  'trait-brief.trait-captain':
    'En compagnie, vous piochez 1 carte de plus ; si un autre meurt, défaussez-en 2.',
  'trait-text.trait-pilot':
    'Les actions du Cockpit et des Moteurs vous coûtent 1. Vos attaques au corps à corps coûtent 2.',
  'trait-brief.trait-pilot': 'Cockpit et Moteurs vous coûtent 1, le corps à corps 2.',
  'trait-text.trait-scientist':
    'Une fois par manche, gratuit : scannez 1 carte Contamination de votre main, sans conséquence. Votre Tir de base coûte 2.',
  'trait-brief.trait-scientist': 'Une fois par manche, scannez 1 carte. Votre Tir de base coûte 2.',
  'trait-text.trait-scout':
    'Une fois par manche, un Déplacement prudent vous coûte 1. Votre inventaire contient au plus 4 Objets.',
  'trait-brief.trait-scout':
    'Une fois par manche, la prudence coûte 1. Inventaire : 4 Objets au plus.',
  'trait-text.trait-soldier':
    'Une fois par manche, vous pouvez relancer un tir manqué. Les actions des salles avec un Ordinateur vous coûtent 3.',
  'trait-brief.trait-soldier':
    'Une fois par manche, relancez un tir manqué. Salles à Ordinateur : coût 3.',
  'trait-text.trait-mechanic':
    "Chaque fois qu'une de vos Actions défausse un marqueur Panne ou touche un Moteur, piochez 1 carte. Votre Repos coûte 1.",
  'trait-brief.trait-mechanic':
    'Réparer ou toucher un Moteur : piochez 1 carte. Votre Repos coûte 1.',

  'option.cold-analysis': 'Scanner 1 carte Contamination, sans conséquence (gratuit)',
  'prompt.bereaved': 'Un personnage est mort : quelles cartes défaussez-vous ?',
}
