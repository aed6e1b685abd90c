import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { games } from '../games.ts'
import { crowd } from './crowd.ts'
import { type Course, floor, ours, oursByOneProgram, type Pace, theirs } from './race.ts'

/** Measures the server: beside boardgame.io's with a few clients, or alone with many tables. */

const { values } = parseArgs({
  options: {
    tables: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    thinking: { type: 'string', default: '2' },
    game: { type: 'string' },
    /** Only the first so many. */
    courses: { type: 'string', default: '6' },
  },
})
const seconds = Number(values.seconds)

/** Our own games' states have 12 to 46 KB. */
const COURSES = [
  { clients: 5, together: false, cargo: 0 },
  { clients: 50, together: false, cargo: 0 },
  { clients: 5, together: true, cargo: 0 },
  { clients: 50, together: false, cargo: 14 },
  { clients: 5, together: true, cargo: 14 },
  { clients: 5, together: true, cargo: 46 },
]

if (values.tables === undefined) await race()
else for (const game of values.game?.split(',') ?? Object.keys(games)) await many(game)
process.exit(0)

async function race(): Promise<void> {
  for (const { clients, together, cargo } of COURSES.slice(0, Number(values.courses))) {
    const course: Course = { clients, together, cargo, seconds }
    const remembered = await theirs(course, 'memory')
    const written = await theirs(course, 'files')
    const bare = await floor(course)
    const our = await ours(course)
    const shared = await oursByOneProgram(course)
    console.log(
      JSON.stringify(
        {
          clients: `${clients}, ${together ? 'all at one table' : 'each at a table of their own'}`,
          state: cargo === 0 ? 'nine cells' : `${cargo} KB`,
          machine: busy(),
          boardgameio: {
            inMemory: {
              acceptedPerSecond: round(remembered.rate),
              microseconds: round(remembered.effort),
            },
            inFiles: {
              acceptedPerSecond: round(written.rate),
              microseconds: round(written.effort),
            },
          },
          nothingButHttp: {
            acceptedPerSecond: round(bare.rate),
            microseconds: round(bare.effort),
          },
          bulkhead: {
            oneRequestForEachAnswer: { ...figures(our), ...beside(our) },
            oneProgramForAllSeats: { ...figures(shared), ...beside(shared) },
          },
        },
        null,
        2,
      ),
    )

    function figures({ rate, effort, latencies }: Pace & { latencies: readonly number[] }) {
      const millisecondsToEvent = spread(latencies)
      return { acceptedPerSecond: round(rate), microseconds: round(effort), millisecondsToEvent }
    }

    function beside({ rate, effort }: Pace) {
      return {
        timesAccepted: {
          asDurable: round(rate / written.rate, 2),
          inMemory: round(rate / remembered.rate, 2),
        },
        timesTheWork: {
          inMemory: round(effort / remembered.effort, 2),
          nothingButHttp: round(effort / bare.effort, 2),
        },
      }
    }
  }
}

async function many(game: string): Promise<void> {
  const [tables, thinking] = [Number(values.tables), Number(values.thinking)]
  const felt = await crowd({ game, tables, seconds, thinking })
  console.log(
    JSON.stringify(
      {
        game,
        tables,
        machine: busy(),
        answersPerSecond: round(felt.answersPerSecond),
        millisecondsToEvent: spread(felt.latencies),
        bytesPerEvent: spread(felt.bytes),
        kilobytesPerTable: round(felt.bytesPerTable / 1024),
        processors: round(felt.effort, 2),
      },
      null,
      2,
    ),
  )
}

/** How many processes wanted a processor in the last minute: ours, and others. */
function busy(): string {
  return `load ${loadavg()[0].toFixed(1)}`
}

function spread(list: readonly number[]) {
  const sorted = [...list].sort((a, b) => a - b)
  const quantile = (q: number) => round(sorted[Math.floor(q * (sorted.length - 1))] ?? 0, 1)
  return { p50: quantile(0.5), p99: quantile(0.99) }
}

function round(figure: number, digits = 0): number {
  return Number(figure.toFixed(digits))
}
