import { expect, test } from 'vitest'
import { GAMES, usualSeats } from './games.ts'
import { playedFor, sitAt } from './matches.ts'
import { DESKTOP, SIZES, setStage, TABLET } from './stage.ts'
import { linkTo, openFor } from './tables.ts'

const stage = setStage()

/** Texts are at least so large, in pixels: where a page is enlarged, as on a desktop. */
const TEXT = { large: 12, small: 14 }

/**
 * Runs in the page: what can be pressed and is smaller than a finger, texts that are too small, and a page that must
 * be moved sideways. Links in a sentence and what the board has drawn are as large as they are there.
 */
function tooSmall(text: number): string[] {
  const finger = 40
  const isSeen = (one: Element) => {
    const { width, height, top, bottom } = one.getBoundingClientRect()
    const isOnPage = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    return isOnPage && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const name = (one: Element) => `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 40)}`
  const pressed = [...document.querySelectorAll('button, a[href], input, select, [role=tab]')]
  const targets = pressed.filter((one) => {
    if (!isSeen(one) || one.matches('.unseen, .rule-link, .log-tell, p a, svg *')) return false
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
    return width < finger - 0.5 || height < finger - 0.5
  })
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = new Set<Element>()
  while (words.nextNode()) {
    const one = words.currentNode.parentElement!
    const size = Number.parseFloat(getComputedStyle(one).fontSize)
    const isText = words.currentNode.textContent!.trim() !== '' && !one.closest('.unseen, svg')
    if (isText && size > 0 && size < text - 0.1 && isSeen(one)) texts.add(one)
  }
  const isWide = document.scrollingElement!.scrollWidth > innerWidth + 1
  return [
    ...targets.map((one) => `target ${name(one)}`),
    ...[...texts].map((one) => `text ${name(one)}`),
    ...(isWide ? ['sideways'] : []),
  ]
}

function textAt(size: (typeof SIZES)[number]): number {
  const isPhone = size !== DESKTOP && size !== TABLET && Math.max(size.width, size.height) > 640
  return isPhone ? TEXT.small : TEXT.large
}

const LANGUAGES = ['en', 'fr'] as const

test.each(GAMES.map((rules, i) => ({ id: rules.id, rules, language: LANGUAGES[i % 2] })))(
  'at a table of $id everything is large enough, at any size ($language)',
  async ({ rules, language }) => {
    const page = await stage.guest({ language })
    await sitAt(page, stage.url, playedFor(rules, usualSeats(rules), 40))
    await page.locator('.prompt[data-question]').waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const found = () => page.evaluate(tooSmall, textAt(size))
      await expect.poll(found, { message: String(size.width) }).toEqual([])
    }
  },
)

test('so it is on the pages around it', async () => {
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
      const found = () => page.evaluate(tooSmall, textAt(size))
      await expect.poll(found, { message: `${path} ${size.width}` }).toEqual([])
    }
  }
})
