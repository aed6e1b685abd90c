import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { builtClient, clientFiles } from './client.ts'
import type { App, Context, Limits } from './context.ts'
import { answerErrors, answerGarbage, frameworkErrors } from './errors.ts'
import { sendSecurityHeaders } from './headers.ts'
import { healthRoute } from './health.ts'
import { identityRoutes, recognise } from './identity.ts'
import { limitRequests } from './limits.ts'
import { lookingRoutes } from './looking.ts'
import { type MetricsDoors, metricsRoute } from './metrics.ts'
import { refuseOtherSites } from './origin.ts'
import { playRoutes } from './play.ts'
import type { TrustedProxies } from './proxies.ts'
import { Problem } from './schemas.ts'
import { streamRoutes } from './stream.ts'
import { tableRoutes } from './tables.ts'

const LARGEST_BODY = 32 * 1024

export interface AppSettings {
  readonly limits: Limits
  readonly logger: FastifyServerOptions['logger']
  readonly trustProxy: TrustedProxies
  readonly metricsDoors: MetricsDoors
  /** The folder in which the browser client was built. */
  readonly client: string | null
}

/** The server's face: every route, and what guards them all. */
export async function createApp(
  context: Context,
  { limits, logger, trustProxy, client, metricsDoors }: AppSettings,
): Promise<{ app: App; streams(): number }> {
  const app: App = Fastify({
    logger,
    // The nearest hop is the connection itself.
    trustProxy: typeof trustProxy === 'number' ? (_from, hop) => hop < trustProxy : trustProxy,
    bodyLimit: LARGEST_BODY,
    // A field of the wrong type is a mistake, not a riddle.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    // A connection on which nothing happens is let go; a stream says now and then that it is there.
    connectionTimeout: 60_000,
    frameworkErrors,
    clientErrorHandler: answerGarbage,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('limits', limits)
  app.removeContentTypeParser('text/plain')
  const folder = builtClient(client)
  answerErrors(app, folder !== null)
  await guard(app, limits)
  describeRefusals(app)
  countRequests(app, context)
  recognise(app, context)
  refuseOtherSites(app)
  serviceRoutes(app, context)
  metricsRoute(app, context.metrics, metricsDoors)
  identityRoutes(app, context)
  tableRoutes(app, context)
  playRoutes(app, context)
  lookingRoutes(app, context)
  const { count } = streamRoutes(app, context)
  if (folder) await clientFiles(app, folder)
  return { app, streams: count }
}

async function guard(app: App, limits: Limits): Promise<void> {
  sendSecurityHeaders(app)
  await app.register(cookie)
  limitRequests(app, limits)
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Bulkhead',
        description: 'Tabletop games by their full rules.',
        version: '1',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'bulkhead' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { bearer: [] }],
    },
  })
}

/** Every route may refuse, and says so in the same form. */
function describeRefusals(app: App): void {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema || schema.hide) return
    const { response } = schema as { response?: Record<string, unknown> }
    schema.response = { ...response, '4xx': Problem, 503: Problem }
  })
}

function countRequests(app: App, { metrics }: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.method, reply.statusCode)
    done()
  })
}

function serviceRoutes(app: App, context: Context): void {
  healthRoute(app, context)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
