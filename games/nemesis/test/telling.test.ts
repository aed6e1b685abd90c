import type { State } from '@bulkhead/hull/state.ts'
import {
  type Beat,
  beatsOf,
  copy,
  type Decision,
  FastRng,
  Match,
  must,
  patched,
  type Seat,
} from '@bulkhead/kernel'
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
/** Characters are equipped when the first round begins. */
const BEGINNING = ['round']
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
  'rooms.*.token': ['explores', 'found-*', 'sees-token'],
  'rooms.*.hasToken': ['found-*'],
  'rooms.*.items': ['found-*', 'searches', 'items-burn'],
  'rooms.*.fire': ['fire', 'fire-out'],
  'rooms.*.malfunction': ['malfunction', 'repaired'],
  'rooms.*.objects.*': [...OBJECTS, ...FATES],
  'corridors.*.noise': ['noise', 'noise-removed'],
  'corridors.*.door': ['door-*'],
  'technicalNoise.*': ['noise', 'noise-removed'],
  autopsy: ['enters', 'explores', 'drops-object', 'gives-object'],
  depressurised: ['depressurisation*', 'depressurised'],
  // A Larva that attacks a Character who has one is just gone.
  'intruders.*': ['intruder', 'intruder-dies', 'vanishes', 'infested', 'larva-lost', 'explodes'],
  'intruders.*.type': ['transforms'],
  'intruders.*.room': ['intruder-moves'],
  'intruders.*.injuries': ['injured', 'recovers', 'transforms'],
  'bag.*': ['token', 'token-returns', 'bag-grows', 'vanishes', 'intruder-dies'],
  eggs: ['egg-*', 'picks-up', 'nest-destroyed', 'explodes'],
  eggSupply: ['egg-laid'],
  nestDestroyed: ['nest-destroyed', 'explodes'],
  queenKilled: ['intruder-dies', 'explodes'],
  'pods.*.locked': ['pod-locked', 'pod-unlocked', 'pods-unlocked'],
  'pods.*.gone': ['launched', 'pod-lost'],
  'decks.red.*': [...THINGS, ...MOVED, 'dies'],
  'decks.yellow.*': [...THINGS, ...MOVED, 'dies'],
  'decks.green.*': [...THINGS, ...MOVED, 'dies'],
  'decks.crafted.*': ['crafts', 'item-used', 'drops-item'],
  // What was drawn for a check is put away when all are drawn.
  'decks.attacks.*': [
    'attack-card',
    'attack-chosen',
    'kill-check',
    'endurance*',
    'retreats',
  ].concat('intruder-player-draws-attack'),
  'decks.wounds.*': ['serious-wound', 'wound-healed', 'dies'],
  'decks.contamination.*': ['contaminated'],
  'crafted.*': ['crafts', 'drops-item'],
  'players.*.character': ['character'],
  'players.*.roles.*': ['roles', 'character'],
  'players.*.fate': FATES,
  'players.*.room': ['enters', 'boards', 'leaves-pod', ...BEGINNING, ...FATES],
  'players.*.pod': ['boards', 'leaves-pod', ...FATES],
  'players.*.passed': ['passes', 'round', 'draws', ...FATES],
  'players.*.handCount': [...CARDS, ...FATES],
  'players.*.hand.*': [...CARDS, 'scans', ...FATES],
  'players.*.deckCount': [...CARDS, ...BEGINNING, ...FATES],
  'players.*.discard.*': [...CARDS, 'scans', 'last-scan', ...FATES],
  'players.*.lightWounds': ['light-wound', 'light-wounds-healed', ...FATES],
  'players.*.wounds.*': ['serious-wound', 'wound-*', ...FATES],
  'players.*.slime': ['slimed', 'slime-removed', ...FATES],
  'players.*.signal': ['signal', ...FATES],
  'players.*.larva': ['infested', 'larva-removed', 'check-contamination', ...FATES],
  'players.*.hands.*': [...THINGS, ...MOVED, ...BEGINNING, ...FATES],
  'players.*.inventory.*': [...THINGS, ...MOVED, ...FATES],
  'players.*.quests.*': ['quest-activated', ...BEGINNING, ...FATES],
  'players.*.objectives.*': ['objective-kept', 'objective', 'sees-objective'],
  'players.*.discarded': ['objective-kept'],
  intruderPlayer: ['intruder-player'],
  'intruderPlayer.active': ['draws'],
  'intruderPlayer.*': ['draws', 'intruder-player-*', 'attack-chosen', 'event*'],
  ending: ['wins', 'nobody-wins'],
}

/**
 * Whose turn it is, and what one has told oneself, need no line. An Event card is told when it is drawn,
 * and put away when everything has come of it.
 */
const UNTOLD = /^(phase|round|turn\..*|players\.\*\.standsBy|decks\.events\..*)$/

/** An Item of a Quest is taken when all has come of it. */
const LATER = /^players\.\*\.inventory\.\*$/

const TABLES = [
  [1, {}],
  [2, {}],
  [3, { intruderPlayer: true }],
  [3, { mode: 'coop' }],
  [4, { board: 'alternate' }],
] as const

test.each(TABLES)(
  'whatever changes for a reader is told to that reader, with its line and not before: %i, %j',
  (seats, options) => {
    const wrong = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      const match = must(Match.start(nemesis, { seats, options, seed: { kind: 'fast', seed } }))
      const rng = new FastRng(seed)
      let seen = viewsOf(match)
      while (!match.result) {
        let prompt = ''
        const told = beatsOf(match as Match, seen, () => {
          prompt = answerAtRandom(match, rng)
        })
        const after = viewsOf(match)
        for (const [reader, beats] of told) {
          for (const one of wrongIn(seen.get(reader)!, beats, after.get(reader)!))
            wrong.add(`${one}, after ${prompt}`)
        }
        seen = after
      }
    }
    expect([...wrong]).toEqual([])
  },
)

function viewsOf(match: Match<State, NemesisView>): Map<Seat | null, NemesisView> {
  return new Map([null, 0].map((reader) => [reader, copy(match.view(reader))]))
}

/** What changes without its line: too early, too late, or never told. */
function wrongIn(before: NemesisView, beats: readonly Beat[], after: NemesisView): string[] {
  const kinds = beats.map(({ line }) => line.kind)
  let view = before
  const changesAt = beats.map((beat) => {
    const next = patched(view, beat.view) as NemesisView
    const changes = changesBetween(view, next)
    view = next
    return changes
  })
  return [...changesAt, changesBetween(view, after)].flatMap((changes, i) =>
    [...changes]
      .filter((change) => !isTold(change, kinds, i))
      .map((one) => `${one} at ${kinds[i]}`),
  )
}

/** By the very line, or by an earlier one where something else comes first. */
function isTold(change: string, kinds: readonly string[], at: number): boolean {
  if (UNTOLD.test(change) || (at in kinds && tells(change, kinds[at]))) return true
  return LATER.test(change) && kinds.slice(0, at).some((kind) => tells(change, kind))
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
