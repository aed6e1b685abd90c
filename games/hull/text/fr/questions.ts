import type { Translation } from '@bulkhead/kernel'
import type { questions as english } from '../en/questions.ts'

/** Questions. */
export const questions: Translation<typeof english> = {
  'prompt.action': 'Que faites-vous ? (Actions faites ce tour : {taken})',
  'prompt.attacked': 'Une attaque contre vous va être résolue : la subissez-vous ?',
  'prompt.be-covered': '{seat:Seat} vous couvre : allez-vous dans {place} ?',
  'prompt.careful-noise': 'Dans quelle sortie laissez-vous du Bruit ?',
  'prompt.choose-item': 'Quel Objet de la pioche prenez-vous ? ({colour})',
  'prompt.cover-room': 'Où va {seat} sous couverture ?',
  'prompt.discard-on-pass': 'Vous passez : quelles cartes de votre main défaussez-vous ?',
  'prompt.drop': 'Que lâchez-vous ? Les Objets sont perdus, les Corps restent dans la salle.',
  'prompt.drop-one': 'Vous tenez trop de choses : que lâchez-vous ?',
  'prompt.counter-interruption':
    "{seat:Seat} interrompt l'action : interrompez-vous l'Interruption ?",
  'prompt.imposed':
    "Ce que fait un autre joueur vous déplacerait, vous ferait défausser ou annulerait votre action : l'acceptez-vous ?",
  'prompt.interrupt': "{seat:Seat} a payé une action : l'interrompez-vous ?",
  'prompt.keep-item': "Quel Objet gardez-vous ? L'autre va sous sa pioche.",
  'prompt.look-at-rooms': 'Quelles salles inexplorées regardez-vous ? ({number})',
  'prompt.nerves': 'Une Attaque-surprise contre vous : la subissez-vous ?',
  'prompt.objective': 'Le premier Intrus est là, ou la fin approche : quel Objectif gardez-vous ?',
  'prompt.offer': 'Que proposez-vous {seat:toSeat} ?',
  'prompt.offered':
    'Un échange est proposé par {seat} (choses offertes : {number}) : acceptez-vous ?',
  'prompt.other-target': '{intruder:Intruder} va vous attaquer : doit-il en attaquer un autre ?',
  'prompt.overload': 'Double touche : défausser 1 Munition de plus pour 1 Dégât de plus ?',
  'prompt.pay': 'Avec quelles cartes payez-vous ? ({cost})',
  'prompt.outside': 'Vous attendez dans une nacelle : que faites-vous ?',
  'prompt.reroll': 'Le dé donne {face}. Relancer ?',
  'prompt.retry': 'Dé : {face}. Relancer pour 1 Munition de plus ?',
  'prompt.returned':
    "{seat:Seat} répond à votre offre (choses en retour : {number}) : êtes-vous d'accord ?",
  'prompt.role': 'Quel personnage jouez-vous ?',
  'prompt.show': 'Lesquels des Objets offerts montrez-vous {seat:toSeat} ?',
  'prompt.spend-card': 'Le dé donne {face} : défaussez-vous une carte Action ?',
  'prompt.take-door': 'Il ne reste plus de Porte : laquelle des portes fermées enlève-t-on ?',
  'prompt.trade': 'Avec qui échangez-vous ?',
  'prompt.turn-doors': 'Quelles portes ouvrez-vous ou fermez-vous ? ({place})',
}
