import type { View } from '@bulkhead/hull/view.ts'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import { lightWoundsMeans, seriousWoundsMeans } from './explain-means.ts'
import type { ExplainWord } from './explain-words.ts'
import {
  CONTAMINATION,
  INTRUDER_ICONS,
  LIGHT_WOUND,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
} from './icons.ts'
import { listed } from './others-list.ts'
import { sideName } from './reader.ts'

/** Characters, and what is on their boards. */

export function seat<V extends View>(asked: Asked<V>): Explanation | null {
  const { id, view, say } = asked
  const player = view.players[Number(id)]
  if (!player || view.phase === 'draft') return null
  const about = character({ ...asked, id: player.character })
  return (
    about && {
      ...about,
      text: [say('player-number', { number: player.number }), ...about.text],
      rules: ['NEM-SETUP-30', 'NEM-INFO-03'],
    }
  )
}

export function character<V extends View>({ game, id, words, say }: Asked<V>): Explanation | null {
  const { printed } = game
  if (!Object.hasOwn(printed.characters, id)) return null
  const { item: weapon, quests } = printed.characters[id]
  const own = Object.values(printed.cards).filter(
    ({ copies }) => copies[id] && Object.keys(copies).length === 1,
  )
  return {
    title: words[`character.${id}`],
    sort: say('sort.character'),
    icon: game.icons.characters[id],
    text: [
      ...(weapon
        ? [
            say('weapon-of', {
              weapon: `${words[`item.${weapon}`]} (${words[`item-text.${weapon}`]})`,
            }),
          ]
        : []),
      say('quests-of', { quests: quests.map((one) => words[`item.${one}`]).join(', ') }),
      say('cards-of', { cards: own.map((one) => words[`card.${one.id}`]).join(', ') }),
    ],
    rules: ['NEM-SETUP-36', 'NEM-CARD-01', 'NEM-QUEST-01'],
  }
}

/** The cards of a seat that nobody holds: its deck and its discard. */
export function pile<V extends View>({ id, view, words, say }: Asked<V>): Explanation | null {
  const owner = Number(id)
  const player = view.players[owner]
  if (!player) return null
  const list = listed(player.discard, 'card', words)
  return {
    title: say('sort.pile', { seat: sideName(view, owner, words) }),
    sort: say('sort.deck'),
    icon: 'gi:card-draw',
    text: [
      say('pile-deck', { number: player.deckCount }),
      say('pile-discard', { list: list || say('nothing') }),
    ],
    rules: ['NEM-DECK-02', 'NEM-DECK-04', 'NEM-INFO-07'],
  }
}

function state(
  word: ExplainWord,
  icon: `gi:${string}`,
  rules: readonly string[],
  means?: <V extends View>(asked: Asked<V>) => readonly string[],
) {
  return <V extends View>(asked: Asked<V>): Explanation => ({
    title: asked.say(word),
    sort: asked.say('sort.body'),
    icon,
    text: [asked.say(`${word}-text` as ExplainWord)],
    means: means?.(asked),
    rules,
  })
}

export const slime = state('slime', SLIME, ['NEM-SLIME-01', 'NEM-SLIME-04'])
export const larva = state('larva', INTRUDER_ICONS.larva, [
  'NEM-LARVA-02',
  'NEM-CONT-11',
  'NEM-CONT-13',
  'NEM-VICTORY-12',
])
export const signal = state('signal', SIGNAL, ['NEM-ROOM-19', 'NEM-OBJ-05'])
export const contaminations = state('contaminations', CONTAMINATION, [
  'NEM-CONT-01',
  'NEM-CONT-02',
  'NEM-CONT-06',
  'NEM-VICTORY-10',
])
export const lightWounds = state(
  'light-wounds',
  LIGHT_WOUND,
  ['NEM-WOUND-02', 'NEM-WOUND-04', 'NEM-HEAL-03'],
  lightWoundsMeans,
)
export const seriousWounds = state(
  'serious-wounds',
  SERIOUS_WOUND,
  ['NEM-WOUND-05', 'NEM-WOUND-06', 'NEM-WOUND-07'],
  seriousWoundsMeans,
)
export const first = state('first-player', 'gi:flying-flag', [
  'NEM-ROUND-06',
  'NEM-ROUND-08',
  'NEM-TURN-01',
])
