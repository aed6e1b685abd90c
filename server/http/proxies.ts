import { isIP } from 'node:net'

/** How many proxies stand before the server, or the networks in which they do; false where there are none. */
export type TrustedProxies = false | number | string[]

const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** What an operator writes: `off`, `1`, or `loopback,10.1.0.0/16`. A sentence where it cannot be read. */
export function trustedProxies(text: string): TrustedProxies | string {
  if (text === '' || text === 'off') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').flatMap((one) => PREFIXES[one.trim()] ?? [one.trim()])
  if (networks.every(isNetwork)) return networks
  return 'TRUST_PROXY is the number of proxies before this server, or their networks: 1, loopback, 10.1.0.0/16.'
}

function isNetwork(text: string): boolean {
  const [address, prefix, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return (
    prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  )
}
