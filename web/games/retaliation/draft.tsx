import type { Option, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import type { ReactNode } from 'react'
import { isSmall, useLayout } from '../../table/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { words as inBoth, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { CHARACTER_ICONS, GEAR_ICONS, ITEM_ICONS, initialOf, sideName } from './icons.ts'
import { itemFacts, itemLook } from './item-facts.ts'
import { type DraftPhase, draftOf } from './reader.ts'
import { isLaidOut } from './targets.ts'
import { BOARD_WORDS } from './words.ts'
import './draft.css'

const DRAFT = inBoth(
  {
    characters: 'Who goes in?',
    'characters-text':
      'Everybody is dealt two Characters in secret and keeps one. Rank decides who may give orders to whom.',
    support: 'Support Equipment',
    'support-text':
      'Seven cards lie open. The highest number chooses first; everybody takes one, but for the Contractor.',
    belts: 'Four tokens for the belt',
    'belts-text':
      'Any four. Oxygen lasts seven turns without Life Support; without Ammo on the Weapon nothing is fired.',
    order: 'in this order',
    now: 'chooses now',
    later: 'waits',
    'left-in-supply': '{number} left',
    'hidden-cards': 'Two Characters lie before {who}.',
  },
  {
    characters: 'Qui entre ?',
    'characters-text':
      'Chacun reçoit deux Personnages en secret et en garde un. Le Rang dit qui peut donner des ordres à qui.',
    support: 'Équipement de soutien',
    'support-text':
      'Sept cartes sont visibles. Le plus grand numéro choisit d’abord ; chacun en prend une, sauf le Contractuel.',
    belts: 'Quatre jetons pour la ceinture',
    'belts-text':
      'Quatre au choix. L’oxygène dure sept tours sans Support vital ; sans Munitions sur l’Arme, on ne tire pas.',
    order: 'dans cet ordre',
    now: 'choisit',
    later: 'attend',
    'left-in-supply': 'restent {number}',
    'hidden-cards': 'Deux Personnages sont devant {who}.',
  },
)

type Props = PartProps<RetaliationView>

/** What is chosen before the first round: who chooses in which order, and what there is to choose from. */
export function Draft(props: Props) {
  const { view, choices } = props
  const say = useSay(DRAFT)
  const isNarrow = isSmall(useLayout())
  const phase = draftOf(view) ?? 'belts'
  const options = choices.asked?.options.filter(isLaidOut) ?? []
  return (
    <div className={isNarrow ? 'ret-draft narrow' : 'ret-draft'}>
      <header>
        <h2>{say(phase)}</h2>
        {!isNarrow && <p>{say(`${phase}-text`)}</p>}
      </header>
      <Order {...props} phase={phase} />
      {!isNarrow && <Offer {...props} phase={phase} options={options} />}
    </div>
  )
}

/** Everybody in the order of choosing, with what they have. */
function Order({ view, seat: own, words, language, waiting, phase }: Props & HasPhase) {
  const say = useSay(DRAFT)
  const seats = view.players
    .map((_, seat) => seat)
    .sort((a, b) => view.players[a].number - view.players[b].number)
  if (phase !== 'characters') seats.reverse()
  return (
    <ol className="ret-draft-order" aria-label={say('order')}>
      {seats.map((seat) => (
        <li
          key={seat}
          className={waiting.includes(seat) ? 'now' : ''}
          data-own={seat === own || undefined}
        >
          <SeatBadge seat={seat} initial={initialOf(view, seat, language)} />
          <span>
            <strong>{sideName(view, seat, words)}</strong>
            <small>
              {takenBy(view, seat, words, phase) || say(waiting.includes(seat) ? 'now' : 'later')}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

interface HasPhase {
  readonly phase: DraftPhase
}

/** What somebody has taken in this part of the draft. */
function takenBy(
  { players }: RetaliationView,
  seat: Seat,
  words: Props['words'],
  phase: DraftPhase,
): string {
  const { character, hands, armor, belt } = players[seat]
  if (phase === 'characters') return character ? words[`Player.${seat}`] : ''
  if (phase === 'belts') {
    return belt.flatMap((gear) => (gear ? [words[`gear.${gear}`]] : [])).join(', ')
  }
  const own = printed.characters[character]?.items ?? []
  return [...hands.flat(), ...(armor ? [armor] : [])]
    .flatMap(({ id }) => (id && !own.includes(id) ? [words[`item.${id}`]] : []))
    .join(', ')
}

function Offer(props: Props & HasPhase & { readonly options: readonly Option[] }) {
  const { view, phase, options, words, choices } = props
  const say = useSay(DRAFT)
  const isGear = options.some(({ label }) => label === 'take-gear')
  if (isGear || (phase === 'belts' && options.length === 0)) {
    return (
      <ul className="ret-draft-cards gear">
        {(['ammo', 'grenade', 'oxygen', 'medpack'] as const).map((kind) => {
          const option = options.find(({ targets }) => targets?.[0].id === kind)
          return (
            <Card
              key={kind}
              option={option}
              kind="gear"
              id={kind}
              choices={choices}
              look={`ret-gear-${kind}`}
            >
              <Icon shape={GEAR_ICONS[kind]} size={44} />
              <strong>{words[`gear.${kind}`]}</strong>
              <span>{words[`gear-text.${kind}`]}</span>
              <small>{say('left-in-supply', { number: view.gear[kind] })}</small>
            </Card>
          )
        })}
      </ul>
    )
  }
  if (phase === 'characters') return <Characters {...props} />
  return (
    <ul className="ret-draft-cards items">
      {view.offered.map((id) => (
        <ItemCard
          key={id}
          id={id}
          option={options.find(({ targets }) => targets?.[0].id === id)}
          words={words}
          choices={choices}
        />
      ))}
    </ul>
  )
}

function ItemCard({
  id,
  option,
  words,
  choices,
}: Pick<Props, 'words' | 'choices'> & { readonly id: string; readonly option?: Option }) {
  const say = useSay(BOARD_WORDS)
  return (
    <Card option={option} kind="thing" id={id} choices={choices} look={itemLook(id)}>
      <Icon shape={ITEM_ICONS[id]} size={30} />
      <strong>{words[`item.${id}`]}</strong>
      <span>{words[`item-text.${id}`]}</span>
      <small>{itemFacts(id, words, say).join(' · ')}</small>
    </Card>
  )
}

/** How many faces of a deck are everybody's. */
const COMMON = 5

function Characters({
  view,
  seat,
  words,
  choices,
  options,
}: Props & { readonly options: readonly Option[] }) {
  const say = useSay(DRAFT)
  if (options.length === 0) {
    const at = view.players.findIndex((player) => player.character === '')
    return seat === at ? null : (
      <p className="ret-draft-wait">
        {at >= 0 && say('hidden-cards', { who: sideName(view, at, words) })}
      </p>
    )
  }
  return (
    <ul className="ret-draft-cards characters">
      {options.map((option) => (
        <CharacterCard
          key={option.id}
          id={String(option.targets![0].id)}
          option={option}
          words={words}
          choices={choices}
        />
      ))}
    </ul>
  )
}

function CharacterCard({
  id,
  option,
  words,
  choices,
}: Pick<Props, 'words' | 'choices'> & { readonly id: string; readonly option: Option }) {
  const say = useSay(BOARD_WORDS)
  const { rank, items, cards } = printed.characters[id]
  return (
    <Card option={option} kind="character" id={id} choices={choices} look="ret-character">
      <Icon shape={CHARACTER_ICONS[id]} size={34} />
      <strong>
        {words[`character.${id}`]} <em>{say('rank', { rank })}</em>
      </strong>
      <span>{words[`character-text.${id}`]}</span>
      <span>
        {items.map((item) => (
          <span key={item} className="ret-draft-line">
            <b>{words[`item.${item}`]}</b> {words[`item-text.${item}`]}
          </span>
        ))}
      </span>
      <span className="ret-draft-deck">
        {cards.slice(COMMON).map((face) => (
          <span key={face}>
            <b>{words[`card.${face}`]}</b> {briefOf(words, 'card', face)}
          </span>
        ))}
      </span>
    </Card>
  )
}

interface CardProps {
  /** Absent while it is only looked at. */
  readonly option?: Option
  readonly kind: string
  readonly id: string
  readonly choices: Props['choices']
  readonly look: string
  readonly children: ReactNode
}

function Card({ option, kind, id, choices, look, children }: CardProps) {
  return (
    <li>
      <Thing
        kind={option ? 'choice' : kind}
        id={option ? option.id : id}
        choices={choices}
        className={`ret-draft-card ${look}`}
      >
        {children}
      </Thing>
    </li>
  )
}
