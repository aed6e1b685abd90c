import { FastRng, leaksNow, leaksThrough, Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'

test('secrecy', () => {
  const found: Record<string, number> = {}
  const from = Number(process.env.FROM ?? 0), n = Number(process.env.N ?? 5)
  for (let g = from; g < from + n; g++) {
    const rng = new FastRng(g)
    const seats = 2 + (g % 3)
    const match = must(Match.start(nemesis, { options: { intruderPlayer: g % 2 === 0 }, seats, seed: { kind: 'fast', seed: g } } as any)) as Match<any, any>
    let steps = 0, last = ''
    try {
      while (!match.result && steps < 600) {
        steps++
        if (steps % 3 === 0) for (const leak of leaksNow(match, rng)) { const k = `now ${last} ${leak.replace(/\d/, 'N')}`; found[k] = (found[k] ?? 0) + 1 }
        const open = match.pending()
        const d = open[rng.int(open.length)]
        let options = [...d.options]
        if (d.prompt === 'action') {
          const groups = new Map<string, any[]>()
          for (const o of options) { const k = o.id.split(':')[0]; groups.set(k, [...(groups.get(k) ?? []), o]) }
          const keys = [...groups.keys()].filter((k) => !['pass', 'drop', 'trade'].includes(k) || rng.int(6) === 0)
          if (keys.length) options = groups.get(keys[rng.int(keys.length)])!
        }
        const count = d.prompt === 'action' ? 1 : d.min + rng.int(Math.min(d.max, d.options.length) - d.min + 1)
        const picks = rng.shuffle(options).slice(0, count)
        last = `${d.prompt}/${picks.map((p) => p.id.split(':').slice(0, 2).join(':').replace(/[-#]?\d+/g, '')).slice(0, 2)}`
        for (const leak of leaksThrough(match, d.seat, picks, rng)) { const k = `through ${last} ${leak.replace(/\d/, 'N')}`; found[k] = (found[k] ?? 0) + 1 }
      }
    } catch (e: any) {
      console.log('game', g, seats, steps, last, e.cause?.stack ?? e.stack)
    }
  }
  console.log(Object.entries(found).sort((a, b) => b[1] - a[1]).slice(0, 60).map(([k, v]) => `${v} ${k}`).join('\n'))
  expect(1).toBe(1)
}, 600000)
