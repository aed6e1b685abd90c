import { checkShared, differ } from '@bulkhead/hull/check.ts'
import { copiesOf } from '@bulkhead/hull/pack.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import { checkShip } from '@bulkhead/nemesis/check.ts'
import { ALERTS } from './cards/alerts.ts'
import { CRAFTED_ITEMS } from './cards/items/crafted.ts'
import { AFTERMATH_TOKENS, SHUTTLE_RED, TARGETING, TURRET_TOKENS } from './components.ts'
import { hasOffer } from './offer.ts'
import { own, ownOf, ownRoom } from './own.ts'
import { hiddenTokens } from './tokens.ts'
import { turretPlaces } from './turrets.ts'

/** Every invariant of the game; each broken one is a sentence. */
export function check(s: State): string[] {
  return [
    ...checkShared(s, {
      tiles: own(s).tilesAside,
      items: own(s).tilesAside.includes('crafting-room') ? copiesOf(CRAFTED_ITEMS) : [],
      spent: (player) => ownOf(player).spent,
    }),
    ...checkShip(s),
    ...checkTurrets(s),
    ...checkShuttle(s),
    ...checkAlerts(s),
    ...checkLaika(s),
  ]
}

function checkTurrets(s: State): string[] {
  const broken: string[] = []
  const turrets = turretPlaces(s)
  if (turrets.length > TURRET_TOKENS.length) broken.push('There are too many Turrets.')
  for (const place of turrets) {
    const ids = ownRoom(s, place).turret!.pile.map(({ id }) => id)
    if (differ(ids, TARGETING)) broken.push(`The Turret of room ${place + 1} lacks a token.`)
  }
  return broken
}

function checkShuttle(s: State): string[] {
  const broken: string[] = []
  const { shuttle, tokensLeft } = own(s)
  if (shuttle < NONE || shuttle > SHUTTLE_RED) broken.push("The marker is off the Shuttle's track.")
  const hidden = hiddenTokens(s).map((place) => ownRoom(s, place).token!.id)
  for (const id of new Set([...hidden, ...tokensLeft])) {
    const number = [...hidden, ...tokensLeft].filter((one) => one === id).length
    const printed = AFTERMATH_TOKENS.filter((one) => one === id).length
    if (number > printed) broken.push(`Too many Aftermath tokens ${id}.`)
  }
  if (s.players.filter(hasOffer).length > 1) broken.push('Two have the Lucrative Offer.')
  return broken
}

/** AFT-CHAR-BOUNTY-14 */
function checkLaika(s: State): string[] {
  const { laika } = own(s)
  // Whoever has not got away by the end dies without leaving the board.
  if (!laika || s.phase === 'draft' || s.ending) return []
  const broken: string[] = []
  if ((laika.where === 'room') !== (laika.room !== NONE)) broken.push('Laika is in two places.')
  const master = s.players.find(({ character }) => character === 'bounty-hunter')
  if (master?.fate !== 'awake' && laika.where !== 'gone') broken.push('Laika is without a master.')
  return broken
}

function checkAlerts(s: State): string[] {
  const { alerts, alertDiscard, alert, play } = own(s)
  if (play === 'classic') return []
  const cards = [...alerts.map(({ id }) => id), ...alertDiscard, ...(alert ? [alert.id] : [])]
  return differ(
    cards,
    ALERTS.map(({ id }) => id),
  )
    ? ['The Alert cards do not add up.']
    : []
}
