import type { Seat, Target } from '@bulkhead/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { idleChoices } from '../games/choices-idle.ts'
import { useUi } from '../games/index.ts'
import { type AnyGameUi, keyOf, type PartProps } from '../games/ui.ts'
import { type Film, openFilm } from '../play/film.ts'
import type { Refused } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { RuleSheet } from '../table/explain-sheet.tsx'
import { Log } from '../table/log.tsx'
import { useZooming, ZoomFrame } from '../table/zoom.tsx'
import { Loading } from '../ui/loading.tsx'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { Caption } from './replay-caption.tsx'
import { useReplayKeys } from './replay-keys.ts'
import { type Shown, useMoment, usePlaying, useReasons, useRounds } from './replay-state.ts'
import { ThingSheet } from './replay-thing.tsx'
import { Buttons, Scrub, Speed, type Transport } from './replay-transport.tsx'
import { REPLAY } from './replay-words.ts'
import '../table/table.css'
import '../table/lists.css'
import '../table/phone.css'
import './replay.css'

interface Props {
  readonly place: 'here' | 'server'
  readonly id: string
}

/** A game from its first decision to its last. */
export default function Replay({ place, id }: Props) {
  const say = useSay(REPLAY)
  const [film, setFilm] = useState<Film | Refused | null>(null)
  useEffect(() => {
    openFilm(place, id).then(setFilm)
  }, [place, id])
  if (!film) return <Loading />
  if (isRefused(film)) {
    return (
      <main className="loading">
        <div>
          <p>{film.message}</p>
          <Link href="/" className="button">
            {say('home')}
          </Link>
        </div>
      </main>
    )
  }
  return <Opened film={film} table={place === 'here' ? `/here/${id}` : `/t/${id}`} />
}

function Opened({ film, table }: { readonly film: Film; readonly table: string }) {
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
  const shownAt = shown?.moment.at === at ? at : null
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
}

function Screen({ film, table, ui, shown, transport, seat, setSeat }: ScreenProps) {
  const say = useSay(REPLAY)
  const { language } = useSettings()
  const { moment } = shown
  const { view } = moment
  const words = useMemo(() => ui.words(view, language), [ui, view, language])
  const [what, setWhat] = useState<Target | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [pane, setPane] = useState<Pane>('log')
  const reasons = useReasons(film)
  const choices = useMemo(() => idleChoices(setWhat), [])
  const zooming = useZooming(null, view)
  const part: PartProps<unknown> = {
    view,
    before: shown.before?.view ?? null,
    seat: moment.seat,
    seats: film.seats,
    waiting: moment.waiting,
    words,
    language,
    choices,
    explain: setWhat,
    fresh: freshIn(shown, ui),
  }
  return (
    <div className="replay" data-game={ui.rules.id}>
      <header className="top-bar">
        <Link href={table} className="button plain replay-back">
          <Glyph name="back" /> <span className="replay-title">{say('title')}</span>{' '}
          <span className="unseen">{say('back')}</span>
        </Link>
        <div className="top-status">
          <ui.Status {...part} />
        </div>
      </header>
      <main className="replay-board" aria-label={say('board')}>
        <ZoomFrame zooming={zooming}>
          <ui.Board {...part} />
        </ZoomFrame>
      </main>
      <section className="replay-control">
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
              lines={moment.log}
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
              <ui.Others {...part} />
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

/** What the lines since the moment before are about. */
function freshIn({ moment, before }: Shown, ui: AnyGameUi): ReadonlySet<string> {
  if (!before || before.seat !== moment.seat || moment.at !== before.at + 1) return NO_HEADINGS
  const lines = moment.log.slice(before.log.length)
  return new Set(lines.flatMap((line) => ui.momentOf(line, moment.view).about.map(keyOf)))
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
