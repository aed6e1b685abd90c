/** Why a Nemesis bot does what only a Nemesis bot does. */
export const en = {
  // --- the beginning, the end ---
  'because.nemesis.hibernate': 'It is time to hibernate: the ship should find its way home.',
  'because.nemesis.pod': 'An Escape Pod is open: time to leave.',
  'because.nemesis.launch': 'Away from here.',
  'because.nemesis.wait-in-pod': 'The pod is the safest place to wait.',
  'because.nemesis.wait-for-company': 'Somebody near would find no other pod.',
  'because.nemesis.wait-for-pods': 'The pods unlock in {rounds} rounds: better be near them.',
  'because.nemesis.unlock': 'Without an open pod there is no way out.',
  'because.nemesis.self-destruct': 'The self-destruct sequence will unlock the pods.',
  'because.nemesis.stop-sequence': 'The ship must not be destroyed.',

  // --- the Objective, the ship ---
  'because.nemesis.autopsy': 'The corpse belongs in the Surgery.',
  'because.nemesis.storage': 'Every Item counts.',
  'because.nemesis.course': 'The ship has to be sent here: {destination}.',
  'because.nemesis.engine': 'Engine {engine} has to be seen to.',
  'because.nemesis.engines': 'From here all Engines can be checked.',
  'because.nemesis.mend-engine': 'Two Engines must work.',
  'because.nemesis.break-engine': 'This ship is not to come home.',

  // --- noise, doors, others ---
  'because.nemesis.next-event': 'The Event is judged by what it does to this Character.',

  // --- the Intruder player ---
  'because.nemesis.hunt': 'This hurts the crew most.',
  'because.nemesis.stalk': 'This brings the Intruder nearest to its prey.',
  'because.nemesis.intruder-player-rest': 'This card is the best to keep.',
} as const
