import type { Translation } from '@bulkhead/kernel'
import type { table as english } from '../en/table.ts'

/** The game itself, what a table may choose, and how a game ends. */
export const table: Translation<typeof english> = {
  'game.name': 'Nemesis',
  'game.summary':
    "Un équipage se réveille dans un vaisseau où il n'est plus seul. Explorez-le sans bruit, réparez les Moteurs, sachez où il va et accomplissez un Objectif secret : puis hibernez pour le saut vers la Terre, ou partez en nacelle de secours.",

  'mode.semi-coop': 'Semi-coopératif',
  'mode.coop': 'Coopératif',
  'mode.solo': 'Solo',

  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-coopératif : chacun a des Objectifs secrets',
  'setting.mode.coop': 'Coopératif : Objectifs ouverts, tous à accomplir',
  'setting.board': 'Face du plateau',
  'setting.board.standard': 'Standard',
  'setting.board.alternate': 'Alternative : deux réseaux de conduits, couloirs doubles, plus dure',
  'setting.intruderPlayer': 'Le premier joueur à mourir',
  'setting.intruderPlayer.false': 'quitte la partie',
  'setting.intruderPlayer.true': 'continue en jouant les Intrus',
  'setting.draft': 'Personnages',
  'setting.draft.roles': 'Chacun choisit entre 2 cartes Rôle',
  'setting.draft.free': 'Chacun choisit librement',

  'result.jump': "Le vaisseau a sauté dans l'hyperespace.",
}
