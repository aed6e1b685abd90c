/** Why a Lockdown bot does what only a Lockdown bot does. */
export const en = {
  // --- the ways out ---
  'because.lockdown.pod': 'The pods are about to be launched: time to leave.',
  'because.lockdown.wait-for-launch': 'The next launch is near: better be at a pod.',
  'because.lockdown.isolation': 'Locked in, nothing gets at this Character.',
  'because.lockdown.wait-for-isolation':
    'The Isolation Room opens in {rounds} rounds: better be there.',
  'because.lockdown.alert': 'An alert opens the Isolation Room at once.',
  'because.lockdown.rover': 'The Main Gate is open, and the Rover waits.',
  'because.lockdown.on-foot': 'The Main Gate is open, and the suit will do for the way.',
  'because.lockdown.call-rover': 'The Rover has to come back for this Character.',

  // --- the contingency ---
  'because.lockdown.signal': 'Code Blue kills whoever has filed no Signal.',
  'because.lockdown.read-code': 'A code that is seen is not the active one.',
  'because.lockdown.read-css': 'It helps to know which pods will be launched.',

  // --- the Objective ---
  'because.lockdown.survey': 'The Objective asks for these sections to be explored.',
  'because.lockdown.archive': 'The Archive makes the Knowledge active.',
  'because.lockdown.learn': 'Knowledge is worth having here.',
  'because.lockdown.destroy-base': 'With the base everything in it is destroyed.',
  'because.lockdown.save-base': 'The base must not be destroyed.',
  'because.lockdown.mend-base': 'The base is to be left in order.',
  'because.lockdown.destroy-eggs': 'The Nest has to go.',
  'because.lockdown.power': 'Light is worth more than anything here.',

  // --- dangers ---
  'because.lockdown.hush': 'Less noise, fewer visitors.',
  'because.lockdown.light': 'The dark would make it worse.',
  'because.lockdown.react': 'This card is kept for such moments.',
  'because.lockdown.spend-card': 'A hit is worth a card.',
  'because.lockdown.repository': 'What the Repository makes costs nothing.',
  'because.lockdown.strike': 'Nobody else is there: fewer of them will come.',
  'because.lockdown.scout': 'It helps to know what lies where.',
  'because.lockdown.spy': 'It helps to know what others play for.',
  'because.lockdown.next-event': 'The Event is judged by what it does to this Character.',
} as const
