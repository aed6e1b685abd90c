import { lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { badRequest } from '../complaint.ts'

const PATIENCE = 5000

/** Addresses that only this machine or its neighbours can reach: nobody may make the server call them. */
const INNER = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INNER.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INNER.addSubnet(net, prefix, 'ipv6')
}

export interface Webhooks {
  /** Complains where notices cannot be sent to this address. */
  check(url: string): void
  /** Sends and forgets: a notice that does not arrive is no harm. */
  send(url: string, notice: unknown): Promise<boolean>
}

export function openWebhooks(mayCallInner: boolean): Webhooks {
  return {
    check(text) {
      const url = URL.canParse(text) ? new URL(text) : null
      if (!url || !(url.protocol === 'https:' || url.protocol === 'http:')) {
        throw badRequest('A webhook is an http or https address.')
      }
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (!mayCallInner && isIP(host) !== 0 && isInner(host)) {
        throw badRequest('A webhook is an address that everybody can reach.')
      }
    },
    send: (url, notice) => post(new URL(url), JSON.stringify(notice), mayCallInner),
  }
}

function post(url: URL, body: string, mayCallInner: boolean): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayCallInner && isIP(host) !== 0 && isInner(host)) return Promise.resolve(false)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const options: RequestOptions = { method: 'POST', headers, timeout: PATIENCE }
  if (!mayCallInner) options.lookup = outerLookup
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    const sent = begin(url, options, (response) => {
      response.resume()
      resolve((response.statusCode ?? 500) < 300)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}

/** Looked at when the name is resolved, so that a name cannot point elsewhere after it was checked. */
const outerLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 4)
    const outer = addresses.filter(({ address }) => !isInner(address))
    if (outer.length === 0) return found(new Error(`${host} is not to be called`), '', 4)
    if (options.all) return found(null, outer)
    found(null, outer[0].address, outer[0].family)
  })
}

function isInner(address: string): boolean {
  return INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
