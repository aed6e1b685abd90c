import type { Dictionary } from '@bulkhead/kernel'

/** What happened. */
export const log = {
  // --- Intruders ---

  'log.armor-holds': 'The Armor holds: {seat} ignores the attack.',
  'log.keeps-nerve': '{seat:Seat} plays Nerves of Steel and ignores the attack.',
  'log.endurance-lowered':
    'Endurance of {intruder}: {endurance}, less 1 (Endangered Species). Injuries: {injuries}. {verdict}',

  // --- wounds and Contamination ---

  // --- the ship ---

  'log.depressurisation': '{seat:Seat} depressurises {place}: it is sealed.',
  'log.depressurisation-ends': 'Air is let into {place}: the depressurisation ends.',
  'log.depressurised': 'Everything alive in {place} dies: the air is gone.',
  'log.destination': '{seat:Seat} sets the Destination to {letter}.',
  'log.engine-order-changed': '{seat:Seat} has changed the order of the tiles of Engine {engine}.',
  'log.engine-order-kept': '{seat:Seat} has kept the order of the tiles of Engine {engine}.',
  'log.self-destruct-started': 'The self-destruct sequence starts.',
  'log.self-destruct-stopped': 'The self-destruct sequence is stopped.',

  // --- secret looks ---

  'log.sees-coordinates':
    'You see the Coordinates: A {a:destination}, B {b:destination}, C {c:destination}, D {d:destination}.',
  'log.looks-at-coordinates': '{seat:Seat} looks secretly at the Coordinates.',
  'log.sees-engine': 'You see Engine {engine}: {status}.',
  'log.looks-at-engine': '{seat:Seat} looks secretly at Engine {engine}.',
  'log.event-left': '{seat:Seat} leaves the Event card on top.',
  'log.event-put-under': '{seat:Seat} puts the Event card under the deck.',

  // --- pods and hibernation ---

  'log.boards': '{seat:Seat} enters pod {pod}.',
  'log.boarding-fails': 'An Intruder has come: {seat} cannot enter a pod.',
  'log.leaves-pod': '{seat:Seat} leaves the pod and is back in {place}.',
  'log.launched': 'Pod {pod} is launched.',
  'log.escapes': '{seat:Seat} has left the ship.',
  'log.pod-locked': 'Pod {pod} is locked.',
  'log.pod-unlocked': 'Pod {pod} is unlocked.',
  'log.pods-unlocked': 'All pods are unlocked.',
  'log.pod-lost': 'Pod {pod} is lost.',
  'log.hibernates': '{seat:Seat} hibernates.',
  'log.hibernation-fails': 'An Intruder has come: {seat} cannot hibernate.',

  // --- the Event phase ---

  'log.time': 'Event phase. Time left to the jump: {left}.',
  'log.chambers-open': 'The hibernation chambers are open.',
  'log.self-destruct': 'Self-destruct sequence: {left} left.',
  'log.event-discarded': 'Event card discarded: {event}.',

  // --- the Intruder player ---

  'log.intruder-player': '{seat:Seat} goes on as the Intruders, from the next round.',
  'log.intruder-player-plays': 'The Intruder player plays: {intruderCard}.',
  'log.intruder-player-draws-attack': 'The Intruder player draws Attack cards: {number}.',
  'log.attack-chosen': 'The Intruder player chooses an Attack card: {attack}.',
  'log.intruder-player-draws-event': 'The Intruder player draws Event cards: {number}.',
  'log.intruder-player-discards': 'The Intruder player discards: {intruderCard}.',

  // --- the end ---

  'log.ends-jump': 'The ship jumps: the game ends.',
  'log.jump': 'The ship jumps to hyperspace: whoever is awake dies.',
  'log.engine': 'Engine {engine} is {outcome:status}.',
  'log.check-engines': 'Engine check: {outcome}.',
  'log.check-coordinates': 'The Coordinates say: {outcome:destination}.',

  'death.airless': 'no air is left',
  'death.surgery': 'the operation in the Surgery',
  'death.grenade': 'a Grenade',
  'death.molotov-cocktail': 'a Molotov Cocktail',
  'death.jump': 'awake at the jump',
  'death.astray': 'asleep on a ship that did not come home',

  'outcome.working': 'the ship holds',
  'outcome.exploded': 'the ship is lost',
} as const satisfies Dictionary
