import type { AftermathView } from '@bulkhead/aftermath'
import { ALERT_ROOMS, SHUTTLE_RED } from '@bulkhead/aftermath/printed'
import { sayIn } from '../../words/words.ts'
import type { Asked as AskedOf } from '../hull/explain.ts'
import * as cards from '../hull/explain-cards.ts'
import * as crew from '../hull/explain-crew.ts'
import * as rooms from '../hull/explain-rooms.ts'
import * as table from '../hull/explain-table.ts'
import { listed } from '../hull/others-list.ts'
import { sideName } from '../hull/reader.ts'
import * as ship from '../nemesis/explain-ship.ts'
import type { Explanation } from '../ui.ts'
import { alertRounds } from './alert-reader.ts'
import { EXPLAIN } from './explain-words.ts'
import {
  AFTERMATH_ICONS,
  ALERT,
  LAIKA,
  MISSION,
  OFFER,
  SHUTTLE,
  TOKEN,
  TRAIT,
  TURRET,
} from './icons.ts'

/** What only Aftermath has to explain. */

type Asked = AskedOf<AftermathView>

function saying({ language }: Asked) {
  return sayIn(EXPLAIN, language)
}

/** The track that a round moves on. */
export function round(asked: Asked): Explanation {
  return asked.view.play === 'epilogue' ? shuttle(asked) : ship.time(asked)
}

export function shuttle(asked: Asked): Explanation {
  const own = saying(asked)
  return {
    title: own('shuttle'),
    sort: asked.say('sort.track'),
    icon: SHUTTLE,
    now: [own('shuttle-left', { left: SHUTTLE_RED - asked.view.shuttle })],
    text: [own('shuttle-text')],
    rules: ['AFT-EPI-34', 'AFT-EPI-35', 'AFT-EPI-40', 'AFT-EPI-44'],
  }
}

/** Its levels one by one, with what is done of them. */
export function alert(asked: Asked): Explanation {
  const { view, words } = asked
  const own = saying(asked)
  const now = view.alert
  const shared = { sort: own('sort.alert'), icon: ALERT }
  if (!now) {
    return { title: own('no-alert'), ...shared, text: [own('no-alert-text')], rules: ALERT_RULES }
  }
  const levels = ALERT_ROOMS[now.id].map((_, i) => {
    const task = words[`alert-task.${now.id}-${i + 1}`]
    return i < now.level ? own('level-done', { task }) : own('level', { task })
  })
  return {
    title: words[`alert.${now.id}`],
    ...shared,
    now: [own('rounds-left', { rounds: alertRounds(view) }), ...levels],
    text: [words[`alert-text.${now.id}`], own('alert-fails')],
    rules: ALERT_RULES,
  }
}

const ALERT_RULES = ['AFT-ALERT-01', 'AFT-ALERT-02', 'AFT-ALERT-05', 'AFT-ALERT-08']

export function aftermathToken(asked: Asked): Explanation | null {
  const { id, view } = asked
  const known = view.rooms[Number(id)]?.aftermath
  if (known) return token({ ...asked, id: known })
  const own = saying(asked)
  return {
    title: own('token'),
    sort: asked.say('sort.token'),
    icon: TOKEN,
    text: [own('token-text')],
    means: view.play === 'epilogue' ? [own('token-means')] : [],
    rules: ['AFT-EXPLORE-03', 'AFT-EXPLORE-07', 'AFT-EPI-41'],
  }
}

/** Of either sort: those of this box are named by what they do alone. */
export function token(asked: Asked): Explanation {
  const { id, words } = asked
  const shared = rooms.token(asked)
  if (!Object.hasOwn(AFTERMATH_ICONS, id)) return shared
  return {
    ...shared,
    icon: AFTERMATH_ICONS[id],
    text: [words[`token-text.${id}`]],
    rules: ['AFT-EXPLORE-03', 'AFT-EXPLORE-07'],
  }
}

export function turret(asked: Asked): Explanation | null {
  const { id, view, words } = asked
  const there = view.rooms[Number(id)]?.turret
  if (!there) return null
  const own = saying(asked)
  return {
    title: own('turret'),
    sort: own('sort.turret'),
    icon: TURRET,
    now: [
      there.mode === null
        ? own('aim-hidden')
        : own('aim-known', { aim: words[`targeting.${there.mode}`] }),
    ],
    text: [own('turret-text'), own('turret-end')],
    rules: ['AFT-TURRET-05', 'AFT-TURRET-07', 'AFT-TURRET-09', 'AFT-TURRET-13'],
  }
}

/** The Lucrative Offer lies open for everybody; a Mission is explained as any Objective. */
export function objective(asked: Asked): Explanation | null {
  const { id, view, words } = asked
  if (id !== 'lucrative-offer') return mission(asked)
  const own = saying(asked)
  return {
    title: words['objective.lucrative-offer'],
    sort: own('sort.offer'),
    icon: OFFER,
    now: [
      view.offer < 0
        ? own('offer-open')
        : own('offer-taken', { name: sideName(view, view.offer, words) }),
    ],
    text: [words['objective-text.lucrative-offer'], own('offer-gives-up')],
    rules: ['AFT-EPI-46', 'AFT-EPI-47'],
  }
}

function mission(asked: Asked): Explanation | null {
  const found = cards.objective(asked)
  if (!found || asked.view.play !== 'epilogue') return found
  const own = saying(asked)
  return {
    ...found,
    icon: MISSION,
    text: [found.text[0], own('mission-leave')],
    rules: ['AFT-EPI-43', 'AFT-EPI-44'],
  }
}

export function laika(asked: Asked): Explanation | null {
  const { view, words } = asked
  if (!view.laika) return null
  const own = saying(asked)
  const { where, room } = view.laika
  return {
    title: own('laika'),
    sort: own('sort.laika'),
    icon: LAIKA,
    now: [
      where === 'room' ? own('laika-in', { place: words[`place.${room}`] }) : own(`laika-${where}`),
    ],
    text: [words['trait-text.trait-bounty-hunter']],
    rules: ['AFT-CHAR-BOUNTY-09', 'AFT-CHAR-BOUNTY-10', 'AFT-CHAR-BOUNTY-11'],
  }
}

/** A Character, with their Trait where Traits are played with. */
export function character(asked: Asked): Explanation | null {
  return withTrait(asked, asked.id, crew.character(asked))
}

export function seat(asked: Asked): Explanation | null {
  const player = asked.view.players[Number(asked.id)]
  return player ? withTrait(asked, player.character, crew.seat(asked)) : null
}

function withTrait(asked: Asked, id: string, found: Explanation | null): Explanation | null {
  const { view, words } = asked
  const trait = words[`trait-text.trait-${id}`]
  if (!found || !view.traits || !trait) return found
  const own = saying(asked)
  const text = own('trait', { name: words[`trait.trait-${id}`], text: trait })
  return { ...found, text: [text, ...found.text], rules: [...found.rules, 'AFT-TRAIT-02'] }
}

/** One's own Trait. */
export function trait(asked: Asked): Explanation | null {
  const { id, words } = asked
  const text = words[`trait-text.trait-${id}`]
  if (!text) return null
  return {
    title: words[`trait.trait-${id}`],
    sort: saying(asked)('sort.trait'),
    icon: TRAIT,
    text: [text],
    rules: ['AFT-TRAIT-01', 'AFT-TRAIT-02'],
  }
}

/** The Alerts are one pile more. */
export function deck(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  if (id !== 'alerts') return table.deck(asked)
  const { count, discard } = view.alerts
  return {
    title: saying(asked)('alerts'),
    sort: say('sort.deck'),
    icon: ALERT,
    text: [
      say('deck', { number: count }),
      say('deck-discard', { list: listed(discard, 'alert', words) || say('nothing') }),
    ],
    rules: ['AFT-ALERT-01', 'AFT-ALERT-14'],
  }
}

export function roomNow(asked: Asked, place: number): readonly string[] {
  const { view, words } = asked
  const own = saying(asked)
  const { aftermath, hasAftermath, slimeRoom, turret: stands } = view.rooms[place]
  return [
    ...ship.roomNow(asked, place),
    ...(aftermath ? [own('token-seen', { what: words[`token.${aftermath}`] })] : []),
    ...(hasAftermath && !aftermath ? [own('token-here')] : []),
    ...(slimeRoom ? [own('slime-here')] : []),
    ...(stands ? [own('turret-here')] : []),
  ]
}
