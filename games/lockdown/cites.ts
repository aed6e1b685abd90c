import { BASE } from './cites/base.ts'
import { CREW } from './cites/crew.ts'
import { DIFFERENTLY } from './cites/differently.ts'

/**
 * The entry of Lockdown's ledger for an entry of Nemesis'. Rules that both games share cite the id of
 * Nemesis, where they were written first; what a player of Lockdown reads names the rule of Lockdown.
 */
export const CITES: Readonly<Record<string, string>> = { ...CREW, ...BASE, ...DIFFERENTLY }
