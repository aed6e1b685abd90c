import { createBot, seenBy } from '@bulkhead/bots'
import { FastRng, Match, must } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { fileOf, openFile, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { DESKTOP, type Guest, PHONE, setStage } from './stage.ts'
import { linkTo, openFor, sitDown, startGame, tell } from './tables.ts'

const stage = setStage()

/** The first game of bots that ends so. */
function endedGame(exploded: boolean): Match {
  for (let seed = 1; ; seed++) {
    const match = must(Match.start(nemesis, { seats: 2, seed: { kind: 'fast', seed } })) as Match
    const bot = createBot('gentle', 'nemesis')
    if (typeof bot === 'string') throw new Error(bot)
    const rng = new FastRng(seed)
    while (!match.result) {
      const [decision] = match.pending()
      must(match.answer(decision.seat, decision.id, bot.choose(seenBy(match, decision, rng)).picks))
    }
    const { ending } = match.view(null) as { ending: { exploded: boolean } }
    if (ending.exploded === exploded) return match
  }
}

const SHIP = endedGame(false)

/** Where the person on the first seat was asked for the last time. */
function almost(match: Match): Match {
  return match.fork(match.answers.findLastIndex(({ seat }) => seat === 0))
}

const epilogue = (page: Page) => page.getByRole('button', { name: 'Play the Epilogue' })
const start = (page: Page) => page.getByRole('button', { name: 'Start the game' })

/** Runs in the page, at one moment, for others play on: as many tokens are drawn as the table's head counts. */
function countsWhatIsHidden(): boolean {
  const drawn = document.querySelectorAll('.aft-token').length
  const buttons = [...document.querySelectorAll('button')]
  return buttons.some((button) =>
    (button.ariaLabel ?? button.textContent).includes(`${drawn} of 21 hidden`),
  )
}

/** On the very ship: five rounds are ahead, and no room is unknown. */
async function seesTheShip(page: Page): Promise<void> {
  await page.locator('.table[data-game="aftermath"]').waitFor()
  await new Player(page, 3).play(2)
  const status = page.getByRole('button', { name: /^Round 1 of 5.*of 21 hidden/ })
  await status.waitFor()
  await page.locator('.hull-room').first().waitFor({ state: 'attached' })
  expect(await page.locator('.hull-room-fog').count()).toBe(0)
  expect(await page.locator('.aft-token').count()).toBeGreaterThan(10)
  await expect.poll(() => page.evaluate(countsWhatIsHidden)).toBe(true)
}

test.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, touch: true }],
] as const)(
  'a game ends, and its Epilogue is played from there, on %s',
  async (_, guest: Guest) => {
    const page = await stage.guest(guest)
    await sitAt(page, stage.url, almost(SHIP), { bot: 'gentle' })
    await new Player(page, 1).playToTheEnd()
    await epilogue(page).click()
    const ship = page.getByRole('radio', { name: /From the game that you come from/ })
    expect(await ship.isChecked()).toBe(true)
    expect(await violations(page)).toEqual([])
    await start(page).click()
    await seesTheShip(page)
    expect(await violations(page)).toEqual([])
  },
)

test('the ship that a file keeps, with bots, without any network', async () => {
  const page = await stage.visitor()
  await page.context().setOffline(true)
  await openFile(page, stage.url, fileOf(SHIP))
  await epilogue(page).click()
  await start(page).click()
  await seesTheShip(page)
  expect(await violations(page)).toEqual([])
})

test('whoever has none finds a ship adrift, another one each time', async () => {
  const page = await stage.guest()
  const ships: string[] = []
  for (let i = 0; i < 2; i++) {
    await page.goto(`${stage.url}/#/new/aftermath`)
    await page
      .getByRole('radio', { name: /^Epilogue/ })
      .first()
      .check()
    await page.getByRole('radio', { name: /A ship found adrift/ }).check()
    await start(page).click()
    await seesTheShip(page)
    const names = await page.locator('.hull-room title').allTextContents()
    ships.push(names.map((name) => name.split(',')[0]).join())
  }
  expect(new Set(ships).size).toBe(2)
})

test('where the ship exploded there is no Epilogue, and the page says why', async () => {
  const page = await stage.guest()
  await openFile(page, stage.url, fileOf(endedGame(true)))
  await page.locator('.end-page').waitFor()
  expect(await epilogue(page).isDisabled()).toBe(true)
  await page.getByText('The Nemesis blew up: there is no ship left for an Epilogue.').waitFor()
})

/** Bots play for them until it is over; answers whether the ship is there still. */
async function playedOut(pages: readonly Page[], id: string): Promise<boolean> {
  for (const [seat, page] of pages.entries()) {
    await tell(stage, page, `tables/${id}/seats/${seat}/takeover`, { bot: 'random' })
  }
  const at = `${stage.url}/api/tables/${id}/position`
  const position = async () => (await pages[0].request.get(at)).json()
  await expect.poll(async () => (await position()).result).not.toBeNull()
  return !(await position()).view.ending.exploded
}

/** The first table of these two whose ship is there still when all is over. */
async function finishedTable(pages: readonly Page[]): Promise<string> {
  for (;;) {
    const id = await openFor(stage, pages, ['Ann', 'Bob'], { game: 'nemesis' })
    await tell(stage, pages[0], `tables/${id}/start`)
    if (await playedOut(pages, id)) return id
  }
}

test('online one leaves and another joins for the Epilogue', async () => {
  const pages = [await stage.guest({ name: 'Ann' }), await stage.guest({ name: 'Bob' })]
  const [ann, bob] = pages
  const link = linkTo(stage, await finishedTable(pages))
  for (const page of pages) await page.goto(link)
  await ann.locator('.end-page').waitFor()
  await epilogue(ann).click()
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await ann.getByRole('heading', { name: 'Invite' }).waitFor()
  await bob.getByRole('button', { name: 'Come along to the Epilogue' }).click()
  await bob.getByRole('button', { name: 'Sit down' }).click()
  await bob.getByText('starts the game when everybody is there').waitFor()
  await bob.getByRole('button', { name: 'Leave' }).click()
  const cid = await stage.guest({ name: 'Cid' })
  await sitDown(cid, ann.url(), 'Cid')
  await startGame(ann, [ann, cid])
  for (const page of [ann, cid]) {
    await page.locator('.table[data-game="aftermath"]').waitFor()
    await page.locator('.hull-room').first().waitFor({ state: 'attached' })
    expect(await page.locator('.hull-room-fog').count()).toBe(0)
  }
})
