import { useState } from 'react'
import { useSay, words } from '../words/words.ts'
import { Glyph } from './glyph.tsx'

const WORDS = words(
  { copy: 'Copy', copied: 'Copied', share: 'Share' },
  { copy: 'Copier', copied: 'Copié', share: 'Partager' },
)

interface LinkProps {
  readonly label: string
  readonly url: string
}

/** An address to hand on: shown, copied, or given to the device's own way of sharing. */
export function ShareLink({ label, url }: LinkProps) {
  return (
    <div className="form-share">
      <input
        className="form-input mono"
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url} />
      {canShare() && <ShareButton url={url} />}
    </div>
  )
}

interface ShareProps {
  /** What is shared, for those who do not see what it stands beside. */
  readonly label?: string
  /** What is copied where the device has no way of sharing; the address without it. */
  readonly text?: string
  readonly url: string
}

/** By the device's own way of sharing; where it has none the text is copied, and the button says so. */
export function ShareButton({ label, text, url }: ShareProps) {
  const say = useSay(WORDS)
  if (!canShare()) return <CopyButton label={label} text={text ?? url} />
  const share = () => navigator.share({ title: 'Bulkhead', text, url }).catch(() => undefined)
  return (
    <button type="button" className="button" onClick={share}>
      <Glyph name="share" />
      {say('share')} <span className="unseen">{label}</span>
    </button>
  )
}

function CopyButton({ label, text }: { readonly label?: string; readonly text: string }) {
  const say = useSay(WORDS)
  const [copied, copy] = useCopy()
  return (
    <button type="button" className="button page-act" onClick={() => copy(text)}>
      <Glyph name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>{' '}
      <span className="unseen">{label}</span>
    </button>
  )
}

function canShare(): boolean {
  return 'share' in navigator
}

const COPIED_FOR = 2000

export function useCopy(): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(false)
  return [
    copied,
    async (text) => {
      await write(text)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_FOR)
    },
  ]
}

/** Browsers keep their clipboard from pages that came unencrypted, as within a house; there the old way works. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
