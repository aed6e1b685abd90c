import type { Hidden } from '@bulkhead/common'
import { checkShared, differ } from '@bulkhead/hull/check.ts'
import { copiesOf } from '@bulkhead/hull/pack.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { COMPUTER_CARDS } from './cards/computer-actions.ts'
import { CONTINGENCIES } from './cards/contingencies.ts'
import { SURFACE_CARDS } from './cards/surface-cards.ts'
import { CSS_TOKENS, FIRST_SPACE, LAST_SPACE, MOST_KNOWLEDGE } from './components.ts'
import { own, ownOf, POWER_PLACES } from './own.ts'
import { elevatorRooms } from './sections.ts'

/** Every invariant of the game; each broken one is a sentence. */
export function check(s: State): string[] {
  return [...checkShared(s), ...checkTracks(s), ...checkTokens(s), ...checkCrew(s)]
}

function checkTracks(s: State): string[] {
  const broken: string[] = []
  const { css, elevator } = own(s)
  if (s.time < LAST_SPACE || s.time > FIRST_SPACE) broken.push('The Time token is off its track.')
  if (new Set(css.map(({ space }) => space)).size < css.length)
    broken.push('Two CSS tokens lie on one space.')
  if (!elevatorRooms(s).includes(elevator)) broken.push('The Elevator is nowhere.')
  return broken
}

function checkTokens(s: State): string[] {
  const broken: string[] = []
  const { power, css, cssLeft, contingency, pool, computerDeck, surface, surfaceDiscard } = own(s)
  const numbers = POWER_PLACES.map((place) => power[place].number).sort()
  if (numbers.join() !== '1,2,3,4') broken.push('The Power tokens do not add up.')
  if (differ(idsOf([...css, ...cssLeft]), CSS_TOKENS)) broken.push('The CSS tokens do not add up.')
  const held = s.players.flatMap((player) => ownOf(player).contingencies)
  if (differ(idsOf([contingency, ...pool, ...held]), copiesOf(CONTINGENCIES)))
    broken.push('The Contingency tokens do not add up.')
  const computers = [own(s).computer, ...idsOf(computerDeck)]
  if (
    differ(
      computers,
      COMPUTER_CARDS.map(({ id }) => id),
    )
  )
    broken.push('The Computer Action cards do not add up.')
  const { surfaceDrawn } = own(s)
  if (surface.length + surfaceDiscard.length + surfaceDrawn.length !== SURFACE_CARDS.length)
    broken.push('The Mars Surface cards do not add up.')
  return broken
}

function idsOf(pile: readonly Hidden[]): string[] {
  return pile.map(({ id }) => id)
}

function checkCrew(s: State): string[] {
  if (s.phase === 'draft') return []
  return s.players.flatMap((player, seat) => {
    const { knowledge } = ownOf(player)
    return knowledge < 1 || knowledge > MOST_KNOWLEDGE ? [`Seat ${seat} knows ${knowledge}.`] : []
  })
}
