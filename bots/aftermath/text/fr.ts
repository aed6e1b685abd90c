import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  'because.aftermath.alert': "L'Alerte doit être remplie à temps : {alert}.",
  'because.aftermath.sample': "L'Échantillon doit être porté sur la Navette.",
  'because.aftermath.token': 'Aucun jeton ne doit rester caché.',
  'because.aftermath.mission': 'La Mission le demande.',
  'because.aftermath.offer': "L'Offre lucrative paie qui part seul avec ceci.",
  'because.aftermath.shuttle': 'La Navette part bientôt.',
  'because.aftermath.laika': "Laïka va où personne n'a besoin d'aller.",
  'because.aftermath.go-along': 'Personne ne devrait être seul ici.',
  'because.aftermath.stay-behind': 'Cette salle vaut mieux que la suivante.',
  'because.aftermath.hide': "Qui n'est pas vu n'est pas attaqué.",
  'because.aftermath.energy': "L'Énergie est faite pour servir.",
  'because.aftermath.ignore': 'Une telle attaque ne se subit pas.',
  'because.aftermath.defy': "Personne d'autre n'en décide.",
  'because.aftermath.wound': "Une carte pèse moins qu'une Blessure.",
  'because.aftermath.mend': 'Chaque Blessure compte.',
  'because.aftermath.help': 'De nouvelles cartes valent mieux.',
}
