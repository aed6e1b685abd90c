import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { IconShape } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { EndingWord } from './ending-words.ts'
import {
  CONTAMINATION,
  DEATH,
  DESTINATION,
  EXPLOSION,
  HYPERSPACE,
  POD,
  ROOM_ICONS,
  sideName,
} from './icons.ts'

/** One thing that the end brings to light. */
export interface EndingStep {
  readonly id: string
  readonly tone: 'calm' | 'good' | 'bad'
  readonly icon: IconShape
  readonly title: string
  readonly text?: string
  readonly rule: string
  readonly seat?: Seat
}

type Check = NonNullable<NemesisView['ending']>['checks'][number]

interface Told {
  readonly view: NemesisView
  readonly words: Dictionary
  readonly say: Say<EndingWord>
}

/** How the game ended, then each check in its order (NEM-VICTORY-01). */
export function endingSteps(
  view: NemesisView,
  words: Dictionary,
  say: Say<EndingWord>,
): EndingStep[] {
  const { ending } = view
  if (!ending) return []
  const told = { view, words, say }
  const lostInCheck = ending.checks.some(({ outcome }) => outcome === 'exploded')
  return [
    cause(told, ending.exploded && !lostInCheck),
    ...survivors(told),
    ...ending.checks.map((check, i) => stepOf(told, check, i)),
    ...(ending.winners.length === 0 ? [nobody(told)] : []),
  ]
}

function cause({ say }: Told, exploded: boolean): EndingStep {
  return exploded
    ? {
        id: 'cause',
        tone: 'bad',
        icon: EXPLOSION,
        title: say('explodes'),
        text: say('explodes-text'),
        rule: 'NEM-END-08',
      }
    : {
        id: 'cause',
        tone: 'calm',
        icon: HYPERSPACE,
        title: say('jumps'),
        text: say('jumps-text'),
        rule: 'NEM-END-02',
      }
}

/** Whoever left in a pod is not touched by what happens to the ship. */
function survivors({ view, words, say }: Told): EndingStep[] {
  const names = view.players.flatMap(({ fate }, seat) =>
    fate === 'escaped' ? [sideName(view, seat, words)] : [],
  )
  if (names.length === 0) return []
  return [
    {
      id: 'pods',
      tone: 'good',
      icon: POD,
      title: say('pods'),
      text: say('pods-text', { names: names.join(', ') }),
      rule: 'NEM-VICTORY-09',
    },
  ]
}

function stepOf(told: Told, check: Check, i: number): EndingStep {
  const id = `${check.check} ${i}`
  switch (check.check) {
    case 'engines':
      return { id, ...engines(told, check) }
    case 'coordinates':
      return { id, ...coordinates(told, check) }
    case 'contamination':
      return { id, ...contamination(told, check) }
    case 'objectives':
      return { id, ...objective(told, check) }
  }
}

type Unnamed = Omit<EndingStep, 'id'>

function engines({ view, words, say }: Told, { outcome }: Check): Unnamed {
  const list = view.engines.map((working, i) =>
    say('engine', {
      number: i + 1,
      status: working === null ? '?' : words[`status.${working ? 'working' : 'damaged'}`],
    }),
  )
  return {
    tone: outcome === 'exploded' ? 'bad' : 'good',
    icon: outcome === 'exploded' ? EXPLOSION : ROOM_ICONS['engine-1'],
    title: say('line', { name: say('check-engines'), text: words[`outcome.${outcome}`] }),
    text: list.join(' · '),
    rule: 'NEM-VICTORY-03',
  }
}

function coordinates({ view, words, say }: Told, { outcome }: Check): Unnamed {
  const home = outcome === 'earth'
  return {
    tone: home ? 'good' : 'bad',
    icon: DESTINATION,
    title: say('flies-to', { destination: words[`destination.${outcome}`] }),
    text: `${say('course', { letter: 'ABCD'[view.destination] })} ${say(home ? 'home' : 'astray')}`,
    rule: 'NEM-VICTORY-05',
  }
}

function contamination({ view, words, say }: Told, { seat, outcome }: Check): Unnamed {
  const dies = outcome === 'dies'
  return {
    tone: dies ? 'bad' : 'good',
    icon: dies ? DEATH : CONTAMINATION,
    title: say('contamination', {
      name: sideName(view, seat, words),
      outcome: words[`outcome.${outcome}`],
    }),
    text: say(`contamination-${outcome}` as 'contamination-clean'),
    rule: outcome === 'clean' ? 'NEM-VICTORY-13' : 'NEM-VICTORY-11',
    seat,
  }
}

function objective({ view, words, say }: Told, { seat, outcome }: Check): Unnamed {
  const id = view.players[seat].objectives[0]?.id
  return {
    tone: outcome === 'fulfilled' ? 'good' : 'bad',
    icon: outcome === 'fulfilled' ? 'gi:laurel-crown' : 'gi:bullseye',
    title: say('line', {
      name: id ? words[`objective.${id}`] : say('objective'),
      text: words[`outcome.${outcome}`],
    }),
    text: id ? words[`objective-text.${id}`] : undefined,
    rule: view.mode === 'coop' ? 'NEM-MODE-COOP-02' : 'NEM-VICTORY-15',
    seat,
  }
}

function nobody({ say }: Told): EndingStep {
  return { id: 'nobody', tone: 'bad', icon: DEATH, title: say('nobody'), rule: 'NEM-END-11' }
}
