import type { AnyGame } from '@bulkhead/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { clientBeside } from './beside/build.ts'
import { SMALL } from './beside/rules.ts'
import { GAMES, usualSeats } from './games.ts'
import { playedFor, playedUntil, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { type Guest, setStage } from './stage.ts'

// No game of our own has offers yet.
const stage = setStage(async () => ({ CLIENT: await clientBeside() }))

/** Ann and Ben open a table of a small game on one device. */
async function sitDown(rules: AnyGame, guest: Guest = {}): Promise<Page> {
  const page = await stage.guest(guest)
  const match = playedUntil(rules, 2, () => true)
  await sitAt(page, stage.url, match, { people: ['Ann', 'Ben'] })
  return page
}

async function takeDevice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`I am ${name}`) }).click()
}

const offers = (page: Page) => page.locator('.offers [data-offer]')

test('what is on offer stands apart from the question, and a press takes it', async () => {
  const page = await sitDown(SMALL.slow)
  await takeDevice(page, 'Ann')
  const region = page.getByRole('region', { name: 'At any moment' })
  await region.waitFor()
  expect(await offers(page).allTextContents()).toEqual([
    'Pay a coin: no bid below 2',
    'Snatch the lot',
  ])
  expect(await page.locator('.prompt [data-offer]').count()).toBe(0)
  const timer = region.getByRole('timer')
  expect(await timer.getAttribute('aria-label')).toMatch(
    /^(10:00|9:\d\d) left, and then: The sand has run through$/,
  )
  expect(await violations(page)).toEqual([])
  await region.getByRole('button', { name: /^Pay a coin/ }).click()
  await page.getByText('No bid below 2', { exact: true }).waitFor()
  await expect.poll(() => offers(page).allTextContents()).toEqual(['Snatch the lot'])
  expect(await page.locator('.prompt').textContent()).toContain('Look at the lot')
})

test('the keyboard reaches it, and French has words for it', async () => {
  const page = await sitDown(SMALL.slow, { language: 'fr' })
  await page.getByRole('button', { name: /Je suis Ann/ }).click()
  await page.getByRole('region', { name: 'À tout moment' }).waitFor()
  await page.keyboard.press('o')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Payer une pièce',
  )
  await page.keyboard.press('Enter')
  await page.getByText('No bid below 2', { exact: true }).waitFor()
})

test('what somebody never takes goes out of sight, and comes back', async () => {
  const page = await sitDown(SMALL.slow)
  await takeDevice(page, 'Ann')
  await page.getByRole('button', { name: 'Never take “Snatch the lot”' }).click()
  await expect.poll(() => offers(page).allTextContents()).toEqual(['Pay a coin: no bid below 2'])
  await page.getByRole('button', { name: '1 standing order' }).click()
  await page.getByRole('button', { name: 'Remove the order “Never: Snatch the lot”' }).click()
  await expect.poll(() => offers(page).count()).toBe(2)
})

test('somebody else at the device takes it for a while, and gives it back', async () => {
  const page = await sitDown(SMALL.slow)
  await takeDevice(page, 'Ann')
  await page.locator('.offers').getByRole('button', { name: 'Hand the device to Ben' }).click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.offers').count()).toBe(0)
  await takeDevice(page, 'Ben')
  await page
    .locator('.offers')
    .getByRole('button', { name: /^Pay a coin/ })
    .click()
  await takeDevice(page, 'Ann')
  await page.getByText('No bid below 2', { exact: true }).waitFor()
  expect(await offers(page).first().textContent()).toContain('no bid below 3')
})

test('the sand runs out by itself while somebody thinks', async () => {
  const page = await sitDown(SMALL.quick, { unhurried: true })
  await takeDevice(page, 'Ann')
  await page.locator('.log').getByText('The sand has run through.').waitFor({ timeout: 20_000 })
  await expect.poll(() => page.getByRole('timer').count()).toBe(0)
  expect(await offers(page).count()).toBe(0)
  expect(await page.locator('.prompt').textContent()).toContain('Look at the lot')
})

test.each([
  [true, /^1s$/],
  [false, /^(0s|1e-05s|0\.00001s)$/],
])('where things may move (%s) the sand glides', async (unhurried, duration) => {
  const page = await sitDown(SMALL.slow, { unhurried })
  await takeDevice(page, 'Ann')
  const sand = page.locator('.hourglass-sand')
  await sand.waitFor({ state: 'attached' })
  const glide = await sand.evaluate((one) => getComputedStyle(one).transitionDuration)
  expect(glide).toMatch(duration)
})

/** From the beginning, and from the second round of Nemesis on, or several turns of Theseus. */
const STRETCHES = [
  [0, 1],
  [60, 3],
] as const

// Only here React is the one that warns; what it says breaks the test.
test.each(GAMES)('React has nothing to warn of while $id is played', async (rules) => {
  const page = await stage.guest()
  for (const [from, answers] of STRETCHES) {
    await sitAt(page, stage.url, playedFor(rules, usualSeats(rules), from))
    await new Player(page, 7).play(answers)
  }
})
