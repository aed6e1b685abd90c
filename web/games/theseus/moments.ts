import type { Line, Target } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { IconShape } from '../../ui/icon.tsx'
import type { Moment } from '../ui.ts'
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

type Shown = Pick<Moment, 'weight' | 'tone' | 'icon'>

const quiet: Shown = { weight: 'quiet', tone: 'calm' }

function step(tone: Moment['tone'], icon?: IconShape): Shown {
  return { weight: 'step', tone, icon }
}

function band(tone: Moment['tone'], icon: IconShape): Shown {
  return { weight: 'band', tone, icon }
}

/** How each kind of line is shown; those not named here are in the log alone. */
const KINDS: Readonly<Record<string, Shown>> = {
  action: step('act'),
  activated: step('warn', ACTIVE),
  arrives: step('calm'),
  assault: step('bad', ACTION_ICONS.assault),
  attacks: step('bad', ACTION_ICONS.assault),
  'card-downgraded': step('bad', UPGRADE),
  'card-moved': step('calm'),
  'card-upgraded': step('act', UPGRADE),
  clamped: step('bad', CLAMP),
  control: step('bad', EMBRYO),
  'control-ends': step('calm', EMBRYO),
  crawled: step('bad', CRAWLERS),
  'crawlers-gone': step('calm', CRAWLERS),
  'data-full': band('act', DATA),
  'data-gained': step('act', DATA),
  deactivated: step('calm', DEACTIVATION),
  deactivation: step('calm', DEACTIVATION),
  detonates: step('bad', CARD_ICONS['sci-detonation']),
  discarded: step('calm'),
  downgraded: step('bad', CARD_ICONS['gre-downgrade']),
  ejected: step('bad', SPACE),
  'embryo-returns': step('calm', EMBRYO),
  'end-of-game': step('warn', END),
  'extra-turn': step('act', ACTION_ICONS['extra-turn']),
  'flash-assault': band('bad', FLASH),
  'from-space': step('calm', SPACE),
  hatches: step('bad', EMBRYO),
  installed: step('act'),
  invisible: step('calm', INVISIBLE),
  keeps: step('act'),
  'life-full': band('act', LIFE),
  'life-gone': band('bad', WOUND),
  'life-lowered': step('bad', WOUND),
  'life-regained': step('act', LIFE),
  malfunction: step('bad', MALFUNCTION),
  'malfunction-lifted': step('calm', MALFUNCTION),
  'minor-alien': step('warn', UNIT_ICONS['minor-alien']),
  'minor-alien-removed': step('bad', UNIT_ICONS['minor-alien']),
  moves: step('calm'),
  'pandora-token': step('warn', EMBRYO),
  parasites: step('bad', PARASITE),
  'parasites-shed': step('calm', PARASITE),
  pending: step('calm'),
  placed: step('calm'),
  plays: step('act'),
  recorded: step('warn', RECORDING),
  released: step('calm', CLAMP),
  relocated: step('bad', CARD_ICONS['ali-abduction']),
  ring: quiet,
  shares: band('act', VICTORY),
  skips: step('calm'),
  teleports: step('act', CARD_ICONS['gre-teleportation']),
  tie: band('warn', END),
  'time-loop': step('calm', CARD_ICONS['gre-time-loop']),
  totals: band('warn', END),
  transferred: step('calm', UPGRADE),
  trap: step('bad'),
  'unit-downgraded': step('bad', UPGRADE),
  'unit-upgraded': step('act', UPGRADE),
  'upgrade-taken': step('act', UPGRADE),
  visible: step('calm', INVISIBLE),
  wins: band('act', VICTORY),
  wounded: step('bad', WOUND),
}

export function momentOf({ kind, params = {} }: Line, view: TheseusView): Moment {
  const shown = KINDS[kind] ?? quiet
  const about = aboutOf(params, view)
  return { ...shown, icon: shown.icon ?? iconOf(params, view), about }
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
