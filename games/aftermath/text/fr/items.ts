import type { Translation } from '@bulkhead/kernel'
import type { items as english } from '../en/items.ts'

/** Crafted Items and Serious Wounds of this box. */
export const items: Translation<typeof english> = {
  'item.laser-pointer': 'Pointeur laser',
  'item.combat-drone': 'Drone de combat',
  'item.enviro-suit': 'Enviro-Combinaison',

  'item-text.laser-pointer':
    "Fixez-le pour de bon à l'une de vos Armes en main : chaque tir avec elle peut être relancé une fois.",
  'item-brief.laser-pointer': 'Fixé à une Arme : chacun de ses tirs se relance une fois.',
  'item-text.combat-drone':
    "Arrive avec 2 Munitions, que rien ne recharge. Défaussez 1 Munition : 1 Dégât à 1 Intrus de votre salle ou d'une salle voisine. Défaussé quand il est vide.",
  'item-brief.combat-drone': '1 de ses 2 Munitions : 1 Dégât à un Intrus ici ou à côté.',
  'item-text.enviro-suit': 'Le Feu ne vous blesse pas, et le Slime ne colle pas à vous.',

  'option.laser-pointer': 'Le fixer à : {item} ({action}, {cost:cards})',
  'option.combat-drone': 'Le faire tirer sur {intruder} ({action}, {cost:cards})',
  'log.pointer-attached': '{seat:Seat} fixe un Pointeur laser à : {item}.',
  'log.drone-shoots': 'Le Drone de combat {seat:ofSeat} tire (Munitions restantes : {ammo}).',
  'why.no-weapon-to-aim': "Vous ne tenez pas d'Arme sans Pointeur laser.",
  'why-brief.no-weapon-to-aim': 'aucune Arme libre',

  'wound.wound-melted': 'Fondu',
  'wound-text.wound-melted': 'Chacune de vos actions Tirer coûte 1 carte de plus.',
}
