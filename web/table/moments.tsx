import { type Dictionary, render } from '@bulkhead/kernel'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import type { Shown } from './playback.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly now: Shown | null
  readonly words: Dictionary
  readonly skip: () => void
}

/** What happens, one thing after another, over the board. */
export function MomentStrip({ now, words, skip }: Props) {
  if (now?.moment.weight !== 'step') return null
  return <Telling now={now} words={words} skip={skip} className="moment-strip" />
}

/** What deserves the whole width of the screen. */
export function MomentBand({ now, words, skip }: Props) {
  if (now?.moment.weight !== 'band') return null
  return <Telling now={now} words={words} skip={skip} className="moment-band" />
}

function Telling({ now, words, skip, className }: Props & { now: Shown; className: string }) {
  const say = useSay(TABLE)
  const { line, moment } = now
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it, S and Escape do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same.
    <div className={`${className} ${moment.tone}`} key={JSON.stringify(line)} onClick={skip}>
      {moment.icon && <Icon shape={moment.icon} size={className === 'moment-band' ? 56 : 26} />}
      {moment.dice?.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names.
        <span className="die big mono" key={i}>
          {face}
        </span>
      ))}
      <span className="moment-words">{render(words, `log.${line.kind}`, line.params)}</span>
      <button type="button" className="button plain moment-skip" onClick={skip}>
        {say('skip')}
      </button>
    </div>
  )
}
