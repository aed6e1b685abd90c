import type { Dictionary } from '@bulkhead/kernel'

/** Rooms, what their actions do and say, and the Computer; a room action costs 2 cards unless it says otherwise. */
export const rooms = {
  'tile.archive': 'Archive',
  'tile.cave-entrance': 'Cave Entrance',
  'tile.cooling-system': 'Cooling System',
  'tile.decon': 'Decontamination Room',
  'tile.emergency-room': 'Emergency Room',
  'tile.laboratory': 'Laboratory',
  'tile.nest': 'Nest',
  'tile.power-generator': 'Power Generator',
  'tile.transmitter-control': 'Transmitter Control Room',
  'tile.css-a': 'Cargo Sending System A',
  'tile.css-b': 'Cargo Sending System B',
  'tile.css-c': 'Cargo Sending System C',
  'tile.css-control': 'CSS Control Room',
  'tile.defense-control': 'Defense Control Room',
  'tile.guard-room': 'Guard Room',
  'tile.contaminated-room': 'Contaminated Room',
  'tile.surgery': 'Surgery',
  'tile.testing-lab': 'Testing Lab',
  'tile.vent-control': 'Vent Control Room',
  'tile.isolation-room': 'Isolation Room',
  'tile.repository': 'Repository',
  'tile.backup-power': 'Backup Power Supply',
  'tile.alert-room': 'Alert Room',
  'tile.elevator-1': 'Elevator Room S-01',
  'tile.elevator-2': 'Elevator Room S-02',
  'tile.elevator-3': 'Elevator Room S-03',
  'tile.staircase-1': 'Emergency Staircase S-01 / S-02',
  'tile.staircase-2': 'Emergency Staircase S-02 / S-03',
  'tile.intersection-1': 'Intersection 1',
  'tile.intersection-2': 'Intersection 2',
  'tile.intersection-3': 'Intersection 3',
  'tile.intersection-4': 'Intersection 4',

  // --- within a sentence ---

  'the.archive': 'the Archive',
  'the.cave-entrance': 'the Cave Entrance',
  'the.cooling-system': 'the Cooling System',
  'the.decon': 'the Decontamination Room',
  'the.emergency-room': 'the Emergency Room',
  'the.laboratory': 'the Laboratory',
  'the.nest': 'the Nest',
  'the.power-generator': 'the Power Generator',
  'the.transmitter-control': 'the Transmitter Control Room',
  'the.css-a': 'Cargo Sending System A',
  'the.css-b': 'Cargo Sending System B',
  'the.css-c': 'Cargo Sending System C',
  'the.css-control': 'the CSS Control Room',
  'the.defense-control': 'the Defense Control Room',
  'the.guard-room': 'the Guard Room',
  'the.contaminated-room': 'the Contaminated Room',
  'the.surgery': 'the Surgery',
  'the.testing-lab': 'the Testing Lab',
  'the.vent-control': 'the Vent Control Room',
  'the.isolation-room': 'the Isolation Room',
  'the.repository': 'the Repository',
  'the.backup-power': 'the Backup Power Supply',
  'the.alert-room': 'the Alert Room',
  'the.elevator-1': 'Elevator Room S-01',
  'the.elevator-2': 'Elevator Room S-02',
  'the.elevator-3': 'Elevator Room S-03',
  'the.staircase-1': 'the Emergency Staircase S-01 / S-02',
  'the.staircase-2': 'the Emergency Staircase S-02 / S-03',
  'the.intersection-1': 'intersection 1',
  'the.intersection-2': 'intersection 2',
  'the.intersection-3': 'intersection 3',
  'the.intersection-4': 'intersection 4',

  // --- what they do ---

  'tile-text.archive':
    'Only while your Knowledge token is inactive: gain 2 Knowledge and activate the token, then look at 1 Contingency token of another player, or take a random one of the neutral pool and keep it.',
  'tile-text.cave-entrance':
    'Move to any other room with a technical entrance, explored or not. First an Attack card hits you as an Adult in the dark would; then you explore and roll for noise as usual.',
  'tile-text.cooling-system':
    'If the Autodestruction token is not on the Time track: put it, yellow side up, on the third space ahead of the Time token.',
  'tile-text.decon':
    'Scan the Contamination cards in your hand and remove the infected ones. Remove your Larva and discard your Slime marker.',
  'tile-text.emergency-room':
    'Dress all your Serious Wounds, or heal 1 dressed Serious Wound, or heal all your Light Wounds. In the cooperative mode a Character whose Corpse is here at the start of a round is revived.',
  'tile-text.laboratory':
    'With an Object lying here or carried by you: gain 3 Knowledge. The first Object of its kind goes on the next analysed place and reveals that Weakness; any other is discarded.',
  'tile-text.nest':
    'Whoever explores it gains 1 Knowledge. Take 1 Egg of the Laboratory board into a free hand, then roll for noise. When no Egg is left the Nest is destroyed. No searching, no Malfunction here.',
  'tile-text.power-generator':
    'Discard the yellow Autodestruction token, or turn over the Power token of your section, either way.',
  'tile-text.transmitter-control':
    'Send a Signal: put a marker on the Signal space of your board. Or look secretly at the Objectives of another living player who has sent one.',
  'tile-text.css-a':
    'While the Time token stands at a CSS token and pod A is empty: discard your hand, pass, and wait in pod A for the launch.',
  'tile-text.css-b':
    'While the Time token stands at a CSS token and pod B is empty: discard your hand, pass, and wait in pod B for the launch.',
  'tile-text.css-c':
    'While the Time token stands at a CSS token and pod C is empty: discard your hand, pass, and wait in pod C for the launch.',
  'tile-text.css-control':
    'Look secretly at a face-down CSS token. Unless it lies at the Time token you may move it one space either way: not onto another one, onto the last space or behind the Time token.',
  'tile-text.defense-control':
    'Lower the Item counter here by 1, or put a Malfunction here. Then choose an explored room with an Intruder and no Malfunction that could hold one: a Malfunction there, 1 injury to each Intruder, 1 Serious Wound to each Character.',
  'tile-text.guard-room':
    'Lower the Item counter here by 1 and take a Taser or an Enviro-Suit from the crafted Items, if one is left.',
  'tile-text.contaminated-room':
    'No action. Each Search here covers you with Slime. No Malfunction here.',
  'tile-text.surgery':
    'Scan all your Contamination cards (deck, hand, discard) and remove the infected ones and your Larva. Discard your hand, shuffle discard and deck together, suffer 1 Light Wound and pass.',
  'tile-text.testing-lab':
    'With 4 Knowledge or more: take an Antidote from the crafted Items, if one is left.',
  'tile-text.vent-control':
    'Choose a room with a technical entrance and no destroyed door: close all its doors, put out its Fire and put the Depressurisation token there. Unless a door opens or breaks before all have passed, everything alive there dies; Objects do not.',
  'tile-text.isolation-room':
    'Whoever starts a round here without a Malfunction draws up to one card more. Action, once the Time token is on white or the Alert Procedure runs: roll for noise; if no Intruder came, you are locked in and out of play.',
  'tile-text.repository':
    'Every Character here, in order, may craft 1 Item for nothing, with a single component that fits its recipe.',
  'tile-text.backup-power':
    'Unless 3 Power tokens are blue, tokens 1 and 2 turn blue and the others red. Then lay the four tokens out as you like. Then the Time token turns to its blue side.',
  'tile-text.alert-room':
    'Start the Alert Procedure, once a game: its token goes on half the number of the Time token, and the Isolation Room opens. Or take a random Contingency token of the neutral pool and keep it.',
  'tile-text.elevator-1':
    'Cost 1. With power on the Elevator: call it here if it is elsewhere, or ride it to another Elevator Room with whoever here agrees to come. No noise roll.',
  'tile-text.elevator-2':
    'Cost 1. With power on the Elevator: call it here if it is elsewhere, or ride it to another Elevator Room with whoever here agrees to come. No noise roll.',
  'tile-text.elevator-3':
    'Cost 1. With power on the Elevator: call it here if it is elsewhere, or ride it to another Elevator Room with whoever here agrees to come. No noise roll.',
  'tile-text.staircase-1': 'No action. It belongs to no section and is always dark.',
  'tile-text.staircase-2': 'No action. It belongs to no section and is always dark.',
  'tile-text.intersection-1':
    'In the open, in no section, neither lit nor dark. No action, no searching; neither Fire nor Malfunction.',
  'tile-text.intersection-2':
    'In the open, in no section, neither lit nor dark. No action, no searching; neither Fire nor Malfunction.',
  'tile-text.intersection-3':
    'In the open, in no section, neither lit nor dark. No action, no searching; neither Fire nor Malfunction.',
  'tile-text.intersection-4':
    'In the open, in no section, neither lit nor dark. No action, no searching; neither Fire nor Malfunction.',

  // --- answers ---

  'option.archive':
    'Consult the Archive, and token {number} {seat:ofSeat} ({action}, {cost:cards})',
  'option.archive-pool':
    'Consult the Archive, and keep a token of the neutral pool ({action}, {cost:cards})',
  'option.archive-alone': 'Consult the Archive ({action}, {cost:cards})',
  'option.cave-entrance': 'Crawl to {place} under attack ({action}, {cost:cards})',
  'option.start-autodestruction': 'Start the Autodestruction ({action}, {cost:cards})',
  'option.stop-autodestruction': 'Stop the Autodestruction ({action}, {cost:cards})',
  'option.decon':
    'Decontamination: no infected card in hand, no Larva, no Slime ({action}, {cost:cards})',
  'option.nest': 'Take an Egg, then roll for noise ({action}, {cost:cards})',
  'option.cut-power': 'Cut the power: {power} ({action}, {cost:cards})',
  'option.power-up': 'Turn the power on: {power} ({action}, {cost:cards})',
  'option.send-signal': 'Send a Signal ({action}, {cost:cards})',
  'option.check-objective':
    'Look secretly at the Objectives {seat:ofSeat} ({action}, {cost:cards})',
  'option.css-a': 'Enter pod A ({action}, {cost:cards})',
  'option.css-b': 'Enter pod B ({action}, {cost:cards})',
  'option.css-c': 'Enter pod C ({action}, {cost:cards})',
  'option.css-control': 'Look secretly at the CSS token of space {space} ({action}, {cost:cards})',
  'option.leave-css': 'Leave it where it is',
  'option.shift-css': 'Move it to space {space}',
  'option.strike-for-items': 'Strike {place}, for 1 Item of this room ({action}, {cost:cards})',
  'option.strike-breaking': 'Strike {place}, with a Malfunction here ({action}, {cost:cards})',
  'option.guard-room': 'Take: {item} ({action}, {cost:cards})',
  'option.surgery': 'Operation: no infected card, no Larva, then pass ({action}, {cost:cards})',
  'option.testing-lab': 'Take an Antidote ({action}, {cost:cards})',
  'option.vent-control': 'Depressurise {place} ({action}, {cost:cards})',
  'option.isolation-room': 'Lock yourself in, with a noise roll ({action}, {cost:cards})',
  'option.repository': 'Everybody here may craft from 1 component ({action}, {cost:cards})',
  'option.craft-from-one': 'Craft: {item}, from {one:item}',
  'option.craft-nothing': 'Craft nothing',
  'option.check-contingency':
    'Take a Contingency token of the neutral pool ({action}, {cost:cards})',

  // --- questions ---

  'prompt.shift-css': 'Do you move the CSS token of space {space}?',
  'prompt.repository': 'What do you craft, from a single component?',

  // --- reasons ---

  'why.archived': 'Your Knowledge token is active: you have consulted the Archive.',
  'why.autodestruction-runs': 'The Autodestruction token is on the Time track already.',
  'why.nothing-to-stop': 'There is no Autodestruction that could still be stopped.',
  'why.nothing-to-wash-off': 'You have no Larva, no Slime and no Contamination card in hand.',
  'why.no-section': 'You are in no section.',
  'why.no-hidden-css': 'No CSS token lies face down any more.',
  'why.no-threat': 'No Intruder stands in a room that could take a Malfunction.',
  'why.none-left': 'There is none left among the crafted Items.',
  'why.knows-too-little': 'It asks for Knowledge: {number}.',
  'why.depressurising': 'A room is being depressurised already.',
  'why.nobody-crafts': 'Nobody here has anything to craft with.',
  'why.pool-empty': 'The neutral pool is empty.',

  // --- what one can die of ---

  'death.defense-control': "the base's own defences",
  'death.surgery': 'the operation in the Surgery',

  // --- the Computer ---

  'computer.logistics': 'Logistics',
  'computer.personnel-files': 'Personnel Files',
  'computer.door-control': 'Door Control',
  'computer.power-routing': 'Power Routing',
  'computer.surveillance': 'Surveillance',
  'computer.lockdown': 'Lockdown',
  'computer-text.logistics':
    '(2) Send the empty Rover to the Bunker or to an Exit Airlock. (1) Put the Elevator beside any Elevator Room. (1) Gain 1 Knowledge.',
  'computer-text.personnel-files':
    '(1) Look at all Contingency tokens of another player in your section. (1) Gain 1 Knowledge. (1) Look at 1 unexplored room of your section.',
  'computer-text.door-control':
    '(1) Close any doors around 1 room of your section. (1) Open any closed doors of your section. (2) Send the empty Rover to the Bunker or to an Exit Airlock.',
  'computer-text.power-routing':
    '(2) Two Power tokens change places. (2) With no power on the Elevator: it gets some, and your section loses its own. (1) Gain 1 Knowledge.',
  'computer-text.surveillance':
    '(1) Discard all noise around 1 room of your section. (1) Look at 1 face-down CSS token. (1) Look at all Contingency tokens of another player in your section.',
  'computer-text.lockdown':
    'As soon as it is revealed: the doors of all powered sections close while there are tokens, and the Elevator is stuck in S-02 until the end of the round. Then another card comes.',
  'action.send-rover': 'Computer: the Rover',
  'action.place-elevator': 'Computer: the Elevator',
  'action.learn': 'Computer: Knowledge',
  'action.read-files': 'Computer: personnel files',
  'action.look-nearby': 'Computer: cameras',
  'action.close-doors': 'Computer: doors to close',
  'action.open-doors': 'Computer: doors to open',
  'action.swap-tokens': 'Computer: power routing',
  'action.feed-elevator': 'Computer: power for the Elevator',
  'action.silence-room': 'Computer: noise filter',
  'action.read-css': 'Computer: launch schedule',
  'option.place-elevator': 'Put the Elevator beside {place} ({action}, {cost:cards})',
  'option.learn': 'Gain 1 Knowledge ({action}, {cost:cards})',
  'option.read-files':
    'Look secretly at the Contingency tokens {seat:ofSeat} ({action}, {cost:cards})',
  'option.look-nearby': 'Look secretly at {place} ({action}, {cost:cards})',
  'option.close-doors': 'Close doors of {place} ({action}, {cost:cards})',
  'option.open-doors': 'Open doors of this section ({action}, {cost:cards})',
  'option.swap-tokens': 'Swap Power tokens: {a:power} and {b:power} ({action}, {cost:cards})',
  'option.feed-elevator':
    'Power for the Elevator, and none for this section ({action}, {cost:cards})',
  'option.silence-room': 'Discard the noise around {place} ({action}, {cost:cards})',
  'option.read-css': 'Look secretly at the CSS token of space {space} ({action}, {cost:cards})',
  'prompt.open-one': 'Which doors do you open?',
  'prompt.close-one': 'Which doors do you close?',
  'why.nobody-filed': 'No other player with a Contingency token is in your section.',
  'why.elevator-fed': 'The Elevator has power.',
} as const satisfies Dictionary
