import type { LockdownView } from '@bulkhead/lockdown'
import { box } from '@bulkhead/lockdown/box'
import { CITES } from '@bulkhead/lockdown/cites'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/lockdown/odds'
import { FIRST_SPACE, INTRUDERS, printed, printedOriginal, SHIPS } from '@bulkhead/lockdown/printed'
import { objectiveProgress } from '@bulkhead/lockdown/progress'
import { namesIn } from '@bulkhead/lockdown/text/naming.ts'
import type { HullGame } from '../hull/game.ts'
import { suffers } from '../hull/reader.ts'
import { ending } from './ending.ts'
import * as base from './explain-base.ts'
import { CARD_RULES, ROOM_RULES } from './explain-rules.ts'
import * as secrets from './explain-secrets.ts'
import { WORDS } from './game-words.ts'
import { BASE_GISTS } from './gists.ts'
import { icons, initials } from './icons.ts'
import { tells } from './moments.ts'
import { PODS } from './reader.ts'
import { says } from './sayings.ts'
import { targets } from './targets.ts'
import { verbs } from './verbs.ts'

/** What the parts that the family shares ask of Lockdown. */
export const LOCKDOWN: HullGame<LockdownView> = {
  box,
  text: says,
  ships: SHIPS,
  printed,
  printedFor: ({ original }) => (original ? printedOriginal : printed),
  intruders: INTRUDERS,
  namesIn,
  cites: CITES,
  icons,
  initials,
  words: WORDS,
  says: BASE_GISTS,
  nest: 'nest',
  rounds: FIRST_SPACE,
  body: {
    hands: (player) => {
      const hurt = suffers(player, 'wound-arm')
      return { all: hurt ? 1 : 2, hurt }
    },
    bleeds: (player) => suffers(player, 'wound-bleeding'),
  },
  podName: (_, pod) => PODS[pod]?.toUpperCase() ?? '',
  odds: { noise: noiseOdds, shot: shotOdds, blow: blowOdds },
  progress: objectiveProgress,
  targets,
  verbs,
  explains: {
    kinds: {
      time: base.time,
      round: base.time,
      alert: base.alert,
      autodestruction: base.autodestruction,
      power: base.power,
      elevator: base.elevator,
      bunker: base.bunker,
      rover: base.rover,
      pod: base.pod,
      space: base.space,
      computer: base.computer,
      corridor: base.corridor,
      technical: base.technical,
      contingency: secrets.contingency,
      knowledge: secrets.knowledge,
      slot: secrets.slot,
      surface: secrets.surface,
    },
    roomRules: ROOM_RULES,
    cardRules: CARD_RULES,
    sortOf: base.sortOf,
    roomNow: base.roomNow,
  },
  tells,
  ending,
}
