import { type Clock, openClock } from './clock.ts'
import { games as allGames, type Games } from './games.ts'
import { openHeart } from './heart.ts'
import { createApp } from './http/app.ts'
import type { App, Context, Limits } from './http/context.ts'
import { KnownSecrets } from './http/known.ts'
import { listenForMetrics, type MetricsDoors, openMetrics, portOf } from './http/metrics.ts'
import type { TrustedProxies } from './http/proxies.ts'
import { notingOutages } from './outages.ts'
import { openLibrary, type Shelf } from './rules/library.ts'
import {
  awaitStorage,
  type Caps,
  guarded,
  type Storage,
  type StorageChoice,
  StorageFault,
} from './storage/index.ts'
import type { Pace } from './tables/driver.ts'
import { Tables } from './tables/tables.ts'
import { openThinker } from './tables/thinker.ts'
import { openWebhooks } from './tables/webhook.ts'

export interface ServerSettings {
  readonly port?: number
  readonly host?: string
  /** Where everything is kept; or a storage that is open already. */
  readonly storage?: StorageChoice | Storage
  readonly games?: Games
  /** Where the rules of earlier releases are kept; without it only those of this one are known. */
  readonly shelf?: Shelf | null
  readonly limits?: Partial<Limits>
  readonly pace?: Partial<Pace>
  /** Milliseconds after which somebody without a stream counts as absent. */
  readonly absence?: number
  /** Milliseconds after which a table that nobody uses leaves the memory. */
  readonly idle?: number
  readonly caps?: Partial<Caps>
  /** Whether "your turn" may be sent to an address that a person names; inner addresses too, or not. */
  readonly webhooks?: 'off' | 'outside' | 'anywhere'
  /** The built file of the thread in which bots think; without it they think in this one. */
  readonly thinking?: URL | null
  readonly log?: 'silent' | 'info' | 'warn' | 'error'
  /** The folder in which the browser client was built, to be served where there is one. */
  readonly client?: string | null
  /** Behind a proxy that says who asks and by which protocol. */
  readonly trustProxy?: TrustedProxies
  readonly metrics?: MetricsDoors
  readonly clock?: Clock
  /** Milliseconds that are given back besides the time in which nobody could play. */
  readonly grace?: number
  /** Called when all is there, and nobody can ask anything yet. */
  prepared?(): Promise<void>
  /** Told what is waited for before the server can begin. */
  waits?(message: string): void
  /** Ends the waiting. */
  readonly signal?: AbortSignal
}

export interface RunningServer {
  readonly url: string
  /** Where the counts are read that have a port of their own. */
  readonly metricsPort: number | null
  readonly app: App
  /** Finishes what is under way and lets everybody go. */
  close(): Promise<void>
}

const LIMITS: Limits = {
  requests: 1200,
  identities: 30,
  codes: 12,
  looks: 300,
  chat: 60,
  streams: 100,
}
const PACE: Pace = { bot: 300, elsewhere: 2000, consent: 60_000, reaction: 4000, unwatched: 60_000 }
const CAPS: Caps = { person: 60, address: 300 }
const LAST_MOMENT = 200

export async function startServer(settings: ServerSettings = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8080, games = allGames } = settings
  const choice = settings.storage ?? {}
  const clock = settings.clock ?? openClock()
  const waiting = { note: settings.waits ?? (() => {}), signal: settings.signal }
  const opened = 'append' in choice ? choice : await awaitStorage(choice, waiting)
  const outages = notingOutages(() => app.log)
  const storage = guarded(opened, {
    failed: (cause) => outages.failed(cause),
    answers(answers) {
      if (answers) outages.over()
      tables.storageAnswers(answers)
    },
  })
  const heart = openHeart({
    storage,
    clock,
    grace: settings.grace ?? 60_000,
    changed: () => tables.pausesChanged(),
  })
  const thinker = openThinker(games, settings.thinking ?? null)
  const policy = settings.webhooks ?? 'off'
  const webhooks = policy === 'off' ? null : openWebhooks(policy === 'anywhere')
  const live = { tables: () => tables.size, streams: () => streams() }
  const metrics = openMetrics(live)
  const givenUp: Context['givenUp'] = new Set()
  const seated: Context['seated'] = new Set()
  const tables = new Tables({
    games,
    library: openLibrary(games, settings.shelf ?? null),
    storage,
    clock,
    pauses: () => heart.pauses,
    beat: () => heart.beat(),
    thinker,
    webhooks,
    pace: { ...PACE, ...settings.pace },
    absence: settings.absence ?? 60_000,
    idle: settings.idle ?? 10 * 60_000,
    caps: { ...CAPS, ...settings.caps },
    observe: {
      happened: (event) => metrics.happened(event.what.kind),
      seated(identity, table) {
        for (const hear of seated) hear(identity, table)
      },
      failed(table, error) {
        metrics.failures.inc()
        // That the storage is away is noted once, not by everybody who notices.
        if (error instanceof StorageFault) return
        app.log.error({ table, err: error }, 'something failed at a table')
      },
    },
  })
  const secureCookies = false
  const known = new KnownSecrets()
  const shared = { games, storage, clock, heart, tables, webhooks, metrics, known }
  const context = { ...shared, secureCookies, givenUp, seated }
  const log = settings.log ?? 'info'
  const { app, streams } = await createApp(context, {
    limits: { ...LIMITS, ...settings.limits },
    logger: log === 'silent' ? false : { level: log, serializers: { err: described } },
    trustProxy: settings.trustProxy ?? false,
    client: settings.client ?? null,
    metricsDoors: settings.metrics ?? {},
  })
  app.addHook('preClose', async () => {
    heart.close()
    await tables.close()
    // Then answers under way have a moment left; idle connections would stay for a minute.
    setTimeout(() => app.server.closeAllConnections(), LAST_MOMENT)
  })
  const counting = await listenForMetrics(metrics, settings.metrics ?? {})
  app.addHook('onClose', async () => {
    counting?.close()
    counting?.closeAllConnections()
    await thinker.close()
    await storage.close()
  })
  await app.ready()
  await settings.prepared?.()
  const url = await app.listen({ host, port })
  heart.start()
  tables.begin().catch((error) => app.log.error({ err: error }, 'tables could not be woken'))
  const metricsPort = counting && portOf(counting)
  return { url, metricsPort, app, close: () => app.close() }
}

/** An error of the rules carries the whole match with its secret, which is no business of a log. */
function described(error: Error) {
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}
