import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { Clock } from '../clock.ts'
import type { Games } from '../games.ts'
import type { Heart } from '../heart.ts'
import type { Identity, Storage } from '../storage/index.ts'
import type { Tables } from '../tables/tables.ts'
import type { Webhooks } from '../tables/webhook.ts'
import type { KnownSecrets } from './known.ts'
import type { Metrics } from './metrics.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Requests a minute from one address. */
export interface Limits {
  readonly requests: number
  readonly identities: number
  /** Codes that are tried: few enough that nobody finds a table by guessing. */
  readonly codes: number
  /** Looks back into a match: each may play it again from its beginning. */
  readonly looks: number
  readonly chat: number
  /** Streams open at once from one address. */
  readonly streams: number
}

/** What the routes work with. */
export interface Context {
  readonly games: Games
  readonly storage: Storage
  readonly clock: Clock
  readonly heart: Heart
  readonly tables: Tables
  readonly webhooks: Webhooks | null
  readonly metrics: Metrics
  readonly secureCookies: boolean
  /** Who came lately. */
  readonly known: KnownSecrets
  /** Hears of every secret that is given up at this process. */
  readonly givenUp: Set<(secretHash: string) => void>
  /** Hears of everybody who has taken a seat. */
  readonly seated: Set<(identity: string, table: string) => void>
}

/** Somebody, by the hash of a secret that came with a request. */
export interface Bearer {
  readonly person: Identity
  readonly secretHash: string
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Identity | null
    /** The hash of the secret that it came with. */
    secretHash: string | null
    /** Everybody whose secret came with it: several people only where the route takes them. */
    bearers: readonly Bearer[]
  }
  interface FastifyContextConfig {
    /** A program may be several people at once, by a list of tokens. */
    several?: boolean
  }
  interface FastifyInstance {
    limits: Limits
  }
}
