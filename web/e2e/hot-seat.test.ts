import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { type GameId, objectivesOn } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A game on one device: these people, and one bot. */
async function shareDevice(page: Page, game: GameId, names: readonly string[]): Promise<void> {
  await page.goto(`${stage.url}/#/new/${game}`)
  const count = page.getByLabel('Seats', { exact: true })
  const more = page.getByRole('button', { name: 'One seat more' })
  while (Number(await count.textContent()) <= names.length) await more.click()
  for (const [seat, name] of names.entries()) {
    const row = page.locator('.new-seats > li').nth(seat)
    await row.locator('select').first().selectOption('person')
    await row.getByRole('textbox').fill(name)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.curtain').waitFor()
}

/** Keeps every state of the page that a frame could show, and who held the device then. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: { holder: string; text: string }[] = []
    Object.assign(window, { frames_: frames })
    let holder = ''
    document.addEventListener('click', ({ target }) => {
      const name = /^I am (.*):/.exec((target as HTMLElement).textContent ?? '')?.[1]
      if (name) holder = name
    })
    const look = () => {
      const text = document.body.innerText
      if (frames.at(-1)?.text !== text) frames.push({ holder, text })
      requestAnimationFrame(look)
    }
    look()
  })
}

function framesOf(page: Page): Promise<{ holder: string; text: string }[]> {
  return page.evaluate('window.frames_')
}

const holderOn = (page: Page) =>
  page
    .locator('.curtain h1')
    .textContent()
    .then((text) => /to (.*)$/.exec(text ?? '')![1])

async function take(page: Page): Promise<string> {
  await page.locator('.curtain').waitFor()
  const name = await holderOn(page)
  expect(await page.locator('body').innerText()).toBe(
    `Hand the device to ${name}\n\nNobody else should look now.\n\nI am ${name}: show my board`,
  )
  await page.getByRole('button', { name: `I am ${name}` }).click()
  await page.locator('.table').waitFor()
  return name
}

test('three people choose their objectives one after another, and no frame shows another’s', async () => {
  const page = await stage.guest({ pace: 'calm' })
  await shareDevice(page, 'nemesis', ['Ann', 'Ben', 'Cleo'])
  await watchFrames(page)
  const cards = new Map<string, Set<string>>()
  const player = new Player(page, 3)
  const note = async (name: string) => {
    const known = cards.get(name) ?? new Set()
    for (const card of await objectivesOn(page)) known.add(card)
    cards.set(name, known)
  }
  for (let turn = 0; turn < 9; turn++) {
    const name = await take(page)
    if (await page.getByRole('button', { name: /^Objectives/ }).isVisible()) await note(name)
    await skipAll(page)
    while (!(await page.locator('.curtain').isVisible())) {
      await skipAll(page)
      await player.answerIfAsked()
    }
  }
  expect([...cards.keys()].sort()).toEqual(['Ann', 'Ben', 'Cleo'])
  const frames = await framesOf(page)
  for (const [name, own] of cards) {
    expect(own.size).toBeGreaterThan(0)
    const theirs = frames.filter(({ holder }) => holder === name)
    const others = frames.filter(({ holder }) => holder !== name)
    for (const card of own) {
      expect(theirs.some(({ text }) => text.includes(card))).toBe(true)
      expect(others.filter(({ text }) => text.includes(card))).toEqual([])
    }
  }
  expect(stage.errors).toEqual([])
})

/** Whatever is being shown, and whatever lies over the table, goes. */
async function skipAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.moment-band button, .moment-strip button')?.click()
    document.querySelector<HTMLElement>('dialog[open] .sheet-head button')?.click()
  })
}
