import { sayings } from '../sayings.ts'

export const says = sayings({
  en: async () => (await import('@bulkhead/aftermath/text/en.ts')).en,
  fr: async () => (await import('@bulkhead/aftermath/text/fr.ts')).fr,
})
