import type { Translation } from '@bulkhead/kernel'
import type { items as english } from '../en/items.ts'

/** Items of every kind. */
export const items: Translation<typeof english> = {
  'item.assault-rifle': "Fusil d'assaut",
  'item.automatic-shotgun': 'Fusil à pompe automatique',
  'item.bf-gun': 'Canon BF',
  'item.carbine': 'Carabine',
  'item.sawed-off-shotgun': 'Fusil à canon scié',
  'item.handgun': 'Pistolet',
  'item.bulletproof-vest': 'Gilet pare-balles',
  'item.egg': 'Œuf',
  'item.ammo': 'Munitions',
  'item.military-taser': 'Taser militaire',
  'item.grenade': 'Grenade',
  'item.flashbang': 'Grenade aveuglante',
  'item.remote-detonator': 'Détonateur à distance',
  'item.exploring-drone': 'Drone explorateur',
  'item.portable-barrier': 'Barrière portative',
  'item.anti-aircraft-codes': 'Codes de Défense aérienne',
  'item.personal-log-codes': 'Codes des Journaux personnels',
  'item.medical-stapler': 'Agrafeuse médicale',
  'item.medkit': 'Trousse médicale',
  'item.medpack': 'Medpack',
  'item.adrenaline-injection': "Injection d'adrénaline",
  'item.antiseptic': 'Antiseptique',
  'item.caffeine-pills': 'Pilules de caféine',
  'item.heavy-oxygen-tank': "Grande bouteille d'oxygène",
  'item.stimulants': 'Stimulants',
  'item.emergency-life-support-codes': "Codes d'urgence du Support vital",
  'item.termination-codes': 'Codes de verrouillage',
  'item.oxygen-tank': "Bouteille d'oxygène",
  'item.tools': 'Outils',
  'item.duct-tape': 'Ruban adhésif',
  'item.fire-extinguisher': 'Extincteur',
  'item.phosphates': 'Phosphates',
  'item.robot-controller': 'Télécommande du Robot',
  'item.assault-shotgun': "Fusil à pompe d'assaut",
  'item.autoloader-belt': "Ceinture d'alimentation",
  'item.bayonet': 'Baïonnette',
  'item.biohazard-armor': 'Armure biologique',
  'item.drum-mag-rifle': 'Fusil à tambour',
  'item.engineering-equipment': "Matériel d'ingénierie",
  'item.entrenching-tool': 'Pelle-pioche',
  'item.flamethrower': 'Lance-flammes',
  'item.gatling-gun': 'Mitrailleuse rotative',
  'item.grenade-launcher': 'Lance-grenades',
  'item.hand-cannon': 'Canon de poing',
  'item.heavy-armor': 'Armure lourde',
  'item.noise-scanner': 'Scanner de bruit',
  'item.perimeter-security-device': 'Détecteur de périmètre',
  'item.plasma-gun': 'Fusil à plasma',
  'item.portable-device': 'Terminal portable',
  'item.rpg-launcher': 'Lance-roquettes',
  'item.security-system-control': 'Commande de sécurité',
  'item.sonic-gun': 'Fusil sonique',
  'item.submachine-gun': 'Pistolet-mitrailleur',
  'item.supporting-robot-controller': 'Télécommande de soutien',
  'item.tactical-armor': 'Armure tactique',
  'item.tactical-hatchet': 'Hachette tactique',
  'item.utility-vest': 'Gilet multipoche',

  'item-text.assault-rifle':
    'Après un tir, vous pouvez dépenser ses Munitions pour tirer encore sur le même Intrus.',
  'item-text.automatic-shotgun':
    'Un tir inflige 2 Touches avant le jet. Une mort certaine coûte aussi des Munitions.',
  'item-text.bf-gun':
    'En rafale, un 1 obtenu inflige 2 Touches. Sur le symbole, le canon tombe en Panne.',
  'item-text.carbine': "Une cible qui survit au jet d'un tir subit 1 Touche de plus.",
  'item-text.sawed-off-shotgun':
    "Au lieu d'un tir, vous pouvez dépenser ses Munitions pour repousser 1 Adulte de votre salle.",
  'item-text.handgun': 'Une rafale inflige 1 Touche de moins que le résultat.',
  'item-text.bulletproof-vest':
    'Quand vous subiriez une Blessure grave, le Gilet est défaussé à la place.',
  'item-text.egg': "Des Objectifs et des Tâches demandent de l'emporter. Il ne fait rien d'autre.",
  'item-text.ammo': 'Gagnez 1 jeton Munitions plein.',
  'item-text.military-taser':
    'Repoussez 1 Intrus de votre salle ; ou un Personnage de votre salle, de gré ou de force, défausse toutes ses cartes Action.',
  'item-text.grenade':
    'Lancez-la dans un couloir adjacent (dé de Rafale et 2 Touches de plus) ; ou gagnez 1 jeton Grenade.',
  'item-text.flashbang': 'Bougez, toutes les Attaques de ce mouvement empêchées.',
  'item-text.remote-detonator':
    "Ôtez 1 jeton Sécurité d'une salle de votre Section : chaque Intrus y subit une mort certaine, chaque Personnage y perd 3 points de Santé.",
  'item-text.exploring-drone':
    "Explorez l'emplacement au bout d'un couloir adjacent inexploré, sans bouger et sans l'effet d'entrée.",
  'item-text.portable-barrier':
    "Mettez une porte fermée à un bout d'un couloir adjacent, même détruite ou sans emplacement.",
  'item-text.anti-aircraft-codes':
    'Dans une salle à Ordinateur en marche : regardez en secret les deux jetons de Défense aérienne et empilez-les à votre gré.',
  'item-text.personal-log-codes':
    "Dans une salle à Ordinateur en marche : regardez en secret tous les Objectifs d'un autre Personnage vivant.",
  'item-text.medical-stapler':
    "Défaussez 1 Blessure grave, ou rendez 2 points de Santé ; à vous ou à quelqu'un de votre salle qui accepte.",
  'item-text.medkit':
    "Défaussez 1 Blessure grave, rendez 3 points de Santé, ou les deux ; à vous ou à quelqu'un de votre salle qui accepte.",
  'item-text.medpack':
    "Rendez 2 points de Santé, à vous ou à quelqu'un de votre salle qui accepte ; ou gagnez 1 jeton Medpack.",
  'item-text.adrenaline-injection':
    "Piochez 1 carte. Dès lors ce tour n'a plus de limite d'actions ; il ne finit qu'en passant.",
  'item-text.antiseptic':
    'Retirez de la partie 1 carte Contamination de votre main, sans la scanner.',
  'item-text.caffeine-pills': 'Piochez 3 cartes Action.',
  'item-text.heavy-oxygen-tank':
    "Gagnez 7 Oxygène, jusqu'à 7 ; ou quelqu'un de votre salle qui accepte.",
  'item-text.stimulants':
    "Rendez 2 points de Santé, à vous ou à quelqu'un de votre salle qui accepte ; ou piochez 2 cartes Action.",
  'item-text.emergency-life-support-codes':
    "Dans une salle à Ordinateur en marche : basculez le Support vital de n'importe quelle Section.",
  'item-text.termination-codes':
    "Dans une salle à Ordinateur en marche : choisissez n'importe quelle salle ; chacun de ses couloirs y reçoit une porte fermée.",
  'item-text.oxygen-tank':
    "Gagnez 3 Oxygène, ou quelqu'un de votre salle qui accepte ; ou gagnez 1 jeton Oxygène.",
  'item-text.tools':
    "Ôtez une Panne de votre salle, d'un Objet tenu ici ou du Robot présent ; ou ouvrez ou fermez 1 porte à portée.",
  'item-text.duct-tape':
    "Ôtez une Panne de votre salle, d'un Objet tenu ici ou du Robot présent ; ou liez 2 de vos Objets lourds, qui ne prennent alors qu'une main.",
  'item-text.fire-extinguisher':
    'Éteignez le feu de votre salle, ou repoussez 1 Intrus de votre salle.',
  'item-text.phosphates': 'Renforcez 1 couloir adjacent vide, ou éteignez le feu de votre salle.',
  'item-text.robot-controller':
    "Activez le Robot où qu'il soit ; ou défaussez cet Objet pour remplir ses emplacements vides : Munitions et Oxygène.",
  'item-text.assault-shotgun':
    "Quand un Intrus va vous attaquer, vous pouvez défausser toutes ses Munitions : 1 Touche sur cet Intrus, et l'Attaque est empêchée.",
  'item-text.autoloader-belt':
    'Ses Munitions comptent comme chargées sur chaque Arme à distance tenue, et servent aussi comme tout équipement.',
  'item-text.bayonet':
    "Partage une main avec une Arme à distance. Quand un Intrus va vous attaquer, une Panne sur la Baïonnette l'empêche.",
  'item-text.biohazard-armor':
    'Chaque carte Contamination que vous gagneriez vous coûte 1 point de Santé à la place.',
  'item-text.drum-mag-rifle': 'Trois emplacements de Munitions, et aucun autre texte.',
  'item-text.engineering-equipment':
    'Ôtez une Panne ou le feu ici ; ou défaussez cet Objet pour renforcer 1 couloir adjacent vide.',
  'item-text.entrenching-tool':
    'Détruisez 1 porte fermée à portée, ou placez 2 jetons Sécurité dans votre salle.',
  'item-text.flamethrower':
    'Sans Support vital, chaque tir ou rafale coûte 1 Oxygène. Sur le symbole ou la face munitions, votre salle brûle.',
  'item-text.gatling-gun':
    "Après une rafale, vous pouvez en tirer une autre gratuite dans le même couloir, sauf sur le symbole. Sur le symbole, l'arme tombe en Panne.",
  'item-text.grenade-launcher':
    'En tirant une rafale, vous pouvez lancer ses Grenades dans ce couloir, avant la rafale ou à sa place.',
  'item-text.hand-cannon':
    "Une rafale inflige 1 Touche de moins ; les nombres d'un tir comptent 1 de moins.",
  'item-text.heavy-armor': "Au lieu d'une Blessure grave, vous pouvez perdre 2 points de Santé.",
  'item-text.noise-scanner':
    "Ôtez 1 Bruit de n'importe quel couloir et lancez le dé de Bruit : s'il montre une valeur de ce couloir, un jeton Intrus y est résolu.",
  'item-text.perimeter-security-device':
    'Quand vous explorez, tout Danger qui vous toucherait est ignoré.',
  'item-text.plasma-gun':
    "Sur le symbole ou la face munitions, vous perdez 2 points de Santé par marqueur sur l'arme, qui en reçoit alors un de plus.",
  'item-text.portable-device':
    'Dans une salle à Ordinateur ou un Contrôle du Support vital : utilisez la salle, en Panne ou non.',
  'item-text.rpg-launcher':
    'Choisissez une salle voisine : là et dans tous ses couloirs, chaque Intrus subit une mort certaine et les portes fermées sont détruites ; chaque Personnage de cette salle perd 3 points de Santé.',
  'item-text.security-system-control':
    "Ôtez 1 jeton Sécurité d'une salle de votre Section et lancez le dé de Rafale : autant de Touches dans un couloir de cette salle. Sur le symbole, cet Objet tombe en Panne.",
  'item-text.sonic-gun':
    'En rafale, 3 et 4 comptent 2. Sur le symbole ou la face munitions, votre salle tombe en Panne.',
  'item-text.submachine-gun': 'La face munitions tue aussi la cible.',
  'item-text.supporting-robot-controller':
    "Activez le Robot où qu'il soit ; ou amenez-le dans votre salle, en le révélant s'il est caché.",
  'item-text.tactical-armor':
    "Chaque Attaque d'Intrus qui vous coûte de la Santé en coûte 1 de moins.",
  'item-text.tactical-hatchet':
    'Au corps à corps, pas de jet : la cible subit une mort certaine, et la Hachette tombe en Panne.',
  'item-text.utility-vest': 'Deux emplacements pour tout jeton, et aucun autre texte.',
}
