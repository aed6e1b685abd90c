import type { Dictionary } from '@bulkhead/kernel'

export const fr: Dictionary = {
  'because.only-choice': "Il n'y a rien d'autre à faire.",
  'because.wins': 'Ceci gagne la partie.',
  'because.looks-best': 'La position est la meilleure ainsi.',
  'because.looks-fine': 'Cela semble assez bon.',
}
