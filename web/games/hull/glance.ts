import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language, Seat } from '@bulkhead/kernel'
import { sayIn, words } from '../../words/words.ts'
import { roomName, sideName } from './reader.ts'

const WORDS = words(
  {
    draft: 'The crew is being chosen.',
    awake: 'Round {round} of {rounds}. You are the {character}, at: {room}.',
    safe: 'Round {round} of {rounds}. You were the {character}; your fate is settled.',
    light: 'Light Wounds: {count}.',
    serious: 'Serious Wounds: {count}.',
  },
  {
    draft: 'On choisit l’équipage.',
    awake: 'Manche {round} sur {rounds}. Vous : {character}, lieu : {room}.',
    safe: 'Manche {round} sur {rounds}. Vous : {character} ; votre sort est scellé.',
    light: 'Blessures légères : {count}.',
    serious: 'Blessures graves : {count}.',
  },
)

/** Where I am, and in what state. */
export function glance(
  { rounds }: { readonly rounds: number },
  view: View,
  seat: Seat,
  dictionary: Dictionary,
  language: Language,
): string {
  const say = sayIn(WORDS, language)
  if (view.phase === 'draft') return say('draft')
  const { fate, room, lightWounds, wounds } = view.players[seat]
  const isAwake = fate === 'awake'
  const place = say(isAwake ? 'awake' : 'safe', {
    round: Math.max(view.round, 1),
    rounds,
    character: sideName(view, seat, dictionary),
    room: roomName(view, room, dictionary),
  })
  return [
    place,
    ...(isAwake && lightWounds > 0 ? [say('light', { count: lightWounds })] : []),
    ...(isAwake && wounds.length > 0 ? [say('serious', { count: wounds.length })] : []),
  ].join(' ')
}
