import type { Game, Rules, Seat, Table } from '../../index.ts'

/** A game whose steps are written in the test. It is over after the last of them. */
export interface Script {
  at: number
  heard: string[]
}

export type Step = (t: Table<Script>) => Rules

export function script(...steps: Step[]): Game<Script, Script> {
  return {
    id: 'script',
    version: 1,
    components: {},
    seats: { min: 1, max: 4 },
    options: {},
    text: { en: {}, fr: {} },
    refuse: () => null,
    setup: () => ({ at: 0, heard: [] }),
    step: (t) => steps[t.state.at++](t),
    view: ({ at, heard }) => ({ at, heard: [...heard] }),
    redeal() {},
    result: ({ at }) => (at < steps.length ? null : { winners: [], reason: 'end' }),
    check: () => [],
  }
}

/** A step that asks one seat for a letter and writes it down. */
export function letter(seat: Seat, then: (t: Table<Script>) => void = () => {}): Step {
  return function* (t) {
    const [{ id }] = yield* t.ask(seat, { prompt: 'letter' }, letters('a', 'b', 'c'))
    t.state.heard.push(id)
    t.log('heard', { id })
    then(t)
  }
}

export function letters(...ids: string[]): { id: string; label: string }[] {
  return ids.map((id) => ({ id, label: 'letter' }))
}
