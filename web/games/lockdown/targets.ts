import type { Option, Target } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { shotOdds } from '@bulkhead/lockdown/odds'
import { COMPUTER_CARDS, SURFACE_DIE } from '@bulkhead/lockdown/printed'
import { sayIn } from '../../words/words.ts'
import type { TargetsOf } from '../hull/targets.ts'
import {
  type Hint,
  moving,
  type Note,
  placeOf,
  quarryOf,
  rollingHere,
  shooting,
  silently,
} from '../hull/targets-hint.ts'
import { occupants } from '../hull/targets-risk.ts'
import { isDark, POWER_PLACES, slotAt } from './reader.ts'
import { BASE_RISKS } from './targets-words.ts'

type Player = LockdownView['players'][number]
type HintHere = Hint<LockdownView>
type Asking = Parameters<HintHere>[0]
type RiskWord = keyof (typeof BASE_RISKS)['en']

/** Effects of Computer Action cards, by their actions. */
const EFFECTS: ReadonlySet<string> = new Set(
  Object.values(COMPUTER_CARDS).flatMap(({ effects }) => effects.map(({ id }) => id)),
)

/** How the options are shown that only Lockdown has. */
export const targets: TargetsOf<LockdownView> = {
  kindOf: (action) => (EFFECTS.has(action) ? 'computer' : null),
  groups: { en: { computer: 'Computer' }, fr: { computer: 'Ordinateur' } },
  sourcesOf,
  hints: {
    move: (asking) => [...moving(asking), ...thereOf(asking)],
    reconnaissance: silently,
    'back-ways': (asking) => [...silently(asking), ...thereOf(asking)],
    'tour-alone': (asking) => [...moving(asking), ...thereOf(asking)],
    'ride-elevator': (asking) => [...silently(asking), ...thereOf(asking)],
    'drive-rover': silently,
    'ventilation-ducts': (asking) => [note(asking, 'attacked-first', 'bad'), ...moving(asking)],
    'cave-entrance': (asking) => [note(asking, 'attacked-first', 'bad'), ...moving(asking)],
    'technical-corridors': moving,
    shoot: aiming,
    'aimed-shot': aiming,
    'isolation-room': rollingHere,
    nest: rollingHere,
    'escape-by-foot': (asking) => [...rollingHere(asking), ...surfaceCard(asking, asking.me.room)],
    'escape-by-rover': (asking) => [note(asking, 'leaves-by-rover')],
    'cut-power': (asking) => [note(asking, 'darkens', 'warn')],
    'feed-elevator': (asking) => [note(asking, 'darkens', 'warn')],
    ...each(['css-a', 'css-b', 'css-c'], (asking) => [
      note(asking, 'hand-gone', 'warn'),
      note(asking, 'comes-back', 'warn'),
    ]),
    ...each(['learn', 'place-elevator', 'send-rover', 'open-doors'], (asking) =>
      EFFECTS.has(String(asking.option.params?.action)) ? [note(asking, 'next-card')] : [],
    ),
  },
  tags: {
    reconnaissance: 'silent',
    'back-ways': 'silent',
    'ride-elevator': 'silent',
    'drive-rover': 'silent',
    'tour-alone': 'noise',
    'facility-tour': 'noise',
    'ventilation-ducts': 'noise',
    'technical-corridors': 'noise',
    'cave-entrance': 'noise',
    'aimed-shot': 'hit',
  },
  ways: new Set(['reconnaissance', 'back-ways', 'tour-alone']),
  wanted: {
    seat: ['order', 'stun'],
    intruder: ['grenade', 'taser'],
    near: ['reconnaissance', 'back-ways', 'grenade', 'thermite-charge'],
    kinds: {
      computer: [...EFFECTS],
      elevator: ['elevator-1', 'elevator-2', 'elevator-3'],
      bunker: ['escape-base'],
      rover: ['escape-base', 'drive-rover'],
      pod: ['css-a', 'css-b', 'css-c'],
    },
  },
}

function each(labels: readonly string[], hint: HintHere): Record<string, HintHere> {
  return Object.fromEntries(labels.map((label) => [label, hint]))
}

function note(
  { language }: Asking,
  word: RiskWord,
  tone: Note['tone'] = 'calm',
  params?: Record<string, number>,
): Note {
  return { text: sayIn(BASE_RISKS, language)(word, params), tone }
}

// --- where one goes ---

/** What is otherwise there: the dark, and on the surface what the larger die may bring. */
function thereOf(asking: Asking): Note[] {
  const place = placeOf(asking.option)
  const rolls = asking.option.label !== 'ride-elevator' && asking.option.label !== 'back-ways'
  return [
    ...(isDark(asking.view, place) ? [note(asking, 'dark', 'warn')] : []),
    ...(rolls ? surfaceCard(asking, place) : []),
  ]
}

function surfaceCard(asking: Asking, place: number): Note[] {
  const { view, me } = asking
  if (!slotAt(view, place)?.surface) return []
  const there = occupants(view, place, me)
  if (place !== me.room && (there.characters || there.intruders > 0)) return []
  const faces = SURFACE_DIE.filter((face) => face === 'surface').length
  const chance = Math.round((100 * faces) / SURFACE_DIE.length)
  return [note(asking, 'surface', 'warn', { chance })]
}

// --- shooting ---

/** Which die is rolled, and what a card adds to it. */
function aiming(asking: Asking): Note[] {
  const { view, me, option } = asking
  const isLit = !isDark(view, me.room) && slotAt(view, me.room)?.section !== undefined
  if (!isLit) return [...shooting(asking), note(asking, 'combat-die', 'warn')]
  const weapon = String(option.targets?.find(({ kind }) => kind === 'item')?.id)
  const injuries = shotOdds(view, me, weapon, quarryOf(asking), { card: true })
  const faces = injuries.filter((one) => one > 0).length
  return [
    ...shooting(asking),
    note(asking, 'with-card', 'calm', { faces }),
    note(asking, 'advantage-die'),
  ]
}

// --- what an option comes from ---

/** What else stands for an option, by its label. */
const ALSO: Readonly<Record<string, Target>> = {
  'call-elevator': { kind: 'elevator', id: 'elevator' },
  'ride-elevator': { kind: 'elevator', id: 'elevator' },
  'css-a': { kind: 'pod', id: 'a' },
  'css-b': { kind: 'pod', id: 'b' },
  'css-c': { kind: 'pod', id: 'c' },
  'archive-pool': { kind: 'contingency', id: 'pool' },
  'check-contingency': { kind: 'contingency', id: 'pool' },
  'send-rover': { kind: 'rover', id: 'rover' },
  'send-rover-to-bunker': { kind: 'bunker', id: 'bunker' },
  'escape-by-rover': { kind: 'bunker', id: 'bunker' },
  'escape-by-foot': { kind: 'bunker', id: 'bunker' },
  'drive-to-bunker': { kind: 'bunker', id: 'bunker' },
  'drive-rover': { kind: 'rover', id: 'rover' },
}

const TOKENS: readonly string[] = ['blue-token', 'red-token']

function sourcesOf(
  { label, params = {} }: Option,
  view: LockdownView,
  { room }: Player,
): readonly Target[] | null {
  if (TOKENS.includes(label)) return tokenAt(view, Number(params.number))
  const also = ALSO[label]
  const ofRoom = also && view.rooms[room]?.tile === params.action
  if (EFFECTS.has(String(params.action))) return [COMPUTER_CARD, ...(also ? [also] : [])]
  if (params.power !== undefined) return [here(room), { kind: 'power', id: String(params.power) }]
  if (ofRoom) return [here(room), also]
  return also && OF_BASE.includes(label) ? [also] : null
}

const COMPUTER_CARD: Target = { kind: 'computer', id: 'computer' }
const OF_BASE: readonly string[] = ['escape-by-rover', 'escape-by-foot', 'drive-rover']

function here(room: number): Target {
  return { kind: 'place', id: room }
}

/** Where the Power token of this number lies. */
function tokenAt({ power }: LockdownView, number: number): Target[] {
  return POWER_PLACES.filter((place) => power[place].number === number).map((id) => ({
    kind: 'power',
    id,
  }))
}
