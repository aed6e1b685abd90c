import type { Translation } from '@bulkhead/kernel'
import type { items as english } from '../en/items.ts'

/** Items of every kind. */
export const items: Translation<typeof english> = {
  'item.revolver': 'Revolver',
  'item.shotgun': 'Fusil à pompe',
  'item.pistol': 'Pistolet',
  'item.rifle': 'Fusil',
  'item.assault-rifle': "Fusil d'assaut",
  'item.sawed-off': 'Fusil à canon scié',
  'item.ship-log': 'Journal de bord',
  'item.intercom': 'Intercom',
  'item.orbital-thrusters': 'Système de manœuvre orbitale',
  'item.pilot-evacuation-key': "Clé d'évacuation (Pilote)",
  'item.plasma-torch': 'Torche plasma',
  'item.flashlight': 'Lampe torche',
  'item.autoloader': 'Autochargeur',
  'item.armor': 'Armure',
  'item.motion-tracker': 'Détecteur de mouvement',
  'item.security-key': 'Clé de sécurité',
  'item.holo-computer': 'Ordinateur holographique',
  'item.lab-equipment': 'Matériel de laboratoire',
  'item.energy-charge': 'Charge énergétique',
  'item.grenade': 'Grenade',
  'item.smoke-grenade': 'Grenade fumigène',
  'item.recon-drone': 'Drone de reconnaissance',
  'item.bait': 'Appât',
  'item.extended-magazine': 'Chargeur amélioré',
  'item.prototype-rifle': 'Fusil prototype',
  'item.prototype-shotgun': 'Fusil à pompe prototype',
  'item.prototype-pistol': 'Pistolet prototype',
  'item.comms-key': 'Clé de transmission',
  'item.evacuation-key': "Clé d'évacuation",
  'item.self-destruct-key': "Clé d'autodestruction",
  'item.chemicals': 'Combustible',
  'item.tools': 'Outils',
  'item.duct-tape': 'Ruban adhésif',
  'item.fire-extinguisher': 'Extincteur',
  'item.clothes-yellow': 'Vêtements (jaunes)',
  'item.energy-charge-yellow': 'Charge énergétique (jaune)',
  'item.technical-corridor-plans': 'Plans des conduits',
  'item.space-suit': 'Combinaison spatiale',
  'item.nemesis-plans': 'Plans du Nemesis',
  'item.bandages': 'Pansements',
  'item.medkit': 'Medikit',
  'item.synthetic-food': 'Nourriture synthétique',
  'item.adrenaline-shot': "Dose d'adrénaline",
  'item.alcohol': 'Alcool',
  'item.clothes-green': 'Vêtements (verts)',
  'item.military-drugs': 'Drogues militaires',
  'item.antidote': 'Antidote',
  'item.taser': 'Taser',
  'item.flamethrower': 'Lance-flammes',
  'item.molotov-cocktail': 'Cocktail Molotov',

  'item-text.revolver':
    'Arme classique, rechargée seulement par la carte Rechargement. Sur une double touche obtenue : 1 Dégât de plus.',
  'item-text.shotgun': 'Arme à énergie. Quand elle inflige un Dégât : 1 de plus.',
  'item-text.pistol': 'Arme à énergie. Une double touche compte comme une touche simple.',
  'item-text.rifle': 'Arme à énergie.',
  'item-text.assault-rifle': 'Arme à énergie. Quand elle inflige un Dégât : 1 de plus.',
  'item-text.sawed-off': 'Arme à énergie. Une touche simple compte comme une double touche.',
  'item-text.ship-log':
    "S'active dans le Relais de transmission. Dans une salle avec Ordinateur : regardez en secret tous les Objectifs qu'un personnage vivant a encore.",
  'item-text.intercom':
    "S'active en défaussant Outils ou Ruban adhésif. Ordre peut viser un personnage de n'importe quelle salle avec Ordinateur ; Motivation peut agir dans l'une d'elles.",
  'item-text.orbital-thrusters':
    "S'active en défaussant une Charge énergétique. Tous passent aussitôt, et la phase Événement se joue sans attaques d'Intrus.",
  'item-text.pilot-evacuation-key':
    "S'active dans le Système anti-incendie. Dans une Section d'évacuation : verrouillez ou déverrouillez 1 de ses nacelles.",
  'item-text.plasma-torch':
    "S'active dans le Dépôt. Ouvrez ou fermez 1 porte d'un couloir de votre salle ; même une porte détruite peut être fermée.",
  'item-text.flashlight':
    "S'active en défaussant une Charge énergétique. Fouillez votre salle comme avec la carte Fouille.",
  'item-text.autoloader':
    "S'active dans l'Armurerie avec le Fusil d'assaut en main. Fixé au fusil : capacité augmentée de 1, et le recharger avec une Charge énergétique ne coûte rien.",
  'item-text.armor':
    "S'active en défaussant Outils ou Ruban adhésif. Réaction à une attaque contre vous, une fois sa carte piochée : défaussez l'Armure pour l'ignorer.",
  'item-text.motion-tracker':
    "S'active en défaussant une Charge énergétique. Tenu en main, après votre jet de bruit et sans Intrus dans votre salle : défaussez 1 carte Action pour relancer, une fois.",
  'item-text.security-key':
    "S'active dans le Cockpit. Choisissez une salle : ouvrez ou fermez à votre gré les portes de ses couloirs.",
  'item-text.holo-computer':
    "S'active dans la Génératrice. Tenu en main : Intranet et Évaluation de la menace se jouent dans n'importe quelle salle.",
  'item-text.lab-equipment':
    "S'active en défaussant du Combustible. Avec un Cadavre, une Carcasse ou un Œuf dans votre salle : révélez la carte Point faible correspondante.",
  'item-text.energy-charge':
    "Rechargez entièrement 1 Arme à énergie que vous tenez, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.grenade':
    'Choisissez 1 Intrus dans votre salle ou une salle voisine : 2 Dégâts pour lui, 1 pour chaque autre Intrus, 1 Blessure grave pour chaque personnage de cette salle. Ou 2 Œufs à la place ; vous faites alors un jet de bruit.',
  'item-text.smoke-grenade':
    'Chaque autre personnage de votre salle défausse 1 carte Action ; vous allez dans une salle voisine sans être attaqué pour cela.',
  'item-text.recon-drone': 'Regardez en secret 1 salle inexplorée et son jeton Exploration.',
  'item-text.bait':
    "Choisissez une salle voisine : tous les Intrus des salles reliées à elle y vont ; ceux au combat attaquent d'abord une fois.",
  'item-text.extended-magazine':
    'Fixez-le à une Arme à énergie que vous tenez : capacité augmentée de 2, et 2 Munitions de plus.',
  'item-text.prototype-rifle':
    'Arme à énergie. Sur une double touche obtenue, vous pouvez défausser 1 Munition de plus pour 1 Dégât de plus.',
  'item-text.prototype-shotgun':
    "Arme à énergie. Toute face autre qu'un échec inflige au moins 1 Dégât ; sur une touche simple ou double obtenue, 1 de plus.",
  'item-text.prototype-pistol': 'Arme à énergie. Vous pouvez relancer le dé une fois par tir.',
  'item-text.comms-key':
    "Dans une salle avec Ordinateur : regardez en secret 1 Objectif d'un personnage qui a envoyé un Signal.",
  'item-text.evacuation-key':
    "Dans une Section d'évacuation : verrouillez ou déverrouillez 1 de ses nacelles.",
  'item-text.self-destruct-key':
    "Dans une salle avec Ordinateur : lancez ou arrêtez l'autodestruction, comme dans la Génératrice.",
  'item-text.chemicals': 'Rechargez entièrement le Lance-flammes que vous tenez.',
  'item-text.tools':
    "Défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.duct-tape':
    "Défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle, ou liez 2 Objets lourds pour qu'ils ne prennent qu'une main.",
  'item-text.fire-extinguisher':
    'Défaussez le marqueur Feu de votre salle, ou faites battre en Retraite 1 Intrus de votre salle.',
  'item-text.clothes-yellow':
    'Défaussez votre marqueur Slime, ou pansez 1 de vos Blessures graves.',
  'item-text.energy-charge-yellow':
    "Rechargez entièrement 1 Arme à énergie que vous tenez, ou ouvrez ou fermez 1 porte d'un couloir de votre salle.",
  'item-text.technical-corridor-plans':
    "D'une salle ayant une entrée de conduit, allez dans une autre salle du même réseau, explorée ou non.",
  'item-text.space-suit':
    "Dans une salle jaune : défaussez toutes les cartes Action de votre main et allez dans n'importe quelle autre salle jaune explorée.",
  'item-text.nemesis-plans': 'Regardez en secret 2 salles inexplorées (pas leurs jetons).',
  'item-text.bandages':
    'Pansez 1 de vos Blessures graves, ou soignez toutes vos Blessures légères.',
  'item-text.medkit': 'Pansez 1 de vos Blessures graves, ou soignez-en 1 qui est pansée.',
  'item-text.synthetic-food': 'Piochez 2 cartes Action.',
  'item-text.adrenaline-shot':
    "Piochez 1 carte Action. Ce tour-ci, vous pouvez faire autant d'actions que vous voulez ; puis passez.",
  'item-text.alcohol':
    'Scannez 1 carte Contamination de votre main et retirez-la ; si elle était infectée, vous en recevez une autre.',
  'item-text.clothes-green': 'Défaussez votre marqueur Slime, ou pansez 1 de vos Blessures graves.',
  'item-text.military-drugs':
    'Défaussez autant de cartes de votre main que vous voulez, puis piochez-en ce nombre plus 1.',
  'item-text.antidote':
    'Scannez toutes vos cartes Contamination (pioche, main, défausse) ; retirez les infectées et votre Larve. Recevez 1 carte Contamination, mélangez le tout en une nouvelle pioche, puis passez.',
  'item-text.taser':
    "1 Intrus de votre salle subit 1 Dégât et, s'il survit, bat en Retraite ; ou un autre personnage de votre salle défausse toute sa main.",
  'item-text.flamethrower':
    "Arme classique, rechargée seulement au Combustible. Toute face autre qu'un échec inflige au moins 1 Dégât ; une double touche obtenue met aussi le Feu à votre salle.",
  'item-text.molotov-cocktail':
    'Choisissez votre salle ou une salle voisine avec un Intrus ou des Œufs : Feu là-bas, 1 Dégât à chaque Intrus, 1 Blessure grave à chaque personnage, 1 Œuf détruit.',
}
