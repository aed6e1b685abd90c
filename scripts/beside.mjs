import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { workspaceSources } from './bundle.mjs'
import { root, say, setup } from './setup.mjs'

/**
 * `npm run beside -- <revision>`: the games as they are now beside those of that revision, each side with all
 * of its games in one process. The sides take turns, so that what else the machine does meets both alike.
 */
const PAIRS = 3
const ROUNDS = 12

setup()
const [revision = 'HEAD'] = process.argv.slice(2)
const commit = git(['rev-parse', '--short', '--verify', `${revision}^{commit}`]).trim()
const bundles = {
  before: await bundle(checkout(commit), 'before'),
  after: await bundle(root, 'after'),
}
const best = {}
for (let pair = 0; pair < PAIRS; pair++) await measure()
console.table(Object.fromEntries(Object.entries(best).map(([game, of]) => [game, figures(of)])))
say(`before: ${commit}; after: the files as they are; ratio: after / before, each at its best.`)

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout
  say(stderr.trim())
  process.exit(1)
}

/** The tree of a commit. Its packages are those of this tree. */
function checkout(revision) {
  const tree = join(root, '.cache', 'beside', 'tree')
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const archive = join(root, '.cache', 'beside', 'tree.tar')
  git(['archive', '-o', archive, revision])
  spawnSync('tar', ['-xf', archive, '-C', tree], { stdio: 'inherit' })
  return tree
}

/** The games of a tree, with what plays them. */
async function bundle(tree, name) {
  const outfile = join(root, '.cache', 'beside', `${name}.mjs`)
  const from = (path) => JSON.stringify(join(tree, path))
  await build({
    stdin: {
      contents: `
        import { FastRng, Match, must } from ${from('kernel/index.ts')}
        import { games } from ${from('cli/games.ts')}
        import { playOnDemand } from ${JSON.stringify(join(root, 'scripts', 'beside-player.mjs'))}
        playOnDemand(games, { FastRng, Match, must })`,
      resolveDir: root,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [workspaceSources(tree)],
    logLevel: 'silent',
  })
  return outfile
}

/** A fresh process for each side; a compiler's luck and the machine's other work only ever slow one down. */
async function measure() {
  const sides = { before: await open(bundles.before), after: await open(bundles.after) }
  for (const game of sides.after.games.filter((one) => sides.before.games.includes(one))) {
    best[game] ??= { before: 0, after: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, { ask }] of Object.entries(sides)) {
        best[game][name] = Math.max(best[game][name], await ask({ game }))
      }
    }
    best[game].sizes ??= {
      before: await sides.before.ask({ game, sizes: true }),
      after: await sides.after.ask({ game, sizes: true }),
    }
  }
  for (const { end } of Object.values(sides)) end()
}

async function open(program) {
  const child = fork(program)
  const ask = async (question) => {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer
  }
  return { ask, games: await ask({}), end: () => child.disconnect() }
}

function figures({ before, after, sizes }) {
  return {
    'decisions/s before': Math.round(before),
    'decisions/s after': Math.round(after),
    ratio: rounded(after / before),
    'state ratio': rounded(sizes.after.state / sizes.before.state),
    'view ratio': rounded(sizes.after.view / sizes.before.view),
  }
}

function rounded(ratio) {
  return Math.round(ratio * 1000) / 1000
}
