import { type BrowserServer, chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: process.env.CHROMIUM, args: FLAGS })
}
