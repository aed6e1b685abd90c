import { FastRng, type Options } from '@bulkhead/kernel'
import { PRINTED } from '../packs.ts'
import { type Position, retaliationWith } from './position.ts'

/** Positions in which much is at hand, or nothing is left, for whoever acts. */

const CREW = Object.keys(PRINTED.characters)

/** Three others: one of a higher Rank where there is one, and one that holds a Reaction. */
export function othersThan(me: string): string[] {
  const others = CREW.filter((one) => one !== me)
  return [others[0], others[1], others[4]]
}

/**
 * Four Characters in a large Facility. Somebody and a wounded other, who holds a broken Bayonet, are in the Server
 * Room, which burns; the third is in the Armory with the Robot, the last in the Landing Zone. Hordes come from the
 * Life Support Control Room in the east, where others wait, and towards the Armory; nobody has been behind the Closed
 * Door in the north-east, and no Corridor leads to the Surgery Room.
 */
export function crowded(me: string, options: Options = {}): Position {
  const [near, away, back] = othersThan(me)
  return retaliationWith(options, me, near, away, back)
    .room('r2c2', 'server-room')
    .room('r1c1', 'armory')
    .room('r3c1', 'alarm-room')
    .room('r3c3', 'surgery-room')
    .room('r2c4', 'life-support-control-b')
    .room('r2c6', 'nest')
    .room('r3c5', 'cooling-system')
    .hibernatorium(true)
    .corridor('r1c1-r2c2', 405)
    .corridor('r2c2-r2c4', 401)
    .corridor('r1c3-r2c2', 101, { doorEnd: 1 })
    .corridor('r2c2-r3c1', 210)
    .corridor('r0c0-r1c1', 404)
    .corridor('r1c1-r1c3', 310)
    .corridor('r2c4-r2c6', 302, { doorEnd: 1 })
    .corridor('r2c4-r3c5', 206)
    .corridor('r2c6-r3c5', 207)
    .corridor('r2c6-r2c8', 108)
    .closed(101, 'server-room')
    .closed(302, 'nest')
    .destroyed(401, 'life-support-control-b')
    .horde(401, 'adult', 'drone')
    .horde(404, 'adult', 'adult', 'larva')
    .horde(108, 'drone', 'drone')
    .intruder('adult', 'life-support-control-b')
    .intruder('larva', 'life-support-control-b')
    .intruder('adult', 'cooling-system', 2)
    .noise(104, 210, 206, 111)
    .reinforced(207, 204)
    .fire('server-room', 'cooling-system')
    .malfunction('alarm-room')
    .secure('armory', 1)
    .secure('alarm-room', 3)
    .lifeSupport('B')
    .robot('technical-robot', 'armory')
    .at(me, 'server-room')
    .at(near, 'server-room')
    .at(away, 'armory')
    .is(me, { health: 2, oxygen: 3 })
    .wound(near, 'leg')
    .item(near, 'bayonet', { malfunction: true })
    .is(near, { health: 4, oxygen: 1 })
    .is(away, { larva: true, suffocating: true, oxygen: 0 })
    .is(back, { data: true })
    .item(away, 'flashbang')
    .belt(near, 'medpack')
    .belt(me, 'grenade', 'medpack', 'ammo', 'oxygen')
    .first(away)
}

/** Everybody has some cards, and some Contamination among them. */
export function dealt(laid: Position, me: string): Position {
  const [near, away, back] = othersThan(me)
  for (const one of [near, away, back]) laid.cards(one, 4)
  return laid
    .hand(near, 'clean')
    .discard(away, 'infected')
    .discard(back, 'clean', 'clean')
    .deckTop(me, 'infected', 'clean')
    .with(shuffled)
}

/** All ten cards of a Character, and two of Contamination. */
export function wholeHand(laid: Position, me: string): Position {
  return laid.hand(me, ...PRINTED.characters[me].cards, 'infected', 'clean')
}

/** Intruders stand in the Room. */
export function embattled(laid: Position, me: string): Position {
  const { tile } = laid.state.rooms[laid.player(me).room]!
  const [near] = laid.state.players.slice(1)
  if (near) laid.loaded(near.character, PRINTED.characters[near.character].items[0], 'half-ammo')
  return laid
    .intruder('adult', tile)
    .intruder('drone', tile, 1)
    .intruder('adult', tile)
    .intruder('adult', tile, 3)
}

/** Little is left of anything, everybody is close to death, and it is the last Action of the Turn. */
export function bare(laid: Position): Position {
  return laid.noContamination().with((s) => {
    s.turn.taken = 1
    for (const player of s.players) {
      player.health = Math.max(player.health, 8 - s.players.indexOf(player))
      player.suffocating = player.oxygen < 2
    }
    for (const pile of [s.events, s.attacks, s.exploration, ...Object.values(s.items)]) {
      pile.discard.push(...pile.deck.splice(0, pile.deck.length - 1).map(({ id }) => id))
    }
    s.robot.malfunction = true
    s.lifeSupport = null
    s.lander.where = 'landed'
    s.autodestruction.state = 'gone'
    s.antiAircraft = []
  })
}

/** Decks, stacks and the bag in an order of their own. */
function shuffled(s: Position['state']): void {
  const rng = new FastRng(5)
  const { events, attacks, exploration, wounds, support, items } = s
  for (const { deck } of [events, attacks, exploration, wounds, support, ...Object.values(items)]) {
    rng.shuffle(deck)
  }
  for (const stack of Object.values(s.tiles)) rng.shuffle(stack)
  for (const pile of Object.values(s.piles)) rng.shuffle(pile)
  for (const list of [s.corridorSupply, s.queenHealth.deck, s.contaminationDeck]) {
    rng.shuffle(list as unknown[])
  }
  for (const { deck } of s.players) rng.shuffle(deck)
}

/** Somebody carries whatever can be carried, with tokens in all slots but one. */
export function laden(laid: Position, me: string): Position {
  const player = laid.player(me)
  const worn = me === 'contractor' ? [] : ['utility-vest']
  for (const { id, deck, armor, heavy } of Object.values(PRINTED.items)) {
    const carried = laid.state.players.some(({ hands, backpack }) =>
      [...hands.flat(), ...backpack].some((item) => item.id === id),
    )
    if (deck === 'character' || carried || (armor && !worn.includes(id))) continue
    laid.item(me, id)
    // Bound together with Duct Tape, so that a hand is free again.
    if (heavy) player.hands = [player.hands.flat(), []]
  }
  for (const item of player.hands[0]) {
    const { slots = [] } = PRINTED.items[item.id]
    laid.loaded(me, item.id, ...slots.map((kind) => (kind === 'any' ? null : kind)))
  }
  return laid
}

/** Somebody is in a Room, where nobody else is unless it is the one they were in. */
export function visiting(tile: string, options: Options = {}): Position {
  const laid = crowded('recon', options)
  if (!laid.state.rooms.some((room) => room?.tile === tile)) laid.room('r3c1', tile)
  const { room } = laid.player('recon')
  const at = laid.state.rooms.findIndex((one) => one?.tile === tile)
  laid.state.rooms[at]!.malfunction = false
  laid.state.intruders = laid.state.intruders.filter((one) => one.room !== at || at === room)
  const hand = ['search', 'rest', 'repairs', 'secure', 'clean']
  return dealt(laid.at('recon', tile).hand('recon', ...hand), 'recon')
    .discard('recon', 'clean')
    .item('recon', 'phosphates')
    .wound('recon', 'eyes')
}
