/** What is imported so is asked for facts alone. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
}

/** A module of the client or its tests, which Node cannot load by itself; without its styles. */
export async function imported(path) {
  const { runnerImport } = await import('vite')
  const options = { configFile: false, logLevel: 'error', plugins: [withoutStyles] }
  return (await runnerImport(path, options)).module
}
