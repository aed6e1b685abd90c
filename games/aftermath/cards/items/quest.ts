import { either } from '@bulkhead/hull/actions/either.ts'
import { scanWholeHand } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef, Quest } from '@bulkhead/hull/cards/item-card.ts'
import { playerTarget } from '@bulkhead/hull/choices.ts'
import { woundWays } from '@bulkhead/hull/effects.ts'
import { faceOf, showHand } from '@bulkhead/hull/hand.ts'
import { chooseItem, discardUsed, newItem, takeAway } from '@bulkhead/hull/items.ts'
import type { Colour } from '@bulkhead/hull/kinds.ts'
import {
  charactersIn,
  holds,
  intrudersIn,
  neighbouringPlaces,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import type { Free } from '@bulkhead/hull/ruleset.ts'
import { coloursAt, deckWays, missingToSearch, searchAt } from '@bulkhead/hull/search.ts'
import { learn, onlookers } from '@bulkhead/hull/secrets.ts'
import type { Item, Player, State, Wound } from '@bulkhead/hull/state.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { COORDINATES } from '@bulkhead/nemesis/components.ts'
import { repairOrBreak } from '@bulkhead/nemesis/engines.ts'
import type { Engine, Pod } from '@bulkhead/nemesis/own.ts'
import { launch } from '@bulkhead/nemesis/pods.ts'
import { type Effect, item, type Missing, type Way } from '../../declare.ts'
import { bringBack, withoutLaika } from '../../laika.ts'
import { own, ownOf } from '../../own.ts'
import type { Table, Texts } from '../../table.ts'
import { ENERGY } from './charges.ts'

/** Quest Items. Anti-Aggro acts with Laika's moves, the Deactivation Module and the Power Cell in `android.ts`. */

// --- Access Codes ---

/** AFT-CHAR-CEO-09, AFT-CHAR-CEO-10: nobody else sees which one it is, and the other leaves the game unseen. */
function accessCode(id: string): Quest {
  return {
    character: 'ceo',
    place: 'cockpit',
    activate(t, me) {
      const code = newItem(id)
      code.seen = [seatOf(t.state, me)]
      me.inventory.push(code)
      t.state.removed.push(...me.quests.splice(0))
    },
  }
}

/** AFT-CHAR-CEO-11: locked or not, with whoever is in it. */
const launchAfar: Effect<Pod> = {
  id: 'launch-afar',
  ways: (s) =>
    own(s)
      .pods.filter(({ gone }) => !gone)
      .map((pod) => ({
        id: String(pod.number),
        targets: [{ kind: 'pod', id: pod.number }],
        choice: pod,
      })),
  *resolve(t, me, pod) {
    discardUsed(t, me, holds(me, 'manual-control')!)
    launch(t, pod)
  },
}

const turnEngineAfar: Effect<Engine> = {
  id: 'turn-engine-afar',
  ways: (s) =>
    own(s).engines.map((engine, i) => ({
      id: String(i + 1),
      params: { engine: i + 1 },
      choice: engine,
    })),
  resolve: repairOrBreak,
}

const manualControl = item({
  id: 'manual-control',
  colour: 'secret-quest',
  copies: 1,
  once: true,
  quest: accessCode('manual-control'),
  action: { cost: 1, when: 'calm', ...either(launchAfar, turnEngineAfar) },
})

/** AFT-CHAR-CEO-12: any of all the cards; the old one goes among the others. */
const replaceCoordinates: Effect<void> = {
  id: 'replace-coordinates',
  *resolve(t, me) {
    const s = t.state
    const seat = seatOf(s, me)
    const id = yield* t.pick(
      seat,
      { prompt: 'choose-coordinates', rule: 'AFT-CHAR-CEO-12' },
      Object.keys(COORDINATES),
      (one) => ({
        id: `coordinates:${one}`,
        label: 'choose-coordinates',
        params: { coordinates: one },
      }),
    )
    layCoordinates(t, me, id)
  },
}

function layCoordinates(t: Table, me: Player, id: string): void {
  const s = t.state
  const seat = seatOf(s, me)
  const { coordinates, coordinatesLeft } = own(s)
  const box = [...coordinatesLeft, coordinates.id].filter((one) => one !== id)
  coordinatesLeft.splice(0, coordinatesLeft.length, ...t.rng.shuffle(box))
  coordinates.id = id
  coordinates.seen = onlookers(s, seat)
  t.log('coordinates-chosen', { seat, coordinates: id }, 'AFT-CHAR-CEO-12', {
    to: coordinates.seen,
    less: { kind: 'coordinates-replaced', params: { seat } },
  })
}

/** AFT-CHAR-CEO-12, AFT-CHAR-CEO-13 */
const takeFromDeck: Effect<Colour> = {
  id: 'take-from-deck',
  ways: (s, me) => deckWays(s, coloursAt(s, me.room)),
  *resolve(t, me, colour) {
    yield* chooseItem(t, me, colour, 'AFT-CHAR-CEO-12')
  },
}

const shipCodes = item({
  id: 'ship-codes',
  colour: 'secret-quest',
  copies: 1,
  once: true,
  quest: accessCode('ship-codes'),
  action: { cost: 1, when: 'calm', ...either(replaceCoordinates, takeFromDeck) },
})

// --- the Android ---

const powerCell = item({
  id: 'power-cell',
  colour: 'quest',
  copies: 1,
  quest: { character: 'android', discard: ENERGY },
})

const deactivationModule = item({
  id: 'deactivation-module',
  colour: 'quest',
  copies: 1,
  quest: { character: 'android', place: 'laboratory' },
})

// --- the Psychologist ---

function others(s: State, me: Player): Player[] {
  return charactersIn(s, me.room).filter((other) => other !== me)
}

function playerWay(s: State, player: Player): Way<Player> {
  const target = playerTarget(s, player)
  return { id: String(target.id), targets: [target], choice: player }
}

/** AFT-CHAR-PSYCH-01: willing or not, and for good. */
const spyDrone = item({
  id: 'spy-drone',
  colour: 'quest',
  copies: 1,
  quest: { character: 'psychologist', place: 'comms-room' },
  action: {
    cost: 1,
    when: 'calm',
    missing: (s, me) =>
      others(s, me).length > 0 ? null : { why: 'nobody-here', rule: 'NEM-ITEM-20' },
    ways: (s, me) => others(s, me).map((other) => playerWay(s, other)),
    *resolve(t, me, other) {
      const s = t.state
      takeAway(me, holds(me, 'spy-drone')!)
      s.removed.push('spy-drone')
      ownOf(other).watchedBy = seatOf(s, me)
      t.log('spied-on', { seat: seatOf(s, me), other: seatOf(s, other) }, 'AFT-CHAR-PSYCH-01')
    },
  },
})

/** AFT-CHAR-PSYCH-03 */
const emotionReader = item({
  id: 'emotion-reader',
  colour: 'quest',
  copies: 1,
  quest: { character: 'psychologist', place: 'emergency-room' },
  action: {
    cost: 1,
    when: 'calm',
    missing: (s, me) =>
      readable(s, me).length > 0 ? null : { why: 'nobody-near', rule: 'AFT-CHAR-PSYCH-03' },
    ways: (s, me) => readable(s, me).map((other) => playerWay(s, other)),
    *resolve(t, me, other) {
      readEmotions(t, me, other)
    },
  },
})

/** In the room, or next to it with no closed door between. */
function readable(s: State, me: Player): Player[] {
  return [me.room, ...neighbouringPlaces(s, me.room)]
    .flatMap((place) => charactersIn(s, place))
    .filter((other) => other !== me)
}

function readEmotions(t: Table, me: Player, other: Player): void {
  const s = t.state
  const seat = seatOf(s, me)
  const owner = seatOf(s, other)
  showHand(other, seat)
  for (const one of other.inventory) learn(one, seat)
  t.reveal([seat])
  t.log('reads', { seat, owner }, 'AFT-CHAR-PSYCH-03')
  const alone = { to: [seat] }
  for (const card of other.hand)
    t.log('sees-card', { owner, card: faceOf(card) }, 'AFT-CHAR-PSYCH-03', alone)
  for (const { id } of other.inventory)
    t.log('sees-item', { owner, item: id }, 'AFT-CHAR-PSYCH-03', alone)
}

// --- the Bounty Hunter ---

/** AFT-CHAR-BOUNTY-03 */
const searchModule = item({
  id: 'search-module',
  colour: 'quest',
  copies: 1,
  quest: { character: 'bounty-hunter', discard: ['tools', 'duct-tape'] },
  action: {
    cost: 1,
    when: 'calm',
    missing: missingToSniff,
    ways: (s) => deckWays(s, coloursAt(s, own(s).laika!.room)),
    *resolve(t, me, colour) {
      const { room } = own(t.state).laika!
      bringBack(t, me)
      yield* searchAt(t, me, room, colour)
    },
  },
})

/** She is in a room where there is no Intruder and something to be found. */
function missingToSniff(s: State): Missing | null {
  const gone = withoutLaika(s)
  if (gone) return gone
  const { where, room } = own(s).laika!
  if (where !== 'room') return { why: 'laika-on-board', rule: 'AFT-CHAR-BOUNTY-03' }
  if (intrudersIn(s, room).length > 0) return { why: 'laika-watched', rule: 'AFT-CHAR-BOUNTY-03' }
  return missingToSearch(s, room)
}

const antiAggro = item({
  id: 'anti-aggro',
  colour: 'quest',
  copies: 1,
  quest: { character: 'bounty-hunter', place: 'armory' },
})

// --- the Convict ---

/** AFT-CHAR-CONVICT-04, AFT-CHAR-CONVICT-06: laid on a wound or not. */
const bionicArm = item({
  id: 'bionic-arm',
  colour: 'quest',
  copies: 1,
  quest: { character: 'convict', place: 'surgery' },
  action: { cost: 1, when: 'calm', ...scanWholeHand },
})

/** AFT-CHAR-CONVICT-05: once, on a Serious Wound that is not dressed; it stays there. */
export function layArm(me: Player): Free<Texts>[] {
  const arm = holds(me, 'bionic-arm')
  if (!arm || arm.laid) return []
  const open = me.wounds.filter(({ dressed }) => !dressed)
  return woundWays(open).map(({ id, targets, choice }) => ({
    option: { id: `cover-wound:${id}`, label: 'cover-wound', targets },
    act: (t, owner) => coverWound(t, owner, arm, choice),
  }))
}

function* coverWound(t: Table, me: Player, arm: Item, wound: Wound): Rules {
  arm.laid = true
  wound.covered = true
  const params = { seat: seatOf(t.state, me), wound: wound.id }
  t.log('wound-covered', params, 'AFT-CHAR-CONVICT-05')
}

/** AFT-CHAR-CONVICT-07 to AFT-CHAR-CONVICT-10 */
const pipe = item({
  id: 'pipe',
  colour: 'quest',
  copies: 1,
  heavy: true,
  untradable: true,
  quest: { character: 'convict', again: true },
  reacts: {
    *missed(t: Table, me, item) {
      t.log('pipe-breaks', { seat: seatOf(t.state, me) }, 'AFT-CHAR-CONVICT-07')
      discardUsed(t, me, item)
      yield* lightWounds(t, me, 'blow')
      return true
    },
  },
})

export const QUEST_ITEMS: readonly ItemDef[] = [
  manualControl,
  shipCodes,
  powerCell,
  deactivationModule,
  spyDrone,
  emotionReader,
  searchModule,
  antiAggro,
  bionicArm,
  pipe,
]
