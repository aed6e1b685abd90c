import {
  attackersOnTheWay,
  attackOdds,
  burstOdds,
  meleeOdds,
  noiseOdds,
  shotOdds,
  turnEnd,
} from '@bulkhead/retaliation/odds'
import { PLACES, printed } from '@bulkhead/retaliation/printed'
import { sayIn, words } from '../../words/words.ts'
import type { Asked } from './explain.ts'
import {
  corridorsAround,
  heldBy,
  hordeAt,
  type IntruderView,
  isFighting,
  isOnMap,
  type PlayerView,
  readerOf,
} from './reader.ts'
import { percent } from './targets-risk.ts'

/** What a thing means for the reader, in the rules' own numbers. */

const WORDS = words(
  {
    enter:
      'Enter it: Hazard {hazard} %, something comes out {comes} %, Noise answered {answered} %.',
    attacks: 'On the way there you are attacked: {number}.',
    'combat-here': 'You are in combat here.',
    'end-air': 'End your turn there: no Oxygen is lost.',
    'end-loss': 'End your turn there: 1 Oxygen less, {left} left.',
    'end-suffocating': 'End your turn there: you are suffocating.',
    'end-fire': 'The fire costs 1 Health at the end of a turn there.',
    'end-dies': 'The end of a turn there kills you.',
    shot: 'Your {weapon} kills it at {chance} %.',
    blow: 'A blow of yours kills it at {chance} %; else it strikes back.',
    attack: 'Its attack would cost you {health} Health on average, and kill at {chance} %.',
    larva: 'It would settle on you, with a Contamination card.',
    burst: 'A burst with your {weapon} kills {number} on average.',
    far: 'Out of your reach.',
    beside: 'It is beside your room.',
  },
  {
    enter:
      'Y entrer : Danger {hazard} %, quelque chose sort {comes} %, réponse au Bruit {answered} %.',
    attacks: 'En chemin vous êtes attaqué : {number}.',
    'combat-here': 'Vous êtes au combat ici.',
    'end-air': 'Y finir votre tour ne coûte pas d’Oxygène.',
    'end-loss': 'Y finir votre tour : 1 Oxygène de moins, reste {left}.',
    'end-suffocating': 'Y finir votre tour : vous suffoquez.',
    'end-fire': 'Le feu y coûte 1 Santé en fin de tour.',
    'end-dies': 'Y finir un tour vous tue.',
    shot: 'Votre {weapon} le tue à {chance} %.',
    blow: 'Un coup de votre part le tue à {chance} % ; sinon il riposte.',
    attack: 'Son attaque vous coûterait {health} Santé en moyenne, et tue à {chance} %.',
    larva: 'Elle s’installerait sur vous, avec une carte Contamination.',
    burst: 'Une rafale de votre {weapon} en tue {number} en moyenne.',
    far: 'Hors de votre portée.',
    beside: 'Il est à côté de votre salle.',
  },
)

interface Mine {
  readonly me: PlayerView
  readonly seat: number
}

/** Nothing for whoever watches, is dead or has left. */
function readerIn({ view }: Asked): Mine | null {
  const seat = readerOf(view)
  if (seat === null || !isOnMap(view.players[seat])) return null
  return { seat, me: view.players[seat] }
}

export function roomMeans(asked: Asked, slot: number): readonly string[] {
  const { view, language } = asked
  const mine = readerIn(asked)
  if (!mine) return []
  const say = sayIn(WORDS, language)
  const { me } = mine
  if (slot === me.room) {
    return [...(isFighting(view, me) ? [say('combat-here')] : []), ...endOfTurn(asked, mine, slot)]
  }
  const place = corridorsAround(view, me.room).find((one) => PLACES[one].ends.includes(slot))
  if (place === undefined) return []
  const { hazard, comes, answered } = noiseOdds(view, slot)
  const attacks = attackersOnTheWay(view, me.room, place).length
  return [
    ...(attacks > 0 ? [say('attacks', { number: attacks })] : []),
    say('enter', {
      hazard: percent(hazard),
      comes: percent(comes),
      answered: percent(answered),
    }),
    ...endOfTurn(asked, mine, slot),
  ]
}

function endOfTurn({ view, language }: Asked, { seat }: Mine, slot: number): string[] {
  const say = sayIn(WORDS, language)
  const { oxygenLost, healthLost, oxygen, suffocating, dies } = turnEnd(view, seat, slot)
  if (dies) return [say('end-dies')]
  const air = suffocating
    ? say('end-suffocating')
    : oxygenLost > 0
      ? say('end-loss', { left: oxygen })
      : say('end-air')
  return [air, ...(healthLost > 0 ? [say('end-fire')] : [])]
}

function weaponsOf(me: PlayerView): string[] {
  return heldBy(me).flatMap(({ id, malfunction }) =>
    id !== null && !malfunction && printed.items[id].ranged ? [id] : [],
  )
}

export function corridorMeans(asked: Asked, place: number): readonly string[] {
  const { view, words: names, language } = asked
  const mine = readerIn(asked)
  if (!mine || hordeAt(view, place).length === 0) return []
  const say = sayIn(WORDS, language)
  if (!corridorsAround(view, mine.me.room).includes(place)) return [say('far')]
  return weaponsOf(mine.me).map((weapon) => {
    const mean = burstOdds(view, weapon, place).reduce(
      (sum, { chance, deaths }) => sum + chance * deaths,
      0,
    )
    return say('burst', { weapon: names[`item.${weapon}`], number: mean.toFixed(1) })
  })
}

export function intruderMeans(asked: Asked, { name, type, room }: IntruderView): readonly string[] {
  const { view, words: names, language } = asked
  const mine = readerIn(asked)
  if (!mine) return []
  const say = sayIn(WORDS, language)
  const { seat, me } = mine
  const harm =
    type === 'larva'
      ? say('larva')
      : say('attack', {
          health: attackOdds(view, seat, type).health.toFixed(1),
          chance: percent(attackOdds(view, seat, type).dies),
        })
  if (room !== me.room) return [harm]
  return [
    ...weaponsOf(me).map((weapon) =>
      say('shot', {
        weapon: names[`item.${weapon}`],
        chance: percent(shotOdds(view, seat, weapon, name).kills),
      }),
    ),
    say('blow', { chance: percent(meleeOdds(view, seat, null, name).kills) }),
    harm,
  ]
}
