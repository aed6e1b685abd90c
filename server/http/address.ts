import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const GROUPS_OF_A_NETWORK = 4

/** Whom limits count as one: whoever has an IPv6 address has a whole /64 of them. */
export function addressOf({ ip }: { readonly ip: string }): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  return mapped ? mapped[1] : `${groupsOf(ip).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}

/** The same, as it is kept beside a table. */
export function originOf(request: FastifyRequest): string {
  return hash('sha256', addressOf(request)).slice(0, 32)
}

function groupsOf(ip: string): string[] {
  const [head, tail] = ip.split('%')[0].split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const missing = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const all = tail === undefined ? before : [...before, ...missing, ...after]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
