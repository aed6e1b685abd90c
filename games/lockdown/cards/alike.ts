/** Cards of Nemesis that are the same here, by their ids. */
export function alike<Card extends { readonly id: string }>(
  cards: readonly Card[],
  ...ids: readonly string[]
): Card[] {
  return ids.map((id) => cards.find((card) => card.id === id)!)
}
