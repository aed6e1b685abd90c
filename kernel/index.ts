export { type CaughtUp, caughtUp, changes, type SharedParts } from './caught-up.ts'
export { copy, same } from './copy.ts'
export { type Edition, editionName, editionOf, KERNEL_VERSION } from './edition.ts'
export type {
  Answered,
  AnyGame,
  Audience,
  Box,
  Choices,
  Decision,
  Ending,
  Game,
  Offer,
  Option,
  Question,
  Result,
  Rules,
  Seat,
  Table,
  Target,
  Unavailable,
} from './game.ts'
export type { Recorded, UndoStop } from './history.ts'
export type { Entry, Line, Params } from './log.ts'
export { Match, type Setup } from './match.ts'
export {
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  resolveSetup,
} from './options.ts'
export { type Change, patched } from './patch.ts'
export { isRefusal, must, type Refusal, type RefusalCode } from './refusal.ts'
export { commitmentOf, FastRng, type Rng, rngFrom, type Seed, seal } from './rng.ts'
export { RulesError } from './running.ts'
export { answersIn, type Save } from './save.ts'
export { leaksNow, leaksThrough, neverRedealt } from './secrecy.ts'
export type { Snapshot } from './snapshot.ts'
export {
  type Dictionary,
  type Language,
  render,
  renderOption,
  type Texts,
  type TextsOf,
  type Translation,
} from './text.ts'
export { type Verified, verify } from './verify.ts'
export { type Beat, beatsOf, type Seen, type Told, type Watched, watched } from './watch.ts'
