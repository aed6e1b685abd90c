import type { Game, Rules, Table } from '../../index.ts'
import { type Bids, type BidsView, bids } from './bids.ts'

/** Bids in which whoever holds a six may grumble first. Who does is known; who could have is not. */
export const grumble: Game<Bids, BidsView> = {
  ...bids,
  id: 'grumble',
  *step(t) {
    yield* everybodyMayGrumble(t)
    yield* bids.step(t)
  },
}

function* everybodyMayGrumble(t: Table<Bids>): Rules {
  const answers = yield* t.askAll(
    t.state.bidders.map(({ hand }, seat) => ({
      seat,
      question: { prompt: 'grumble', idle: ['bear-it'] },
      choices: () => [
        { id: 'bear-it', label: 'bear-it' },
        ...(hand.includes(6) ? [{ id: 'grumble', label: 'grumble' }] : []),
      ],
    })),
  )
  t.reveal()
  for (const { seat, picks } of answers) if (picks[0].id === 'grumble') t.log('grumbled', { seat })
}
