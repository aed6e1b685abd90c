import type { Seat, Target } from '@bulkhead/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { idleChoices } from '../games/choices-idle.ts'
import { useUi } from '../games/index.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import { type Film, openFilm } from '../play/film.ts'
import type { Refused } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { Log } from '../table/log.tsx'
import { RuleSheet } from '../table/rule-sheet.tsx'
import { type Beside, BesidePanel, Crew } from '../table/side-column.tsx'
import { StoryPointer } from '../table/story/pointer.tsx'
import { StoryStrip } from '../table/story/strip.tsx'
import { useZooming, ZoomFrame } from '../table/zoom.tsx'
import { Loading } from '../ui/loading.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { Caption } from './replay-caption.tsx'
import { useReplayKeys } from './replay-keys.ts'
import {
  type Shown,
  useBeginning,
  useMoment,
  usePlaying,
  useReasons,
  useRounds,
} from './replay-state.ts'
import { useReplayStory } from './replay-story.ts'
import { ThingSheet } from './replay-thing.tsx'
import { Buttons, Scrub, Speed, type Transport } from './replay-transport.tsx'
import { REPLAY } from './replay-words.ts'
import { Trouble } from './trouble.tsx'
import '../table/frame.css'
import '../table/lists.css'
import './replay.css'

interface Props {
  readonly place: 'here' | 'server'
  readonly id: string
  /** The line of the log to begin at; null for the beginning. */
  readonly line: number | null
}

/** A game from its first decision to its last. */
export default function Replay({ place, id, line }: Props) {
  const say = useSay(REPLAY)
  const [film, setFilm] = useState<Film | Refused | null>(null)
  useEffect(() => {
    openFilm(place, id).then(setFilm)
  }, [place, id])
  if (!film) return <Loading />
  if (isRefused(film)) {
    return <Trouble title={say('gone')} why={film.message} />
  }
  return <Opened film={film} table={place === 'here' ? `/here/${id}` : `/t/${id}`} line={line} />
}

interface OpenedProps extends Pick<Props, 'line'> {
  readonly film: Film
  readonly table: string
}

function Opened({ film, table, line }: OpenedProps) {
  const ui = useUi(film.game)
  const say = useSay(REPLAY)
  const [at, setAt] = useState(0)
  const [seat, setSeat] = useState<Seat | null>(film.mine ?? (film.isOver ? 0 : null))
  const shown = useMoment(film, at, seat)
  const rounds = useRounds(film, seat, ui?.headings ?? NO_HEADINGS)
  const go = useCallback(
    (to: number) => setAt(Math.max(0, Math.min(film.length, to))),
    [film.length],
  )
  const [isTold, setTold] = useState(true)
  const shownAt = shown?.moment.at === at && isTold ? at : null
  const playing = usePlaying(
    shownAt,
    film.length,
    useCallback(() => setAt((now) => now + 1), []),
  )
  const transport: Transport = {
    at,
    length: film.length,
    marks: rounds.marks,
    isPlaying: playing.isPlaying,
    speed: playing.speed,
    go: (to) => {
      playing.setPlaying(false)
      go(to)
    },
    round: (by) => {
      playing.setPlaying(false)
      rounds.step(at, by).then(go)
    },
    play: (on) => {
      if (on && at >= film.length) go(0)
      playing.setPlaying(on)
    },
    setSpeed: playing.setSpeed,
  }
  useReplayKeys(transport)
  useBeginning(rounds, line, go)
  useEffect(() => {
    document.title = `${say('title')} · Bulkhead`
  }, [say])
  if (!ui || !shown) return <Loading />
  return (
    <Screen
      film={film}
      table={table}
      ui={ui}
      shown={shown}
      transport={transport}
      seat={seat}
      setSeat={setSeat}
      setTold={setTold}
    />
  )
}

const NO_HEADINGS: ReadonlySet<string> = new Set()
type Pane = 'log' | 'own' | 'others'
const PANES: readonly Pane[] = ['log', 'own', 'others']

interface ScreenProps {
  readonly film: Film
  readonly table: string
  readonly ui: AnyGameUi
  readonly shown: Shown
  readonly transport: Transport
  readonly seat: Seat | null
  readonly setSeat: (seat: Seat | null) => void
  /** Whether the moment has been told to its end. */
  readonly setTold: (isTold: boolean) => void
}

function Screen(props: ScreenProps) {
  const { film, table, ui, shown, transport, seat, setSeat, setTold } = props
  const say = useSay(REPLAY)
  const { language } = useSettings()
  const { moment } = shown
  const telling = useReplayStory(shown, ui, transport.speed)
  const { view } = telling.position
  useEffect(() => setTold(telling.isSettled), [telling.isSettled, setTold])
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const [what, setWhat] = useState<Target | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [pane, setPane] = useState<Pane>('log')
  const [beside, setBeside] = useState<Beside>(null)
  const reasons = useReasons(film)
  const choices = useMemo(() => idleChoices(setWhat), [])
  const zooming = useZooming(null, view)
  const part: PartProps<unknown> = {
    view,
    before: telling.before,
    seat: moment.seat,
    seats: film.seats,
    waiting: moment.waiting,
    words,
    language,
    choices,
    explain: setWhat,
    fresh: telling.fresh,
  }
  return (
    <div className="replay" data-game={ui.rules.id}>
      <header className="top-bar">
        <h1 className="unseen">{say('title')}</h1>
        <Link href={table} className="button plain replay-back">
          <Glyph name="back" /> <span className="replay-title">{say('title')}</span>{' '}
          <span className="unseen">{say('back')}</span>
        </Link>
        <div className="top-status">
          <ui.Status {...part} />
        </div>
      </header>
      <StoryStrip telling={telling} ui={ui} words={words} />
      <main className="replay-board" aria-label={say('board')}>
        <ZoomFrame zooming={zooming}>
          <ui.Board {...part} />
        </ZoomFrame>
        <StoryPointer telling={telling} words={words} onRule={setRule} reveal={zooming.reveal} />
      </main>
      <section className="replay-control" aria-label={say('control')}>
        <div className="replay-said">
          <Caption moment={moment} ui={ui} words={words} language={language} reasons={reasons} />
          <span className="replay-now mono">
            {transport.at} / {transport.length}
          </span>
        </div>
        <Scrub {...transport} />
        <div className="replay-row">
          <Eyes film={film} ui={ui} view={view} words={words} seat={seat} onSeat={setSeat} />
          <Buttons {...transport} />
          <div className="replay-end">
            <Speed {...transport} />
            {film.playOn && <PlayOn playOn={film.playOn} at={moment.at} />}
          </div>
        </div>
      </section>
      <aside className="replay-side">
        <div className="tab-bar" role="tablist">
          {PANES.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              className="tab"
              aria-selected={pane === one}
              onClick={() => setPane(one)}
            >
              {say(one)}
            </button>
          ))}
        </div>
        <div className="tab-pane" role="tabpanel" aria-label={say(pane)}>
          {pane === 'log' && (
            <Log
              lines={telling.lines}
              told={telling.now}
              goneBack={moment.goneBack}
              seats={film.seats}
              ui={ui}
              view={view}
              words={words}
              onRule={setRule}
            />
          )}
          {pane === 'own' && (
            <div className="replay-part">
              {ui.ownParts.map(({ id }) => (
                <ui.Own key={id} {...part} part={id} />
              ))}
            </div>
          )}
          {pane === 'others' && (
            <div className="replay-part">
              <Crew part={part} ui={ui} beside={beside} show={setBeside} notes={null} />
              {beside && <BesidePanel part={part} ui={ui} beside={beside} show={setBeside} />}
            </div>
          )}
        </div>
      </aside>
      {what && (
        <ThingSheet what={what} ui={ui} view={view} words={words} onClose={() => setWhat(null)} />
      )}
      {rule && <RuleSheet rule={rule} onClose={() => setRule(null)} />}
    </div>
  )
}

interface EyesProps {
  readonly film: Film
  readonly ui: AnyGameUi
  readonly view: unknown
  readonly words: PartProps<unknown>['words']
  readonly seat: Seat | null
  readonly onSeat: (seat: Seat | null) => void
}

/** Through whose eyes one looks. */
function Eyes({ film, ui, view, words, seat, onSeat }: EyesProps) {
  const say = useSay(REPLAY)
  if (!film.isOver) return <p className="replay-eyes">{say('only-own')}</p>
  return (
    <label className="replay-eyes">
      <span>{say('seen-by')}</span>
      <select
        className="button"
        value={seat ?? ''}
        onChange={({ target }) => onSeat(target.value === '' ? null : Number(target.value))}
      >
        {film.seats.map((info, one) => {
          const { name } = ui.side(view, one, words)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <option key={one} value={one}>
              {info.name && info.name !== name ? `${name} (${info.name})` : name}
            </option>
          )
        })}
        <option value="">{say('spectator')}</option>
      </select>
    </label>
  )
}

interface PlayOnProps {
  readonly playOn: NonNullable<Film['playOn']>
  readonly at: number
}

function PlayOn({ playOn, at }: PlayOnProps) {
  const say = useSay(REPLAY)
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const press = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const next = await playOn(at)
    isBusy.current = false
    if (isRefused(next)) setProblem(next.message)
    else navigate(next)
  }
  return (
    <>
      <button type="button" className="button" title={say('play-on-hint')} onClick={press}>
        {say('play-on')}
      </button>
      {problem && (
        <p className="replay-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
