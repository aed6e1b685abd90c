import { NONE, POD_SEATS } from '@bulkhead/nemesis/printed'
import { type Answer, best, preyOf, say } from '../hull/answers.ts'
import { because as inAnyGame } from '../hull/because.ts'
import { fires, isAwake, type Mind, malfunctions, placeOf } from '../hull/mind.ts'
import { objectivesOf } from '../hull/objectives.ts'
import { routesFrom } from '../hull/travel.ts'
import { because } from './because.ts'
import { openPods, own, roundsLeft } from './mind.ts'
import { PURSUITS } from './objectives.ts'

/** What only Nemesis asks besides the turn itself. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  armor: (_mind, decision) => say(decision, 'armor', inAnyGame('armor')),
  'engine-order': orderEngine,
  launch: (mind, decision) =>
    waitsForCompany(mind)
      ? say(decision, 'wait', because('wait-for-company'))
      : say(decision, 'launch', because('launch')),
  'next-event': nextEvent,
}

function orderEngine(...[mind, decision]: Parameters<Answer>) {
  const wreck = objectivesOf(mind).some((id) => PURSUITS[id]?.ship === 'destroyed')
  const wanted = wreck ? DAMAGED : WORKING
  const reason = because(wreck ? 'break-engine' : 'mend-engine')
  return best(decision, ({ label }) => Number(wanted.includes(label)), reason)
}

/** Answers after which the Engine is so. */
const WORKING = ['leave-working', 'repair-engine']
const DAMAGED = ['leave-damaged', 'break-engine']

/** A seat is kept for whoever is near and would find no other, while nothing presses. */
function waitsForCompany(mind: Mind): boolean {
  const { me, seat } = mind
  const { players, pods } = own(mind)
  const prey = preyOf(mind)
  const others = players.filter((one, i) => i !== seat && isAwake(one) && one.pod !== me.pod)
  if (others.some(({ number }) => prey.includes(number))) return false
  if (prey.length > 0 && others.length === 1) return false
  const section = placeOf(mind, `evacuation-${pods[me.pod].section}`)
  const alone = players.every((one, i) => i === seat || one.pod !== me.pod)
  const free = openPods(mind).filter((pod) => pod !== pods[me.pod]).length
  const near = others.filter(
    ({ room }) => room !== NONE && routesFrom(mind, room).steps[section] <= NEAR,
  )
  const calm = roundsLeft(mind) > 2 && malfunctions(mind) < 7 && fires(mind) < 5
  return alone && calm && near.length > 0 && free * POD_SEATS < others.length
}

const NEAR = 3

const BAD_EVENTS = [
  'eclosion',
  'hunt-2',
  'hunt-3',
  'egg-protection',
  'damaging-fire',
  'consuming-fire',
  'pod-ejection',
]

function nextEvent(...[mind, decision]: Parameters<Answer>) {
  const [top] = mind.view.decks.events.known.filter(({ at }) => at === 0)
  const bad = top !== undefined && BAD_EVENTS.includes(top.id)
  return say(decision, bad ? 'put-event-under' : 'leave-event', because('next-event'))
}
