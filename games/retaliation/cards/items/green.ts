import { type Effect, newWay, type Way } from '../../actions/action.ts'
import { roomWay, seatTarget } from '../../choices.ts'
import { agrees } from '../../consent.ts'
import { removeContamination } from '../../contamination.ts'
import { allEnds, canBar, closeDoor, endOf } from '../../doors.ts'
import {
  asksForHealth,
  asksToTreat,
  breathe,
  draws,
  gains,
  heal,
  isWounded,
  NO_CARDS,
  nobodyNeeds,
  onlyIf,
  treatWound,
} from '../../effects.ts'
import type { Slot } from '../../facility.ts'
import { canDraw, chooseFromHand, drawCards } from '../../hand.ts'
import { canHeal, discardWound, restoreHealth } from '../../health.ts'
import { SECTIONS, type Section } from '../../kinds.ts'
import { powerIsOff, switchLifeSupport } from '../../oxygen.ts'
import type { ItemDef } from '../../pack.ts'
import {
  charactersIn,
  contaminationIn,
  corridorsOf,
  isContamination,
  slots,
} from '../../queries.ts'
import type { Player, State } from '../../state.ts'
import type { Missing } from '../../table.ts'
import { atComputer, item, use } from './item.ts'

/** The green Items. */

interface Care {
  readonly patient: Player
  readonly wound: boolean
  readonly health: boolean
}

/** A Serious Wound, Health, or both, for the same Character. */
function careWays(s: State, one: Player): Way<Care>[] {
  const ways = [
    { wound: true, health: true, label: 'medkit-both' as const },
    { wound: true, health: false, label: 'treat-wound' as const },
    { wound: false, health: true, label: 'restore-health' as const },
  ]
  const fits = (way: { wound: boolean; health: boolean }) =>
    (!way.wound || one.wounds.length > 0) && (!way.health || canHeal(one) || way.wound)
  const seat = seatTarget(s, one)
  return ways.filter(fits).map(({ label, wound, health }) => {
    const choice = { patient: one, wound, health }
    return newWay(choice, `${label}:${seat.id}`, [seat], label, { number: MEDKIT })
  })
}

const MEDKIT = 3

const medkit: Effect<Care> = {
  id: 'medkit-both',
  missing: nobodyNeeds((one) => canHeal(one) || isWounded(one), {
    why: 'all-healthy',
    rule: 'RET-EFFECT-03',
  }),
  ways: (s, me) => charactersIn(s, me.room).flatMap((one) => careWays(s, one)),
  *settle(t, me, care) {
    const request = care.wound ? asksToTreat : asksForHealth(MEDKIT)
    return (yield* agrees(t, me, care.patient, request)) ? care : null
  },
  *resolve(t, _, { patient, wound, health }) {
    if (wound) yield* discardWound(t, patient, 'RET-WOUND-07')
    if (health) yield* restoreHealth(t, patient, MEDKIT, 'RET-HEALTH-04')
  },
}

const adrenaline: Effect = {
  id: 'adrenaline',
  missing: (_, me) => (canDraw(me) ? null : NO_CARDS),
  *resolve(t, me) {
    drawCards(t, me, 1)
    t.state.turn.unlimited = true
  },
}

const antiseptic: Effect = {
  id: 'antiseptic',
  cleanses: true,
  missing: (_, me) =>
    contaminationIn(me.hand).length > 0 ? null : { why: 'no-contamination', rule: 'RET-CONT-11' },
  *resolve(t, me) {
    const [card] = yield* chooseFromHand(
      t,
      me,
      { prompt: 'antiseptic', rule: 'RET-CONT-11' },
      isContamination,
    )
    removeContamination(t, me, [card as number])
  },
}

const emergencyCodes = onlyIf<Section>(powerIsOff, {
  id: 'flip-life-support',
  ways: () =>
    SECTIONS.map((section) => newWay(section, section, undefined, undefined, { section })),
  *resolve(t, _, section) {
    switchLifeSupport(t, section)
  },
})

/** RET-DOOR-10, RET-DOOR-14: as far as Door tokens go. */
const terminationCodes: Effect<Slot> = {
  id: 'seal-room',
  missing: (s) => (allEnds(s).some((end) => canBar(s, end)) ? null : NO_DOOR_LEFT),
  ways: (s) =>
    slots(s)
      .filter((slot) => corridorsOf(s, slot).some((place) => canBar(s, endOf(place, slot))))
      .map((slot) => roomWay(s, slot)),
  *resolve(t, _, slot) {
    for (const place of corridorsOf(t.state, slot)) {
      const end = endOf(place, slot)
      if (canBar(t.state, end)) closeDoor(t, end, 'RET-DOOR-14')
    }
  },
}

const NO_DOOR_LEFT: Missing = { why: 'no-door-left', rule: 'RET-DOOR-13' }
const ONCE = { oneUse: true }
const ONCE_HEAVY = { oneUse: true, heavy: true }

export const GREEN: readonly ItemDef[] = [
  item('green', 'medical-stapler', 5, ONCE, use(false, treatWound as Effect, heal(2) as Effect)),
  item('green', 'medkit', 4, ONCE_HEAVY, use(true, medkit as Effect)),
  item(
    'green',
    'medpack',
    4,
    { oneUse: true, free: true },
    use(false, heal(2) as Effect, gains('medpack')),
  ),
  item('green', 'adrenaline-injection', 3, ONCE, use(false, adrenaline)),
  item('green', 'antiseptic', 3, ONCE, use(true, antiseptic)),
  item('green', 'caffeine-pills', 3, ONCE, use(true, draws(3))),
  item('green', 'heavy-oxygen-tank', 3, ONCE_HEAVY, use(true, breathe(7) as Effect)),
  item('green', 'stimulants', 3, ONCE, use(true, heal(2) as Effect, draws(2))),
  item(
    'green',
    'emergency-life-support-codes',
    1,
    ONCE,
    use(true, atComputer(emergencyCodes) as Effect),
  ),
  item('green', 'termination-codes', 1, ONCE, use(true, atComputer(terminationCodes) as Effect)),
]
