import type { AnyGame, Offer } from '@bulkhead/kernel'
import { bids } from '../../../kernel/test/games/bids.ts'
import { type Snatch, snatch } from '../../../kernel/test/games/snatch.ts'
import { spoils } from '../../../kernel/test/games/spoils.ts'
import * as ours from '../../play/rules.ts'

/** Beside the client's own games: one with offers, with a slow hourglass and with a quick one; one, and its sequel. */

function timed(id: string, seconds: number): AnyGame {
  const offers = (s: Snatch): Offer[] =>
    snatch.offers!(s).map((offer) => (offer.seat === null ? { ...offer, seconds } : offer))
  return { ...snatch, id, offers }
}

export const SMALL = { slow: timed('slow', 600), quick: timed('quick', 3), bids, spoils }

const GAMES: Readonly<Record<string, AnyGame>> = SMALL

export function isKnownGame(game: unknown): game is string {
  return (typeof game === 'string' && Object.hasOwn(GAMES, game)) || ours.isKnownGame(game)
}

export async function rulesOf(game: string): Promise<AnyGame> {
  return GAMES[game] ?? ours.rulesOf(game)
}

export const { anyRules } = ours
