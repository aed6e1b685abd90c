import type { Translation } from '@bulkhead/kernel'
import type { table as english } from '../en/table.ts'

/** The game itself, and what a table may choose. */
export const table: Translation<typeof english> = {
  'game.name': 'Nemesis : Aftermath',
  'game.summary':
    "Le Nemesis à nouveau. Dans l'Épilogue, une équipe de secours a cinq manches sur le vaisseau même qu'une partie a laissé ; dans l'Investigation, une Navette s'amarre et il faut répondre aux Alertes ; ou bien de nouveaux personnages, des Traits, des salles et des tourelles se mêlent à une partie classique.",

  'setting.play': 'Façon de jouer',
  'setting.play.epilogue': "Épilogue : cinq manches sur le vaisseau tel qu'une partie l'a laissé",
  'setting.play.investigation':
    'Investigation : une partie complète avec la Navette et des Alertes',
  'setting.play.classic': 'Classique : une partie de Nemesis avec ce que la boîte ajoute',

  'setting.rooms': 'Nouvelles salles',
  'setting.rooms.false': 'Non',
  'setting.rooms.true':
    "Atelier, Salle serveur, Système d'alarme et Contrôle des tourelles parmi les tuiles",
  'setting.turrets': 'Tourelles',
  'setting.turrets.false': 'Non',
  'setting.turrets.true': 'Trois parmi les jetons Exploration',
  'setting.traits': 'Traits',
  'setting.traits.false': 'Non',
  'setting.traits.true': 'Un avantage et un défaut pour chaque personnage',
}
