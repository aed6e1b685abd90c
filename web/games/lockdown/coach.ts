import type { LockdownView } from '@bulkhead/lockdown'
import type { Coach, Tip } from '../coach.ts'
import { thingAt } from '../coach.ts'
import { deeds, firstRole, happenings, OWN } from '../hull/coach.ts'
import { readerIn } from '../hull/reader.ts'
import { advise } from './opening.ts'
import { isInTheDark } from './reader.ts'

/** Said of this base; and shorter where rooms lie close together, so that no hint hides one on a phone. */
const SAID: Readonly<Record<string, Tip<LockdownView>['text']>> = {
  contamination: {
    en: 'A Contamination card is in your deck now. It pays for nothing, and it may be infected: scan it in time, by Rest or Decontamination.',
    fr: 'Une carte Contamination est dans votre paquet. Elle ne paie rien et peut être infectée : scannez-la, par Repos ou décontamination.',
  },
  event: {
    en: 'A round is over. Strokes on the time track say when power fails next.',
    fr: 'Une manche est finie. Les traits de la piste disent quand le courant se coupe.',
  },
  verb: {
    en: 'A turn has two actions. Press what you want to do.',
    fr: 'Un tour, deux actions. Touchez ce que vous voulez faire.',
  },
  search: {
    en: 'Items lie here: Search shows two, you keep one.',
    fr: 'Il y a des objets ici : Fouille en montre deux, gardez-en un.',
  },
  wound: {
    en: 'A wound. With three Serious ones, the next kills.',
    fr: 'Une blessure. Avec trois graves, la prochaine tue.',
  },
}

const role: Tip<LockdownView> = {
  id: 'role',
  text: {
    en: 'Everybody plays another Character, with cards and an Item of their own.',
    fr: 'Chacun joue un autre personnage, avec ses cartes et son objet.',
  },
  at: ({ asked }) => (asked.prompt === 'role' ? OWN : null),
}

const sentry = firstRole('sentry', {
  en: 'The Sentry shoots well: good to begin with.',
  fr: 'La Sentinelle tire bien : parfait pour débuter.',
})

const dark: Tip<LockdownView> = {
  id: 'dark',
  text: {
    en: 'It is dark here: no Computer, a worse die to shoot with, worse Encounters. The Generator, or the Backup Power, brings light.',
    fr: 'Il fait noir ici : pas d’ordinateur, un dé moins bon, de pires rencontres. Génératrice et secours rendent la lumière.',
  },
  at: ({ view }) => {
    const me = readerIn(view)
    if (!me || view.phase === 'draft' || !isInTheDark(view, me)) return null
    return thingAt('place', me.room)
  },
}

const power: Tip<LockdownView> = {
  id: 'power',
  text: {
    en: 'Each section has a Power token. Blue gives light. The highest blue one fails next; the warning says when.',
    fr: 'Chaque secteur a son jeton Courant. Bleu : il y a de la lumière. Le bleu le plus élevé lâche ensuite ; l’avis dit quand.',
  },
  at: ({ asked, view, stage }) =>
    asked.prompt === 'action' && stage === 'verbs' && view.round > 1
      ? '.table-board .lock-power'
      : null,
}

function said(tip: Tip<LockdownView>): Tip<LockdownView> {
  return SAID[tip.id] ? { ...tip, text: SAID[tip.id] } : tip
}

export const coach: Coach<LockdownView> = {
  tips: [...happenings.map(said), role, sentry, dark, ...deeds.map(said), power],
  advise,
}
