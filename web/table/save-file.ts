import { isRefused, type TableSource } from '../play/source.ts'

/** Hands the match to the browser as a file; answers why not where it cannot. */
export async function saveToFile(source: TableSource, game: string): Promise<string | null> {
  const save = await source.save()
  if (isRefused(save)) return save.message
  const url = URL.createObjectURL(new Blob([JSON.stringify(save)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `bulkhead-${game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
  return null
}
