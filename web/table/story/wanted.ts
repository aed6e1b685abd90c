let wanted: string | null = null

/** Whoever enters this table next wants to be told anew what has happened since their last turn. */
export function wantTold(table: string): void {
  wanted = table
}

export function isToldWanted(table: string): boolean {
  return wanted === table
}

export function forgetWanted(): void {
  wanted = null
}
