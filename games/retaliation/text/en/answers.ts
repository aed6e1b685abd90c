import type { Dictionary } from '@bulkhead/kernel'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers = {
  // --- moving ---

  'option.move': 'Move to {room:the} (corridor {corridor}; {by}, {cost:cards})',
  'option.move-carrying':
    'Move to {room:the} and take {number:bodies} along (corridor {corridor}; {by}, {cost:cards})',
  'option.move-with': 'Move to {room:the} with {seat} (corridor {corridor}; {by}, {cost:cards})',
  'option.move-with-carrying':
    'Move to {room:the} with {seat} and {number:bodies} (corridor {corridor}; {by}, {cost:cards})',
  'option.explore': 'Explore through corridor {corridor} ({by}, {cost:cards})',
  'option.explore-carrying':
    'Explore through corridor {corridor} and take {number:bodies} along ({by}, {cost:cards})',
  'option.explore-with': 'Explore through corridor {corridor} with {seat} ({by}, {cost:cards})',
  'option.explore-with-carrying':
    'Explore through corridor {corridor} with {seat} and {number:bodies} ({by}, {cost:cards})',
  'option.cautious-move': 'Move cautiously to {room:the} (corridor {corridor}; {by}, {cost:cards})',
  'option.cautious-move-carrying':
    'Move cautiously to {room:the} and take {number:bodies} along (corridor {corridor}; {by}, {cost:cards})',
  'option.cautious-explore': 'Explore cautiously through corridor {corridor} ({by}, {cost:cards})',
  'option.cautious-explore-carrying':
    'Explore cautiously through corridor {corridor} and take {number:bodies} along ({by}, {cost:cards})',
  'option.crawl': 'Crawl to {room:the} ({used:room}; {by}, {cost:cards})',

  // --- fighting ---

  'option.shoot': 'Shoot {type:the} ({hits:hits}) with: {item} ({by}, {cost:cards})',
  'option.burst': 'Burst at corridor {corridor} with: {item} ({by}, {cost:cards})',
  'option.melee': 'Strike {type:the} ({hits:hits}) with bare hands ({by}, {cost:cards})',
  'option.melee-with': 'Strike {type:the} ({hits:hits}) with: {item} ({by}, {cost:cards})',
  'option.hit-and-attack':
    '{number:hits} on {type:the} ({hits:hits}), then attack it ({by}, {cost:cards})',
  'option.burst-and-move':
    'Burst at corridor {corridor} with: {item}, then go through it ({by}, {cost:cards})',
  'option.continuous-fire': 'Discard cards for Hits in corridor {corridor} ({by}, {cost:cards})',
  'option.reload-first': 'Reload, then fire: {item} ({by}, {cost:cards})',
  'option.fire-first': 'Fire, then reload: {item} ({by}, {cost:cards})',
  'option.forcing-fire': 'Repel everything from your room, for Ammo ({by}, {cost:cards})',
  'option.repel-one': 'Repel {type:the} ({hits:hits}) ({by}, {cost:cards})',
  'option.burn-out':
    'Discard a Grenade: kill everything in corridor {corridor} ({by}, {cost:cards})',
  'option.throw': 'Throw it into corridor {corridor} ({by}, {cost:cards})',
  'option.detonate': 'Blow up {room:the} ({by}, {cost:cards})',
  'option.fire-rocket': 'Fire at {room:the} ({by}, {cost:cards})',
  'option.fire-turret': 'From {room:the} at corridor {corridor} ({by}, {cost:cards})',

  // --- Commands and the Lander ---

  'option.shift-lander': 'The Lander comes in round {space} ({by}, {cost:cards})',
  'option.order-move': '{seat:Seat} moves to {room:the} (corridor {corridor}; {by}, {cost:cards})',
  'option.order-explore': '{seat:Seat} explores through corridor {corridor} ({by}, {cost:cards})',
  'option.order-shoot': '{seat:Seat} shoots {type:the} ({hits:hits}) ({by}, {cost:cards})',
  'option.order-burst': '{seat:Seat} bursts at corridor {corridor} ({by}, {cost:cards})',
  'option.fire-at-will': 'Everybody in {room:the} bursts ({by}, {cost:cards})',
  'option.motivate': 'Everybody in {room:the} draws 1 card ({by}, {cost:cards})',

  // --- the room and its corridors ---

  'option.secure': 'Place 1 Secure token ({by}, {cost:cards})',
  'option.place-secure': 'Place {number:secures} ({by}, {cost:cards})',
  'option.reinforce': 'Reinforce corridor {corridor} ({by}, {cost:cards})',
  'option.open-door': 'Open a door of corridor {corridor} ({by}, {cost:cards})',
  'option.close-door': 'Close a door of corridor {corridor} ({by}, {cost:cards})',
  'option.destroy-door': 'Destroy a door of corridor {corridor} ({by}, {cost:cards})',
  'option.bar': 'Put a closed door into corridor {corridor} ({by}, {cost:cards})',
  'option.seal-room': 'Close every corridor of {room:the} ({by}, {cost:cards})',
  'option.blast': 'Discard a Grenade: lay a corridor to {room:the} ({by}, {cost:cards})',
  'option.sabotage': 'Put a Malfunction in your room ({by}, {cost:cards})',
  'option.fix-room': 'Repair {room:the} ({by}, {cost:cards})',
  'option.fix-item': 'Repair an Item {seat:ofSeat}: {item} ({by}, {cost:cards})',
  'option.fix-robot': 'Repair the Robot ({by}, {cost:cards})',
  'option.extinguish': 'Put out the fire here ({by}, {cost:cards})',
  'option.scan-noise': 'Remove the Noise in corridor {corridor} and roll ({by}, {cost:cards})',
  'option.send-drone': 'Explore beyond corridor {corridor} without moving ({by}, {cost:cards})',

  // --- bodies, cards and tokens ---

  'option.search': 'Search the room ({by}, {cost:cards})',
  'option.rest': 'Scan the Contamination in your hand ({by}, {cost:cards})',
  'option.rummage': 'Look at 2 {colour} Items, keep up to 1 ({by}, {cost:cards})',
  'option.draw-cards': 'Draw {number:cards} ({by}, {cost:cards})',
  'option.drug': 'Discard a Medpack: {seat} draws up to 3 cards ({by}, {cost:cards})',
  'option.adrenaline': 'Draw 1 card and act without limit until you pass ({by}, {cost:cards})',
  'option.antiseptic': 'Remove 1 Contamination card of your hand ({by}, {cost:cards})',
  'option.restore-health': 'Restore {number:health} {seat:toSeat} ({by}, {cost:cards})',
  'option.treat-wound': 'Remove a Serious Wound {seat:ofSeat} ({by}, {cost:cards})',
  'option.medkit-both':
    'Remove a Serious Wound {seat:ofSeat} and restore {number:health} ({by}, {cost:cards})',
  'option.gain-oxygen': '{number} Oxygen for {seat} ({by}, {cost:cards})',
  'option.gain-gear': 'Gain a token: {gear} ({by}, {cost:cards})',
  'option.taser': '{seat:Seat} discards all Action cards ({by}, {cost:cards})',
  'option.tape': 'Bind together: {item} and {onto:item} ({by}, {cost:cards})',
  'option.look-at-anti-aircraft': 'Look secretly at the Anti-Aircraft tokens ({by}, {cost:cards})',
  'option.look-at-objectives': 'Look secretly at the Objectives {seat:ofSeat} ({by}, {cost:cards})',
  'option.flip-life-support': 'Switch the Life Support of Section {section} ({by}, {cost:cards})',
  'option.trade': 'Trade with others in the room ({by}, {cost:cards})',

  // --- rooms ---

  'option.sprinkle': 'Put out every fire of Section {section} ({used:room}; {by}, {cost:cards})',
  'option.cleanse': 'Remove all Contamination of your hand ({used:room}; {by}, {cost:cards})',
  'option.take-supplies': 'Look at 3 Items, keep up to 2 ({used:room}; {by}, {cost:cards})',
  'option.restock': 'Take tokens ({used:room}; {by}, {cost:cards})',
  'option.control-doors':
    'Open or close doors of Section {section} ({used:room}; {by}, {cost:cards})',
  'option.secure-robot':
    'Place 1 Secure token where the Robot is ({used:room}; {by}, {cost:cards})',
  'option.reinforce-robot':
    'Reinforce corridor {corridor} beside the Robot ({used:room}; {by}, {cost:cards})',
  'option.fire-guns': 'Fire at corridor {corridor} ({used:room}; {by}, {cost:cards})',
  'option.push-out':
    'Push {type:the} ({hits:hits}) from {from:the} into corridor {corridor} ({used:room}; {by}, {cost:cards})',
  'option.push-in':
    'Push {type:the} from corridor {corridor} into {room:the} ({used:room}; {by}, {cost:cards})',
  'option.answer-noise':
    'Resolve the Noise in corridor {corridor} ({used:room}; {by}, {cost:cards})',
  'option.silence': 'Discard the Noise in corridor {corridor} ({used:room}; {by}, {cost:cards})',
  'option.take-prototype':
    'Look at 2 Support Equipment cards, keep up to 1 ({used:room}; {by}, {cost:cards})',
  'option.decontaminate':
    'Discard all Action cards, 2 Oxygen: no Contamination in deck and discard ({used:room}; {by}, {cost:cards})',
  'option.heal-here': 'Restore {number:health} ({used:room}; {by}, {cost:cards})',
  'option.treat-here': 'Remove one of your Serious Wounds ({used:room}; {by}, {cost:cards})',
  'option.board': 'Try to board the Lander ({used:room}; {by}, {cost:cards})',
  'option.hibernate': 'Try to hibernate ({used:room}; {by}, {cost:cards})',
  'option.take-off': 'Try to take off ({used:room}; {by}, {cost:cards})',
  'option.switch-life-support':
    'Switch the Life Support of Section {section} ({used:room}; {by}, {cost:cards})',
  'option.extinguish-any': 'Put out the fire in {room:the} ({used:room}; {by}, {cost:cards})',
  'option.remove-larva':
    'Discard all Action cards: remove your Larva ({used:room}; {by}, {cost:cards})',
  'option.drill':
    'Lay a corridor from the Robot to the {direction} ({used:room}; {by}, {cost:cards})',
  'option.stack-anti-aircraft':
    'Look secretly at the Anti-Aircraft tokens ({used:room}; {by}, {cost:cards})',
  'option.copy-data': 'Gain a Data token ({used:room}; {by}, {cost:cards})',
  'option.start-autodestruction': 'Start the Autodestruction ({used:room}; {by}, {cost:cards})',
  'option.power-hibernatorium': 'Switch the Hibernatorium on ({used:room}; {by}, {cost:cards})',
  'option.shut-down': 'Shut all power down for good ({used:room}; {by}, {cost:cards})',
  'option.take-egg': 'Take an Egg, then roll for Noise ({used:room}; {by}, {cost:cards})',
  'option.destroy-egg': 'Destroy an Egg, then roll for Noise ({used:room}; {by}, {cost:cards})',

  // --- the Robot ---

  'option.move-robot': 'The Robot goes to {room:the} ({by}, {cost:cards})',
  'option.robot-explores': 'The Robot explores through corridor {corridor} ({by}, {cost:cards})',
  'option.robot-treats': 'The Robot removes a Serious Wound {seat:ofSeat} ({by}, {cost:cards})',
  'option.robot-heals': 'The Robot restores {number:health} {seat:toSeat} ({by}, {cost:cards})',
  'option.robot-fires': 'The Robot fires at corridor {corridor} ({by}, {cost:cards})',
  'option.robot-opens': 'The Robot opens a door of corridor {corridor} ({by}, {cost:cards})',
  'option.robot-closes': 'The Robot closes a door of corridor {corridor} ({by}, {cost:cards})',
  'option.robot-secures': 'The Robot places 2 Secure tokens ({by}, {cost:cards})',
  'option.robot-repairs-room': 'The Robot repairs {room:the} ({by}, {cost:cards})',
  'option.robot-repairs-item':
    'The Robot repairs an Item {seat:ofSeat}: {item} ({by}, {cost:cards})',
  'option.robot-extinguishes': 'The Robot puts out the fire ({by}, {cost:cards})',
  'option.call-robot': 'Bring the Robot into your room ({by}, {cost:cards})',
  'option.refill-robot': 'Discard it: refill the Robot ({by}, {cost:cards})',

  // --- what costs nothing ---

  'option.pass': 'Pass',
  'option.choose-objective': 'Choose your Objective (free)',
  'option.discard-things': 'Throw something away (free)',
  'option.end-turn': 'End the turn',

  // --- what an action asks ---

  'option.hand-card': '{card}',
  'option.weapon': '{item}',
  'option.fire-shot': 'Shoot {type:the} ({hits:hits}) with: {item}',
  'option.fire-burst': 'Burst at corridor {corridor} with: {item}',
  'option.strike': 'Strike {type:the} ({hits:hits}) with bare hands',
  'option.strike-with': 'Strike {type:the} ({hits:hits}) with: {item}',
  'option.hold-fire': 'Hold your fire',
  'option.go': 'On to {room:the} (corridor {corridor})',
  'option.go-exploring': 'Explore through corridor {corridor}',
  'option.stay': 'Stay where you are',
  'option.at-corridor': 'Corridor {corridor}',
  'option.repel': 'Into corridor {corridor}',
  'option.shoot-it': 'Shoot',
  'option.repel-it': 'Repel it, for Ammo',
  'option.shoot-again': 'Spend Ammo and shoot again',
  'option.burst-again': 'Burst once more',
  'option.enough': 'No more',
  'option.keep-roll': 'Keep the roll',
  'option.reroll': 'Roll again',
  'option.launch-grenade': 'Throw a Grenade of it',
  'option.burst-now': 'Burst',
  'option.share-hits':
    'Drones: {drones}, Adults: {adults}, Larvae: {larvae}, Hits on the Queen: {queen}',
  'option.parry': 'A Malfunction on: {item}',
  'option.parry-destroys': 'It is destroyed: {item}',
  'option.let-attack': 'Let it happen',
  'option.use-against': 'Use: {item}',
  'option.duck': 'Prevent it',
  'option.divert': '{seat:Seat} is Attacked instead',
  'option.stay-calm': 'Play Stay Calm: it is prevented',
  'option.obey': 'Let it happen',
  'option.refuse-command': 'Play Chain of Command: it does nothing to you',
  'option.agree': 'Agree',
  'option.refuse': 'Refuse',
  'option.restore': '{number:health}',
  'option.heal-wound': '{wound}',
  'option.take-wound': 'Take the Serious Wound',
  'option.lose-health': 'Lose 2 Health',
  'option.lose-oxygen': 'Lose 1 Oxygen',
  'option.lose-ammo': 'Spend Ammo',
  'option.spend-medpack': 'Discard a Medpack',
  'option.contaminate': 'The patient gains a Contamination card',
  'option.open-one': 'Open a door of corridor {corridor}',
  'option.close-one': 'Close a door of corridor {corridor}',
  'option.done': 'Done',
  'option.robot-goes-on': 'On to {room:the}',
  'option.robot-stops': 'It stays there',
  'option.aa-keep': 'Leave the tokens as they are',
  'option.aa-swap': 'Swap the tokens',
  'option.keep-objective': '{objective}',
  'option.launch': 'Launch',
  'option.wait': 'Wait',

  // --- gear and Items ---

  'option.throw-grenade':
    'Throw a Grenade from {from:spot} into corridor {corridor} ({by}, {cost:cards})',
  'option.use-medpack': 'Medpack from {from:spot}: {number:health} for {seat} ({by}, {cost:cards})',
  'option.use-oxygen': 'Oxygen from {from:spot}: {number} for {seat} ({by}, {cost:cards})',
  'option.reload': 'Load {gear} from {from:spot} onto: {spot} ({by}, {cost:cards})',
  'option.move-gear': 'Move {gear} from {from:spot} to: {spot} ({by}, {cost:cards})',
  'option.load': '{gear} from {spot}',
  'option.spend-ammo': '{gear} of {spot}',
  'option.stow': '{spot}',
  'option.replace': 'Throw away {gear} of {spot}',
  'option.leave-gear': 'Leave it',
  'option.take-gear': '{gear}',
  'option.throw-gear': 'Throw away {gear} of {spot}',
  'option.throw-token': 'Throw away {gear} of {spot}',
  'option.throw-item': 'Throw away: {item}',
  'option.drop': 'Drop: {item}',
  'option.leave-item': 'Leave it',
  'option.change-armor': 'Change armor',
  'option.keep': 'Keep it',
  'option.keep-item': '{item}',
  'option.offer-item': '{item}',
  'option.offer-gear': '{gear}',
  'option.take-body': 'Take {seat} along',
  'option.trade-with': 'Trade with {seat}',
  'option.end-trade': 'No more trade',
  'option.take-offer': 'Take it and give nothing',
  'option.give-in-return': 'Give something in return',

  // --- drafts ---

  'option.character': '{character}',
  'option.support': '{item}',
} as const satisfies Dictionary
