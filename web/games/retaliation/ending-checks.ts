import { isMet, taskProgress } from '@bulkhead/retaliation/progress'
import type { Check } from '../tale.ts'
import type { Told } from './ending.ts'
import { bestOf, isTaskMet, tasksOf } from './ending-tasks.ts'
import { CONTAMINATION, EXPLOSION, FACILITY, OBJECTIVE, sideName, TASK, TIME } from './icons.ts'

/** The checks after the end as a chain, each in a few words (RET-END-01 to RET-END-07). */
export function checksOf(told: Told): readonly Check[] {
  const { view, log } = told
  const infection = log.some(({ kind }) => kind === 'check-infection')
  return [
    causeCheck(told),
    ...(infection ? [infectionCheck(told)] : []),
    ...(view.mode === 'coop'
      ? tasksOf(view).map((task) => taskCheck(told, task))
      : [taskCheck(told, view.missionTask!), ...objectivesCheck(told)]),
  ]
}

const END_ICONS = { 'round-14': TIME, 'everybody-out': FACILITY, destroyed: EXPLOSION }

function causeCheck({ view, say }: Told): Check {
  const ending = view.ending!
  return {
    name: say('check.end'),
    outcome: say(`end.${ending}`),
    note: say(view.destroyed ? 'end-note.destroyed' : `end-note.${ending}`),
    icon: END_ICONS[ending],
    tone: view.destroyed ? 'bad' : 'warn',
    rule: view.destroyed ? 'RET-SELFD-06' : 'RET-END-02',
  }
}

/** RET-END-04, RET-END-05 */
function infectionCheck(told: Told): Check {
  const { view, log, say, words } = told
  const all = log.flatMap(({ kind, params = {} }) =>
    kind === 'check-infection'
      ? [{ seat: Number(params.seat), outcome: String(params.outcome) }]
      : [],
  )
  const alive = all.filter(({ outcome }) => outcome !== 'dies').length
  return {
    name: say('check.infection'),
    outcome: say('of-alive', { number: alive, all: all.length }),
    note: named(
      told,
      all.map(({ seat, outcome }) => [sideName(view, seat, words), words[`outcome.${outcome}`]]),
    ),
    icon: CONTAMINATION,
    tone: alive === all.length ? 'act' : 'bad',
    rule: 'RET-END-04',
  }
}

/** RET-END-06 */
function taskCheck({ view, say, words }: Told, task: string): Check {
  const isDone = isTaskMet(view, task)
  const way = bestOf(taskProgress(view, task))
  const counts = way.map((one) => {
    const condition = words[`condition.${one.id}`]
    if (way.length === 1 && one.needed === 1) return condition
    if (one.needed > 1) return say('condition', { condition, done: one.done, needed: one.needed })
    const outcome = words[`outcome.${isMet(one) ? 'fulfilled' : 'failed'}`]
    return say('of-name', { name: condition, outcome })
  })
  return {
    name: words[`task.${task}`],
    outcome: words[`outcome.${isDone ? 'fulfilled' : 'failed'}`],
    note: counts.join(' · '),
    icon: TASK,
    tone: isDone ? 'act' : 'bad',
    rule: 'RET-END-06',
  }
}

/** RET-VICTORY-01: of those who live. */
function objectivesCheck(told: Told): readonly Check[] {
  const { view, log, say, words } = told
  const all = log.flatMap(({ kind, params = {} }) =>
    kind === 'check-objective'
      ? [{ seat: Number(params.seat), outcome: String(params.outcome) }]
      : [],
  )
  if (all.length === 0) return []
  const number = all.filter(({ outcome }) => outcome === 'fulfilled').length
  return [
    {
      name: say('check.objectives'),
      outcome: say('of-fulfilled', { number, all: all.length }),
      note: named(
        told,
        all.map(({ seat, outcome }) => [sideName(view, seat, words), words[`outcome.${outcome}`]]),
      ),
      icon: OBJECTIVE,
      tone: number > 0 ? 'act' : 'bad',
      rule: 'RET-VICTORY-01',
    },
  ]
}

function named({ say }: Told, pairs: readonly (readonly string[])[]): string {
  return pairs.map(([name, outcome]) => say('of-name', { name, outcome })).join(' · ')
}
