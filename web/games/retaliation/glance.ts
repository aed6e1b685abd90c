import type { Dictionary, Language, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { LAST_ROUND, MOST_OXYGEN, SKULL } from '@bulkhead/retaliation/printed'
import { sayIn, words } from '../../words/words.ts'
import { sideName } from './icons.ts'
import { healthOf, isDrafting, roomName } from './reader.ts'

const WORDS = words(
  {
    draft: 'The squad is being equipped.',
    alive: 'Round {round} of {rounds}. You are the {character}, at: {room}.',
    aboard: 'Round {round} of {rounds}. You are the {character}, in the Lander.',
    settled: 'Round {round} of {rounds}. You were the {character}; your fate is settled.',
    down: 'Round {round} of {rounds}. You are the {character}, knocked over in: {room}.',
    body: 'Health {health} of {most}, Oxygen {oxygen} of {air}.',
  },
  {
    draft: 'L’escouade s’équipe.',
    alive: 'Manche {round} sur {rounds}. Vous : {character}, lieu : {room}.',
    aboard: 'Manche {round} sur {rounds}. Vous : {character}, dans la Navette.',
    settled: 'Manche {round} sur {rounds}. Vous : {character} ; votre sort est scellé.',
    down: 'Manche {round} sur {rounds}. Vous : {character}, à terre, lieu : {room}.',
    body: 'Santé {health} sur {most}, Oxygène {oxygen} sur {air}.',
  },
)

/** Where I am, and in what state. */
export function glance(
  view: RetaliationView,
  seat: Seat,
  dictionary: Dictionary,
  language: Language,
): string {
  const say = sayIn(WORDS, language)
  if (isDrafting(view)) return say('draft')
  const player = view.players[seat]
  const { fate, inLander, room, oxygen } = player
  const isIn = fate === 'alive' || fate === 'down'
  const how = !isIn ? 'settled' : inLander ? 'aboard' : fate
  const place = say(how, {
    round: Math.max(view.round, 1),
    rounds: LAST_ROUND,
    character: sideName(view, seat, dictionary),
    room: roomName(view, room, dictionary),
  })
  if (fate !== 'alive') return place
  const body = { health: healthOf(player), most: SKULL, oxygen, air: MOST_OXYGEN }
  return `${place} ${say('body', body)}`
}
