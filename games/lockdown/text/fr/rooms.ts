import type { Translation } from '@bulkhead/kernel'
import type { rooms as english } from '../en/rooms.ts'

/** Rooms, what their actions do and say, and the Computer; a room action costs 2 cards unless it says otherwise. */
export const rooms: Translation<typeof english> = {
  'tile.archive': 'Archives',
  'tile.cave-entrance': 'Entrée des cavernes',
  'tile.cooling-system': 'Système de refroidissement',
  'tile.decon': 'Salle de décontamination',
  'tile.emergency-room': 'Infirmerie',
  'tile.laboratory': 'Laboratoire',
  'tile.nest': 'Nid',
  'tile.power-generator': 'Génératrice',
  'tile.transmitter-control': 'Contrôle des transmissions',
  'tile.css-a': 'Système automatique de fret A',
  'tile.css-b': 'Système automatique de fret B',
  'tile.css-c': 'Système automatique de fret C',
  'tile.css-control': 'Contrôle des nacelles SAF',
  'tile.defense-control': 'Systèmes de défense',
  'tile.guard-room': 'Salle de garde',
  'tile.contaminated-room': 'Salle contaminée',
  'tile.surgery': 'Bloc opératoire',
  'tile.testing-lab': 'Laboratoire de tests',
  'tile.vent-control': 'Contrôle des sas',
  'tile.isolation-room': "Chambre d'isolement",
  'tile.repository': 'Dépôt',
  'tile.backup-power': 'Génératrice de secours',
  'tile.alert-room': "Système d'alerte",
  'tile.elevator-1': "Sas d'ascenseur S-01",
  'tile.elevator-2': "Sas d'ascenseur S-02",
  'tile.elevator-3': "Sas d'ascenseur S-03",
  'tile.staircase-1': 'Escaliers de secours S-01 / S-02',
  'tile.staircase-2': 'Escaliers de secours S-02 / S-03',
  'tile.intersection-1': 'Intersection 1',
  'tile.intersection-2': 'Intersection 2',
  'tile.intersection-3': 'Intersection 3',
  'tile.intersection-4': 'Intersection 4',

  // --- within a sentence ---

  'the.archive': 'les Archives',
  'the.cave-entrance': "l'Entrée des cavernes",
  'the.cooling-system': 'le Système de refroidissement',
  'the.decon': 'la Salle de décontamination',
  'the.emergency-room': "l'Infirmerie",
  'the.laboratory': 'le Laboratoire',
  'the.nest': 'le Nid',
  'the.power-generator': 'la Génératrice',
  'the.transmitter-control': 'le Contrôle des transmissions',
  'the.css-a': 'le Système automatique de fret A',
  'the.css-b': 'le Système automatique de fret B',
  'the.css-c': 'le Système automatique de fret C',
  'the.css-control': 'le Contrôle des nacelles SAF',
  'the.defense-control': 'les Systèmes de défense',
  'the.guard-room': 'la Salle de garde',
  'the.contaminated-room': 'la Salle contaminée',
  'the.surgery': 'le Bloc opératoire',
  'the.testing-lab': 'le Laboratoire de tests',
  'the.vent-control': 'le Contrôle des sas',
  'the.isolation-room': "la Chambre d'isolement",
  'the.repository': 'le Dépôt',
  'the.backup-power': 'la Génératrice de secours',
  'the.alert-room': "le Système d'alerte",
  'the.elevator-1': "le Sas d'ascenseur S-01",
  'the.elevator-2': "le Sas d'ascenseur S-02",
  'the.elevator-3': "le Sas d'ascenseur S-03",
  'the.staircase-1': 'les Escaliers de secours S-01 / S-02',
  'the.staircase-2': 'les Escaliers de secours S-02 / S-03',
  'the.intersection-1': "l'intersection 1",
  'the.intersection-2': "l'intersection 2",
  'the.intersection-3': "l'intersection 3",
  'the.intersection-4': "l'intersection 4",

  // --- what they do ---

  'tile-text.archive':
    "Seulement si votre jeton Connaissance est inactif : gagnez 2 Connaissances et activez-le, puis regardez 1 jeton Contingence d'un autre joueur, ou prenez-en un au hasard dans le pool neutre et gardez-le.",
  'tile-text.cave-entrance':
    "Allez dans n'importe quelle autre salle avec une entrée de conduits, explorée ou non. Une carte Attaque vous frappe d'abord comme un Adulte dans le noir ; puis exploration et jet de bruit habituels.",
  'tile-text.cooling-system':
    "Si le jeton Autodestruction n'est pas sur la piste temporelle : posez-le, face jaune, sur la troisième case devant le jeton Temps.",
  'tile-text.decon':
    'Scannez les cartes Contamination de votre main et retirez les infectées. Retirez votre Larve et défaussez votre marqueur Slime.',
  'tile-text.emergency-room':
    "Pansez toutes vos Blessures graves, ou soignez 1 Blessure grave pansée, ou soignez toutes vos Blessures légères. En mode coopératif, un personnage dont le Cadavre est ici au début d'une manche est réanimé.",
  'tile-text.laboratory':
    'Avec un Corps posé ici ou porté par vous : gagnez 3 Connaissances. Le premier Corps de son espèce va sur la prochaine case Corps analysé et révèle ce Point faible ; tout autre est défaussé.',
  'tile-text.nest':
    "Qui l'explore gagne 1 Connaissance. Prenez 1 Œuf du plateau Laboratoire dans une main libre, puis faites un jet de bruit. Quand il ne reste pas d'Œuf, le Nid est détruit. Ni fouille ni Panne ici.",
  'tile-text.power-generator':
    "Défaussez le jeton Autodestruction jaune, ou retournez le jeton Courant de votre secteur, dans un sens ou dans l'autre.",
  'tile-text.transmitter-control':
    "Envoyez un Signal : posez un marqueur sur la case Signal de votre plateau. Ou regardez en secret les Objectifs d'un autre joueur en vie qui en a envoyé un.",
  'tile-text.css-a':
    'Tant que le jeton Temps est sur un jeton SAF et que la nacelle A est vide : défaussez votre main, passez, et attendez le lancement dans la nacelle A.',
  'tile-text.css-b':
    'Tant que le jeton Temps est sur un jeton SAF et que la nacelle B est vide : défaussez votre main, passez, et attendez le lancement dans la nacelle B.',
  'tile-text.css-c':
    'Tant que le jeton Temps est sur un jeton SAF et que la nacelle C est vide : défaussez votre main, passez, et attendez le lancement dans la nacelle C.',
  'tile-text.css-control':
    "Regardez en secret un jeton SAF face cachée. S'il n'est pas sous le jeton Temps, vous pouvez le déplacer d'une case : ni sur un autre, ni sur la dernière case, ni derrière le jeton Temps.",
  'tile-text.defense-control':
    "Baissez de 1 le compteur d'Objets d'ici, ou mettez cette salle en Panne. Puis choisissez une salle explorée avec un Intrus, sans Panne mais pouvant en avoir une : elle tombe en Panne, 1 Dégât à chaque Intrus, 1 Blessure grave à chaque personnage.",
  'tile-text.guard-room':
    "Baissez de 1 le compteur d'Objets d'ici et prenez un Taser ou une Combi tout-terrain parmi les Objets fabriqués, s'il en reste.",
  'tile-text.contaminated-room':
    "Pas d'action. Chaque fouille ici vous couvre de Slime. Pas de Panne ici.",
  'tile-text.surgery':
    'Scannez toutes vos cartes Contamination (pioche, main, défausse), retirez les infectées et votre Larve. Défaussez votre main, mélangez défausse et pioche, subissez 1 Blessure légère et passez.',
  'tile-text.testing-lab':
    "Avec 4 Connaissances ou plus : prenez un Antidote parmi les Objets fabriqués, s'il en reste.",
  'tile-text.vent-control':
    "Choisissez une salle avec une entrée de conduits et sans porte détruite : fermez toutes ses portes, éteignez son Feu et posez-y le jeton Dépressurisation. Si aucune porte ne s'ouvre ou ne cède avant que tous aient passé, tout ce qui y vit meurt, pas les Corps.",
  'tile-text.isolation-room':
    "Qui commence une manche ici sans Panne pioche jusqu'à une carte de plus. Action, une fois le jeton Temps sur une case blanche ou la procédure d'alerte lancée : jet de bruit ; si aucun Intrus n'est venu, vous êtes enfermé et hors jeu.",
  'tile-text.repository':
    "Chaque personnage ici, dans l'ordre, peut fabriquer 1 Objet sans payer, avec un seul composant qui convient à sa recette.",
  'tile-text.backup-power':
    'Si moins de 3 jetons Courant sont bleus, les jetons 1 et 2 passent au bleu et les autres au rouge. Puis répartissez les quatre jetons à votre gré. Puis le jeton Temps passe sur sa face bleue.',
  'tile-text.alert-room':
    "Lancez la procédure d'alerte, une fois par partie : son jeton va sur la moitié du nombre du jeton Temps, et la Chambre d'isolement s'ouvre. Ou prenez au hasard un jeton Contingence du pool neutre et gardez-le.",
  'tile-text.elevator-1':
    "Coût 1. Si l'ascenseur est alimenté : appelez-le s'il est ailleurs, ou prenez-le vers un autre Sas d'ascenseur avec qui veut bien vous suivre. Pas de jet de bruit.",
  'tile-text.elevator-2':
    "Coût 1. Si l'ascenseur est alimenté : appelez-le s'il est ailleurs, ou prenez-le vers un autre Sas d'ascenseur avec qui veut bien vous suivre. Pas de jet de bruit.",
  'tile-text.elevator-3':
    "Coût 1. Si l'ascenseur est alimenté : appelez-le s'il est ailleurs, ou prenez-le vers un autre Sas d'ascenseur avec qui veut bien vous suivre. Pas de jet de bruit.",
  'tile-text.staircase-1': "Pas d'action. Hors de tout secteur, et toujours dans le noir.",
  'tile-text.staircase-2': "Pas d'action. Hors de tout secteur, et toujours dans le noir.",
  'tile-text.intersection-1':
    'En plein air, hors de tout secteur, ni éclairée ni dans le noir. Ni action ni fouille ; ni Feu ni Panne.',
  'tile-text.intersection-2':
    'En plein air, hors de tout secteur, ni éclairée ni dans le noir. Ni action ni fouille ; ni Feu ni Panne.',
  'tile-text.intersection-3':
    'En plein air, hors de tout secteur, ni éclairée ni dans le noir. Ni action ni fouille ; ni Feu ni Panne.',
  'tile-text.intersection-4':
    'En plein air, hors de tout secteur, ni éclairée ni dans le noir. Ni action ni fouille ; ni Feu ni Panne.',

  // --- answers ---

  'option.archive':
    'Consulter les Archives, et le jeton {number} {seat:ofSeat} ({action}, {cost:cards})',
  'option.archive-pool':
    'Consulter les Archives, et garder un jeton du pool neutre ({action}, {cost:cards})',
  'option.archive-alone': 'Consulter les Archives ({action}, {cost:cards})',
  'option.cave-entrance': 'Ramper jusque dans {place} sous une attaque ({action}, {cost:cards})',
  'option.start-autodestruction': "Lancer l'autodestruction ({action}, {cost:cards})",
  'option.stop-autodestruction': "Arrêter l'autodestruction ({action}, {cost:cards})",
  'option.decon':
    'Décontamination : ni carte infectée en main, ni Larve, ni Slime ({action}, {cost:cards})',
  'option.nest': 'Prendre un Œuf, puis faire un jet de bruit ({action}, {cost:cards})',
  'option.cut-power': 'Couper le courant : {power} ({action}, {cost:cards})',
  'option.power-up': 'Mettre le courant : {power} ({action}, {cost:cards})',
  'option.send-signal': 'Envoyer un Signal ({action}, {cost:cards})',
  'option.check-objective':
    'Regarder en secret les Objectifs {seat:ofSeat} ({action}, {cost:cards})',
  'option.css-a': 'Entrer dans la nacelle A ({action}, {cost:cards})',
  'option.css-b': 'Entrer dans la nacelle B ({action}, {cost:cards})',
  'option.css-c': 'Entrer dans la nacelle C ({action}, {cost:cards})',
  'option.css-control':
    'Regarder en secret le jeton SAF de la case {space} ({action}, {cost:cards})',
  'option.leave-css': 'Le laisser où il est',
  'option.shift-css': 'Le déplacer sur la case {space}',
  'option.strike-for-items': "Frapper {place}, pour 1 Objet d'ici ({action}, {cost:cards})",
  'option.strike-breaking': 'Frapper {place}, avec une Panne ici ({action}, {cost:cards})',
  'option.guard-room': 'Prendre : {item} ({action}, {cost:cards})',
  'option.surgery': 'Opération : ni carte infectée, ni Larve, puis passer ({action}, {cost:cards})',
  'option.testing-lab': 'Prendre un Antidote ({action}, {cost:cards})',
  'option.vent-control': 'Dépressuriser {place} ({action}, {cost:cards})',
  'option.isolation-room': "S'enfermer, avec un jet de bruit ({action}, {cost:cards})",
  'option.repository': 'Chacun ici peut fabriquer avec 1 composant ({action}, {cost:cards})',
  'option.craft-from-one': 'Fabriquer : {item}, avec {one:item}',
  'option.craft-nothing': 'Ne rien fabriquer',
  'option.check-contingency':
    'Prendre un jeton Contingence du pool neutre ({action}, {cost:cards})',

  // --- questions ---

  'prompt.shift-css': 'Déplacez-vous le jeton SAF de la case {space} ?',
  'prompt.repository': 'Que fabriquez-vous, avec un seul composant ?',

  // --- reasons ---

  'why.archived': 'Votre jeton Connaissance est actif : vous avez déjà consulté les Archives.',
  'why.autodestruction-runs': 'Le jeton Autodestruction est déjà sur la piste temporelle.',
  'why.nothing-to-stop': "Il n'y a pas d'autodestruction qu'on puisse encore arrêter.",
  'why.nothing-to-wash-off': "Vous n'avez ni Larve, ni Slime, ni carte Contamination en main.",
  'why.no-section': "Vous n'êtes dans aucun secteur.",
  'why.no-hidden-css': 'Il ne reste pas de jeton SAF face cachée.',
  'why.no-threat': "Aucun Intrus n'est dans une salle qui puisse tomber en Panne.",
  'why.none-left': "Il n'en reste pas parmi les Objets fabriqués.",
  'why.knows-too-little': 'Il faut des Connaissances : {number}.',
  'why.depressurising': 'Une salle est déjà en cours de dépressurisation.',
  'why.nobody-crafts': "Personne ici n'a de quoi fabriquer.",
  'why.pool-empty': 'Le pool neutre est vide.',

  // --- what one can die of ---

  'death.defense-control': 'les défenses de la base',
  'death.surgery': "l'opération au Bloc opératoire",

  // --- the Computer ---

  'computer.logistics': 'Logistique',
  'computer.personnel-files': 'Dossiers du personnel',
  'computer.door-control': 'Commande des portes',
  'computer.power-routing': 'Répartition du courant',
  'computer.surveillance': 'Surveillance',
  'computer.lockdown': 'Verrouillage',
  'computer-text.logistics':
    "(2) Envoyez l'astromobile vide au bunker ou à un sas de sortie. (1) Placez l'ascenseur à n'importe quel Sas d'ascenseur. (1) Gagnez 1 Connaissance.",
  'computer-text.personnel-files':
    "(1) Regardez tous les jetons Contingence d'un autre joueur de votre secteur. (1) Gagnez 1 Connaissance. (1) Regardez 1 salle inexplorée de votre secteur.",
  'computer-text.door-control':
    "(1) Fermez à votre gré des portes autour d'1 salle de votre secteur. (1) Ouvrez à votre gré des portes fermées de votre secteur. (2) Envoyez l'astromobile vide au bunker ou à un sas de sortie.",
  'computer-text.power-routing':
    "(2) Échangez deux jetons Courant. (2) Si l'ascenseur n'est pas alimenté : il l'est, et votre secteur ne l'est plus. (1) Gagnez 1 Connaissance.",
  'computer-text.surveillance':
    "(1) Défaussez tous les bruits autour d'1 salle de votre secteur. (1) Regardez 1 jeton SAF face cachée. (1) Regardez tous les jetons Contingence d'un autre joueur de votre secteur.",
  'computer-text.lockdown':
    "Dès sa révélation : les portes de tous les secteurs alimentés se ferment tant qu'il reste des jetons, et l'ascenseur est bloqué en S-02 jusqu'à la fin de la manche. Puis une autre carte arrive.",
  'action.send-rover': "Ordinateur : l'astromobile",
  'action.place-elevator': "Ordinateur : l'ascenseur",
  'action.learn': 'Ordinateur : Connaissance',
  'action.read-files': 'Ordinateur : dossiers du personnel',
  'action.look-nearby': 'Ordinateur : caméras',
  'action.close-doors': 'Ordinateur : portes à fermer',
  'action.open-doors': 'Ordinateur : portes à ouvrir',
  'action.swap-tokens': 'Ordinateur : répartition du courant',
  'action.feed-elevator': "Ordinateur : courant pour l'ascenseur",
  'action.silence-room': 'Ordinateur : filtre antibruit',
  'action.read-css': 'Ordinateur : calendrier des lancements',
  'option.place-elevator': "Placer l'ascenseur à côté : {place} ({action}, {cost:cards})",
  'option.learn': 'Gagner 1 Connaissance ({action}, {cost:cards})',
  'option.read-files':
    'Regarder en secret les jetons Contingence {seat:ofSeat} ({action}, {cost:cards})',
  'option.look-nearby': 'Regarder en secret {place} ({action}, {cost:cards})',
  'option.close-doors': 'Fermer des portes : {place} ({action}, {cost:cards})',
  'option.open-doors': 'Ouvrir des portes de ce secteur ({action}, {cost:cards})',
  'option.swap-tokens':
    'Échanger les jetons Courant : {a:power} et {b:power} ({action}, {cost:cards})',
  'option.feed-elevator':
    "Courant pour l'ascenseur, et plus pour ce secteur ({action}, {cost:cards})",
  'option.silence-room': 'Défausser les bruits autour : {place} ({action}, {cost:cards})',
  'option.read-css': 'Regarder en secret le jeton SAF de la case {space} ({action}, {cost:cards})',
  'prompt.open-one': 'Quelles portes ouvrez-vous ?',
  'prompt.close-one': 'Quelles portes fermez-vous ?',
  'why.nobody-filed': "Aucun autre joueur avec un jeton Contingence n'est dans votre secteur.",
  'why.elevator-fed': "L'ascenseur est alimenté.",
}
