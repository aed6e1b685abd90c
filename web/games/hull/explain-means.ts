import { LIGHT_WOUND_SPACES, WOUNDS_TO_BEAR } from '@bulkhead/hull/kinds.ts'
import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import { sayIn, words } from '../../words/words.ts'
import type { Asked } from './explain.ts'
import { isFighting, type PlayerOf, readerIn } from './reader.ts'
import { hitFaces, noiseRisk, occupants } from './targets-risk.ts'

/** What a thing means for the reader, in the rules' own numbers. */

const WORDS = words(
  {
    shot: 'Your {weapon} hits it on {faces} of 6 faces.',
    blow: 'A blow of yours hits it on {faces} of 6 faces; a miss is a Serious Wound.',
    combat: 'Enter it and you are in combat: no noise roll.',
    company: 'Enter it without a noise roll: somebody is there.',
    noise: 'Enter it: Encounter {encounter} %, Danger {danger} %.',
    'noise-near':
      'Enter it: Encounter {encounter} %, Danger {danger} % (Intruders near come: {near}).',
    'burns-there': 'End your turn there and the fire gives you a Light Wound.',
    'burns-here': 'End your turn here and the fire gives you a Light Wound.',
    'combat-here': 'You are in combat here.',
    'light-left': 'You can take {number} more before one becomes a Serious Wound.',
    'light-full': 'Your next one becomes a Serious Wound.',
    'serious-left': 'You can bear {number} more.',
    'serious-full': 'Your next wound of any kind kills you.',
  },
  {
    shot: 'Votre {weapon} le touche sur {faces} faces sur 6.',
    blow: 'Un coup de votre part le touche sur {faces} faces sur 6 ; raté, c’est une blessure grave.',
    combat: 'Y entrer, c’est le combat : pas de jet de bruit.',
    company: 'Y entrer sans jet de bruit : quelqu’un s’y trouve.',
    noise: 'Y entrer : rencontre {encounter} %, danger {danger} %.',
    'noise-near':
      'Y entrer : rencontre {encounter} %, danger {danger} % (Intrus proches qui arrivent : {near}).',
    'burns-there': 'Y finir votre tour vous vaut une blessure légère par le feu.',
    'burns-here': 'Finir votre tour ici vous vaut une blessure légère par le feu.',
    'combat-here': 'Vous êtes au combat ici.',
    'light-left': 'Encore {number} avant qu’une devienne grave.',
    'light-full': 'La prochaine devient une blessure grave.',
    'serious-left': 'Vous pouvez en supporter encore {number}.',
    'serious-full': 'La prochaine blessure, quelle qu’elle soit, vous tue.',
  },
)

type Means = <V extends View>(asked: Asked<V>, me: PlayerOf<V>) => readonly string[]

/** Nothing for whoever watches, is dead or has left. */
function forReader(means: Means) {
  return <V extends View>(asked: Asked<V>): readonly string[] => {
    const me = readerIn(asked.view)
    return me?.fate === 'awake' && asked.view.phase !== 'draft' ? means(asked, me) : []
  }
}

export const roomMeans = forReader((asked, me) => {
  const { game, id, view, language } = asked
  const say = sayIn(WORDS, language)
  const place = Number(id)
  const burns = view.rooms[place].fire
  if (place === me.room) {
    return [
      ...(isFighting(view, me) ? [say('combat-here')] : []),
      ...(burns ? [say('burns-here')] : []),
    ]
  }
  const isNear = game.ships[view.board].ways[me.room]?.some(({ to }) => to === place)
  return isNear ? [entering(asked, me), ...(burns ? [say('burns-there')] : [])] : []
})

function entering<V extends View>({ game, id, view, language }: Asked<V>, me: PlayerOf<V>): string {
  const say = sayIn(WORDS, language)
  const there = occupants(view, Number(id), me)
  if (there.intruders > 0) return say('combat')
  if (there.characters) return say('company')
  const { encounter, danger, near } = noiseRisk(game, view, Number(id), me)
  return say(near > 0 ? 'noise-near' : 'noise', { encounter, danger, near })
}

/** By each loaded Weapon in hand, and by a blow. */
export const intruderMeans = forReader((asked, me) => {
  const { game, id, view, words: dictionary, language } = asked
  const say = sayIn(WORDS, language)
  const { items } = game.printed
  const weapons = me.hands.flatMap(({ item, ammo }) =>
    item !== null && ammo > 0 && items[item].weapon ? [item] : [],
  )
  return [
    ...weapons.map((weapon) =>
      say('shot', {
        weapon: dictionary[`item.${weapon}`],
        faces: hitFaces(game, view, id, weapon),
      }),
    ),
    say('blow', { faces: hitFaces(game, view, id, null) }),
  ]
})

export const lightWoundsMeans = ofOwn(({ lightWounds }, say) => {
  const left = LIGHT_WOUND_SPACES - lightWounds
  return left > 0 ? say('light-left', { number: left }) : say('light-full')
})

export const seriousWoundsMeans = ofOwn(({ wounds }, say) => {
  const left = WOUNDS_TO_BEAR - wounds.length
  return left > 0 ? say('serious-left', { number: left }) : say('serious-full')
})

type Saying = ReturnType<typeof sayIn<keyof (typeof WORDS)['en']>>

/** Only on the reader's own board. */
function ofOwn(mean: (me: PlayerView, say: Saying) => string) {
  return forReader(({ id, view, language }, me) =>
    view.players[Number(id)] === me ? [mean(me, sayIn(WORDS, language))] : [],
  )
}

/** How much Ammo the reader's own Weapon has. */
export function ammoOf<V extends View>({ game, id, view }: Asked<V>): number | null {
  const held = readerIn(view)?.hands.find((one) => one.item === id)
  return held && game.printed.items[id].weapon ? held.ammo : null
}
