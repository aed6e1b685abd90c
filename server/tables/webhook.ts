import { lookup } from 'node:dns'
import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { badRequest } from '../complaint.ts'

const PATIENCE = 5000

/**
 * IPv4 networks that are not the internet's: nobody may make the server call them. The two kinds of address have lists
 * of their own, because a list that holds `::ffff:0:0/96` has every IPv4 address in it.
 */
const INNER = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
/** Of IPv6 only this part is the internet's… */
const GLOBAL = listOf('ipv6', [['2000::', 3]])
/** …but for what stands for other addresses, inner ones among them, and for examples. */
const STANDING_FOR_OTHERS = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
])

function listOf(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family)
  return list
}

export interface Webhooks {
  /** The address as it is called; complains where notices cannot be sent there. */
  check(url: string): string
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
      return url.href
    },
    send: (url, notice) => post(new URL(url), JSON.stringify(notice), mayCallInner),
  }
}

function post(url: URL, body: string, mayCallInner: boolean): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayCallInner && isIP(host) !== 0 && isInner(host)) return Promise.resolve(false)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const signal = AbortSignal.timeout(PATIENCE)
  const options: RequestOptions = { method: 'POST', headers, signal }
  if (!mayCallInner) options.lookup = outerLookup
  const begin = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    const sent = begin(url, options, (response) => {
      // An answer that never ends is of no interest either.
      response.destroy()
      resolve((response.statusCode ?? 500) < 300)
    })
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

export function isInner(address: string): boolean {
  if (isIP(address) === 4) return INNER.check(address, 'ipv4')
  return !GLOBAL.check(address, 'ipv6') || STANDING_FOR_OTHERS.check(address, 'ipv6')
}
