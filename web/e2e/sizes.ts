import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, type SIZES, TABLET } from './stage.ts'

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

/** In a window of this size everything is large enough. */
export async function expectLarge(
  page: Page,
  size: (typeof SIZES)[number],
  where: string,
): Promise<void> {
  const found = () => page.evaluate(tooSmall, textAt(size))
  await expect.poll(found, { message: `${where} ${size.width}` }).toEqual([])
}
