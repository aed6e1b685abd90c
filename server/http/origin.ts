import type { FastifyRequest } from 'fastify'
import { forbidden } from '../complaint.ts'
import type { App } from './context.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Another site's page must not act in the name of whoever looks at it. */
export function refuseOtherSites(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!READING.includes(request.method) && isFromElsewhere(request)) {
      throw forbidden('Requests from other sites are refused.')
    }
  })
}

function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
