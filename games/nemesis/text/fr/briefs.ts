import type { Translation } from '@bulkhead/kernel'
import type { briefs as english } from '../en/briefs.ts'

/** What a card does in at most 80 characters, and reasons in a few words. */
const REPAIR = "Retirez la Panne d'ici, ou réparez ou sabotez le Moteur d'ici."
const DOOR_OR_FILL = 'Rechargez 1 Arme à énergie tenue, ou manœuvrez 1 porte de votre salle.'
const PURSUIT = 'ou un jet de bruit pour un personnage hors combat.'
const PREPARATION = 'ou résoudre 1 de 3 Événements piochés.'
const PACK_HUNT = 'ou chaque Adulte rejoint un personnage voisin.'

export const briefs: Translation<typeof english> = {
  'card-brief.search': 'Piochez 2 Objets de la couleur de la salle, gardez-en 1.',
  'card-brief.rest': 'Scannez les Contaminations de votre main ; les saines sont retirées.',
  'card-brief.demolition': 'Détruisez une porte fermée de votre salle, ou mettez-la en Panne.',
  'card-brief.interruption': "Annulez l'action ou l'Interruption d'un autre joueur de votre salle.",
  'card-brief.basic-repairs': REPAIR,
  'card-brief.repairs': REPAIR,
  'card-brief.quick-repairs': REPAIR,
  'card-brief.computer-skills':
    'Manœuvrez une porte de la salle, ou utilisez son Ordinateur sans payer.',
  'card-brief.suppressive-fire':
    "Pour 1 Munition, vous ou quelqu'un d'ici partez sans être attaqué.",
  'card-brief.covering-fire':
    'Pour 1 Munition, vous, un autre ou les deux partez sans être attaqués.',
  'card-brief.order': "Un autre personnage d'ici va dans une salle voisine que vous désignez.",
  'card-brief.ship-knowledge':
    'Manœuvrez une porte de votre salle, ou regardez 1 salle inexplorée.',
  'card-brief.piloting': 'Cockpit ou salle à Ordinateur sans payer, ou regardez les Coordonnées.',
  'card-brief.old-friend': 'Utilisez sans payer une salle sans Ordinateur.',
  'card-brief.ingenuity': 'Réparez comme avec Menues réparations, ou fabriquez un Objet.',
  'card-brief.pyrotechnics': 'Défaussez un Objet pour mettre le Feu à la salle, ou éteignez-le.',
  'card-brief.technical-corridors':
    "D'une entrée de conduit à une autre salle du réseau ; puis passez.",
  'card-brief.full-auto': "Videz le Fusil d'assaut : 1 Dégât de plus pour 2 Munitions.",
  'card-brief.nerves-of-steel': 'Ignorez une Attaque-surprise contre vous, avant sa carte.',
  'card-brief.aimed-shot': 'Tirez sans payer avec une Arme à énergie ; relance permise.',
  'card-brief.adrenaline': 'Tirez ou fuyez sans payer pour cela, puis piochez 1 carte.',
  'card-brief.reconnaissance': 'Allez à côté sans jet de bruit ; Silence et Danger sont ignorés.',
  'card-brief.intranet': 'À un Ordinateur : une salle à Ordinateur, sans payer.',
  'card-brief.access-denied':
    'À un Ordinateur : la salle sans payer, ou une salle à Ordinateur en Panne.',
  'card-brief.threat-assessment':
    "À un Ordinateur : voyez l'Événement suivant, à laisser ou mettre dessous.",
  'card-brief.contamination': 'Ne paie rien. Seul un scan dit si elle est infectée.',
  'card-brief.contamination-infected':
    'INFECTÉE : à la fin, une Contamination parmi 4 cartes vous tue.',

  'item-brief.revolver': 'Rechargé par Rechargement. Double touche obtenue : 1 Dégât de plus.',
  'item-brief.ship-log': "À un Ordinateur : voyez tous les Objectifs d'un personnage vivant.",
  'item-brief.intercom': 'Ordre et Motivation atteignent les salles à Ordinateur.',
  'item-brief.orbital-thrusters': "Tous passent ; phase Événement sans attaques d'Intrus.",
  'item-brief.pilot-evacuation-key':
    "En Section d'évacuation : verrouillez ou déverrouillez 1 nacelle.",
  'item-brief.plasma-torch': 'Ouvrez ou fermez 1 porte de votre salle, même détruite.',
  'item-brief.flashlight': 'Fouillez votre salle comme avec la carte Fouille.',
  'item-brief.autoloader': "Sur le Fusil d'assaut : capacité plus 1, recharge gratuite.",
  'item-brief.armor': 'Défaussez-la pour ignorer une attaque, une fois sa carte piochée.',
  'item-brief.motion-tracker': 'En main : défaussez 1 carte pour relancer le bruit une fois.',
  'item-brief.security-key': 'Choisissez une salle : ouvrez ou fermez ses portes à votre gré.',
  'item-brief.holo-computer': 'En main : Intranet et Évaluation de la menace se jouent partout.',
  'item-brief.lab-equipment': 'Avec Cadavre, Carcasse ou Œuf ici : révélez son Point faible.',
  'item-brief.energy-charge': DOOR_OR_FILL,
  'item-brief.energy-charge-yellow': DOOR_OR_FILL,
  'item-brief.grenade': 'Ici ou à côté : 2 Dégâts, 1 aux autres ; blesse aussi les personnages.',
  'item-brief.smoke-grenade':
    "Les autres d'ici défaussent 1 carte ; vous partez sans être attaqué.",
  'item-brief.bait': "Attire dans une salle voisine les Intrus des salles qui l'entourent.",
  'item-brief.extended-magazine': 'Sur une Arme à énergie tenue : capacité plus 2, et 2 Munitions.',
  'item-brief.prototype-rifle':
    'Arme à énergie. Double touche : 1 Munition de plus, 1 Dégât de plus.',
  'item-brief.prototype-shotgun':
    "Arme à énergie. Ne rate que sur l'échec ; touche obtenue : 1 de plus.",
  'item-brief.comms-key': 'À un Ordinateur : voyez 1 Objectif de qui a envoyé un Signal.',
  'item-brief.self-destruct-key': "À un Ordinateur : lancez ou arrêtez l'autodestruction.",
  'item-brief.tools': 'Ici : retirez la Panne, travaillez au Moteur, ou manœuvrez une porte.',
  'item-brief.duct-tape': 'Retirez la Panne, travaillez au Moteur, ou liez 2 Objets lourds.',
  'item-brief.fire-extinguisher': "Éteignez le Feu d'ici, ou faites reculer 1 Intrus d'ici.",
  'item-brief.technical-corridor-plans': "D'une entrée de conduit à une autre salle du réseau.",
  'item-brief.space-suit': "D'une salle jaune à une autre explorée, pour toutes vos cartes Action.",
  'item-brief.adrenaline-shot': 'Piochez 1 carte ; actions à volonté ce tour-ci, puis passez.',
  'item-brief.alcohol': 'Scannez et retirez 1 Contamination ; infectée, une autre arrive.',
  'item-brief.military-drugs': 'Défaussez des cartes de votre main, piochez-en autant plus 1.',
  'item-brief.antidote': 'Scannez toutes vos Contaminations : ôte infectées et Larve. Puis passez.',
  'item-brief.taser': "1 Dégât à un Intrus d'ici, qui recule ; ou videz la main d'un autre.",
  'item-brief.flamethrower':
    "Rechargé au Combustible. Ne rate que sur l'échec ; double touche : Feu.",
  'item-brief.molotov-cocktail': 'Feu ici ou à côté : 1 Dégât aux Intrus, blesse les personnages.',

  'objective-brief.quarantine': 'Le vaisseau atteint Mars, ou la Terre avec le Nid détruit.',

  'attack-brief.transformation-1':
    'Il devient un Hybride ; sans carte en main, il vous attaque aussitôt.',
  'attack-brief.transformation-2':
    'Il devient un Hybride ; sans carte en main, il vous attaque aussitôt.',
  'attack-brief.frenzy-1': '1 Blessure grave à tous dans la salle ; qui en a 2 meurt.',
  'attack-brief.frenzy-2': '1 Blessure grave à tous dans la salle ; qui en a 2 meurt.',

  'intruderCard-brief.pursuit-1': `Sortie 1, attaque à 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-2': `Sortie 2, attaque à 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-3': `Sortie 3, attaque à 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-any': `Toute sortie, attaque à 1, ${PURSUIT}`,
  'intruderCard-brief.metamorphosis': "Sortie 1, attaque à 3, ou l'effet d'Éclosion.",
  'intruderCard-brief.preparation-4': `Sortie 4, attaque à 3, ${PREPARATION}`,
  'intruderCard-brief.preparation-any': `Toute sortie, attaque à 1, ${PREPARATION}`,
  'intruderCard-brief.pack-hunt-3': `Sortie 3, attaque à 2, ${PACK_HUNT}`,
  'intruderCard-brief.pack-hunt-4': `Sortie 4, attaque à 2, ${PACK_HUNT}`,
  'intruderCard-brief.recovery': 'Sortie 2, attaque à 3, ou 1 Intrus perd 2 Dégâts.',

  'event-brief.egg-protection': 'Qui est dans le Nid ou porte un Œuf a une Rencontre.',
  'event-brief.hatching': 'Un Œuf éclôt : qui est au Nid sans carte en main subit une Larve.',
  'event-brief.damage': 'Une Panne là où est un Adulte, un Hybride ou la Reine.',
  'event-brief.eclosion': 'Les Larves tuent leur hôte ; chaque autre scanne 4 cartes piochées.',
  'event-brief.flammable-solution':
    "Feu à l'Hibernatorium ; s'il brûle déjà, dans les salles voisines.",
  'event-brief.hunt-2': 'Les Adultes hors combat vont vers les personnages voisins.',
  'event-brief.hunt-3': 'Les Adultes hors combat vont vers les personnages voisins.',
  'event-brief.consuming-fire': 'Les salles en Feu perdent leurs Objets ; puis le Feu se propage.',
  'event-brief.scent-of-prey': 'Du Bruit dans chaque sortie de qui porte du Slime.',
  'event-brief.malfunction': 'Une Panne dans la salle de plus petit numéro sans Panne.',
  'event-brief.noise-in-corridors':
    'Du Bruit dans les Conduits, ou des jets de bruit à leurs entrées.',
  'event-brief.nest-noise': "Du Bruit dans chaque sortie du Nid, s'il est exploré.",
  'event-brief.damaging-fire': 'Une Panne dans les salles en Feu ; puis le Feu se propage.',
  'event-brief.pod-ejection': 'La nacelle de plus petit numéro encore à bord est perdue.',
  'event-brief.short-circuit': 'Une Panne dans les salles jaunes explorées à Ordinateur.',
  'event-brief.coolant-leak': "Une Génératrice en Panne lance l'autodestruction.",
  'event-brief.life-support-failure': 'Une Panne dans chaque salle verte explorée.',

  'weakness-brief.reaction-to-danger': 'Attaques-surprises : les jetons Intrus valent 1 de moins.',
  'weakness-brief.susceptibility-to-phosphates':
    "L'Extincteur et l'anti-incendie infligent aussi 1 Dégât.",
  'weakness-brief.vulnerability-to-fire': 'Tout Feu inflige 1 Dégât de plus aux Intrus.',

  'why-brief.burns': 'brûle déjà',
  'why-brief.chambers-closed': 'caissons fermés',
  'why-brief.depressurising': 'une est en cours',
  'why-brief.hibernating': "quelqu'un hiberne",
  'why-brief.no-airlock': 'aucune salle possible',
  'why-brief.no-engine': 'pas de Moteur ici',
  'why-brief.no-flamethrower': 'sans Lance-flammes',
  'why-brief.no-free-pod': 'nacelles prises',
  'why-brief.no-loaded-rifle': 'fusil non chargé',
  'why-brief.no-pod-here': 'pas de nacelle ici',
  'why-brief.no-pod-left': 'plus de nacelle',
  'why-brief.no-return': "trop tard pour l'arrêt",
  'why-brief.no-revolver-to-load': 'sans Revolver',
  'why-brief.nobody-to-order': 'personne ici',
  'why-brief.not-yellow': 'salle non jaune',
}
