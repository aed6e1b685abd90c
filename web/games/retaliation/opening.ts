import type { Option } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { Asked } from '../../play/position.ts'
import type { Advice } from '../coach.ts'
import type { InBoth } from '../entry.ts'
import { faceOf, isFighting, readerIn } from './reader.ts'

/** Answers for the first two rounds of the opening: equip, explore, burst at what comes, breathe, pass. */

/** The last round in which anything is advised. */
const ROUNDS = 2
/** With so little left one takes a tank. */
const LITTLE_OXYGEN = 4

type Adviser = (asked: Asked, view: RetaliationView) => Advice

export function advise(asked: Asked, view: RetaliationView): Advice | null {
  return view.round > ROUNDS ? null : (ADVISERS[asked.prompt] ?? letBe)(asked, view)
}

const ADVISERS: Readonly<Record<string, Adviser>> = {
  character: ({ options }) => ({
    picks: [first(options, CHARACTERS).id],
    text: {
      en: 'Take the ringed marine: one whose gun is good company.',
      fr: 'Prenez le marine cerclé : son arme est de bonne compagnie.',
    },
  }),
  support: ({ options }) => ({
    picks: [first(options, SUPPORT).id],
    text: {
      en: 'One of these comes with you. A second gun clears corridors faster.',
      fr: 'L’un d’eux vient avec vous. Une seconde arme vide mieux les couloirs.',
    },
  }),
  belt: ({ options, params }) => {
    const kind = BELT[Number(params?.number) - 1]
    return { picks: [first(options, [kind]).id], text: BELT_TEXTS[kind] }
  },
  action,
  pay: ({ options, min }) => ({ picks: cheapest(options).slice(0, min), text: TEXTS.pay }),
  'share-hits': ({ options }) => ({ picks: [options[0].id], text: TEXTS.share }),
  'use-gear': ({ options }) => ({ picks: [options.at(-1)!.id], text: TEXTS.done }),
  search: ({ options, max }) => ({
    picks: options.slice(0, max).map(({ id }) => id),
    text: {
      en: 'Keep what is ringed. The rest goes under its deck.',
      fr: 'Gardez ce qui est cerclé. Le reste retourne sous sa pioche.',
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

const CHARACTERS = ['heavy-gun-operator', 'recon', 'combat-engineer', 'officer']
const SUPPORT = ['gatling-gun', 'submachine-gun', 'assault-shotgun']
const BELT = ['oxygen', 'ammo', 'grenade', 'medpack'] as const

/** The first of these that can be chosen, else whatever comes first. */
function first(options: readonly Option[], wanted: readonly string[]): Option {
  const found = wanted.flatMap((id) => options.filter(({ targets }) => targets?.[0].id === id))
  return found[0] ?? options[0]
}

/** What came up otherwise: the mildest answer. */
function letBe({ options, min }: Asked): Advice {
  const mild = options.find(({ label }) => MILD.includes(label))
  const picks = mild ? [mild.id] : options.slice(0, min).map(({ id }) => id)
  return {
    picks,
    text: { en: 'Nothing to decide for now: go on.', fr: 'Rien à décider ici : continuez.' },
  }
}

const MILD = [
  'let-attack',
  'keep-roll',
  'enough',
  'stay',
  'obey',
  'refuse',
  'done',
  'wait',
  'keep',
  'leave-gear',
  'leave-item',
]

function action({ options }: Asked, view: RetaliationView): Advice {
  const me = readerIn(view)!
  const hand = me.hand?.length ?? 0
  const can = (label: string, by: string) =>
    options.find((option) => option.label === label && option.params?.by === by)
  const said = (option: Option, text: InBoth) => ({ picks: [option.id], text })
  const attack = can('shoot', 'shoot') ?? can('melee', 'melee')
  if (attack && isFighting(view, me)) return said(attack, TEXTS.attack)
  const burst = can('burst', 'burst')
  if (burst) return said(burst, TEXTS.burst)
  const tank = can('use-oxygen', 'use-gear')
  if (tank && me.oxygen <= LITTLE_OXYGEN) return said(tank, TEXTS.oxygen)
  const search = can('search', 'search')
  if (search) return said(search, TEXTS.search)
  const explore = can('explore', 'move')
  if (explore && hand > 1) return said(explore, TEXTS.explore)
  return said(options.find(({ label }) => label === 'pass') ?? options[0], TEXTS.pass)
}

const BELT_TEXTS: Readonly<Record<(typeof BELT)[number], InBoth>> = {
  oxygen: {
    en: 'First a tank: no Section has air before somebody turns it on.',
    fr: 'D’abord une bouteille : aucune Section n’a d’air tant qu’on ne l’allume pas.',
  },
  ammo: {
    en: 'Then Ammo: each token feeds two bursts.',
    fr: 'Puis des Munitions : un jeton nourrit deux rafales.',
  },
  grenade: {
    en: 'A Grenade for a corridor that is too full.',
    fr: 'Une Grenade, pour un couloir trop plein.',
  },
  medpack: {
    en: 'And a Medpack, for what gets through.',
    fr: 'Et un Medpack, pour ce qui passera quand même.',
  },
}

const TEXTS = {
  pay: {
    en: 'Pay with the ringed card: you need it least now.',
    fr: 'Payez avec la carte cerclée : c’est la moins utile à présent.',
  },
  explore: {
    en: 'Explore: through a dashed corridor, to where no room lies yet.',
    fr: 'Explorez : par un couloir en pointillé, là où aucune salle n’est posée.',
  },
  attack: {
    en: 'It stands beside you. Shoot it: the bar says how often it dies.',
    fr: 'Il est à côté de vous. Tirez : la barre dit combien de fois il meurt.',
  },
  burst: {
    en: 'A horde beside you. Burst at its corridor before it moves.',
    fr: 'Une horde à côté. Tirez une rafale dans son couloir avant qu’elle bouge.',
  },
  oxygen: {
    en: 'Your air runs low. Gear: use the tank on your belt.',
    fr: 'L’air se fait rare. Matériel : utilisez la bouteille de la ceinture.',
  },
  search: {
    en: 'Search this room before you go on.',
    fr: 'Fouillez cette salle avant de continuer.',
  },
  share: {
    en: 'Your Hits: so they kill most.',
    fr: 'Vos Touches : ainsi, elles tuent le plus.',
  },
  done: {
    en: 'You may use more tokens for nothing. Enough for now.',
    fr: 'D’autres jetons ne coûteraient rien. Assez pour l’instant.',
  },
  pass: { en: 'Enough for this round: pass.', fr: 'Assez pour cette manche : passez.' },
} as const

/** What searches or fires is worth keeping. */
const KEPT: readonly string[] = ['search', 'rest']

function cheapest(options: readonly Option[]): readonly string[] {
  const worth = ({ targets }: Option) => {
    const card = String(targets?.find(({ kind }) => kind === 'card')?.id ?? '')
    return KEPT.includes(faceOf(card)) ? 1 : 0
  }
  return options.toSorted((one, other) => worth(one) - worth(other)).map(({ id }) => id)
}
