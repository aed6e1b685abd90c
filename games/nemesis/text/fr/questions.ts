import type { Translation } from '@bulkhead/kernel'
import type { questions as english } from '../en/questions.ts'

/** Questions. */
export const questions: Translation<typeof english> = {
  'prompt.armor': "On vous attaque : défaussez-vous l'Armure pour ignorer l'attaque ?",
  'prompt.choose-attack': 'Laquelle de ces cartes Attaque est résolue ?',
  'prompt.choose-event': 'Laquelle de ces cartes Événement est résolue ?',
  'prompt.engine-order': 'Moteur n° {engine} : quelle tuile va au-dessus ?',
  'prompt.launch':
    'Vous êtes dans la nacelle {pod} : la lancez-vous tout de suite, ou attendez-vous ?',
  'prompt.may-scan': 'Scannez-vous les cartes Contamination de votre main ?',
  'prompt.motion-tracker': 'Détecteur de mouvement : le jet de bruit donne {face}. Relancer ?',
  'prompt.next-event':
    'Laissez-vous la prochaine carte Événement, ou la glissez-vous sous la pioche ?',
  'prompt.intruder-player': 'Vous jouez les Intrus : quelle carte ?',
  'prompt.intruder-player-attacker': 'Quel Intrus attaque ?',
  'prompt.intruder-player-exit': 'Par quelle sortie va-t-il ?',
  'prompt.intruder-player-keep': 'Vous passez : quelle carte gardez-vous ?',
  'prompt.intruder-player-mover': 'Quel Intrus se déplace ?',
  'prompt.intruder-player-use': '{intruderCard} : comment la jouez-vous ?',
  'prompt.intruder-player-victim': 'Qui attaque-t-il ?',
  'prompt.pod-to-board': 'Dans quelle nacelle entrez-vous ?',
  'prompt.pursuit': 'Qui fait un jet de bruit ?',
  'prompt.recovery': 'Quel Intrus perd 2 Dégâts ?',
}
