import { Press } from '../hull/board-press.tsx'
import type { BaseLayout } from './board-layout.ts'
import type { Common } from './board-power.tsx'

/** The active contingency, which nobody may see, and the neutral pool: over the Alert Room. */
export function Contingencies({
  layout,
  view,
  words,
  say,
  choices,
  fresh,
}: Common & { readonly layout: BaseLayout }) {
  const floor = layout.floors[layout.board === 'standard' ? 0 : 1]
  const { contingency, pool } = view
  const right = layout.edge.x - 14
  const active = contingency
    ? say('active-known', { code: words[`contingency.${contingency}`] })
    : say('active-contingency')
  return (
    <g transform={`translate(${right} ${floor.y + 13})`}>
      <Press
        choices={choices}
        fresh={fresh}
        kind="contingency"
        id="pool"
        label={say('pool', { number: pool.length })}
        className="lock-code"
        x={-66}
        y={0}
        listed
      >
        <rect className="lock-code-hit" x={-4} y={-12} width={78} height={24} />
        <rect y={-9} width={18} height={18} rx={4} />
        <text x={9} y={5}>
          ?
        </text>
        <text className="lock-code-count" x={24} y={5}>
          {say('pool-short', { number: pool.length })}
        </text>
      </Press>
      <Press
        choices={choices}
        fresh={fresh}
        kind="contingency"
        id="active"
        label={active}
        className={`lock-code lock-active ${contingency ? `lock-code-${contingency}` : ''}`}
        x={-96}
        y={0}
        listed
      >
        <rect y={-9} width={18} height={18} rx={4} />
        <text x={9} y={5}>
          {contingency ? '!' : '?'}
        </text>
      </Press>
      <text className="lock-code-name" x={-104} y={5}>
        {say('contingency')}
      </text>
    </g>
  )
}
