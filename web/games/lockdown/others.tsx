import type { Seat } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { WEAKNESS_PLACES } from '@bulkhead/lockdown/printed'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { ANALYSIS, INTRUDER_ICONS } from '../hull/icons.ts'
import { HullSeatBoard } from '../hull/others-board.tsx'
import { OthersDecks } from '../hull/others-decks.tsx'
import { OthersIntruders } from '../hull/others-intruders.tsx'
import { sideName } from '../hull/reader.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps, SideSheet } from '../ui.ts'
import { LOCKDOWN } from './game.ts'
import { BUNKER, CONTINGENCY, SURFACE } from './icons.ts'
import { OthersBase } from './others-base.tsx'
import { BASE_SHEET } from './others-words.ts'
import { KnowledgeTrack } from './own-knowledge.tsx'

type Props = PartProps<LockdownView>

export const SeatBoard = memo(function SeatBoard(props: Props & { readonly of: Seat }) {
  const { view, of: seat, choices, fresh } = props
  const say = useSay(BASE_SHEET)
  return (
    <HullSeatBoard {...props} game={LOCKDOWN}>
      <div className="hull-marks">
        <KnowledgeTrack view={view} seat={seat} choices={choices} fresh={fresh} />
        <Thing kind="contingency" id="active" choices={choices} className="hull-mark">
          <Icon shape={CONTINGENCY} size={18} />
          {say('holds', { number: view.players[seat].contingencies.length })}
        </Thing>
      </div>
    </HullSeatBoard>
  )
})

/** What everybody sees beside the base: the Laboratory with all Intruders; power, ways out and decks. */
export const sheets: readonly SideSheet<LockdownView>[] = [
  {
    id: 'intruders',
    icon: INTRUDER_ICONS.adult,
    label: { en: 'Laboratory', fr: 'Laboratoire' },
    count: ({ phase, intruders }) => (phase === 'draft' ? null : String(intruders.length)),
    Sheet: memo(Laboratory),
  },
  {
    id: 'base',
    icon: BUNKER,
    label: { en: 'Base', fr: 'Base' },
    count: ({ phase, power }) =>
      phase === 'draft' ? null : `${Object.values(power).filter(({ on }) => on).length}/4`,
    Sheet: memo(Base),
  },
]

/** Intruders, Weaknesses with the Knowledge that they ask for, and who knows how much. */
function Laboratory(props: Props) {
  const { view, words, choices, fresh } = props
  const say = useSay(BASE_SHEET)
  const analysed = view.analysed.map((kind) => words[`weaknessSlot.${kind}`]).join(', ')
  return (
    <OthersIntruders {...props} said={LOCKDOWN.words.others}>
      {!view.original && (
        <p className="hull-sub">
          <Icon shape={ANALYSIS} size={16} />{' '}
          {Object.values(WEAKNESS_PLACES)
            .map((number) => say('needs', { number }))
            .join(' · ')}
        </p>
      )}
      {analysed && <p className="hull-sub">{say('analysed', { list: analysed })}</p>}
      <h4>{say('knowledge')}</h4>
      {view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number.
        <div key={seat} className="lock-known">
          <span>{sideName(view, seat, words)}</span>
          <KnowledgeTrack view={view} seat={seat} choices={choices} fresh={fresh} />
        </div>
      ))}
    </OthersIntruders>
  )
}

function Base(props: Props) {
  const say = useSay(BASE_SHEET)
  const { board, surface } = props.view
  const cards = {
    deck: 'surface',
    name: say('surface-cards'),
    icon: SURFACE,
    family: 'surface',
    pile: { ...surface, known: [] },
  }
  return (
    <>
      <OthersBase {...props} />
      <OthersDecks {...props} more={board === 'standard' ? [] : [cards]} />
    </>
  )
}
