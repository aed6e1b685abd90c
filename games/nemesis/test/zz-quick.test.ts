import { FastRng, Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'

test('random games', () => {
  const used: Record<string, number> = {}
  const from = Number(process.env.FROM ?? 0), n = Number(process.env.N ?? 30)
  let errors = 0
  for (let g = from; g < from + n; g++) {
    const rng = new FastRng(g)
    const seats = 1 + (g % 5)
    const match = must(Match.start(nemesis, { options: { board: g % 2 ? 'standard' : 'alternate', mode: g % 7 === 3 ? 'coop' : 'semi-coop', intruderPlayer: g % 7 !== 3 && seats > 1 && g % 3 === 0 }, seats, seed: { kind: 'fast', seed: g }, history: false } as any)) as Match<any, any>
    let steps = 0
    try {
      while (!match.result && steps < 20000) {
        steps++
        const open = match.pending()
        const d = open[rng.int(open.length)]
        // Prefer item and room actions over passing.
        let options = [...d.options]
        if (d.prompt === 'action') {
          const groups = new Map<string, any[]>()
          for (const o of options) { const k = o.id.split(':')[0]; groups.set(k, [...(groups.get(k) ?? []), o]) }
          const keys = [...groups.keys()].filter((k) => !['pass', 'drop'].includes(k) || rng.int(6) === 0)
          if (keys.length) options = groups.get(keys[rng.int(keys.length)])!
        }
        const count = d.prompt === 'action' ? 1 : d.min + rng.int(Math.min(d.max, d.options.length) - d.min + 1)
        const picks = rng.shuffle(options).slice(0, count)
        for (const p of picks) { const k = `${d.prompt}/${d.prompt === 'action' ? p.id.split(':').slice(0, 2).join(':').replace(/[-#]?\d+/g, '') : p.label}`; used[k] = (used[k] ?? 0) + 1 }
        const refused = match.answer(d.seat, d.id, picks.map((o) => o.id))
        if (refused) throw new Error(JSON.stringify(refused))
        const broken = match.result ? [] : nemesis.check(match.state)
        if (broken.length) throw new Error(`${d.prompt} ${picks.map((p) => p.id)}: ${broken.join()}`)
      }
      if (!match.result) throw new Error('endless')
    } catch (e: any) {
      errors++
      if (errors < 6) console.log('game', g, seats, steps, e.cause?.stack ?? e.stack)
    }
  }
  if (process.env.SHOW) console.log(Object.entries(used).sort().map(([k, v]) => `${k} ${v}`).join('\n'))
  expect(errors).toBe(0)
}, 600000)
