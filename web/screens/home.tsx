import { GAMES } from '../games/index.ts'
import { useSay } from '../words/words.ts'
import { Frame } from './frame.tsx'
import { Poster } from './home-poster.tsx'
import { Continue, MyTables, OpenTables } from './home-tables.tsx'
import { HOME_WORDS } from './home-words.ts'
import { useServerTables } from './server-tables.ts'
import './home.css'

/** The games, and everything that waits to be played on. */
export default function Home() {
  const say = useSay(HOME_WORDS)
  const online = useServerTables()
  return (
    <Frame className="home">
      <div className="home-intro">
        <h1>{say('headline')}</h1>
        <p>{say('what')}</p>
      </div>
      <Continue online={online} />
      <div className="home-games">
        {GAMES.map((entry) => (
          <Poster key={entry.id} entry={entry} />
        ))}
      </div>
      <div className="home-tables">
        <MyTables online={online} />
        <OpenTables online={online} />
      </div>
    </Frame>
  )
}
