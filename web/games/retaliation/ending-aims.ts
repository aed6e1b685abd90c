/** Reasons of bots that say what they were after; the others say how they went about it. */
export const aims: ReadonlySet<string> = new Set(
  [
    'way-out',
    'deed',
    'seek',
    'explore',
    'lander',
    'launch',
    'wait',
    'robot',
    'look',
    'carry',
    'air',
  ].map((reason) => `retaliation.${reason}`),
)
