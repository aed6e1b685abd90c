import type { Dictionary } from '@bulkhead/kernel'

/** What the terminal says about Aftermath in English, beside what it says about Nemesis. */
export const en = {
  'aftermath.shuttle': 'Shuttle',
  'aftermath.alert': 'Alert: {name} ({task})',
  'aftermath.no-alert': 'No Alert',
  'aftermath.laika.board': 'Laika on the board',
  'aftermath.laika.gone': 'Laika gone',
  'aftermath.laika.room': 'Laika: {place}',
  'aftermath.token': 'Aftermath token: {name}',
  'aftermath.hidden-token': 'Aftermath token',
  'aftermath.slime-room': 'Slime for whoever enters',
  'aftermath.turret': 'Turret',
  'aftermath.turret-mode': 'Turret, shooting at: {mode}',
  'aftermath.sign.token': '* Aftermath token',
  'aftermath.sign.turret': '+ Turret',
  'aftermath.sign.laika': '& Laika',
  'aftermath.fate.departed': 'left with the Shuttle',
  'aftermath.trait': 'Trait: {name}',
  'aftermath.offer': 'has the Lucrative Offer',
  'aftermath.watched': 'under a Spy Drone',
  'aftermath.spent': 'cards out of the game: {list}',
  'aftermath.type.trait': 'Trait',
  'aftermath.type.alert': 'Alert',
  'hull.short.shuttle-main': 'Shuttle',
  'hull.short.crafting-room': 'Crafts',
  'hull.short.server-room': 'Servers',
  'hull.short.alarm-room': 'Alarm',
  'hull.short.turret-room': 'Turrets',
  'aftermath.primer.ways':
    'THREE WAYS TO PLAY: the Epilogue, five rounds on the ship as an earlier game left it, with a Mission of your own, until the Shuttle leaves; the Investigation, a full game with the Shuttle docked; or a classic game of Nemesis with what this box adds.',
  'aftermath.primer.alerts':
    "ALERTS: an Alert that is not fulfilled in time kills everybody aboard. Its task is shown above the ship; the Activation is a basic action in the room that it names. From the Main Room of the Shuttle you reach every technical entrance, and from any of these the Shuttle's other rooms.",
} as const satisfies Dictionary
