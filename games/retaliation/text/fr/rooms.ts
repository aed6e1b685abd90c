import type { Translation } from '@bulkhead/kernel'
import type { rooms as english } from '../en/rooms.ts'

/** The Rooms. */
export const rooms: Translation<typeof english> = {
  'room.sprinklers-control': 'Contrôle des Arroseurs',
  'room.shelter': 'Abri',
  'room.emergency-room': 'Urgences',
  'room.supply-room': 'Réserve',
  'room.armory': 'Armurerie',
  'room.door-control-room': 'Contrôle des Portes',
  'room.security-robot-room': 'Salle du Robot de sécurité',
  'room.gunnery-room': 'Salle de Tir',
  'room.pressure-control': 'Contrôle de Pression',
  'room.alarm-room': "Salle d'Alarme",
  'room.experimental-military-lab': 'Laboratoire militaire expérimental',
  'room.technical-corridor-entrance': 'Entrée des Conduits techniques',
  'room.decontamination-room': 'Salle de Décontamination',
  'room.landing-zone': "Zone d'Atterrissage",
  'room.life-support-control-a': 'Contrôle du Support vital A',
  'room.surgery-room': 'Bloc opératoire',
  'room.drilling-room': 'Salle de Forage',
  'room.hibernatorium': 'Hibernatorium',
  'room.life-support-control-b': 'Contrôle du Support vital B',
  'room.server-room': 'Salle des Serveurs',
  'room.cooling-system': 'Refroidissement',
  'room.life-support-control-c': 'Contrôle du Support vital C',
  'room.reactor': 'Réacteur',
  'room.escape-shuttle': "Capsule d'évasion",
  'room.nest': 'Nid',
}
