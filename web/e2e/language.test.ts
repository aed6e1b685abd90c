import { expect, test } from 'vitest'
import { setStage } from './stage.ts'
import { logOf, playNow, UNTRANSLATED } from './tables.ts'

const stage = setStage()

test('a running table goes over to another language and back, without any network too', async () => {
  const page = await stage.visitor()
  await playNow(page, stage.url, 'theseus', 1)
  await page.locator('.prompt[data-question]').waitFor()
  await page.context().setOffline(true)
  const firstLine = async () => (await logOf(page))[0]
  const before = await firstLine()
  expect(before).not.toMatch(UNTRANSLATED)
  await page.locator('.top-bar').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'FR: Français' }).click()
  await expect.poll(firstLine).not.toBe(before)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(await page.locator('.table').textContent()).not.toMatch(UNTRANSLATED)
  await page.getByRole('button', { name: 'EN: English' }).click()
  await expect.poll(firstLine).toBe(before)
})

test('what is read out of the players is punctuated as it is written in French', async () => {
  const page = await stage.guest({ language: 'fr' })
  await playNow(page, stage.url, 'theseus', 1)
  const told = await page.locator('.players .unseen').allTextContents()
  expect(told.some((text) => /^Pioche\s: \d+$/.test(text))).toBe(true)
  expect(told.filter((text) => /\S:|:.*:/.test(text))).toEqual([])
})
