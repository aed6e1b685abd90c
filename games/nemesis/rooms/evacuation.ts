import { plain } from '@bulkhead/hull/choices.ts'
import { staysUnnoticed } from '@bulkhead/hull/noise.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import type {} from '@bulkhead/hull/state.ts'
import type { Doing } from '../declare.ts'
import type { Pod } from '../own.ts'
import { board, boardable, launch } from '../pods.ts'
import type { Option } from '../table.ts'

/** NEM-POD-02 to NEM-POD-08: a noise roll, a seat, and off at once or a wait for company. */
export function enterPod(section: Pod['section']): Doing<void> {
  return {
    missing: (s) =>
      boardable(s, section).length > 0 ? null : { why: 'no-free-pod', rule: 'NEM-POD-02' },
    *resolve(t, me) {
      const s = t.state
      const seat = seatOf(s, me)
      if (!(yield* staysUnnoticed(t, me))) {
        t.log('boarding-fails', { seat }, 'NEM-POD-04')
        return
      }
      const pods = boardable(s, section)
      const pod = yield* t.pick(
        seat,
        { prompt: 'pod-to-board', rule: 'NEM-POD-05' },
        pods,
        podOption,
      )
      board(t, me, pod)
      const now = yield* t.pick(
        seat,
        { prompt: 'launch', params: { pod: pod.number }, rule: 'NEM-POD-08' },
        [true, false],
        (one) => plain(one ? 'launch' : 'wait'),
      )
      if (now) launch(t, pod)
    },
  }
}

function podOption({ number }: Pod): Option {
  return { id: `pod:${number}`, label: 'board-pod', targets: [{ kind: 'pod', id: number }] }
}
