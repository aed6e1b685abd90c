import { lazy, Suspense, useEffect, useState } from 'react'
import { entryOf, useUi } from '../games/index.ts'
import { openLocal } from '../play/local.ts'
import type { Position, SeatInfo } from '../play/position.ts'
import { openRemote } from '../play/remote.ts'
import { useSettings } from '../play/settings.ts'
import { type TableSource, useConnection, usePosition, useTrouble } from '../play/source.ts'
import { Trouble } from '../screens/trouble.tsx'
import { Loading } from '../ui/loading.tsx'
import { useSay } from '../words/words.ts'
import { Handover } from './handover.tsx'
import { TABLE } from './words.ts'

const Lobby = lazy(() => import('../screens/lobby.tsx'))

interface Props {
  readonly place: 'here' | 'server'
  readonly id: string
}

/** A table by its address: here, in this browser, or on the server. */
export default function Table({ place, id }: Props) {
  const [source, setSource] = useState<TableSource | null>(null)
  useEffect(() => {
    const opened = place === 'here' ? openLocal(id) : openRemote(id)
    setSource(opened)
    return () => opened.close()
  }, [place, id])
  return source ? <Opened source={source} id={id} /> : <Loading />
}

function Opened({ source, id }: { readonly source: TableSource; readonly id: string }) {
  const position = usePosition(source)
  const connection = useConnection(source)
  const trouble = useTrouble(source)
  if (connection === 'gone' || connection === 'private') return <Closed why={connection} />
  if (!position && trouble) return <Closed why={trouble} />
  if (!position) return <Loading />
  const { phase } = position.table
  if (phase === 'aside') return <Aside source={source} position={position} />
  // A table that was closed before its game began has nothing else to show.
  if (phase === 'open' || (phase === 'abandoned' && !position.view)) {
    return (
      <Suspense fallback={<Loading />}>
        <Lobby source={source} position={position} />
      </Suspense>
    )
  }
  return <Known source={source} id={id} game={position.table.game} />
}

/** The rules that this game was begun with are not at the server any more. */
function Aside({
  source,
  position,
}: {
  readonly source: TableSource
  readonly position: Position
}) {
  const say = useSay(TABLE)
  const { seat, table } = position
  const isWanted = seat !== null && table.ending?.includes(seat)
  return (
    <Trouble
      title={say('aside')}
      why={say(isWanted ? 'aside-wanted' : 'aside-why')}
      about={[entryOf(table.game)?.short, ...peopleAt(table.seats)].join(' · ')}
    >
      {seat !== null && !isWanted && (
        <button type="button" className="button" onClick={() => void source.talk?.abandon()}>
          {say('abandon')}
        </button>
      )}
    </Trouble>
  )
}

function peopleAt(seats: readonly SeatInfo[]): readonly string[] {
  return seats.flatMap(({ name }) => name ?? [])
}

/** Why there is nothing to see, and the way back. */
function Closed({ why }: { readonly why: 'gone' | 'private' | 'lost' | 'unstored' }) {
  const say = useSay(TABLE)
  return <Trouble title={say(why)} why={say(`${why}-why`)} />
}

function Known({
  source,
  id,
  game,
}: {
  readonly source: TableSource
  readonly id: string
  readonly game: string
}) {
  const { language } = useSettings()
  const ui = useUi(game, language)
  const position = usePosition(source)
  if (!ui) return <Closed why="gone" />
  if (!position?.view) return <Loading />
  return <Handover source={source} id={id} ui={ui} latest={position} />
}
