const MILLISECONDS = 400
const GAMES_TO_WARM_UP = 20
const GAMES_TO_WEIGH = 20
const ANSWERS_BETWEEN_POSITIONS = 10

/** Plays random games of one side on demand: how fast, or how large. Every game has been played before. */
export function playOnDemand(games, kernel) {
  let seed = 0
  const play = (id, each) => playOut(games[id], kernel, seed++, each)
  for (const id of Object.keys(games)) for (let i = 0; i < GAMES_TO_WARM_UP; i++) play(id)
  process.on('message', ({ game, sizes }) => {
    if (!game) process.send(Object.keys(games))
    else process.send(sizes ? weigh(games[game], kernel) : rate(() => play(game)))
  })
}

/** Answers in a second of the processor's time: what else runs on the machine counts little. */
function rate(play) {
  const started = process.cpuUsage()
  let answers = 0
  let passed = 0
  while (passed < MILLISECONDS) {
    answers += play()
    const { user, system } = process.cpuUsage(started)
    passed = (user + system) / 1000
  }
  return (answers / passed) * 1000
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
