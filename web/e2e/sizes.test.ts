import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { expectLarge } from './sizes.ts'
import { PHONE, SIZES, setStage } from './stage.ts'
import { linkTo, openFor } from './tables.ts'

const stage = setStage()

test('on the pages around the tables everything is large enough, at any size', async () => {
  const page = await stage.guest({ language: 'fr' })
  const table = await openFor(stage, [page], ['Ann'], { seats: 3, bots: ['gentle'] })
  const paths = [stage.url, `${stage.url}/#/new/theseus`, linkTo(stage, table)]
  paths.push(...['settings', 'rules', 'learn/theseus'].map((path) => `${stage.url}/#/${path}`))
  for (const path of paths) {
    await page.goto('about:blank')
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expectLarge(page, size, path)
    }
  }
})

test('whatever cannot be shown says so in one design, and the way on is in sight at every size', async () => {
  const page = await stage.guest({ language: 'fr' })
  for (const path of ['nowhere', 'rules/chess', 't/no-such-table-xx', 'replay/here/nothing']) {
    await page.goto('about:blank')
    await page.goto(`${stage.url}/#/${path}`)
    const way = page.locator('.trouble').getByRole('link', { name: 'Vers les jeux' })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const isSeen = async () => {
        const box = await way.boundingBox()
        return box !== null && box.y + box.height <= size.height
      }
      await expect.poll(isSeen, { message: `${path} ${size.width}` }).toBe(true)
    }
  }
})

test.each(['en', 'fr'] as const)('no title of a page is cut on a phone (%s)', async (language) => {
  const page = await stage.guest({ language, viewport: PHONE })
  const pages = ['learn', 'new', 'rules'].flatMap((path) => GAMES.map(({ id }) => `${path}/${id}`))
  for (const path of [...pages, 'about', 'claim/nobody']) {
    await page.goto('about:blank')
    await page.goto(`${stage.url}/#/${path}`)
    const title = page.locator('.page-title')
    await title.waitFor()
    const beyond = await title.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect({ path, beyond }).toEqual({ path, beyond: 0 })
  }
})
