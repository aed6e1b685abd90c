import type { TheseusView } from '@bulkhead/theseus'
import { type Say, sayIn } from '../../words/words.ts'
import type { BoardProps, Plan } from './board.tsx'
import { CardFace, type Mark } from './card-face.tsx'
import type { Cell } from './geometry.ts'
import { ACTIVE, CRAWLERS, EMBRYO, MALFUNCTION, RECORDING } from './icons.ts'
import {
  type CardView,
  cardName,
  factionName,
  initialOf,
  type PendingView,
  printedCard,
  type SlotView,
} from './names.ts'
import { classes, pressable } from './pressable.ts'
import { theseusWords } from './words.ts'

type Words = Say<keyof typeof theseusWords.en & string>

/** An installed slot: its card, its Bonus card, or nothing. */
export function Slot(props: BoardProps & { plan: Plan; slot: SlotView; cell: Cell }) {
  const { slot, cell, view, choices, fresh, language } = props
  const { id, card, bonus } = slot
  const say = sayIn(theseusWords, language)
  const isStopped = view.malfunction === id || card?.crawled
  const isFresh = fresh.has(`slot:${id}`)
  const isPlus = !card && !bonus && choices.isLit('slot', id)
  return (
    <g
      className={classes(
        'the-slot',
        card && `the-seat-${card.controller} the-filled`,
        bonus && !card && 'the-bonus',
        card && choices.isLit('slot', id) && isInstalling(choices) && 'the-over',
        isFresh && 'the-fresh',
      )}
    >
      <path
        d={cell.path}
        className="the-cell"
        {...pressable(choices, { kind: 'slot', id, label: slotLabel(props, say) })}
      />
      {card && <path d={cell.path} className={`pattern pattern-${card.controller}`} />}
      {isStopped && <path d={cell.path} className="the-stopped" />}
      {card && (
        <CardFace
          {...props}
          card={card.id}
          initial={initialOf(view, card.controller)}
          value={printedCard(card.id).value === undefined ? null : card.value}
          upgrades={card.upgrades}
          marks={marksOf(view, slot, card)}
        />
      )}
      {bonus && !card && (
        <CardFace {...props} card={bonus} initial={null} value={null} upgrades={0} marks={[]} />
      )}
      {!card && !bonus && !isPlus && (
        <circle cx={cell.middle.x} cy={cell.middle.y} r={3} className="the-nothing" />
      )}
      {isPlus && (
        <path
          d={`M${cell.middle.x - 7} ${cell.middle.y}h14m-7 -7v14`}
          className="the-plus"
          pointerEvents="none"
        />
      )}
    </g>
  )
}

/** Whether a card is being put somewhere: then a slot with a card would lose it. */
function isInstalling({ asked }: BoardProps['choices']): boolean {
  return asked?.prompt === 'install'
}

export function PendingSlot(props: BoardProps & { plan: Plan; slot: PendingView; cell: Cell }) {
  const { slot, cell, view, words, choices, fresh, language } = props
  const { id, card } = slot
  const say = sayIn(theseusWords, language)
  const isStopped = view.malfunction === id
  const label = card
    ? say('pending-card', {
        card: cardName(card.id, words),
        faction: factionName(view, card.owner, words),
      })
    : say('pending-empty')
  return (
    <g
      className={classes(
        'the-slot the-pending',
        card && `the-seat-${card.owner} the-filled`,
        fresh.has(`pending:${id}`) && 'the-fresh',
      )}
    >
      <path
        d={cell.path}
        className="the-cell"
        {...pressable(choices, {
          kind: 'pending',
          id,
          label: isStopped ? `${label}, ${say('has-malfunction')}` : label,
        })}
      />
      {card && <path d={cell.path} className={`pattern pattern-${card.owner}`} />}
      {isStopped && <path d={cell.path} className="the-stopped" />}
      {card && (
        <CardFace
          {...props}
          card={card.id}
          initial={initialOf(view, card.owner)}
          value={null}
          upgrades={0}
          marks={isStopped ? [{ icon: MALFUNCTION, tone: 'bad' }] : []}
        />
      )}
    </g>
  )
}

function marksOf(view: TheseusView, { id }: SlotView, card: CardView): Mark[] {
  const marks: Mark[] = []
  if (view.malfunction === id) marks.push({ icon: MALFUNCTION, tone: 'bad' })
  if (card.crawled) marks.push({ icon: CRAWLERS, tone: 'bad' })
  if (card.recording > 0) marks.push({ icon: RECORDING, tone: 'warn', text: `${card.recording}` })
  if (card.active) marks.push({ icon: ACTIVE, tone: 'warn' })
  if (card.embryo) {
    const owner = initialOf(view, card.owner)
    marks.push({ icon: EMBRYO, tone: 'warn', text: card.embryo.once ? `${owner}1` : owner })
  }
  return marks
}

function slotLabel({ slot, view, words }: BoardProps & { slot: SlotView }, say: Words): string {
  const { id, card, bonus } = slot
  const place = words[`slot.${id}`] ?? id
  if (!card) {
    return `${place}: ${bonus ? say('slot-bonus', { card: cardName(bonus, words) }) : say('slot-empty')}`
  }
  const facts = [
    say('card-of', {
      card: cardName(card.id, words),
      faction: factionName(view, card.controller, words),
    }),
    printedCard(card.id).value !== undefined && say('value-of', { value: card.value }),
    card.upgrades > 0 && say('upgrades-on', { number: card.upgrades }),
    card.recording > 0 && say('recording-on', { number: card.recording }),
    card.active && say('is-active'),
    view.malfunction === id && say('has-malfunction'),
    card.crawled && say('has-crawlers'),
    card.embryo && say('has-embryo'),
  ]
  return `${place}: ${facts.filter(Boolean).join(', ')}`
}
