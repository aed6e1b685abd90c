import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The match's source of chance. The position alone says how far it has been used. */
export interface Rng {
  position: number
  /** A whole number from 0 to n - 1, each equally likely. */
  int(n: number): number
  shuffle<T>(items: T[]): T[]
  pick<T>(items: readonly T[]): T
}

/**
 * Where a match's chance comes from. `fast` is for simulation; `sealed` is for play: a secret whose
 * hash is published before the game and which is shown after it, mixed with bytes from each player.
 */
export type Seed =
  | { readonly kind: 'fast'; readonly seed: number }
  | Sealed
  /** Of a match that went another way: up to a position the first, and then the other. */
  | { readonly kind: 'forked'; readonly from: Seed; readonly at: number; readonly then: Seed }

export interface Sealed {
  readonly kind: 'sealed'
  readonly secret: string
  readonly contributions: readonly string[]
  /**
   * Where chance was drawn anew because the game went back: from each of these positions on another stream of the
   * same secret, up to where a later one begins.
   */
  readonly redrawn?: readonly number[]
}

/** The same chance up to a position, and from there on chance that nobody has seen. The commitment stays. */
export function redrawn(seed: Seed, at: number): Seed {
  if (seed.kind === 'sealed') return { ...seed, redrawn: [...(seed.redrawn ?? []), at] }
  const then: Seed = { kind: 'fast', seed: rngFrom(seed, at).int(WORDS) }
  return { kind: 'forked', from: seed, at, then }
}

export function rngFrom(seed: Seed, position = 0): Rng {
  const rng = freshRng(seed)
  rng.position = position
  return rng
}

function freshRng(seed: Seed): BaseRng {
  if (seed.kind === 'fast') return new FastRng(seed.seed)
  if (seed.kind === 'sealed') return new SealedRng(seed)
  return new ForkedRng(freshRng(seed.from), seed.at, freshRng(seed.then))
}

/** A sealed seed from the operating system's randomness; each player may add some bytes (hex). */
export function seal(contributions: readonly string[] = []): Seed {
  return { kind: 'sealed', secret: bytesToHex(randomBytes(32)), contributions }
}

/** What is published when the game starts: the hash of the secret, before anybody contributed. */
export function commitmentOf(seed: Seed): string | null {
  return seed.kind === 'sealed' ? bytesToHex(sha256(hexToBytes(seed.secret))) : null
}

/** The first stream is that of the match as it began; those that were drawn anew are counted. */
function keyOf({ secret, contributions, redrawn = [] }: Sealed, stream: number): Uint8Array {
  const anew = stream === 0 ? [] : [stream, redrawn[stream - 1]]
  return sha256(utf8ToBytes(JSON.stringify([secret, contributions, ...anew])))
}

const WORDS = 2 ** 32

abstract class BaseRng implements Rng {
  position = 0

  /** The 32-bit word at the position, which moves on by one. */
  abstract word(): number

  int(n: number): number {
    if (!(n >= 1 && n <= WORDS)) throw new RangeError(`Chance cannot choose among ${n} things.`)
    const limit = WORDS - (WORDS % n)
    let word = this.word()
    while (word >= limit) word = this.word()
    return word % n
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const item = items[i]
      items[i] = items[j]
      items[j] = item
    }
    return items
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)]
  }
}

/** A counter run through an integer hash: quick, and it can be set to any position. Not for play. */
export class FastRng extends BaseRng {
  private readonly low: number
  private readonly high: number

  constructor(seed: number) {
    super()
    this.low = hash(seed | 0)
    this.high = hash(Math.floor(seed / WORDS) ^ 0x5bd1e995)
  }

  word(): number {
    const x = hash(Math.imul(this.position++, 0x9e3779b1) ^ this.low)
    return hash(x ^ this.high) >>> 0
  }
}

function hash(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const BLOCK_WORDS = 16
const NONCE = new Uint8Array(12)
const ZEROS = new Uint8Array(BLOCK_WORDS * 4)

/** The ChaCha20 keystream, read word by word. */
class SealedRng extends BaseRng {
  private block = -1
  private stream = -1
  private key: Uint8Array = new Uint8Array()
  private words = new DataView(new ArrayBuffer(0))

  constructor(private readonly seed: Sealed) {
    super()
  }

  word(): number {
    const stream = this.streamHere()
    const block = Math.floor(this.position / BLOCK_WORDS)
    if (stream !== this.stream) this.key = keyOf(this.seed, stream)
    if (stream !== this.stream || block !== this.block) this.read(stream, block)
    return this.words.getUint32((this.position++ % BLOCK_WORDS) * 4, true)
  }

  private read(stream: number, block: number): void {
    const bytes = chacha20(this.key, NONCE, ZEROS, undefined, block)
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.block = block
    this.stream = stream
  }

  /** The last that begins at this position or before it. */
  private streamHere(): number {
    const { redrawn } = this.seed
    return redrawn ? redrawn.findLastIndex((at) => at <= this.position) + 1 : 0
  }
}

class ForkedRng extends BaseRng {
  constructor(
    private readonly from: BaseRng,
    private readonly at: number,
    private readonly then: BaseRng,
  ) {
    super()
  }

  word(): number {
    const before = this.position < this.at
    const rng = before ? this.from : this.then
    rng.position = before ? this.position : this.position - this.at
    this.position++
    return rng.word()
  }
}
