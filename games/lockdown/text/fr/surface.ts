import type { Translation } from '@bulkhead/kernel'
import type { surface as english } from '../en/surface.ts'

/** Mars Surface cards: for whoever is in the open, and for whoever is sheltered. */
export const surface: Translation<typeof english> = {
  'surface.dust-storm': 'Tempête de poussière',
  'surface.thin-air': 'Air raréfié',
  'surface.radiation': 'Radiations',
  'surface.rockslide': 'Éboulement',
  'surface.white-out': 'Voile blanc',
  'surface.wreckage': 'Épave',
  'surface.tremor': 'Secousse',
  'surface.shapes-in-the-dust': 'Formes dans la poussière',

  'surface-text.dust-storm': 'Défaussez 2 cartes Action.',
  'surface-text.thin-air': '1 Blessure légère ; sans carte en main, 1 Blessure grave à la place.',
  'surface-text.radiation': '1 Blessure légère et 1 carte Contamination.',
  'surface-text.rockslide': '1 Blessure grave.',
  'surface-text.white-out':
    'Le joueur suivant vous déplace par un chemin vers une intersection voisine.',
  'surface-text.wreckage': "1 Blessure légère ; puis piochez 1 Objet d'une couleur de votre choix.",
  'surface-text.tremor': "Du Bruit dans chaque zone qui n'en a pas.",
  'surface-text.shapes-in-the-dust': 'Une Rencontre, sauf si vous êtes en combat.',

  'surface-sheltered.dust-storm': 'Défaussez 1 carte Action.',
  'surface-sheltered.thin-air': 'Rien.',
  'surface-sheltered.radiation': '1 carte Contamination, sauf si vous défaussez 1 carte Action.',
  'surface-sheltered.rockslide': '1 Blessure légère.',
  'surface-sheltered.white-out': 'Rien.',
  'surface-sheltered.wreckage': "Piochez 1 Objet d'une couleur de votre choix.",
  'surface-sheltered.tremor': 'Du Bruit dans la zone de votre bâtiment, ou la zone 3 en plein air.',
  'surface-sheltered.shapes-in-the-dust': 'Un jet de bruit, sauf si vous êtes en combat.',

  'prompt.radiation': 'Radiations : défaussez-vous une carte Action pour rester sain ?',
  'prompt.white-out': '{seat:Seat} se perd dans la poussière : vers où ?',
  'prompt.wreckage': "De quelle couleur est l'Objet que vous récupérez ?",
  'option.irradiated': 'Non : recevoir une carte Contamination',
  'option.astray': '{place:Place}',
  'option.salvage': 'Un Objet {colour}',
  'log.loses-way': '{seat:Seat} se perd et arrive à {place}.',
  'death.surface': 'la surface de Mars',
}
