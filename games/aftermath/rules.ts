import { endGame } from '@bulkhead/hull/ending.ts'
import { fireStep as burn } from '@bulkhead/hull/event-phase.ts'
import { slime } from '@bulkhead/hull/markers.ts'
import { arrivals, type Entering, EXPLORATION } from '@bulkhead/hull/movement.ts'
import { intrudersIn } from '@bulkhead/hull/queries.ts'
import { type Happening, type Ruleset, ruleset } from '@bulkhead/hull/ruleset.ts'
import type { Intruder, Place, Player } from '@bulkhead/hull/state.ts'
import { checkContamination } from '@bulkhead/hull/victory.ts'
import type { Rules } from '@bulkhead/kernel'
import { JUMP } from '@bulkhead/nemesis/components.ts'
import { RULES as NEMESIS } from '@bulkhead/nemesis/rules.ts'
import { endPlayerPhase, moveSelfDestruct, moveTime } from '@bulkhead/nemesis/time.ts'
import { alertActions, alertHears, alertSees } from './alerts.ts'
import { attacks, shutDown } from './android.ts'
import { SHIPS } from './board.ts'
import { CLASSIC_TOKENS, INVESTIGATION_TOKENS } from './components.ts'
import * as crew from './crew.ts'
import * as epilogue from './epilogue.ts'
import { ownFacts } from './facts.ts'
import { turnHourglass } from './hourglass.ts'
import * as investigation from './investigation.ts'
import { own, ownOf, ownRoom } from './own.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from './packs.ts'
import { SAMPLE } from './samples.ts'
import { draft } from './setup.ts'
import { throughDucts } from './shuttle.ts'
import type { Table } from './table.ts'
import { revealToken } from './tokens.ts'
import { putTurret, revealMode, turretPlaces, turretsShoot } from './turrets.ts'

/** What Aftermath answers where the chapters ask, whichever way it is played. */
const AFTERMATH: Omit<Ruleset, 'id' | 'printed' | 'explorationTokens'> = {
  ...NEMESIS,
  ships: SHIPS,
  steps: { ...NEMESIS.steps, draft, round: startRound, attacks, fire: fireStep },
  exploration: {
    ...EXPLORATION,
    *turret(t: Table, _me, _how, place) {
      putTurret(t, place)
      return false
    },
  },
  entered,
  accompany: crew.accompany,
  acted: crew.acted,
  resolved: crew.resolved,
  untreatable: crew.untreatable,
  shotMissed: crew.shotMissed,
  watchers: crew.watchers,
  natureOf: crew.natureOf,
  itemsModify: true,
  drew: crew.drew,
  addFree(choices, s, me) {
    NEMESIS.addFree!(choices, s, me)
    crew.addFree(choices, s, me)
  },
  preyOf: crew.preyOf,
  died,
  arrived,
  happened,
  facts: ownFacts,
}

export const CLASSIC_RULES = ruleset({
  ...AFTERMATH,
  steps: { ...AFTERMATH.steps, time: timeStep },
  id: 'aftermath/classic',
  printed: CLASSIC,
  explorationTokens: CLASSIC_TOKENS,
})

/** With the Shuttle docked, and Alerts to be fulfilled. */
const DOCKED: typeof AFTERMATH = {
  ...AFTERMATH,
  throughDucts,
  actions: alertActions,
  tokensBeside: (s, place) => {
    const { token } = ownRoom(s, place)
    return token ? [token] : []
  },
}

export const INVESTIGATION_RULES = ruleset({
  ...DOCKED,
  id: 'aftermath/investigation',
  printed: INVESTIGATION,
  explorationTokens: INVESTIGATION_TOKENS,
  steps: { ...DOCKED.steps, time: investigation.timeStep, event: investigation.eventStep },
  ends: investigation.endInvestigation,
})

export const EPILOGUE_RULES = ruleset({
  ...DOCKED,
  id: 'aftermath/epilogue',
  printed: EPILOGUE,
  explorationTokens: [],
  steps: {
    ...DOCKED.steps,
    time: epilogue.timeStep,
    event: epilogue.eventStep,
    departure: epilogue.departure,
  },
  after: { ...DOCKED.after, event: epilogue.afterEvent },
  // Samples stay, or no Alert could be fulfilled any more (AFT-EPI-54).
  lostWithTheDead: (object) => object !== SAMPLE,
  ends: epilogue.endEpilogue,
  checks: [epilogue.checkTokens, checkContamination, epilogue.checkMissions],
})

/** That of Nemesis, with the end of the Android in it. */
function* timeStep(t: Table): Rules {
  yield* endPlayerPhase(t)
  moveTime(t)
  yield* shutDown(t)
  moveSelfDestruct(t)
  if (t.state.time === JUMP) endGame(t, 'jump', 'NEM-END-02')
}

function startRound(t: Table): Rules {
  const s = t.state
  own(s).came = []
  own(s).provoked = []
  turnHourglass(s)
  for (const player of s.players) {
    ownOf(player).entered = false
    ownOf(player).traitUsed = false
  }
  return NEMESIS.steps.round(t)
}

/** AFT-EXPLORE-07, AFT-TURRET-05: what is there, then the token; answers whether no noise roll follows. */
function entered(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> | null {
  const room = ownRoom(t.state, place)
  for (const one of arrivals(me, how)) {
    ownOf(one).entered = true
    if (room.slime) slime(t, one)
  }
  if (room.turret && !how.inStead) revealMode(t, place)
  if (room.token) return reveal(t, me, place, how)
  alertSees(t)
  return null
}

function* reveal(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> {
  const hushed = yield* revealToken(t, me, place, how)
  alertSees(t)
  return hushed
}

/** AFT-TURRET-07: Turrets shoot at what comes, however it comes. */
function arrived(t: Table, intruder: Intruder): void {
  const { came } = own(t.state)
  if (!came.includes(intruder.name)) came.push(intruder.name)
  NEMESIS.arrived(t, intruder)
}

function* died(t: Table, victims: readonly Player[]): Rules {
  yield* NEMESIS.died(t, victims)
  yield* crew.mourn(t, victims)
}

function happened(t: Table, happening: Happening): void {
  crew.hears(t.state, happening)
  if (happening.what === 'away') crew.left(t, happening.by)
  if (happening.what === 'killed' && happening.intruder.type !== 'larva')
    ownOf(happening.by).killed = true
  alertHears(t, happening)
}

/** AFT-TURRET-12, AFT-TURRET-17 */
function* fireStep(t: Table): Rules {
  const turrets = turretPlaces(t.state)
  const beset = turrets.filter((place) => intrudersIn(t.state, place).length > 0)
  yield* burn(t)
  if (turrets.length > 0) yield* turretsShoot(t, turrets, beset)
}
