import type { View } from '@bulkhead/hull/view.ts'
import { type Dictionary, render } from '@bulkhead/kernel'
import type { Say } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import { COLOUR_MARKS } from './colours.ts'
import type { Asked } from './explain.ts'
import { ammoOf } from './explain-means.ts'
import type { ExplainWord } from './explain-words.ts'
import { type Printed, printedIn } from './game.ts'
import {
  CONTAMINATION,
  EVENT,
  INTRUDER_ICONS,
  OBJECTIVE,
  objectIcon,
  SERIOUS_WOUND,
} from './icons.ts'
import { capital, isContamination, readerOf } from './reader.ts'

/** Cards of every kind. */

export function card<V extends View>({ game, id, words, say }: Asked<V>): Explanation | null {
  if (isContamination(id)) {
    return {
      title: words[`card.${id}`],
      sort: say('sort.contamination'),
      icon: CONTAMINATION,
      text: [words[`card-text.${id}`]],
      rules: ['NEM-CONT-02', 'NEM-CONT-04', 'NEM-CONT-06', 'NEM-VICTORY-11'],
    }
  }
  const def = game.printed.cards[id]
  if (!def) return null
  const { action } = def
  return {
    title: words[`card.${id}`],
    sort: say('sort.card'),
    text: [
      words[`card-text.${id}`],
      ...(action
        ? [
            action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0'),
            say(`when.${action.when}`),
          ]
        : [say('reaction')]),
    ],
    rules: ['NEM-CARD-02', 'NEM-COST-05', ...(game.explains.cardRules[id] ?? ['NEM-CARD-04'])],
  }
}

export function item<V extends View>(asked: Asked<V>): Explanation | null {
  const { game, id, words, say } = asked
  const def = game.printed.items[id]
  if (!def) return null
  const ammo = ammoOf(asked)
  return {
    title: words[`item.${id}`],
    sort: sortOf(def, asked),
    icon: game.icons.items[id],
    now: ammo === null ? [] : [say('ammo-now', { ammo })],
    text: [words[`item-text.${id}`], ...facts(def, asked)],
    rules: itemRules(def),
  }
}

function sortOf<V extends View>(
  { colour }: Printed['items'][string],
  { id, view, words, say }: Asked<V>,
): string {
  if (colour === 'weapon') return say('sort.weapon')
  if (colour === 'crafted') return say('sort.crafted')
  if (colour !== 'quest') return say('sort.item', { colour: capital(words[`colour.${colour}`]) })
  const inactive = view.players.some(({ quests }) => quests.includes(id))
  return say(inactive ? 'sort.quest-inactive' : 'sort.quest')
}

function facts<V extends View>(def: Printed['items'][string], { words, say }: Asked<V>): string[] {
  const { action, heavy, once, weapon, symbol, recipe, quest } = def
  const lines: string[] = []
  if (action) lines.push(`${say('item-cost', { cost: action.cost })} ${say(`when.${action.when}`)}`)
  if (weapon) lines.push(say('capacity', { capacity: weapon.capacity }))
  if (weapon?.energy) lines.push(say('energy'))
  if (heavy) lines.push(say('heavy'))
  if (once) lines.push(say('once'))
  if (symbol) lines.push(say('symbol', { symbol: words[`symbol.${symbol}`] }))
  if (recipe) {
    const [one, two] = recipe.map((symbolOf) => words[`symbol.${symbolOf}`])
    lines.push(say('recipe', { one, two }))
  }
  if (quest?.place) lines.push(say('quest-place', { place: words[`the.${quest.place}`] }))
  if (quest?.discard) {
    const names = quest.discard.map((one) => words[`item.${one}`].replace(/ \(.*\)$/, ''))
    lines.push(say('quest-discard', { items: [...new Set(names)].join(' / ') }))
  }
  return lines
}

function itemRules({ colour, heavy, once, weapon }: Printed['items'][string]): string[] {
  return [
    ...(colour === 'quest' ? ['NEM-QUEST-01', 'NEM-QUEST-02', 'NEM-QUEST-03'] : []),
    ...(colour === 'crafted' ? ['NEM-CRAFT-02'] : []),
    ...(weapon ? ['NEM-SHOOT-02', 'NEM-ITEM-13', 'NEM-ITEM-19'] : ['NEM-ITEM-20']),
    ...(heavy ? ['NEM-ITEM-08'] : []),
    ...(once ? ['NEM-ITEM-10'] : []),
  ]
}

export function back<V extends View>({ id, words, say }: Asked<V>): Explanation {
  return {
    title: capital(words[`colour.${id}`]),
    sort: say('sort.item', { colour: capital(words[`colour.${id}`]) }),
    icon: COLOUR_MARKS[id],
    text: [say('back')],
    rules: ['NEM-ITEM-02', 'NEM-ITEM-04'],
  }
}

export function wound<V extends View>({ id, words, say }: Asked<V>): Explanation | null {
  if (!words[`wound.${id}`]) return null
  return {
    title: words[`wound.${id}`],
    sort: say('sort.wound'),
    icon: SERIOUS_WOUND,
    text: [words[`wound-text.${id}`], say('dressed')],
    rules: ['NEM-WOUND-05', 'NEM-WOUND-06', 'NEM-HEAL-02', 'NEM-HEAL-04'],
  }
}

/** Only what the reader knows. */
export function objective<V extends View>(asked: Asked<V>): Explanation | null {
  const { id, view, words, say } = asked
  const known = view.players.flatMap(({ objectives, discarded }) => [...objectives, discarded])
  const found = known.find((one) => one?.id === id)
  if (!found) return null
  return {
    title: words[`objective.${id}`],
    sort: words[`objectiveKind.${found.kind}`],
    icon: OBJECTIVE,
    now: progressLines(asked),
    text: [words[`objective-text.${id}`], say('objective-survive')],
    rules: ['NEM-GOAL-02', 'NEM-OBJ-01', 'NEM-FIRST-02'],
  }
}

/** How far one's own Objective has come: each way to fulfil it on a line. */
function progressLines<V extends View>({ game, id, view, words, say }: Asked<V>): string[] {
  const seat = readerOf(view)
  if (seat === null || !view.players[seat].objectives.some((one) => one.id === id)) return []
  return game.progress(view, id, seat).map((way, i) => {
    const conditions = way.map(({ id: condition, done, needed, player }) =>
      say('objective-now', {
        condition: render(words, `condition.${condition}`, { player: player ?? 0 }),
        done,
        needed,
      }),
    )
    const line = conditions.join(' · ')
    return i === 0 ? line : say('objective-or', { way: line })
  })
}

export function attack<V extends View>({
  game,
  id,
  view,
  words,
  say,
}: Asked<V>): Explanation | null {
  const def = printedIn(game, view).attacks[id]
  if (!def) return null
  return {
    title: words[`attack.${id}`],
    sort: say('sort.attack'),
    icon: INTRUDER_ICONS.adult,
    text: [
      words[`attack-text.${id}`],
      ...inTheDark(`attack-dark.${id}`, words, say),
      say('attackers', { types: types(def.attackers, words) }),
      say('blood', { blood: def.blood === 'arrow' ? say('retreat') : def.blood }),
    ],
    rules: ['NEM-ATTACK-06', 'NEM-DMG-05'],
  }
}

/** What follows besides for whoever is in the dark. */
function inTheDark(key: string, words: Dictionary, say: Say<ExplainWord>): string[] {
  return words[key] ? [say('dark', { text: words[key] })] : []
}

export function event<V extends View>({
  game,
  id,
  view,
  words,
  say,
}: Asked<V>): Explanation | null {
  const def = printedIn(game, view).events[id]
  if (!def) return null
  return {
    title: words[`event.${id}`],
    sort: say('sort.event'),
    icon: EVENT,
    text: [
      words[`event-text.${id}`],
      ...inTheDark(`event-dark.${id}`, words, say),
      def.moves.length > 0
        ? say('moves', { exit: exitsOf(def), types: types(def.moves, words) })
        : say('moves-nobody'),
    ],
    rules: ['NEM-EVENT-08', 'NEM-EVENT-09', 'NEM-EVENT-13'],
  }
}

/** Some move twice, one exit after the other. */
export function exitsOf({ exit, second }: Printed['events'][string]): string {
  return second === undefined ? String(exit) : `${exit}, ${second}`
}

export function weakness<V extends View>({ id, words, say }: Asked<V>): Explanation | null {
  if (!words[`weakness.${id}`]) return null
  return {
    title: words[`weakness.${id}`],
    sort: say('sort.weakness'),
    icon: 'gi:broken-heart',
    text: [words[`weakness-text.${id}`]],
    rules: ['NEM-WEAK-03', 'NEM-WEAK-04'],
  }
}

/** A slot of the Intruder board: the Weakness once it is found. */
export function slot<V extends View>(asked: Asked<V>): Explanation | null {
  const { id, view, words, say } = asked
  const found = view.weaknesses[id]
  if (found) return weakness({ ...asked, id: found })
  return {
    title: words[`weaknessSlot.${id}`],
    sort: say('sort.weakness'),
    icon: objectIcon(id),
    text: [say('unfound', { slot: words[`weaknessSlot.${id}`] })],
    rules: ['NEM-WEAK-01', 'NEM-WEAK-02', 'NEM-ROOM-16'],
  }
}

function types(all: readonly string[], words: Dictionary): string {
  return all.map((type) => words[`type.${type}`]).join(', ')
}
