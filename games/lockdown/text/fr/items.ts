import type { Translation } from '@bulkhead/kernel'
import type { items as english } from '../en/items.ts'

/** Items of every kind, and what they say. */
export const items: Translation<typeof english> = {
  'item.energy-charge': 'Charge énergétique',
  'item.light-stick': 'Bâton lumineux',
  'item.grenade': 'Grenade',
  'item.smoke-grenade': 'Grenade fumigène',
  'item.decoy': 'Leurre',
  'item.recon-drone': 'Drone de reconnaissance',
  'item.extended-magazine': 'Chargeur étendu',
  'item.prototype-rifle': 'Fusil prototype',
  'item.prototype-shotgun': 'Fusil à pompe prototype',
  'item.prototype-pistol': 'Pistolet prototype',
  'item.comms-key': 'Clé de transmission',
  'item.autodestruct-key': "Clé d'autodestruction",
  'item.toolbelt': 'Outils',
  'item.fuel': 'Combustible',
  'item.duct-tape': 'Ruban adhésif',
  'item.flashlight': 'Lampe torche',
  'item.fire-blanket': 'Couverture antifeu',
  'item.clothes-yellow': 'Vêtements (jaune)',
  'item.energy-charge-yellow': 'Charge énergétique (jaune)',
  'item.cave-plans': 'Plans des cavernes',
  'item.facility-plans': 'Plans du complexe',
  'item.medkit': 'Medikit',
  'item.skin-stapler': 'Agrafeuse cutanée',
  'item.clothes-green': 'Vêtements (vert)',
  'item.alcohol': 'Alcool',
  'item.caffeine-pills': 'Comprimés de caféine',
  'item.adrenaline-shot': 'Adrénaline',
  'item.research-documents': 'Documents de recherche',
  'item.stimulants': 'Stimulants',
  'item.antidote': 'Antidote',
  'item.taser': 'Taser',
  'item.flamethrower': 'Lance-flammes',
  'item.thermite-charge': 'Charge de thermite',
  'item.enviro-suit': 'Combi tout-terrain',
  'item.smg': 'Pistolet-mitrailleur',
  'item.probe-arm': 'Exosonde',
  'item.pistol': 'Pistolet',
  'item.nail-gun': 'Cloueuse',
  'item.assault-rifle': "Fusil d'assaut",
  'item.wail': 'Plainte',
  'item.battle-suit': 'Armure de combat',
  'item.analysis-kit': "Matériel d'analyse",
  'item.cyberdeck': 'Cyberdeck',
  'item.cleaning-cart': 'Chariot de ménage',

  // --- what they do ---

  'item-text.energy-charge':
    "Rechargez entièrement 1 Arme à énergie que vous tenez, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.light-stick':
    "Réaction : ignorez 1 effet qui vous frappe parce que vous êtes dans le noir : la partie dans le noir d'une carte Attaque ou Événement, ou le nombre le plus haut d'un jeton.",
  'item-text.grenade':
    'Choisissez 1 Intrus dans votre salle ou une salle voisine : 2 Dégâts pour lui, 1 pour chaque autre Intrus, 1 Blessure grave pour chaque personnage de cette salle. Ou 2 Œufs à la place ; vous faites alors un jet de bruit.',
  'item-text.smoke-grenade':
    'Chaque autre personnage de votre salle défausse 1 carte Action ; vous allez dans une salle voisine sans être attaqué pour cela.',
  'item-text.decoy':
    "Choisissez une salle voisine : tous les Intrus des salles reliées à elle y vont ; ceux au combat attaquent d'abord une fois.",
  'item-text.recon-drone': 'Regardez en secret 1 salle inexplorée et son jeton Exploration.',
  'item-text.extended-magazine':
    'Fixez-le à une Arme à énergie que vous tenez : capacité augmentée de 2, et 2 Munitions de plus.',
  'item-text.prototype-rifle':
    'Arme à énergie. Sur une double touche obtenue, vous pouvez défausser 1 Munition de plus pour 1 Dégât de plus.',
  'item-text.prototype-shotgun':
    "Arme à énergie. Toute face autre qu'un échec inflige au moins 1 Dégât ; sur une touche simple ou double obtenue, 1 de plus.",
  'item-text.prototype-pistol': 'Arme à énergie. Vous pouvez relancer le dé une fois par tir.',
  'item-text.comms-key':
    "Dans une salle avec un Ordinateur en marche : regardez en secret les Objectifs d'un joueur en vie qui a envoyé un Signal.",
  'item-text.autodestruct-key':
    "Dans une salle avec un Ordinateur en marche : lancez l'autodestruction, ou arrêtez-la tant que son jeton est jaune.",
  'item-text.toolbelt':
    "Défaussez le marqueur Panne de votre salle, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.fuel':
    'Rechargez entièrement le Lance-flammes que vous tenez. Ou, avec 4 Connaissances ou plus, mettez le feu à votre salle.',
  'item-text.duct-tape':
    "Défaussez le marqueur Panne de votre salle, ou liez 2 Objets lourds pour qu'ils n'occupent qu'une main.",
  'item-text.flashlight':
    'Tenue en main. Réaction : défaussez 1 carte Action pour ignorer 1 effet qui vous frappe parce que vous êtes dans le noir, autant de fois que vous pouvez payer.',
  'item-text.fire-blanket':
    "Défaussez le marqueur Feu de votre salle, ou ne subissez pas de Blessure du Feu jusqu'à la fin de la manche.",
  'item-text.clothes-yellow':
    'Défaussez votre marqueur Slime, ou pansez 1 de vos Blessures graves.',
  'item-text.energy-charge-yellow':
    "Rechargez entièrement 1 Arme à énergie que vous tenez, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.cave-plans':
    "D'une salle avec une entrée de conduits, allez dans n'importe quelle autre, explorée ou non.",
  'item-text.facility-plans': 'Regardez en secret 2 salles inexplorées (pas leurs jetons).',
  'item-text.medkit': 'Pansez 1 de vos Blessures graves, ou soignez-en 1 qui est pansée.',
  'item-text.skin-stapler':
    'Pansez 1 de vos Blessures graves, ou soignez toutes vos Blessures légères.',
  'item-text.clothes-green': 'Défaussez votre marqueur Slime, ou pansez 1 de vos Blessures graves.',
  'item-text.alcohol':
    'Scannez 1 carte Contamination de votre main et retirez-la ; si elle était infectée, prenez-en une autre.',
  'item-text.caffeine-pills':
    'Piochez 2 cartes et scannez les Contaminations parmi elles ; elles restent en main. Une infectée vous donne une Larve, ou vous tue si vous en aviez une.',
  'item-text.adrenaline-shot':
    "Piochez 1 carte Action. Ce tour, vous pouvez faire autant d'actions que vous voulez ; puis passez.",
  'item-text.research-documents':
    'Gagnez 1 Connaissance. Si vous en aviez déjà 5 ou plus, regardez aussi au hasard un jeton Contingence du pool neutre et remettez-le.',
  'item-text.stimulants':
    'Défaussez autant de cartes de votre main que vous voulez, puis piochez ce nombre plus 1.',
  'item-text.antidote':
    'Scannez toutes vos cartes Contamination (pioche, main, défausse) ; retirez les infectées et votre Larve. Prenez 1 carte Contamination, mélangez le tout en une nouvelle pioche, puis passez.',
  'item-text.taser':
    "1 Intrus de votre salle subit 1 Dégât et bat en retraite s'il vit ; ou un autre personnage de votre salle défausse toute sa main.",
  'item-text.flamethrower':
    "Arme classique, rechargée seulement avec du Combustible. Toute face autre qu'un échec inflige au moins 1 Dégât ; une double touche obtenue met aussi le feu à votre salle.",
  'item-text.thermite-charge':
    "Choisissez votre salle ou une voisine : Feu là-bas, 1 Dégât à chaque Intrus, 1 Blessure grave à chaque personnage, 1 Œuf détruit ; vous faites un jet de bruit s'il y en avait un.",
  'item-text.enviro-suit':
    "Vous permet de gagner le bunker à pied. En surface, vous subissez l'effet du bas des cartes Surface martienne.",
  'item-text.smg':
    'Arme à énergie. Après un tir sans Dégât, vous pouvez défausser 1 Munition de plus pour relancer, une fois par tir.',
  'item-text.probe-arm':
    "Avec un Intrus autre qu'une Larve dans votre salle et une main libre : prenez-y une Carcasse et retournez l'Exosonde ; l'Intrus est indemne. Hors combat, des Outils la remettent en état.",
  'item-text.pistol': 'Arme à énergie. Une double touche compte comme une touche simple.',
  'item-text.nail-gun':
    'Arme classique. La face Adulte manque les Adultes. Défaussez des Outils pour la recharger entièrement.',
  'item-text.assault-rifle':
    "S'active en défaussant une Charge énergétique. Arme à énergie. Quand elle inflige un Dégât : 1 de plus.",
  'item-text.wail':
    "S'active dans le noir avec du bruit en au moins 2 endroits autour de votre salle. Pour les couloirs de votre secteur que vous voulez : posez un marqueur Bruit, ou défaussez celui qui s'y trouve.",
  'item-text.battle-suit':
    "S'active en défaussant Outils ou Ruban adhésif. Ni Slime ni Blessure des marqueurs Feu ; elle compte comme une Combi tout-terrain.",
  'item-text.analysis-kit':
    "S'active dans le Laboratoire ou le Laboratoire de tests. Avec un Corps posé dans votre salle ou porté par vous : défaussez-le et gagnez 3 Connaissances.",
  'item-text.cyberdeck':
    "S'active en défaussant une Charge énergétique devant un Ordinateur en marche. Tenu en main, dans un secteur alimenté : votre salle compte comme ayant un Ordinateur en marche.",
  'item-text.cleaning-cart': "S'active dans le Dépôt. Vous avez une main de plus.",

  // --- answers ---

  'option.grenade': 'La lancer sur {intruder} dans {place} ({action}, {cost:cards})',
  'option.smoke-grenade':
    'Disparaître en fumée vers {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.decoy': 'Attirer des Intrus dans {place} ({action}, {cost:cards})',
  'option.recon-drone': 'Regarder en secret {place} et son jeton ({action}, {cost:cards})',
  'option.extended-magazine': 'Le fixer à : {item} ({action}, {cost:cards})',
  'option.comms-key': 'Regarder en secret les Objectifs {seat:ofSeat} ({action}, {cost:cards})',
  'option.refuel': 'Recharger : {item} ({action}, {cost:cards})',
  'option.set-fire': 'Mettre le feu à cette salle ({action}, {cost:cards})',
  'option.shield': 'Ne pas subir de Blessure du Feu cette manche ({action}, {cost:cards})',
  'option.cave-plans': 'Ramper jusque dans {place} ({action}, {cost:cards})',
  'option.facility-plans': 'Regarder en secret 2 salles inexplorées ({action}, {cost:cards})',
  'option.alcohol': 'Scanner et retirer 1 carte Contamination ({action}, {cost:cards})',
  'option.caffeine-pills':
    'Piocher 2 cartes, et scanner les Contaminations ({action}, {cost:cards})',
  'option.adrenaline-shot':
    'Piocher 1 carte, puis agir à volonté, puis passer ({action}, {cost:cards})',
  'option.research-documents': 'Gagner 1 Connaissance ({action}, {cost:cards})',
  'option.stimulants': 'Défausser des cartes et en piocher autant plus 1 ({action}, {cost:cards})',
  'option.antidote':
    'Retirer toutes les cartes infectées et votre Larve, puis passer ({action}, {cost:cards})',
  'option.thermite-charge': 'La lancer dans {place} ({action}, {cost:cards})',
  'option.take-sample': 'Prélever une Carcasse ({action}, {cost:cards})',
  'option.clean-probe':
    "Remettre l'Exosonde en état, en défaussant des Outils ({action}, {cost:cards})",
  'option.nail-gun': 'Recharger la Cloueuse, en défaussant des Outils ({action}, {cost:cards})',
  'option.wail': 'Plainte : changer les bruits de ce secteur ({action}, {cost:cards})',
  'option.silence': 'Silence dans {corridor}',
  'option.rover-key': "Envoyer l'astromobile vide : {place} ({action}, {cost:cards})",
  'option.use-light': 'Utiliser : {item}',

  // --- questions ---

  'prompt.light': 'Le noir aggrave les choses : utilisez-vous une lumière ?',
  'prompt.flashlight': 'Quelle carte Action défaussez-vous pour la Lampe torche ?',
  'prompt.wail': 'Dans quels couloirs changez-vous le bruit ?',

  // --- what happened ---

  'log.light': '{seat:Seat} a de la lumière : {item}.',
  'log.fireproof': '{seat:Seat} ne subit pas de Blessure du Feu cette manche.',
  'death.grenade': 'une Grenade',
  'death.thermite-charge': 'une Charge de thermite',

  // --- reasons ---

  'why.no-toolbelt': "Vous n'avez pas d'Outils.",
  'why.no-flamethrower': 'Vous ne tenez pas de Lance-flammes.',
  'why.burns': 'La salle est déjà en Feu.',
  'why.no-fire-here': 'Rien ne brûle ici, dehors.',
  'why.fireproof': 'Vous ne subissez déjà pas de Blessure du Feu cette manche.',
  'why.probe-arm-spent': "L'Exosonde est retournée.",
  'why.probe-arm-ready': "L'Exosonde est en état.",
  'why.nothing-to-sample': "Il n'y a pas d'Intrus ici, hors Larves.",
  'why.no-hand-free': "Vous n'avez pas de main libre.",
}
