import { glancing } from '../glance.ts'
import type { Levels, Players } from '../levels.ts'
import { searching } from '../search/index.ts'
import { evaluateTheseus } from './evaluate.ts'
import { guideTheseus } from './guide.ts'
import { explainTheseus } from './reasons.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A choice that costs a newcomer this much, in tenths of a Life, is still taken now and then. */
const NEWCOMERS_WARMTH = 8
/** The rest of the own turn. */
const THIS_TURN = guideTheseus(() => 1)
/** The own turn and what comes back: with more players nobody foresees more than two of them. */
const NEXT_TURNS = guideTheseus(() => 2)

export const levels: Levels = {
  gentle: () => glancing('gentle', evaluateTheseus, NEWCOMERS_WARMTH, explainTheseus),
  good: () => searching('good', THIS_TURN, { playouts: 24 }),
  strong: (budget = { playouts: 60 }) => searching('strong', NEXT_TURNS, budget),
}

export const text: Players['text'] = { en, fr }
