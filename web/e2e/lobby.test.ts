import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setStage } from './stage.ts'
import { linkTo, openFor, sitDown, tell } from './tables.ts'

const stage = setStage()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a table that is opened online has free seats, and a friend sits down by the link', async () => {
  const [ann, bob] = [await stage.guest(), await stage.guest({ name: '' })]
  await ann.goto(`${stage.url}/#/new/nemesis`)
  await ann.getByRole('radio', { name: 'Online' }).check()
  await button(ann, 'Open the table').click()
  await ann.getByRole('heading', { name: 'Invite' }).waitFor()
  expect(await ann.locator('.lobby-free').count()).toBe(2)
  await sitDown(bob, ann.url(), 'Bob')
  await ann.getByText('one seat is free').waitFor()
})

test('the lobby says that others can sit down only while they can', async () => {
  const [ann, bob] = [await stage.guest(), await stage.guest({ name: 'Bob' })]
  const id = await openFor(stage, [ann], ['Ann'], { bots: ['gentle'] })
  await ann.goto(linkTo(stage, id))
  await ann.getByText('No seat is free: whoever opens this link can only watch.').waitFor()
  await ann.getByLabel('Who seat 2 is for').selectOption('free')
  await ann.getByText('can sit down').waitFor()
  await bob.goto(linkTo(stage, id))
  await button(bob, 'Sit down').click()
  await ann.getByText('No seat is free').waitFor()
  await ann.getByText('Every seat is taken: start when you like.').waitFor()
})

test('closing the table asks first', async () => {
  const [ann, bob] = [await stage.guest(), await stage.guest()]
  const id = await openFor(stage, [ann, bob], ['Ann', 'Bob'])
  for (const page of [ann, bob]) await page.goto(linkTo(stage, id))
  await button(ann, 'Close the table').click()
  await button(ann, 'Keep it open').click()
  expect((await (await bob.request.get(`${stage.url}/api/tables/${id}`)).json()).phase).toBe('open')
  await button(ann, 'Close the table').click()
  await button(ann, 'Close it for everybody').click()
  await bob.getByText('This table was closed before the game began.').waitFor()
})

test('the host lists the table for everybody by one switch', async () => {
  const [ann, bob] = [await stage.guest(), await stage.guest({ name: 'Bob' })]
  const id = await openFor(stage, [ann], ['Ann'], { bots: [], seats: 2 })
  await ann.goto(linkTo(stage, id))
  await ann.getByRole('switch', { name: 'Everybody may join' }).click()
  await ann.getByText('stands among the open tables').waitFor()
  const listed = await (await bob.request.get(`${stage.url}/api/tables`)).json()
  expect(listed.map((table: { id: string }) => table.id)).toContain(id)
  await tell(stage, ann, `tables/${id}/abandon`)
})

test('the host changes an open table: a bot and its level, nobody, one more, another order', async () => {
  const [ann, bob] = [await stage.guest(), await stage.guest({ name: 'Bob' })]
  const id = await openFor(stage, [ann, bob], ['Ann', 'Bob'], { game: 'nemesis', seats: 4 })
  for (const page of [ann, bob]) await page.goto(linkTo(stage, id))
  const rows = (page: Page) => page.locator('.lobby-who > p:first-child').allTextContents()
  const shows = (...seats: string[]) =>
    expect.poll(async () => [await rows(ann), await rows(bob)]).toEqual([seats, seats])
  await shows('Ann', 'Bob', 'Free seat', 'Free seat')
  await ann.getByLabel('Who seat 3 is for').selectOption('gentle')
  await shows('Ann', 'Bob', 'Gentle bot', 'Free seat')
  await ann.getByLabel('Who seat 4 is for').selectOption('nobody')
  await shows('Ann', 'Bob', 'Gentle bot')
  await ann.getByText('Every seat is taken: start when you like.').waitFor()
  await button(ann, 'Seat 3 earlier').click()
  await button(ann, 'Seat 1 later').click()
  await shows('Gentle bot', 'Ann', 'Bob')
  await button(ann, 'One seat more').click()
  await shows('Gentle bot', 'Ann', 'Bob', 'Free seat')
  await ann.getByText('one seat is free').waitFor()
  expect(await bob.locator('.lobby-arrange').count()).toBe(0)
})

test('link and letters are shared by the device, or copied with a word that says so', async () => {
  const ann = await stage.guest({ unhurried: true })
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await openFor(stage, [ann], ['Ann'], { seats: 2 })
  await ann.goto(linkTo(stage, id))
  const letters = (await ann.locator('.lobby-code b').textContent()) ?? ''
  expect(letters).toMatch(/^[A-Z]{6}$/)
  await button(ann, 'Copy Letters').click()
  await ann.locator('.lobby-code').getByText('Copied').waitFor()
  expect(await ann.evaluate(() => navigator.clipboard.readText())).toBe(letters)
  await ann.addInitScript(() => {
    const shared: unknown[] = []
    const share = async (what: unknown) => void shared.push(what)
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await ann.reload()
  await button(ann, 'Share Letters').click()
  expect(await ann.evaluate('window.shared')).toEqual([
    { title: 'Bulkhead', text: letters, url: linkTo(stage, id) },
  ])
})

test('where a browser keeps its clipboard from the page, the link is copied all the same', async () => {
  const ann = await stage.guest({ unhurried: true })
  const id = await openFor(stage, [ann], ['Ann'], { seats: 2 })
  await ann.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', ({ target }) => {
      Object.assign(window, { copied: (target as HTMLTextAreaElement).value })
    })
  })
  await ann.goto(linkTo(stage, id))
  await ann.locator('.form-share').getByRole('button', { name: 'Copy' }).click()
  await ann.locator('.form-share').getByText('Copied').waitFor()
  expect(await ann.evaluate('window.copied')).toBe(linkTo(stage, id))
})
