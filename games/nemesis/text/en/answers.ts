import type { Dictionary } from '@bulkhead/kernel'

/**
 * Answers. What a Character can do names in brackets what it comes from and how many cards it costs; a
 * played Action card comes on top.
 */
export const answers = {
  // --- basic actions ---

  'option.leave-pod': 'Leave the pod (free)',
  'option.launch': 'Launch the pod',

  // --- Action cards ---

  'option.search': 'Search: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.scavenging': 'Scavenge: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.rest': 'Scan the Contamination cards in your hand ({action}, {cost:cards})',
  'option.turn-engine': 'Repair or break this Engine ({action}, {cost:cards})',
  'option.reload': 'Load 1 Ammo: {item} ({action}, {cost:cards})',
  'option.order': 'Send {seat} to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.motivation': 'Everybody in {place}, and you, draws 1 card ({action}, {cost:cards})',
  'option.light-fire': 'Set this room on fire, discarding: {item} ({action}, {cost:cards})',
  'option.put-out-fire': 'Put the fire out ({action}, {cost:cards})',
  'option.technical-corridors': 'Crawl to {place}, then pass ({action}, {cost:cards})',
  'option.full-auto': 'Fire everything at {intruder} ({action}, {cost:cards})',
  'option.aimed-shot': 'Shoot at {quarry:intruder} with: {item} ({action}, {cost:cards})',
  'option.reconnaissance': 'Move silently to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.break-computer': 'Put a Malfunction in {place} ({action}, {cost:cards})',
  'option.threat-assessment': 'Look secretly at the next Event card ({action}, {cost:cards})',

  // --- Items ---

  'option.grenade': 'Throw it at {intruder} in {place} ({action}, {cost:cards})',
  'option.smoke-grenade': 'Vanish in smoke to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.recon-drone': 'Look secretly at {place} and its token ({action}, {cost:cards})',
  'option.bait': 'Lure Intruders into {place} ({action}, {cost:cards})',
  'option.extended-magazine': 'Attach it to: {item} ({action}, {cost:cards})',
  'option.comms-key':
    'Look secretly at the {kind:objectiveKind} of {seat} ({action}, {cost:cards})',
  'option.chemicals': 'Refuel: {item} ({action}, {cost:cards})',
  'option.spray': 'Drive {intruder} away ({action}, {cost:cards})',
  'option.technical-corridor-plans': 'Crawl to {place} ({action}, {cost:cards})',
  'option.space-suit': 'Walk outside to {place}, discarding your hand ({action}, {cost:cards})',
  'option.nemesis-plans': 'Look secretly at 2 unexplored rooms ({action}, {cost:cards})',
  'option.synthetic-food': 'Draw 2 Action cards ({action}, {cost:cards})',
  'option.adrenaline-shot':
    'Draw 1 card, then act as often as you like, then pass ({action}, {cost:cards})',
  'option.alcohol': 'Scan and remove 1 Contamination card ({action}, {cost:cards})',
  'option.military-drugs': 'Discard cards and draw as many plus 1 ({action}, {cost:cards})',
  'option.antidote': 'Remove all infected cards and your Larva, then pass ({action}, {cost:cards})',
  'option.molotov-cocktail': 'Throw it into {place} ({action}, {cost:cards})',
  'option.ship-log': 'Look secretly at the Objectives of {seat} ({action}, {cost:cards})',
  'option.orbital-thrusters':
    'Everybody passes; no Intruder attacks this round ({action}, {cost:cards})',
  'option.flashlight': 'Search: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.security-key': 'Open or close doors of {place} ({action}, {cost:cards})',
  'option.lab-equipment': 'Analyse: {slot:weaknessSlot} ({action}, {cost:cards})',

  // --- rooms ---

  'option.armory': 'Recharge 2 Ammo: {item} ({action}, {cost:cards})',
  'option.surgery': 'Operation: no infected card, no Larva, then pass ({action}, {cost:cards})',
  'option.storage': '2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.start-self-destruct': 'Start the self-destruct sequence ({action}, {cost:cards})',
  'option.stop-self-destruct': 'Stop the self-destruct sequence ({action}, {cost:cards})',
  'option.laboratory': 'Analyse: {slot:weaknessSlot} ({action}, {cost:cards})',
  'option.nest': 'Take an Egg, then roll for noise ({action}, {cost:cards})',
  'option.comms-room': 'Send a Signal ({action}, {cost:cards})',
  'option.evacuation-a': 'Try to enter a pod ({action}, {cost:cards})',
  'option.evacuation-b': 'Try to enter a pod ({action}, {cost:cards})',
  'option.fire-control': 'Spray {place}: no Fire, Intruders retreat ({action}, {cost:cards})',
  'option.canteen': 'Eat: heal 1 Light Wound, perhaps scan ({action}, {cost:cards})',
  'option.command-center': 'Open or close doors of {place} ({action}, {cost:cards})',
  'option.unlock-pod': 'Unlock pod {pod} ({action}, {cost:cards})',
  'option.lock-pod': 'Lock pod {pod} ({action}, {cost:cards})',
  'option.airlock-control': 'Depressurise {place} ({action}, {cost:cards})',
  'option.shower-room': 'Shower: no Slime, perhaps scan ({action}, {cost:cards})',
  'option.engine-control': 'Look secretly at all Engines ({action}, {cost:cards})',
  'option.monitoring-room': 'Look secretly at {place} and its token ({action}, {cost:cards})',
  'option.check-coordinates': 'Look secretly at the Coordinates ({action}, {cost:cards})',
  'option.set-destination': 'Set the Destination to {letter} ({action}, {cost:cards})',
  'option.hibernatorium': 'Hibernate ({action}, {cost:cards})',
  'option.engine-1': 'Look secretly at Engine 1 ({action}, {cost:cards})',
  'option.engine-2': 'Look secretly at Engine 2 ({action}, {cost:cards})',
  'option.engine-3': 'Look secretly at Engine 3 ({action}, {cost:cards})',

  // --- what an action asks ---

  'option.board-pod': 'Pod {pod}',
  'option.wait': 'Wait for company',
  'option.break-engine': 'The Damaged tile: you break the Engine',
  'option.repair-engine': 'The Working tile: you repair the Engine',
  'option.leave-working': 'Leave the Working tile on top',
  'option.leave-damaged': 'Leave the Damaged tile on top',
  'option.leave-event': 'Leave it on top',
  'option.put-event-under': 'Put it under the deck',
  'option.scan': 'Scan all of them',
  'option.do-not-scan': 'Do not scan',

  // --- hands, Items and trade ---

  // --- reactions ---

  'option.armor': 'Discard the Armor: the attack is ignored',
  'option.nerves-of-steel': 'Play Nerves of Steel: the attack is ignored',
  'option.interruption': 'Play Interruption',

  // --- the Intruder player ---

  'option.intruder-card': '{intruderCard}',
  'option.intruder-player-move': 'Move an Intruder',
  'option.intruder-player-attack': 'Attack with an Intruder',
  'option.intruder-player-effect': 'Use its effect',
  'option.keep-none': 'Keep none',
  'option.move-intruder': 'Move {intruder}',
  'option.attack-with': 'Attack with {intruder}',
  'option.exit': 'Exit {number}: {corridor}',
  'option.exit-technical': 'Exit {number}: the Technical Corridors, off the board',
  'option.victim': 'Attack {seat}',
  'option.pursue': '{seat:Seat} rolls for noise',
  'option.recover': 'Heal {intruder}',
  'option.choose-attack': '{attack}',
  'option.choose-event': '{event}',
} as const satisfies Dictionary
