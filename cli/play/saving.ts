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
  if (match.result) tell(sitting, 'save.over', { file })
  else tell(sitting, 'save.done', { file, args: argumentsFor(sitting, file) })
  if (match.commitment && !match.result) tell(sitting, 'save.secret')
  return true
}

/** What to type to go on with the same players in the same language. */
function argumentsFor({ bots, look }: Sitting, file: string): string {
  const names = bots.flatMap((bot) => (bot ? [bot.name] : []))
  const people = bots.length - names.length
  return [
    `--load ${file}`,
    ...(people === 1 ? [] : [`--humans ${people}`]),
    ...(names.length === 0 ? [] : [`--bots ${names.join(',')}`]),
    ...(look.language === 'en' ? [] : [`--lang ${look.language}`]),
  ].join(' ')
}

/** Nothing but an older save is written over. */
function isSave(path: string): boolean {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).format === 'bulkhead-match'
  } catch {
    return false
  }
}
