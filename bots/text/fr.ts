import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  'because.nothing': 'Rien',
  'because.only-choice': "Il n'y a rien d'autre à faire.",
  'because.wins': 'Ceci gagne la partie.',
  'because.looks-best': 'Le meilleur de {tried} choix examinés.',
  'because.looks-fine': 'Pas le meilleur de {tried} choix examinés, mais assez bon.',
  'because.promises': 'Le meilleur de {tried} choix essayés, de {percent} points sur cent.',
}
