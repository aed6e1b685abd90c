import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  // --- le début, la fin ---
  'because.nemesis.role': 'Ce personnage a les meilleures chances.',
  'because.nemesis.objective': 'Cet Objectif est le plus facile à remplir.',
  'because.nemesis.hibernate': "Il est temps d'hiberner : le vaisseau devrait rentrer à bon port.",
  'because.nemesis.pod': 'Une Nacelle de secours est ouverte : il est temps de partir.',
  'because.nemesis.launch': "Partons d'ici.",
  'because.nemesis.wait-in-pod': "La nacelle est l'endroit le plus sûr pour attendre.",
  'because.nemesis.wait-for-company': "Quelqu'un de proche ne trouverait pas d'autre nacelle.",
  'because.nemesis.wait-for-pods':
    "Les nacelles s'ouvrent dans {rounds} manches : mieux vaut en être près.",
  'because.nemesis.unlock': "Sans nacelle ouverte, il n'y a pas d'issue.",
  'because.nemesis.self-destruct': "L'Autodestruction déverrouillera les nacelles.",
  'because.nemesis.stop-sequence': 'Le vaisseau ne doit pas être détruit.',

  // --- l'Objectif, le vaisseau ---
  'because.nemesis.signal': "L'Objectif demande un Signal.",
  'because.nemesis.look-for': "C'est peut-être le chemin vers : {tile}.",
  'because.nemesis.explore': 'Toutes les salles doivent être explorées.',
  'because.nemesis.fetch': "L'Objectif demande ceci : {object}.",
  'because.nemesis.take-egg': "L'Objectif demande un Œuf.",
  'because.nemesis.analyse': 'Un Point faible peut être découvert ici.',
  'because.nemesis.autopsy': 'Le cadavre doit être porté au Bloc opératoire.',
  'because.nemesis.storage': 'Chaque Objet compte.',
  'because.nemesis.course': 'Le vaisseau doit aller là : {destination}.',
  'because.nemesis.engine': "Il faut s'occuper du Moteur {engine}.",
  'because.nemesis.engines': "D'ici, tous les Moteurs peuvent être contrôlés.",
  'because.nemesis.mend-engine': 'Deux Moteurs doivent être opérationnels.',
  'because.nemesis.break-engine': 'Ce vaisseau ne doit pas rentrer.',
  'because.nemesis.repair': 'La salle doit être réparée avant de servir.',
  'because.nemesis.mend-room':
    'Marqueurs Panne sur le plateau : {number}. Un neuvième détruit le vaisseau.',
  'because.nemesis.douse':
    'Marqueurs Feu sur le plateau : {number}. Un neuvième détruit le vaisseau.',

  // --- le combat ---
  'because.nemesis.shoot': 'Tirer promet plus que fuir ({type}).',
  'because.nemesis.strike': "Il n'y a rien de mieux que les mains nues ({type}).",
  'because.nemesis.flee': "Ce combat n'en vaut pas la peine ({type}).",
  'because.nemesis.slip-away': "Ainsi personne n'attaque à la sortie.",
  'because.nemesis.drive-away': 'Il peut être chassé ({type}).',
  'because.nemesis.bear': 'Rien de mieux à faire contre lui à présent ({type}).',
  'because.nemesis.reload': "L'Arme est vide.",
  'because.nemesis.reroll': "Le jet est jugé à ce qu'il toucherait.",
  'because.nemesis.spend-ammo': 'Un dégât de plus vaut la Munition.',
  'because.nemesis.nerves': "C'est pour une Attaque-surprise qu'on a des nerfs d'acier.",
  'because.nemesis.armor': "L'Armure est là pour de telles attaques.",
  'because.nemesis.be-covered': 'Partir à couvert vaut mieux que rester.',

  // --- la santé ---
  'because.nemesis.scan': 'Les cartes Contamination saines quittent la partie une fois scannées.',
  'because.nemesis.no-scan': 'Scanner ferait plus de mal que de bien.',
  'because.nemesis.scan-one': "C'est la carte qu'il importe le plus de connaître.",
  'because.nemesis.surgery': "L'infection doit être retirée avant le dernier contrôle.",
  'because.nemesis.antidote': "L'Antidote retire la Larve.",
  'because.nemesis.drink': 'Une carte Contamination de moins.',
  'because.nemesis.emergency': 'Les blessures doivent être soignées.',
  'because.nemesis.dress': 'Cette blessure gêne : {wound}.',
  'because.nemesis.dress-all': 'Toutes les blessures peuvent être pansées à la fois.',
  'because.nemesis.heal': 'Une blessure de moins dont mourir.',
  'because.nemesis.heal-light': "Les Blessures légères s'accumulent.",
  'because.nemesis.wash': 'Le Slime change le silence en danger.',
  'because.nemesis.out-of-fire': "Nul n'attend dans le feu qui peut attendre ailleurs.",

  // --- cartes et Objets ---
  'because.nemesis.pay': 'Paie avec ce qui manquera le moins.',
  'because.nemesis.discard': 'Les cartes Contamination ne font qu’encombrer la main.',
  'because.nemesis.keep-for-rest': 'Repos est gardé pour la Contamination à scanner.',
  'because.nemesis.keep-hand': 'Cartes utiles à la manche suivante : {number}.',
  'because.nemesis.dig': 'Cette main ne répare rien : de nouvelles cartes le pourront.',
  'because.nemesis.no-cards': 'Il ne reste aucune carte pour agir.',
  'because.nemesis.save-cards':
    'Cartes gardées pour la suite de la manche : {number}. Ensuite, vers {place}.',
  'because.nemesis.wait': 'Rien ne vaut le bruit pour l’instant ; cartes en main : {number}.',
  'because.nemesis.search': 'Il y a quelque chose à trouver ici.',
  'because.nemesis.keep-item': 'Celui-ci est plus utile.',
  'because.nemesis.drop': "C'est ce qui manquera le moins.",
  'because.nemesis.load': "Une Arme vide n'aide personne.",
  'because.nemesis.eat': 'Plus de cartes, plus à faire.',
  'because.nemesis.craft': 'Ceci vaut ses composants : {item}.',
  'because.nemesis.quest': "Ceci vaut d'être activé : {item}.",
  'because.nemesis.motivate': "Une carte servira à tous ceux d'ici.",
  'because.nemesis.bind': "Liés, ils ne prennent qu'une main.",

  // --- bruit, portes, les autres ---
  'because.nemesis.careful-noise': 'Le bruit y fait le moins de mal.',
  'because.nemesis.keep-roll': 'Le jet ne fait pas de mal.',
  'because.nemesis.roll-again': 'Ce jet provoquerait une Rencontre.',
  'because.nemesis.leave-doors': 'Les portes sont bien comme elles sont.',
  'because.nemesis.next-event': "L'Événement est jugé à ce qu'il fait à ce personnage.",
  'because.nemesis.interrupt': "Ce personnage ne doit pas s'échapper.",
  'because.nemesis.let-pass': "Il n'y a pas de raison d'intervenir.",
  'because.nemesis.take-offer': 'Un cadeau est un cadeau.',
  'because.nemesis.no-trade': "Il n'y a rien à échanger.",

  // --- le joueur Intrus ---
  'because.nemesis.hunt': "C'est ce qui nuit le plus à l'équipage.",
  'because.nemesis.stalk': "L'Intrus s'approche ainsi le plus de sa proie.",
  'because.nemesis.intruder-player-rest': 'Cette carte est la meilleure à garder.',

  // --- la réflexion ---
  'because.nemesis.tried-better':
    'Le meilleur de {tried} essais dans des mondes possibles : mieux de {percent} points sur cent.',
  'because.nemesis.whim': 'Pourquoi pas ?',
  'because.nemesis.as-good': "L'un vaut l'autre.",
  'because.nemesis.only-way': "Il n'y a pas d'autre moyen.",
}
