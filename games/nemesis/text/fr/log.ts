import type { Translation } from '@bulkhead/kernel'
import type { log as english } from '../en/log.ts'

/** What happened. */
export const log: Translation<typeof english> = {
  // --- Intruders ---

  'log.armor-holds': "L'Armure tient bon : {seat} ignore l'attaque.",
  'log.keeps-nerve': "{seat:Seat} joue Nerfs d'acier et ignore l'attaque.",
  'log.endurance-lowered':
    'Endurance ({intruder}) : {endurance}, moins 1 (Espèce menacée). Dégâts : {injuries}. {verdict}',

  // --- wounds and Contamination ---

  // --- the ship ---

  'log.depressurisation': '{seat:Seat} dépressurise {place} : ses portes sont fermées.',
  'log.depressurisation-ends': "L'air entre dans {place} : la dépressurisation cesse.",
  'log.depressurised': "Tout ce qui vit dans {place} meurt : il n'y a plus d'air.",
  'log.destination': '{seat:Seat} met la Destination sur {letter}.',
  'log.engine-order-changed': "{seat:Seat} a changé l'ordre des tuiles du Moteur n° {engine}.",
  'log.engine-order-kept': "{seat:Seat} n'a pas changé l'ordre des tuiles du Moteur n° {engine}.",
  'log.self-destruct-started': "L'autodestruction est lancée.",
  'log.self-destruct-stopped': "L'autodestruction est arrêtée.",

  // --- secret looks ---

  'log.sees-coordinates':
    'Vous voyez les Coordonnées : A {a:destination}, B {b:destination}, C {c:destination}, D {d:destination}.',
  'log.looks-at-coordinates': '{seat:Seat} regarde en secret les Coordonnées.',
  'log.sees-engine': 'Vous voyez le Moteur n° {engine} : {status}.',
  'log.looks-at-engine': '{seat:Seat} regarde en secret le Moteur n° {engine}.',
  'log.event-left': '{seat:Seat} laisse la carte Événement au-dessus.',
  'log.event-put-under': '{seat:Seat} glisse la carte Événement sous la pioche.',

  // --- pods and hibernation ---

  'log.boards': '{seat:Seat} entre dans la nacelle {pod}.',
  'log.boarding-fails': 'Un Intrus est venu : {seat} ne peut pas entrer dans une nacelle.',
  'log.leaves-pod': '{seat:Seat} quitte la nacelle et revient dans {place}.',
  'log.launched': 'La nacelle {pod} est lancée.',
  'log.escapes': '{seat:Seat} a quitté le vaisseau.',
  'log.pod-locked': 'La nacelle {pod} est verrouillée.',
  'log.pod-unlocked': 'La nacelle {pod} est déverrouillée.',
  'log.pods-unlocked': 'Toutes les nacelles sont déverrouillées.',
  'log.pod-lost': 'La nacelle {pod} est perdue.',
  'log.hibernates': '{seat:Seat} hiberne.',
  'log.hibernation-fails': 'Un Intrus est venu : {seat} ne peut pas hiberner.',

  // --- the Event phase ---

  'log.time': 'Phase Événement. Temps restant avant le saut : {left}.',
  'log.chambers-open': "Les caissons d'hibernation sont ouverts.",
  'log.self-destruct': 'Autodestruction : encore {left}.',
  'log.event-discarded': 'Carte Événement défaussée : {event}.',

  // --- the Intruder player ---

  'log.intruder-player': '{seat:Seat} continue en jouant les Intrus, dès la prochaine manche.',
  'log.intruder-player-plays': 'Le joueur Intrus joue : {intruderCard}.',
  'log.intruder-player-draws-attack': 'Le joueur Intrus pioche des cartes Attaque : {number}.',
  'log.attack-chosen': 'Le joueur Intrus choisit une carte Attaque : {attack}.',
  'log.intruder-player-draws-event': 'Le joueur Intrus pioche des cartes Événement : {number}.',
  'log.intruder-player-discards': 'Le joueur Intrus défausse : {intruderCard}.',

  // --- the end ---

  'log.ends-jump': 'Le vaisseau saute : la partie se termine.',
  'log.jump': "Le vaisseau saute dans l'hyperespace : qui est éveillé meurt.",
  'log.engine': 'Le Moteur n° {engine} est {outcome:status}.',
  'log.check-engines': 'Contrôle des Moteurs : {outcome}.',
  'log.check-coordinates': 'Les Coordonnées disent : {outcome:destination}.',

  'death.airless': "il n'y a plus d'air",
  'death.surgery': "l'opération au Bloc opératoire",
  'death.grenade': 'une Grenade',
  'death.molotov-cocktail': 'un cocktail Molotov',
  'death.jump': 'éveil au moment du saut',
  'death.astray': "sommeil à bord d'un vaisseau qui n'est pas rentré",

  'outcome.working': 'le vaisseau tient',
  'outcome.exploded': 'le vaisseau est perdu',
}
