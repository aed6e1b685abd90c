import { aims as ship } from '../nemesis/ending-aims.ts'

/** Reasons of bots that say what they were after, on this ship or on its Shuttle. */
export const aims: ReadonlySet<string> = new Set([
  ...ship,
  ...['alert', 'sample', 'token', 'mission', 'shuttle'].map((reason) => `aftermath.${reason}`),
])
