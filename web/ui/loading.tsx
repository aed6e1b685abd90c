import { useSay, words } from '../words/words.ts'
import './loading.css'

const WORDS = words({ loading: 'One moment…' }, { loading: 'Un instant…' })

export function Loading() {
  const say = useSay(WORDS)
  return (
    <div className="loading" role="status">
      {say('loading')}
    </div>
  )
}
