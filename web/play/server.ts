import { useSyncExternalStore } from 'react'
import * as api from './api.ts'
import type { Refused } from './position.ts'
import { isRefused } from './source.ts'
import { UNSTORED } from './storage.ts'
import { Store } from './store.ts'

/** Whether there is a server behind this page: a plain file host has none, and then all is played here. */
export type Server = 'unknown' | 'there' | 'none'

const server = new Store<Server>('unknown')
const games = new Store<readonly api.GameInfo[]>([])
let asking: Promise<void> | null = null
const PAUSE_WITHOUT_STORAGE = 2000

export function useServer(): Server {
  return useSyncExternalStore(subscribe, server.get)
}

/** The games of the server with their bots; empty until they are known. */
export function useServerGames(): readonly api.GameInfo[] {
  return useSyncExternalStore(subscribeGames, games.get)
}

/** Asks once, and again when the network comes back. */
function subscribe(listener: () => void): () => void {
  probe()
  return server.subscribe(listener)
}

function subscribeGames(listener: () => void): () => void {
  probe()
  return games.subscribe(listener)
}

export function probe(): Promise<void> {
  asking ??= look()
  return asking
}

async function look(): Promise<void> {
  const list = await api.games()
  // There is a server; it will know more when it can read again.
  if (isUnstored(list)) {
    setTimeout(askAgain, PAUSE_WITHOUT_STORAGE)
    return
  }
  // A host of plain files may answer any address with the page.
  const isList = Array.isArray(list)
  if (isList) games.set(list)
  server.set(isList ? 'there' : 'none')
  if (isList) return
  addEventListener('online', askAgain, { once: true })
}

function askAgain(): void {
  asking = null
  probe()
}

function isUnstored(answer: unknown): boolean {
  return isRefused(answer) && answer.error === UNSTORED
}

// --- who one is ---

/** Undefined until it is known; null where the server does not know this browser. */
const me = new Store<api.Identity | null | undefined>(undefined)

export function useIdentity(): api.Identity | null | undefined {
  return useSyncExternalStore(subscribeMe, me.get)
}

function subscribeMe(listener: () => void): () => void {
  if (me.get() === undefined) refreshIdentity()
  return me.subscribe(listener)
}

let refreshing: Promise<api.Identity | null | Refused> | null = null

/** However many parts of a page want to know, the server is asked once. */
function refreshIdentity(): Promise<api.Identity | null | Refused> {
  refreshing ??= askWhoIAm().finally(() => {
    refreshing = null
  })
  return refreshing
}

/** A server that does not answer has not said that it does not know this browser. */
async function askWhoIAm(): Promise<api.Identity | null | Refused> {
  const known = await api.identity()
  if (isUnstored(known)) setTimeout(refreshIdentity, PAUSE_WITHOUT_STORAGE)
  // The secret that this browser still keeps may be known no more.
  const answer = isRefused(known) && known.error === 'who-are-you' ? null : known
  if (!isRefused(answer)) me.set(answer)
  return answer
}

/** The person behind this browser, under this name: made where there is none, renamed where it differs. */
export async function beSomebody(name: string): Promise<api.Identity | Refused> {
  const known = me.get() ?? (await refreshIdentity())
  if (isRefused(known) || known?.name === name) return known
  return noted(known ? await api.changeIdentity({ name }) : await api.createIdentity(name))
}

export async function setWebhook(webhook: string | null): Promise<api.Identity | Refused> {
  return noted(await api.changeIdentity({ webhook }))
}

/** The address that makes another device the same person; it works once, for ten minutes. */
export async function carryLink(): Promise<string | Refused> {
  const carried = await api.carryIdentity()
  return isRefused(carried) ? carried : new URL(`#/claim/${carried.token}`, location.href).href
}

export async function claim(token: string): Promise<api.Identity | Refused> {
  return noted(await api.claimIdentity(token))
}

function noted(identity: api.Identity | Refused): api.Identity | Refused {
  if (!isRefused(identity)) me.set(identity)
  return identity
}
