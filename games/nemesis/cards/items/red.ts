import { either } from '@bulkhead/hull/actions/either.ts'
import { atComputer, noComputer } from '@bulkhead/hull/actions/room-action.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { kindOptions, plain, playerTarget } from '@bulkhead/hull/choices.ts'
import { isEnergyWeapon, neighbourWays, placeWay, weaponWays } from '@bulkhead/hull/effects.ts'
import { discardCards } from '@bulkhead/hull/hand.ts'
import { intruderAttack, victimOf } from '@bulkhead/hull/intruder-attack.ts'
import { drawTo } from '@bulkhead/hull/intruders.ts'
import { reload, takeAway } from '@bulkhead/hull/items.ts'
import { lookAtObjectives, lookAtRoomAndToken } from '@bulkhead/hull/looking.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import {
  biggestFirst,
  charactersInOrder,
  corridorsOf,
  fights,
  holds,
  neighbouringPlaces,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import type { Intruder, Objective, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { item, type Way } from '../../declare.ts'
import { turnSelfDestruct } from '../../self-destruct.ts'
import type { Table } from '../../table.ts'
import { throwGrenade } from '../../throwing.ts'
import { ENERGY_CHARGE, turnPodHere } from './shared.ts'

/** Red Items: military. */

const energyCharge = item({
  id: 'energy-charge',
  colour: 'red',
  copies: 11,
  symbol: 'battery',
  once: true,
  action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE) },
})

const grenade = item({
  id: 'grenade',
  colour: 'red',
  copies: 4,
  once: true,
  action: { cost: 1, when: 'any', ...throwGrenade },
})

const smokeGrenade = item({
  id: 'smoke-grenade',
  colour: 'red',
  copies: 3,
  once: true,
  action: {
    cost: 1,
    when: 'combat',
    ways: neighbourWays,
    *resolve(t, me, { place, corridor }) {
      yield* othersDiscard(t, me)
      yield* enter(t, me, place, { via: corridor, noise: 'roll' })
    },
  },
})

/** Everybody else in the room discards an Action card; whoever has cards is asked. */
function* othersDiscard(t: Table, me: Player): Rules {
  const s = t.state
  const others = charactersInOrder(s, me.room).filter((one) => one !== me && one.hand.length > 0)
  const answers = yield* t.askAll(
    others.map((player) => ({
      seat: seatOf(s, player),
      question: { prompt: 'smoke', rule: 'NEM-ITEM-20' },
      choices: () => discardOptions(player),
    })),
  )
  if (answers.length > 0) t.reveal()
  for (const { seat, picks } of answers) {
    const [card] = picks[0].targets ?? []
    if (card) discardCards(t, s.players[seat], [String(card.id)], 'NEM-ITEM-20')
  }
}

function discardOptions(player: Player) {
  const cards = kindOptions('discard', player)
  return cards.length > 0 ? cards : [plain('no-action-card')]
}

const reconDrone = item({
  id: 'recon-drone',
  colour: 'red',
  copies: 3,
  once: true,
  action: { cost: 1, when: 'calm', ...lookAtRoomAndToken },
})

const bait = item({
  id: 'bait',
  colour: 'red',
  copies: 2,
  once: true,
  action: {
    cost: 1,
    when: 'any',
    ways: (s, me) =>
      neighbouringPlaces(s, me.room)
        .filter((place) => lured(s, place).length > 0)
        .map(placeWay),
    *resolve(t, _me, place) {
      yield* lure(t, place)
    },
  },
})

/** Intruders in all rooms joined to a place, in combat or not. */
function lured(s: State, place: Place): Intruder[] {
  const around = corridorsOf(s, place).map(({ to }) => to)
  return biggestFirst(s.intruders.filter((one) => around.includes(one.room)))
}

/** Whoever is in combat strikes once before leaving. */
function* lure(t: Table, place: Place): Rules {
  const s = t.state
  const coming = lured(s, place)
  for (const intruder of coming) {
    if (!s.intruders.includes(intruder) || !fights(s, intruder)) continue
    const victim = victimOf(t, intruder)
    if (victim) yield* intruderAttack(t, intruder, victim)
  }
  const left = coming.filter((one) => s.intruders.includes(one))
  drawTo(t, left, () => place)
}

const extendedMagazine = item({
  id: 'extended-magazine',
  colour: 'red',
  copies: 1,
  magazine: 2,
  action: {
    cost: 0,
    when: 'calm',
    missing: (s, me) =>
      weaponWays(s, me, isEnergyWeapon).length > 0
        ? null
        : { why: 'no-energy-weapon', rule: 'NEM-ITEM-14' },
    ways: (s, me) => weaponWays(s, me, isEnergyWeapon),
    *resolve(t, me, weapon) {
      takeAway(me, holds(me, 'extended-magazine')!)
      weapon.added.push('extended-magazine')
      reload(t, me, weapon, 2, 'NEM-ITEM-14')
    },
  },
})

const prototypeRifle = item({
  id: 'prototype-rifle',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 6, overload: true },
})

const prototypeShotgun = item({
  id: 'prototype-shotgun',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, atLeast: 1, onFace: { one: 1, two: 1 } },
})

const prototypePistol = item({
  id: 'prototype-pistol',
  colour: 'red',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, reroll: true },
})

const commsKey = item({
  id: 'comms-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    missing: noComputer,
    ways: (s, me) => s.players.flatMap((other) => signallerWays(s, me, other)),
    *resolve(t, me, { other, kind }) {
      const objectives = other.objectives.filter((one) => one.kind === kind)
      lookAtObjectives(t, me, other, objectives)
    },
  },
})

interface Unread {
  readonly other: Player
  readonly kind: Objective['kind']
}

/** One Objective of somebody who sent a Signal: which of the two kinds, where they hold both. */
function signallerWays(s: State, me: Player, other: Player): Way<Unread>[] {
  if (other === me || !other.signal || other.fate === 'dead') return []
  return other.objectives
    .filter((one) => !one.seen.includes(seatOf(s, me)))
    .map(({ kind }) => ({
      id: `${seatOf(s, other)}-${kind}`,
      params: { kind },
      targets: [playerTarget(s, other)],
      choice: { other, kind },
    }))
}

const evacuationKey = item({
  id: 'evacuation-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...turnPodHere },
})

const selfDestructKey = item({
  id: 'self-destruct-key',
  colour: 'red',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...atComputer(turnSelfDestruct) },
})

export const RED_ITEMS: readonly ItemDef[] = [
  energyCharge,
  grenade,
  smokeGrenade,
  reconDrone,
  bait,
  extendedMagazine,
  prototypeRifle,
  prototypeShotgun,
  prototypePistol,
  commsKey,
  evacuationKey,
  selfDestructKey,
]
