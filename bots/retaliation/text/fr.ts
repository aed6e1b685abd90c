import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  // --- le début ---
  'because.retaliation.character': 'Ce Personnage me convient le mieux.',
  'because.retaliation.support': 'De tout ce qui est là, c’est ce qui me sert le plus.',
  'because.retaliation.objective': 'Cet Objectif me paraît plus facile.',
  'because.retaliation.belt':
    'Pour l’emplacement {number} de ma ceinture, c’est ce qui me manque le plus.',

  // --- où aller ---
  'because.retaliation.way-out': 'C’est par là que je m’en sors vivant.',
  'because.retaliation.deed': 'Mes projets exigent ce qui se fait dans cette salle.',
  'because.retaliation.seek': 'La salle qu’il me faut se trouve peut-être par là.',
  'because.retaliation.explore': 'Il y a quelque chose à découvrir au-delà.',
  'because.retaliation.lander': 'La Navette doit venir quand cela m’arrange.',
  'because.retaliation.launch': 'Partons d’ici.',
  'because.retaliation.wait': 'Quelqu’un de proche peut encore nous rejoindre.',
  'because.retaliation.robot': 'Le Robot est attendu quelque part.',
  'because.retaliation.look': 'Tout dépend de l’arrivée de la Navette.',
  'because.retaliation.carry': 'On n’abandonne personne.',

  // --- le combat ---
  'because.retaliation.shoot': 'Ce qui est ici attaquerait.',
  'because.retaliation.melee': 'De si près, il faudra se battre à la main.',
  'because.retaliation.burst': 'Moins il en sortira du couloir, mieux cela vaudra.',
  'because.retaliation.repel': 'Qu’il s’en aille.',
  'because.retaliation.reroll': 'Les chances valent mieux que ce jet.',
  'because.retaliation.prevent': 'Cette attaque coûterait plus cher que ce qui l’arrête.',

  // --- tenir bon ---
  'because.retaliation.secure': 'Ce qui entrera ici nous trouvera prêts.',
  'because.retaliation.hold': 'Ainsi, le couloir reste calme.',
  'because.retaliation.open': 'Il faut que la voie soit ouverte.',
  'because.retaliation.air': 'Sans air, le reste ne compte pas.',
  'because.retaliation.care': 'Les blessures d’abord.',
  'because.retaliation.rest': 'Il faut se débarrasser de la Contamination.',
  'because.retaliation.repair': 'Il faut que cela fonctionne de nouveau.',
  'because.retaliation.reload': 'Une arme vide ne sert à rien.',

  // --- cartes et objets ---
  'because.retaliation.search': 'Il y a peut-être quelque chose d’utile ici.',
  'because.retaliation.gear': 'C’est ce qui me manque.',
  'because.retaliation.cards': 'Plus de cartes, plus de possibilités.',
  'because.retaliation.pay': 'Ces cartes me servent le moins.',
  'because.retaliation.drop': 'Je peux m’en passer.',
  'because.retaliation.discard': 'De meilleures cartes peuvent venir à leur place.',
  'because.retaliation.keep-for-rest':
    'La Contamination reste en main : le Repos permettra de l’examiner.',
  'because.retaliation.pass': 'Rien ici ne vaut son air. Cartes gardées : {number}.',

  // --- les autres ---
  'because.retaliation.command': 'Un ordre nous aide tous ici.',
  'because.retaliation.obey': 'L’ordre ne me nuit pas.',
  'because.retaliation.agree': 'Cela m’aide.',
  'because.retaliation.as-good': 'Cela m’est égal.',
  'because.retaliation.only-way': 'Il n’y avait rien à choisir.',
  'because.retaliation.whim': 'J’en avais envie.',
  'because.retaliation.tried-better':
    'J’ai essayé {tried} voies : celle-ci s’est terminée {percent} % mieux que d’habitude.',
}
