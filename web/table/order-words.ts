import { words } from '../words/words.ts'

export const ORDER_WORDS = words(
  {
    title: 'Standing orders',
    about:
      'These questions are answered by themselves, as you ordered; nobody else knows. Remove an order to be asked again.',
    given: '{number} standing orders',
    'given-one': '1 standing order',
    pin: 'Always choose “{option}”',
    'pin-about': 'Choose this now, and by itself whenever you are asked this again',
    never: 'Never take “{option}”',
    'never-about': 'Do not show this any more; a bot in your place does not take it either',
    'never-note': 'Never: {option}',
    remove: 'Remove',
    'remove-one': 'Remove the order “{note}”',
    'with-answer': '{question} → {option}',
  },
  {
    title: 'Consignes',
    about:
      'Ces questions reçoivent d’elles-mêmes la réponse voulue ; personne d’autre ne le sait. Retirez une consigne pour être à nouveau consulté.',
    given: '{number} consignes',
    'given-one': '1 consigne',
    pin: 'Toujours choisir « {option} »',
    'pin-about': 'Choisir ceci maintenant, et tout seul chaque fois que la question revient',
    never: 'Ne jamais prendre « {option} »',
    'never-about': 'Ne plus montrer ceci ; un bot à votre place ne le prend pas non plus',
    'never-note': 'Jamais : {option}',
    remove: 'Retirer',
    'remove-one': 'Retirer la consigne « {note} »',
    'with-answer': '{question} → {option}',
  },
)
