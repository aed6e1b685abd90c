import { text as streamed } from 'node:stream/consumers'
import { verify } from '@bulkhead/kernel'
import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { openFile } from './matches.ts'
import { Player } from './player.ts'
import { setStage } from './stage.ts'
import { logOf, playNow } from './tables.ts'

const stage = setStage()

test('a running game goes on in another browser from its file', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'theseus', 1)
  await new Player(page, 1).play(5)
  await page.locator('.prompt[data-question]').waitFor()
  const log = await logOf(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = await streamed(await (await saved).createReadStream())
  expect(verify(theseus, JSON.parse(text).match)).toMatchObject({ result: null })

  const elsewhere = await stage.guest({ name: 'Zoe' })
  await openFile(elsewhere, stage.url, text)
  await elsewhere.locator('.prompt[data-question]').waitFor()
  expect(await logOf(elsewhere)).toEqual(log)
  await new Player(elsewhere, 2).play(3)
})

test.each([
  ['no JSON', 'hello', 'This file cannot be read as a saved game.'],
  ['nothing of ours', '{"a":1}', 'This is not a saved match.'],
  ['another game', '{"format":"bulkhead-save","game":"chess"}', 'cannot be played here'],
])('a file with %s gets one sentence', async (_, text, sentence) => {
  const page = await stage.guest()
  await openFile(page, stage.url, text)
  await page.getByRole('alert').getByText(sentence).waitFor()
})
