import { use } from 'react'
import { loadGameForm } from '../games/index.ts'
import type { Clocks, TableInfo } from '../play/position.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { isLive } from './draft.ts'
import { DRAFT_WORDS } from './draft-words.ts'
import { Glyph } from './glyph.tsx'
import { LOBBY_WORDS } from './lobby-words.ts'
import { timeIn } from './times.ts'

/** What was chosen for the table, and how its chance is sealed. */
export function LobbyFacts({ table }: { readonly table: TableInfo }) {
  const say = useSay(LOBBY_WORDS)
  const { language } = useSettings()
  const { box, form } = use(loadGameForm(table.game))
  const clocksLine = useClocksLine()
  const seats = table.seats.length
  const remark = form.remark(table.options, seats)
  const chosen = Object.entries(box.options).filter(
    ([name, { kind }]) =>
      kind !== 'perSeat' &&
      form.matters(name, table.options, seats, isLive({ place: 'online', clocks: table.clocks })),
  )
  return (
    <section className="page-panel">
      <h2>{say('rules')}</h2>
      {remark && <p className="lobby-remark">{remark[language]}</p>}
      <dl className="lobby-facts">
        {chosen.map(([name, { kind }]) => {
          const value = table.options[name]
          const text = form.texts[name]
          return (
            <div key={name}>
              <dt>{text.name[language]}</dt>
              <dd>
                {kind === 'flag'
                  ? say(value === true ? 'yes' : 'no')
                  : (text.values?.[String(value)]?.name[language] ?? String(value))}
              </dd>
            </div>
          )
        })}
        <div>
          <dt>{say('clocks')}</dt>
          <dd>{clocksLine(table.clocks)}</dd>
        </div>
        <div>
          <dt>{say('watching')}</dt>
          <dd>{say(table.spectators ? 'allowed' : 'not-allowed')}</dd>
        </div>
      </dl>
      {table.commitment && (
        <details className="lobby-seal">
          <summary>
            <Glyph name="seal" size={18} />
            {say('sealed')}
          </summary>
          <p>{say('sealed-about')}</p>
          <code className="mono">{table.commitment}</code>
        </details>
      )}
    </section>
  )
}

/** A table's clocks in one line. */
function useClocksLine(): (clocks: Clocks) => string {
  const say = useSay(DRAFT_WORDS)
  const { language } = useSettings()
  return ({ perMove, perGame, window }) => {
    const parts = [
      perMove && say('per-move', { time: timeIn(language, perMove) }),
      perGame && say('per-game', { time: timeIn(language, perGame) }),
      window && say('window', { ...window }),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(', ') : say('no-clock')
  }
}
