import type { Option } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Asked } from '../../play/position.ts'
import type { Advice } from '../coach.ts'
import { readerIn } from './reader.ts'

/** Answers for the first two rounds: explore, search, fight what comes, pass. */

const LAST_ROUND = 2

type Adviser = (asked: Asked, view: NemesisView) => Advice

export function advise(asked: Asked, view: NemesisView): Advice | null {
  if (view.round > LAST_ROUND) return null
  return (ADVISERS[asked.prompt] ?? letBe)(asked, view)
}

const ADVISERS: Readonly<Record<string, Adviser>> = {
  role: ({ options }) => ({
    picks: [(options.find((option) => aims(option, 'character', 'soldier')) ?? options[0]).id],
    text: {
      en: 'Take the Soldier, whose rifle is good company.',
      fr: 'Prenez le Soldat : son fusil est de bonne compagnie.',
    },
  }),
  action,
  pay: ({ options, min }, view) => ({
    picks: cheapest(options, view).slice(0, min),
    text: {
      en: 'Pay with the ringed card: you need it least now.',
      fr: 'Payez avec la carte cerclée : c’est la moins utile à présent.',
    },
  }),
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

function action({ options }: Asked, view: NemesisView): Advice {
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
  const move = options.find((option) => option.label === 'move' && isUnknown(option))
  if (move && hand > 1) return { picks: [move.id], text: TEXTS.move }
  const pass = options.find(({ label }) => label === 'pass') ?? options[0]
  return { picks: [pass.id], text: TEXTS.pass }
}

const TEXTS = {
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
const REACTIONS = ['interruption', 'nerves-of-steel']

function cheapest(options: readonly Option[], view: NemesisView): readonly string[] {
  const hand = readerIn(view)?.hand ?? []
  const worth = ({ targets }: Option) => {
    const card = hand[Number(targets?.find(({ kind }) => kind === 'hand')?.id)]
    return card === 'search' ? 2 : REACTIONS.includes(card) ? 0 : 1
  }
  return [...options].sort((one, other) => worth(one) - worth(other)).map(({ id }) => id)
}

function aims({ targets }: Option, kind: string, id: string): boolean {
  return targets?.some((target) => target.kind === kind && target.id === id) ?? false
}
