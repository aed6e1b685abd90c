import type { App } from './context.ts'

/** The client loads everything from here, and runs nothing that stands in a page. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self'",
}

const HEADERS = {
  'content-security-policy': Object.entries(POLICY)
    .map(([what, from]) => `${what} ${from}`)
    .join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** What is asked of the server is another thing the next time. */
const HEADERS_OF_ANSWERS = { ...HEADERS, 'cache-control': 'no-store' }

/** With every answer; behind https the proxy says that it is to stay so. */
export function sendSecurityHeaders(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? HEADERS_OF_ANSWERS : HEADERS)
    done()
  })
}
