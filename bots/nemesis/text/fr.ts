import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  // --- le début, la fin ---
  'because.nemesis.hibernate': "Il est temps d'hiberner : le vaisseau devrait rentrer à bon port.",
  'because.nemesis.pod': 'Une Nacelle de secours est ouverte : il est temps de partir.',
  'because.nemesis.launch': "Partons d'ici.",
  'because.nemesis.wait-in-pod': "La nacelle est l'endroit le plus sûr pour attendre.",
  'because.nemesis.wait-for-company': "Quelqu'un de proche ne trouverait pas d'autre nacelle.",
  'because.nemesis.wait-for-pods':
    "Les nacelles s'ouvrent dans {rounds} manches : mieux vaut en être près.",
  'because.nemesis.unlock': "Sans nacelle ouverte, il n'y a pas d'issue.",
  'because.nemesis.self-destruct': "L'Autodestruction déverrouillera les nacelles.",
  'because.nemesis.stop-sequence': 'Le vaisseau ne doit pas être détruit.',

  // --- l'Objectif, le vaisseau ---
  'because.nemesis.autopsy': 'Le cadavre doit être porté au Bloc opératoire.',
  'because.nemesis.storage': 'Chaque Objet compte.',
  'because.nemesis.course': 'Le vaisseau doit aller là : {destination}.',
  'because.nemesis.engine': "Il faut s'occuper du Moteur {engine}.",
  'because.nemesis.engines': "D'ici, tous les Moteurs peuvent être contrôlés.",
  'because.nemesis.mend-engine': 'Deux Moteurs doivent être opérationnels.',
  'because.nemesis.break-engine': 'Ce vaisseau ne doit pas rentrer.',

  // --- bruit, portes, les autres ---
  'because.nemesis.next-event': "L'Événement est jugé à ce qu'il fait à ce personnage.",

  // --- le joueur Intrus ---
  'because.nemesis.hunt': "C'est ce qui nuit le plus à l'équipage.",
  'because.nemesis.stalk': "L'Intrus s'approche ainsi le plus de sa proie.",
  'because.nemesis.intruder-player-rest': 'Cette carte est la meilleure à garder.',
}
