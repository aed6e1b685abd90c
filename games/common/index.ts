export { type Condition, counted, holds, isMet, isOneMet } from './conditions.ts'
export { listed } from './lists.ts'
export { once } from './once.ts'
export { capital, JOINING, renamed } from './phrases.ts'
export { drawFrom, type Hidden, hiddenPile, putUnder, shuffleIn } from './piles.ts'
export { type Data, dataOf } from './printed.ts'
export {
  type Exit,
  type Opening,
  type PlanCorridor,
  type PlanSlot,
  type Ship,
  type ShipPlan,
  shipFrom,
  technical,
} from './ship.ts'
