import type { CSSProperties } from 'react'
import { levelAt, placeOf, type Tale, type Timeline, ticksOf } from '../../games/tale.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { END } from './words.ts'

interface Props {
  readonly timeline: Timeline
  readonly facts: Tale['facts']
  readonly watchFrom: (line: number) => void
}

/** The whole game: how great the danger was, and what it turned at. Upright where there is little room. */
export function EndTimeline({ timeline, facts, watchFrom }: Props) {
  const say = useSay(END)
  const { points, levels, span, counts } = timeline
  const most = Math.max(1, ...levels.map(({ level }) => level))
  return (
    <section className="end-time">
      <header>
        <h2>
          {span} · {say('press')}
        </h2>
        <ul>
          <li className="end-legend">{counts}</li>
          {facts.map(({ number, text }) => (
            <li key={text}>
              <b>{number}</b> {text}
            </li>
          ))}
        </ul>
      </header>
      <div className="end-line" style={{ '--points': points.length } as CSSProperties}>
        <div className="end-axis" aria-hidden="true">
          <Curve timeline={timeline} most={most} />
          {ticksOf(timeline).map(({ number, at }) => (
            <i key={number} style={{ left: `${(at / points.length) * 100}%` }}>
              {number}
            </i>
          ))}
        </div>
        <ol>
          {points.map(({ line, round, title, note, icon, tone }) => {
            const level = levelAt(levels, line)
            return (
              <li key={line} className={tone} style={{ '--level': level / most } as CSSProperties}>
                <button type="button" title={say('watch-from')} onClick={() => watchFrom(line)}>
                  <span className="end-node">
                    <Icon shape={icon} size={17} />
                  </span>
                  <b>
                    {round} · {title}
                  </b>
                  {note && <small>{note}</small>}
                  <span className="end-level unseen">{say('level-then', { counts, level })}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Steps would be true and ugly: from change to change it is a slope. */
function Curve({ timeline, most }: { readonly timeline: Timeline; readonly most: number }) {
  const { levels, points } = timeline
  const width = points.length || 1
  const corners = levels.map(({ line, level }) => `${placeOf(timeline, line)} ${1 - level / most}`)
  const last = 1 - (levels.at(-1)?.level ?? 0) / most
  return (
    <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 1L${corners.join('L')}L${width} ${last}V1z`} className="end-curve" />
    </svg>
  )
}
