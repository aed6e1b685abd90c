import { trustedProxies } from './http/proxies.ts'
import type { ServerSettings } from './index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment asks for; a sentence where that cannot be read. */
export function settingsFrom(env: Environment): ServerSettings | string {
  const trustProxy = trustedProxies(env.TRUST_PROXY ?? '')
  if (typeof trustProxy === 'string') return trustProxy
  const wrong = NUMBERS.find((name) => env[name] && !/^\d+$/.test(env[name]))
  if (wrong) return `${wrong} is a number.`
  const waitsForDisk = env.WAIT_FOR_DISK === 'on'
  return {
    host: env.HOST ?? '127.0.0.1',
    port: numberIn(env.PORT),
    storage: { url: env.DATABASE_URL, folder: env.DATA ?? 'data', waitsForDisk },
    limits: env.REQUESTS_A_MINUTE ? manyRequests(Number(env.REQUESTS_A_MINUTE)) : undefined,
    absence: env.AWAY_AFTER ? Number(env.AWAY_AFTER) * 1000 : undefined,
    pace: {
      ...(env.BOT_PAUSE && { bot: Number(env.BOT_PAUSE) }),
      ...(env.REACTION_PAUSE && { reaction: Number(env.REACTION_PAUSE) }),
    },
    webhooks: env.WEBHOOKS === 'on' ? 'outside' : 'off',
    log: (env.LOG as 'info' | undefined) ?? 'warn',
    trustProxy,
    metrics: {
      port: numberIn(env.METRICS_PORT),
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN,
    },
  }
}

const NUMBERS = [
  'PORT',
  'METRICS_PORT',
  'REQUESTS_A_MINUTE',
  'AWAY_AFTER',
  'BOT_PAUSE',
  'REACTION_PAUSE',
]

function numberIn(text: string | undefined): number | undefined {
  return text ? Number(text) : undefined
}

function manyRequests(requests: number) {
  return { requests, identities: requests, looks: requests, chat: requests, streams: requests }
}
