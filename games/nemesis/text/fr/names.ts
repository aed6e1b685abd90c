import type { Translation } from '@bulkhead/kernel'
import type { names as english } from '../en/names.ts'

/** Characters, tokens, tracks and whatever else sentences name. */
export const names: Translation<typeof english> = {
  'character.captain': 'Capitaine',
  'character.pilot': 'Pilote',
  'character.scientist': 'Scientifique',
  'character.scout': 'Éclaireur',
  'character.soldier': 'Soldat',
  'character.mechanic': 'Mécano',

  'the.captain': 'le Capitaine',
  'the.pilot': 'le Pilote',
  'the.scientist': 'le Scientifique',
  'the.scout': "l'Éclaireur",
  'the.soldier': 'le Soldat',
  'the.mechanic': 'le Mécano',

  'token.malfunction-1': 'Panne, 1 Objet',
  'token.malfunction-2': 'Panne, 2 Objets',
  'token.malfunction-3': 'Panne, 3 Objets',
  'token.malfunction-4': 'Panne, 4 Objets',
  'token.doors-1': 'Portes, 1 Objet',
  'token.doors-2': 'Portes, 2 Objets',
  'token.doors-3': 'Portes, 3 Objets',
  'token.doors-4': 'Portes, 4 Objets',
  'token.fire-1': 'Feu, 1 Objet',
  'token.fire-2': 'Feu, 2 Objets',
  'token.silence-1': 'Silence, 1 Objet',
  'token.slime-3': 'Slime, 3 Objets',
  'token.slime-4': 'Slime, 4 Objets',
  'token.danger-2': 'Danger, 2 Objets',
  'token.danger-3': 'Danger, 3 Objets',

  'destination.earth': 'la Terre',
  'destination.mars': 'Mars',
  'destination.venus': 'Vénus',
  'destination.deep-space': "l'Espace lointain",

  'letter.a': 'A',
  'letter.b': 'B',
  'letter.c': 'C',
  'letter.d': 'D',

  'status.working': 'opérationnel',
  'status.damaged': 'endommagé',

  'coordinates.coordinates-1': 'A Vénus, B Espace lointain, C Mars, D Terre',
  'coordinates.coordinates-2': 'A Mars, B Vénus, C Espace lointain, D Terre',
  'coordinates.coordinates-3': 'A Espace lointain, B Mars, C Terre, D Vénus',
  'coordinates.coordinates-4': 'A Mars, B Vénus, C Terre, D Espace lointain',
  'coordinates.coordinates-5': 'A Vénus, B Terre, C Espace lointain, D Mars',
  'coordinates.coordinates-6': 'A Espace lointain, B Terre, C Vénus, D Mars',
  'coordinates.coordinates-7': 'A Terre, B Espace lointain, C Mars, D Vénus',
  'coordinates.coordinates-8': 'A Terre, B Mars, C Vénus, D Espace lointain',
}
