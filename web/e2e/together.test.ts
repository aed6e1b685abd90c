import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Player, playTogether } from './player.ts'
import { PHONE, setStage } from './stage.ts'
import { gather, linkTo, logOf, objectivesOn, openFor, sameLogOn } from './tables.ts'

const stage = setStage({ AWAY_AFTER: '0' })

const asked = (page: Page) => page.locator('.prompt[data-question]')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('what only both can take back is asked for, refused, withdrawn and agreed to', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  const players = pages.map((page, seed) => new Player(page, seed))
  const ask = button(ann, /^Ask to undo/)
  await playTogether(players, () => ask.isVisible())
  const before = await logOf(ann)

  await ask.click()
  await ann.getByText(/^Asked to undo; waiting for .*Bob/).waitFor()
  await bob.getByText(/Ann.* asks to take their last move back/).waitFor()
  await button(bob, 'Refuse').click()
  await ann.getByText('Asked to undo').waitFor({ state: 'hidden' })
  expect(await logOf(ann)).toEqual(before)

  await ask.click()
  await button(ann, 'Withdraw').click()
  await button(bob, 'Agree').waitFor({ state: 'hidden' })
  expect(await logOf(bob)).toEqual(before)

  await ask.click()
  await button(bob, 'Agree').click()
  await expect.poll(async () => (await logOf(ann)).length).toBeLessThan(before.length)
  await asked(ann).waitFor()
  await sameLogOn(pages)
  for (const page of pages) {
    await page
      .getByText(/Gone back: asked by .*Ann.*, agreed by .*Bob.*Answers taken back: /)
      .waitFor()
  }
  await ann.goto(ann.url().replace('#/t/', '#/replay/server/'))
  await ann.getByRole('button', { name: 'To the end' }).click()
  await ann.getByText(/Gone back: asked by /).waitFor()
})

test('one’s own last answer is taken back freely; with bots everything, at once', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const first = (await asked(pages[0]).isVisible()) ? pages[0] : pages[1]
  const question = await first.locator('.prompt-question').textContent()
  await new Player(first, 1).answer()
  await button(first, /^(Undo|Back)/).click()
  await asked(first).waitFor()
  expect(await first.locator('.prompt-question').textContent()).toBe(question)

  const alone = await gather(stage, ['Ann'], { bots: ['random'] })
  const [ann] = alone.pages
  const player = new Player(ann, 2)
  const back = button(ann, /^Go back/)
  while (!(await back.isVisible())) await player.answer()
  expect(await back.getAttribute('title')).toMatch(/^Undo stops here/)
  const lines = (await logOf(ann)).length
  await back.click()
  await expect.poll(async () => (await logOf(ann)).length).toBeLessThan(lines)
  await asked(ann).waitFor()
})

test('a bot plays for somebody who is not here, until they take their seat back', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  // Whoever has been told nothing yet has missed nothing.
  await bob.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('bulkhead-seen-')),
  )
  await bob.close()
  await ann.getByText('Bob is not here.').waitFor()
  await button(ann, 'Let a bot play for Bob').click()
  await ann.getByText('A bot plays for Bob.').waitFor()
  await new Player(ann, 1).play(10)

  const back = await bob.context().newPage()
  await back.goto(link)
  await back.getByText(/is not here/).waitFor({ state: 'hidden' })
  // What the bot has done meanwhile is told first; what concerns Bob waits until he goes on.
  const away = back.getByText('While you were away')
  await expect
    .poll(async () => {
      if (!(await away.isVisible())) await back.keyboard.press('Space')
      return away.isVisible()
    })
    .toBe(true)
  await button(back, 'Take my seat back from the bot').click()
  await ann.getByText('A bot plays for Bob.').waitFor({ state: 'hidden' })
  const players = [new Player(ann, 3), new Player(back, 4)]
  await playTogether(players, () => players[1].answers >= 2)
})

test('whoever leaves finds the table again, without being asked anything', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  bob.on('dialog', (dialog) => dialog.accept())
  await button(bob, 'Menu').click()
  await button(bob, 'Leave the table').click()
  await ann.getByText('A bot plays for Bob.').waitFor()
  await bob.getByRole('link', { name: 'Look in at Theseus' }).first().click()
  await button(bob, 'Take my seat back from the bot').waitFor()

  ann.on('dialog', (dialog) => dialog.accept())
  for (const page of pages) {
    await button(page, 'Menu').click()
    await button(page, 'End this table').click()
  }
  for (const page of pages) await page.getByText('This table was abandoned.').waitFor()
})

test('before the game: presence, a full table, somebody sent away, a closed table', async () => {
  const [ann, bob, cleo] = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => stage.guest({ name })),
  )
  const id = await openFor(stage, [ann, bob], ['Ann', 'Bob'])
  for (const page of [ann, bob, cleo]) await page.goto(linkTo(stage, id))
  await cleo.getByRole('heading', { name: 'Every seat is taken' }).waitFor()
  const seatOfBob = ann.locator('.lobby-seat').nth(1)
  await expect.poll(() => seatOfBob.textContent()).not.toContain('not here')
  await bob.goto('about:blank')
  await seatOfBob.getByText('not here').waitFor()
  await bob.goto(linkTo(stage, id))
  await expect.poll(() => seatOfBob.textContent()).not.toContain('not here')
  await bob.getByText('Ann starts the game').waitFor()

  await button(ann, 'Send away').click()
  await bob.getByText('the host has freed your seat').waitFor()
  await button(cleo, 'Sit down').click()
  await cleo.getByText('Ann starts the game').waitFor()
  await button(ann, 'Close the table').click()
  await button(ann, 'Close it for everybody').click()
  await cleo.getByText('This table was closed before the game began.').waitFor()
})

test('whoever watches by the link sees what everybody may see, and says nothing', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'], { game: 'nemesis' })
  const watcher = await stage.guest({ name: 'Wes' })
  await watcher.goto(link)
  await watcher.locator('.prompt').getByText('You are watching.').waitFor()
  for (const page of pages) {
    for (const name of await objectivesOn(page)) {
      expect(await watcher.locator('body').textContent()).not.toContain(name)
    }
  }
  expect(await watcher.getByPlaceholder('Say something…').count()).toBe(0)
  expect(await asked(watcher).count()).toBe(0)

  const secret = await gather(stage, ['Ann', 'Bob'], { spectators: false })
  await watcher.goto(secret.link)
  await watcher.getByText('This table is played without spectators.').waitFor()
})

test('a message that comes while the log is out of sight is marked until it is read, one’s own never', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  await ann.setViewportSize(PHONE)
  await bob.getByPlaceholder('Say something…').fill('Behind you!')
  await button(bob, 'Send').click()
  const marked = ann.getByRole('tab', { name: 'Log 1 new' })
  await marked.click()
  await ann.getByText('Behind you!').waitFor()
  await ann.getByPlaceholder('Say something…').fill('Where?')
  await button(ann, 'Send').click()
  await ann.getByText('Where?').waitFor()
  await ann.goto('about:blank')
  await ann.goto(link)
  await ann.getByRole('tab', { name: 'Log', exact: true }).waitFor()

  // From another device of hers, with the log closed.
  await ann.request.post(`${stage.url}/api/tables/${link.split('/').at(-1)}/chat`, {
    data: { text: 'Still there?' },
  })
  await bob.getByText('Still there?').waitFor()
  await ann.getByRole('tab', { name: 'Log', exact: true }).waitFor()
  expect(await ann.locator('.unread').count()).toBe(0)
})
