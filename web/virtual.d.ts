declare module 'virtual:ledger/*' {
  export const language: import('@bulkhead/kernel').Language
  const chapters: readonly import('./build/ledgers.ts').LedgerChapter[]
  export default chapters
}
