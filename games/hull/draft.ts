import type { Rules } from '@bulkhead/kernel'
import { newItem } from './items.ts'
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
 * NEM-SETUP-36: by player number; two Role cards are revealed, one is kept, the other goes back. `others` are the
 * Characters that may be played in place of the one on a Role card.
 */
export function* chooseCharacters(
  t: Table,
  draft: Draft,
  others?: (role: string) => readonly string[],
): Rules {
  const s = t.state
  const byNumber = [...s.players].sort((a, b) => a.number - b.number)
  for (const player of byNumber) {
    yield* chooseCharacter(t, player, draft)
    if (others) yield* chooseOther(t, player, others(player.character))
  }
  for (const player of s.players) equip(t, player)
  nextPhase(s)
}

function* chooseCharacter(t: Table, player: Player, draft: Draft): Rules {
  const { box } = t.state
  const seat = seatOf(t.state, player)
  player.roles = draft === 'free' ? [...box.roles].sort() : box.roles.slice(-2)
  if (draft === 'roles') {
    const [one, two] = player.roles
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
  t.log('character', { seat, character: role }, 'NEM-SETUP-37')
}

/** The Character of the Role card, or another of its colour. */
function* chooseOther(t: Table, player: Player, others: readonly string[]): Rules {
  const seat = seatOf(t.state, player)
  const chosen = yield* t.pick(
    seat,
    { prompt: 'role', rule: 'NEM-SETUP-37' },
    [player.character, ...others],
    (one) => ({ id: `role:${one}`, label: 'role', targets: [{ kind: 'character', id: one }] }),
  )
  if (chosen === player.character) return
  player.character = chosen
  t.log('character', { seat, character: chosen }, 'NEM-SETUP-37')
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
  const { weapon, heavy } = printed.items[item]
  const held = newItem(item, weapon && (weapon.loaded ?? weapon.capacity))
  held.seen = everybody(s)
  if (heavy) player.hands.push({ item: held })
  else player.inventory.push(held)
}
