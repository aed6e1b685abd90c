import type { Target } from '@bulkhead/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { entryOf } from '../games/index.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { useYourTurn } from '../play/notify.ts'
import type { Position } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { type TableSource, useTrouble } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { useAnswering } from './answering.ts'
import { useAway } from './away.ts'
import { Chat } from './chat.tsx'
import { OptionList } from './choice-list.tsx'
import { useChoosing, watchPointer } from './choosing.ts'
import { useHold } from './hold.ts'
import { useKeys } from './keys.ts'
import { Log } from './log.tsx'
import { MomentBand, MomentStrip } from './moments.tsx'
import { Offers } from './offers.tsx'
import { OrdersNote, useOrdering } from './orders.tsx'
import { type Over, Overlay } from './overlays.tsx'
import { Absent } from './people.tsx'
import { usePlayback } from './playback.ts'
import { PromptBar } from './prompt-bar.tsx'
import { type Pane, PhoneTabs, SideTabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { useUnread } from './unread.ts'
import { WhyNot } from './why-not.tsx'
import { useWide } from './wide.ts'
import { TABLE } from './words.ts'
import { LookButton, useZooming, ZoomButtons, ZoomFrame } from './zoom.tsx'
import './table.css'
import './lists.css'
import './phone.css'
import './over.css'

export interface PlayingProps {
  readonly source: TableSource
  readonly id: string
  readonly ui: AnyGameUi
  readonly latest: Position
}

export function Playing({ source, id, ui, latest }: PlayingProps) {
  const say = useSay(TABLE)
  const { language, guided } = useSettings()
  const trouble = useTrouble(source)
  const playback = usePlayback(latest, ui)
  const { position } = playback
  const view = position.view
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const wide = useWide()
  const zooming = useZooming(wide ? null : (ui.focus?.(view, position.seat) ?? null), view)
  const [over, setOver] = useState<Over | null>(null)
  const [pane, setPane] = useState<Pane>('log')
  const [tab, setTab] = useState<string>(ui.ownParts[0].id)
  const away = useAway(`${id} ${latest.seat}`, latest.log.length)

  const explain = useCallback((what: Target) => setOver({ kind: 'explain', what }), [])
  const showRule = useCallback((rule: string) => setOver({ kind: 'rule', rule }), [])

  // Until the seat is taken back, the bot that plays it is asked.
  const isPlayed = position.seat !== null && position.table.seats[position.seat].bot !== null
  const pending = playback.isBehind || isPlayed ? null : (position.pending[0] ?? null)
  const answering = useAnswering({ source, position, pending, words, known: away.from })
  const { asked, mark } = answering
  const choosing = useChoosing({ asked, ui, view, answer: answering.answer, explain })
  const cancel = useCallback(() => {
    if (asked?.cancel) answering.cancel(asked)
    else choosing.clear()
  }, [asked, choosing.clear, answering.cancel])
  const happened = useCallback(() => setOver({ kind: 'happened', from: mark }), [mark])

  useEffect(watchPointer, [])
  useHold(explain)
  useYourTurn(
    latest.pending.length > 0 && !latest.result && !isPlayed,
    say('your-turn'),
    entryOf(ui.rules.id)?.short ?? '',
  )
  useEffect(() => {
    if (latest.result && !playback.isBehind && !playback.now) setOver({ kind: 'end' })
  }, [latest.result, playback.isBehind, playback.now])
  useEffect(() => {
    if (away.missed > 0) setOver({ kind: 'away', from: away.from })
  }, [away])
  useEffect(() => {
    const isNew = !guided.includes(ui.rules.id) && latest.seat !== null && !latest.result
    if (isNew && latest.log.length < 40) setOver({ kind: 'guide' })
  }, [guided, ui, latest.seat, latest.result, latest.log.length])

  useKeys({
    choosing,
    skip: playback.now || playback.isBehind ? playback.skip : null,
    undo: position.undo === null ? answering.undo : null,
    cancel,
    happened,
    show: (next) => {
      setPane(next)
      setTab('log')
    },
  })

  const part: PartProps<unknown> = {
    view,
    before: playback.before,
    seat: position.seat,
    seats: position.table.seats,
    waiting: position.waiting,
    words,
    language,
    choices: choosing.choices,
    explain,
    fresh: playback.fresh,
  }
  const { doing } = answering
  const ordering = useOrdering({ source, orders: latest.orders, ui, words, doing })
  const unread = useUnread(source, id, pane === 'chat' && (wide || tab === 'log'))
  const list = (
    <OptionList
      choosing={choosing.offering}
      ordering={ordering}
      ui={ui}
      view={view}
      words={words}
      wide={wide}
    />
  )
  const offers = (
    <Offers
      source={source}
      latest={latest}
      ui={ui}
      words={words}
      isPlayed={isPlayed}
      ordering={ordering}
      doing={doing}
    />
  )
  const others = (
    <>
      <Absent position={latest} talk={source.talk} doing={doing} />
      <OrdersNote ordering={ordering} />
      <ui.Others {...part} />
    </>
  )
  const panes: Record<Pane, React.ReactNode> = {
    log: (
      <Log
        lines={playback.lines}
        goneBack={position.goneBack}
        seats={position.table.seats}
        ui={ui}
        view={view}
        words={words}
        onRule={showRule}
      />
    ),
    chat: source.talk ? <Chat source={source} mayTalk={latest.seat !== null} /> : null,
    'why-not': <WhyNot source={source} asked={asked} words={words} onRule={showRule} />,
  }
  const sideTabs = (
    <SideTabs pane={pane} onPane={setPane} talks={source.talk !== undefined} unread={unread}>
      {panes[pane]}
    </SideTabs>
  )
  return (
    <div
      className={wide ? 'table wide' : 'table narrow'}
      data-game={ui.rules.id}
      data-position={position.number}
    >
      <TopBar
        part={part}
        ui={ui}
        source={source}
        position={position}
        id={id}
        over={setOver}
        doing={doing}
        ordering={ordering}
        trouble={trouble}
      />
      <main className="table-board" aria-label={say('board')}>
        <ZoomFrame zooming={zooming}>
          <ui.Board {...part} />
        </ZoomFrame>
        {!wide && <LookButton zooming={zooming} />}
        <MomentStrip now={playback.now} words={words} skip={playback.skip} />
      </main>
      <PromptBar
        position={position}
        lines={playback.lines}
        ui={ui}
        words={words}
        wide={wide}
        choosing={choosing}
        answering={answering}
        cancel={cancel}
        happened={happened}
        showEnd={() => setOver({ kind: 'end' })}
        talk={source.talk}
        zoom={wide && <ZoomButtons zooming={zooming} />}
      />
      {wide ? (
        <>
          <section className="table-own" aria-label={say('own')}>
            <ui.Own {...part} part="all" />
          </section>
          <aside className="table-side">
            <section className="table-others" aria-label={say('crew')}>
              {others}
            </section>
            {offers}
            {list}
            {sideTabs}
          </aside>
        </>
      ) : (
        <PhoneTabs ui={ui} tab={tab} onTab={setTab} unread={unread}>
          {offers}
          {list}
          {ui.ownParts.some(({ id: own }) => own === tab) && <ui.Own {...part} part={tab} />}
          {tab === 'others' && others}
          {tab === 'log' && sideTabs}
        </PhoneTabs>
      )}
      <MomentBand now={playback.now} words={words} skip={playback.skip} />
      <Overlay
        over={over}
        show={setOver}
        part={part}
        ui={ui}
        source={source}
        latest={latest}
        id={id}
        choosing={choosing}
        playback={playback}
      />
    </div>
  )
}
