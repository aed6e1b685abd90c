import type { Rules } from '@bulkhead/kernel'
import { fullAmmo, newItem } from './items.ts'
import { deckOf } from './pack.ts'
import { placeOf, seatOf } from './queries.ts'
import { nextPhase, rulesOf } from './ruleset.ts'
import { everybody } from './secrets.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** SETUP: who plays which Character, and what they begin with. */

/** How Characters are chosen: one of two Role cards, or any that nobody has. */
export type Draft = 'roles' | 'free'

/**
 * NEM-SETUP-36: by player number; two Role cards are revealed, one is kept, the other goes back. `playable` are the
 * Characters that may be played for a Role card, where it is not only the one that it shows.
 */
export function* chooseCharacters(
  t: Table,
  draft: Draft,
  playable?: (role: string) => readonly string[],
): Rules {
  const s = t.state
  const byNumber = [...s.players].sort((a, b) => a.number - b.number)
  for (const player of byNumber) {
    yield* chooseRole(t, player, draft)
    if (playable) yield* chooseCharacter(t, player, playable(player.character))
    const seat = seatOf(s, player)
    t.log('character', { seat, character: player.character }, 'NEM-SETUP-37')
  }
  for (const player of s.players) equip(t, player)
  nextPhase(s)
}

function* chooseRole(t: Table, player: Player, draft: Draft): Rules {
  const { box } = t.state
  const seat = seatOf(t.state, player)
  player.roles = draft === 'free' ? [...box.roles].sort() : box.roles.slice(-2)
  if (draft === 'roles' && player.roles.length > 1) {
    const [one, two] = player.roles
    t.reveal()
    t.log('roles', { seat, one, two }, 'NEM-SETUP-36')
  }
  const role = yield* t.pick(
    seat,
    { prompt: 'role', rule: 'NEM-SETUP-36' },
    player.roles,
    (one) => ({ id: `role:${one}`, label: 'role', targets: [{ kind: 'character', id: one }] }),
  )
  player.roles = []
  player.character = role
  box.roles.splice(box.roles.indexOf(role), 1)
  t.rng.shuffle(box.roles)
}

/** The Character of the Role card, or another of its colour. */
function* chooseCharacter(t: Table, player: Player, playable: readonly string[]): Rules {
  player.character = yield* t.pick(
    seatOf(t.state, player),
    { prompt: 'role', rule: 'NEM-SETUP-37' },
    playable,
    (one) => ({ id: `role:${one}`, label: 'role', targets: [{ kind: 'character', id: one }] }),
  )
}

/** NEM-SETUP-38 to 42 */
export function equip({ state: s, rng }: Pick<Table, 'state' | 'rng'>, player: Player): void {
  const { printed } = rulesOf(s)
  const { start, item, quests } = printed.characters[player.character]
  player.room = placeOf(s, start)
  player.deck = rng.shuffle(deckOf(printed, player.character))
  player.quests = [...quests]
  player.hands = []
  if (item === undefined) return
  const def = printed.items[item]
  const held = newItem(item, fullAmmo(def))
  held.seen = everybody(s)
  if (def.heavy) player.hands.push({ item: held })
  else player.inventory.push(held)
}
