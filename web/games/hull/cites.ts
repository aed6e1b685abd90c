/** Where a game has its own rules for those that the shared parts cite. */
export interface Citing {
  readonly cites?: Readonly<Record<string, string>>
}

/** The game's own id of a rule that is cited by the id that it was written under first. */
export function citing({ cites }: Citing, rule: string): string {
  return cites?.[rule] ?? rule
}
