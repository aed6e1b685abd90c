import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What takes its time passes in a blink, and chance is the same in every run: in pages, beside them, on servers. */

/** Runs in the page and beside it: what is waited for longer than that comes so many times sooner. */
export function hurry(times: number, longer: number): void {
  const { setTimeout } = globalThis
  const sooner = (what: () => void, after = 0, ...rest: []) =>
    setTimeout(what, after > longer ? after / times : after, ...rest)
  Object.assign(globalThis, { setTimeout: sooner })
}

/** Runs wherever chance is drawn. */
function repeatChance(seed: number): void {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const { buffer, byteOffset, byteLength } = array!
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next()
    return array
  }
}

/** Runs in the page: a worker learns by its name how fast time passes there, and where its chance begins. */
export function nameWorkers(times: number, seed: number): void {
  const { Worker } = globalThis
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      const before = Number(sessionStorage.getItem('workers'))
      sessionStorage.setItem('workers', String(before + 1))
      super(url, { ...options, name: `${times} ${seed + before}` })
    }
  }
}

const IN_WORKERS = `{
  const [times, seed] = self.name.split(' ').map(Number);
  (${hurry})(times, 0);
  (${repeatChance})(seed);
}`

/** Makes the chance of a server the same in every run: what its matches begin with, and what its bots do. */
export const ON_SERVERS = `data:text/javascript,${encodeURIComponent(`
  import nodeCrypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  (${repeatChance})(1);
  let drawn = 1;
  nodeCrypto.randomInt = (most) => (drawn = (drawn * 48271) % 2147483647) % most;
  syncBuiltinESMExports();
`)}`

/** A copy of a built client whose workers do as the page tells them. */
export function steadyClient(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-client-'))
  cpSync(built, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const workers = readdirSync(assets).filter((name) => /^worker-[^.]*\.js$/.test(name))
  for (const name of workers.map((worker) => join(assets, worker))) {
    const code = IN_WORKERS + readFileSync(name, 'utf8')
    writeFileSync(name, code)
    writeFileSync(`${name}.br`, brotliCompressSync(code))
    rmSync(`${name}.gz`, { force: true })
  }
  return folder
}
