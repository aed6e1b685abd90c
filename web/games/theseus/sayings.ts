import { sayings } from '../sayings.ts'

export const says = sayings({
  en: async () => (await import('@bulkhead/theseus/text/en.ts')).en,
  fr: async () => (await import('@bulkhead/theseus/text/fr.ts')).fr,
})
