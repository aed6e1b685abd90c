import type { Translation } from '@bulkhead/kernel'
import type { rooms as english } from '../en/rooms.ts'

/** Rooms of this box, and what their actions do. */
export const rooms: Translation<typeof english> = {
  'tile.shuttle-main': 'Salle principale de la Navette',
  'tile.crafting-room': 'Atelier',
  'tile.server-room': 'Salle serveur',
  'tile.alarm-room': "Système d'alarme",
  'tile.turret-room': 'Contrôle des tourelles',

  'the.shuttle-main': 'la salle principale de la Navette',
  'the.crafting-room': "l'Atelier",
  'the.server-room': 'la Salle serveur',
  'the.alarm-room': "le Système d'alarme",
  'the.turret-room': 'le Contrôle des tourelles',

  'tile-text.shuttle-main':
    "Aucune action. D'ici, un Déplacement, vigilant ou non, mène à toute salle du Nemesis ayant une entrée de conduit ; de là, aux autres salles de la Navette.",
  'tile-text.crafting-room':
    "Coûte 1 carte. Échangez une Charge énergétique contre un Pointeur laser, des Outils contre un Drone de combat, ou des Vêtements contre une Enviro-Combinaison, tant qu'il en reste.",
  'tile-text.server-room':
    "Utilisez sans payer l'action de toute autre salle explorée dont l'Ordinateur marche.",
  'tile-text.alarm-room':
    'Coûte 1 carte. Choisissez une autre salle sans personnage, explorée ou non, et faites-y un jet de bruit. Un Intrus peut venir, mais ne surprend personne.',
  'tile-text.turret-room':
    'Choisissez une tourelle : regardez ses jetons Ciblage et mettez celui que vous voulez au-dessus, face cachée.',

  'option.crafting-room': 'Échanger {one:item} contre : {item} ({action}, {cost:cards})',
  'option.alarm-room': 'Faire un jet de bruit dans {place} ({action}, {cost:cards})',
  'option.turret-room': 'Régler la tourelle {place:ofPlace} ({action}, {cost:cards})',

  'why.nothing-to-swap': "Vous n'avez rien à échanger, ou ce que vous auriez est épuisé.",
  'why-brief.nothing-to-swap': 'rien à échanger',
  'why.no-turret': "Il n'y a pas de tourelle.",
  'why-brief.no-turret': 'aucune tourelle',
}
