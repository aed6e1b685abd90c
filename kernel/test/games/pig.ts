import type { Dictionary, Game, Result, Rules, Table, TextsOf, Translation } from '../../index.ts'

/** Roll as often as you dare, then hold; a one loses the pot. */

interface Pig {
  scores: number[]
  turn: number
  pot: number
}

const TARGET = 20
const FACES = 6

export const pig: Game<Pig, Pig, Texts> = {
  id: 'pig',
  version: 1,
  components: { faces: FACES, target: TARGET },
  seats: { min: 1, max: 4 },
  options: {},
  text: { en: english(), fr: french() },
  refuse: () => null,
  setup: (_options, seats, rng) => ({
    scores: new Array<number>(seats).fill(0),
    turn: rng.int(seats),
    pot: 0,
  }),
  step: rollOrHold,
  view: ({ scores, turn, pot }) => ({ scores: [...scores], turn, pot }),
  redeal() {},
  result,
  check,
}

function* rollOrHold(t: Table<Pig, Texts>): Rules {
  const { turn, pot } = t.state
  const [choice] = yield* t.ask(turn, { prompt: 'turn', params: { pot } }, [
    { id: 'roll', label: 'roll' },
    { id: 'hold', label: 'hold', params: { pot } },
  ])
  if (choice.id === 'hold') hold(t)
  else roll(t)
}

function roll(t: Table<Pig, Texts>): void {
  const s = t.state
  const face = 1 + t.rng.int(FACES)
  t.log('rolled', { seat: s.turn, face })
  if (face > 1) {
    s.pot += face
    return
  }
  s.pot = 0
  passTheDie(s)
}

function hold(t: Table<Pig, Texts>): void {
  const s = t.state
  s.scores[s.turn] += s.pot
  t.log('held', { seat: s.turn, score: s.scores[s.turn] })
  s.pot = 0
  if (s.scores[s.turn] < TARGET) passTheDie(s)
}

function passTheDie(s: Pig): void {
  s.turn = (s.turn + 1) % s.scores.length
}

function result({ scores }: Pig): Result<Texts> | null {
  const winner = scores.findIndex((score) => score >= TARGET)
  return winner < 0 ? null : { winners: [winner], reason: 'target', scores: [...scores] }
}

function check({ scores, turn, pot }: Pig): string[] {
  const broken: string[] = []
  if (turn < 0 || turn >= scores.length) broken.push(`It is the turn of nobody: ${turn}.`)
  if (pot < 0) broken.push(`The pot holds ${pot}.`)
  return broken
}

type Texts = TextsOf<ReturnType<typeof english>>

function english() {
  return {
    'prompt.turn': 'The pot holds {pot}. Roll or hold?',
    'option.roll': 'Roll',
    'option.hold': 'Hold and score {pot}',
    'log.rolled': 'Player {seat} rolls a {face}.',
    'log.held': 'Player {seat} holds and has {score}.',
    'result.target': 'The target is reached.',
  } as const satisfies Dictionary
}

function french(): Translation<ReturnType<typeof english>> {
  return {
    'prompt.turn': 'Le pot contient {pot}. Lancer ou garder ?',
    'option.roll': 'Lancer',
    'option.hold': 'Garder et marquer {pot}',
    'log.rolled': 'Le joueur {seat} lance un {face}.',
    'log.held': 'Le joueur {seat} garde et a {score}.',
    'result.target': 'Le but est atteint.',
  }
}
