import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  // --- le début, la fin ---
  'because.hull.role': 'Ce personnage a les meilleures chances.',
  'because.hull.objective': 'Cet Objectif est le plus facile à remplir.',

  // --- l'Objectif, le vaisseau ---
  'because.hull.signal': "L'Objectif demande un Signal.",
  'because.hull.look-for': "C'est peut-être le chemin vers : {tile}.",
  'because.hull.explore': 'Toutes les salles doivent être explorées.',
  'because.hull.fetch': "L'Objectif demande ceci : {object}.",
  'because.hull.take-egg': "L'Objectif demande un Œuf.",
  'because.hull.analyse': 'Un Point faible peut être découvert ici.',
  'because.hull.repair': 'La salle doit être réparée avant de servir.',
  'because.hull.mend-room':
    'Marqueurs Panne sur le plateau : {number}. Au-delà de {most}, tout est perdu.',
  'because.hull.douse':
    'Marqueurs Feu sur le plateau : {number}. Au-delà de {most}, tout est perdu.',

  // --- le combat ---
  'because.hull.shoot': 'Tirer promet plus que fuir ({type}).',
  'because.hull.strike': "Il n'y a rien de mieux que les mains nues ({type}).",
  'because.hull.flee': "Ce combat n'en vaut pas la peine ({type}).",
  'because.hull.slip-away': "Ainsi personne n'attaque à la sortie.",
  'because.hull.sample': "L'Objectif en demande un échantillon ({type}).",
  'because.hull.drive-away': 'Il peut être chassé ({type}).',
  'because.hull.bear': 'Rien de mieux à faire contre lui à présent ({type}).',
  'because.hull.reload': "L'Arme est vide.",
  'because.hull.reroll': "Le jet est jugé à ce qu'il toucherait.",
  'because.hull.spend-ammo': 'Un dégât de plus vaut la Munition.',
  'because.hull.nerves': "C'est pour une Attaque-surprise qu'on a des nerfs d'acier.",
  'because.hull.armor': "L'Armure est là pour de telles attaques.",
  'because.hull.be-covered': 'Partir à couvert vaut mieux que rester.',

  // --- la santé ---
  'because.hull.scan': 'Les cartes Contamination saines quittent la partie une fois scannées.',
  'because.hull.no-scan': 'Scanner ferait plus de mal que de bien.',
  'because.hull.scan-one': "C'est la carte qu'il importe le plus de connaître.",
  'because.hull.surgery': "L'infection doit être retirée avant le dernier contrôle.",
  'because.hull.antidote': "L'Antidote retire la Larve.",
  'because.hull.drink': 'Une carte Contamination de moins.',
  'because.hull.emergency': 'Les blessures doivent être soignées.',
  'because.hull.dress': 'Cette blessure gêne : {wound}.',
  'because.hull.dress-all': 'Toutes les blessures peuvent être pansées à la fois.',
  'because.hull.heal': 'Une blessure de moins dont mourir.',
  'because.hull.heal-light': "Les Blessures légères s'accumulent.",
  'because.hull.wash': 'Le Slime change le silence en danger.',
  'because.hull.out-of-fire': "Nul n'attend dans le feu qui peut attendre ailleurs.",

  // --- cartes et Objets ---
  'because.hull.pay': 'Paie avec ce qui manquera le moins.',
  'because.hull.discard': 'Les cartes Contamination ne font qu’encombrer la main.',
  'because.hull.keep-for-rest': 'Repos est gardé pour la Contamination à scanner.',
  'because.hull.keep-hand': 'Cartes utiles à la manche suivante : {number}.',
  'because.hull.dig': 'Cette main ne répare rien : de nouvelles cartes le pourront.',
  'because.hull.no-cards': 'Il ne reste aucune carte pour agir.',
  'because.hull.save-cards':
    'Cartes gardées pour la suite de la manche : {number}. Ensuite, vers {place}.',
  'because.hull.wait': 'Rien ne vaut le bruit pour l’instant ; cartes en main : {number}.',
  'because.hull.search': 'Il y a quelque chose à trouver ici.',
  'because.hull.keep-item': 'Celui-ci est plus utile.',
  'because.hull.drop': "C'est ce qui manquera le moins.",
  'because.hull.load': "Une Arme vide n'aide personne.",
  'because.hull.eat': 'Plus de cartes, plus à faire.',
  'because.hull.craft': 'Ceci vaut ses composants : {item}.',
  'because.hull.quest': "Ceci vaut d'être activé : {item}.",
  'because.hull.motivate': "Une carte servira à tous ceux d'ici.",
  'because.hull.bind': "Liés, ils ne prennent qu'une main.",

  // --- bruit, portes, les autres ---
  'because.hull.careful-noise': 'Le bruit y fait le moins de mal.',
  'because.hull.keep-roll': 'Le jet ne fait pas de mal.',
  'because.hull.roll-again': 'Ce jet provoquerait une Rencontre.',
  'because.hull.leave-doors': 'Les portes sont bien comme elles sont.',
  'because.hull.interrupt': "Ce personnage ne doit pas s'échapper.",
  'because.hull.let-pass': "Il n'y a pas de raison d'intervenir.",
  'because.hull.take-offer': 'Un cadeau est un cadeau.',
  'because.hull.no-trade': "Il n'y a rien à échanger.",

  // --- la réflexion ---
  'because.hull.tried-better':
    'Le meilleur de {tried} essais dans des mondes possibles : mieux de {percent} points sur cent.',
  'because.hull.whim': 'Pourquoi pas ?',
  'because.hull.as-good': "L'un vaut l'autre.",
  'because.hull.only-way': "Il n'y a pas d'autre moyen.",
}
