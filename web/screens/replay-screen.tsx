import type { Seat } from '@bulkhead/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { idleChoices } from '../games/choices-idle.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Film } from '../play/film.ts'
import { useSettings } from '../play/settings.ts'
import { Frame } from '../table/frame.tsx'
import { HoverCard } from '../table/hover/hover-card.tsx'
import { useHovering } from '../table/hover/hovering.ts'
import { useLayout } from '../table/layout.ts'
import { legibleFor } from '../table/legible.ts'
import { Log } from '../table/log.tsx'
import { RuleSheet } from '../table/rule-sheet.tsx'
import type { Beside } from '../table/side-column.tsx'
import { StoryPointer } from '../table/story/pointer.tsx'
import { Speaker } from '../table/story/speaker.tsx'
import { StoryStrip } from '../table/story/strip.tsx'
import { sentenceOf } from '../table/story/text.ts'
import { useSound } from '../table/story/use-sound.ts'
import { toldOf } from '../table/story/use-story.ts'
import { useZooming } from '../table/zoom.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { idleChoosing } from './replay-idle.ts'
import { PlayOn } from './replay-play-on.tsx'
import { ReplayPrompt } from './replay-prompt.tsx'
import { type Shown, useReasons } from './replay-state.ts'
import { useReplayStory } from './replay-story.ts'
import type { Transport } from './replay-transport.tsx'
import { REPLAY } from './replay-words.ts'
import './replay.css'

interface Props {
  readonly film: Film
  readonly table: string
  readonly ui: AnyGameUi
  readonly shown: Shown
  readonly transport: Transport
  readonly seat: Seat | null
  readonly setSeat: (seat: Seat | null) => void
  /** Whether the moment has been told to its end. */
  readonly setTold: (isTold: boolean) => void
  /** Goes to where a line of the log was written. */
  readonly goToLine: (line: number) => void
}

/** The frame of the table, with the bar of time in the place of the question. */
export function ReplayScreen(props: Props) {
  const { film, table, ui, shown, transport, seat, setSeat, setTold, goToLine } = props
  const say = useSay(REPLAY)
  const { language } = useSettings()
  const { moment } = shown
  const telling = useReplayStory(shown, ui, transport.speed)
  const { view } = telling.position
  useSound(telling)
  useEffect(() => setTold(telling.isSettled), [telling.isSettled, setTold])
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const [rule, setRule] = useState<string | null>(null)
  const [tab, setTab] = useState('log')
  const [beside, setBeside] = useState<Beside>(null)
  const [drawer, setDrawer] = useState(false)
  const reasons = useReasons(film)
  const hovering = useHovering()
  const { refuse } = hovering
  const choosing = useMemo(() => idleChoosing(idleChoices(refuse)), [refuse])
  const layout = useLayout()
  const zooming = useZooming(ui.focus?.(view, seat) ?? null, view, legibleFor(ui, view, layout))
  const showRule = useCallback((one: string) => setRule(one), [])
  const part: PartProps<unknown> = {
    view,
    before: telling.before,
    seat: moment.seat,
    seats: film.seats,
    waiting: moment.waiting,
    words,
    language,
    choices: choosing.choices,
    explain: refuse,
    fresh: telling.fresh,
  }
  const last = telling.lines.at(-1)
  return (
    <Frame
      layout={layout}
      part={part}
      ui={ui}
      choosing={choosing}
      zooming={zooming}
      tab={tab}
      onTab={setTab}
      drawer={drawer}
      onDrawer={setDrawer}
      beside={beside}
      onBeside={setBeside}
      unread={0}
      onRule={showRule}
      number={moment.at}
      top={
        <header className="top-bar">
          <Link href={table} className="button plain replay-back">
            <Glyph name="back" /> <span className="unseen">{say('back')}</span>
          </Link>
          <h1 className={layout === 'wide' ? 'top-game' : 'unseen'}>{say('title')}</h1>
          <div className="top-status">
            <ui.Status {...part} />
          </div>
          {film.playOn && <PlayOn playOn={film.playOn} at={moment.at} />}
          <Speaker />
        </header>
      }
      told={toldOf(telling)}
      story={
        <StoryStrip
          telling={telling}
          ui={ui}
          words={words}
          rest={<p className="story-none">{last ? sentenceOf(last, words) : say('beginning')}</p>}
        />
      }
      pointer={
        <StoryPointer telling={telling} words={words} onRule={showRule} reveal={zooming.reveal} />
      }
      end={null}
      prompt={
        <ReplayPrompt
          film={film}
          ui={ui}
          moment={moment}
          reasons={reasons}
          view={view}
          words={words}
          transport={transport}
          seat={seat}
          setSeat={setSeat}
        />
      }
      notes={null}
      log={
        <Log
          lines={telling.lines}
          told={telling.now}
          goneBack={moment.goneBack}
          seats={film.seats}
          ui={ui}
          view={view}
          words={words}
          onRule={showRule}
          onTell={goToLine}
        />
      }
    >
      <HoverCard
        hovering={hovering}
        ui={ui}
        view={view}
        words={words}
        choices={choosing.choices}
        onRule={showRule}
      />
      {rule && <RuleSheet rule={rule} onClose={() => setRule(null)} />}
    </Frame>
  )
}
