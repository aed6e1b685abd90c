import './browser.ts'
import { expect, test } from 'vitest'
import type { GameEntry } from '../games/entry.ts'
import { GAMES } from '../games/index.ts'
import type { AnyGameUi } from '../games/ui.ts'
import type { Line, Position } from '../play/position.ts'
import { ANN, asked, newRoom, ok } from './room.ts'

const LONGEST = 160

/** What the first turns have to show, as kinds of lines about the learner or about nobody. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  nemesis: [
    'enters',
    'explores',
    'noise',
    'searches',
    'encounter',
    'intruder',
    'combat-roll',
    'light-wound',
    'contaminated',
    'event',
    'passes',
  ],
  aftermath: [
    'enters',
    'explores',
    'aftermath-token',
    'noise',
    'searches',
    'encounter',
    'intruder',
    'combat-roll',
    'event',
    'alert',
    'passes',
  ],
  lockdown: [
    'enters',
    'explores',
    'noise',
    'searches',
    'encounter',
    'intruder',
    'combat-roll',
    'contaminated',
    'power-off',
    'event',
    'passes',
  ],
  retaliation: [
    'takes-support',
    'fills-belt',
    'exploration',
    'room-found',
    'noise-roll',
    'noise',
    'horde',
    'burst-roll',
    'attacks',
    'loses-health',
    'shoot-roll',
    'loses-oxygen',
    'uses-gear',
    'searches',
    'event',
    'passes',
  ],
  theseus: ['installed', 'arrives', 'attacks', 'wounded', 'pending'],
}

interface Played {
  readonly questions: readonly Position[]
  readonly end: Position
}

/** Plays the opening by its own advice, until none is given. */
async function followed({ id: game, opening }: GameEntry, ui: AnyGameUi): Promise<Played> {
  const here = newRoom()
  const { bots, ...rest } = opening!
  const seats = [ANN, ...new Array(bots).fill({ kind: 'bot', bot: 'gentle' })]
  const id = ok(await here.room.create({ game, seats, opening: true, ...rest }))
  await here.room.open(id)
  const questions: Position[] = []
  for (;;) {
    const end = await asked(here, id)
    const [question] = end.pending
    const advice = question && ui.coach.advise?.(question, end.view)
    if (!advice) {
      await here.room.close(id)
      return { questions, end }
    }
    questions.push(end)
    ok(await here.room.answer(id, question, advice.picks))
  }
}

/** Lines about the first seat and nobody; a faction stands for its seat. */
function aboutMe(log: readonly Line[], faction: unknown): Set<string> {
  const isMine = ({ params }: Line) =>
    params?.seat === undefined
      ? params?.faction === undefined || params.faction === faction
      : params.seat === 0
  return new Set(log.filter(isMine).map(({ kind }) => kind))
}

/** Tips for which two turns are not enough. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  // Somebody must be where the Alert rings; Missions belong to an Epilogue.
  aftermath: ['activate', 'mission'],
  // It comes with the next payment, and the opening is over by then.
  lockdown: ['contamination'],
  theseus: ['upgrade', 'wounded'],
}

const OPENINGS = GAMES.filter(({ opening }) => opening)

test.each(OPENINGS)(
  'the opening of $id, played by its hints, shows what the game is about',
  { timeout: 120_000 },
  async (entry) => {
    const ui = await entry.ui()
    const { questions, end } = await followed(entry, ui)
    const shown = aboutMe(
      end.log,
      (end.view as { players: { faction?: string }[] }).players[0].faction,
    )
    expect(SHOWS[entry.id].filter((kind) => !shown.has(kind))).toEqual([])
    expect(end.result).toBeNull()
    // Three minutes are no more.
    expect(questions.length).toBeLessThanOrEqual(26)
  },
)

test.each(OPENINGS)('the opening of $id goes the same way every time', async (entry) => {
  const ui = await entry.ui()
  const [one, other] = [await followed(entry, ui), await followed(entry, ui)]
  expect(other.end.log).toEqual(one.end.log)
})

test.each(OPENINGS)(
  'every tip of $id comes up in its opening, but for what takes longer',
  async (entry) => {
    const ui = await entry.ui()
    const { questions } = await followed(entry, ui)
    const met = new Set(
      questions.flatMap(({ pending: [question], view, log }) =>
        (['verbs', 'targets'] as const).flatMap((stage) =>
          ui.coach.tips
            .filter(({ at }) => at({ asked: question, view, stage, lines: log }) !== null)
            .map(({ id }) => id),
        ),
      ),
    )
    const unmet = ui.coach.tips.map(({ id }) => id).filter((id) => !met.has(id))
    expect(unmet).toEqual(LATER[entry.id] ?? [])
  },
)

test.each(GAMES)('tips of $id are one short thought in both languages', async (entry) => {
  const { coach } = await entry.ui()
  expect(coach.tips.length).toBeGreaterThan(0)
  const long = coach.tips.flatMap(({ id, text }) =>
    Object.values(text)
      .filter(({ length }) => length > LONGEST)
      .map(({ length }) => `${id} ${length}`),
  )
  expect(long).toEqual([])
})
