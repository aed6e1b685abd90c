import { render, verify } from '@bulkhead/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { intoSight, type Told } from '../games/telling.ts'
import type { AnyGameUi, PartProps } from '../games/ui.ts'
import type { Position } from '../play/position.ts'
import { isRefused, type TableSource } from '../play/source.ts'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { namesOf } from './names.ts'
import { saveToFile } from './save-file.ts'
import { TABLE } from './words.ts'

interface Props extends Told {
  readonly part: PartProps<unknown>
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly id: string
  readonly showReasons: () => void
  readonly onClose: () => void
}

/** How it ended: the checks as drama, the winners, and what one may want then. */
export function EndSheet(props: Props) {
  const { part, ui, position, isTold, onTold, onClose } = props
  const say = useSay(TABLE)
  const result = position.result!
  return (
    <Sheet
      title={isTold ? render(part.words, `result.${result.reason}`) : say('see-ending')}
      wide
      className="end"
      onClose={onClose}
    >
      {isTold && <Verdict {...props} />}
      <ui.Ending {...part} result={result} isTold={isTold} onTold={onTold} />
      {isTold ? (
        <Afterwards {...props} />
      ) : (
        <p className="sheet-buttons">
          <button type="button" className="button main" onClick={onTold}>
            {say('skip')}
          </button>
        </p>
      )}
    </Sheet>
  )
}

function Verdict({ part, ui, source, position }: Props) {
  const say = useSay(TABLE)
  const { seat } = position
  const { winners } = position.result!
  const won = seat !== null && winners.includes(seat)
  return (
    <div className="end-told" role="status" ref={intoSight}>
      {seat !== null && !source.handover && (
        <p className={won ? 'end-verdict won' : 'end-verdict lost'}>
          {say(won ? 'you-win' : 'you-lose')}
        </p>
      )}
      <p className="end-winners">
        {winners.length > 0
          ? say('winners', { names: namesOf(ui, position, winners, part.words) })
          : say('nobody-wins')}
      </p>
    </div>
  )
}

/** What one may want once it is over. */
function Afterwards({ ui, source, position, id, showReasons, onClose }: Props) {
  const say = useSay(TABLE)
  const [, navigate] = useLocation()
  const [checked, setChecked] = useState<string | null>(null)
  const check = async () => {
    const save = await source.save()
    const found = isRefused(save) ? save : verify(ui.rules, save)
    if ('message' in found) setChecked(say('unverified', { message: found.message }))
    else setChecked(say('verified', { answers: found.answers }))
  }
  const rematch = async () => {
    const next = await source.rematch()
    if (!isRefused(next)) navigate(next)
  }
  return (
    <>
      {position.table.rematch && <p role="status">{say('rematch-waits')}</p>}
      <div className="sheet-buttons">
        <button type="button" className="button main" onClick={rematch}>
          {say('rematch')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => navigate(`/replay/${source.place}/${id}`)}
        >
          {say('replay')}
        </button>
        <button type="button" className="button" onClick={check}>
          {say('verify')}
        </button>
        <button type="button" className="button" onClick={() => saveToFile(source, ui.rules.id)}>
          {say('save-file')}
        </button>
        {position.table.seats.some(({ bot }) => bot) && (
          <button type="button" className="button" onClick={showReasons}>
            {say('reasons')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {say('see-board')}
        </button>
      </div>
      {checked && (
        <p className="end-checked" role="status">
          {checked}
        </p>
      )}
      {position.table.commitment && (
        <p className="muted end-hash">
          {say('commitment')}: <code className="mono">{position.table.commitment}</code>
        </p>
      )}
    </>
  )
}
