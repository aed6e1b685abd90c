import type { NemesisView } from '@bulkhead/nemesis'
import { box } from '@bulkhead/nemesis/box'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/nemesis/odds'
import { INTRUDERS, JUMP, printed, SHIPS } from '@bulkhead/nemesis/printed'
import { objectiveProgress } from '@bulkhead/nemesis/progress'
import { namesIn } from '@bulkhead/nemesis/text/naming.ts'
import { reworded } from '../../words/words.ts'
import { BOARD_WORDS } from '../hull/board-words.ts'
import { EXPLAIN_WORDS } from '../hull/explain-words.ts'
import type { HullGame } from '../hull/game.ts'
import { OTHERS_WORDS } from '../hull/others-words.ts'
import { OWN_WORDS } from '../hull/own-words.ts'
import { suffers } from '../hull/reader.ts'
import { VERB_WORDS } from '../hull/verb-words.ts'
import { ending } from './ending.ts'
import { CARD_RULES, ROOM_RULES } from './explain-rules.ts'
import * as ship from './explain-ship.ts'
import { SHIP_GISTS } from './gists.ts'
import { icons, initials } from './icons.ts'
import { tells } from './moments.ts'
import { says } from './sayings.ts'
import { targets } from './targets.ts'
import { verbs } from './verbs.ts'

/** What the parts that the family shares ask of Nemesis. */
export const NEMESIS: HullGame<NemesisView> = {
  box,
  text: says,
  ships: SHIPS,
  printed,
  intruders: INTRUDERS,
  namesIn,
  icons,
  initials,
  words: {
    board: BOARD_WORDS,
    own: reworded(
      OWN_WORDS,
      {
        'fate.escaped': 'left the ship',
        'out-escaped': 'Your pod has left the ship. Your Objective is checked at the end.',
      },
      {
        'fate.escaped': 'a quitté le vaisseau',
        'out-escaped': 'Votre nacelle est partie. Votre objectif sera vérifié à la fin.',
      },
    ),
    others: OTHERS_WORDS,
    verbs: VERB_WORDS,
    explain: reworded(
      EXPLAIN_WORDS,
      {
        energy: 'Energy Weapon: charges and the Armory reload it.',
        'signal-text': 'Sent from the Comms Room. Some Objectives ask for it.',
        'fire-text':
          'A turn that ends here gives a Light Wound. Eight are in the box: should a ninth be needed, the ship explodes.',
        'malfunction-text':
          'The room action and the Computer do not work. Should a ninth be needed, the ship explodes.',
      },
      {
        energy: 'Arme à énergie : les charges et l’armurerie la rechargent.',
        'signal-text': 'Envoyé du relais de transmission. Certains objectifs le demandent.',
        'fire-text':
          'Un tour qui finit ici donne une blessure légère. La boîte en a huit : s’il en fallait un neuvième, le vaisseau exploserait.',
        'malfunction-text':
          'L’action de la salle et l’ordinateur ne marchent pas. S’il en fallait une neuvième, le vaisseau exploserait.',
      },
    ),
  },
  says: SHIP_GISTS,
  nest: 'nest',
  rounds: JUMP,
  body: {
    hands: (player) => {
      const hurt = suffers(player, 'wound-arm')
      return { all: hurt ? 1 : 2, hurt }
    },
    bleeds: (player) => suffers(player, 'wound-bleeding'),
  },
  podName: ({ pods }, pod) => pods[pod]?.number ?? '',
  odds: {
    noise: noiseOdds,
    shot: (view, _, weapon, against) => shotOdds(view, weapon, against),
    blow: (view, _, against) => blowOdds(view, against),
  },
  progress: objectiveProgress,
  targets,
  verbs,
  explains: {
    kinds: {
      time: ship.time,
      round: ship.time,
      'self-destruct': ship.selfDestruct,
      destination: ship.destination,
      coordinates: ship.coordinates,
      engine: ship.engine,
      pod: ship.pod,
      deck: ship.deck,
      intruderCard: ship.intruderCard,
    },
    roomRules: ROOM_RULES,
    cardRules: CARD_RULES,
    roomNow: ship.roomNow,
  },
  tells,
  ending,
}
