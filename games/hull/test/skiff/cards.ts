import { reactionCard } from '../../actions/card.ts'
import { coverFire } from '../../actions/cover.ts'
import { either } from '../../actions/either.ts'
import { purge, scanHand } from '../../contamination.ts'
import { driveAway } from '../../damage.ts'
import { declaring } from '../../declaring.ts'
import {
  crawl,
  dressOne,
  healAllLight,
  healOne,
  repairRoom,
  turnDoor,
  washSlimeOff,
} from '../../effects.ts'
import { gainContamination, hasContamination } from '../../hand.ts'
import { reload } from '../../items.ts'
import { lookAtRoomAndToken } from '../../looking.ts'
import { putFire, removeFire, slime } from '../../markers.ts'
import { type Pack, printedIn } from '../../pack.ts'
import { counted } from '../../progress.ts'
import { intrudersIn } from '../../queries.ts'
import { scavenge, searchRoom } from '../../search.ts'
import { analyse } from '../../weaknesses.ts'
import { lightWounds, seriousWound } from '../../wounds.ts'
import type { Texts } from './text.ts'

/** A handful of each kind of component. */

const { actionCard, item, tile } = declaring<Texts>()

const CREW = { bosun: 1, cook: 1, stoker: 1 }
const calm = (cost: number) => ({ cost, when: 'calm' as const })

const PACK: Pack = {
  characters: [
    { id: 'bosun', start: 'bridge', item: 'boathook', quests: ['whistle'] },
    { id: 'cook', start: 'bridge', item: 'cleaver', quests: ['ladle'] },
    { id: 'stoker', start: 'bridge', quests: [] },
  ],
  cards: [
    actionCard('rummage', CREW, { ...calm(0), ...searchRoom }),
    actionCard('ransack', CREW, { ...calm(1), ...scavenge }),
    actionCard('breathe', CREW, {
      ...calm(0),
      scans: true,
      missing: (_s, me) =>
        hasContamination(me) ? null : { why: 'no-contamination', rule: 'skiff-cont-09' },
      *resolve(t, me) {
        yield* scanHand(t, me)
      },
    }),
    actionCard('tinker', CREW, { ...calm(1), ...either(repairRoom, turnDoor) }),
    actionCard('bilge', CREW, { ...calm(0), ...crawl }),
    actionCard('peer', CREW, { ...calm(0), ...lookAtRoomAndToken }),
    reactionCard('wait', CREW, 'declared'),
    reactionCard('grit', { stoker: 1 }, 'surprised'),
    actionCard('salvo', { stoker: 1 }, { cost: 0, when: 'combat', ...coverFire(true) }),
  ],
  items: [
    ...['boathook', 'cleaver'].map((id) =>
      item({
        id,
        colour: 'weapon',
        copies: 1,
        heavy: true,
        weapon: { energy: false, capacity: 2 },
      }),
    ),
    item({
      id: 'flare-gun',
      colour: 'red',
      copies: 2,
      heavy: true,
      weapon: { energy: true, capacity: 3, ignites: true },
    }),
    item({ id: 'oil', colour: 'red', copies: 3, symbol: 'flame' }),
    item({ id: 'lantern', colour: 'crafted', copies: 1, heavy: true, recipe: ['flame', 'cloth'] }),
    item({
      id: 'tonic',
      colour: 'crafted',
      copies: 1,
      recipe: ['cross', 'cloth'],
      action: {
        ...calm(1),
        *resolve(t, me) {
          purge(t, me)
        },
      },
    }),
    item({ id: 'whip', colour: 'crafted', copies: 1, recipe: ['wrench', 'cloth'] }),
    item({
      id: 'spray',
      colour: 'yellow',
      copies: 2,
      once: true,
      action: {
        ...calm(1),
        missing: (s, me) =>
          s.rooms[me.room].fire ? null : { why: 'no-fire', rule: 'skiff-fire-07' },
        *resolve(t, me) {
          removeFire(t, me.room)
        },
      },
    }),
    item({ id: 'crate', colour: 'yellow', copies: 2, heavy: true }),
    item({
      id: 'horn',
      colour: 'yellow',
      copies: 1,
      action: {
        cost: 1,
        when: 'combat',
        *resolve(t, me) {
          driveAway(t, intrudersIn(t.state, me.room), me)
        },
      },
    }),
    item({
      id: 'gauze',
      colour: 'green',
      copies: 3,
      symbol: 'cloth',
      once: true,
      action: { ...calm(1), ...either(dressOne, healOne, healAllLight, washSlimeOff) },
    }),
    item({ id: 'biscuit', colour: 'green', copies: 2 }),
    item({
      id: 'whistle',
      colour: 'quest',
      copies: 1,
      quest: { character: 'bosun', place: 'galley' },
    }),
    item({
      id: 'ladle',
      colour: 'quest',
      copies: 1,
      heavy: true,
      quest: { character: 'cook', discard: ['biscuit'] },
    }),
  ],
  tiles: [
    tile({
      id: 'bridge',
      kind: 'special',
      colour: null,
      computer: true,
      action: {
        missing: (_s, me) => (me.signal ? { why: 'signal-sent', rule: 'skiff-room-01' } : null),
        *resolve(t, me) {
          me.signal = true
          t.log('signal', { seat: t.state.players.indexOf(me) }, 'skiff-room-01')
        },
      },
    }),
    tile({ id: 'brood', kind: '1', colour: 'red', breaks: false }),
    tile({ id: 'galley', kind: '2', colour: 'green', action: analyse((_s, me) => me.room) }),
    tile({
      id: 'workshop',
      kind: '2',
      colour: 'white',
      action: {
        missing: (_s, me) =>
          me.hands.some((held) => held.item) ? null : { why: 'no-weapon', rule: 'skiff-item-13' },
        *resolve(t, me) {
          const weapon = me.hands.find((held) => held.item)!.item!
          reload(t, me, weapon, 1, 'skiff-item-13')
        },
      },
    }),
  ],
  attacks: [
    {
      id: 'scrape',
      blood: 2,
      attackers: ['creeper', 'adult', 'breeder', 'queen'],
      *hit(t, { type }, me) {
        yield* lightWounds(t, me, type)
        gainContamination(t, me)
      },
    },
    {
      id: 'gash',
      blood: 4,
      attackers: ['adult', 'breeder', 'queen'],
      *hit(t, { type }, me) {
        yield* seriousWound(t, me, type)
      },
    },
    {
      id: 'spit',
      blood: 'arrow',
      attackers: ['creeper', 'adult'],
      *hit(t, _intruder, me) {
        slime(t, me)
      },
    },
    {
      id: 'lunge',
      blood: 5,
      attackers: ['breeder', 'queen'],
      *hit(t, { type }, me) {
        yield* lightWounds(t, me, type, 2)
      },
    },
  ],
  events: [
    { id: 'swell', moves: ['adult', 'creeper'], exit: 1, after: 'discard', *effect() {} },
    {
      id: 'leak',
      moves: ['larva', 'adult', 'breeder'],
      exit: 3,
      after: 'remove',
      *effect(t) {
        for (const player of t.state.players) if (player.fate === 'awake') slime(t, player)
      },
    },
    {
      id: 'sparks',
      moves: ['queen', 'adult'],
      exit: 2,
      after: 'shuffle-back',
      *effect(t) {
        putFire(t, 0)
      },
    },
  ],
  wounds: [
    { id: 'limp', copies: 4, modifies: { escapeCost: () => 2 } },
    { id: 'sprain', copies: 4, modifies: { hands: () => 1 } },
    { id: 'cut', copies: 4, passed: (t, me) => lightWounds(t, me, 'wound') },
    { id: 'daze', copies: 4, modifies: { handSize: (size) => size - 1 } },
  ],
  weaknesses: [
    { id: 'slow', modifies: { surprise: (number) => Math.max(1, number - 1) } },
    { id: 'brittle', modifies: { endurance: (blood) => Math.max(0, blood - 1) } },
    { id: 'tinder', modifies: { fire: (injuries) => injuries + 1 } },
    { id: 'timid', modifies: { breaksDoors: () => false } },
    { id: 'shrill', modifies: { repelling: (injuries) => injuries + 1 } },
  ],
  objectives: ['coast', 'lookout', 'fisher', 'ferry'].flatMap((id) => [
    {
      id,
      kind: 'wish',
      players: 1,
      ways: ({ rooms }) => [
        [counted('explored', rooms.filter(({ explored }) => explored).length, rooms.length)],
      ],
    },
    {
      id: `${id}-order`,
      kind: 'order',
      players: 1,
      signal: true,
      ways: () => [[]],
    },
  ]),
}

export const PRINTED = printedIn([PACK])
