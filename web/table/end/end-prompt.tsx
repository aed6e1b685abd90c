import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { AnyGameUi } from '../../games/ui.ts'
import type { Position } from '../../play/position.ts'
import { askRoom } from '../../play/room-client.ts'
import { useSettings } from '../../play/settings.ts'
import { isRefused, type TableSource } from '../../play/source.ts'
import { useCopy } from '../../screens/share.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSay } from '../../words/words.ts'
import { saveToFile } from '../save-file.ts'
import { TABLE } from '../words.ts'
import { followersAt, GoOn } from './go-on.tsx'
import { END } from './words.ts'

interface Props {
  readonly ui: AnyGameUi
  readonly source: TableSource
  readonly position: Position
  readonly id: string
  readonly showReasons: () => void
  readonly showBoard: () => void
}

/** The prompt bar once it is over: what next. */
export function EndPrompt(props: Props) {
  const { ui, source, position, id, showBoard } = props
  const say = useSay(END)
  const table = useSay(TABLE)
  const [, navigate] = useLocation()
  const { language } = useSettings()
  const why = useId()
  const [isMore, setMore] = useState(false)
  const followers = followersAt(ui.box.id, position, language)
  const refusal = followers.find((one) => one.refusal !== null)?.refusal
  const isNext = position.table.rematch !== null || position.table.sequel !== null
  const change = () => navigate(`/new/${ui.box.id}`)
  const rematch = async () => {
    const next = await source.rematch()
    if (!isRefused(next)) navigate(next)
  }
  return (
    <section className="prompt over" aria-label={table('choices')}>
      <div className="prompt-text">
        <p className={refusal ? 'prompt-above end-why' : 'prompt-above'} id={why}>
          {refusal ?? (isNext ? table('rematch-waits') : say('still-here'))}
        </p>
        <h2 className="prompt-question">{say('what-next')}</h2>
      </div>
      <div className="prompt-middle end-next">
        {followers.map((follower) => (
          <GoOn
            key={follower.id}
            follower={follower}
            place={source.place}
            position={position}
            table={id}
            why={why}
          />
        ))}
        <button
          type="button"
          className="button"
          onClick={() => navigate(`/replay/${source.place}/${id}`)}
        >
          <Icon shape="gi:play-button" size={16} /> {say('replay')}
        </button>
        <button type="button" className="button" onClick={showBoard}>
          <Icon shape="gi:semi-closed-eye" size={16} /> {say('board')}
        </button>
        <button type="button" className="button" onClick={() => saveToFile(source, ui.box.id)}>
          {say('save')}
        </button>
        {source.place === 'server' && <Share id={id} />}
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => setMore(true)}
        >
          {say('more')}
        </button>
        {followers.length === 0 && (
          <button type="button" className="button" onClick={change}>
            {say('change')}
          </button>
        )}
      </div>
      <div className="prompt-right">
        <button type="button" className="button main prompt-main" onClick={rematch}>
          <span>
            {say('once-more')}
            <span className="end-same">, {say('same-crew')}</span>
          </span>
          <kbd>↵</kbd>
        </button>
      </div>
      {isMore && (
        <More
          {...props}
          change={followers.length > 0 ? change : null}
          onClose={() => setMore(false)}
        />
      )}
    </section>
  )
}

/** The address of the replay, where others can open it. */
function Share({ id }: { readonly id: string }) {
  const say = useSay(END)
  const [isCopied, copy] = useCopy()
  const { origin, pathname } = location
  return (
    <button
      type="button"
      className="button"
      aria-live="polite"
      onClick={() => copy(`${origin}${pathname}#/replay/server/${id}`)}
    >
      {say(isCopied ? 'shared' : 'share')}
    </button>
  )
}

function More({
  source,
  position,
  showReasons,
  change,
  onClose,
}: Props & {
  /** Where there is no room for it in the bar. */
  readonly change: (() => void) | null
  readonly onClose: () => void
}) {
  const say = useSay(TABLE)
  const end = useSay(END)
  const [checked, setChecked] = useState<string | null>(null)
  const check = async () => {
    const save = await source.save()
    const found = isRefused(save) ? save : await askRoom('study', save)
    if (isRefused(found)) setChecked(say('unverified', { message: found.message }))
    else setChecked(say('verified', { answers: found.length }))
  }
  return (
    <Sheet title={end('more')} onClose={onClose}>
      <div className="menu">
        {change && (
          <button type="button" className="button" onClick={change}>
            {end('change')}
          </button>
        )}
        <button type="button" className="button" onClick={check}>
          {say('verify')}
        </button>
        {position.table.seats.some(({ bot }) => bot) && (
          <button type="button" className="button" onClick={showReasons}>
            {say('reasons')}
          </button>
        )}
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
    </Sheet>
  )
}
