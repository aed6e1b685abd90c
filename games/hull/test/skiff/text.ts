import type { Dictionary, Language, TextsOf, Translation } from '@bulkhead/kernel'
import type { Table as HullTable } from '../../table.ts'
import { en as chaptersEn } from '../../text/en.ts'
import { fr as chaptersFr } from '../../text/fr.ts'
import { generalNames, type Named } from '../../text/naming.ts'
import { SHIPS } from './board.ts'
import { PRINTED } from './cards.ts'

/** What the skiff says beside what the chapters say, or in its place; things are called by their ids. */

const said = {
  ...chaptersEn,
  'game.name': 'The Skiff',
  'game.summary': 'Explore three rooms, and be on the bridge after six rounds.',
  'option.analyse': 'Look closely at the {slot}',
  'option.crawl': 'Crawl to {place}',
  'why.no-contamination': 'There is nothing to scan.',
  'why.no-fire': 'Nothing burns here.',
  'why.no-weapon': 'There is nothing to load.',
  'why.signal-sent': 'The signal has been sent.',
  'log.signal': '{seat:Seat} sends a signal.',
  'log.time': '{left} rounds are left.',
  'log.ends-alongside': 'The skiff comes alongside.',
  'log.gets-away': '{seat:Seat} gets away.',
  'death.left-behind': 'left on the skiff',
  'result.alongside': 'The skiff has come alongside.',
  'result.explosion': 'The skiff has burnt.',
} as const satisfies Dictionary

const dit: Translation<typeof said> = {
  ...chaptersFr,
  'game.name': 'Le Canot',
  'game.summary': 'Explorez trois salles, et soyez sur la passerelle après six tours.',
  'option.analyse': 'Examiner : {slot}',
  'option.crawl': 'Ramper vers {place}',
  'why.no-contamination': "Il n'y a rien à scanner.",
  'why.no-fire': 'Rien ne brûle ici.',
  'why.no-weapon': "Il n'y a rien à charger.",
  'why.signal-sent': 'Le signal est envoyé.',
  'log.signal': '{seat:Seat} envoie un signal.',
  'log.time': 'Il reste {left} tours.',
  'log.ends-alongside': 'Le canot accoste.',
  'log.gets-away': "{seat:Seat} s'échappe.",
  'death.left-behind': 'resté sur le canot',
  'result.alongside': 'Le canot a accosté.',
  'result.explosion': 'Le canot a brûlé.',
}

export type Texts = TextsOf<typeof said>
export type Table = HullTable<Texts>

/** Characters, cards, Items and rooms by the ids that they have on their backs. */
function ids(): Dictionary {
  const { characters, cards, items, tiles } = PRINTED
  const kinds = { character: characters, card: cards, item: items, tile: tiles }
  const entries = Object.entries(kinds).flatMap(([kind, defs]) =>
    Object.keys(defs).flatMap((id) =>
      [kind, 'action', 'option', 'the'].map((family) => [`${family}.${id}`, id]),
    ),
  )
  return Object.fromEntries(entries)
}

export const NAMED: Readonly<Record<Language, Named>> = {
  en: { ships: SHIPS, words: { ...said, ...ids() } },
  fr: { ships: SHIPS, words: { ...dit, ...ids() } },
}

export const en: Dictionary = { ...NAMED.en.words, ...generalNames(NAMED.en, 'en') }
export const fr: Dictionary = { ...NAMED.fr.words, ...generalNames(NAMED.fr, 'fr') }
