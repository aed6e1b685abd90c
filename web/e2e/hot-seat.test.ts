import { renderOption } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playedUntil, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { setStage } from './stage.ts'

const stage = setStage()

/** What the page held at some instant, painted or not, and who held the device. */
interface Glimpse {
  readonly holder: string
  readonly text: string
  /** Whose own board it was, where the game says so. */
  readonly board: string
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const glimpses: Glimpse[] = []
    Object.assign(window, { glimpses })
    let holder = ''
    const note = ({ target }: Event) => {
      const name = /^I am (.*):/.exec((target as HTMLElement).textContent ?? '')?.[1]
      if (name) holder = name
    }
    document.addEventListener('click', note, { capture: true })
    const look = () => {
      const board = document.querySelector('.own-me')?.className ?? ''
      glimpses.push({ holder, text: document.body.textContent ?? '', board })
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
}

const glimpsesOn = (page: Page): Promise<Glimpse[]> => page.evaluate('window.glimpses')

/** Whoever is named takes the device; the curtain shows nothing but the name. */
async function take(page: Page): Promise<string> {
  await page.locator('.curtain').waitFor({ timeout: 60_000 })
  const shown = (await page.locator('#root').textContent()) ?? ''
  const name = /^Hand the device to (\w+?)Nobody/.exec(shown)?.[1] ?? ''
  expect(shown).toBe(
    `Hand the device to ${name}Nobody else should look now.I am ${name}: show my board`,
  )
  await page.getByRole('button', { name: `I am ${name}` }).click()
  await page.locator('.table').waitFor()
  return name
}

/** Plays until somebody else should hold the device. */
async function playUntilCurtain(player: Player): Promise<void> {
  const { page } = player
  while (!(await page.locator('.curtain').isVisible())) {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog[open] .sheet-head button')?.click()
    })
    await player.answerIfAsked()
  }
}

test('two people and a bot: the board is always the holder’s, while things are being shown too', async () => {
  const page = await stage.guest()
  await page.goto(`${stage.url}/#/new/theseus`)
  const count = page.getByLabel('Seats', { exact: true })
  while (Number(await count.textContent()) < 3) {
    await page.getByRole('button', { name: 'One seat more' }).click()
  }
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    const row = page.locator('.new-seats > li').nth(seat)
    await row.locator('select').first().selectOption('person')
    await row.getByRole('textbox').fill(name)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.curtain').waitFor()
  await watch(page)
  const player = new Player(page, 3)
  const holders: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    holders.push(await take(page))
    await playUntilCurtain(player)
  }
  expect(new Set(holders)).toEqual(new Set(['Ann', 'Ben']))
  const glimpses = await glimpsesOn(page)
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    const boards = glimpses.filter(({ holder, board }) => holder === name && board)
    expect(boards.length).toBeGreaterThan(0)
    for (const { board } of boards) expect(board).toContain(`the-seat-${seat}`)
  }
})

test('three people choose their objectives one after another, and no instant shows another’s', async () => {
  const names = ['Ann', 'Ben', 'Cleo']
  const match = playedUntil(nemesis, names.length, (at) => {
    const choosing = at.pending().filter(({ prompt }) => prompt === 'objective')
    return choosing.length === names.length
  })
  const page = await stage.guest()
  await sitAt(page, stage.url, match, { people: names })
  await page.locator('.curtain').waitFor()
  await watch(page)
  const player = new Player(page, 1)
  const chosen: string[] = []
  for (const _ of names) {
    chosen.push(await take(page))
    await player.answer()
  }
  expect(chosen.sort()).toEqual(names)
  const glimpses = await glimpsesOn(page)
  for (const [seat, name] of names.entries()) {
    const [{ options }] = match.pending(seat)
    for (const secret of options.map((option) => renderOption(nemesis.text.en, option))) {
      const seers = glimpses.filter(({ text }) => text.includes(secret))
      expect(new Set(seers.map(({ holder }) => holder))).toEqual(new Set([name]))
    }
  }
})
