import { shotCost } from '@bulkhead/hull/actions/attacking.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { craftIngeniously } from '@bulkhead/hull/actions/craft.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { readingObjectives, rollingAgain, wardingOff } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { intruderTarget } from '@bulkhead/hull/choices.ts'
import { shoot } from '@bulkhead/hull/combat.ts'
import { loading, repairRoom, turnAnyDoor, weaponWays } from '@bulkhead/hull/effects.ts'
import { reload } from '@bulkhead/hull/items.ts'
import { byId, type Pack } from '@bulkhead/hull/pack.ts'
import { intrudersIn, roomOf } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import { CAPTAIN_CARDS } from '@bulkhead/nemesis/cards/actions/captain.ts'
import { COMMON_CARDS as NEMESIS_COMMON } from '@bulkhead/nemesis/cards/actions/common.ts'
import { MECHANIC_CARDS } from '@bulkhead/nemesis/cards/actions/mechanic.ts'
import { SCIENTIST_CARDS } from '@bulkhead/nemesis/cards/actions/scientist.ts'
import { SCOUT_CARDS } from '@bulkhead/nemesis/cards/actions/scout.ts'
import { SOLDIER_CARDS } from '@bulkhead/nemesis/cards/actions/soldier.ts'
import { actionCard, item } from '../declare.ts'
import { analysing } from '../laboratory.ts'
import { sendRover } from '../rover.ts'
import { isAirlock } from '../sections.ts'

/** MODE-CHAR: cards of the six Characters of Nemesis that no other has, and their Quest Items. */

// --- cards of the base game ---

/** Engines are none of anybody's here (LOCK-MODE-CHAR-08). */
const quickRepairs = actionCard(
  'quick-repairs',
  { mechanic: 1 },
  { cost: 0, when: 'calm', ...either(repairRoom) },
)

/** LOCK-MODE-CHAR-11: with any Weapon, for they bring none of their own. */
const reloadCard = actionCard(
  'reload',
  { captain: 1 },
  {
    cost: 0,
    when: 'any',
    ...loading(() => true, { why: 'no-weapon', rule: 'LOCK-MODE-CHAR-11' }),
    *resolve(t, me, weapon) {
      reload(t, me, weapon, 1, 'LOCK-MODE-CHAR-11')
    },
  },
)

const isLoaded = ({ ammo }: Item) => ammo > 0

/** LOCK-MODE-CHAR-11 */
const fullAuto = actionCard(
  'full-auto',
  { soldier: 1 },
  {
    cost: 0,
    when: 'combat',
    missing: (s, me) =>
      weaponWays(s, me, isLoaded).length > 0
        ? null
        : { why: 'no-loaded-weapon', rule: 'LOCK-SHOOT-01' },
    ways: (s, me) =>
      weaponWays(s, me, isLoaded).flatMap(({ id, targets, choice: weapon }) =>
        intrudersIn(s, me.room).map((intruder) => ({
          id: `${id}:${intruder.name}`,
          targets: [...targets!, intruderTarget(intruder)],
          extra: shotCost(s, me),
          choice: { weapon, intruder },
        })),
      ),
    *resolve(t, me, { weapon, intruder }) {
      const { ammo } = weapon
      yield* shoot(t, me, weapon, intruder, { ammo, injuries: Math.floor(ammo / 2) })
    },
  },
)

const ingenuity = actionCard(
  'ingenuity',
  { mechanic: 1 },
  { cost: 0, when: 'calm', ...either(repairRoom, craftIngeniously) },
)

/** LOCK-MODE-ALT-12: an intersection neither burns nor can be set on fire. */
function whereItBurns({ action, ...card }: ActionCard): ActionCard {
  const missing = (s: State, me: Player) =>
    tileOf(s, roomOf(s, me).tile).burns === false
      ? { why: 'no-fire-here', rule: 'LOCK-MODE-ALT-12' }
      : (action!.missing?.(s, me) ?? null)
  return { ...card, action: { ...action!, missing } }
}

const [pyrotechnics] = MECHANIC_CARDS.filter(({ id }) => id === 'pyrotechnics')

const REWORDED = byId([reloadCard, fullAuto, ingenuity, whereItBurns(pyrotechnics)])

const fromNemesis = [
  ...NEMESIS_COMMON.filter(({ id }) => id === 'suppressive-fire'),
  ...CAPTAIN_CARDS,
  ...SCIENTIST_CARDS,
  ...SCOUT_CARDS,
  ...SOLDIER_CARDS,
  ...MECHANIC_CARDS,
].map((card) => REWORDED[card.id] ?? card)

// --- Quest Items (LOCK-MODE-CHAR-07) ---

const ENERGY = ['energy-charge', 'energy-charge-yellow']
const TOOLS_OR_TAPE = ['toolbelt', 'duct-tape']

const commandTablet = item({
  id: 'command-tablet',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'captain', place: 'transmitter-control' },
  action: { cost: 1, when: 'calm', missing: noComputer, ...readingObjectives(() => true) },
})

const roverKey = item({
  id: 'rover-key',
  colour: 'quest',
  copies: 1,
  quest: { character: 'pilot', possible: inWorkingAirlock },
  action: { cost: 1, when: 'calm', ...sendRover },
})

/** LOCK-QUEST-04 */
function inWorkingAirlock(s: State, me: Player): boolean {
  return isAirlock(s, me.room) && !roomOf(s, me).malfunction
}

const fieldLaboratory = item({
  id: 'field-laboratory',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'scientist', discard: ['fuel'] },
  action: { cost: 1, when: 'calm', ...analysing('field-laboratory', true) },
})

const motionTracker = item({
  id: 'motion-tracker',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: { character: 'scout', discard: ENERGY },
  reacts: { noiseRolled: rollingAgain('motion-tracker', () => true) },
})

const bodyArmour = item({
  id: 'body-armour',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'soldier', discard: TOOLS_OR_TAPE },
  reacts: { attacked: wardingOff('body-armour', 'armour-holds') },
})

const plasmaTorch = item({
  id: 'plasma-torch',
  colour: 'quest',
  copies: 1,
  quest: { character: 'mechanic', place: 'repository' },
  action: { cost: 1, when: 'calm', ...turnAnyDoor },
})

const QUEST_ITEMS: readonly ItemDef[] = [
  commandTablet,
  roverKey,
  fieldLaboratory,
  motionTracker,
  bodyArmour,
  plasmaTorch,
]

export const NEMESIS_CREW: Pack = {
  cards: [...fromNemesis, quickRepairs],
  items: QUEST_ITEMS,
}
