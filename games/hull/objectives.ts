import type { Rules } from '@bulkhead/kernel'
import type { Objective } from './state.ts'
import type { Option, Table } from './table.ts'

/** FIRST, OBJ: everybody keeps one of two Objectives, in secret and at the same time. */

export function* chooseObjectives(t: Table): Rules {
  const s = t.state
  const choosing = s.players.flatMap((player, seat) =>
    player.fate !== 'dead' && player.objectives.length > 1 ? [seat] : [],
  )
  if (choosing.length === 0) return
  t.log('objective-choice', undefined, 'NEM-FIRST-02')
  const answers = yield* t.askAll(
    choosing.map((seat) => ({
      seat,
      question: { prompt: 'objective', rule: 'NEM-FIRST-02' },
      choices: () => s.players[seat].objectives.map(keepOption),
    })),
  )
  t.reveal()
  for (const { seat, picks } of answers) keep(t, seat, picks[0].id)
}

/** By its place: what it is, is known to its owner alone. */
function keepOption({ id }: Objective, place: number): Option {
  return { id: `keep:${place}`, label: 'keep-objective', targets: [{ kind: 'objective', id }] }
}

function keep(t: Table, seat: number, option: string): void {
  const player = t.state.players[seat]
  const kept = player.objectives[Number(option.split(':')[1])]
  player.discarded = player.objectives.find((one) => one !== kept) ?? null
  player.objectives = [kept]
  t.log('objective-kept', { seat, kind: kept.kind }, 'NEM-INFO-08')
}
