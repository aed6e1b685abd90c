import { sayings } from '../sayings.ts'

export const says = sayings({
  en: async () => (await import('@bulkhead/retaliation/text/en.ts')).en,
  fr: async () => (await import('@bulkhead/retaliation/text/fr.ts')).fr,
})
