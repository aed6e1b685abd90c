import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useUi } from '../games/index.ts'
import { openLocal } from '../play/local.ts'
import { openRemote } from '../play/remote.ts'
import { type TableSource, useConnection, usePosition } from '../play/source.ts'
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
  const say = useSay(TABLE)
  if (connection === 'gone' || connection === 'private') {
    return (
      <main className="loading">
        <div>
          <p>{say(connection)}</p>
          <Link href="/" className="button">
            {say('home')}
          </Link>
        </div>
      </main>
    )
  }
  if (!position && connection === 'lost') return <main className="loading">{say('lost')}</main>
  if (!position) return <Loading />
  const { phase } = position.table
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

function Known({
  source,
  id,
  game,
}: {
  readonly source: TableSource
  readonly id: string
  readonly game: string
}) {
  const ui = useUi(game)
  const position = usePosition(source)
  const say = useSay(TABLE)
  if (!ui) return <main className="loading">{say('gone')}</main>
  if (!position?.view) return <Loading />
  return <Handover source={source} id={id} ui={ui} latest={position} />
}
