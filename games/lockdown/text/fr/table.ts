import type { Translation } from '@bulkhead/kernel'
import type { table as english } from '../en/table.ts'

/** The game itself, what a table may choose, and how a game ends. */
export const table: Translation<typeof english> = {
  'game.name': 'Nemesis : Lockdown',
  'game.summary':
    "Une base sur Mars dont les lumières s'éteignent, et quelque chose dans le noir. Explorez-la, gardez le courant, apprenez ce que vous pouvez et remplissez un Objectif secret : puis partez par une nacelle, gagnez le Bunker ou isolez-vous, en espérant la bonne contingence.",
  'mode.semi-coop': 'Semi-coopératif',
  'mode.coop': 'Coopératif',
  'mode.solo': 'Solo',
  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-coopératif : chacun a des Objectifs secrets',
  'setting.mode.coop': 'Coopératif : Objectifs ouverts, tous à remplir',
  'setting.board': 'Face du plateau',
  'setting.board.standard': 'Standard : trois secteurs souterrains',
  'setting.board.alternate':
    'Alternative : la surface martienne au-dessus de la base, plus difficile',
  'setting.draft': 'Personnages',
  'setting.draft.roles': 'Chacun choisit parmi 2 cartes Rôle',
  'setting.draft.free': 'Chacun choisit librement',
  'setting.alternatives': 'Personnages de Nemesis',
  'setting.alternatives.false': 'ne sont pas joués',
  'setting.alternatives.true': 'peuvent remplacer ceux de la même couleur',
  'setting.intruders': 'Ennemis',
  'setting.intruders.night-stalkers': 'Rôdeurs nocturnes',
  'setting.intruders.original': 'Les Intrus de Nemesis',
  'result.purge': 'La base a été purgée.',
  'result.alert': "La Procédure d'alerte a terminé la partie.",
  'result.explosion': 'La base a été détruite.',
  'result.nobody-left': 'Il ne reste plus personne dans la base.',
}
