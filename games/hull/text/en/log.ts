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
  'log.defies': '{seat:Seat} does not put up with it: it has no effect.',
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
  'log.encounter-unmet': 'Something comes to {place}, unmet.',
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
  'log.ignores-attack': '{seat:Seat} ignores the attack.',
  'log.keeps-nerve': '{seat:Seat} keeps the nerve and ignores the attack.',
  'log.attacks-other': '{seat:Seat} stays unnoticed: {other:seat} is attacked instead.',
  'log.transforms': 'A Creeper turns into a Breeder: {intruder}.',
  'log.no-transformation': 'No Breeder is left: {intruder} stays what it is.',
  'log.intruder-moves': '{intruder:Intruder} moves to {place}.',
  'log.retreats': '{intruder:Intruder} retreats through exit {number}.',
  'log.vanishes': '{intruder:Intruder} vanishes and goes back into the bag.',
  'log.injured': '{intruder:Intruder} takes injuries: {injuries}.',
  'log.recovers': '{intruder:Intruder} loses injuries: {injuries}.',
  'log.kill-check': 'Endurance check: {blood}.',
  'log.endurance': 'Endurance of {intruder}: {endurance}. Injuries: {injuries}. {verdict}',
  'log.endurance-lowered':
    'Endurance of {intruder}: {endurance}, less 1 (a Weakness). Injuries: {injuries}. {verdict}',
  'log.intruder-dies': '{intruder:Intruder} dies.',
  'log.bag-grows': 'Token added to the bag: {type}.',
  'log.egg-laid': 'The Queen lays an Egg in the Nest.',
  'log.egg-hatches': 'An Egg of the Nest hatches.',
  'log.egg-destroyed': 'An Egg is destroyed.',
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
  'log.turns-cards': '{seat:Seat} turns over cards of the deck: {number}.',
  'log.larva-lost': '{seat:Seat} carries a Larva already: this one is gone.',
  'log.infested': 'A Larva settles in {seat}.',
  'log.larva-removed': 'The Larva {seat:ofSeat} is removed.',
  'log.slimed': '{seat:Seat} is covered with Slime.',
  'log.slime-removed': '{seat:Seat} gets rid of the Slime.',
  'log.loses-hand': '{seat:Seat} discards the whole hand: {number}.',
  'log.discards': '{seat:Seat} discards: {card}.',
  'log.reshuffles': '{seat:Seat} shuffles the discard pile into the deck.',
  'log.dies': '{seat:Seat} dies: {cause:death}.',

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
  'log.quest-activated': '{seat:Seat} activates: {item}.',
  'log.quest-activated-unseen': '{seat:Seat} activates a Quest Item, and hides which.',
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
  'log.items-burn': 'The Items in {place} burn: none is left.',
  'log.fire-out': 'The fire in {place} is out.',
  'log.malfunction': 'Malfunction in {place}.',
  'log.repaired': '{place:Place} works again.',

  // --- secret looks ---

  'log.sees-room': 'You see in room {place:roomNumber}: {tile}.',
  'log.looks-at-room': '{seat:Seat} looks secretly at {place}.',
  'log.sees-token': 'You see the Exploration token of room {place:roomNumber}: {token}.',
  'log.looks-at-token': '{seat:Seat} looks secretly at the Exploration token of {place}.',
  'log.sees-event': 'You see the next Event card: {event}.',
  'log.looks-at-event': '{seat:Seat} looks secretly at the next Event card.',
  'log.sees-objective': 'You see an Objective {owner:ofSeat}: {objective}.',
  'log.looks-at-objective':
    '{seat:Seat} looks secretly at an Objective {owner:ofSeat}: {kind:objectiveKind}.',

  // --- the Event phase ---

  'log.event': 'Event: {event}.',

  // --- the end ---

  'log.ends-explosion': 'The ship cannot be saved: the game ends.',
  'log.ends-nobody-left': 'Nobody is left who could act: the game ends.',
  'log.explodes': 'The ship explodes with everything aboard.',
  'log.perishes': '{seat:Seat} perishes: {cause:death}.',
  'log.last-scan': 'Contamination cards {seat:ofSeat}: {infected} infected, {clean} clean.',
  'log.last-draw':
    '{seat:Seat} shuffles all cards and draws 4. Contamination cards among them: {number}.',
  'log.check-contamination': 'Contamination check {seat:ofSeat}: {outcome}.',
  'log.objective': '{seat:Seat} shows the Objective: {objective}.',
  'log.check-objectives': 'Objective {seat:ofSeat}: {outcome}.',
  'log.signals': 'Signals sent: {sent} of {wanted}.',
  'log.wins': '{seat:Seat} wins.',
  'log.revived': '{seat:Seat} is revived in {place}.',
  'log.nobody-wins': 'Nobody wins.',

  'result.explosion': 'The ship has been destroyed.',
  'result.nobody-left': 'Nobody is awake aboard any more.',
} as const satisfies Dictionary
