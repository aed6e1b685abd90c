import type { AftermathView } from '@bulkhead/aftermath'
import { box } from '@bulkhead/aftermath/box'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/aftermath/odds'
import { INTRUDERS, JUMP, printedFor, SHIPS } from '@bulkhead/aftermath/printed'
import { objectiveProgress } from '@bulkhead/aftermath/progress'
import { namesIn } from '@bulkhead/aftermath/text/naming.ts'
import type { PlayerView } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { reworded, sayIn } from '../../words/words.ts'
import type { HullGame } from '../hull/game.ts'
import { CARD_RULES, ROOM_RULES } from '../nemesis/explain-rules.ts'
import * as ship from '../nemesis/explain-ship.ts'
import { NEMESIS } from '../nemesis/game.ts'
import { ending } from './ending.ts'
import * as explain from './explain.ts'
import { OWN_ROOM_RULES } from './explain-rules.ts'
import { GISTS } from './gists.ts'
import { icons, initials } from './icons.ts'
import { tells } from './moments.ts'
import { OWN } from './own-words.ts'
import { says } from './sayings.ts'
import { targets } from './targets.ts'
import { verbs } from './verbs.ts'

const { words, nest, body } = NEMESIS

/** What is printed for any way to play: only events and Objectives differ. */
const PRINTED = {
  ...printedFor.investigation,
  objectives: { ...printedFor.investigation.objectives, ...printedFor.epilogue.objectives },
  events: {
    ...printedFor.classic.events,
    ...printedFor.investigation.events,
    ...printedFor.epilogue.events,
  },
}

/** What the parts that the family shares ask of Aftermath. */
export const AFTERMATH: HullGame<AftermathView> = {
  box,
  text: says,
  ships: SHIPS,
  printed: PRINTED,
  printedFor: ({ play }) => printedFor[play],
  intruders: INTRUDERS,
  namesIn,
  icons,
  initials,
  words: {
    ...words,
    own: reworded(
      words.own,
      { 'out-escaped': 'Your pod has left the ship. What you were after is checked at the end.' },
      { 'out-escaped': 'Votre nacelle est partie. Votre but sera vérifié à la fin.' },
    ),
  },
  says: GISTS,
  nest,
  rounds: JUMP,
  body,
  noteOf,
  podName: ({ pods }, pod) => pods[pod]?.number ?? '',
  odds: {
    noise: noiseOdds,
    shot: (view, _, weapon, against) => shotOdds(view, weapon, against),
    blow: (view, _, against) => blowOdds(view, against),
  },
  aimName: ({ play, players }, seat, words) =>
    play === 'epilogue' ? aimName(players[seat].objectives[0]?.kind, words) : undefined,
  progress: objectiveProgress,
  targets,
  verbs,
  explains: {
    kinds: {
      time: ship.time,
      round: explain.round,
      'self-destruct': ship.selfDestruct,
      destination: ship.destination,
      coordinates: ship.coordinates,
      engine: ship.engine,
      pod: ship.pod,
      deck: explain.deck,
      alert: explain.alert,
      aftermath: explain.aftermathToken,
      token: explain.token,
      turret: explain.turret,
      objective: explain.objective,
      shuttle: explain.shuttle,
      laika: explain.laika,
      character: explain.character,
      seat: explain.seat,
      trait: explain.trait,
    },
    roomRules: { ...ROOM_RULES, ...OWN_ROOM_RULES },
    cardRules: CARD_RULES,
    roomNow: explain.roomNow,
  },
  tells,
  ending,
}

/** AFT-CHAR-CEO-23: while the Robot has Energy, it keeps the wound dressed. */
function noteOf(item: string, left: number, { wounds }: PlayerView, language: Language): string {
  if (item !== 'robot') return ''
  const say = sayIn(OWN, language)
  if (left === 0) return say('robot-empty')
  return wounds.some(({ id, dressed }) => id === 'wound-body' && dressed)
    ? say('robot-dresses')
    : ''
}

/** In a word, for a small button. */
function aimName(kind: string | undefined, words: Dictionary): string {
  return kind === 'offer' ? words['objectiveKind.offer'] : 'Mission'
}
