import type { Target } from '@bulkhead/kernel'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { entryOf } from '../games/index.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { useYourTurn } from '../play/notify.ts'
import type { Missed, Position } from '../play/position.ts'
import { hasCompany } from '../play/presence.ts'
import { notePlayed, useSettings } from '../play/settings.ts'
import { playCue } from '../play/sound.ts'
import { type TableSource, useTrouble } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { useAnswering } from './answering.ts'
import { ChatField, usePlacedChat } from './chat.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { useChoosing } from './choosing.ts'
import { Coach } from './coach/coach.tsx'
import { Frame } from './frame.tsx'
import { HoverCard } from './hover/hover-card.tsx'
import { useHovering } from './hover/hovering.ts'
import { useKeys } from './keys.ts'
import { useLayout } from './layout.ts'
import { legibleFor } from './legible.ts'
import { Log } from './log.tsx'
import { Offers } from './offers.tsx'
import { OrdersNote, useOrdering } from './orders.tsx'
import { type Over, Overlay } from './overlays.tsx'
import { Absent } from './people.tsx'
import { PromptBar } from './prompt/prompt-bar.tsx'
import type { Beside } from './side-column.tsx'
import { StoryPointer } from './story/pointer.tsx'
import { useStoryKeys } from './story/story-keys.ts'
import { StoryStrip } from './story/strip.tsx'
import { useSound } from './story/use-sound.ts'
import { toldOf, useStory } from './story/use-story.ts'
import { TopBar } from './top-bar.tsx'
import { watchPointer } from './touch.ts'
import { useUnavailable } from './unavailable.ts'
import { useUnread } from './unread.ts'
import { TABLE } from './words.ts'
import { useZooming } from './zoom.tsx'

const EndPage = lazy(async () => ({ default: (await import('./end/end-page.tsx')).EndPage }))
const EndPrompt = lazy(async () => ({
  default: (await import('./end/end-prompt.tsx')).EndPrompt,
}))

export interface PlayingProps {
  readonly source: TableSource
  readonly id: string
  readonly ui: AnyGameUi
  readonly latest: Position
  readonly missed: Missed | null
}

export function Playing({ source, id, ui, latest, missed }: PlayingProps) {
  const say = useSay(TABLE)
  const [, navigate] = useLocation()
  const { language } = useSettings()
  const trouble = useTrouble(source)
  const telling = useStory({ source, id, ui, latest, missed })
  const { position } = telling
  const { view, seat } = position
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const layout = useLayout()
  const zooming = useZooming(ui.focus?.(view, seat) ?? null, view, legibleFor(ui, view, layout))
  const [over, setOver] = useState<Over | null>(null)
  const [tab, setTab] = useState<string>(ui.ownParts[0].id)
  const [beside, setBeside] = useState<Beside>(null)
  const [drawer, setDrawer] = useState(false)
  const [listed, setListed] = useState(false)
  const [isEnd, setEnd] = useState(false)

  const showRule = useCallback((rule: string) => setOver({ kind: 'rule', rule }), [])
  const hovering = useHovering()
  const explain = useCallback(
    (what: Target) => {
      if (what.kind === 'rule') return showRule(String(what.id))
      playCue('click')
      hovering.refuse(what)
    },
    [showRule, hovering.refuse],
  )

  // Until the seat is taken back, the bot that plays it is asked.
  const isPlayed = seat !== null && position.table.seats[seat].bot !== null
  const pending = isPlayed ? null : (position.pending[0] ?? null)
  const answering = useAnswering({ source, pending })
  const { asked, doing } = answering
  const reading = useMemo(() => ({ view, words, language }), [view, words, language])
  const unavailable = useUnavailable(source, asked, ui)
  const choosing = useChoosing({
    asked,
    ui,
    reading,
    unavailable,
    answer: answering.answer,
    explain,
  })
  // Told again, it is told on the board.
  const isEndShown = isEnd && latest.result !== null && telling.isSettled
  const cancel = () => {
    if (isEndShown) return setEnd(false)
    if (choosing.letGo()) return
    if (asked?.cancel) answering.cancel(asked)
  }
  const showLog = useCallback(() => {
    setTab('log')
    setDrawer(true)
    setBeside(null)
  }, [])
  const showAll = useCallback(() => setListed(true), [])

  useEffect(watchPointer, [])
  useYourTurn(
    latest.pending.length > 0 && !latest.result && !isPlayed,
    say('your-turn'),
    entryOf(ui.box.id)?.short ?? '',
  )
  useEffect(() => setEnd(position.result !== null), [position.result])
  useEffect(() => {
    if (latest.result && latest.seat !== null) notePlayed(id)
  }, [latest.result, latest.seat, id])

  useStoryKeys(telling)
  useSound(telling)
  useKeys({
    undo: position.undo === null ? answering.undo : null,
    back: cancel,
    showAll,
    showLog,
    zooming,
  })

  const part: PartProps<unknown> = {
    view,
    before: telling.before,
    seat,
    seats: position.table.seats,
    waiting: position.waiting,
    words,
    language,
    choices: choosing.choices,
    explain,
    fresh: telling.fresh,
  }
  const isOpening = latest.table.opening === true
  const ordering = useOrdering({ source, orders: latest.orders, ui, words, doing })
  const own = latest.seat === null ? null : latest.table.seats[latest.seat].name
  const isLogSeen = layout === 'wide' || (layout === 'middle' ? drawer : tab === 'log')
  const unread = useUnread(source, id, isLogSeen, own)
  const said = usePlacedChat(source, telling.lines.length)
  const mayTalk = source.talk !== undefined && latest.seat !== null && hasCompany(latest)
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
      unread={unread}
      onRule={showRule}
      number={position.number}
      top={
        <TopBar
          layout={layout}
          part={part}
          ui={ui}
          source={source}
          position={position}
          id={id}
          over={setOver}
          showAll={asked ? showAll : null}
          showSeat={(of) => {
            setTab('others')
            setDrawer(true)
            setBeside({ seat: of })
          }}
          doing={doing}
          ordering={ordering}
          trouble={trouble}
        />
      }
      told={toldOf(telling)}
      story={<StoryStrip telling={telling} ui={ui} words={words} />}
      pointer={
        <StoryPointer telling={telling} words={words} onRule={showRule} reveal={zooming.reveal} />
      }
      end={
        isEndShown && (
          <Suspense>
            <EndPage
              part={part}
              ui={ui}
              source={source}
              position={latest}
              onRule={showRule}
              watchFrom={(line) => navigate(`/replay/${source.place}/${id}/${line}`)}
            />
          </Suspense>
        )
      }
      prompt={
        isEndShown ? (
          <Suspense>
            <EndPrompt
              ui={ui}
              source={source}
              position={latest}
              id={id}
              showReasons={() => setOver({ kind: 'reasons' })}
              showBoard={() => setEnd(false)}
            />
          </Suspense>
        ) : (
          <PromptBar
            part={part}
            position={position}
            lines={telling.lines}
            ui={ui}
            choosing={choosing}
            answering={answering}
            ordering={ordering}
            telling={telling}
            cancel={cancel}
            showAll={showAll}
            showEnd={() => setEnd(true)}
            talk={source.talk}
          />
        )
      }
      notes={
        <>
          <Absent position={latest} talk={source.talk} doing={doing} />
          <OrdersNote ordering={ordering} />
          <Offers
            source={source}
            latest={latest}
            ui={ui}
            words={words}
            isPlayed={isPlayed}
            ordering={ordering}
            doing={doing}
          />
        </>
      }
      log={
        <>
          <Log
            lines={telling.lines}
            goneBack={position.goneBack}
            said={said}
            seats={position.table.seats}
            ui={ui}
            view={view}
            words={words}
            onRule={showRule}
            onTell={telling.againLine}
            told={telling.now}
          />
          {mayTalk && <ChatField source={source} />}
        </>
      }
    >
      {listed && asked && (
        <ChoiceDialog
          choosing={choosing}
          ordering={ordering}
          ui={ui}
          view={view}
          words={words}
          onClose={() => setListed(false)}
        />
      )}
      <Overlay over={over} show={setOver} part={part} ui={ui} source={source} latest={latest} />
      <HoverCard
        hovering={hovering}
        ui={ui}
        view={view}
        words={words}
        choices={choosing.choices}
        pick={choosing.pick}
        onRule={showRule}
      />
      <Coach
        part={part}
        ui={ui}
        choosing={choosing}
        telling={telling}
        isOpening={isOpening}
        reveal={zooming.reveal}
      />
    </Frame>
  )
}
