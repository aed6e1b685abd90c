import type { AftermathView } from '@bulkhead/aftermath'
import type { Bot, Chosen, Offered, Seen } from '../bot.ts'
import { levelsOf } from '../hull/index.ts'
import { mindOf } from '../hull/mind.ts'
import { en as anyEn } from '../hull/text/en.ts'
import { fr as anyFr } from '../hull/text/fr.ts'
import type { Budget, Levels, Players } from '../levels.ts'
import { en as nemesisEn } from '../nemesis/text/en.ts'
import { fr as nemesisFr } from '../nemesis/text/fr.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from './lore.ts'
import { takesOffer } from './offer.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

type Play = AftermathView['play']

/** Each way to play has its own lore. */
const LEVELS: Readonly<Record<Play, Levels>> = {
  classic: levelsOf(CLASSIC),
  investigation: levelsOf(INVESTIGATION),
  epilogue: levelsOf(EPILOGUE),
}

export const levels: Levels = {
  gentle: () => byPlay('gentle'),
  good: () => byPlay('good'),
  strong: (budget) => byPlay('strong', budget),
}

function byPlay(level: keyof Levels, budget?: Budget): Bot {
  const bots = new Map<Play, Bot>()
  const botFor = (seen: { readonly view: unknown }) => {
    const { play } = seen.view as AftermathView
    const bot = bots.get(play) ?? LEVELS[play][level](budget)
    bots.set(play, bot)
    return bot
  }
  return {
    name: level,
    thinks: true,
    choose: (seen: Seen): Chosen => botFor(seen).choose(seen),
    considers,
  }
}

/** One more turn is taken whenever there are cards for it, the Lucrative Offer where it is as good as won. */
function considers({ offers, view, log }: Offered): string | null {
  for (const { id, seat } of offers) {
    if (seat === null) continue
    const mind = mindOf(EPILOGUE, view as AftermathView, seat, log)
    if (id === 'one-last-thing' && (mind.me.hand?.length ?? 0) > 2) return id
    if (id === 'lucrative-offer' && takesOffer(mind)) return id
  }
  return null
}

export const text: Players['text'] = {
  en: { ...anyEn, ...nemesisEn, ...en },
  fr: { ...anyFr, ...nemesisFr, ...fr },
}
