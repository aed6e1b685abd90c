import { useNewVersion } from '../play/offline.ts'
import { useSay, words } from '../words/words.ts'
import './new-version.css'

const WORDS = words(
  { ready: 'A new version of Bulkhead is here.', reload: 'Switch to it' },
  { ready: 'Une nouvelle version de Bulkhead est là.', reload: 'L’utiliser' },
)

/** Games are kept: switching costs nothing but a reload. It stands on the pages: nothing lies over a table. */
export function NewVersion() {
  const say = useSay(WORDS)
  const reload = useNewVersion()
  if (!reload) return null
  return (
    <p className="new-version" role="status">
      {say('ready')}
      <button type="button" className="button" onClick={reload}>
        {say('reload')}
      </button>
    </p>
  )
}
