import type { Dictionary, Option } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { CardFace } from './card-face.tsx'
import { CHARACTER_ICONS, EVENT, INTRUDER_ICONS, ITEM_ICONS } from './icons.ts'
import { ItemFace, itemClass } from './item-face.tsx'
import { Thing } from './thing.tsx'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<NemesisView> & { readonly options: readonly Option[] }

/** Cards laid out before the reader, one of which is chosen. */
export function OwnChoice({ options, words, choices, fresh }: Props) {
  const say = useSay(BOARD_WORDS)
  return (
    <ul className="nem-hand nem-choice" aria-label={say('choose')}>
      {options.map((option) => {
        const id = String(option.targets![0].id)
        return (
          <li key={option.id}>
            <Thing
              kind="choice"
              id={option.id}
              choices={choices}
              fresh={fresh}
              className={`nem-card ${option.label === 'keep-item' ? itemClass(id) : option.label}`}
            >
              <Face label={option.label} id={id} words={words} />
            </Thing>
          </li>
        )
      })}
    </ul>
  )
}

function Face({
  label,
  id,
  words,
}: {
  readonly label: string
  readonly id: string
  readonly words: Dictionary
}) {
  switch (label) {
    case 'role':
      return <RoleFace id={id as string} words={words} />
    case 'keep-item':
      return <ItemFace id={id} words={words} />
    case 'choose-attack':
      return <AttackFace id={id} words={words} />
    case 'choose-event':
      return <EventFace id={id} words={words} />
    default:
      return (
        <CardFace
          art="gi:bullseye"
          name={words[`objective.${id}`]}
          text={words[`objective-text.${id}`]}
        />
      )
  }
}

export function RoleFace({ id, words }: { readonly id: string; readonly words: Dictionary }) {
  const say = useSay(BOARD_WORDS)
  const { weapon, quests } = printed.characters[id]
  const own = Object.values(printed.cards).filter(
    ({ copies }) => copies[id] && Object.keys(copies).length === 1,
  )
  return (
    <>
      <Icon shape={CHARACTER_ICONS[id]} className="nem-card-art" size={110} />
      <span className="nem-card-head">
        <Icon shape={CHARACTER_ICONS[id]} size={26} />
        <strong className="nem-card-name">{words[`character.${id}`]}</strong>
      </span>
      <span className="nem-card-text">
        <span className="nem-role-line">
          <Icon shape={ITEM_ICONS[weapon]} size={16} label={say('role-weapon')} />
          {words[`item.${weapon}`]}
        </span>
        {quests.map((quest) => (
          <span key={quest} className="nem-role-line">
            <Icon shape={ITEM_ICONS[quest]} size={16} label={say('quests')} />
            {words[`item.${quest}`]}
          </span>
        ))}
        <span className="nem-role-own">
          {say('role-deck', { cards: own.map((card) => words[`card.${card.id}`]).join(', ') })}
        </span>
      </span>
    </>
  )
}

function Types({
  types,
  words,
}: {
  readonly types: readonly string[]
  readonly words: Dictionary
}) {
  return types.map((type) => (
    <Icon key={type} shape={INTRUDER_ICONS[type]} size={18} label={words[`type.${type}`]} />
  ))
}

function AttackFace({ id, words }: { readonly id: string; readonly words: Dictionary }) {
  return (
    <CardFace
      name={words[`attack.${id}`]}
      text={words[`attack-text.${id}`]}
      foot={<Types types={printed.attacks[id].attackers} words={words} />}
    />
  )
}

function EventFace({ id, words }: { readonly id: string; readonly words: Dictionary }) {
  const say = useSay(BOARD_WORDS)
  const { moves, exit } = printed.events[id]
  return (
    <CardFace
      art={EVENT}
      name={words[`event.${id}`]}
      text={words[`event-text.${id}`]}
      foot={
        <>
          <Types types={moves} words={words} /> {say('exit', { exit })}
        </>
      }
    />
  )
}
