import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

/** Why a Lockdown bot does what only a Lockdown bot does. */
export const fr: Translation<typeof en> = {
  // --- the ways out ---
  'because.lockdown.pod': "Les nacelles vont partir : il est temps de s'en aller.",
  'because.lockdown.wait-for-launch':
    'Le prochain lancement est proche : mieux vaut être à une nacelle.',
  'because.lockdown.isolation': "Une fois isolé, ce Personnage est hors d'atteinte.",
  'because.lockdown.wait-for-isolation':
    "La Chambre d'isolement ouvre dans {rounds} manches : mieux vaut y être.",
  'because.lockdown.alert': "Une alerte ouvre tout de suite la Chambre d'isolement.",
  'because.lockdown.rover': 'La Grande porte est ouverte et le Rover attend.',
  'because.lockdown.on-foot': 'La Grande porte est ouverte et la combi suffit pour le trajet.',
  'because.lockdown.call-rover': 'Le Rover doit revenir chercher ce Personnage.',

  // --- the contingency ---
  'because.lockdown.signal': "Le Code Bleu tue qui n'a pas envoyé de Signal.",
  'because.lockdown.read-code': "Un code que l'on voit n'est pas le code actif.",
  'because.lockdown.read-css': 'Il est utile de savoir quelles nacelles partiront.',

  // --- the Objective ---
  'because.lockdown.survey': "L'Objectif demande d'explorer ces secteurs.",
  'because.lockdown.archive': 'Les Archives rendent la Connaissance active.',
  'because.lockdown.learn': 'Ici, la Connaissance est utile.',
  'because.lockdown.destroy-base': "Avec la base, tout ce qu'elle contient est détruit.",
  'because.lockdown.save-base': 'La base ne doit pas être détruite.',
  'because.lockdown.mend-base': 'La base doit rester en bon état.',
  'because.lockdown.destroy-eggs': 'Le Nid doit disparaître.',
  'because.lockdown.power': 'Ici, rien ne vaut la lumière.',

  // --- dangers ---
  'because.lockdown.hush': 'Moins de bruit, moins de visiteurs.',
  'because.lockdown.light': 'Le noir aggraverait les choses.',
  'because.lockdown.react': 'Cette carte est gardée pour de tels moments.',
  'because.lockdown.spend-card': 'Une touche vaut bien une carte.',
  'because.lockdown.repository': 'Ce que fabrique le Dépôt ne coûte rien.',
  'because.lockdown.strike': "Il n'y a personne d'autre : il en viendra moins.",
  'because.lockdown.scout': 'Il est utile de savoir où se trouve quoi.',
  'because.lockdown.spy': 'Il est utile de savoir ce que jouent les autres.',
  'because.lockdown.next-event': "L'Événement est jugé à ce qu'il fait à ce Personnage.",
}
