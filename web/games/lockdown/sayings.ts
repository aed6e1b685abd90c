import { sayings } from '../sayings.ts'

export const says = sayings({
  en: async () => (await import('@bulkhead/lockdown/text/en.ts')).en,
  fr: async () => (await import('@bulkhead/lockdown/text/fr.ts')).fr,
})
