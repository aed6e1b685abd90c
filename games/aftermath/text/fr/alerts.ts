import type { Translation } from '@bulkhead/kernel'
import type { alerts as english } from '../en/alerts.ts'

/** Alerts, and what there is to do for them. */
export const alerts: Translation<typeof english> = {
  'alert.alert-reactor-surge': 'Surcharge du réacteur',
  'alert.alert-distress-beacon': 'Balise de détresse',
  'alert.alert-hull-stress': 'Coque sous tension',
  'alert.alert-fire-aboard': 'Feu à bord',
  'alert.alert-stirring-hive': 'La ruche remue',
  'alert.alert-lost-samples': 'Échantillons perdus',
  'alert.alert-quarantine': 'Quarantaine médicale',
  'alert.alert-black-box': 'Boîte noire',
  'alert.alert-pod-clamps': 'Attaches de nacelles bloquées',
  'alert.alert-drive-drift': 'Dérive des propulseurs',

  'alert-text.alert-reactor-surge': 'Activation dans la Génératrice, puis dans le Moteur n° 2.',
  'alert-text.alert-distress-beacon':
    "Du Bruit dans chaque sortie du Relais de transmission, s'il est exploré. Activation dans le Relais de transmission.",
  'alert-text.alert-hull-stress':
    "Une Panne dans la Génératrice. Réparez une Panne sur le Nemesis, sauf s'il n'en a pas.",
  'alert-text.alert-fire-aboard': "Un Feu dans l'Hibernatorium. Cette salle ne doit pas brûler.",
  'alert-text.alert-stirring-hive':
    "Prenez un Œuf du Nid ou détruisez-en un, sauf si le Nid n'en a pas.",
  'alert-text.alert-lost-samples':
    'Un Échantillon dans le Laboratoire, et à 5 joueurs un dans le Dépôt. Apportez-les tous dans des salles de la Navette.',
  'alert-text.alert-quarantine':
    'Activation dans le Bloc opératoire ou dans la salle principale de la Navette.',
  'alert-text.alert-black-box':
    'Activation dans le Cockpit : un Échantillon y est posé. Puis apportez-le dans une salle de la Navette.',
  'alert-text.alert-pod-clamps': "Activation dans une des Sections d'évacuation.",
  'alert-text.alert-drive-drift': 'Activation dans le Moteur n° 1 et dans le Moteur n° 3.',

  // --- step by step ---

  'alert-task.alert-reactor-surge-1': 'Activation dans la Génératrice',
  'alert-task.alert-reactor-surge-2': 'Activation dans le Moteur n° 2',
  'alert-task.alert-distress-beacon-1': 'Activation dans le Relais de transmission',
  'alert-task.alert-hull-stress-1': 'Réparer une Panne',
  'alert-task.alert-fire-aboard-1': "Pas de Feu dans l'Hibernatorium",
  'alert-task.alert-stirring-hive-1': 'Prendre ou détruire un Œuf',
  'alert-task.alert-lost-samples-1': 'Apporter les Échantillons dans la Navette',
  'alert-task.alert-quarantine-1':
    'Activation dans le Bloc opératoire ou dans la salle principale de la Navette',
  'alert-task.alert-black-box-1': 'Activation dans le Cockpit',
  'alert-task.alert-black-box-2': "Apporter l'Échantillon dans la Navette",
  'alert-task.alert-pod-clamps-1': "Activation dans une Section d'évacuation",
  'alert-task.alert-drive-drift-1': 'Activation dans le Moteur n° 1 ou 3',
  'alert-task.alert-drive-drift-2': "Activation dans l'autre Moteur",

  'action.activate-alert': 'Activation',
  'option.activate-alert': "Activation pour l'Alerte : {alert} ({cost:cards})",
  'object.sample': 'Échantillon',

  'log.alert': 'Alerte : {alert}.',
  'log.alert-activated': '{seat:Seat} fait une Activation dans {place}.',
  'log.alert-level': "Le niveau {level} de l'Alerte est résolu : {alert}.",
  'log.alert-fulfilled': "L'Alerte est résolue : {alert}.",
  'log.alert-time': "Manches restantes pour l'Alerte : {left}.",
  'log.sample': 'Un Échantillon est posé dans {place}.',

  'why.no-activation': "Il n'y a rien à activer maintenant.",
  'why-brief.no-activation': 'rien à activer',
  'why.activated-in': "L'Activation de l'Alerte se fait dans {room:the}.",
  'why-brief.activated-in': 'dans une autre salle',
  'why.activated-in-either':
    "L'Activation de l'Alerte se fait dans {room:the} ou dans {other:the}.",
  'why-brief.activated-in-either': 'dans une autre salle',

  'death.alert': "l'Alerte n'a pas été résolue",
  'log.ends-alert': "L'Alerte n'a pas été résolue à temps : la partie se termine.",
  'result.alert': "Une Alerte n'a pas été résolue à temps.",
}
