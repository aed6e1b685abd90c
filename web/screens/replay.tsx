import type { Seat } from '@bulkhead/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useUi } from '../games/index.ts'
import { type Film, openFilm } from '../play/film.ts'
import type { Refused } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import { Loading } from '../ui/loading.tsx'
import { useSay } from '../words/words.ts'
import { useReplayKeys } from './replay-keys.ts'
import { ReplayScreen } from './replay-screen.tsx'
import { useBeginning, useMoment, usePlaying, useRounds } from './replay-state.ts'
import type { Transport } from './replay-transport.tsx'
import { REPLAY } from './replay-words.ts'
import { Trouble } from './trouble.tsx'

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
    const why = film.error === 'not-found' ? say('gone-why') : film.message
    return <Trouble title={say('gone')} why={why} />
  }
  return <Opened film={film} table={place === 'here' ? `/here/${id}` : `/t/${id}`} line={line} />
}

interface OpenedProps extends Pick<Props, 'line'> {
  readonly film: Film
  readonly table: string
}

function Opened({ film, table, line }: OpenedProps) {
  const { language } = useSettings()
  const ui = useUi(film.game, language)
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
  const goToLine = (to: number) => {
    playing.setPlaying(false)
    rounds.whenWritten(to)?.then(go)
  }
  useReplayKeys(transport)
  useBeginning(rounds, line, go)
  useEffect(() => {
    document.title = `${say('title')} · Bulkhead`
  }, [say])
  if (!ui || !shown) return <Loading />
  return (
    <ReplayScreen
      film={film}
      table={table}
      ui={ui}
      shown={shown}
      transport={transport}
      seat={seat}
      setSeat={setSeat}
      setTold={setTold}
      goToLine={goToLine}
    />
  )
}

const NO_HEADINGS: ReadonlySet<string> = new Set()
