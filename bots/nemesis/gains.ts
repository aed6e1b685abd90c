import { because } from '../hull/because.ts'
import { doomOf } from '../hull/contamination.ts'
import { actionCards, contaminationInHand } from '../hull/mind.ts'
import { dousing, type Gain, loading, scanning, treating } from '../hull/sidelines.ts'

/** Small things of Nemesis that pay on the way. */

export const GAINS: Readonly<Record<string, Gain>> = {
  alcohol: (mind) =>
    contaminationInHand(mind).length > 0 ? { worth: 2.5, because: because('drink') } : null,
  bandages: treating,
  medkit: treating,
  'clothes-green': treating,
  'clothes-yellow': treating,
  'energy-charge': loading,
  'energy-charge-yellow': loading,
  reload: loading,
  'extended-magazine': () => ({ worth: 2, because: because('load') }),
  'synthetic-food': (mind) =>
    actionCards(mind).length <= 3 ? { worth: 1.9, because: because('eat') } : null,
  antidote: (mind) => ({ worth: 30 * doomOf(mind), because: because('antidote') }),
  motivation: ({ view, me }) =>
    view.mode === 'coop' && view.players.filter(({ room }) => room === me.room).length > 1
      ? { worth: 1.5, because: because('motivate') }
      : null,
}

export const ROOM_GAINS: Readonly<Record<string, Gain>> = {
  'emergency-room': treating,
  canteen: (mind) => scanning(mind),
  'shower-room': (mind) => scanning(mind, mind.me.slime ? 1.5 : 0),
  'fire-control': (mind, { place }) => (mind.view.rooms[place]?.fire ? dousing(mind) : null),
  armory: loading,
}
