import { takenBy } from '@bulkhead/bots'
import { must, type Offer, renderOption, type Seat, same } from '@bulkhead/kernel'
import { say } from '../shell.ts'
import type { Look } from './boards.ts'
import { wrapped } from './page.ts'
import { lookFor, type Sitting, showPosition, tell, tellNews } from './sitting.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What happens at the table unasked: people and bots take offers, and hourglasses run out. */

/** What this seat may take, with the numbers to take it by, and the time that runs for everybody. */
export function offerLines(sitting: Sitting, seat: Seat): string[] {
  const { match, look } = sitting
  const { language, width, colours } = look
  const own = match.offers(seat)
  const running = hourglasses(sitting).map(({ offer, left }) =>
    phrase(language, 'offer.time', {
      seconds: Math.ceil(left / 1000),
      text: renderOption(look.words, offer),
    }),
  )
  return [
    ...(own.length > 0 ? [phrase(language, 'offer.title')] : []),
    ...own.flatMap((offer, i) => offerLine(offer, i + 1, lookFor(sitting, seat))),
    ...running.flatMap((text) => wrapped(text, width).map(colours.dim)),
  ]
}

function offerLine(offer: Offer, number: number, { words, width, colours }: Look): string[] {
  const text = renderOption(words, offer)
  const ruled = offer.rule ? `${text} ${colours.dim(offer.rule)}` : text
  return wrapped(ruled, width, ` ${colours.bold(`t ${number}`)}  `, '      ')
}

/** Takes the offer with this number; with a single one no number is needed. */
export function takeOffer(sitting: Sitting, seat: Seat, typed: string): Phrase | null {
  const { match } = sitting
  const offers = match.offers(seat)
  if (offers.length === 0) return 'offer.none'
  const offer = typed === '' && offers.length === 1 ? offers[0] : offers[Number(typed) - 1]
  if (!offer) return 'offer.which'
  must(match.take(seat, offer.id))
  return null
}

/** Whether a bot has taken something. */
export function botTakes({ match, bots, rngs }: Sitting): boolean {
  for (const [seat, bot] of bots.entries()) {
    const id = bot && takenBy(bot, match, seat, rngs[seat])
    if (id === null) continue
    must(match.take(seat, id))
    return true
  }
  return false
}

/** Somebody to be asked before a bot goes on: what is on offer to this seat is new to it. */
export function whoMayTake({ match, bots, considered }: Sitting): Seat | null {
  const seat = bots.findIndex((bot, seat) => {
    const offers = match.offers(seat)
    return !bot && offers.length > 0 && !same(offers, considered.get(seat))
  })
  return seat < 0 ? null : seat
}

/** False where the input has ended. */
export async function letTake(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { shell, lines, match } = sitting
  showPosition(sitting, seat)
  tellNews(sitting, seat)
  say(shell, '', ...offerLines(sitting, seat))
  tell(sitting, 'offer.ask')
  noteOffers(sitting, seat)
  for (;;) {
    const typed = await lines.nextWithin('> ', untilSandHasRun(sitting))
    if (typed === 'time') return true
    if (typed.line === null) return false
    const number = typed.line.trim().replace(/^t\b\s*/i, '')
    if (typed.line.trim() === '') return true
    const refused = takeOffer(sitting, seat, number)
    if (!refused) return true
    tell(sitting, refused, { offers: match.offers(seat).length })
  }
}

/** This seat has seen what is on offer to it. */
export function noteOffers({ match, considered }: Sitting, seat: Seat): void {
  considered.set(seat, match.offers(seat))
}

// --- time ---

/** Every hourglass that runs, with the milliseconds that are left. */
function hourglasses({ match, appeared }: Sitting): { offer: Offer; left: number }[] {
  return match.offers(null).map((offer) => {
    if (!appeared.has(offer.id)) appeared.set(offer.id, Date.now())
    const ends = appeared.get(offer.id)! + (offer.seconds ?? 0) * 1000
    return { offer, left: Math.max(0, ends - Date.now()) }
  })
}

/** Milliseconds; infinite where no hourglass runs. */
export function untilSandHasRun(sitting: Sitting): number {
  return Math.min(...hourglasses(sitting).map(({ left }) => left))
}

/** Enters one moment whose time has come. */
export function sandRuns(sitting: Sitting): boolean {
  const over = hourglasses(sitting).find(({ left }) => left === 0)
  if (over) must(sitting.match.take(null, over.offer.id))
  return over !== undefined
}
