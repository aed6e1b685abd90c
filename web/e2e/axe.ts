import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whatever axe-core finds, as sentences. */
export async function violations(page: Page): Promise<string[]> {
  // Reading it takes as long as some pages need to be looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const { violations: found } = await (window as any).axe.run(document, {
      resultTypes: ['violations'],
    })
    return found.map(
      ({ id, impact, nodes }: { id: string; impact: string; nodes: { html: string }[] }) =>
        `${id} (${impact}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}
