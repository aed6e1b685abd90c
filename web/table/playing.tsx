import type { Target } from '@bulkhead/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { entryOf } from '../games/catalogue.tsx'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { useYourTurn } from '../play/notify.ts'
import type { Asked, Position, Refused } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { type TableSource, useConnection } from '../play/source.ts'
import { useSay } from '../words/words.ts'
import { useAway } from './away.ts'
import { Chat } from './chat.tsx'
import { OptionList } from './choice-list.tsx'
import { useChoosing, watchPointer } from './choosing.ts'
import { Curtain } from './curtain.tsx'
import { EndSheet } from './end-sheet.tsx'
import { ExplainSheet, RuleSheet } from './explain-sheet.tsx'
import { Guide } from './guide.tsx'
import { Happened } from './happened.tsx'
import { useKeys } from './keys.ts'
import { Log } from './log.tsx'
import { MomentBand, MomentStrip } from './moments.tsx'
import { nameOf } from './names.ts'
import { usePlayback } from './playback.ts'
import { PromptBar } from './prompt-bar.tsx'
import { Reasons } from './reasons.tsx'
import { type Pane, PhoneTabs, SideTabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { WhyNot } from './why-not.tsx'
import { useWide } from './wide.ts'
import { TABLE } from './words.ts'
import { useZooming, ZoomButtons, ZoomFrame } from './zoom.tsx'
import './table.css'

interface Props {
  readonly source: TableSource
  readonly id: string
  readonly ui: AnyGameUi
  readonly latest: Position
}

/** What lies over the table, one at a time. */
export type Over =
  | { readonly kind: 'explain'; readonly what: Target }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'happened' | 'away' | 'end' | 'guide' | 'reasons' }
  | null

export function Playing({ source, id, ui, latest }: Props) {
  const say = useSay(TABLE)
  const { language, guided } = useSettings()
  const connection = useConnection(source)
  const playback = usePlayback(latest, ui)
  const { position } = playback
  const view = position.view
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const wide = useWide()
  const focus = wide ? null : (ui.focus?.(view, position.seat) ?? null)
  const zooming = useZooming(focus, view)
  const [over, setOver] = useState<Over>(null)
  const [pane, setPane] = useState<Pane>('log')
  const [tab, setTab] = useState<string>(ui.ownParts[0].id)
  const [problem, setProblem] = useState<Refused | null>(null)
  const [sent, setSent] = useState<Asked | null>(null)
  const away = useAway(id, latest.log.length)

  const explain = useCallback((what: Target) => setOver({ kind: 'explain', what }), [])
  const showRule = useCallback((rule: string) => setOver({ kind: 'rule', rule }), [])

  // What was answered is not asked any more, even before the table says so.
  const pending = playback.isBehind ? null : (position.pending[0] ?? null)
  const asked = pending && pending === sent ? null : pending
  const [mark, setMark] = useState(latest.log.length)
  const answer = useCallback(
    async (picks: readonly string[]) => {
      if (!asked) return
      setSent(asked)
      setProblem(null)
      setMark(position.log.length)
      const refused = await source.answer(asked, picks)
      if (refused) {
        setProblem(refused)
        setSent(null)
      }
    },
    [asked, source, position.log.length],
  )
  const choosing = useChoosing({ asked, ui, view, answer, explain })
  const doing = useCallback(async (what: Promise<Refused | null>) => {
    setProblem(null)
    setProblem(await what)
    setSent(null)
  }, [])
  const undo = useCallback(() => doing(source.undo()), [doing, source])
  const cancel = useCallback(() => {
    if (asked?.cancel) doing(source.cancel(asked))
    else choosing.clear()
  }, [asked, choosing.clear, doing, source])

  useEffect(watchPointer, [])
  useYourTurn(
    latest.pending.length > 0 && !latest.result,
    say('your-turn'),
    entryOf(ui.rules.id)?.short ?? '',
  )
  useEffect(() => {
    if (latest.result && !playback.isBehind && !playback.now) setOver({ kind: 'end' })
  }, [latest.result, playback.isBehind, playback.now])
  useEffect(() => {
    if (away.missed > 0) setOver({ kind: 'away' })
  }, [away.missed])
  useEffect(() => {
    const isNew = !guided.includes(ui.rules.id) && latest.seat !== null && !latest.result
    if (isNew && latest.log.length < 40) setOver({ kind: 'guide' })
  }, [guided, ui, latest.seat, latest.result, latest.log.length])

  useKeys({
    choosing,
    skip: playback.now || playback.isBehind ? playback.skip : null,
    undo: position.undo === null ? undo : null,
    cancel,
    happened: () => setOver({ kind: 'happened' }),
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
  const handover = source.handover?.next() ?? null
  if (handover !== null) {
    const name = position.table.seats[handover].name ?? nameOf(ui, view, handover, words)
    return <Curtain name={name} onTake={() => source.handover?.take(handover)} />
  }

  const list = <OptionList choosing={choosing} ui={ui} view={view} words={words} wide={wide} />
  const log = <Log lines={position.log} ui={ui} view={view} words={words} onRule={showRule} />
  const panes: Record<Pane, React.ReactNode> = {
    log,
    chat: source.talk ? <Chat talk={source.talk} count={latest.number} /> : null,
    'why-not': <WhyNot source={source} asked={asked} words={words} onRule={showRule} />,
  }
  return (
    <div className={wide ? 'table wide' : 'table narrow'} data-game={ui.rules.id}>
      <TopBar
        part={part}
        ui={ui}
        source={source}
        position={position}
        id={id}
        over={setOver}
        doing={doing}
        lost={connection === 'lost'}
      />
      <main className="table-board" aria-label={say('board')}>
        <ZoomFrame zooming={zooming}>
          <ui.Board {...part} />
        </ZoomFrame>
        <MomentStrip now={playback.now} words={words} skip={playback.skip} />
      </main>
      <PromptBar
        position={position}
        ui={ui}
        words={words}
        choosing={choosing}
        problem={problem}
        sent={sent !== null && sent === pending}
        undo={undo}
        cancel={cancel}
        happened={() => setOver({ kind: 'happened' })}
        showEnd={() => setOver({ kind: 'end' })}
        talk={source.talk}
        doing={doing}
        zoom={wide && <ZoomButtons zooming={zooming} />}
      />
      {wide ? (
        <>
          <section className="table-own" aria-label={say('own')}>
            <ui.Own {...part} part="all" />
          </section>
          <aside className="table-side">
            <section className="table-others" aria-label={say('crew')}>
              <ui.Others {...part} />
            </section>
            {list}
            <SideTabs pane={pane} onPane={setPane} talks={source.talk !== undefined}>
              {panes[pane]}
            </SideTabs>
          </aside>
        </>
      ) : (
        <PhoneTabs ui={ui} tab={tab} onTab={setTab} talks={source.talk !== undefined}>
          {list}
          {ui.ownParts.some(({ id: own }) => own === tab) && <ui.Own {...part} part={tab} />}
          {tab === 'others' && <ui.Others {...part} />}
          {tab === 'log' && (
            <SideTabs pane={pane} onPane={setPane} talks={source.talk !== undefined}>
              {panes[pane]}
            </SideTabs>
          )}
        </PhoneTabs>
      )}
      <MomentBand now={playback.now} words={words} skip={playback.skip} />
      {over?.kind === 'explain' && (
        <ExplainSheet
          what={over.what}
          ui={ui}
          view={view}
          words={words}
          choosing={choosing}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'rule' && <RuleSheet rule={over.rule} onClose={() => setOver(null)} />}
      {(over?.kind === 'happened' || over?.kind === 'away') && (
        <Happened
          title={say(over.kind === 'away' ? 'while-away' : 'happened')}
          lines={position.log.slice(over.kind === 'away' ? away.from : mark)}
          ui={ui}
          view={view}
          words={words}
          again={playback.again}
          onRule={showRule}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'end' && latest.result && (
        <EndSheet
          part={part}
          ui={ui}
          source={source}
          position={latest}
          id={id}
          showReasons={() => setOver({ kind: 'reasons' })}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'reasons' && (
        <Reasons
          ui={ui}
          source={source}
          position={latest}
          words={words}
          onClose={() => setOver(null)}
        />
      )}
      {over?.kind === 'guide' && <Guide ui={ui} onClose={() => setOver(null)} />}
    </div>
  )
}
