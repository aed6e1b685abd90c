import { contaminationOf, isFighting, type Mind, roomHere, wayOutIsBroken } from './mind.ts'

/** What an Action card is worth in hand: the cheapest pay. */
export function cardWorth(mind: Mind, card: string): number {
  const { me, lore } = mind
  const now = lore.cards.now?.(mind, card)
  if (now !== undefined) return now
  const worth = lore.cards.worth[card] ?? 0.5
  if (card === 'rest') return contaminationOf(mind) > 0 ? 1.6 : 0.2
  if (card === 'search' && me.room >= 0) return roomHere(mind).items > 0 ? 1.3 : worth
  if (lore.repairs.cards.includes(card)) return wayOutIsBroken(mind) ? 2 : worth
  if (card === lore.cards.reload) return me.hands.some(({ ammo }) => ammo > 0) ? 0.3 : 1.2
  if (isFighting(mind) && lore.cards.inCombat.includes(card)) return worth + 1
  return worth
}

/** The cards of least worth, among options that each point at a card. */
export function cheapest<
  T extends { readonly targets?: readonly { readonly id: string | number }[] },
>(mind: Mind, options: readonly T[], number: number): T[] {
  const worth = (option: T) => cardWorth(mind, String(option.targets?.[0]?.id ?? ''))
  return [...options].sort((a, b) => worth(a) - worth(b)).slice(0, number)
}
