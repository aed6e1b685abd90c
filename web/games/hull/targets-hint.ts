import type { View } from '@bulkhead/hull/view.ts'
import { type Option, type Params, render } from '@bulkhead/kernel'
import { sayIn, words } from '../../words/words.ts'
import type { Reading, Risk, Tone } from '../ui.ts'
import type { HullGame } from './game.ts'
import { capital, type PlayerOf, readerIn } from './reader.ts'
import { hitFaces, noiseRisk, occupants } from './targets-risk.ts'

const WORDS = words(
  {
    quiet: 'no Encounter possible now',
    'quiet-unexplored': 'no noise around it yet',
    encounter: 'Encounter {encounter} %',
    'danger-near': 'Danger {danger} %: Intruders near come ({near})',
    danger: 'Danger {danger} %: noise everywhere',
    silent: 'no noise roll',
    'your-noise': 'no noise roll; you choose where the noise goes',
    company: 'somebody is there: no noise roll',
    'intruder-there': 'Intruders there: {number}. No noise roll, but combat',
    unexplored: 'unexplored: its token first',
    burns: 'it burns: a Light Wound if your turn ends there',
    'attacks-first': 'Intruders that attack you first: {number}',
    faces: 'hits on {faces} of 6 faces',
    strike: 'hits on {faces} of 6 faces; else a Serious Wound. 1 Contamination card in any case',
    'strike-eggs': 'hits on {faces} of 6 faces; then a noise roll',
    left: 'Items left here: {number}',
    'fire-here': 'the room burns: 1 Light Wound',
    bleeding: 'Bleeding: 1 Light Wound',
    'next-round': 'your round is over; cards you keep stay in your hand',
    role: 'Weapon: {weapon}. Quest Items: {quests}.',
    'role-unarmed': 'No Weapon. Quest Items: {quests}.',
    things: 'You get: {list}',
    back: 'an Item ({colour})',
  },
  {
    quiet: 'aucune rencontre possible pour l’instant',
    'quiet-unexplored': 'pas encore de bruit autour',
    encounter: 'rencontre {encounter} %',
    'danger-near': 'danger {danger} % : les Intrus proches arrivent ({near})',
    danger: 'danger {danger} % : du bruit partout',
    silent: 'pas de jet de bruit',
    'your-noise': 'pas de jet de bruit ; vous choisissez où va le bruit',
    company: 'quelqu’un s’y trouve : pas de jet de bruit',
    'intruder-there': 'Intrus sur place : {number}. Pas de jet de bruit, mais le combat',
    unexplored: 'inexplorée : d’abord son jeton',
    burns: 'elle brûle : une blessure légère si votre tour s’y termine',
    'attacks-first': 'Intrus qui vous attaquent d’abord : {number}',
    faces: 'touche sur {faces} faces sur 6',
    strike:
      'touche sur {faces} faces sur 6 ; sinon une blessure grave. 1 carte Contamination dans tous les cas',
    'strike-eggs': 'touche sur {faces} faces sur 6 ; puis un jet de bruit',
    left: 'Objets restants ici : {number}',
    'fire-here': 'la salle brûle : 1 blessure légère',
    bleeding: 'hémorragie : 1 blessure légère',
    'next-round': 'votre manche est finie ; les cartes gardées restent en main',
    role: 'Arme : {weapon}. Objets de quête : {quests}.',
    'role-unarmed': 'Sans arme. Objets de quête : {quests}.',
    things: 'Vous recevez : {list}',
    back: 'un objet ({colour})',
  },
)

interface Asking<V extends View> extends Reading<V> {
  readonly game: HullGame<V>
  readonly option: Option
  readonly me: PlayerOf<V>
  readonly say: (key: Key, params?: Params) => Note
}

type Key = keyof (typeof WORDS)['en']
export type Note = Risk['lines'][number]
/** What an option leads to or risks. */
export type Hint<V extends View> = (asking: Asking<V>) => readonly Note[]
/** One that asks nothing that only one game has. */
type SharedHint = <V extends View>(asking: Asking<V>) => readonly Note[]

/** What may hurt. */
const TONES: Readonly<Partial<Record<Key, Tone>>> = {
  encounter: 'warn',
  'danger-near': 'warn',
  'intruder-there': 'bad',
  burns: 'warn',
  'attacks-first': 'bad',
  'fire-here': 'warn',
  bleeding: 'warn',
}

/** What an option risks or leads to, as one sentence. */
export function hint<V extends View>(
  game: HullGame<V>,
  option: Option,
  reading: Reading<V>,
): string {
  const text = notesOf(game, option, reading)
    .map((note) => note.text)
    .join(' · ')
  return capital(text)
}

/** The same, one by one. */
export function notesOf<V extends View>(
  game: HullGame<V>,
  option: Option,
  reading: Reading<V>,
): readonly Note[] {
  const me = readerIn(reading.view)
  const tells = hintOf(game, option.label)
  if (!me || !tells) return []
  const say = sayIn(WORDS, reading.language)
  return tells({
    ...reading,
    game,
    option,
    me,
    say: (key, params) => ({ text: say(key, params), tone: TONES[key] ?? 'calm' }),
  })
}

function hintOf<V extends View>({ targets }: HullGame<V>, label: string): Hint<V> | null {
  if (Object.hasOwn(targets.hints, label)) return targets.hints[label]
  return Object.hasOwn(HINTS, label) ? HINTS[label] : null
}

export function plain(text: string): Note {
  return { text, tone: 'calm' }
}

const HINTS: Readonly<Record<string, SharedHint>> = {
  move: moving,
  'move-technical': moving,
  escape: escaping,
  'careful-move': carefully,
  'careful-move-technical': carefully,
  shoot: shooting,
  melee: striking,
  search: itemsLeft,
  pass: passing,
  role,
  'keep-item': text('item-text'),
  'keep-objective': text('objective-text'),
  'choose-attack': text('attack-text'),
  'choose-event': text('event-text'),
  'hand-card': scanned,
  'take-offer': things,
  'give-in-return': things,
  agree: things,
}

// --- moving ---

export function placeOf({ targets = [] }: Option): number {
  return Number(targets.find(({ kind }) => kind === 'place')?.id)
}

/** Into a room, by the noise that it makes. */
export function moving<V extends View>(asking: Asking<V>): Note[] {
  const { option, view, me, say } = asking
  const place = placeOf(option)
  const there = occupants(view, place, me)
  if (there.intruders > 0) {
    return [say('intruder-there', { number: there.intruders }), ...fireThere(asking)]
  }
  if (there.characters) return [say('company'), ...fireThere(asking)]
  const unexplored = !view.rooms[place].explored
  return [
    ...(unexplored ? [say('unexplored')] : []),
    ...risk(asking, place, unexplored),
    ...fireThere(asking),
  ]
}

/** Away from Intruders, who attack first. */
export function escaping<V extends View>(asking: Asking<V>): Note[] {
  const { view, me, say } = asking
  const number = occupants(view, me.room, me).intruders
  return [say('attacks-first', { number }), ...moving(asking)]
}

/** Into a room, with noise where one likes. */
function carefully<V extends View>(asking: Asking<V>): Note[] {
  return [asking.say('your-noise'), ...fireThere(asking)]
}

/** Into a room without a noise roll. */
export function silently<V extends View>(asking: Asking<V>): Note[] {
  return [asking.say('silent'), ...fireThere(asking)]
}

function risk<V extends View>(asking: Asking<V>, place: number, unexplored: boolean): Note[] {
  const { game, view, me, say } = asking
  const { encounter, danger, near } = noiseRisk(game, view, place, me)
  const quiet = unexplored ? say('quiet-unexplored') : say('quiet')
  return [
    encounter > 0 ? say('encounter', { encounter }) : quiet,
    near > 0 ? say('danger-near', { danger, near }) : say('danger', { danger }),
  ]
}

/** A noise roll where one stands. */
export function rollingHere<V extends View>(asking: Asking<V>): Note[] {
  return risk(asking, asking.me.room, false)
}

function fireThere<V extends View>({ option, view, say }: Asking<V>): Note[] {
  return view.rooms[placeOf(option)]?.fire ? [say('burns')] : []
}

function passing<V extends View>({ game, view, me, say }: Asking<V>): Note[] {
  return [
    say('next-round'),
    ...(view.rooms[me.room]?.fire ? [say('fire-here')] : []),
    ...(game.body.bleeds(me) ? [say('bleeding')] : []),
  ]
}

// --- fighting ---

export function quarryOf({ option, view }: Pick<Asking<View>, 'option' | 'view'>): string {
  const name = String(option.params?.quarry)
  return view.intruders.find((one) => one.name === name)?.type ?? 'eggs'
}

export function shooting<V extends View>(asking: Asking<V>): Note[] {
  const { game, option, view, say } = asking
  const weapon = option.targets?.find(({ kind }) => kind === 'item')
  const faces = hitFaces(game, view, quarryOf(asking), String(weapon?.id))
  return [say('faces', { faces })]
}

function striking<V extends View>(asking: Asking<V>): Note[] {
  const type = quarryOf(asking)
  const faces = hitFaces(asking.game, asking.view, type, null)
  return [asking.say(type === 'eggs' ? 'strike-eggs' : 'strike', { faces })]
}

// --- cards and things ---

/** What the chosen card says. */
export function text(family: string): SharedHint {
  return ({ option, words: dictionary }) => [
    plain(render(dictionary, `${family}.${option.targets?.[0]?.id}`)),
  ]
}

function itemsLeft<V extends View>({ view, me, say }: Asking<V>): Note[] {
  return [say('left', { number: view.rooms[me.room].items })]
}

function role<V extends View>({ game, option, words: dictionary, say }: Asking<V>): Note[] {
  const { item, quests } = game.printed.characters[option.targets![0].id]
  const list = quests.map((id) => dictionary[`item.${id}`]).join(', ')
  if (!item) return [say('role-unarmed', { quests: list })]
  return [say('role', { weapon: dictionary[`item.${item}`], quests: list })]
}

/** Whoever has scanned a Contamination card knows it again. */
function scanned<V extends View>({ option, me, words: dictionary }: Asking<V>): Note[] {
  const card = me.hand?.[Number(option.targets?.find(({ kind }) => kind === 'hand')?.id)]
  return card === 'contamination-infected' || card === 'contamination-clean'
    ? [plain(dictionary[`card.${card}`])]
    : []
}

function things<V extends View>({ option, words: dictionary, say }: Asking<V>): Note[] {
  const names = (option.targets ?? []).map(({ kind, id }) =>
    kind === 'back'
      ? say('back', { colour: dictionary[`colour.${id}`] }).text
      : render(dictionary, `${kind}.${id}`),
  )
  return names.length > 0 ? [say('things', { list: names.join(', ') })] : []
}
