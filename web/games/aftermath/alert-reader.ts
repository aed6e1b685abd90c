import type { AftermathView } from '@bulkhead/aftermath'
import { SHUTTLE_RED, SHUTTLE_YELLOW, tokensLeftHidden } from '@bulkhead/aftermath/printed'

/** Questions to a view that several parts of the screen ask. */

/** Rounds that are left for the Alert in play: to the next check of an Epilogue, to the red square else. */
export function alertRounds({ play, shuttle }: AftermathView): number {
  if (play !== 'epilogue') return SHUTTLE_RED - shuttle
  return (SHUTTLE_YELLOW.find((space) => space > shuttle) ?? SHUTTLE_RED) - shuttle
}

/** Rooms whose Aftermath token lies face down; of all of them; and how many may stay so at the end. */
export function hiddenTokens({ rooms, players }: AftermathView) {
  return {
    number: rooms.filter(({ hasAftermath }) => hasAftermath).length,
    all: rooms.length - SHUTTLE_ROOMS,
    allowed: tokensLeftHidden(players.length),
  }
}

/** Rooms of the Shuttle: nothing lies hidden there. */
const SHUTTLE_ROOMS = 4
