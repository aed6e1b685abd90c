/** What the client asks of the browser, for tests; to be imported before anything else. */
const nothing = () => null

Object.assign(globalThis, {
  localStorage: { getItem: nothing, setItem: nothing },
  matchMedia: () => ({ matches: false }),
  addEventListener: nothing,
  removeEventListener: nothing,
  document: { hidden: false, addEventListener: nothing, removeEventListener: nothing },
})
Object.defineProperty(globalThis, 'navigator', {
  value: { language: 'en', onLine: true },
  configurable: true,
})
