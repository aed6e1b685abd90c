import { noComputer } from '@bulkhead/hull/actions/room-action.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { kindOptions, plain, playerTarget } from '@bulkhead/hull/choices.ts'
import { turnAnyDoor, turnDoorsOfRoom } from '@bulkhead/hull/effects.ts'
import { discardCards } from '@bulkhead/hull/hand.ts'
import { discardUsed, weaponsIn } from '@bulkhead/hull/items.ts'
import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { lookAtObjectives } from '@bulkhead/hull/looking.ts'
import { rollNoise } from '@bulkhead/hull/noise.ts'
import { inCombat, seatOf } from '@bulkhead/hull/queries.ts'
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
    ways: (s, me) =>
      s.players
        .filter((other) => isUnread(s, me, other))
        .map((other) => ({
          id: String(seatOf(s, other)),
          targets: [playerTarget(s, other)],
          choice: other,
        })),
    *resolve(t, me, other) {
      lookAtObjectives(t, me, other, other.objectives)
    },
  },
})

/** Anywhere, not dead, and with something that the reader does not know yet. */
function isUnread(s: State, me: Player, other: Player): boolean {
  if (other === me || other.fate === 'dead') return false
  return other.objectives.some((one) => !one.seen.includes(seatOf(s, me)))
}

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
  reacts: { attacked: wearArmor },
})

/** NEM-REACT-05 */
function* wearArmor(t: Table, me: Player, armor: Item): Rules<boolean> {
  const use = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'armor', rule: 'NEM-REACT-05' },
    [false, true],
    (one) => plain(one ? 'armor' : 'bear-it'),
  )
  if (!use) return false
  discardUsed(t, me, armor)
  t.log('armor-holds', { seat: seatOf(t.state, me) }, 'NEM-REACT-05')
  return true
}

const motionTracker = item({
  id: 'motion-tracker',
  colour: 'quest',
  copies: 1,
  heavy: true,
  quest: { character: 'scout', discard: ENERGY },
  reacts: { noiseRolled: trackMotion },
})

/** A card to roll again, once, with no Intruder in the room. */
function* trackMotion(t: Table, me: Player, face: NoiseFace): Rules<NoiseFace> {
  if (me.hand.length === 0 || inCombat(t.state, me)) return face
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'motion-tracker', params: { face }, rule: 'NEM-REACT-01' },
    () => [plain('keep-roll'), ...kindOptions('reroll', me)],
  )
  if (answer.id === 'keep-roll') return face
  discardCards(t, me, [String(answer.targets![0].id)], 'NEM-REACT-01')
  return rollNoise(t, me)
}

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
