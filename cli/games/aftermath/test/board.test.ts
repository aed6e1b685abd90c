import { describe, expect, test } from 'vitest'
import { epilogue, investigation } from '../../../../games/aftermath/test/position.ts'
import type { Look } from '../../../play/boards.ts'
import { aftermath } from '../index.ts'

const plain = (text: string) => text
const COLOURS = new Proxy({}, { get: () => plain }) as Look['colours']

function drawn(view: unknown, words: Look['words'], language: 'en' | 'fr'): string {
  const look = { width: 110, language, words, colours: COLOURS, who: ['you', 'bot', 'bot'] }
  return aftermath.board!.draw(view as never, look as unknown as Look).join('\n')
}

function wordsFor(view: unknown, language: 'en' | 'fr', game: { text: Record<string, object> }) {
  return { ...game.text[language], ...aftermath.board!.names!(view as never, language) } as never
}

describe('Aftermath on a terminal', () => {
  test.each([
    [
      'en',
      'Activate in the Cockpit',
      'Shuttle 5',
      'Laika:',
      'Turret, shooting at',
      'Trait: Shareholder',
    ],
    ['fr', 'Alerte', 'Navette 5', 'Laïka', 'tourelle, vise', 'Trait'],
  ] as const)('shows tracks, Alert, Turrets, Laika and Traits (%s)', (language, ...shown) => {
    const game = epilogue('ceo', 'bounty-hunter')
      .alert('alert-black-box')
      .turret('armory', 'all', true)
      .token('cockpit', 'fire')
      .with((s) => {
        ;(s.own as { laika: object }).laika = { where: 'room', room: 0 }
      })
      .shuttle(1)
      .play()
    const view = game.view('ceo')
    const text = drawn(view, wordsFor(view, language, game.match.game as never), language)
    for (const one of shown) expect(text).toContain(one)
    expect(text).not.toMatch(/undefined|\[object|\{\w+\}/)
  })

  test('an Investigation has both tracks while an Alert runs', () => {
    const game = investigation('android', 'convict').alert('alert-quarantine').shuttle(2).play()
    const view = game.view('android')
    const text = drawn(view, wordsFor(view, 'en', game.match.game as never), 'en')
    expect(text).toContain('Shuttle 5 4 [3]')
    expect(text).toContain('JUMP')
  })
})
