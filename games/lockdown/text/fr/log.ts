import type { Translation } from '@bulkhead/kernel'
import type { log as english } from '../en/log.ts'

/** What happened. */
export const log: Translation<typeof english> = {
  // --- power and time ---

  'log.power-on': 'Le courant revient : {power}.',
  'log.power-off': 'Le courant est coupé : {power}.',
  'log.power-swapped': 'Deux jetons Courant changent de place : {a:power} et {b:power}.',
  'log.power-kept': '{seat:Seat} laisse les jetons Courant à leur place.',
  'log.time-active': 'Le jeton Temps montre sa face bleue : le courant est rétabli.',
  'log.time-inactive': "Le jeton Temps montre sa face rouge : le courant n'est plus assuré.",
  'log.time': 'Le jeton Temps avance sur la case {space}.',
  'log.ignores-dark': "{seat:Seat} est à son aise dans le noir : l'effet est ignoré.",

  // --- Knowledge and Weaknesses ---

  'log.knowledge': '{seat:Seat} gagne de la Connaissance : {number} (en tout {knowledge}).',
  'log.knowledge-active': 'Le jeton Connaissance {seat:ofSeat} devient actif.',
  'log.analyses': '{seat:Seat} analyse : {object}.',
  'log.weakness-found':
    'Un Point faible est découvert par {seat} (emplacement {slot:weaknessSlot}) : {weakness}.',

  // --- Contingencies ---

  'log.sees-contingency': 'Vous voyez un jeton Contingence {owner:ofSeat} : {contingency}.',
  'log.looks-at-contingency': '{seat:Seat} regarde en secret un jeton Contingence {owner:ofSeat}.',
  'log.sees-pool': 'Vous voyez un jeton Contingence du pool neutre : {contingency}.',
  'log.looks-at-pool': '{seat:Seat} regarde en secret un jeton Contingence du pool neutre.',
  'log.takes-contingency': '{seat:Seat} garde un jeton Contingence du pool neutre.',
  'log.contingencies-return':
    'Des jetons Contingence {seat:ofSeat} retournent au pool neutre : {number}.',

  // --- the ways out ---

  'log.gate-opens': "La Grande porte s'ouvre.",
  'log.alert':
    "La Procédure d'alerte commence : elle termine la partie après la case {space}. La Chambre d'isolement est ouverte.",
  'log.autodestruction-starts': "L'Autodestruction démarre : son jeton est sur la case {space}.",
  'log.autodestruction-stops': "L'Autodestruction est arrêtée.",
  'log.autodestruction-red':
    "L'Autodestruction ne peut plus être arrêtée : son jeton rouge est sur la case {space}.",
  'log.locked-in': '{seat:Seat} est isolé.',
  'log.locking-in-fails': "Un Intrus est venu : {seat} ne peut pas s'isoler.",
  'log.in-bunker': '{seat:Seat} a atteint le Bunker.',
  'log.escape-fails': 'Un Intrus est venu : {seat} ne peut pas partir vers le Bunker.',
  'log.rover': "L'Astromobile se trouve à {place}.",
  'log.rover-to-bunker': "L'Astromobile se trouve au Bunker.",
  'log.boards': '{seat:Seat} attend dans la nacelle {pod}.',
  'log.launch': 'Envoi SAF : {css}.',
  'log.evacuated': '{seat:Seat} est envoyé et a quitté la base.',
  'log.comes-back': '{seat:Seat} revient dans {place}.',
  'log.sees-css': 'Vous voyez le jeton SAF de la case {space} : {css}.',
  'log.looks-at-css': '{seat:Seat} regarde en secret le jeton SAF de la case {space}.',
  'log.css-shifted': 'Un jeton SAF passe de la case {from} à la case {space}.',
  'log.css-lost': 'Le jeton SAF de la case {space} est perdu, sans être vu.',

  // --- the base ---

  'log.elevator': "L'Ascenseur est à {place}.",
  'log.rides': "{seat:Seat} prend l'Ascenseur vers {place}.",
  'log.crawls': '{seat:Seat} passe par les Conduits vers {place}.',
  'log.computer-card': "La carte Action d'ordinateur est maintenant : {computer}.",
  'log.depressurisation': '{seat:Seat} dépressurise {place} : tout est fermé.',
  'log.depressurisation-ends': "L'air entre dans {place} : la dépressurisation cesse.",
  'log.depressurised': "Tout ce qui vit dans {place} meurt : l'air a disparu.",
  'log.stays-still': '{seat:Seat} ne bouge pas dans le noir et ne fait pas de jet de bruit.',
  'log.keeps-nerve': "{seat:Seat} ignore l'Attaque-surprise.",
  'log.surface-card': 'Carte Surface de Mars : {surface}.',
  'log.found-surface': 'Jeton Exploration : la surface (Objets : {items}).',
  'log.found-red': 'Jeton Exploration : un Objet rouge (Objets : {items}).',
  'log.found-yellow': 'Jeton Exploration : un Objet jaune (Objets : {items}).',
  'log.found-green': 'Jeton Exploration : un Objet vert (Objets : {items}).',

  // --- the end ---

  'log.ends-purge': 'Le jeton Temps atteint la dernière case : la base est purgée.',
  'log.ends-alert': "La Procédure d'alerte termine la partie.",
  'log.ends-explosion': 'La base est détruite.',
  'log.ends-nobody-left': 'Plus personne ne peut agir dans la base.',
  'log.explodes': "La base est détruite, avec tout ce qui s'y trouve.",
  'log.check-contingency': 'La contingence active : {outcome:contingency}.',
}
