import { render } from '@bulkhead/kernel'
import { printed } from '@bulkhead/retaliation/printed'
import { type Condition, objectiveProgress, taskProgress } from '@bulkhead/retaliation/progress'
import { sayIn } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import {
  CARDS,
  CONTAMINATION,
  EVENT,
  GEAR_ICONS,
  INTRUDER_ICONS,
  ITEM_ICONS,
  OBJECTIVE,
  TASK,
  WOUND_ICONS,
} from './icons.ts'
import { itemFacts } from './item-facts.ts'
import { faceOf, itemsOf, type PlayerView, readerOf, type SpotView, spotsOf } from './reader.ts'
import { BOARD_WORDS } from './words.ts'

/** Cards and tokens of every kind. */

export function card({ id, words, say }: Asked): Explanation | null {
  if (id === 'contamination') {
    return {
      title: words['card.contamination'],
      sort: say('sort.contamination'),
      icon: CONTAMINATION,
      text: [words['card-text.contamination']],
      rules: ['RET-ACT-02', 'RET-CONT-01', 'RET-INFECT-02', 'RET-END-04'],
    }
  }
  const face = printed.cards[id] ? id : faceOf(id)
  const def = printed.cards[face]
  if (!def) return null
  return {
    title: words[`card.${face}`],
    sort: say('sort.card'),
    icon: CARDS,
    text: [words[`card-text.${face}`], say(def.action.calm ? 'calm' : 'any-time')],
    rules: [
      'RET-CARD-02',
      ...(def.action.calm ? ['RET-CARD-03'] : []),
      ...(def.reacts ? ['RET-CARD-05'] : []),
    ],
  }
}

export function item({ id, view, words, language, say }: Asked): Explanation | null {
  const def = printed.items[id]
  if (!def) return null
  const seat = readerOf(view)
  const own = seat === null ? undefined : itemsOf(view.players[seat]).find((one) => one.id === id)
  return {
    title: words[`item.${id}`],
    sort: say(`sort.${def.deck}`),
    icon: ITEM_ICONS[id],
    now: own?.malfunction ? [say('item-broken')] : [],
    text: [
      words[`item-text.${id}`],
      itemFacts(id, words, sayIn(BOARD_WORDS, language)).join(' · '),
    ].filter(Boolean),
    rules: [
      ...(def.armor
        ? ['RET-ITEM-07', 'RET-HEALTH-06']
        : def.heavy
          ? ['RET-ITEM-06']
          : ['RET-ITEM-05']),
      ...(def.ranged ? ['RET-SHOOT-02', 'RET-BURST-04'] : []),
      ...(def.action ? ['RET-ITEM-02'] : []),
      ...(def.oneUse ? ['RET-ITEM-09'] : []),
      ...(own?.malfunction ? ['RET-MALF-05'] : []),
    ],
  }
}

export function back({ id, words, say }: Asked): Explanation {
  return {
    title: words[`deck.${id}`] ?? say('sort.item'),
    sort: say('sort.item'),
    icon: 'gi:card-joker',
    text: [say('back')],
    rules: ['RET-INFO-02'],
  }
}

export function spotNamed(id: string, me: PlayerView): SpotView | undefined {
  return spotsOf(me).find((spot) => spot.id === id)
}

const GEAR_RULES: Readonly<Record<string, readonly string[]>> = {
  ammo: ['RET-AMMO-01', 'RET-AMMO-03'],
  'half-ammo': ['RET-AMMO-03', 'RET-AMMO-05'],
  grenade: ['RET-GREN-01', 'RET-GREN-05'],
  oxygen: ['RET-OXY-04'],
  medpack: ['RET-MEDP-01'],
}

export function gear({ id, words, say }: Asked): Explanation {
  const text = words[`gear-text.${id}`]
  return {
    title: words[`gear.${id}`],
    sort: say('sort.gear'),
    icon: GEAR_ICONS[id] ?? 'gi:plain-circle',
    text: [...(text ? [text] : []), say('gear-how')],
    rules: ['RET-GEAR-05', 'RET-GEAR-07', ...(GEAR_RULES[id] ?? ['RET-GEAR-04'])],
  }
}

export function wound({ id, words, say }: Asked): Explanation | null {
  if (!words[`wound.${id}`]) return null
  return {
    title: words[`wound.${id}`],
    sort: say('sort.wound'),
    icon: WOUND_ICONS[id],
    text: [words[`wound-text.${id}`], say('wound-covers')],
    rules: ['RET-WOUND-02', 'RET-WOUND-05', 'RET-WOUND-07'],
  }
}

/** Only what the reader knows. */
export function objective(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const seat = readerOf(view)
  const owner = view.players.findIndex(
    ({ objectives: all, discarded }) => all.some((one) => one.id === id) || discarded === id,
  )
  if (owner < 0 || !printed.objectives[id]) return null
  const isOwn = owner === seat
  return {
    title: words[`objective.${id}`],
    sort: say(`sort.${printed.objectives[id].kind}`),
    icon: OBJECTIVE,
    now: isOwn ? progressLines(asked, objectiveProgress(view, id, owner)) : [],
    text: [words[`objective-text.${id}`], say('objective-survive')],
    rules: ['RET-OBJ-04', 'RET-OBJCHOICE-04', 'RET-INFO-01'],
  }
}

/** The button of one's own Objectives: nothing of what it covers. */
export function objectives({ view, say }: Asked): Explanation {
  const isCoop = view.mode === 'coop'
  return {
    title: say(isCoop ? 'tasks' : 'objectives'),
    sort: say('sort.mission'),
    icon: OBJECTIVE,
    text: [say(isCoop ? 'tasks-text' : 'objectives-text')],
    rules: isCoop ? ['RET-MODE-COOP-03'] : ['RET-OBJCHOICE-01', 'RET-OBJCHOICE-06'],
  }
}

export function task(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  if (view.missionTask !== id && !view.tasks.includes(id)) return null
  return {
    title: words[`task.${id}`],
    sort: say(view.missionTask === id ? 'sort.mission-task' : 'sort.task'),
    icon: TASK,
    now: progressLines(asked, taskProgress(view, id)),
    text: [words[`task-text.${id}`]],
    rules: [view.missionTask === id ? 'RET-DRAFT-06' : 'RET-MODE-COOP-03'],
  }
}

/** Each way to fulfil it on a line. */
function progressLines({ words, say }: Asked, ways: readonly (readonly Condition[])[]): string[] {
  return ways.map((way, i) => {
    const line = way
      .map(({ id, done, needed, player }) =>
        say('condition', {
          condition: render(words, `condition.${id}`, { player: player ?? 0 }),
          done,
          needed,
        }),
      )
      .join(' · ')
    return i === 0 ? line : say('or', { way: line })
  })
}

export function attack({ id, words, say }: Asked): Explanation | null {
  if (!words[`attack.${id}`]) return null
  return {
    title: words[`attack.${id}`],
    sort: say('sort.attack'),
    icon: INTRUDER_ICONS.adult,
    text: [words[`attack-text.${id}`]],
    rules: ['RET-ATTACK-01', 'RET-ATTACK-06'],
  }
}

export function event({ id, words, say }: Asked): Explanation | null {
  const def = printed.events[id]
  if (!def) return null
  return {
    title: words[`event.${id}`],
    sort: say('sort.event'),
    icon: EVENT,
    text: [words[`event-text.${id}`]],
    rules: ['RET-PHASE-06', 'RET-IMOVE-09'],
  }
}
