import { type Position, retaliation } from './position.ts'

/** A game that is just over, with these Characters out by the Lander unless they are changed. */
export function over(...crew: string[]): Position {
  const laid = retaliation(...crew)
    .phase('end')
    .with((s) => {
      s.ending = 'everybody-out'
      s.missionTask = 'primary-samples'
    })
  for (const one of crew) laid.out(one, 'escaped', 'lander').objectives(one, 'ulterior-motive')
  return laid
}
