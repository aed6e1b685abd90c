/** Serious Wound cards: each acts where its rule stands (see `suffers`), while it is not dressed. */
export interface WoundCard {
  readonly id: string
  readonly copies: number
}

export const WOUNDS: readonly WoundCard[] = [
  { id: 'wound-body', copies: 4 },
  { id: 'wound-leg', copies: 3 },
  { id: 'wound-hand', copies: 3 },
  { id: 'wound-bleeding', copies: 3 },
  { id: 'wound-arm', copies: 3 },
]
