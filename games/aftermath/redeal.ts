import { redealPile } from '@bulkhead/hull/redeal.ts'
import { itemDef } from '@bulkhead/hull/ruleset.ts'
import { knows } from '@bulkhead/hull/secrets.ts'
import type { Item, State } from '@bulkhead/hull/state.ts'
import type { Rng, Seat } from '@bulkhead/kernel'
import { redeal as redealNemesis } from '@bulkhead/nemesis/redeal.ts'
import { own, ownRoom } from './own.ts'
import { hiddenTokens } from './tokens.ts'
import { turretPlaces } from './turrets.ts'

/** Deals everything anew that this seat does not know, in place. */
export function redeal(s: State, seat: Seat | null, rng: Rng): void {
  redealNemesis(s, seat, rng, own(s).laidAside)
  redealCodes(s, seat, rng)
  const { tokensLeft, alerts } = own(s)
  const tokens = hiddenTokens(s).map((place) => ownRoom(s, place).token!)
  redealPile(tokens, tokensLeft, seat, rng)
  redealPile(alerts, [], seat, rng)
  for (const place of turretPlaces(s)) redealPile(ownRoom(s, place).turret!.pile, [], seat, rng)
}

/** AFT-CHAR-CEO-09: which of the two Access Codes somebody else has, and which is out of the game. */
function redealCodes(s: State, seat: Seat | null, rng: Rng): void {
  for (const item of s.players.flatMap(({ inventory }) => inventory)) {
    if (itemDef(s, item.id).colour === 'secret-quest' && !knows(item.seen, seat))
      exchangeCode(s, item, rng)
  }
}

function exchangeCode(s: State, item: Item, rng: Rng): void {
  const other = s.removed.findIndex((id) => itemDef(s, id)?.colour === 'secret-quest')
  const codes = [item.id, s.removed[other]].sort()
  item.id = codes.splice(rng.int(2), 1)[0]
  s.removed[other] = codes[0]
}
