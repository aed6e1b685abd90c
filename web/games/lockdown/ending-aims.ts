/** Reasons of bots that say what they were after; the others say how they went about it. */
export const aims: ReadonlySet<string> = new Set([
  ...[
    'pod',
    'wait-for-launch',
    'isolation',
    'wait-for-isolation',
    'alert',
    'rover',
    'on-foot',
    'call-rover',
    'signal',
    'read-code',
    'survey',
    'archive',
    'learn',
    'destroy-base',
    'save-base',
    'destroy-eggs',
    'power',
  ].map((reason) => `lockdown.${reason}`),
  ...['signal', 'explore', 'fetch', 'take-egg', 'analyse', 'surgery', 'antidote'].map(
    (reason) => `hull.${reason}`,
  ),
])
