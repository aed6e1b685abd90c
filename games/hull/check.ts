import { holdsTooMuch } from './items.ts'
import { INTRUDER_TYPES, LIGHT_WOUND_SPACES, type Token } from './kinds.ts'
import { copiesOf, deckOf } from './pack.ts'
import { itemsOf, ship } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import { NONE, type Player, type State } from './state.ts'
import { woundsToBear } from './wounds.ts'

/**
 * Every invariant that all games have; each broken one is a sentence. `aside` are tiles, Items, Attack and Event cards,
 * and Action cards of players, that lie where only this game has a place for them.
 */
export function checkShared(s: State, aside: Aside = {}): string[] {
  return [
    ...checkBoard(s, aside.tiles ?? []),
    ...checkIntruders(s),
    ...checkPiles(s, aside.cards ?? []),
    ...checkItems(s, aside.items ?? []),
    ...checkObjects(s),
    ...s.players.flatMap((player, seat) => checkPlayer(s, player, seat, aside)),
  ]
}

interface Aside {
  readonly tiles?: readonly string[]
  readonly items?: readonly string[]
  readonly cards?: readonly string[]
  spent?(player: Player): readonly string[]
}

/** Whether two heaps of cards are not the same. */
export function differ(found: readonly string[], printed: readonly string[]): boolean {
  if (found.length !== printed.length) return true
  const counts = countsOf(found)
  for (const id of printed) {
    const left = counts.get(id)
    if (!left) return true
    counts.set(id, left - 1)
  }
  return false
}

function countsOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function checkBoard(s: State, aside: readonly string[]): string[] {
  const broken: string[] = []
  const { printed, supply, explorationTokens } = rulesOf(s)
  const tiles = [...s.rooms.map((room) => room.tile), ...s.box.tiles, ...aside]
  const special = new Set(ship(s).plan.slots.map(({ tile }) => tile))
  const inPlay = Object.values(printed.tiles).filter(
    ({ id, kind }) => kind !== 'special' || special.has(id),
  )
  if (
    differ(
      tiles,
      inPlay.map(({ id }) => id),
    )
  )
    broken.push('The rooms do not add up.')
  const tokens = [...s.rooms.flatMap((room) => room.token?.id ?? []), ...s.box.tokens]
  const printedTokens = countsOf(explorationTokens)
  for (const [id, count] of countsOf(tokens)) {
    if (count > printedTokens.get(id)!) broken.push(`Too many tokens ${id}.`)
  }
  const fires = s.rooms.filter((room) => room.fire).length
  const malfunctions = s.rooms.filter((room) => room.malfunction).length
  const doors = s.corridors.filter(({ door }) => door !== 'open').length
  if (fires > supply.fire) broken.push(`${fires} Fire markers.`)
  if (malfunctions > supply.malfunction) broken.push(`${malfunctions} Malfunction markers.`)
  if (doors > supply.doors) broken.push(`${doors} doors.`)
  for (const room of s.rooms) {
    if (room.items < 0 || room.items > 4) broken.push(`${room.tile} has ${room.items} Items.`)
    if (room.malfunction && !room.explored) broken.push(`${room.tile} is broken and unexplored.`)
  }
  return broken
}

/** Every token is in the bag, in the reserve or with its Intruder; figures are limited. */
function checkIntruders(s: State): string[] {
  const broken: string[] = []
  const tokens = [...s.bag, ...s.reserve, ...s.intruders.flatMap((one) => one.token ?? [])]
  if (s.drawn) tokens.push(s.drawn)
  const name = ({ type, number, higher }: Token) => `${type} ${number} ${higher}`
  const { tokens: printed, intruders } = rulesOf(s)
  if (differ(tokens.map(name), printed.map(name))) broken.push('The Intruder tokens do not add up.')
  for (const type of INTRUDER_TYPES) {
    const figures = s.intruders.filter((one) => one.type === type).length
    if (figures > intruders[type].figures) broken.push(`${figures} figures of ${type}.`)
  }
  for (const intruder of s.intruders) {
    if (!s.rooms[intruder.room]) broken.push(`${intruder.name} is nowhere.`)
    if (intruder.injuries < 0) broken.push(`${intruder.name} has negative injuries.`)
  }
  return broken
}

function checkPiles(s: State, aside: readonly string[]): string[] {
  const broken: string[] = []
  const { printed } = rulesOf(s)
  const isEvent = (id: string) => id in printed.events
  const attacks = [...s.attacks.map((card) => card.id), ...s.attackDiscard]
  attacks.push(...aside.filter((id) => !isEvent(id)))
  if (differ(attacks, Object.keys(printed.attacks))) broken.push('Attack cards do not add up.')
  const events = [
    ...s.events.map((card) => card.id),
    ...s.eventDiscard,
    ...s.removed.filter(isEvent),
  ]
  events.push(...aside.filter(isEvent), ...(s.resolving ? [s.resolving] : []))
  if (differ(events, Object.keys(printed.events))) broken.push('Event cards do not add up.')
  const wounds = [...s.wounds, ...s.woundDiscard]
  wounds.push(...s.players.flatMap((player) => player.wounds.map((wound) => wound.id)))
  if (differ(wounds, copiesOf(Object.values(printed.wounds))))
    broken.push('Wound cards do not add up.')
  const contamination = [
    ...s.contaminationDeck,
    ...s.players.flatMap(cardsOf).filter((card) => typeof card === 'number'),
  ]
  if (new Set(contamination).size !== contamination.length)
    broken.push('A Contamination card is doubled.')
  return broken
}

function cardsOf(player: Player) {
  return [...player.hand, ...player.deck, ...player.discard]
}

/** Each Item card is in one place: deck, discard, crafted pile, with a Character, or out of the game. */
function checkItems(s: State, aside: readonly string[]): string[] {
  if (s.phase === 'draft') return []
  const owned = s.players.flatMap(itemsOf).flatMap((item) => [item.id, ...item.added])
  const found = [
    ...Object.values(s.items).flatMap((deck) => deck.map((card) => card.id)),
    ...Object.values(s.itemDiscards).flat(),
    ...s.crafted,
    ...owned,
    ...s.removed,
    ...aside,
  ]
  const counts = countsOf(found)
  return Object.values(rulesOf(s).printed.items)
    .filter(({ colour }) => colour in s.items || colour === 'crafted')
    .filter(({ id, copies }) => counts.get(id) !== copies)
    .map(({ id }) => `The cards ${id} do not add up.`)
}

function checkObjects(s: State): string[] {
  const broken: string[] = []
  const { supply } = rulesOf(s)
  const carried = s.players.flatMap((player) => player.hands.flatMap((held) => held.object ?? []))
  const objects = [...s.rooms.flatMap((room) => room.objects), ...carried]
  const count = (id: string) => objects.filter((object) => object === id).length
  if (count('corpse') > 1) broken.push('The blue corpse is doubled.')
  if (count('carcass') > supply.carcasses) broken.push('There are too many carcasses.')
  if (count('egg') + s.eggs + s.eggSupply > supply.eggs || s.eggs < 0)
    broken.push('Eggs do not add up.')
  s.players.forEach((_, seat) => {
    if (count(`corpse-${seat}`) > 1) broken.push(`The corpse of seat ${seat} is doubled.`)
  })
  return broken
}

function checkPlayer(s: State, player: Player, seat: number, aside: Aside): string[] {
  const broken: string[] = []
  const say = (what: string) => broken.push(`Seat ${seat} ${what}.`)
  if (s.phase === 'draft') return broken
  if (holdsTooMuch(s, player) && !player.dropping) say('holds too much')
  if (player.wounds.length > woundsToBear(s, player)) say('has too many wounds')
  if (player.lightWounds < 0 || player.lightWounds > LIGHT_WOUND_SPACES)
    say('has wrong Light Wounds')
  if (player.room !== NONE && player.pod !== NONE) say('is in a room and in a pod')
  if (player.room !== NONE && player.fate !== 'awake') say('stands in a room without being awake')
  if (player.fate === 'awake' && player.room === NONE && player.pod === NONE) say('is nowhere')
  const actions = cardsOf(player).filter((card) => typeof card === 'string')
  actions.push(...(aside.spent?.(player) ?? []))
  const gone = player.fate === 'dead' && s.mode !== 'coop'
  if (!gone && differ(actions as string[], deckOf(rulesOf(s).printed, player.character)))
    say('has lost Action cards')
  if (player.room >= ship(s).plan.slots.length) say('is off the board')
  return broken
}
