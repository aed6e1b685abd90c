export { CITES } from './cites.ts'
