import type { Target } from '@bulkhead/kernel'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { RuleNaming } from '../games/rule-naming.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { BoardSwitch } from './board-switch.tsx'
import type { Choosing } from './choosing.ts'
import { isSmall, type Layout } from './layout.ts'
import { MiniMap } from './mini-map.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { Popover, PopoverPanel } from './popover.tsx'
import { RuleName } from './rule-link.tsx'
import { type Beside, BesidePanel, Crew, type PanelProps, SideColumn } from './side-column.tsx'
import { TABLE } from './words.ts'
import { ZoomButtons, ZoomFrame, type Zooming } from './zoom.tsx'
import './frame.css'
import './frame-small.css'
import './lists.css'
import './over.css'

interface Props {
  readonly layout: Layout
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly choosing: Choosing
  readonly zooming: Zooming
  /** Which part a small screen shows under the board. */
  readonly tab: string
  readonly onTab: (tab: string) => void
  /** Whether the column lies over the board, where it does not stand beside it. */
  readonly drawer: boolean
  readonly onDrawer: (open: boolean) => void
  readonly beside: Beside
  readonly onBeside: (beside: Beside) => void
  readonly unread: number
  readonly onRule: (rule: string) => void
  readonly number: number
  readonly top: ReactNode
  readonly story: ReactNode
  /** What the last beat is about. */
  readonly told: readonly Target[]
  /** Where on the board it happens. */
  readonly pointer: ReactNode
  /** Once it is over and told: the page that takes the place of the board and all beside it. */
  readonly end: ReactNode
  readonly prompt: ReactNode
  readonly notes: ReactNode
  readonly log: ReactNode
  /** What lies over everything. */
  readonly children: ReactNode
}

/** Where everything stands. No state of the game changes the height of a row or the size of the board. */
export function Frame(props: Props) {
  const { layout, part, ui, choosing, zooming, top, story, pointer, end, prompt } = props
  const { children, number, told } = props
  const boards = ui.boards?.(part.view) ?? []
  const say = useSay(TABLE)
  return (
    <RuleNaming value={RuleName}>
      <div
        className={end ? `table ended ${layout}` : `table ${layout}`}
        data-game={ui.box.id}
        data-position={number}
        data-stage={choosing.choices.stage}
      >
        {top}
        <div className="table-story">
          {story}
          {layout === 'middle' && !end && <DrawerButton {...props} />}
        </div>
        {end || (
          <main className="table-board" aria-label={say('board')}>
            <ZoomFrame zooming={zooming}>
              <ui.Board {...part} />
            </ZoomFrame>
            <ZoomButtons zooming={zooming} isSmall={isSmall(layout)}>
              {isSmall(layout) && zooming.looks !== 'all' && boards.length > 1 && (
                <BoardSwitch boards={boards} zooming={zooming} told={told} />
              )}
            </ZoomButtons>
            {ui.Chips && isSmall(layout) && (
              <div className="board-chips">
                <ui.Chips {...part} />
              </div>
            )}
            {ui.Map && <MiniMap zooming={zooming} part={part} drawing={ui.Map} />}
            {pointer}
          </main>
        )}
        {prompt}
        {!end && (isSmall(layout) ? <NarrowParts {...props} /> : <WideParts {...props} />)}
        {children}
      </div>
    </RuleNaming>
  )
}

/** The own row, the column or its drawer, and the popover beside its thing. */
function WideParts({ layout, part, ui, choosing, onRule, drawer, onDrawer, ...rest }: Props) {
  const say = useSay(TABLE)
  const { beside, onBeside, notes, log } = rest
  const isDrawer = layout === 'middle'
  return (
    <>
      <section className="table-own" aria-label={say('own')}>
        <ui.Own {...part} part="all" />
      </section>
      {(!isDrawer || drawer) && (
        <aside className={isDrawer ? 'table-side drawer' : 'table-side'} aria-label={say('column')}>
          {isDrawer && (
            <button
              type="button"
              className="button plain icon-only drawer-close"
              aria-label={say('close')}
              onClick={() => onDrawer(false)}
            >
              <Icon shape="gi:cancel" size={16} />
            </button>
          )}
          <SideColumn part={part} ui={ui} beside={beside} show={onBeside} notes={notes}>
            {log}
          </SideColumn>
        </aside>
      )}
      {choosing.at && (
        <Popover at={choosing.at} choosing={choosing} ui={ui} reading={part} onRule={onRule} />
      )}
    </>
  )
}

/** One part at a time; what opens at a thing takes the place of the hand. */
function NarrowParts({ part, ui, choosing, onRule, tab, onTab, unread, ...rest }: Props) {
  const say = useSay(TABLE)
  const { beside, onBeside, notes, log } = rest
  const { at } = choosing
  return (
    <aside className="small-parts" aria-label={say('column')}>
      <section className="phone-pane" role="tabpanel">
        {at ? (
          <div className="docked">
            <PopoverPanel at={at} choosing={choosing} ui={ui} reading={part} onRule={onRule} />
          </div>
        ) : (
          <>
            {ui.ownParts.some(({ id }) => id === tab) && <ui.Own {...part} part={tab} />}
            {tab === 'others' && (
              <>
                <Crew part={part} ui={ui} beside={beside} show={onBeside} notes={notes} />
                {beside && <Beneath part={part} ui={ui} beside={beside} show={onBeside} />}
              </>
            )}
            {tab === 'log' && log}
          </>
        )}
      </section>
      <PhoneTabs ui={ui} tab={tab} onTab={onTab} unread={unread} />
    </aside>
  )
}

/** What was opened stands below what opened it: it is brought into sight. */
function Beneath(props: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else was opened.
  useLayoutEffect(() => box.current?.scrollIntoView({ block: 'start' }), [props.beside])
  return (
    <div ref={box}>
      <BesidePanel {...props} />
    </div>
  )
}

/** What opens the drawer. */
function DrawerButton({ drawer, onDrawer, onBeside, unread }: Props) {
  const say = useSay(TABLE)
  return (
    <button
      type="button"
      className="button drawer-open"
      aria-expanded={drawer}
      onClick={() => {
        onBeside(null)
        onDrawer(!drawer)
      }}
    >
      <Icon shape="gi:scroll-unfurled" size={18} /> {say('log')}
      {unread > 0 && <span className="unread mono">{unread}</span>}
    </button>
  )
}
