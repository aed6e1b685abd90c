import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { Complaint } from '../complaint.ts'
import type { App, Context, Limits } from './context.ts'
import { answerErrors, answerGarbage, frameworkErrors } from './errors.ts'
import { identityRoutes, recognise } from './identity.ts'
import { refuseOtherSites } from './origin.ts'
import { playRoutes } from './play.ts'
import { Problem } from './schemas.ts'
import { streamRoutes } from './stream.ts'
import { tableRoutes } from './tables.ts'

const LARGEST_BODY = 32 * 1024

export interface AppSettings {
  readonly limits: Limits
  readonly logger: FastifyServerOptions['logger']
  readonly trustProxy: boolean
}

/** The server's face: every route, and what guards them all. */
export async function createApp(
  context: Context,
  { limits, logger, trustProxy }: AppSettings,
): Promise<{ app: App; streams(): number }> {
  const app: App = Fastify({
    logger,
    trustProxy,
    bodyLimit: LARGEST_BODY,
    // A field of the wrong type is a mistake, not a riddle.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    frameworkErrors,
    clientErrorHandler: answerGarbage,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('limits', limits)
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  await guard(app, limits)
  describeRefusals(app)
  countRequests(app, context)
  recognise(app, context)
  refuseOtherSites(app)
  serviceRoutes(app, context)
  identityRoutes(app, context)
  tableRoutes(app, context)
  playRoutes(app, context)
  const { count } = streamRoutes(app, context)
  return { app, streams: count }
}

async function guard(app: App, limits: Limits): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
      },
    },
    // Behind https the proxy says so; on a bench there is none.
    strictTransportSecurity: false,
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Complaint(429, 'too-many', 'Too many requests; wait a moment.'),
  })
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
    schema.response = { ...response, '4xx': Problem }
  })
}

function countRequests(app: App, { metrics }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ method: request.method, status: String(reply.statusCode) })
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

function serviceRoutes(app: App, { storage, metrics }: Context): void {
  const schema = { hide: true }
  app.get('/health', { schema, config: { rateLimit: false } }, async (_request, reply) => {
    const healthy = await storage.isHealthy()
    reply.code(healthy ? 200 : 503)
    return { healthy, storage: storage.kind }
  })
  app.get('/metrics', { schema, config: { rateLimit: false } }, async (_request, reply) => {
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
  app.get('/api/openapi.json', { schema }, async () => app.swagger())
}
