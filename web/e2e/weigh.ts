import type { Page } from 'playwright-core'

/** Bytes of script that come over the wire during a visit, as they are sent. */
export async function scriptsOf(page: Page, visit: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || response.url().endsWith('/sw.js')) return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  await visit()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
