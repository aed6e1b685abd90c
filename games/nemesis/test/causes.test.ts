import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { type Language, render } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { namesFor } from '../text/names.ts'
import { beforeExplosion, beforeJump, type Course } from './endings.ts'
import { type Playing, type Position, position } from './position.ts'

/** WOUND, END: whoever dies is told of what. */

/** Another wound kills the scout; the captain is far away. */
function mortal(): Position {
  const ship = position('scout', 'captain').at('captain', 'cockpit').cards('scout', 3)
  for (const id of ['wound-body', 'wound-leg', 'wound-hand']) ship.wound('scout', id)
  return ship
}

function told(game: Playing, language: Language): string {
  const line = [...game.log('dies'), ...game.log('perishes')][0]
  const words = { ...nemesis.text[language], ...namesFor(game.view(null), language) }
  return render(words, `log.${line.kind}`, line.params)
}

const DEATHS: [cause: string, play: () => Playing, en: string, fr: string][] = [
  ['fire', () => mortal().fire('hibernatorium').play().pass(), 'the fire', 'le feu'],
  ['wound', () => mortal().with(bleeds).play().pass(), 'an open Wound', 'une Blessure ouverte'],
  [
    'blow',
    () =>
      facing('adult')
        .dice({ combat: ['miss'] })
        .play()
        .act('melee:adult-1'),
    'a blow that missed',
    'un coup manqué',
  ],
  [
    'adult',
    () => facing('adult').attacks('scratch-1').play().act('move:c-11-14'),
    'an attack by an Adult',
    "attaque d'un Adulte",
  ],
  [
    'queen',
    () => facing('queen').attacks('tail-1').play().act('move:c-11-14'),
    'an attack by the Queen',
    'attaque de la Reine',
  ],
  [
    'breeder',
    () => facing('breeder').attacks('frenzy-1').play().act('move:c-11-14'),
    'an attack by a Breeder',
    "attaque d'un Hybride",
  ],
  [
    'grenade',
    () => facing('adult').item('scout', 'grenade').play().act('grenade:adult-1'),
    'a Grenade',
    'une Grenade',
  ],
  [
    'surgery',
    () => mortal().at('scout', 'surgery').play().act('surgery'),
    'the operation in the Surgery',
    "l'opération au Bloc opératoire",
  ],
  [
    'jump',
    () => beforeJump('earth', 'scout', 'captain').out('captain', 'escaped').play(),
    'awake at the jump',
    'éveil au moment du saut',
  ],
  [
    'astray',
    () => asleep('venus').play(),
    'asleep on a ship that did not come home',
    "sommeil à bord d'un vaisseau qui n'est pas rentré",
  ],
  [
    'engines',
    () => asleep('earth').engines(false, false, true).play(),
    'the ship explodes',
    'le vaisseau explose',
  ],
  ['explosion', () => beforeExplosion('scout').play(), 'the ship explodes', 'le vaisseau explose'],
]

test.each(DEATHS)('NEM-WOUND-06 NEM-END-02 death by: %s', (_cause, play, en, fr) => {
  const game = play()
  expect(told(game, 'en')).toMatch(new RegExp(`^The Scout (dies|perishes): ${en}\\.$`))
  expect(told(game, 'fr')).toMatch(new RegExp(`^L'Éclaireur (meurt|périt)\u00a0: ${fr}\\.$`))
})

function facing(type: IntruderType): Position {
  return mortal().intruder(type, 'hibernatorium')
}

function asleep(course: Course): Position {
  return beforeJump(course, 'scout', 'captain')
    .out('captain', 'escaped')
    .out('scout', 'hibernating')
}

function bleeds(s: State): void {
  s.players[0].wounds[2] = { id: 'wound-bleeding', dressed: false }
  s.woundDiscard.push('wound-hand')
  s.wounds.splice(s.wounds.indexOf('wound-bleeding'), 1)
}
