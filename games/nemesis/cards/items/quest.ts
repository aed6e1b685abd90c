import { noComputer } from '@bulkhead/hull/actions/room-action.ts'
import { readingObjectives, rollingAgain, wardingOff } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { turnAnyDoor, turnDoorsOfRoom } from '@bulkhead/hull/effects.ts'
import { weaponsIn } from '@bulkhead/hull/items.ts'
import { inCombat } from '@bulkhead/hull/queries.ts'
import { searchRoom } from '@bulkhead/hull/search.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import { pass, playsOn } from '@bulkhead/hull/turn.ts'
import { analyse } from '@bulkhead/hull/weaknesses.ts'
import type { Rules } from '@bulkhead/kernel'
import { item } from '../../declare.ts'
import { intruderPlayerPasses } from '../../intruder-player.ts'
import { own } from '../../own.ts'
import type { Table } from '../../table.ts'
import { turnPodHere } from './shared.ts'

/** Quest Items. What is passive or a reaction acts where its rule stands. */

const ENERGY = ['energy-charge', 'energy-charge-yellow']
const TOOLS_OR_TAPE = ['tools', 'duct-tape']

const shipLog = item({
  id: 'ship-log',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'captain', place: 'comms-room' },
  action: {
    cost: 1,
    when: 'calm',
    missing: noComputer,
    ...readingObjectives(() => true),
  },
})

/** `order` and `motivation` look for it. */
const intercom = item({
  id: 'intercom',
  colour: 'quest',
  copies: 1,
  quest: { character: 'captain', discard: TOOLS_OR_TAPE },
})

const orbitalThrusters = item({
  id: 'orbital-thrusters',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'pilot', discard: ENERGY },
  action: {
    cost: 1,
    when: 'any',
    *resolve(t) {
      own(t.state).attacksSkipped = true
      yield* everybodyPasses(t)
    },
  },
})

/** In order; the turn that ends, and the Player phase with it, is the user's. */
function* everybodyPasses(t: Table): Rules {
  const s = t.state
  const { intruderPlayer } = own(s)
  const count = s.players.length
  for (let i = 0; i < count; i++) {
    const seat = (s.first + i) % count
    if (!playsOn(s, seat)) continue
    if (seat === intruderPlayer?.seat) yield* intruderPlayerPasses(t, intruderPlayer)
    else yield* pass(t, s.players[seat])
  }
}

const pilotEvacuationKey = item({
  id: 'pilot-evacuation-key',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'pilot', place: 'fire-control' },
  action: { cost: 1, when: 'calm', ...turnPodHere },
})

const plasmaTorch = item({
  id: 'plasma-torch',
  colour: 'quest',
  copies: 1,
  quest: { character: 'mechanic', place: 'storage' },
  action: { cost: 1, when: 'calm', ...turnAnyDoor },
})

const flashlight = item({
  id: 'flashlight',
  colour: 'quest',
  copies: 1,
  quest: { character: 'mechanic', discard: ENERGY },
  action: { cost: 2, when: 'calm', ...searchRoom },
})

/** Never in an Inventory: it is attached at once and for good (NEM-ITEM-14). */
const autoloader = item({
  id: 'autoloader',
  colour: 'quest',
  copies: 1,
  magazine: 1,
  quest: {
    character: 'soldier',
    place: 'armory',
    possible: (s, me) => assaultRifle(s, me) !== undefined,
    activate(t, me) {
      assaultRifle(t.state, me)!.added.push('autoloader')
    },
  },
})

function assaultRifle(s: State, me: Player): Item | undefined {
  return weaponsIn(s, me).find((weapon) => weapon.id === 'assault-rifle')
}

const armor = item({
  id: 'armor',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'soldier', discard: TOOLS_OR_TAPE },
  reacts: { attacked: wardingOff('armor', 'armor-holds') },
})

/** Not with an Intruder in the room. */
const motionTracker = item({
  id: 'motion-tracker',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: { character: 'scout', discard: ENERGY },
  reacts: { noiseRolled: rollingAgain('motion-tracker', (s, me) => !inCombat(s, me)) },
})

const securityKey = item({
  id: 'security-key',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'scout', place: 'cockpit' },
  action: { cost: 1, when: 'calm', ...turnDoorsOfRoom },
})

/** `intranet` and `threat-assessment` look for it in a hand. */
const holoComputer = item({
  id: 'holo-computer',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: { character: 'scientist', place: 'generator' },
})

const labEquipment = item({
  id: 'lab-equipment',
  colour: 'quest',
  copies: 1,
  once: true,
  quest: { character: 'scientist', discard: ['chemicals'] },
  action: { cost: 1, when: 'calm', ...analyse((_s, me) => me.room) },
})

export const QUEST_ITEMS: readonly ItemDef[] = [
  shipLog,
  intercom,
  orbitalThrusters,
  pilotEvacuationKey,
  plasmaTorch,
  flashlight,
  autoloader,
  armor,
  motionTracker,
  securityKey,
  holoComputer,
  labEquipment,
]
