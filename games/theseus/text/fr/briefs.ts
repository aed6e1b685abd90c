import type { Translation } from '@bulkhead/kernel'
import type { briefs as english } from '../en/briefs.ts'

/** What a card does in at most 80 characters, and reasons in a few words. */
const ASSAULT = "Votre unité s'arrête ici : toutes vos unités attaquent, partout."
const UPGRADE = "Votre unité s'arrête ici : prenez 1 jeton Amélioration."
const PASSAGE = 'Une unité que vous déplacez peut sauter ce Secteur, sans frais.'
const MINEFIELD = "L'ennemi qui s'arrête ici subit {value:wounds} ; puis défausse."
const DUPLICATION = 'Répète les cartes de votre faction voisines quand elles agissent.'

export const briefs: Translation<typeof english> = {
  'card-brief.mar-assault': ASSAULT,
  'card-brief.mar-minefield': MINEFIELD,
  'card-brief.mar-strategic-position':
    'Vos unités touchent ici : une unité touchée subit {value:wounds} de plus.',
  'card-brief.mar-armoury': UPGRADE,
  'card-brief.mar-barricade': "L'ennemi qui éjecte ici doit épargner vos unités s'il le peut.",
  'card-brief.mar-hideout': "Ici, l'Assaut Éclair d'un ennemi n'atteint pas vos unités.",
  'card-brief.mar-duplication': DUPLICATION,
  'card-brief.mar-secret-passage': PASSAGE,
  'card-brief.mar-ambush': "Un ennemi s'arrête ici : toutes vos unités d'ici attaquent.",
  'card-brief.mar-burst': "Après chacun de vos Assauts, une de vos unités d'ici attaque encore.",
  'card-brief.mar-detector':
    "Votre unité s'arrête ici : jetons Désactivation (jusqu'à {value}) anti-Pièges.",
  'card-brief.mar-team-tactics':
    "Votre unité s'arrête ici : vous pouvez déplacer une unité ennemie.",
  'card-brief.mar-protection': "L'ennemi doit poser ici le jeton Dysfonctionnement.",

  'card-brief.ali-assault': ASSAULT,
  'card-brief.ali-camouflaged':
    'Dans vos Assauts, un Alien caché inflige ici {value:wounds} à un ennemi.',
  'card-brief.ali-hive': "Une unité ennemie qui s'arrête ici subit {value:wounds}.",
  'card-brief.ali-ventilation-conduit': PASSAGE,
  'card-brief.ali-shaft': 'Déplacez une de vos cartes installées vers un emplacement vide.',
  'card-brief.ali-incubator':
    "Votre unité s'arrête ici : un Alien Mineur apparaît, quitte à éjecter.",
  'card-brief.ali-duplication': DUPLICATION,
  'card-brief.ali-ventilation-grate': "L'unité que vous faites passer ici peut s'y arrêter.",
  'card-brief.ali-phantom-attack':
    "Votre unité s'arrête ici : vos unités attaquent (jusqu'à {value}).",
  'card-brief.ali-abduction':
    "Votre unité s'arrête ici : envoyez ailleurs des ennemis (jusqu'à {value}).",
  'card-brief.ali-parasite': "L'ennemi qui s'arrête ici subit 1 blessure par pas, jusque chez lui.",
  'card-brief.ali-crawlers': "Désactive les cartes ennemies de son Secteur tant qu'elle agit.",

  'card-brief.sci-camera':
    'Filme les ennemis arrêtés ici : {value} chacun, 6 au plus, pour la Connaissance.',
  'card-brief.sci-archives':
    "Votre unité s'arrête ici : {value} Connaissance (plus en match à mort).",
  'card-brief.sci-infirmary': "Votre unité s'arrête ici : regagnez {value} Vie, 20 au plus.",
  'card-brief.sci-small-laboratory':
    "Votre unité s'arrête ici : 1 Connaissance par ennemi du Secteur, {value} au plus.",
  'card-brief.sci-defence-system':
    "Votre unité l'active pour de bon : {value:wounds} aux ennemis de passage.",
  'card-brief.sci-duplication': DUPLICATION,
  'card-brief.sci-station-plan': "Votre unité s'arrête ici : installez une carte en attente.",
  'card-brief.sci-detonation':
    "Votre unité s'arrête ici : {value:wounds} aux ennemis d'un Secteur, une fois.",
  'card-brief.sci-clamp': "Retient le premier ennemi arrêté ici, jusqu'à ce qu'on le libère.",
  'card-brief.sci-remote-control':
    "Votre unité s'arrête ici : résolvez une autre de vos cartes Action.",

  'card-brief.gre-probe': "Votre unité s'arrête ici : {value} Connaissance (plus en match à mort).",
  'card-brief.gre-minefield': MINEFIELD,
  'card-brief.gre-life-drain':
    "Votre unité s'arrête ici : {value:wounds} à un ennemi d'ici, autant de Vie.",
  'card-brief.gre-optimiser': UPGRADE,
  'card-brief.gre-brood-chamber':
    'Vos unités qui gagnent de la Connaissance ici en attaquant : {value} de plus.',
  'card-brief.gre-teleportation': "Votre unité qui s'arrête ici peut sauter dans un autre Secteur.",
  'card-brief.gre-duplication': DUPLICATION,
  'card-brief.gre-time-loop':
    "Votre unité peut dépenser ici des points (jusqu'à {value}) et s'arrêter.",
  'card-brief.gre-transfer':
    "Votre unité s'arrête ici : 1 jeton Amélioration devient 2 Connaissance.",
  'card-brief.gre-downgrade': "Votre unité s'arrête ici : un ennemi perd {value} améliorations.",
  'card-brief.gre-invisibility':
    "Votre unité s'arrête ici : rendez vos unités invisibles ({value} au plus).",
  'card-brief.gre-mind-control':
    "Votre unité s'arrête ici : déplacez des ennemis ({value} au plus).",

  'card-brief.bon-unexpected-reinforcements': 'Installez la première carte de votre pioche.',
  'card-brief.bon-gangway': "Avec un Mouvement : l'unité a 1 point de plus.",

  'why-brief.crawled': 'désactivée',
  'why-brief.empty-deck': 'pioche vide',
  'why-brief.enemy-sector': 'pas votre Secteur',
  'why-brief.gangway': 'avec un Mouvement',
  'why-brief.held': 'tenue par une Pince',
  'why-brief.inactive': 'pas encore active',
  'why-brief.malfunction': 'Dysfonctionnement',
  'why-brief.minor-alien': 'ne se déplace pas',
  'why-brief.moved': 'a déjà bougé',
  'why-brief.no-card-to-move': 'rien à déplacer',
  'why-brief.no-empty-slot': 'rien de vide',
  'why-brief.no-enemy-card': 'aucune carte ennemie',
  'why-brief.no-extra-turn': 'aucune unité pour cela',
  'why-brief.no-number': 'sans nombre',
  'why-brief.no-room': 'aucune Salle libre',
  'why-brief.no-slot': 'aucun emplacement',
  'why-brief.no-upgrade-left': 'plus de jeton',
  'why-brief.nobody-attacks': "personne n'attaque",
  'why-brief.not-discarded': 'Dysfonctionnement',
  'why-brief.nothing-to-clean': 'rien à nettoyer',
  'why-brief.on-card': 'est sur une carte',
  'why-brief.pandora-plans': 'sans Planification',
  'why-brief.pending': 'attend son tour',
  'why-brief.pending-malfunction': 'Dysfonctionnement',
  'why-brief.six-upgrades': 'déjà six jetons',
  'why-brief.upgrade-cost': 'trop peu de jetons',
  'why-brief.upgraded': 'déjà améliorée',
}
