import {
  type Dictionary,
  type Language,
  type Option,
  render,
  renderOption,
  type Target,
  type Unavailable,
} from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { attackersOnTheWay } from '@bulkhead/retaliation/odds'
import { type Say, sayIn } from '../../words/words.ts'
import type { Price, Reading, Risk, Tag } from '../ui.ts'
import { INTRUDER_ICONS, NOISE } from './icons.ts'
import {
  corridorsAround,
  faceOf,
  intrudersIn,
  isContamination,
  type PlayerView,
  placeOf,
  readerIn,
  slotOf,
} from './reader.ts'
import { isExploring, isMove, isOrder, sourceOf, targetOf } from './targets.ts'
import { dangerIn, killChance, needsAmmo, percent, wayOf, weigh } from './targets-risk.ts'
import { VERB_WORDS, type VerbKey } from './verb-words.ts'
import { nameKey } from './verbs.ts'

/** Options as rows of what opens at a thing: names, prices, the one number, risks, and what cannot be done. */

type Here = Reading<RetaliationView>

const NAMES: Readonly<Record<string, VerbKey>> = {
  move: 'name.move',
  explore: 'name.explore',
  'cautious-move': 'name.cautious',
  'cautious-explore': 'name.explore-cautious',
  shoot: 'name.shoot',
  burst: 'name.burst',
  melee: 'name.melee',
  'melee-with': 'name.melee-with',
  'throw-grenade': 'name.grenade',
  secure: 'name.secure',
}

/** What it comes from and costs stands beside it. */
export function nameOf(option: Option, { words, language }: Here): string {
  const key = NAMES[option.label]
  if (key && sourceOf(option) === 'basic') {
    const item = words[`item.${targetOf(option, 'item')}`]
    return sayIn(VERB_WORDS, language)(key, { item })
  }
  return renderOption(words, option).replace(/\s*\([^()]*\)$/, '')
}

export function priceOf(option: Option, { words, language }: Here): Price | null {
  const { params, label } = option
  if (params?.cost === undefined) return null
  const say = sayIn(VERB_WORDS, language)
  const number = Number(params.cost)
  const isCard = sourceOf(option) === 'card'
  const cards = isCard ? playedPrice(String(params.by), number, words, say) : paidPrice(number, say)
  if (cards === '') return null
  const spends = label === 'burst' && needsAmmo(targetOf(option, 'item'))
  return {
    cards: number + (isCard ? 1 : 0),
    text: spends ? say('price.ammo', { cards }) : cards,
  }
}

function paidPrice(number: number, say: Say<VerbKey>): string {
  if (number === 0) return ''
  return number === 1 ? say('price.one') : say('price.many', { number })
}

/** The card itself, and what is paid besides. */
function playedPrice(face: string, number: number, words: Dictionary, say: Say<VerbKey>): string {
  const card = words[`card.${face}`]
  return number === 0 ? card : say('price.plus', { card, number })
}

// --- the number on a target ---

export function tagOf(option: Option, reading: Here): Tag | null {
  const me = readerIn(reading.view)
  if (!me) return null
  if (isMove(option) && !isOrder(option)) return wayTag(option, me, reading)
  const chance = killChance(option, reading.view)
  if (chance === null) return null
  const say = sayIn(VERB_WORDS, reading.language)
  return { text: say('tag.kill', { chance: percent(chance) }), tone: 'act' }
}

function wayTag(option: Option, me: PlayerView, { view, language }: Here): Tag | null {
  const say = sayIn(VERB_WORDS, language)
  const way = wayOf(option, view, me.room)
  if (!way) return null
  const attacks = attackersOnTheWay(view, me.room, way.place).length
  const first = attacks === 1 ? say('tag.attack-one') : say('tag.attacks', { number: attacks })
  if (attacks > 0 && isExploring(option)) return { text: first, tone: 'bad', icon: FOE }
  if (isExploring(option)) return null
  if (intrudersIn(view, way.slot).length > 0) {
    return { text: say('tag.combat'), tone: 'bad', icon: FOE }
  }
  const chance = `${percent(dangerIn(view, way.slot))} %`
  return attacks > 0
    ? { text: say('tag.with-hazard', { attacks: first, chance }), tone: 'bad', icon: FOE }
    : { text: chance, tone: 'warn', icon: NOISE }
}

const FOE = INTRUDER_ICONS.adult

// --- risks ---

export function riskOf(option: Option, { view, words, language }: Here): Risk {
  const { notes, outcomes, causes } = weigh(option, view, words, language)
  return {
    lines: notes.map(({ text, tone }) => ({ text: capital(text), tone })),
    outcomes,
    causes,
  }
}

/** The same as one sentence; of a card that is laid out, what it does. */
export function hint(
  option: Option,
  view: RetaliationView,
  words: Dictionary,
  language: Language,
): string {
  const family = TEXTS[option.label]
  if (family) return render(words, `${family}.${option.targets?.[0]?.id}`)
  const { notes, outcomes } = weigh(option, view, words, language)
  return capital([...outcomes, ...notes].map(({ text }) => text).join(' · '))
}

const TEXTS: Readonly<Record<string, string>> = {
  character: 'character-text',
  support: 'item-text',
  'keep-item': 'item-text',
  'keep-objective': 'objective-text',
  'take-gear': 'gear-text',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// --- what cannot be done at a thing ---

const MOST = 3

export function unavailableAt(
  what: Target,
  unavailable: readonly Unavailable[],
  { view }: Here,
): readonly Unavailable[] {
  const me = readerIn(view)
  if (!me) return []
  return actionsAt(what, view, me)
    .flatMap((action) => unavailable.filter((one) => one.what === nameKey(action)))
    .slice(0, MOST)
}

/** What a player may want to do with a thing, the likeliest first. */
function actionsAt({ kind, id }: Target, view: RetaliationView, me: PlayerView): readonly string[] {
  switch (kind) {
    case 'hand': {
      const card = me.hand?.[Number(id)]
      return card && !isContamination(card) ? [faceOf(card)] : []
    }
    case 'item':
      return [String(id)]
    case 'spot':
      return ['use-gear']
    case 'seat':
      return view.players[Number(id)]?.room === me.room ? ['trade'] : []
    case 'intruder':
      return ['shoot', 'melee']
    case 'robot':
      return ['activate-robot']
    case 'corridor':
      return corridorsAround(view, me.room).includes(placeOf(view, id)) ? ['burst', 'move'] : []
    case 'room':
      return slotOf(view, id) === me.room ? ['use-room', 'secure', 'search'] : []
    default:
      return []
  }
}
