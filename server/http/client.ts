import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './context.ts'

const PAGE = 'index.html'
/** Names of files in here carry the hash of what is in them. */
const HASHED = `${sep}assets${sep}`

/** Where the browser client has been built; null where it has not, and the server is there for programs. */
export function builtClient(folder: string | null): string | null {
  return folder !== null && existsSync(join(folder, PAGE)) ? folder : null
}

/** Serves the files of the browser client. */
export async function clientFiles(app: App, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', path.includes(HASHED) ? FOR_GOOD : ASK_EVERY_TIME)
    },
  })
}

const FOR_GOOD = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'

/** Whether somebody looks at an address that only the client knows, such as that of a table. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html')
}

/** The page knows its addresses by what stands behind the `#`, and finds its files beside itself. */
export function sendToPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', ASK_EVERY_TIME).redirect(`/#${url}`, 302)
}
