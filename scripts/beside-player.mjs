const GAMES_TO_WARM_UP = 20
const GAMES_TO_WEIGH = 20
const ANSWERS_BETWEEN_POSITIONS = 10

/** Plays random games of one side on demand: how fast, or how large. Every game has been played before. */
export function playOnDemand(games, kernel) {
  for (const id of Object.keys(games)) {
    for (let seed = 0; seed < GAMES_TO_WARM_UP; seed++) playOut(games[id], kernel, seed)
  }
  process.on('message', ({ game, sizes, from, to }) => {
    if (!game) process.send(Object.keys(games))
    else process.send(sizes ? weigh(games[game], kernel) : rate(games[game], kernel, from, to))
  })
}

/**
 * Answers in a second of the processor's time, in the games of these seeds: what else runs on the machine counts little.
 * The clock itself takes long to read: it is read for all games together.
 */
function rate(listed, kernel, from, to) {
  const started = process.cpuUsage()
  let answers = 0
  for (let seed = from; seed < to; seed++) answers += playOut(listed, kernel, seed)
  const { user, system } = process.cpuUsage(started)
  return (answers / (user + system)) * 1_000_000
}

/** The mean sizes of a state and of all views of it, as JSON. */
function weigh({ game, usualSeats }, kernel) {
  const total = { state: 0, view: 0, positions: 0 }
  for (let seed = 0; seed < GAMES_TO_WEIGH; seed++) {
    playOut({ game, usualSeats }, kernel, seed, (match, answers) => {
      if (answers % ANSWERS_BETWEEN_POSITIONS > 0) return
      total.positions++
      total.state += JSON.stringify(match.state).length
      for (let seat = 0; seat < match.seats; seat++) {
        total.view += JSON.stringify(match.view(seat)).length
      }
    })
  }
  return { state: total.state / total.positions, view: total.view / total.positions }
}

function playOut({ game, usualSeats = game.seats.min }, { FastRng, Match, must }, seed, each) {
  const rng = new FastRng(seed)
  const match = must(
    Match.start(game, { seats: usualSeats, seed: { kind: 'fast', seed }, history: false }),
  )
  let answers = 0
  while (!match.result) {
    each?.(match, answers)
    const { seat, id, options, min, max } = rng.pick(match.open ?? match.pending())
    const number = min + rng.int(Math.min(max, options.length) - min + 1)
    const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
    must(match.answer(seat, id, picks))
    answers++
  }
  return answers
}
