import type { Dictionary } from '@bulkhead/kernel'

/** What happened. */
export const log = {
  // --- setup and rounds ---

  'log.roles': '{seat:Player} chooses between {one:the} and {two:the}.',
  'log.character': '{seat:Player} plays {character:the}.',
  'log.round': 'Round {number}',
  'log.first-player': 'First Player: {seat}.',
  'log.draws': '{seat:Seat} draws cards: {number}.',
  'log.passes': '{seat:Seat} passes.',
  'log.acts': '{seat:Seat}: {action}.',
  'log.interrupts': '{seat:Seat} plays Interruption.',
  'log.cancelled': 'The action {seat:ofSeat} is cancelled.',

  // --- moving and exploring ---

  'log.enters': '{seat:Seat} enters {place}.',
  'log.explores': '{seat:Seat} explores room {place:roomNumber}: {tile}.',
  'log.found-silence': 'Exploration token: Silence. Items: {items}.',
  'log.found-danger': 'Exploration token: Danger. Items: {items}.',
  'log.found-slime': 'Exploration token: Slime. Items: {items}.',
  'log.found-fire': 'Exploration token: Fire. Items: {items}.',
  'log.found-malfunction': 'Exploration token: Malfunction. Items: {items}.',
  'log.found-doors': 'Exploration token: Doors. Items: {items}.',
  'log.covers': '{seat:Seat} gives cover with: {item}.',
  'log.refuses-cover': '{seat:Seat} refuses to leave for {place}.',
  'log.cannot-follow': '{seat:Seat} cannot follow to {place}.',

  // --- noise and Encounters ---

  'log.noise-roll': '{seat:Seat} rolls for noise in {place}: {face}.',
  'log.noise': 'Noise in {exit:corridor}.',
  'log.noise-removed': 'The noise in {exit:corridor} is gone.',
  'log.danger': 'Danger in {place}: whatever is near comes (Intruders: {number}).',
  'log.danger-alone': 'Danger in {place}: nothing comes, every corridor there is noisy.',
  'log.encounter': 'Encounter! {seat:Seat} is not alone in {place}.',
  'log.token': 'Token from the bag: {type}{number:tokenNumber}.',
  'log.token-returns': 'Token returned to the bag: {type}.',
  'log.intruder': '{intruder:Intruder} appears in {place}.',
  'log.surprise-attack': '{intruder:Intruder} attacks {seat} by surprise.',
  'log.objective-choice': 'Everybody keeps one Objective, in secret.',
  'log.objective-kept': '{seat:Seat} keeps: {kind:objectiveKind}.',

  // --- Intruders ---

  'log.attack': '{intruder:Intruder} attacks {seat}.',
  'log.attack-card': 'Attack card: {attack}.',
  'log.attack-misses': 'The attack misses: the card does not show this Intruder.',
  'log.keeps-nerve': '{seat:Seat} plays Nerves of Steel and ignores the attack.',
  'log.armor-holds': 'The Armor holds: {seat} ignores the attack.',
  'log.intruder-moves': '{intruder:Intruder} moves to {place}.',
  'log.retreats': '{intruder:Intruder} retreats through exit {number}.',
  'log.vanishes': '{intruder:Intruder} vanishes and goes back into the bag.',
  'log.transforms': 'A Creeper turns into a Breeder: {intruder}.',
  'log.no-transformation': 'No Breeder is left: {intruder} stays what it is.',
  'log.injured': '{intruder:Intruder} takes injuries: {injuries}.',
  'log.kill-check': 'Endurance check: {blood}.',
  'log.endurance': 'Endurance of {intruder}: {endurance}. Injuries: {injuries}. {verdict}',
  'log.endurance-lowered':
    'Endurance of {intruder}: {endurance}, less 1 (Endangered Species). Injuries: {injuries}. {verdict}',
  'log.intruder-dies': '{intruder:Intruder} dies.',
  'log.bag-grows': 'Token added to the bag: {type}.',
  'log.egg-laid': 'The Queen lays an Egg in the Nest.',
  'log.egg-destroyed': 'An Egg is destroyed.',
  'log.egg-hatches': 'An Egg of the Nest hatches.',
  'log.nest-destroyed': 'No Egg is left: the Nest is destroyed.',
  'log.weakness-found': '{seat:Seat} discovers a Weakness ({slot:weaknessSlot}): {weakness}.',

  // --- Characters fighting ---

  'log.shoots': '{seat:Seat} shoots at {target} with: {item}.',
  'log.strikes': '{seat:Seat} strikes {target}.',
  'log.combat-roll': 'The die shows {face}.',
  'log.reloads': '{seat:Seat} loads: {item} (Ammo: {ammo}).',

  // --- wounds and Contamination ---

  'log.light-wound': '{seat:Seat} suffers a Light Wound.',
  'log.serious-wound': '{seat:Seat} suffers a Serious Wound: {wound}.',
  'log.light-wounds-healed': 'Light Wounds {seat:ofSeat} are healed.',
  'log.wound-dressed': 'A Serious Wound {seat:ofSeat} is dressed: {wound}.',
  'log.wound-healed': 'A Serious Wound {seat:ofSeat} is healed: {wound}.',
  'log.contaminated': '{seat:Seat} gains a Contamination card.',
  'log.scans': 'You scan Contamination cards: {infected} infected, {clean} clean.',
  'log.scans-secretly': '{seat:Seat} scans Contamination cards: {number}.',
  'log.contamination-removed': 'Contamination cards {seat:ofSeat} are removed: {number}.',
  'log.infested': 'A Larva settles in {seat}.',
  'log.turns-cards': '{seat:Seat} turns over cards of the deck: {number}.',
  'log.larva-removed': 'The Larva {seat:ofSeat} is removed.',
  'log.slimed': '{seat:Seat} is covered with Slime.',
  'log.slime-removed': '{seat:Seat} gets rid of the Slime.',
  'log.loses-hand': '{seat:Seat} discards the whole hand: {number}.',
  'log.discards': '{seat:Seat} discards: {card}.',
  'log.reshuffles': '{seat:Seat} shuffles the discard pile into the deck.',
  'log.dies': '{seat:Seat} dies.',
  'log.revived': '{seat:Seat} is revived in {place}.',

  // --- Items and Objects ---

  'log.searches': '{seat:Seat} draws {colour} Items and keeps one.',
  'log.finds': 'You keep: {item}.',
  'log.finds-some': '{seat:Seat} keeps an Item ({colour}).',
  'log.takes': '{seat:Seat} takes: {item}.',
  'log.picks-up': '{seat:Seat} takes: {object}.',
  'log.drops-object': '{seat:Seat} drops: {object}.',
  'log.drops-item': '{seat:Seat} drops: {item}.',
  'log.drops-some': '{seat:Seat} drops an Item ({colour}).',
  'log.item-used': '{seat:Seat} discards: {item}.',
  'log.crafts': '{seat:Seat} crafts: {item}.',
  'log.binds': '{seat:Seat} binds together: {item} and {other:item}.',
  'log.quest-activated': '{seat:Seat} activates: {item}.',
  'log.offers-item': '{seat:Seat} offers {other:toSeat}: {item}.',
  'log.offers-object': '{seat:Seat} offers {other:toSeat}: {object}.',
  'log.offers-some': '{seat:Seat} offers {other:toSeat} an Item ({colour}).',
  'log.gives-item': '{seat:Seat} gives {other:toSeat}: {item}.',
  'log.gives-object': '{seat:Seat} gives {other:toSeat}: {object}.',
  'log.gives-some': '{seat:Seat} gives {other:toSeat} an Item ({colour}).',
  'log.no-exchange': '{seat:Seat} and {other:seat} do not agree.',
  'log.no-trade': 'Nothing changes hands.',

  // --- the ship ---

  'log.door-opened': 'The door in {corridor} is open.',
  'log.door-closed': 'The door in {corridor} is closed.',
  'log.door-destroyed': 'The door in {corridor} is destroyed.',
  'log.fire': '{place:Place} burns.',
  'log.fire-out': 'The fire in {place} is out.',
  'log.items-burn': 'The Items in {place} burn: none is left.',
  'log.malfunction': 'Malfunction in {place}.',
  'log.repaired': '{place:Place} works again.',
  'log.depressurisation': '{seat:Seat} depressurises {place}: it is sealed.',
  'log.depressurisation-ends': 'Air is let into {place}: the depressurisation ends.',
  'log.depressurised': 'Everything alive in {place} dies: the air is gone.',
  'log.destination': '{seat:Seat} sets the Destination to {letter}.',
  'log.signal': '{seat:Seat} sends a Signal.',
  'log.engine-order-changed': '{seat:Seat} has changed the order of the tiles of Engine {engine}.',
  'log.engine-order-kept': '{seat:Seat} has kept the order of the tiles of Engine {engine}.',
  'log.self-destruct-started': 'The self-destruct sequence starts.',
  'log.self-destruct-stopped': 'The self-destruct sequence is stopped.',

  // --- secret looks ---

  'log.sees-room': 'You see in room {place:roomNumber}: {tile}.',
  'log.looks-at-room': '{seat:Seat} looks secretly at {place}.',
  'log.sees-token': 'You see the Exploration token of room {place:roomNumber}: {token}.',
  'log.looks-at-token': '{seat:Seat} looks secretly at the Exploration token of {place}.',
  'log.sees-coordinates':
    'You see the Coordinates: A {a:destination}, B {b:destination}, C {c:destination}, D {d:destination}.',
  'log.looks-at-coordinates': '{seat:Seat} looks secretly at the Coordinates.',
  'log.sees-engine': 'You see Engine {engine}: {status}.',
  'log.looks-at-engine': '{seat:Seat} looks secretly at Engine {engine}.',
  'log.sees-event': 'You see the next Event card: {event}.',
  'log.looks-at-event': '{seat:Seat} looks secretly at the next Event card.',
  'log.event-left': '{seat:Seat} leaves the Event card on top.',
  'log.event-put-under': '{seat:Seat} puts the Event card under the deck.',
  'log.sees-objective': 'You see an Objective {owner:ofSeat}: {objective}.',
  'log.looks-at-objective':
    '{seat:Seat} looks secretly at an Objective {owner:ofSeat}: {kind:objectiveKind}.',

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
  'log.event': 'Event: {event}.',
  'log.event-discarded': 'Event card discarded: {event}.',

  // --- the Intruder player ---

  'log.overlord': '{seat:Seat} goes on as the Intruders, from the next round.',
  'log.recovers': '{intruder:Intruder} loses injuries: {injuries}.',
  'log.overlord-plays': 'The Intruder player plays: {overlord}.',
  'log.overlord-draws-attack': 'The Intruder player draws Attack cards: {number}.',
  'log.attack-chosen': 'The Intruder player chooses an Attack card: {attack}.',
  'log.overlord-draws-event': 'The Intruder player draws Event cards: {number}.',
  'log.overlord-discards': 'The Intruder player discards: {overlord}.',

  // --- the end ---

  'log.ends-jump': 'The ship jumps: the game ends.',
  'log.ends-explosion': 'The ship cannot be saved: the game ends.',
  'log.ends-nobody-left': 'Nobody is left who could act: the game ends.',
  'log.jump': 'The ship jumps to hyperspace: whoever is awake dies.',
  'log.explodes': 'The ship explodes with everything aboard.',
  'log.perishes': '{seat:Seat} perishes.',
  'log.engine': 'Engine {engine} is {outcome:status}.',
  'log.check-engines': 'Engine check: {outcome}.',
  'log.check-coordinates': 'The Coordinates say: {outcome:destination}.',
  'log.last-scan': 'Contamination cards {seat:ofSeat}: {infected} infected, {clean} clean.',
  'log.last-draw':
    '{seat:Seat} shuffles all cards and draws 4. Contamination cards among them: {number}.',
  'log.check-contamination': 'Contamination check {seat:ofSeat}: {outcome}.',
  'log.objective': '{seat:Seat} shows the Objective: {objective}.',
  'log.check-objectives': 'Objective {seat:ofSeat}: {outcome}.',
  'log.signals': 'Signals sent: {sent} of {wanted}.',
  'log.wins': '{seat:Seat} wins.',
  'log.nobody-wins': 'Nobody wins.',

  'outcome.working': 'the ship holds',
  'outcome.exploded': 'the ship is lost',
  'outcome.clean': 'no infection',
  'outcome.survives': 'infected, but alive',
  'outcome.dies': 'a Larva hatches',
  'outcome.fulfilled': 'fulfilled',
  'outcome.failed': 'not fulfilled',

  'blood.arrow': 'a retreat',

  'verdict.lives': 'Not enough to kill.',
  'verdict.dies': 'Enough to kill.',

  'tokenNumber.0': ', no Intruder',
  'tokenNumber.1': ', number 1',
  'tokenNumber.2': ', number 2',
  'tokenNumber.3': ', number 3',
  'tokenNumber.4': ', number 4',
} as const satisfies Dictionary
