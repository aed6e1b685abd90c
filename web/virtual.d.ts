declare module 'virtual:ledger/*' {
  export const language: import('@bulkhead/kernel').Language
  const chapters: readonly import('./build/ledgers.ts').LedgerChapter[]
  export default chapters
}

declare module 'virtual:rule-names/*' {
  const chapters: readonly import('./build/ledgers.ts').ChapterIds[]
  export default chapters
}

declare module 'virtual:ledgers' {
  /** The game whose rules begin so. */
  export const prefixes: Readonly<Record<string, string>>
  /** By language and game. */
  export const loaders: Readonly<Record<string, () => Promise<typeof import('virtual:ledger/*')>>>
  export const names: Readonly<Record<string, () => Promise<typeof import('virtual:rule-names/*')>>>
}
