import type { Rules } from '@bulkhead/kernel'
import { fitInventory, giveUp, newItem, takeItem } from '../items.ts'
import { distinctItems, itemsOf, roomOf, seatOf } from '../queries.ts'
import { itemDef } from '../ruleset.ts'
import { everybody } from '../secrets.ts'
import type { Item, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Missing, Way } from './action.ts'

/** QUEST: turning a Quest Item over, once its condition is met. */

export function missingToActivate(s: State, me: Player): Missing | null {
  if (me.quests.length === 0) return { why: 'no-quest', rule: 'NEM-QUEST-01' }
  return questWays(s, me).length > 0 ? null : { why: 'quest-unmet', rule: 'NEM-QUEST-02' }
}

/** The Quest Item, and what is discarded for it. */
export interface Activation {
  readonly quest: string
  readonly given: readonly Item[]
}

export function questWays(s: State, me: Player): Way<Activation>[] {
  const ways: Way<Activation>[] = []
  for (const id of me.quests) if (isPossible(s, me, id)) ways.push(...waysFor(s, me, id))
  return ways
}

/** In the right room, which must be working; and whatever else the card asks. */
function isPossible(s: State, me: Player, id: string): boolean {
  const quest = itemDef(s, id).quest!
  const { tile, malfunction } = roomOf(s, me)
  if (quest.place && (quest.place !== tile || malfunction)) return false
  return quest.possible?.(s, me) ?? true
}

/** One way for each kind of Item that could be discarded for it. */
function waysFor(s: State, me: Player, quest: string): Way<Activation>[] {
  const { discard } = itemDef(s, quest).quest!
  const target = { kind: 'item', id: quest }
  if (!discard) return [{ id: quest, targets: [target], choice: { quest, given: [] } }]
  const spare = distinctItems(itemsOf(me).filter((item) => discard.includes(item.id)))
  return spare.map((item) => ({
    id: `${quest}:${item.id}`,
    label: 'activate-quest-for',
    targets: [target, { kind: 'item', id: item.id }],
    params: { given: item.id },
    given: [item],
    choice: { quest, given: [item] },
  }))
}

/** NEM-QUEST-03: from now on an Item like any other; everybody knows the Character's two cards. */
export function* activateQuest(t: Table, me: Player, { quest: id, given }: Activation): Rules {
  const s = t.state
  for (const item of given) giveUp(t, me, item)
  me.quests.splice(me.quests.indexOf(id), 1)
  const { quest, weapon, colour } = itemDef(s, id)
  tellActive(t, me, id, colour === 'secret-quest')
  if (quest?.activate) {
    quest.activate(t, me)
    return
  }
  const item = newItem(id, weapon?.loaded)
  item.seen = everybody(s)
  yield* takeItem(t, me, item)
  yield* fitInventory(t, me)
}

/** Of secret ones only the owner reads which it is. */
function tellActive(t: Table, me: Player, item: string, secret: boolean): void {
  const seat = seatOf(t.state, me)
  const less = { kind: 'quest-activated-unseen', params: { seat } } as const
  t.log(
    'quest-activated',
    { seat, item },
    'NEM-QUEST-02',
    secret ? { to: [seat], less } : undefined,
  )
}
