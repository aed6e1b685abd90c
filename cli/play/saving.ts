import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Sitting, tell } from './sitting.ts'

/** Writes the match into a file and says so; false where it could not. */
export function saveMatch(sitting: Sitting, file: string): boolean {
  const { shell, match } = sitting
  if (file === '') {
    tell(sitting, 'bad.file')
    return false
  }
  const path = resolve(shell.directory, file)
  if (existsSync(path) && !isSave(path)) {
    tell(sitting, 'save.foreign', { file })
    return false
  }
  try {
    writeFileSync(path, JSON.stringify(match.save()))
  } catch {
    tell(sitting, 'save.failed', { file })
    return false
  }
  tell(sitting, 'save.done', { file })
  if (match.commitment && !match.result) tell(sitting, 'save.secret')
  return true
}

/** Nothing but an older save is written over. */
function isSave(path: string): boolean {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).format === 'bulkhead-match'
  } catch {
    return false
  }
}
