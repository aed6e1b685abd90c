import type { Identity } from '../storage/index.ts'

/** Another process may have forgotten a secret or changed a name: for so long that is not noticed. */
const TRUSTED_FOR = 5000
const MOST = 10_000

/** Whose secrets came lately: nearly every request brings one, and always the same few. */
export class KnownSecrets {
  private readonly known = new Map<string, { identity: Identity; until: number }>()

  get(hash: string): Identity | null {
    const known = this.known.get(hash)
    return known && known.until > performance.now() ? known.identity : null
  }

  set(hash: string, identity: Identity): void {
    if (this.known.size >= MOST) this.known.clear()
    this.known.set(hash, { identity, until: performance.now() + TRUSTED_FOR })
  }

  clear(): void {
    this.known.clear()
  }
}
