import { REPAIRS } from './aims.ts'
import { contaminationOf, isFighting, type Mind, roomHere } from './mind.ts'

/** What an Action card is worth in hand: the cheapest pay. */

const WORTH: Readonly<Record<string, number>> = {
  search: 1,
  rest: 0.8,
  demolition: 0.2,
  interruption: 0.3,
  'basic-repairs': 0.6,
  repairs: 0.7,
  'quick-repairs': 0.9,
  ingenuity: 0.9,
  'computer-skills': 0.9,
  'suppressive-fire': 1.1,
  'covering-fire': 1.1,
  reload: 0.6,
  order: 0.25,
  motivation: 0.9,
  'ship-knowledge': 0.3,
  piloting: 0.8,
  'old-friend': 1.2,
  pyrotechnics: 0.2,
  'technical-corridors': 0.6,
  'full-auto': 1.2,
  'nerves-of-steel': 1.1,
  'aimed-shot': 1,
  adrenaline: 1.2,
  reconnaissance: 0.9,
  scavenging: 0.5,
  intranet: 0.9,
  'access-denied': 0.6,
  'threat-assessment': 0.3,
}

export function cardWorth(mind: Mind, card: string): number {
  const worth = WORTH[card] ?? 0.5
  const { me } = mind
  if (card === 'rest') return contaminationOf(me) > 0 ? 1.6 : 0.2
  if (card === 'search' && me.room >= 0) return roomHere(mind).items > 0 ? 1.3 : worth
  if (REPAIRS.includes(card)) return wayOutIsBroken(mind) ? 2 : worth
  if (card === 'reload') return me.hands.some(({ ammo }) => ammo > 0) ? 0.3 : 1.2
  if (isFighting(mind) && IN_COMBAT.includes(card)) return worth + 1
  return worth
}

/** An Evacuation Section or the Hibernatorium waits for repairs. */
export function wayOutIsBroken({ view }: Mind): boolean {
  return view.rooms.some(
    ({ tile, malfunction }) =>
      malfunction && tile !== null && (tile.startsWith('evacuation') || tile === 'hibernatorium'),
  )
}

const IN_COMBAT = ['suppressive-fire', 'covering-fire', 'full-auto', 'aimed-shot', 'adrenaline']

/** The cards of least worth, among options that each point at a card. */
export function cheapest<
  T extends { readonly targets?: readonly { readonly id: string | number }[] },
>(mind: Mind, options: readonly T[], number: number): T[] {
  const worth = (option: T) => cardWorth(mind, String(option.targets?.[0]?.id ?? ''))
  return [...options].sort((a, b) => worth(a) - worth(b)).slice(0, number)
}
