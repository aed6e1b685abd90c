import type { FastifyRequest } from 'fastify'
import { forbidden } from '../complaint.ts'
import type { App } from './context.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Another site's page must not act in the name of whoever looks at it. */
export function refuseOtherSites(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !READING.includes(request.method) && isFromElsewhere(request)
    done(isRefused ? forbidden('Requests from other sites are refused.') : undefined)
  })
}

function isFromElsewhere(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}
