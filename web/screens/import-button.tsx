import { useState } from 'react'
import { useLocation } from 'wouter'
import { importFile } from '../play/local.ts'
import { useSay } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { HOME_WORDS } from './home-words.ts'

export function ImportButton() {
  const say = useSay(HOME_WORDS)
  const [, go] = useLocation()
  const [complaint, setComplaint] = useState('')
  async function take(files: FileList | null) {
    if (!files?.[0]) return
    const taken = await importFile(files[0])
    if (typeof taken === 'string') go(`/here/${taken}`)
    else setComplaint(taken.message)
  }
  return (
    <>
      <label className="import">
        <Glyph name="file" size={16} />
        <span>{say('import')}</span>
        <input
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </label>
      {complaint && (
        <p className="form-complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  )
}
