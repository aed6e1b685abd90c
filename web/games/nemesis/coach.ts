import type { NemesisView } from '@bulkhead/nemesis'
import type { Coach, Tip } from '../coach.ts'
import { deeds, firstRole, happenings, OWN } from '../hull/coach.ts'
import { advise } from './opening.ts'
import type { ShipView } from './ship.ts'

/** Said of the Contamination of this ship. */
const CONTAMINATION = {
  en: 'A Contamination card is in your deck now. It pays for nothing, and it may be infected: scan it in time, by Rest or a shower.',
  fr: 'Une carte Contamination est dans votre paquet. Elle ne paie rien et peut être infectée : scannez-la à temps, par Repos ou une douche.',
}

const role: Tip<ShipView> = {
  id: 'role',
  text: {
    en: 'Everybody plays another Character, with cards and an Item of their own.',
    fr: 'Chacun joue un autre personnage, avec ses cartes et son objet.',
  },
  at: ({ asked }) => (asked.prompt === 'role' ? OWN : null),
}

const soldier = firstRole('soldier', {
  en: 'The Soldier shoots well: good to begin with.',
  fr: 'Le Soldat tire bien : parfait pour débuter.',
})

/** Hints at what happens and at what one may do aboard. */
export const tips: readonly Tip<ShipView>[] = [
  ...happenings.map((tip) => (tip.id === 'contamination' ? { ...tip, text: CONTAMINATION } : tip)),
  role,
  soldier,
  ...deeds,
]

export const coach: Coach<NemesisView> = { tips, advise }
