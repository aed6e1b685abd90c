import type { TheseusView } from '@bulkhead/theseus'
import type { Guide } from '../search/index.ts'
import { evaluateTheseus } from './evaluate.ts'
import { weighTheseus } from './instinct.ts'
import { explainTheseus } from './reasons.ts'

/** A lead of this much is won about three times in four. */
const LEAD = 60

/** How to search Theseus, so many turns ahead. */
export function guideTheseus(horizon: (view: TheseusView) => number): Guide<TheseusView> {
  return {
    weigh: weighTheseus,
    evaluate: (view, seat) => 1 / (1 + Math.exp(-evaluateTheseus(view, seat) / LEAD)),
    clock: (view) => view.turn.number,
    horizon,
    explain: explainTheseus,
  }
}
