import type { Line, Options } from '@bulkhead/kernel'
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  NOISE_DIE,
  PLANS,
  printed,
  printedOriginal,
  SURFACE_DIE,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
} from '@bulkhead/lockdown/printed'
import type { Chance } from '../../catalogue.ts'
import { familyChances, type Thrown } from '../hull/chances.ts'

const DICE: Thrown['dice'] = {
  'noise-roll': { what: 'noise', faces: NOISE_DIE },
  'surface-roll': { what: 'noise on the surface', faces: SURFACE_DIE },
  'combat-roll': { what: 'combat', faces: COMBAT_DIE },
  'advantage-roll': { what: 'advantage', faces: ADVANTAGE_DIE },
}

/** On the surface other dice are rolled, and tokens of another pile are found. */
export function* lockdownChances(
  log: readonly Line[],
  { board, intruders }: Options,
): Generator<Chance> {
  const { slots } = PLANS[String(board)]
  const attacks = intruders === 'original' ? printedOriginal.attacks : printed.attacks
  const outside = ({ kind, params }: Line) =>
    kind.startsWith('found-') && slots[Number(params?.place)].surface === true
  const thrown = (tokens: readonly string[]): Thrown => ({
    dice: DICE,
    tokens: tokens.map((token) => token.split('-')[0]),
    attacks: () => attacks,
  })
  const inside = log.filter((line) => !outside(line)).flatMap((line) => told(line, slots))
  yield* familyChances(thrown(UNDERGROUND_TOKENS), inside)
  yield* familyChances(thrown(SURFACE_TOKENS), log.filter(outside))
}

/** LOCK-TECH-08: what attacks in the Technical Corridors does so as an Adult. */
const IN_THE_DUCTS: Line = { kind: 'attack', params: { type: 'adult' } }

/** Which die it was, told by the kind of the line; and who attacks whoever crawls. */
function told(line: Line, slots: (typeof PLANS)[string]['slots']): Line[] {
  const { kind, params } = line
  if (kind === 'crawls') return [line, IN_THE_DUCTS]
  if (kind === 'combat-roll' && params?.die === 'advantage')
    return [{ ...line, kind: 'advantage-roll' }]
  if (kind !== 'noise-roll' || !slots[Number(params?.place)].surface) return [line]
  return [{ ...line, kind: 'surface-roll' }]
}
