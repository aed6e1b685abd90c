import { fileURLToPath } from 'node:url'
import { type Dictionary, FastRng, type Language, render, renderOption } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { describeLanguages, saidIn, unusedKeys } from '../../common/test/languages.ts'
import { PRINTED } from '../packs.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { answerAtRandom, open, TABLES } from './random-play.ts'

const LANGUAGES: Readonly<Record<Language, Dictionary>> = { en, fr }

describeLanguages(en, fr)

describe('the dictionaries', () => {
  test.each([
    ['room', PRINTED.rooms],
    ['card', PRINTED.cards],
    ['item', PRINTED.items],
    ['wound', PRINTED.wounds],
    ['attack', PRINTED.attacks],
    ['event', PRINTED.events],
    ['robot', PRINTED.robots],
    ['objective', PRINTED.objectives],
    ['task', PRINTED.tasks],
    ['character', PRINTED.characters],
  ] as const)('name every %s', (family, defs) => {
    const names = Object.keys(en).filter((key) => key.startsWith(`${family}.`))
    for (const id of Object.keys(defs)) expect(names).toContain(`${family}.${id}`)
  })

  test('say nothing that the rules never say', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url))
    const said = new Set(saidIn([folder], en))
    const made = ['log.ends-destroyed', 'log.ends-everybody-out', 'log.ends-round-14', 'task.']
    const unused = unusedKeys(said, [en, fr]).filter(
      (key) => !made.some((one) => key.startsWith(one)) && !key.startsWith('result.'),
    )
    expect(unused).toEqual([])
  })
})

describe('sentences of whole games', () => {
  test.each(TABLES.map(([name], table) => [name, table] as const))(
    'are whole in %s',
    (_, table) => {
      const match = open(table, 60 + table)
      const rng = new FastRng(table)
      const broken = new Set<string>()
      const whole = (key: string, text: string) => {
        if (/undefined|\{|\b(?:option|prompt|log|why)\./.test(text)) broken.add(`${key}: ${text}`)
      }
      while (!match.result) {
        for (const { prompt, params, options } of match.pending()) {
          for (const words of Object.values(LANGUAGES)) {
            whole(prompt, render(words, `prompt.${prompt}`, params))
            for (const option of options) whole(option.label, renderOption(words, option))
          }
        }
        answerAtRandom(match, rng)
      }
      for (const seat of [...match.state.players.keys(), null]) {
        for (const { kind, params } of match.log(seat))
          whole(kind, render(en, `log.${kind}`, params))
      }
      expect([...broken]).toEqual([])
    },
  )
})
