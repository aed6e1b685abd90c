import { sayings } from '../sayings.ts'

export const says = sayings({
  en: async () => (await import('@bulkhead/nemesis/text/en.ts')).en,
  fr: async () => (await import('@bulkhead/nemesis/text/fr.ts')).fr,
})
