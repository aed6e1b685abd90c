import type { State } from '@bulkhead/hull/state.ts'
import { type Decision, FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import { expect, test, vi } from 'vitest'
import { nemesis } from '../index.ts'
import type { NemesisView } from '../view.ts'
import { changesBetween } from './changes.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 30_000 })

/** Lines after which nearly everything about a Character may be otherwise. */
const FATES = [
  'character',
  'dies',
  'perishes',
  'jump',
  'explodes',
  'escapes',
  'hibernates',
  'revived',
]
/** Lines that tell of Action and Contamination cards. */
const PLAYED = ['acts', 'discards', 'interrupts', 'keeps-nerve', 'refuses-cover']
const CARDS = [
  ...PLAYED,
  'draws',
  'turns-cards',
  'reshuffles',
  'contaminated',
  'contamination-removed',
]
/** Lines that tell of Items and Objects. */
const THINGS = ['takes', 'picks-up', 'crafts', 'binds', 'quest-activated', 'item-used', 'reloads']
const MOVED = ['finds', 'finds-some', 'drops-*', 'gives-*', 'shoots', 'covers', 'acts', 'searches']
const OBJECTS = ['picks-up', 'drops-object', 'gives-object', 'egg-*', 'intruder-dies']

/** What tells each change of a view. `*` stands for any thing of a list, or for the rest of a name. */
const TELLERS: Readonly<Record<string, readonly string[]>> = {
  first: ['first-player', 'character'],
  time: ['time', 'jump'],
  selfDestruct: ['self-destruct*', 'explodes'],
  destination: ['destination'],
  coordinates: ['sees-coordinates', 'check-coordinates'],
  'engines.*': ['sees-engine', 'engine*'],
  'weaknesses.*': ['weakness-found'],
  'rooms.*.tile': ['explores', 'sees-room'],
  'rooms.*.explored': ['explores'],
  'rooms.*.token': ['explores', 'sees-token'],
  'rooms.*.hasToken': ['explores'],
  'rooms.*.items': ['found-*', 'searches', 'items-burn'],
  'rooms.*.fire': ['fire', 'fire-out'],
  'rooms.*.malfunction': ['malfunction', 'repaired'],
  'rooms.*.objects.*': [...OBJECTS, ...FATES],
  'corridors.*.noise': ['noise', 'noise-removed'],
  'corridors.*.door': ['door-*'],
  'technicalNoise.*': ['noise', 'noise-removed'],
  depressurised: ['depressurisation*', 'depressurised'],
  // A Larva that attacks a Character who has one is just gone.
  'intruders.*': ['intruder', 'intruder-dies', 'vanishes', 'infested', 'attack', 'explodes'],
  'intruders.*.type': ['transforms'],
  'intruders.*.room': ['intruder-moves'],
  'intruders.*.injuries': ['injured', 'recovers', 'transforms'],
  'bag.*': ['token', 'token-returns', 'bag-grows', 'vanishes', 'intruder-dies'],
  eggs: ['egg-*', 'picks-up', 'explodes'],
  eggSupply: ['egg-laid'],
  nestDestroyed: ['nest-destroyed', 'explodes'],
  queenKilled: ['intruder-dies', 'explodes'],
  'pods.*.locked': ['pod-locked', 'pod-unlocked', 'pods-unlocked'],
  'pods.*.gone': ['launched', 'pod-lost'],
  'decks.red.*': [...THINGS, ...MOVED, 'dies'],
  'decks.yellow.*': [...THINGS, ...MOVED, 'dies'],
  'decks.green.*': [...THINGS, ...MOVED, 'dies'],
  'decks.crafted.*': ['crafts', 'item-used', 'drops-item'],
  'decks.attacks.*': ['attack-card', 'attack-chosen', 'kill-check', 'overlord-draws-attack'],
  'decks.wounds.*': ['serious-wound', 'wound-healed', 'dies'],
  'decks.contamination.*': ['contaminated'],
  'crafted.*': ['crafts', 'drops-item'],
  'players.*.character': ['character'],
  'players.*.roles.*': ['roles', 'character'],
  'players.*.fate': FATES,
  'players.*.room': ['enters', 'boards', 'leaves-pod', ...FATES],
  'players.*.pod': ['boards', 'leaves-pod', ...FATES],
  'players.*.passed': ['passes', 'round', ...FATES],
  'players.*.handCount': [...CARDS, ...FATES],
  'players.*.hand.*': [...CARDS, 'scans', ...FATES],
  'players.*.deckCount': [...CARDS, ...FATES],
  'players.*.discard.*': [...CARDS, 'scans', 'last-scan', ...FATES],
  'players.*.lightWounds': ['light-wound', 'light-wounds-healed', ...FATES],
  'players.*.wounds.*': ['serious-wound', 'wound-*', ...FATES],
  'players.*.slime': ['slimed', 'slime-removed', ...FATES],
  'players.*.signal': ['signal', ...FATES],
  'players.*.larva': ['infested', 'larva-removed', 'check-contamination', ...FATES],
  'players.*.hands.*': [...THINGS, ...MOVED, ...FATES],
  'players.*.inventory.*': [...THINGS, ...MOVED, ...FATES],
  'players.*.quests.*': ['quest-activated', ...FATES],
  'players.*.objectives.*': ['objective-kept', 'objective', 'sees-objective'],
  'players.*.discarded': ['objective-kept'],
  overlord: ['overlord'],
  'overlord.active': ['round'],
  'overlord.*': ['draws', 'overlord-*', 'attack-chosen', 'event'],
  ending: ['ends-*'],
}

/**
 * Whose turn it is, and what one has told oneself, need no line. An Event card is told when it is drawn,
 * and put away when everything has come of it.
 */
const UNTOLD = /^(phase|round|turn\..*|players\.\*\.standsBy|decks\.events\..*)$/

const TABLES = [
  [1, {}],
  [2, {}],
  [3, { intruderPlayer: true }],
  [3, { mode: 'coop' }],
  [4, { board: 'alternate' }],
] as const

test.each(TABLES)(
  'whatever changes for a reader is told to that reader: %i, %j',
  (seats, options) => {
    const untold = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const match = must(Match.start(nemesis, { seats, options, seed: { kind: 'fast', seed } }))
      const rng = new FastRng(seed)
      const readers = [null, 0].map((seat) => ({ seat, view: match.view(seat), told: 0 }))
      while (!match.result) {
        const prompt = answerAtRandom(match, rng)
        for (const reader of readers) {
          for (const change of untoldChanges(match, reader))
            untold.add(`${change}, after ${prompt}`)
        }
      }
    }
    expect([...untold]).toEqual([])
  },
)

interface Reader {
  readonly seat: Seat | null
  view: NemesisView
  told: number
}

/** What has changed for this reader without a line that could tell it. */
function untoldChanges(match: Match<State, NemesisView>, reader: Reader): string[] {
  const view = match.view(reader.seat)
  const log = match.log(reader.seat)
  const kinds = log.slice(reader.told).map(({ kind }) => kind)
  const changes = changesBetween(reader.view, view)
  Object.assign(reader, { view, told: log.length })
  return [...changes].filter(
    (change) => !UNTOLD.test(change) && !kinds.some((kind) => tells(change, kind)),
  )
}

function tells(change: string, kind: string): boolean {
  return tellersOf(change).some((teller) => fits(teller, kind))
}

/** By the change itself, else by what it is part of. */
function tellersOf(change: string): readonly string[] {
  const parts = change.split('.')
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('.')
    const rest = `${parts.slice(0, length - 1).join('.')}.*`
    const tellers = TELLERS[name] ?? TELLERS[rest]
    if (tellers) return tellers
  }
  return []
}

function fits(teller: string, kind: string): boolean {
  return teller.endsWith('*') ? kind.startsWith(teller.slice(0, -1)) : kind === teller
}

/** Answers one question and says which it was. */
function answerAtRandom(match: Match<State, NemesisView>, rng: FastRng): string {
  const { seat, id, prompt, options, min, max }: Decision = rng.pick(match.pending())
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  must(match.answer(seat, id, rng.shuffle(options.map((one) => one.id)).slice(0, number)))
  return prompt
}
