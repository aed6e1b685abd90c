import type { Kysely } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Schema } from './schema.ts'
import type { Identity, SecretKind, Storage } from './storage.ts'

type People = Pick<
  Storage,
  | 'createIdentity'
  | 'identity'
  | 'identityBySecret'
  | 'changeIdentity'
  | 'addSecret'
  | 'takeCarrySecret'
  | 'forgetSecret'
>

/** Who somebody is, and by which secrets they are known. */
export function peopleIn({ db, settled }: Dialect): People {
  async function identity(id: string): Promise<Identity | null> {
    const row = await db
      .selectFrom('identities')
      .select(['id', 'name', 'webhook'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ?? null
  }

  return {
    identity,

    async createIdentity(identity, secretHash) {
      await db.transaction().execute(async (inside) => {
        const row = { ...identity, created_at: Date.now(), seen_at: null, banned_at: null }
        await inside.insertInto('identities').values(row).execute()
        await insertSecret(inside, identity.id, secretHash, 'session')
      })
      await settled()
    },

    async identityBySecret(secretHash) {
      const row = await db
        .selectFrom('secrets')
        .innerJoin('identities', 'identities.id', 'secrets.identity')
        .select(['identities.id', 'identities.name', 'identities.webhook'])
        .where('secrets.hash', '=', secretHash)
        .where('secrets.kind', '=', 'session')
        .where('identities.banned_at', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    async changeIdentity(id, change) {
      await db.updateTable('identities').set(change).where('id', '=', id).execute()
      await settled()
    },

    async addSecret(identity, secretHash, kind, expires) {
      await insertSecret(db, identity, secretHash, kind, expires)
      await settled()
    },

    async takeCarrySecret(carryHash, secretHash, now) {
      const carried = await db.transaction().execute(async (inside) => {
        const [used] = await inside
          .deleteFrom('secrets')
          .where('hash', '=', carryHash)
          .where('kind', '=', 'carry')
          .returning(['identity', 'expires_at'])
          .execute()
        if (!used || (used.expires_at !== null && used.expires_at < now)) return null
        await insertSecret(inside, used.identity, secretHash, 'session')
        return used.identity
      })
      await settled()
      return carried === null ? null : identity(carried)
    },

    async forgetSecret(secretHash) {
      await db.deleteFrom('secrets').where('hash', '=', secretHash).execute()
      await settled()
    },
  }
}

async function insertSecret(
  db: Kysely<Schema>,
  identity: string,
  hash: string,
  kind: SecretKind,
  expires?: number,
): Promise<void> {
  const row = { hash, identity, kind, expires_at: expires ?? null }
  await db.insertInto('secrets').values(row).execute()
}
