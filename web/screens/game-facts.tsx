import type { GameEntry } from '../games/entry.ts'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'

/** For how many, and how long; a narrow screen says it in hours. */
export function GameFacts({ entry: { seats, minutes } }: { readonly entry: GameEntry }) {
  const say = useSay(HOME_WORDS)
  return (
    <ul className="game-facts">
      <li>
        <Glyph name="person" size={16} />
        <span>
          {seats.min}–{seats.max}
          <span className="unseen"> {say('players')}</span>
        </span>
      </li>
      <li>
        <Glyph name="clock" size={16} />
        <span className="game-minutes">
          {minutes.min}–{minutes.max} min
        </span>
        <span className="game-hours">
          {hours(minutes.min)}–{hours(minutes.max)} h
        </span>
      </li>
    </ul>
  )
}

const PARTS = ['', '¼', '½', '¾']

/** In quarters, as people say it. */
function hours(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const whole = Math.floor(quarters / 4)
  return `${whole || ''}${PARTS[quarters % 4]}` || '0'
}
