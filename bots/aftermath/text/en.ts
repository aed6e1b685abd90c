/** Why an Aftermath bot does what only an Aftermath bot does. */
export const en = {
  'because.aftermath.alert': 'The Alert must be fulfilled in time: {alert}.',
  'because.aftermath.sample': 'The Sample belongs on the Shuttle.',
  'because.aftermath.token': 'No token may be left hidden.',
  'because.aftermath.mission': 'The Mission asks for this.',
  'because.aftermath.offer': 'The Lucrative Offer pays whoever leaves alone with this.',
  'because.aftermath.shuttle': 'The Shuttle leaves soon.',
  'because.aftermath.laika': 'Laika goes where nobody need.',
  'because.aftermath.go-along': 'Nobody should be alone here.',
  'because.aftermath.stay-behind': 'This room is better than the next.',
  'because.aftermath.hide': 'Whoever is not seen is not attacked.',
  'because.aftermath.energy': 'Energy is there to be used.',
  'because.aftermath.ignore': 'Such an attack is not to be borne.',
  'because.aftermath.defy': 'Nobody else decides that.',
  'because.aftermath.wound': 'A card weighs less than a wound.',
  'because.aftermath.mend': 'Every wound counts.',
  'because.aftermath.help': 'New cards are better cards.',
} as const
