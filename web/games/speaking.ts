import type { Language } from '@bulkhead/kernel'
import { changeSettings } from '../play/settings.ts'
import { loadAllIn } from './index.ts'

/** Goes over to a language once everything that is open can be shown in it; without a network it may have to stay. */
export async function speak(language: Language): Promise<void> {
  try {
    await loadAllIn(language)
    changeSettings({ language })
  } catch (error) {
    console.warn(`Nothing can be loaded in "${language}" now.`, error)
  }
}
