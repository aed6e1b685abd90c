import { type AnyGame, FastRng, Match, must, same } from '@bulkhead/kernel'
import { type BoardgameIoGame, type Client, clientFor } from './boardgameio.ts'
import { alternate, type Figures, type Rounds, type Work } from './measure.ts'

/** The choices of one whole game, in their order. */
type Script = readonly string[]

const SCRIPTS = 12

/** The same games, move by move, through boardgame.io and through our kernel. */
export function compare<G>(
  name: string,
  ours: AnyGame,
  theirs: BoardgameIoGame<G>,
  rounds: Rounds,
): Figures {
  const scripts = Array.from({ length: SCRIPTS }, (_, seed) => scriptOf(ours, seed))
  const client = clientFor(theirs)
  for (const script of scripts) mustAgree(ours, client, script)
  const rates = alternate(
    {
      theirs: eachScript(scripts, (script) => playTheirs(client, script)),
      historyOn: eachScript(scripts, (script) => playOurs(ours, script, true)),
      historyOff: eachScript(scripts, (script) => playOurs(ours, script, false)),
    },
    rounds,
  )
  client.stop()
  return {
    [`${name}.ratio`]: rates.historyOn / rates.theirs,
    [`${name}.historyOffRatio`]: rates.historyOff / rates.theirs,
    [`${name}.movesPerSecond`]: rates.historyOn,
    [`${name}.historyOffMovesPerSecond`]: rates.historyOff,
    [`${name}.boardgameIoMovesPerSecond`]: rates.theirs,
    [`${name}.stateBytes`]: JSON.stringify(startOf(ours, false).state).length,
  }
}

/** Their moves alone, to be measured beside something else. */
export function theirMoves<G>(ours: AnyGame, theirs: BoardgameIoGame<G>): Work {
  const scripts = Array.from({ length: SCRIPTS }, (_, seed) => scriptOf(ours, seed))
  const client = clientFor(theirs)
  return eachScript(scripts, (script) => playTheirs(client, script))
}

function startOf(game: AnyGame, history: boolean): Match {
  return must(Match.start(game, { seats: 2, seed: { kind: 'fast', seed: 1 }, history }))
}

function scriptOf(game: AnyGame, seed: number): Script {
  const rng = new FastRng(seed)
  const match = startOf(game, false)
  const script: string[] = []
  while (!match.result) {
    const [{ seat, id, options }] = match.open
    const choice = rng.pick(options).id
    script.push(choice)
    match.answer(seat, id, choice)
  }
  return script
}

function eachScript(scripts: readonly Script[], play: (script: Script) => void): () => number {
  let next = 0
  return () => {
    const script = scripts[next++ % scripts.length]
    play(script)
    return script.length
  }
}

function playOurs(game: AnyGame, script: Script, history: boolean): Match {
  const match = startOf(game, history)
  for (const choice of script) {
    const decision = match.open[0]
    match.answer(decision.seat, decision.id, choice)
  }
  return match
}

/** Setting the client back is quicker than making a new one: the comparison takes their best. */
function playTheirs(client: Client, script: Script): void {
  client.reset()
  for (const choice of script) client.moves.act(choice)
}

/** A comparison is worth something only if both play the same game to the same end. */
function mustAgree(game: AnyGame, client: Client, script: Script): void {
  playTheirs(client, script)
  const { gameover } = client.getState().ctx
  const { result } = playOurs(game, script, true)
  if (!same(gameover?.winners, result?.winners)) throw new Error('The two sides play differently.')
}
