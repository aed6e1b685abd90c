import type { Dictionary } from '@bulkhead/kernel'

/** Alerts, and what there is to do for them. */
export const alerts = {
  'alert.alert-reactor-surge': 'Reactor Surge',
  'alert.alert-distress-beacon': 'Distress Beacon',
  'alert.alert-hull-stress': 'Hull Stress',
  'alert.alert-fire-aboard': 'Fire Aboard',
  'alert.alert-stirring-hive': 'Stirring Hive',
  'alert.alert-lost-samples': 'Lost Samples',
  'alert.alert-quarantine': 'Medical Quarantine',
  'alert.alert-black-box': 'Black Box',
  'alert.alert-pod-clamps': 'Jammed Pod Clamps',
  'alert.alert-drive-drift': 'Drive Drift',

  'alert-text.alert-reactor-surge': 'Activate in the Generator, then in Engine 2.',
  'alert-text.alert-distress-beacon':
    'Noise in every exit of the Comms Room, once it is explored. Activate in the Comms Room.',
  'alert-text.alert-hull-stress':
    'A Malfunction in the Generator. Repair a Malfunction on the Nemesis, unless it has none.',
  'alert-text.alert-fire-aboard': 'A Fire in the Hibernatorium. This room must not burn.',
  'alert-text.alert-stirring-hive':
    'Take an Egg from the Nest or destroy one, unless the Nest has none.',
  'alert-text.alert-lost-samples':
    'A Sample in the Laboratory, and with 5 players one in the Storage. Bring them all to rooms of the Shuttle.',
  'alert-text.alert-quarantine': 'Activate in the Surgery or in the Main Room of the Shuttle.',
  'alert-text.alert-black-box':
    'Activate in the Cockpit: a Sample is put there. Then bring it to a room of the Shuttle.',
  'alert-text.alert-pod-clamps': 'Activate in one of the Evacuation Sections.',
  'alert-text.alert-drive-drift': 'Activate in Engine 1 and in Engine 3.',

  // --- step by step ---

  'alert-task.alert-reactor-surge-1': 'Activate in the Generator',
  'alert-task.alert-reactor-surge-2': 'Activate in Engine 2',
  'alert-task.alert-distress-beacon-1': 'Activate in the Comms Room',
  'alert-task.alert-hull-stress-1': 'Repair a Malfunction',
  'alert-task.alert-fire-aboard-1': 'No Fire in the Hibernatorium',
  'alert-task.alert-stirring-hive-1': 'Take or destroy an Egg',
  'alert-task.alert-lost-samples-1': 'Bring the Samples to the Shuttle',
  'alert-task.alert-quarantine-1': 'Activate in the Surgery or in the Main Room of the Shuttle',
  'alert-task.alert-black-box-1': 'Activate in the Cockpit',
  'alert-task.alert-black-box-2': 'Bring the Sample to the Shuttle',
  'alert-task.alert-pod-clamps-1': 'Activate in an Evacuation Section',
  'alert-task.alert-drive-drift-1': 'Activate in Engine 1 or 3',
  'alert-task.alert-drive-drift-2': 'Activate in the other Engine',

  'action.activate-alert': 'Activation',
  'option.activate-alert': 'Activate for the Alert: {alert} ({cost:cards})',
  'object.sample': 'Sample',

  'log.alert': 'Alert: {alert}.',
  'log.alert-activated': '{seat:Seat} makes an Activation in {place}.',
  'log.alert-level': 'Level {level} of the Alert is done: {alert}.',
  'log.alert-fulfilled': 'The Alert is fulfilled: {alert}.',
  'log.alert-time': 'Rounds left for the Alert: {left}.',
  'log.sample': 'A Sample lies in {place}.',

  'why.no-activation': 'Nothing has to be activated now.',
  'why-brief.no-activation': 'nothing to activate',
  'why.activated-in': 'The Alert is to be activated in {room:the}.',
  'why-brief.activated-in': 'in another room',
  'why.activated-in-either': 'The Alert is to be activated in {room:the} or in {other:the}.',
  'why-brief.activated-in-either': 'in another room',

  'death.alert': 'the Alert was not fulfilled',
  'log.ends-alert': 'The Alert was not fulfilled in time: the game ends.',
  'result.alert': 'An Alert was not fulfilled in time.',
} as const satisfies Dictionary
