import type { Line, Seat, Target } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { IconShape } from '../../ui/icon.tsx'
import type { Cue, Moment, Tone } from '../moment.ts'
import { concernOf } from './concerns.ts'
import {
  ACTION_ICONS,
  ACTIVE,
  CARD_ICONS,
  CLAMP,
  CRAWLERS,
  DATA,
  DEACTIVATION,
  EMBRYO,
  END,
  FACTION_ICONS,
  FLASH,
  INVISIBLE,
  LIFE,
  MALFUNCTION,
  PARASITE,
  RECORDING,
  SPACE,
  UNIT_ICONS,
  UPGRADE,
  VICTORY,
  WOUND,
} from './icons.ts'
import { type Faction, unitNamed } from './names.ts'
import { nextOf } from './next.ts'

type Style = Pick<Moment, 'weight' | 'tone' | 'icon' | 'cue'>

const style =
  (weight: Moment['weight']) =>
  (tone: Tone, icon?: IconShape, cue?: Cue): Style => ({ weight, tone, icon, cue })
const routine = style('routine')
const joined = style('joined')
const event = style('event')
const QUIET: Style = { weight: 'quiet', tone: 'calm' }

/** How each kind of line is told; those not named here are in the log alone. */
const KINDS: Readonly<Record<string, Style>> = {
  action: routine('act'),
  activated: routine('warn', ACTIVE),
  arrives: routine('calm'),
  assault: event('bad', ACTION_ICONS.assault, 'swell'),
  'assault-misses': joined('calm', ACTION_ICONS.assault),
  attacks: event('bad', ACTION_ICONS.assault, 'strike'),
  'card-downgraded': routine('bad', UPGRADE),
  'card-moved': routine('calm', undefined, 'tick'),
  'card-upgraded': routine('act', UPGRADE),
  clamped: joined('bad', CLAMP, 'latch'),
  control: event('bad', EMBRYO),
  'control-ends': routine('calm', EMBRYO),
  crawled: routine('bad', CRAWLERS),
  'crawlers-gone': routine('calm', CRAWLERS),
  'data-full': event('act', DATA),
  'data-gained': joined('act', DATA),
  deactivated: routine('calm', DEACTIVATION),
  deactivation: routine('calm', DEACTIVATION),
  detonates: event('bad', CARD_ICONS['sci-detonation'], 'strike'),
  discarded: routine('calm'),
  downgraded: joined('bad', CARD_ICONS['gre-downgrade']),
  ejected: event('bad', SPACE, 'hiss'),
  'embryo-returns': routine('calm', EMBRYO),
  'end-of-game': event('warn', END),
  'extra-turn': routine('act', ACTION_ICONS['extra-turn']),
  'flash-assault': event('bad', FLASH, 'swell'),
  'from-space': routine('calm', SPACE),
  hatches: event('bad', EMBRYO),
  installed: routine('act', undefined, 'latch'),
  invisible: routine('calm', INVISIBLE),
  keeps: routine('act'),
  'life-full': event('act', LIFE),
  'life-gone': event('bad', WOUND),
  'life-lowered': joined('bad', WOUND, 'breath'),
  'life-regained': joined('act', LIFE),
  malfunction: routine('bad', MALFUNCTION),
  'malfunction-lifted': routine('calm', MALFUNCTION),
  'minor-alien': routine('warn', UNIT_ICONS['minor-alien']),
  'minor-alien-removed': routine('bad', UNIT_ICONS['minor-alien']),
  moves: routine('calm'),
  'pandora-token': routine('warn', EMBRYO),
  parasites: joined('bad', PARASITE),
  'parasites-shed': routine('calm', PARASITE),
  pending: routine('calm', undefined, 'tick'),
  placed: routine('calm'),
  plays: routine('act'),
  recorded: routine('warn', RECORDING),
  released: routine('calm', CLAMP),
  relocated: event('bad', CARD_ICONS['ali-abduction']),
  shares: event('act', VICTORY),
  skips: routine('calm'),
  teleports: routine('act', CARD_ICONS['gre-teleportation']),
  tie: event('warn', END),
  'time-loop': routine('calm', CARD_ICONS['gre-time-loop']),
  totals: event('warn', END),
  transferred: routine('calm', UPGRADE),
  trap: event('bad', undefined, 'latch'),
  'unit-downgraded': routine('bad', UPGRADE),
  'unit-upgraded': routine('act', UPGRADE),
  'upgrade-taken': joined('act', UPGRADE),
  visible: routine('calm', INVISIBLE),
  wins: event('act', VICTORY),
  wounded: joined('bad', WOUND),
}

/** Nobody's doing, in whoever's turn it comes. */
const OF_THE_END: ReadonlySet<string> = new Set(['totals', 'tie', 'wins', 'shares'])

/** How a line of the log is told: everything in a turn is the doing of whose turn it is. */
export function momentOf(line: Line, view: TheseusView, seat: Seat | null): Moment {
  const { kind, params = {} } = line
  const shown = KINDS[kind] ?? QUIET
  return {
    ...shown,
    icon: shown.icon ?? iconOf(params, view),
    about: aboutOf(params, view),
    seat: view.turn.number > 0 && !OF_THE_END.has(kind) ? view.turn.active : null,
    concern: concernOf(line, view, seat),
    next: nextOf(line),
  }
}

const NAMED = ['sector', 'slot', 'pending', 'unit', 'card', 'faction'] as const

/** What a line names; a card also by the slots where it lies. */
function aboutOf(params: NonNullable<Line['params']>, view: TheseusView): Target[] {
  const targets: Target[] = []
  for (const kind of NAMED) {
    const id = params[kind]
    if (id !== undefined) targets.push({ kind, id })
  }
  if (params.target !== undefined) targets.push({ kind: 'unit', id: params.target })
  const { card, unit, slot } = params
  if (card !== undefined && slot === undefined) {
    const where = unit === undefined ? null : unitNamed(view, String(unit))?.place
    targets.push(...slotsWith(view, String(card), where ?? null))
  }
  return targets
}

/** Slots with this card, of the Sector where the unit is if one is named. */
function slotsWith(view: TheseusView, card: string, place: string | null): Target[] {
  const all = view.sectors.flatMap((sector) =>
    sector.slots.flatMap((slot) =>
      slot.card?.id === card ? [{ sector: sector.id, kind: 'slot', id: slot.id }] : [],
    ),
  )
  const here = all.filter(({ sector }) => sector === place)
  return (here.length > 0 ? here : all).map(({ kind, id }) => ({ kind, id }))
}

function iconOf(params: NonNullable<Line['params']>, view: TheseusView): IconShape | undefined {
  if (params.card !== undefined) return CARD_ICONS[String(params.card)] ?? CRAWLERS
  const unit = params.unit === undefined ? undefined : unitNamed(view, String(params.unit))
  if (unit) return UNIT_ICONS[unit.kind]
  if (params.faction !== undefined) return FACTION_ICONS[params.faction as Faction]
  return undefined
}
