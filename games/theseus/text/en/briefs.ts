import type { Dictionary } from '@bulkhead/kernel'

/**
 * What a card does in at most 80 characters, for the small face of it: only where its whole text is
 * longer in either language. Reasons in a few words stand under a card that cannot be used now.
 */
const ASSAULT = 'Your unit stops here: all your units attack, in every Sector.'
const UPGRADE = 'Your unit stops here: take 1 Upgrade token.'
const PASSAGE = 'A unit you move may skip this Sector, free and unharmed.'
const MINEFIELD = 'An enemy that stops here takes {value:wounds}; then it is discarded.'
const DUPLICATION = 'Repeats your faction cards in the slots next to it when they act.'

export const briefs = {
  'card-brief.mar-assault': ASSAULT,
  'card-brief.mar-minefield': MINEFIELD,
  'card-brief.mar-strategic-position':
    'When your units here hit, one unit hit takes {value:wounds} more.',
  'card-brief.mar-armoury': UPGRADE,
  'card-brief.mar-barricade': 'Enemies who eject here must spare your units if they can.',
  'card-brief.mar-hideout': "Your units here are safe from enemies' Flash Assaults.",
  'card-brief.mar-duplication': DUPLICATION,
  'card-brief.mar-secret-passage': PASSAGE,
  'card-brief.mar-ambush': 'An enemy stops here: all your units here attack once.',
  'card-brief.mar-burst': 'After each Assault of yours, one of your units here attacks again.',
  'card-brief.mar-detector':
    'Your unit stops here: Deactivation tokens (up to {value}) against Traps.',
  'card-brief.mar-team-tactics': 'Your unit stops here: you may move one enemy unit clockwise.',
  'card-brief.mar-protection': 'Enemies must put the Malfunction token on this card.',

  'card-brief.ali-assault': ASSAULT,
  'card-brief.ali-camouflaged':
    'In your Assaults a hidden Alien deals {value:wounds} to one enemy here.',
  'card-brief.ali-hive': 'An enemy unit that stops here takes {value:wounds}.',
  'card-brief.ali-ventilation-conduit': PASSAGE,
  'card-brief.ali-shaft': 'Move one of your installed cards to any empty slot.',
  'card-brief.ali-incubator': 'Your unit stops here: a Minor Alien appears, ejecting if it must.',
  'card-brief.ali-duplication': DUPLICATION,
  'card-brief.ali-ventilation-grate':
    'A unit you move through here may stop; points left are lost.',
  'card-brief.ali-phantom-attack':
    'Your unit stops here: your units attack anywhere (up to {value}).',
  'card-brief.ali-abduction':
    'Your unit stops here: send enemies of it to other Sectors (up to {value}).',
  'card-brief.ali-parasite': 'An enemy that stops here takes 1 wound for each step, until home.',
  'card-brief.ali-crawlers': 'Deactivates the enemy cards in its Sector while it works.',

  'card-brief.sci-camera': 'Records enemies that stop here: {value} each, up to 6, for your Data.',
  'card-brief.sci-archives': 'Your unit stops here: gain {value} Data (more in a death-match).',
  'card-brief.sci-infirmary': 'Your unit stops here: regain {value} Life, never above 20.',
  'card-brief.sci-small-laboratory':
    'Your unit stops here: 1 Data for each enemy in the Sector, up to {value}.',
  'card-brief.sci-defence-system':
    'Your unit switches it on for good: then {value:wounds} to enemies coming by.',
  'card-brief.sci-duplication': DUPLICATION,
  'card-brief.sci-station-plan': 'Your unit stops here: install a pending card from any Sector.',
  'card-brief.sci-detonation':
    'Your unit stops here: {value:wounds} to all enemies of a Sector, once.',
  'card-brief.sci-clamp': 'Holds the first enemy that stops here until its side frees it.',
  'card-brief.sci-remote-control': 'Your unit stops here: resolve another Action card of yours.',

  'card-brief.gre-probe': 'Your unit stops here: gain {value} Data (more in a death-match).',
  'card-brief.gre-minefield': MINEFIELD,
  'card-brief.gre-life-drain':
    'Your unit stops here: {value:wounds} to one enemy here, as much Life for you.',
  'card-brief.gre-optimiser': UPGRADE,
  'card-brief.gre-brood-chamber': 'Your units that gain Data by attacking here gain {value} more.',
  'card-brief.gre-teleportation': 'Your unit that stops here may jump to any Sector instead.',
  'card-brief.gre-duplication': DUPLICATION,
  'card-brief.gre-time-loop': 'A unit you move may use up points here (up to {value}), or stop.',
  'card-brief.gre-transfer': 'Your unit stops here: 1 Upgrade token becomes 2 Data.',
  'card-brief.gre-downgrade':
    'Your unit stops here: an enemy loses {value} upgrades of your choice.',
  'card-brief.gre-invisibility':
    'Your unit stops here: make units of yours invisible (up to {value}).',
  'card-brief.gre-mind-control':
    'Your unit stops here: move enemy units clockwise (up to {value}).',

  'card-brief.bon-unexpected-reinforcements':
    'Install the top card of your deck in any empty slot.',
  'card-brief.bon-gangway': 'With a Movement: the unit has 1 Movement point more.',

  'why-brief.crawled': 'deactivated',
  'why-brief.empty-deck': 'deck empty',
  'why-brief.enemy-sector': 'not your Sector',
  'why-brief.gangway': 'with a Movement',
  'why-brief.held': 'held by a Clamp',
  'why-brief.inactive': 'not active yet',
  'why-brief.malfunction': 'Malfunction',
  'why-brief.minor-alien': 'cannot be moved',
  'why-brief.moved': 'has moved',
  'why-brief.no-card-to-move': 'no card to move',
  'why-brief.no-empty-slot': 'no empty slot',
  'why-brief.no-enemy-card': 'no enemy card',
  'why-brief.no-extra-turn': 'no unit for it',
  'why-brief.no-number': 'has no number',
  'why-brief.no-room': 'no free Room',
  'why-brief.no-slot': 'no slot for it',
  'why-brief.no-upgrade-left': 'no token left',
  'why-brief.nobody-attacks': 'nobody attacks',
  'why-brief.not-discarded': 'Malfunction',
  'why-brief.nothing-to-clean': 'nothing to clean',
  'why-brief.on-card': 'lies on a card',
  'why-brief.pandora-plans': 'Pandora plans not',
  'why-brief.pending': 'waits for Planning',
  'why-brief.pending-malfunction': 'Malfunction',
  'why-brief.six-upgrades': 'six tokens on it',
  'why-brief.upgrade-cost': 'too few tokens',
  'why-brief.upgraded': 'upgraded already',
} as const satisfies Dictionary
