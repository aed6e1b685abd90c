import type { View } from '@bulkhead/hull/view.ts'
import type { Option } from '@bulkhead/kernel'
import type { Asked } from '../../play/position.ts'
import type { Advice } from '../coach.ts'
import type { InBoth } from '../entry.ts'
import { readerIn } from './reader.ts'

/** Answers for the first rounds of an opening: explore, search, fight what comes, pass. */

export type Adviser<V extends View> = (asked: Asked, view: V) => Advice | null

/** What only one game's opening has. */
export interface OpeningOf<V extends View> {
  /** The last round in which anything is advised. */
  readonly rounds: number
  readonly role: { readonly character: string; readonly text: InBoth }
  /** What only reacts to others is worth least in a hand. */
  readonly reactions: readonly string[]
  /** What is tried before anything else in a turn; null where nothing of it can be done. */
  readonly first?: Adviser<V>
  /** Answers to the game's own questions. */
  readonly others?: Readonly<Record<string, Adviser<V>>>
}

export function adviserOf<V extends View>(opening: OpeningOf<V>): Adviser<V> {
  const { rounds, role, others } = opening
  const advisers: Readonly<Record<string, Adviser<V>>> = {
    ...SHARED,
    role: ({ options }) => ({
      picks: [(options.find((one) => aims(one, 'character', role.character)) ?? options[0]).id],
      text: role.text,
    }),
    pay: ({ options, min }, view) => ({
      picks: cheapest(options, view, opening.reactions).slice(0, min),
      text: TEXTS.pay,
    }),
    action: (asked, view) => opening.first?.(asked, view) ?? action(asked, view),
    ...others,
  }
  return (asked, view) =>
    view.round > rounds ? null : (advisers[asked.prompt] ?? letBe)(asked, view)
}

const SHARED: Readonly<Record<string, (asked: Asked) => Advice>> = {
  'keep-item': ({ options }) => ({
    picks: [options[0].id],
    text: {
      en: 'Two Items: keep one. The other goes under its deck.',
      fr: 'Deux objets : gardez-en un. L’autre retourne sous sa pioche.',
    },
  }),
  objective: ({ options }) => ({
    picks: [options[0].id],
    text: {
      en: 'Keep the Objective that you can fulfil and survive. This one will do.',
      fr: 'Gardez l’objectif que vous pouvez remplir vivant. Celui-ci convient.',
    },
  }),
  'discard-on-pass': () => ({
    picks: [],
    text: {
      en: 'Good cards may stay for the next round. Discard nothing.',
      fr: 'De bonnes cartes peuvent rester pour la suite. Ne défaussez rien.',
    },
  }),
}

/** What came up otherwise: the mildest answer. */
function letBe({ options, min }: Asked): Advice {
  const mild = options.find(({ label }) => MILD.includes(label))
  const picks = mild ? [mild.id] : options.slice(0, min).map(({ id }) => id)
  return {
    picks,
    text: { en: 'Nothing to decide for now: go on.', fr: 'Rien à décider ici : continuez.' },
  }
}

const MILD = ['let-pass', 'stand-by', 'bear-it', 'keep-shot', 'refuse-offer', 'end-trade']

function action({ options }: Asked, view: View): Advice {
  const hand = readerIn(view)?.hand?.length ?? 0
  const isUnknown = (option: Option) => {
    const place = option.targets?.find(({ kind }) => kind === 'place')
    return place !== undefined && !view.rooms[Number(place.id)].explored
  }
  const attack = options.find(({ label, targets }) => {
    const isAttack = label === 'shoot' || label === 'melee'
    return isAttack && targets?.some(({ kind }) => kind === 'intruder')
  })
  if (attack) return { picks: [attack.id], text: TEXTS.attack }
  const search = options.find(({ label }) => label === 'search')
  if (search) return { picks: [search.id], text: TEXTS.search }
  const move = options.find((option) => STEPS.includes(option.label) && isUnknown(option))
  if (move && hand > 1) return { picks: [move.id], text: TEXTS.move }
  const pass = options.find(({ label }) => label === 'pass') ?? options[0]
  return { picks: [pass.id], text: TEXTS.pass }
}

const STEPS = ['move', 'move-technical']

const TEXTS = {
  pay: {
    en: 'Pay with the ringed card: you need it least now.',
    fr: 'Payez avec la carte cerclée : c’est la moins utile à présent.',
  },
  move: {
    en: 'Go on exploring: Move, to a room that nobody knows yet.',
    fr: 'Explorez encore : déplacez-vous vers une salle que nul ne connaît.',
  },
  search: {
    en: 'Search this room before you go.',
    fr: 'Fouillez cette salle avant de partir.',
  },
  attack: {
    en: 'It is here, and so are you. Attack it: the bar says which faces hit.',
    fr: 'Il est là, vous aussi. Attaquez : la barre dit quelles faces touchent.',
  },
  pass: {
    en: 'Enough for this round: pass.',
    fr: 'Assez pour cette manche : passez.',
  },
} as const

/** Searching is worth most, and what only reacts to others least. */
function cheapest(
  options: readonly Option[],
  view: View,
  reactions: readonly string[],
): readonly string[] {
  const hand = readerIn(view)?.hand ?? []
  const worth = ({ targets }: Option) => {
    const card = hand[Number(targets?.find(({ kind }) => kind === 'hand')?.id)]
    return card === 'search' ? 2 : reactions.includes(card) ? 0 : 1
  }
  return [...options].sort((one, other) => worth(one) - worth(other)).map(({ id }) => id)
}

export function aims({ targets }: Option, kind: string, id: string): boolean {
  return targets?.some((target) => target.kind === kind && target.id === id) ?? false
}
