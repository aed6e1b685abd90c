import type { Dictionary } from '@bulkhead/kernel'
import { printed } from '@bulkhead/retaliation/printed'
import type { Say } from '../../words/words.ts'
import type { BoardWord } from './words.ts'

/** What is printed on an Item or a Character, in a few words. */

export function itemFacts(id: string, words: Dictionary, say: Say<BoardWord>): string[] {
  const { heavy, armor, ranged, melee, oneUse, free, needsNoAmmo, slots = [] } = printed.items[id]
  const facts: (string | false | undefined)[] = [
    armor && say('armor'),
    ranged ? say('ranged') : melee && say('melee-weapon'),
    heavy && !ranged && !melee && say('heavy'),
    needsNoAmmo && say('no-ammo'),
    slots.length > 0 &&
      say('slots', { list: slots.map((slot) => words[`gear.${slot}`]).join(', ') }),
    oneUse && say('once'),
    free && say('free'),
  ]
  return facts.filter((fact): fact is string => typeof fact === 'string')
}

/** The class that gives an Item the colour of its back. */
export function itemLook(id: string): string {
  return `ret-item ret-of-${printed.items[id].deck}`
}

export function characterText(id: string, words: Dictionary, say: Say<BoardWord>): string {
  const { rank, items } = printed.characters[id]
  const kit = items.map((item) => words[`item.${item}`]).join(', ')
  return `${say('rank', { rank })}. ${kit}. ${words[`character-text.${id}`] ?? ''}`
}
