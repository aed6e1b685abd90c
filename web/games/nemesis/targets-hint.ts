import { type Dictionary, type Language, type Option, type Params, render } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { sayIn, words } from '../../words/words.ts'
import type { Risk, Tone } from '../ui.ts'
import { type PlayerView, readerIn, suffers } from './reader.ts'
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
    things: 'Vous recevez : {list}',
    back: 'un objet ({colour})',
  },
)

interface Asking {
  readonly option: Option
  readonly view: NemesisView
  readonly words: Dictionary
  readonly me: PlayerView
  readonly say: (key: Key, params?: Params) => Note
}

type Key = keyof (typeof WORDS)['en']
type Note = Risk['lines'][number]
type Hint = (asking: Asking) => readonly Note[]

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
export function hint(
  option: Option,
  view: NemesisView,
  dictionary: Dictionary,
  language: Language,
): string {
  const text = notesOf(option, view, dictionary, language)
    .map((note) => note.text)
    .join(' · ')
  return capital(text)
}

/** The same, one by one. */
export function notesOf(
  option: Option,
  view: NemesisView,
  dictionary: Dictionary,
  language: Language,
): readonly Note[] {
  const me = readerIn(view)
  if (!me || !Object.hasOwn(HINTS, option.label)) return []
  const say = sayIn(WORDS, language)
  return HINTS[option.label]({
    option,
    view,
    words: dictionary,
    me,
    say: (key, params) => ({ text: say(key, params), tone: TONES[key] ?? 'calm' }),
  })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function plain(text: string): Note {
  return { text, tone: 'calm' }
}

const HINTS: Readonly<Record<string, Hint>> = {
  move: moving,
  escape: (asking) => [
    asking.say('attacks-first', {
      number: occupants(asking.view, asking.me.room, asking.me).intruders,
    }),
    ...moving(asking),
  ],
  'careful-move': (asking) => [asking.say('your-noise'), ...fireThere(asking)],
  reconnaissance: (asking) => [asking.say('silent'), ...fireThere(asking)],
  shoot: shooting,
  'aimed-shot': shooting,
  melee: striking,
  search: itemsLeft,
  hibernatorium: rollHere,
  'evacuation-a': rollHere,
  'evacuation-b': rollHere,
  nest: rollHere,
  pass: passing,
  role,
  'keep-item': text('item-text'),
  'keep-objective': text('objective-text'),
  'intruder-card': text('intruderCard-text'),
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

function moving(asking: Asking): Note[] {
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

function risk({ view, me, say }: Asking, place: number, unexplored: boolean): Note[] {
  const { encounter, danger, near } = noiseRisk(view, place, me)
  const quiet = unexplored ? say('quiet-unexplored') : say('quiet')
  return [
    encounter > 0 ? say('encounter', { encounter }) : quiet,
    near > 0 ? say('danger-near', { danger, near }) : say('danger', { danger }),
  ]
}

function rollHere(asking: Asking): Note[] {
  return risk(asking, asking.me.room, false)
}

function fireThere({ option, view, say }: Asking): Note[] {
  return view.rooms[placeOf(option)]?.fire ? [say('burns')] : []
}

function passing({ view, me, say }: Asking): Note[] {
  return [
    say('next-round'),
    ...(view.rooms[me.room]?.fire ? [say('fire-here')] : []),
    ...(suffers(me, 'wound-bleeding') ? [say('bleeding')] : []),
  ]
}

// --- fighting ---

export function quarryOf({ option, view }: Pick<Asking, 'option' | 'view'>): string {
  const name = String(option.params?.quarry)
  return view.intruders.find((one) => one.name === name)?.type ?? 'eggs'
}

function shooting(asking: Asking): Note[] {
  const weapon = asking.option.targets?.find(({ kind }) => kind === 'item')
  const faces = hitFaces(asking.view, quarryOf(asking), String(weapon?.id))
  return [asking.say('faces', { faces })]
}

function striking(asking: Asking): Note[] {
  const type = quarryOf(asking)
  const faces = hitFaces(asking.view, type, null)
  return [asking.say(type === 'eggs' ? 'strike-eggs' : 'strike', { faces })]
}

// --- cards and things ---

function text(family: string): Hint {
  return ({ option, words: dictionary }) => [
    plain(render(dictionary, `${family}.${option.targets?.[0]?.id}`)),
  ]
}

function itemsLeft({ view, me, say }: Asking): Note[] {
  return [say('left', { number: view.rooms[me.room].items })]
}

function role({ option, words: dictionary, say }: Asking): Note[] {
  const { item, quests } = printed.characters[option.targets![0].id]
  return [
    say('role', {
      weapon: dictionary[`item.${item}`],
      quests: quests.map((id) => dictionary[`item.${id}`]).join(', '),
    }),
  ]
}

/** Whoever has scanned a Contamination card knows it again. */
function scanned({ option, me, words: dictionary }: Asking): Note[] {
  const card = me.hand?.[Number(option.targets?.find(({ kind }) => kind === 'hand')?.id)]
  return card === 'contamination-infected' || card === 'contamination-clean'
    ? [plain(dictionary[`card.${card}`])]
    : []
}

function things({ option, words: dictionary, say }: Asking): Note[] {
  const names = (option.targets ?? []).map(({ kind, id }) =>
    kind === 'back'
      ? say('back', { colour: dictionary[`colour.${id}`] }).text
      : render(dictionary, `${kind}.${id}`),
  )
  return names.length > 0 ? [say('things', { list: names.join(', ') })] : []
}
