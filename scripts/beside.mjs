import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { workspaceSources } from './bundle.mjs'
import { root, say, setup } from './setup.mjs'

/**
 * `npm run beside -- <revision>`: the games as they are now beside those of that revision, each side with all
 * of its games in one process. The sides take turns with the same games, so that what else the machine does meets both
 * alike. A process plays slowly until the engine has compiled what it needs: those rounds do not count.
 */
const PAIRS = 3
const ROUNDS_TO_WARM_UP = 10
const ROUNDS = 25
const GAMES_IN_A_ROUND = 50

setup()
const [revision = 'HEAD'] = process.argv.slice(2)
const commit = git(['rev-parse', '--short', '--verify', `${revision}^{commit}`]).trim()
const bundles = {
  before: await bundle(checkout(commit), 'before'),
  after: await bundle(root, 'after'),
}
const measured = {}
for (let pair = 0; pair < PAIRS; pair++) await measure(pair)
console.table(Object.fromEntries(Object.entries(measured).map(([game, of]) => [game, figures(of)])))
say(
  `before: ${commit}; after: the files as they are; ratio: after / before, the median of ${PAIRS} pairs of processes.`,
)

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

/** A fresh process for each side: what the engine compiles, and when, differs from one to the next. */
async function measure(pair) {
  const before = await open(bundles.before)
  const after = await open(bundles.after)
  for (const game of after.games.filter((one) => before.games.includes(one))) {
    measured[game] ??= {
      pairs: [],
      sizes: {
        before: await before.ask({ game, sizes: true }),
        after: await after.ask({ game, sizes: true }),
      },
    }
    const rates = { before: [], after: [] }
    for (let round = 0; round < ROUNDS_TO_WARM_UP + ROUNDS; round++) {
      const seeds = { from: round * GAMES_IN_A_ROUND, to: (round + 1) * GAMES_IN_A_ROUND }
      const played = await inTurn({ before, after }, { game, ...seeds }, (pair + round) % 2 === 1)
      if (round < ROUNDS_TO_WARM_UP) continue
      rates.before.push(played.before)
      rates.after.push(played.after)
    }
    measured[game].pairs.push({ before: median(rates.before), after: median(rates.after) })
  }
  before.end()
  after.end()
}

/** The same question to both sides; whoever was asked first is asked last the next time. */
async function inTurn({ before, after }, question, afterFirst) {
  if (!afterFirst) return { before: await before.ask(question), after: await after.ask(question) }
  return { after: await after.ask(question), before: await before.ask(question) }
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

function figures({ pairs, sizes }) {
  const ratios = pairs.map(({ before, after }) => after / before)
  return {
    'decisions/s before': Math.round(median(pairs.map(({ before }) => before))),
    'decisions/s after': Math.round(median(pairs.map(({ after }) => after))),
    ratio: rounded(median(ratios)),
    lowest: rounded(Math.min(...ratios)),
    highest: rounded(Math.max(...ratios)),
    'state ratio': rounded(sizes.after.state / sizes.before.state),
    'view ratio': rounded(sizes.after.view / sizes.before.view),
  }
}

/** Of an odd number of figures. */
function median(figures) {
  return figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2]
}

function rounded(ratio) {
  return Math.round(ratio * 1000) / 1000
}
