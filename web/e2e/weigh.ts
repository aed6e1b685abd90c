import type { Page } from 'playwright-core'

/** Bytes of script that come over the wire during a visit, as they are sent: to a second reader the browser gives what it has. */
export async function scriptsOf(page: Page, visit: () => Promise<void>): Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const url = response.url()
    if (!url.endsWith('.js') || url.endsWith('/sw.js') || sizes.has(url)) return
    sizes.set(url, response.headerValue('content-length').then(Number))
  })
  await visit()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}
