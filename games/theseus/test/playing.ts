import type { Line, Match } from '@bulkhead/kernel'
import { type FactionId, PENDING_SLOTS, ROOM_NAMES, SECTORS } from '../components.ts'
import { theseus } from '../index.ts'
import {
  type BonusId,
  type CardId,
  type CardInPlay,
  SPACE,
  type State,
  type Unit,
} from '../state.ts'
import { findUnit, seatOf, sectorNumber, slotNumber } from './laying.ts'

/** A position being played: answers are given by option id, everything is read as a player would. */
export class Playing {
  constructor(readonly match: Match<State, ReturnType<typeof theseus.view>>) {
    this.checkInvariants()
  }

  get state(): State {
    return this.match.state
  }

  /** The decision that is open; tests have one at a time. */
  get decision() {
    const [decision] = this.match.pending()
    if (!decision) throw new Error('Nothing is being asked')
    return decision
  }

  get prompt(): string {
    return this.match.result ? 'over' : this.decision.prompt
  }

  get options(): string[] {
    return this.match.result ? [] : this.decision.options.map((option) => option.id)
  }

  /** The faction that has to decide. */
  get asked(): FactionId {
    return this.state.players[this.decision.seat].faction
  }

  /** The faction whose turn it is. */
  get active(): FactionId {
    return this.state.players[this.state.turn.active].faction
  }

  /** Gives these answers one after the other. */
  choose(...ids: string[]): this {
    for (const id of ids) {
      const { seat, id: decision, prompt, options } = this.decision
      const refused = this.match.answer(seat, decision, id)
      if (refused) {
        const legal = options.map((option) => option.id).join(' ')
        throw new Error(`"${id}" is no answer to "${prompt}": ${legal}`)
      }
      this.checkInvariants()
    }
    return this
  }

  /** Answers with as little as possible until it is another player's turn or the game is over. */
  endTurn(): this {
    const { number } = this.state.turn
    while (!this.match.result && this.state.turn.number === number) {
      this.choose(this.options.find((id) => PASSIVE.includes(id)) ?? this.options[0])
    }
    return this
  }

  unit(name: string): Unit & { sectorId: string; roomName: string } {
    const unit = findUnit(this.state, name)
    return {
      ...unit,
      sectorId: SECTORS[unit.sector]?.id ?? (unit.sector === SPACE ? 'space' : 'off'),
      roomName: ROOM_NAMES[unit.room] ?? '',
    }
  }

  /** Where a unit stands: `corridors-a`, `space` or `off`. */
  place(name: string): string {
    const { sectorId, roomName } = this.unit(name)
    return roomName ? `${sectorId}-${roomName}` : sectorId
  }

  /** A unit as everybody sees it. */
  seen(name: string) {
    return this.match.view(null).units.find((unit) => unit.name === name)!
  }

  /** The installed or pending card in a slot. */
  card(slot: string): CardInPlay | null {
    const pending = PENDING_SLOTS.findIndex((one) => one.id === slot)
    return pending >= 0 ? this.state.pending[pending] : this.state.installed[slotNumber(slot)]
  }

  bonus(slot: string): BonusId | null {
    return this.state.bonus[slotNumber(slot)]
  }

  /** The slot whose card carries the Malfunction token. */
  get malfunction(): string | null {
    return this.match.view(null).malfunction
  }

  /** Whose Deactivation tokens lie in a Sector. */
  deactivations(sector: string): FactionId[] {
    return this.state.deactivations[sectorNumber(sector)].map(
      (seat) => this.state.players[seat].faction,
    )
  }

  life(faction: FactionId): number {
    return this.state.players[seatOf(this.state, faction)].life
  }

  data(faction: FactionId): number {
    return this.state.players[seatOf(this.state, faction)].data
  }

  upgrades(faction: FactionId): number {
    return this.allianceOf(faction).upgrades
  }

  kept(faction: FactionId): readonly string[] {
    return this.allianceOf(faction).kept
  }

  deck(faction: FactionId): readonly CardId[] {
    return [...this.state.players[seatOf(this.state, faction)].deck].reverse()
  }

  get winners(): FactionId[] | null {
    const { result } = this.match
    return result?.winners.map((seat) => this.state.players[seat].faction) ?? null
  }

  /** Every line that everybody may read, or those of one kind. */
  log(kind?: string): Line[] {
    return this.match.log(null).filter((line) => kind === undefined || line.kind === kind)
  }

  /** The kinds of the lines of the log, of these kinds, in the order in which they happened. */
  kinds(...kinds: string[]): string[] {
    return this.log()
      .map((line) => line.kind)
      .filter((kind) => kinds.includes(kind))
  }

  /** What the lines of one kind name: `told('attacks', 'unit')` lists who attacked. */
  told(kind: string, param: string): (string | number | undefined)[] {
    return this.log(kind).map((line) => line.params?.[param])
  }

  private allianceOf(faction: FactionId) {
    return this.state.alliances[this.state.players[seatOf(this.state, faction)].alliance]
  }

  private checkInvariants(): void {
    const broken = theseus.check(this.state)
    if (broken.length > 0) throw new Error(broken.join(' '))
  }
}

/** Options that change nothing. */
const PASSIVE = [
  'go-on',
  'end-turn',
  'no-planning',
  'no-more',
  'no-control',
  'enter',
  'pass',
  'spend:0',
  'take-upgrade',
]
