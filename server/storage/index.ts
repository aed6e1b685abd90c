export { guarded, StorageFault } from './guarded.ts'
export { openStorage, type StorageChoice } from './open.ts'
export type { Caps, Identity, Storage, StoredTable, TableCheckpoint } from './storage.ts'
export { awaitStorage } from './waiting.ts'
