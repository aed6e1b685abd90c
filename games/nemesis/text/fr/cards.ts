import type { Translation } from '@bulkhead/kernel'
import type { cards as english } from '../en/cards.ts'

/** Action and Contamination cards. */
export const cards: Translation<typeof english> = {
  'card.search': 'Fouille',
  'card.rest': 'Repos',
  'card.demolition': 'Démolition',
  'card.interruption': 'Interruption',
  'card.basic-repairs': 'Menues réparations',
  'card.repairs': 'Réparations',
  'card.quick-repairs': 'Réparations rapides',
  'card.computer-skills': 'Informatique',
  'card.suppressive-fire': 'Tir de suppression',
  'card.covering-fire': 'Tir de couverture',
  'card.reload': 'Rechargement',
  'card.order': 'Ordre',
  'card.motivation': 'Motivation',
  'card.ship-knowledge': 'Connaissance du vaisseau',
  'card.piloting': 'Pilotage',
  'card.old-friend': 'Vieil ami',
  'card.ingenuity': 'Ingéniosité',
  'card.pyrotechnics': 'Pyrotechnie',
  'card.technical-corridors': 'Conduits de ventilation',
  'card.full-auto': 'Tir en rafale',
  'card.nerves-of-steel': "Nerfs d'acier",
  'card.aimed-shot': 'Tir ajusté',
  'card.adrenaline': 'Adrénaline',
  'card.reconnaissance': 'Reconnaissance',
  'card.scavenging': 'Récupération',
  'card.intranet': 'Intranet',
  'card.access-denied': 'Accès refusé',
  'card.threat-assessment': 'Évaluation de la menace',
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (INFECTÉE)',
  'card.contamination-clean': 'Contamination (saine)',

  'card-text.search':
    "Dans une salle dont le compteur d'Objets est à 1 ou plus : baissez-le de 1, piochez 2 Objets de la couleur de la salle (une couleur au choix dans une salle blanche), gardez-en 1 et glissez l'autre sous sa pioche.",
  'card-text.rest':
    'Scannez chaque carte Contamination de votre main et retirez les saines. Une infectée vous donne une Larve, ou vous tue si vous en aviez une.',
  'card-text.demolition':
    "Détruisez 1 porte fermée d'un couloir de votre salle, ou posez un marqueur Panne dans votre salle.",
  'card-text.interruption':
    "Réaction : annulez l'action qu'un autre joueur de votre salle vient de payer, ou une Interruption jouée dans votre salle.",
  'card-text.basic-repairs':
    "Défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle : regardez ses deux tuiles et remettez-les dans l'ordre voulu.",
  'card-text.repairs':
    "Défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle : regardez ses deux tuiles et remettez-les dans l'ordre voulu.",
  'card-text.quick-repairs':
    "Défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle : regardez ses deux tuiles et remettez-les dans l'ordre voulu.",
  'card-text.computer-skills':
    "Ouvrez ou fermez 1 porte d'un couloir de votre salle, ou effectuez sans payer l'action de votre salle si elle a un Ordinateur.",
  'card-text.suppressive-fire':
    "Défaussez 1 Munition : vous, ou un autre personnage de votre salle s'il est d'accord, allez dans une salle voisine que vous désignez, sans être attaqué pour cela.",
  'card-text.covering-fire':
    "Défaussez 1 Munition : vous et un autre personnage de votre salle s'il est d'accord, ou l'un des deux, allez dans des salles voisines que vous désignez, sans être attaqués pour cela.",
  'card-text.reload': 'Posez 1 Munition sur le Revolver que vous tenez.',
  'card-text.order':
    'Un autre personnage de votre salle va dans une salle voisine que vous désignez, de gré ou de force.',
  'card-text.motivation': 'Chaque personnage de votre salle, vous compris, pioche 1 carte Action.',
  'card-text.ship-knowledge':
    "Ouvrez ou fermez 1 porte d'un couloir de votre salle, ou regardez en secret 1 salle inexplorée (pas son jeton).",
  'card-text.piloting':
    'Dans le Cockpit sans Panne ou dans une salle avec Ordinateur : effectuez son action sans payer. Ou, dans une salle avec Ordinateur : regardez en secret la carte Coordonnées.',
  'card-text.old-friend':
    'Dans une salle sans Panne ni Ordinateur : effectuez son action sans payer.',
  'card-text.ingenuity':
    "Réparez comme avec Menues réparations, ou fabriquez un Objet sans autre coût ; n'importe quel Objet jaune peut y remplacer la clé.",
  'card-text.pyrotechnics':
    'Défaussez 1 de vos Objets pour poser un marqueur Feu dans votre salle, ou défaussez le marqueur Feu de votre salle.',
  'card-text.technical-corridors':
    "D'une salle ayant une entrée de conduit, allez dans une autre salle du même réseau, explorée ou non ; puis passez.",
  'card-text.full-auto':
    "Défaussez toutes les Munitions du Fusil d'assaut que vous tenez et tirez une fois : 1 Dégât de plus par tranche de 2 Munitions défaussées, même si le tir rate.",
  'card-text.nerves-of-steel':
    'Réaction : ignorez une Attaque-surprise contre vous avant que sa carte soit piochée.',
  'card-text.aimed-shot':
    'Tirez avec une Arme à énergie que vous tenez, sans le coût de base ; vous pouvez relancer le dé une fois.',
  'card-text.adrenaline':
    'Tirez, ou fuyez, sans le coût de base ; puis, si vous êtes en vie, piochez 1 carte Action.',
  'card-text.reconnaissance':
    'Allez dans une salle voisine sans jet de bruit ; les jetons Silence et Danger sont ignorés aussi.',
  'card-text.scavenging': "Fouillez votre salle, même si son compteur d'Objets est à 0.",
  'card-text.intranet':
    "Dans une salle avec Ordinateur : effectuez sans payer l'action de n'importe quelle salle explorée avec Ordinateur, comme si vous y étiez.",
  'card-text.access-denied':
    "Dans une salle avec Ordinateur : effectuez son action sans payer, ou posez un marqueur Panne dans n'importe quelle salle avec Ordinateur.",
  'card-text.threat-assessment':
    'Dans une salle avec Ordinateur : regardez en secret la première carte Événement ; laissez-la ou glissez-la sous la pioche.',
  'card-text.contamination':
    'Ne permet rien et ne paie rien. Seul un scan dit si elle est infectée ; laissée dans votre pioche, elle peut vous tuer à la fin.',
  'card-text.contamination-infected':
    "Scannée : INFECTÉE. À la fin, vous devez piocher 4 de toutes vos cartes, et vous mourez si l'une d'elles est une carte Contamination.",
  'card-text.contamination-clean': 'Scannée : saine. Elle ne permet toujours rien et ne paie rien.',
}
