import { removeLocal } from '../play/local.ts'
import { useSay } from '../words/words.ts'
import { SureButton } from './controls.tsx'
import { Frame } from './frame.tsx'
import { Glyph } from './glyph.tsx'
import { OpenTables } from './home-open.tsx'
import { HOME_WORDS } from './home-words.ts'
import { ImportButton } from './import-button.tsx'
import { type Listed, useMyTables } from './my-tables.ts'
import { useServerTables } from './server-tables.ts'
import { TableRow } from './table-row.tsx'
import './home.css'

/** Every table: mine, those that wait for players, and what is over. */
export default function Tables() {
  const say = useSay(HOME_WORDS)
  const online = useServerTables()
  const tables = useMyTables(online) ?? []
  const running = tables.filter(({ stage }) => stage !== 'over')
  const finished = tables.filter(({ stage }) => stage === 'over')
  return (
    <Frame title={say('tables')} tab="tables" className="narrow tables">
      <section className="home-mine" aria-labelledby="my-tables">
        <div className="home-mine-head">
          <h2 id="my-tables">{say('my-tables')}</h2>
          <ImportButton />
        </div>
        {running.length === 0 && <p className="muted">{say('no-tables')}</p>}
        <Rows tables={running} />
      </section>
      <OpenTables online={online} />
      {finished.length > 0 && (
        <section className="home-mine" aria-labelledby="finished">
          <div className="home-mine-head">
            <h2 id="finished">{say('finished')}</h2>
          </div>
          <Rows tables={finished} />
        </section>
      )}
    </Frame>
  )
}

function Rows({ tables }: { readonly tables: readonly Listed[] }) {
  const say = useSay(HOME_WORDS)
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id}>
          <TableRow table={table}>
            {table.place === 'here' && (
              <SureButton
                className="plain icon-only"
                label={say('delete')}
                sure={say('delete-sure')}
                keep={say('keep')}
                onSure={() => removeLocal(table.id)}
              >
                <Glyph name="bin" />
              </SureButton>
            )}
          </TableRow>
        </li>
      ))}
    </ul>
  )
}
