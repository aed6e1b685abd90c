import { type Pack, printedIn } from '@bulkhead/hull/pack.ts'
import { BASE } from '@bulkhead/nemesis/packs.ts'
import { ANDROID_CARDS } from './cards/actions/android.ts'
import { BOUNTY_HUNTER_CARDS } from './cards/actions/bounty-hunter.ts'
import { CEO_CARDS } from './cards/actions/ceo.ts'
import { COMMON_CARDS } from './cards/actions/common.ts'
import { CONVICT_CARDS } from './cards/actions/convict.ts'
import { PSYCHOLOGIST_CARDS } from './cards/actions/psychologist.ts'
import { EVENT_CARDS, INVESTIGATION_EVENTS } from './cards/event-cards.ts'
import { CHARGES } from './cards/items/charges.ts'
import { CRAFTED_ITEMS } from './cards/items/crafted.ts'
import { QUEST_ITEMS } from './cards/items/quest.ts'
import { STARTING_ITEMS } from './cards/items/starting.ts'
import { LUCRATIVE_OFFER, MISSIONS } from './cards/missions.ts'
import { WOUNDS } from './cards/wounds.ts'
import { CHARACTERS } from './components.ts'
import { SHUTTLE_ROOMS } from './rooms/shuttle.ts'
import { ROOMS_TWO } from './rooms/twos.ts'

/** What the box of Aftermath adds, whichever way it is played. */
const AFTERMATH: Pack = {
  characters: CHARACTERS,
  cards: [
    ...COMMON_CARDS,
    ...CEO_CARDS,
    ...ANDROID_CARDS,
    ...PSYCHOLOGIST_CARDS,
    ...BOUNTY_HUNTER_CARDS,
    ...CONVICT_CARDS,
  ],
  items: [...CHARGES, ...CRAFTED_ITEMS, ...STARTING_ITEMS, ...QUEST_ITEMS],
  tiles: ROOMS_TWO,
  wounds: WOUNDS,
}

/** AFT-EPI-22, AFT-INV-27: with the Shuttle in play everybody starts there. */
const SHUTTLE: Pack = {
  characters: [...BASE.characters!, ...CHARACTERS].map((one) => ({
    ...one,
    start: 'shuttle-main',
  })),
  tiles: SHUTTLE_ROOMS,
}

export const CLASSIC = printedIn([BASE, AFTERMATH])

export const INVESTIGATION = printedIn([
  { ...BASE, events: INVESTIGATION_EVENTS },
  AFTERMATH,
  SHUTTLE,
])

export const EPILOGUE = printedIn([
  { ...BASE, events: EVENT_CARDS, objectives: [...MISSIONS, LUCRATIVE_OFFER] },
  AFTERMATH,
  SHUTTLE,
])
