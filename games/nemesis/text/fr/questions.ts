import type { questions as english } from '../en/questions.ts'

/** Questions. */
export const questions: Readonly<Record<keyof typeof english, string>> = {
  'prompt.action': 'Que faites-vous ? (Actions faites ce tour : {taken})',
  'prompt.armor': "On vous attaque : défaussez-vous l'Armure pour ignorer l'attaque ?",
  'prompt.be-covered': '{seat:Seat} vous couvre : allez-vous dans {place} ?',
  'prompt.bind-received':
    'Vos mains sont pleines : liez-vous ce que vous recevez avec le Ruban adhésif ?',
  'prompt.careful-noise': 'Dans quelle sortie laissez-vous du Bruit ?',
  'prompt.choose-attack': 'Laquelle de ces cartes Attaque est résolue ?',
  'prompt.choose-event': 'Laquelle de ces cartes Événement est résolue ?',
  'prompt.cover-room': 'Où va {seat} sous couverture ?',
  'prompt.discard-any':
    'Quelles cartes de votre main défaussez-vous ? Vous en piochez autant, plus 1.',
  'prompt.discard-on-pass': 'Vous passez : quelles cartes de votre main défaussez-vous ?',
  'prompt.drop': 'Que lâchez-vous ? Les Objets sont perdus, les Corps restent dans la salle.',
  'prompt.drop-one': 'Vous tenez trop de choses : que lâchez-vous ?',
  'prompt.engine-order': 'Moteur n° {engine} : quelle tuile va au-dessus ?',
  'prompt.counter-interruption':
    "{seat:Seat} interrompt l'action : interrompez-vous l'Interruption ?",
  'prompt.interrupt': "{seat:Seat} a payé une action : l'interrompez-vous ?",
  'prompt.keep-item': "Quel Objet gardez-vous ? L'autre va sous sa pioche.",
  'prompt.launch':
    'Vous êtes dans la nacelle {pod} : la lancez-vous tout de suite, ou attendez-vous ?',
  'prompt.look-at-rooms': 'Quelles salles inexplorées regardez-vous ? ({number})',
  'prompt.may-scan': 'Scannez-vous les cartes Contamination de votre main ?',
  'prompt.motion-tracker': 'Détecteur de mouvement : le jet de bruit donne {face}. Relancer ?',
  'prompt.nerves': 'Une Attaque-surprise contre vous : la subissez-vous ?',
  'prompt.next-event':
    'Laissez-vous la prochaine carte Événement, ou la glissez-vous sous la pioche ?',
  'prompt.objective': 'Le premier Intrus est là, ou la fin approche : quel Objectif gardez-vous ?',
  'prompt.offer': 'Que proposez-vous {seat:toSeat} ?',
  'prompt.offered':
    'Un échange est proposé par {seat} (choses offertes : {number}) : acceptez-vous ?',
  'prompt.overload': 'Double touche : défausser 1 Munition de plus pour 1 Dégât de plus ?',
  'prompt.overlord': 'Vous jouez les Intrus : quelle carte ?',
  'prompt.overlord-attacker': 'Quel Intrus attaque ?',
  'prompt.overlord-exit': 'Par quelle sortie va-t-il ?',
  'prompt.overlord-keep': 'Vous passez : quelle carte gardez-vous ?',
  'prompt.overlord-mover': 'Quel Intrus se déplace ?',
  'prompt.overlord-use': '{overlord} : comment la jouez-vous ?',
  'prompt.overlord-victim': 'Qui attaque-t-il ?',
  'prompt.pay': 'Avec quelles cartes payez-vous ? ({cost})',
  'prompt.outside': 'Vous attendez dans une nacelle : que faites-vous ?',
  'prompt.pod-to-board': 'Dans quelle nacelle entrez-vous ?',
  'prompt.pursuit': 'Qui fait un jet de bruit ?',
  'prompt.recovery': 'Quel Intrus perd 2 Dégâts ?',
  'prompt.reroll': 'Le dé donne {face}. Relancer ?',
  'prompt.returned':
    "{seat:Seat} répond à votre offre (choses en retour : {number}) : êtes-vous d'accord ?",
  'prompt.role': 'Quel personnage jouez-vous ?',
  'prompt.scan-one': 'Quelle carte Contamination scannez-vous et retirez-vous ?',
  'prompt.show': 'Lesquels des Objets offerts montrez-vous {seat:toSeat} ?',
  'prompt.smoke': 'La fumée emplit la salle : quelle carte Action défaussez-vous ?',
  'prompt.take-door': 'Il ne reste plus de Porte : laquelle des portes fermées enlève-t-on ?',
  'prompt.trade': 'Avec qui échangez-vous ?',
  'prompt.turn-doors': 'Quelles portes ouvrez-vous ou fermez-vous ? ({place})',
}
