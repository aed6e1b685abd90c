import type { View } from '@bulkhead/hull/view.ts'
import type { Line } from '@bulkhead/kernel'
import { type Situation, type Tip, thingAt } from '../coach.ts'
import { aims } from './opening.ts'
import { isFighting, readerIn, readerOf } from './reader.ts'

type Now = Situation<View>

/** A hand this small is soon empty. */
const FEW_CARDS = 1
/** What lies before its reader: under the board, or in the pane of a small screen. */
export const OWN = ':is(.table-own, .phone-pane)'
export const BODY = ':is(.own-me, .phone-pane)'

/** The last line of a kind that is about the reader. */
function lastOf(kind: string, { lines, view }: Now): Line | undefined {
  const me = readerOf(view)
  return lines.findLast((line) => line.kind === kind && line.params?.seat === me)
}

/** Where a line of this kind about the reader has been told. */
export const told = (kind: string, at: string) => (now: Now) => (lastOf(kind, now) ? at : null)

/** Where the hint has room beside the board: little of that is lit while one pays. */
const whilePaying = (at: (now: Now) => string | null) => (now: Now) =>
  now.asked.prompt === 'pay' ? at(now) : null

/** While this verb can be used. */
export const verb =
  (id: string, isTime: (now: Now) => boolean = () => true) =>
  (now: Now) =>
    now.asked.prompt === 'action' && now.stage === 'verbs' && isTime(now)
      ? `[data-verb="${id}"]`
      : null

/** Of those who are offered, a Character to begin with. */
export const firstRole = (character: string, text: Tip<View>['text']): Tip<View> => ({
  id: 'first-role',
  text,
  at: ({ asked }) =>
    asked.prompt === 'role' && asked.options.some((option) => aims(option, 'character', character))
      ? OWN
      : null,
})

/** Hints at what happens, the weightiest first. */
export const happenings: readonly Tip<View>[] = [
  {
    id: 'objective',
    text: {
      en: 'With the first Intruder you keep one of your Objectives. You win if you fulfil it and survive. Nobody else knows it.',
      fr: 'Au premier Intrus, vous gardez un de vos objectifs. On gagne en le remplissant et en survivant. Personne d’autre ne le connaît.',
    },
    at: ({ asked }) => (asked.prompt === 'objective' ? OWN : null),
  },
  {
    id: 'encounter',
    text: {
      en: 'An Encounter. Its token bears a number: with fewer cards in hand you would be attacked at once. So keep a few.',
      fr: 'Une rencontre. Son jeton porte un nombre : avec moins de cartes en main, vous seriez attaqué aussitôt. Gardez-en donc.',
    },
    at: ({ view }) => {
      const me = readerIn(view)
      const here = view.intruders.find(({ room }) => room === me?.room)
      return here ? thingAt('intruder', here.name) : null
    },
  },
  {
    id: 'wound',
    text: {
      en: 'You are wounded. The third Light Wound turns into a Serious one; with three Serious ones, the next wound kills.',
      fr: 'Vous voilà blessé. La troisième blessure légère devient grave ; avec trois graves, la prochaine blessure tue.',
    },
    at: whilePaying((now) =>
      (lastOf('light-wound', now) ?? lastOf('serious-wound', now)) ? BODY : null,
    ),
  },
  {
    id: 'contamination',
    text: {
      en: 'A Contamination card is in your deck now. It pays for nothing, and it may be infected: only a scan tells. Scan it in time.',
      fr: 'Une carte Contamination est dans votre paquet. Elle ne paie rien et peut être infectée : scannez-la à temps, par Repos ou une douche.',
    },
    at: whilePaying(told('contaminated', BODY)),
  },
  {
    id: 'event',
    text: {
      en: 'A round ended: Intruders attacked, fire burned, an Event moved what is aboard. The time track says how many rounds are left.',
      fr: 'Une manche a pris fin : attaques, feu, puis un événement a fait bouger le reste. La piste du temps dit combien il en reste.',
    },
    at: ({ lines }) => (lines.some(({ kind }) => kind === 'event') ? '.top-status' : null),
  },
  {
    id: 'noise',
    text: {
      en: 'You were heard: noise lies in this corridor. If a later roll points at a corridor with noise, something comes out of it.',
      fr: 'Du bruit reste dans ce couloir. Si un jet désigne un couloir où il y en a déjà, quelque chose en sort.',
    },
    at: ({ lines }) => {
      const exit = lines.findLast(({ kind }) => kind === 'noise')?.params?.exit
      return exit === undefined ? null : `.hull-noisy${thingAt('corridor', String(exit))}`
    },
  },
]

/** Hints at what one may do. */
export const deeds: readonly Tip<View>[] = [
  {
    id: 'fight',
    text: {
      en: 'In combat you shoot, strike or escape. Whoever flees is attacked, and so is everybody still there when the round ends.',
      fr: 'Au combat on tire, on frappe ou on fuit. Qui fuit est attaqué, et qui reste l’est à la fin de la manche.',
    },
    at: (now) => {
      const me = readerIn(now.view)
      return verb('shoot', () => me !== null && isFighting(now.view, me))(now)
    },
  },
  {
    id: 'verb',
    text: {
      en: 'Your turn has two actions. Press what you want to do: it lights where that is possible. Dashed ones say why not.',
      fr: 'Votre tour compte deux actions. Touchez ce que vous voulez faire : les lieux possibles s’éclairent. Les pointillés disent pourquoi pas.',
    },
    at: ({ asked, stage }) => (asked.prompt === 'action' && stage === 'verbs' ? '.verbs' : null),
  },
  {
    id: 'popover',
    text: {
      en: 'Press a lit room. What opens there lists the ways, with price and risk: Move costs one card, a careful one two.',
      fr: 'Touchez une salle éclairée. Ce qui s’ouvre liste les façons, avec prix et risque : une carte pour un pas, deux s’il est vigilant.',
    },
    at: ({ asked, stage }) =>
      asked.prompt === 'action' && stage === 'targets' ? '.table-board [data-lit]' : null,
  },
  {
    id: 'payment',
    text: {
      en: 'Actions are paid with cards of your hand: each either does what it says or pays 1. Give what you need least.',
      fr: 'Les actions se paient en cartes de votre main : chacune fait ce qu’elle dit ou paie 1. Donnez ce qui vous sert le moins.',
    },
    at: ({ asked }) => (asked.prompt === 'pay' ? OWN : null),
  },
  {
    id: 'search',
    text: {
      en: 'Items lie in this room. The Search card looks at two of its colour and keeps one: red fights, yellow mends, green heals.',
      fr: 'Il y a des objets ici. La carte Fouille en montre deux de la couleur, on en garde un : rouge combat, jaune répare, vert soigne.',
    },
    at: verb('search', ({ asked }) => asked.options.some(({ label }) => label === 'search')),
  },
  {
    id: 'pass',
    text: {
      en: 'Few cards are left. Pass ends your round: keep or discard what you hold. Next round you draw up to five.',
      fr: 'Il reste peu de cartes. Passer termine votre manche : gardez ou défaussez. À la prochaine, vous piochez jusqu’à cinq.',
    },
    at: verb('pass', ({ view }) => (readerIn(view)?.hand?.length ?? 0) <= FEW_CARDS),
  },
]
