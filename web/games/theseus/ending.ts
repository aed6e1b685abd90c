import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { type Say, sayIn } from '../../words/words.ts'
import type { Aim, Check, Ended, Reason, SeatTale, Tale } from '../tale.ts'
import { timelineOf } from './ending-points.ts'
import { ENDING, type EndingWord } from './ending-words.ts'
import { DATA, END, VICTORY, WOUND } from './icons.ts'
import { collectsData, END_OF_GAME, LAST_POINT, lifeSign } from './names.ts'

/** How a game of Theseus ended: by which of its conditions, and with how much. */

interface Told extends Ended<TheseusView> {
  readonly say: Say<EndingWord>
}

export function ending(ended: Ended<TheseusView>): Tale {
  const told: Told = { ...ended, say: sayIn(ENDING, ended.language) }
  const { view, result, seat, say } = told
  return {
    above: say('above', { turns: view.turn.number }),
    verdict: say(`verdict.${result.reason}` as 'verdict.life'),
    isGood: seat === null || result.winners.includes(seat),
    why: seat === null ? [] : whyOf(told, seat),
    seats: view.players.map((_, one) => seatTale(told, one)),
    checks: checksOf(told),
    facts: factsOf(told),
    timeline: timelineOf(ended),
  }
}

function totalOf({ view }: Told, seat: Seat): number {
  const { life, data } = view.players[seat]
  return life + data
}

/** The numbers that the end went by. */
function whyOf(told: Told, seat: Seat): readonly Reason[] {
  const { view, result, say } = told
  const isMet = result.winners.includes(seat)
  const { life, data, faction } = view.players[seat]
  if (result.reason === 'life')
    return [{ text: say('why-life', { life: say(lifeSign(view).word), points: life }), isMet }]
  if (result.reason === 'data') {
    return collectsData(faction) ? [{ text: say('why-data', { points: data }), isMet }] : []
  }
  const best = Math.max(...view.players.map((_, one) => totalOf(told, one)))
  return [{ text: say('why-total', { points: totalOf(told, seat), best }), isMet }]
}

function seatTale(told: Told, seat: Seat): SeatTale {
  const { view, result, say } = told
  const { life, data, faction, deck } = view.players[seat]
  const isWinner = result.winners.includes(seat)
  const isOut = !isWinner && life === 0 && view.mode !== 'deathmatch'
  const installed = view.sectors.flatMap(({ slots }) =>
    slots.filter(({ card }) => card?.owner === seat),
  ).length
  return {
    fate: isWinner ? 'won' : isOut ? 'died' : 'lived',
    label: say(isWinner ? 'won' : isOut ? 'out' : 'lost'),
    icon: isWinner ? VICTORY : isOut ? WOUND : END,
    cause: say('cards-text', { installed, left: deck.count }),
    aims: [
      counted(say(lifeSign(view).word), life),
      ...(collectsData(faction)
        ? [counted(say('with-data'), data), counted(say('total'), life + data)]
        : []),
    ],
  }
}

function counted(name: string, number: number): Aim {
  return { name, text: '', state: 'plain', progress: String(number) }
}

/** In the order in which they end a game; those after the one that did are not reached. */
function checksOf({ view, result, say }: Told): readonly Check[] {
  const { mode, players, endOfGame, turn } = view
  const isCounted = mode === 'deathmatch'
  const byLife = result.reason === 'life'
  const byData = result.reason === 'data' || players.some(({ data }) => data >= LAST_POINT)
  const link = (
    name: EndingWord,
    note: EndingWord,
    isMet: boolean,
    icon: Check['icon'],
    rule: string,
  ) => ({
    name: say(name),
    outcome: say(isMet ? 'yes' : 'no'),
    note: say(note),
    icon,
    tone: isMet ? ('act' as const) : ('calm' as const),
    rule,
  })
  const life = link(
    'check-life',
    isCounted ? 'life-twenty' : 'life-zero',
    byLife,
    lifeSign(view).icon,
    isCounted ? 'THE-DM-09' : 'THE-AIM-03',
  )
  if (byLife) return [life]
  const data = link('check-data', 'data-full', byData, DATA, 'THE-AIM-04')
  if (byData) return [life, data]
  const end = link('check-end', 'token-last', endOfGame >= END_OF_GAME, END, 'THE-END-04')
  if (!turn.additional) return [life, data, end]
  return [life, data, end, link('check-tie', 'tie-turns', true, VICTORY, 'THE-END-05')]
}

function factsOf({ log, say }: Told): Tale['facts'] {
  const count = (kind: string) => log.filter((line) => line.kind === kind)
  const wounds = count('wounded').reduce((sum, { params }) => sum + Number(params?.wounds), 0)
  return [
    { number: String(wounds), text: say('wounds') },
    { number: String(count('ejected').length), text: say('ejected') },
    { number: String(count('trap').length), text: say('traps') },
  ]
}
