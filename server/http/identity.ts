import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, Complaint, unknownPerson } from '../complaint.ts'
import type { Identity } from '../storage/index.ts'
import type { App, Bearer, Context } from './context.ts'
import {
  CarryToken,
  ChangedIdentity,
  IdentityView,
  KnownIdentity,
  NewIdentity,
  Nothing,
  Token,
} from './schemas.ts'

const COOKIE = 'bulkhead'
const A_YEAR = 365 * 24 * 3600
const CARRIED_FOR = 10 * 60_000

/** Who people are: a name and a random secret, of which the server keeps only the hash. */
export function identityRoutes(
  app: App,
  { storage, tables, webhooks, secureCookies, givenUp, known }: Context,
): void {
  const tags = ['identity']
  // The bearer of a new name costs storage: fewer of these than of anything else.
  const config = { limit: 'identities' } as const

  app.post(
    '/api/identity',
    { config, schema: { tags, body: NewIdentity, response: { 201: IdentityView } } },
    async (request, reply) => {
      const { name, bearer } = request.body
      const identity = { id: randomUUID(), name: name.trim(), webhook: null }
      const secret = newSecret()
      await storage.createIdentity(identity, hashOf(secret))
      reply.code(201)
      if (bearer) return { ...identity, token: secret }
      setCookie(request, reply, secret)
      return identity
    },
  )

  // Whoever comes without a secret is nobody yet, which is no fault.
  app.get(
    '/api/identity',
    { schema: { tags, response: { 200: KnownIdentity } } },
    async (request) => (request.secretHash === null ? null : required(request)),
  )

  app.patch(
    '/api/identity',
    { config, schema: { tags, body: ChangedIdentity, response: { 200: IdentityView } } },
    async (request) => {
      const me = required(request)
      const { name, webhook } = request.body
      if (webhook && !webhooks) throw badRequest('This server sends no notices.')
      const change = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(webhook === undefined ? {} : { webhook: webhook && webhooks!.check(webhook) }),
      }
      if (Object.keys(change).length > 0) await storage.changeIdentity(me.id, change)
      known.clear()
      const changed = { ...me, ...change }
      // Also where the name is known already: somebody may ask again because not every table was told.
      if (name !== undefined) await tables.rename(changed)
      return changed
    },
  )

  app.post(
    '/api/identity/token',
    { config, schema: { tags, body: Nothing, response: { 201: Token } } },
    async (request, reply) => {
      const token = newSecret()
      await storage.addSecret(required(request).id, hashOf(token), 'session')
      reply.code(201)
      return { token }
    },
  )

  app.post(
    '/api/identity/carry',
    { config, schema: { tags, body: Nothing, response: { 201: Token } } },
    async (request, reply) => {
      const token = newSecret()
      const { id } = required(request)
      await storage.addSecret(id, hashOf(token), 'carry', Date.now() + CARRIED_FOR)
      reply.code(201)
      return { token }
    },
  )

  app.post(
    '/api/identity/claim',
    { config, schema: { tags, body: CarryToken, response: { 200: IdentityView } } },
    async (request, reply) => {
      const secret = newSecret()
      const carried = hashOf(request.body.token)
      const identity = await storage.takeCarrySecret(carried, hashOf(secret), Date.now())
      if (!identity) throw new Complaint(403, 'bad-token', 'This link was used or is too old.')
      setCookie(request, reply, secret)
      return identity
    },
  )

  app.post('/api/identity/leave', { schema: { tags, body: Nothing } }, async (request, reply) => {
    const { secretHash } = request
    if (secretHash) {
      await storage.forgetSecret(secretHash)
      known.clear()
      for (const hear of givenUp) hear(secretHash)
    }
    reply.clearCookie(COOKIE, { path: '/' }).code(204)
  })

  function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    reply.setCookie(COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: secureCookies || request.protocol === 'https',
      maxAge: A_YEAR,
    })
  }
}

/** Finds out who asks, before every request that has a secret with it. The client's files are for everybody. */
export function recognise(app: App, { storage, tables, known }: Context): void {
  app.decorateRequest('person', null)
  app.decorateRequest('secretHash', null)
  app.decorateRequest('bearers')
  app.addHook('onRequest', (request, _reply, done) => {
    request.bearers = []
    const secrets = request.url.startsWith('/api/') ? secretsOf(request) : []
    if (secrets.length === 0) return done()
    const hashes = secrets.map(hashOf)
    request.secretHash = hashes[0]
    const remembered = hashes.map((hash) => known.get(hash))
    if (remembered.every((one) => one !== null)) return found(request, hashes, remembered, done)
    Promise.all(hashes.map(personBy)).then((people) => found(request, hashes, people, done), done)
  })

  async function personBy(secretHash: string): Promise<Identity | null> {
    const person = await storage.identityBySecret(secretHash)
    if (person) known.set(secretHash, person)
    return person
  }

  function found(
    request: FastifyRequest,
    hashes: readonly string[],
    people: readonly (Identity | null)[],
    done: (error?: Error) => void,
  ): void {
    request.person = people[0]
    request.bearers = people.flatMap((person, i) =>
      person ? [{ person, secretHash: hashes[i] }] : [],
    )
    for (const { person } of request.bearers) tables.noteHere(person)
    // Nobody believes to be followed, or to play, by a token that is not known any more.
    const isPartial = people.length > 1 && request.bearers.length < people.length
    done(isPartial ? unknownPerson() : undefined)
  }
}

export function required(request: FastifyRequest): Identity {
  if (!request.person) throw unknownPerson()
  return request.person
}

/** Everybody who asks, where a program may be several people. */
export function everybody(request: FastifyRequest): readonly Bearer[] {
  if (request.bearers.length === 0) throw unknownPerson()
  return request.bearers
}

const BEARER = /^Bearer ([\w-]{20,100})$/
const BEARERS = /^Bearer ([\w-]{20,100}(?:,[\w-]{20,100}){0,31})$/

function secretsOf(request: FastifyRequest): readonly string[] {
  const { authorization = '' } = request.headers
  const isList = authorization.includes(',') && request.routeOptions.config.several
  const bearer = (isList ? BEARERS : BEARER).exec(authorization)
  const cookie = request.cookies[COOKIE]
  return bearer?.[1].split(',') ?? (cookie === undefined ? [] : [cookie])
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(secret: string): string {
  return hash('sha256', secret)
}
