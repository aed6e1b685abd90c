import type { Dictionary } from '@bulkhead/kernel'

/** What happened. */
export const log = {
  // --- setup and rounds ---

  'log.character': '{seat:Player} plays {character:the}.',
  'log.starts-with': '{seat:Seat} starts with: {item}.',
  'log.support-offered': '{number:cards} of Support Equipment lie open.',
  'log.takes-support': '{seat:Seat} takes: {item}.',
  'log.support-put-away': 'The Support Equipment that nobody took leaves the game.',
  'log.fills-slot': '{seat:Seat} puts {gear} on: {item}.',
  'log.fills-belt': '{seat:Seat} takes for the belt: {gear}.',
  'log.round': 'Round {round}',
  'log.starting-player': 'Starting Player: {seat}.',
  'log.draws': '{seat:Seat} draws {number:cards}.',
  'log.reshuffles': '{seat:Seat} shuffles the discard pile into a new deck.',
  'log.discards': '{seat:Seat} discards: {card}.',
  'log.passes': '{seat:Seat} passes.',
  'log.acts': '{seat:Seat}: {action}.',
  'log.plays': '{seat:Seat} plays: {card}.',
  'log.uses-item': '{seat:Seat} uses: {item}.',
  'log.uses-room': '{seat:Seat} uses {room:the}.',
  'log.not-agreed': '{seat:Seat} does not agree.',

  // --- moving and exploring ---

  'log.moves': '{seat:Seat} goes to {room:the}.',
  'log.comes-along': '{seat:Seat} comes along to {room:the}.',
  'log.is-carried': '{seat:Seat} is carried to {room:the}.',
  'log.exploration': 'Exploration card: {exploration:explored}',
  'log.room-found': 'Found: {room}.',
  'log.corridor-laid': 'Corridor {corridor} is laid.',
  'log.robot-revealed': 'The Robot is revealed: {robot}.',

  // --- Noise and the bag ---

  'log.noise-roll': '{seat:Seat} rolls for Noise in {room:the}: {face}.',
  'log.noise-nothing': 'No corridor there has this value: nothing happens.',
  'log.scanner-roll': '{seat:Seat} rolls the Noise die for corridor {corridor}: {face}.',
  'log.scanner-silence': 'Corridor {corridor} stays silent.',
  'log.noise': 'Noise in corridor {corridor}.',
  'log.noise-answered': 'The Noise in corridor {corridor} is answered.',
  'log.noise-gone': 'The Noise in corridor {corridor} is gone.',
  'log.hazard': 'Hazard in {room:the}: a token is drawn for {seat}.',
  'log.hazard-ignored': '{seat:Seat} ignores the Hazard: Perimeter Security Device.',
  'log.token': 'Token from the bag: {token}.',
  'log.blank-returns': 'The Blank goes back into the bag.',
  'log.tokens-added': 'Tokens added to the bag: {number} ({token}).',
  'log.no-tokens-left': 'No token of this kind is left: {token}.',

  // --- Intruders ---

  'log.appears': '{type:A} appears in {room:the}.',
  'log.horde': '{group:Group} in corridor {corridor}.',
  'log.no-model-left': 'No model of this kind is left: {type}.',
  'log.no-space': 'Corridor {corridor} has no space for it: {type}.',
  'log.crowded-out': 'Corridor {corridor} is full; leaving the map: {group}.',
  'log.enters': '{type:A} comes from corridor {corridor} into {room:the}.',
  'log.follows': '{type:The} follows into {room:the}.',
  'log.into-corridor': 'From {room:the} into corridor {corridor}: {group}.',
  'log.waits': 'Corridor {corridor} is full: the others wait in {room:the}.',
  'log.makes-way': 'Changing places, now in {room:the}: {group}.',
  'log.stays': '{type:The} cannot be driven any further.',
  'log.slain': '{type:The} dies.',
  'log.horde-slain': 'Dead in corridor {corridor}: {group}.',
  'log.hits-lost': '{number:hits} can be taken by nobody.',
  'log.hit': '{type:The} takes {number:hits}: {hits} in all.',
  'log.hit-lost': '1 Hit does nothing to {type:the} in a corridor.',

  // --- Attacks ---

  'log.attacks': '{type:A} Attacks {seat} ({kind:attackKind}).',
  'log.attack-card': 'Attack card: {attack}.',
  'log.attack-misses': 'The Attack misses.',
  'log.attacks-shuffled': 'The Attack cards are shuffled together.',
  'log.attack-prevented': 'The Attack on {seat} is prevented.',
  'log.secure-holds': 'A Secure token of {room:the} stops the Attack.',
  'log.shelter-holds': '{room:The} is always Secured: no Attack.',
  'log.reacts': '{seat:Seat} reacts: {card}.',
  'log.diverted': '{seat:Seat} takes cover: {other:seat} is Attacked instead.',
  'log.larva-settles': 'A Larva settles on {seat}.',
  'log.larva-lost': '{seat:Seat} cannot carry another Larva: this one is gone.',

  // --- Characters fighting ---

  'log.shoots': '{seat:Seat} shoots {type:the} with: {item}.',
  'log.shoot-roll': '{seat:Seat} rolls the Shoot die: {face}.',
  'log.shot-number': '{face} against {hits:hits} on {type:the}. {verdict}',
  'log.shot-counts': '{face} counts as {number} against {hits:hits} on {type:the}. {verdict}',
  'log.shot-kills': 'A Critical: whatever its Hits, {type:the} is killed.',
  'log.shot-ammo': 'The ammo face: nothing dies of it.',
  'log.shot-ammo-kills': 'The ammo face of this Weapon kills {type:the}.',
  'log.bursts': '{seat:Seat} bursts at corridor {corridor} with: {item}.',
  'log.burst-roll': '{seat:Seat} rolls the Burst die: {face}.',
  'log.corridor-hits': '{number:hits} in corridor {corridor}.',
  'log.throws-grenade': '{seat:Seat} throws a Grenade into corridor {corridor}.',
  'log.strikes': '{seat:Seat} strikes {type:the} with bare hands.',
  'log.strikes-with': '{seat:Seat} strikes {type:the} with: {item}.',
  'log.parries': '{seat:Seat} prevents the Attack with: {item}.',
  'log.spends-ammo': '{seat:Seat} spends Ammo of: {item}.',
  'log.marker-added': 'Markers on the {item}: {number}.',

  // --- the Queen ---

  'log.queen-hit': 'The Queen takes {number:hits}: {hits} on her track.',
  'log.queen-health': 'Queen Health card: {queenHealth:queenEffect}',
  'log.queen-recovers': 'Her Hits are back at 0. Queen Health cards left: {number}.',
  'log.queen-activated': 'The Queen acts.',
  'log.queen-withdraws': 'The Queen leaves the map.',
  'log.queen-dies': 'The last Queen Health card is gone: the Queen is dead.',

  // --- bodies ---

  'log.loses-health': '{seat:Seat} loses {number:health}.',
  'log.restores-health': '{seat:Seat} restores {number:health}.',
  'log.wounded': '{seat:Seat} takes a Serious Wound: {wound}.',
  'log.wound-healed': '{seat:Seat} is rid of a Serious Wound: {wound}.',
  'log.contaminated': '{seat:Seat} gains a Contamination card.',
  'log.no-contamination-left': 'No Contamination card is left for {seat}.',
  'log.scans': 'You scan {number:cards}: {infected:infected}.',
  'log.scans-secretly': '{seat:Seat} scans {number:cards}.',
  'log.decontaminated': 'Contamination cards {seat:ofSeat} leave the game: {number}.',
  'log.lays-contamination': '{seat:Seat} discards Contamination cards: {number}.',
  'log.infected': 'An infected card: a Larva grows in {seat}.',
  'log.larva-removed': 'The Larva {seat:ofSeat} is removed.',
  'log.eclosion': '{seat:Seat} draws: a Contamination card is in hand. The Larva hatches.',
  'log.no-eclosion':
    '{seat:Seat} draws: no Contamination card is in hand. The Larva does not hatch.',
  'log.loses-oxygen': '{seat:Seat} loses {number} Oxygen: {left} left.',
  'log.spends-oxygen': '{seat:Seat} spends {number} Oxygen: {left} left.',
  'log.gains-oxygen': '{seat:Seat} gains Oxygen: {left} now.',
  'log.suffocating': '{seat:Seat} is suffocating: the next loss kills.',
  'log.breathes-again': '{seat:Seat} can breathe here: no longer suffocating.',
  'log.dies': '{seat:Seat} dies in {room:the}: {cause:death}.',
  'log.falls': '{seat:Seat} is knocked over in {room:the}: {cause:death}.',
  'log.revived': '{seat:Seat} stands up again.',

  // --- gear and Items ---

  'log.gains-gear': '{seat:Seat} gains a token: {gear}.',
  'log.uses-gear': '{seat:Seat} uses a token: {gear}.',
  'log.throws-away': '{seat:Seat} throws a token away: {gear}.',
  'log.gear-moved': '{seat:Seat} moves {gear} from {from:spot} to: {spot}.',
  'log.reloads': '{seat:Seat} loads {gear} onto: {spot}.',
  'log.gear-lost': 'No place for {gear}: the token is lost.',
  'log.searches': '{seat:Seat} looks at {number:items}.',
  'log.puts-back': '{seat:Seat} puts {number:items} under their decks.',
  'log.gains-item': '{seat:Seat} takes: {item}.',
  'log.gains-some': '{seat:Seat} keeps {deck}.',
  'log.discards-item': '{seat:Seat} discards: {item}.',
  'log.item-breaks': '{item} {seat:ofSeat}: Malfunction.',
  'log.item-destroyed': '{item} {seat:ofSeat}: broken already, it is destroyed.',
  'log.item-repaired': '{item} {seat:ofSeat} works again.',
  'log.tapes': '{seat:Seat} binds together: {item} and {onto:item}.',
  'log.offers-item': '{seat:Seat} offers {other:toSeat}: {item}.',
  'log.offers-some': '{seat:Seat} offers {other:toSeat} {deck}.',
  'log.offers-gear': '{seat:Seat} offers {other:toSeat}: {gear}.',
  'log.gives-item': '{seat:Seat} gives {other:toSeat}: {item}.',
  'log.gives-some': '{seat:Seat} gives {other:toSeat} {deck}.',
  'log.gives-gear': '{seat:Seat} gives {other:toSeat}: {gear}.',
  'log.no-exchange': '{seat:Seat} and {other:seat} do not agree.',

  // --- the Facility ---

  'log.door-opened': 'A door of corridor {corridor} is open.',
  'log.door-closed': 'A door of corridor {corridor} is closed.',
  'log.door-destroyed': 'A door of corridor {corridor} is destroyed.',
  'log.reinforced': 'Corridor {corridor} is reinforced.',
  'log.fire': '{room:The} burns.',
  'log.fire-out': 'The fire in {room:the} is out.',
  'log.malfunction': 'Malfunction in {room:the}.',
  'log.repaired': '{room:The} works again.',
  'log.secured': '{number:secures} in {room:the}.',
  'log.secure-lost': '{room:The} loses a Secure token.',
  'log.life-support-on': 'Life Support of Section {section} is on.',
  'log.life-support-off': 'Life Support of Section {section} is off.',
  'log.hibernatorium-active': 'The Hibernatorium is active.',
  'log.power-off': 'All power is shut down for good.',
  'log.egg-taken': '{seat:Seat} takes an Egg. Eggs left: {number}.',
  'log.egg-destroyed': 'An Egg is destroyed. Eggs left: {number}.',
  'log.nest-destroyed': 'No Egg is left: the Nest is destroyed.',
  'log.gains-data': '{seat:Seat} gains a Data token.',

  // --- the Robot ---

  'log.robot-activated': '{seat:Seat} activates the Robot.',
  'log.robot-moves': 'The Robot goes to {room:the}.',
  'log.robot-breaks': 'Malfunction on the Robot.',
  'log.robot-repaired': 'The Robot works again.',
  'log.robot-refilled': 'The Robot gets a token: {gear}.',

  // --- the Lander and the end of the Facility ---

  'log.lander-shifted': 'The Lander is expected in round {space}.',
  'log.lander-lands': 'The Anti-Aircraft system is inactive: the Lander lands.',
  'log.lander-destroyed': 'The Anti-Aircraft system is ACTIVE: the Lander is shot down.',
  'log.autodestruction': 'Autodestruction is set for round {space}.',
  'log.autodestruction-late': 'Autodestruction is set for the end of the game.',
  'log.boards': '{seat:Seat} boards the Lander.',
  'log.leaves-lander': 'An Intruder is in the Landing Zone: {seat} has to leave the Lander.',
  'log.waits-in-lander': '{seat:Seat} waits in the Lander.',
  'log.launched': 'The Lander is launched.',
  'log.escapes': '{seat:Seat} escapes.',
  'log.hibernates': '{seat:Seat} hibernates.',
  'log.attempt-fails': 'Intruders are in the room: {seat} does not get away.',

  // --- secrets ---

  'log.sees-anti-aircraft': 'You see the Anti-Aircraft system: {status}.',
  'log.looks-at-anti-aircraft': '{seat:Seat} looks secretly at the Anti-Aircraft tokens.',
  'log.stacks-anti-aircraft': 'You leave the Anti-Aircraft system: {status}.',
  'log.stacked-anti-aircraft':
    '{seat:Seat} puts the Anti-Aircraft tokens back, in an order of their choice.',
  'log.sees-objective': 'You see an Objective {other:ofSeat}: {objective}.',
  'log.looks-at-objective': '{seat:Seat} looks secretly at an Objective {other:ofSeat}.',
  'log.keeps-objective': 'You keep: {objective}.',
  'log.chose-objective': '{seat:Seat} has chosen an Objective.',

  // --- Events ---

  'log.phase-burning': 'The fires burn: every Intruder in them takes a Hit.',
  'log.phase-attacks': 'Whatever stands beside a Character Attacks.',
  'log.phase-development': 'The bag is drawn from, and fed.',
  'log.event': 'Event: {event}.',
  'log.events-shuffled': 'The Event cards are shuffled together.',

  // --- the end ---

  'log.ends-destroyed': 'The Facility is destroyed: the game ends.',
  'log.ends-everybody-out': 'Nobody is left in the Facility: the game ends.',
  'log.ends-round-14': 'Round 14 is over: the game ends.',
  'log.facility-destroyed': 'The Facility is destroyed with everything in it.',
  'log.perishes': '{seat:Seat} perishes: {cause:death}.',
  'log.last-cards': '{seat:Seat} takes all cards in hand: {number:cards}.',
  'log.last-shuffle': '{seat:Seat} shuffles all cards together: {number:cards}.',
  'log.check-infection': 'Infection check {seat:ofSeat}: {outcome}.',
  'log.check-task': '{task}: {outcome}.',
  'log.check-objective': 'Objective {seat:ofSeat}: {objective}. It is {outcome}.',
  'log.wins': '{seat:Seat} wins.',
  'log.nobody-wins': 'Nobody wins.',
} as const satisfies Dictionary
