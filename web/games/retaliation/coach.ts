import type { RetaliationView } from '@bulkhead/retaliation'
import type { Coach, Situation, Tip } from '../coach.ts'
import { thingAt } from '../coach.ts'
import { BODY, OWN } from '../hull/coach.ts'
import { advise } from './opening.ts'
import { corridorsAround, hordeAt, isOnMap, readerIn, readerOf } from './reader.ts'

type Now = Situation<RetaliationView>
type RetaliationTip = Tip<RetaliationView>

/** A hand this small is soon empty. */
const FEW_CARDS = 1

/** Of one's own body, where a line of this kind about the reader has been told; the board beside it is free then. */
const toldWhilePaying = (kind: string) => (now: Now) => {
  const me = readerOf(now.view)
  const isTold = now.lines.some((line) => line.kind === kind && line.params?.seat === me)
  return isTold && now.asked.prompt === 'pay' ? BODY : null
}

/** While this is asked. */
const asked = (prompt: string, at: string) => (now: Now) =>
  now.asked.prompt === prompt ? at : null

/** While this verb can be used. */
const verb = (id: string, isTime: (now: Now) => boolean) => (now: Now) =>
  now.asked.prompt === 'action' && now.stage === 'verbs' && isTime(now)
    ? `[data-verb="${id}"]`
    : null

const has = (label: string) => (now: Now) => now.asked.options.some((one) => one.label === label)

/** Hints at what happens, the weightiest first. */
const happenings: readonly RetaliationTip[] = [
  {
    id: 'combat',
    text: {
      en: 'In your room: that is combat. It attacks when the round ends, and once more if you walk away. Shoot, strike or drive it off.',
      fr: 'Dans votre salle : c’est le combat. Il attaque en fin de manche, et encore si vous partez. Tirez, frappez ou repoussez.',
    },
    at: ({ view }) => {
      const me = readerIn(view)
      const here = me && isOnMap(me) && view.intruders.find(({ room }) => room === me.room)
      return here ? thingAt('intruder', here.name) : null
    },
  },
  {
    id: 'horde',
    text: {
      en: 'A horde: so many of each kind stand in this corridor. The red arrow is their next step. Burst at them from a room beside it.',
      fr: 'Une horde : tant d’Intrus de chaque sorte dans ce couloir. La flèche rouge est leur prochain pas. Rafale d’une salle voisine.',
    },
    at: ({ view }) => {
      const me = readerIn(view)
      const near = me && isOnMap(me) ? corridorsAround(view, me.room) : []
      const place = near.find((one) => hordeAt(view, one).length > 0)
      return place === undefined ? null : thingAt('corridor', view.corridors[place]!.tile)
    },
  },
  {
    id: 'health',
    text: {
      en: 'You are hurt. Nine bars in three groups: the fewer are left, the worse each Attack. A Serious Wound takes a group away.',
      fr: 'Vous êtes touché. Neuf barres en trois groupes : moins il en reste, pire est l’Attaque. Une Blessure grave en ôte un groupe.',
    },
    at: toldWhilePaying('loses-health'),
  },
  {
    id: 'oxygen',
    text: {
      en: 'No Life Support here: each turn that ends costs 1 Oxygen. With none left to lose you suffocate: the next loss kills.',
      fr: 'Pas de Support vital ici : chaque tour fini coûte 1 Oxygène. Sans plus rien à perdre, on suffoque : la perte suivante tue.',
    },
    at: toldWhilePaying('loses-oxygen'),
  },
  {
    id: 'noise',
    text: {
      en: 'Noise: the die named the value of this corridor. If it is named again, a token from the bag says what comes out of it.',
      fr: 'Du Bruit : le dé a donné la valeur de ce couloir. S’il la donne encore, un jeton du sac dit ce qui en sort.',
    },
    at: ({ lines, view }) => {
      const tile = lines.findLast(({ kind }) => kind === 'noise')?.params?.corridor
      const isNoisy = view.corridors.some((one) => one?.tile === tile && one?.noise)
      return isNoisy ? thingAt('corridor', Number(tile)) : null
    },
  },
  {
    id: 'event',
    text: {
      en: 'A round ended: fires, Attacks, an Event that moves the hordes, the bag. The track says how many rounds are left, and when the Lander comes.',
      fr: 'Fin de manche : feux, Attaques, un Événement qui fait bouger les hordes, le sac. La piste dit ce qui reste, et quand vient la Navette.',
    },
    at: ({ lines }) => (lines.some(({ kind }) => kind === 'event') ? '.top-status' : null),
  },
]

/** Hints at what one may do. */
const deeds: readonly RetaliationTip[] = [
  {
    id: 'character',
    text: {
      en: 'One mission is for all. Each marine has another gun and other cards; a higher Rank gives orders to lower ones.',
      fr: 'La mission est commune. Chaque marine a son arme et ses cartes ; un Rang plus haut donne des ordres aux plus bas.',
    },
    at: asked('character', OWN),
  },
  {
    id: 'support',
    text: {
      en: 'Support Equipment: one card for the whole mission. Two hands hold two things; Armor has a place of its own.',
      fr: 'Équipement de soutien : une carte pour toute la mission. Deux mains, deux choses ; l’Armure a sa propre place.',
    },
    at: asked('support', OWN),
  },
  {
    id: 'belt',
    text: {
      en: 'Four tokens on the belt, any you like. Each is used once: by a touch, and for one card as many as you want.',
      fr: 'Quatre jetons à la ceinture, au choix. Chacun sert une fois : d’un toucher, et pour une carte, autant que vous voulez.',
    },
    at: asked('belt', OWN),
  },
  {
    id: 'burst',
    text: {
      en: 'A burst fires into a corridor beside you. It costs a card and half an Ammo token; the bar shows how many die.',
      fr: 'Une rafale part dans un couloir voisin. Elle coûte une carte et un demi-jeton Munitions ; la barre dit combien meurent.',
    },
    at: verb('burst', has('burst')),
  },
  {
    id: 'verb',
    text: {
      en: 'Your turn has two actions. Press what you want to do: it lights where that is possible. Dashed ones say why not.',
      fr: 'Votre tour compte deux actions. Touchez ce que vous voulez faire : les lieux possibles s’éclairent. Les pointillés disent pourquoi pas.',
    },
    at: ({ asked: { prompt }, stage }) =>
      prompt === 'action' && stage === 'verbs' ? '.verbs' : null,
  },
  {
    id: 'explore',
    text: {
      en: 'Press a dashed corridor: its room is laid as you walk in. Cautiously costs a card more and leaves a Secure token, which stops an Attack.',
      fr: 'Touchez un couloir en pointillé : sa salle se pose à l’entrée. Prudemment coûte une carte de plus et pose un jeton Sécurité.',
    },
    at: ({ asked: { prompt }, stage }) =>
      prompt === 'action' && stage === 'targets' ? '.table-board [data-lit]' : null,
  },
  {
    id: 'payment',
    text: {
      en: 'Actions are paid with cards of your hand: each either does what it says or pays 1. Give what you need least.',
      fr: 'Les actions se paient en cartes de votre main : chacune fait ce qu’elle dit ou paie 1. Donnez ce qui vous sert le moins.',
    },
    at: asked('pay', OWN),
  },
  {
    id: 'gear',
    text: {
      en: 'Gear: touch a token on your belt to use it, or drag it to another slot. It says beforehand what comes of it.',
      fr: 'Matériel : touchez un jeton de la ceinture pour l’utiliser, ou glissez-le ailleurs. Il dit d’avance ce qu’il fera.',
    },
    at: verb('gear', ({ asked: { options } }) =>
      options.some(({ params }) => params?.by === 'use-gear'),
    ),
  },
  {
    id: 'pass',
    text: {
      en: 'Few cards are left. Pass ends your round: keep or discard what you hold. Next round you draw up to five.',
      fr: 'Il reste peu de cartes. Passer termine votre manche : gardez ou défaussez. À la prochaine, vous piochez jusqu’à cinq.',
    },
    at: verb('pass', ({ view }) => (readerIn(view)?.hand?.length ?? 0) <= FEW_CARDS),
  },
]

export const coach: Coach<RetaliationView> = { tips: [...happenings, ...deeds], advise }
