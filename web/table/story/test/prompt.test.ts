import '../../../test/browser.ts'
import { expect, test } from 'vitest'
import { sayIn } from '../../../words/words.ts'
import { deedOf } from '../prompt.ts'
import { STORY } from '../words.ts'
import { beatAbout } from './telling.ts'

const WORDS = { 'gist.something': 'the Recon' }
const deed = (who: string) => deedOf(beatAbout('none'), who, WORDS, sayIn(STORY, 'en'))

test('somebody’s doing is told with whose it is, a drafted Character by its name alone', () => {
  expect(deed('the Officer')).toBe('the Officer: the Recon')
  expect(deed('the Recon')).toBe('the Recon')
})

test('what befalls its reader names nobody before it', () => {
  expect(deedOf(beatAbout('harm'), 'the Officer', WORDS, sayIn(STORY, 'en'))).toBe('the Recon')
})
