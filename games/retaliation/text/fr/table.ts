import type { Translation } from '@bulkhead/kernel'
import type { table as english } from '../en/table.ts'

/** The game itself, what a table may choose, and how a game ends. */
export const table: Translation<typeof english> = {
  'game.name': 'Nemesis : Retaliation',
  'game.summary':
    "Une escouade se pose près d'un Complexe d'où plus personne ne répond. Explorez-le salle par salle sans perdre de vue votre Oxygène, tenez les couloirs contre les hordes, accomplissez la mission ou votre Objectif secret : puis partez par la Navette ou la Capsule, ou hibernez.",

  'mode.semi-coop': 'Semi-coopératif',
  'mode.coop': 'Coopératif',
  'mode.solo': 'Solo',

  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-coopératif : chacun a des Objectifs secrets',
  'setting.mode.coop': 'Coopératif : Tâches ouvertes, toutes à accomplir',
  'setting.deadly': 'Mode mortel',
  'setting.deadly.false': 'Non : les couloirs ont une valeur de Bruit',
  'setting.deadly.true': 'Oui : des couloirs ont deux valeurs de Bruit',
  'setting.tasks': "Tâches d'une partie coopérative",
  'setting.tasks.fewer': 'Une de moins que de Personnages',
  'setting.tasks.standard': 'Autant que de Personnages',
  'setting.tasks.more': 'Une de plus que de Personnages',

  'result.destroyed': 'Le Complexe a été détruit.',
  'result.everybody-out': 'Il ne restait personne dans le Complexe.',
  'result.round-14': 'La dernière manche était finie.',
}
