import { attack, flashAssault, reachable, targetsOf } from '../attack.ts'
import { sectorOption, slotOption, unitOption } from '../choices.ts'
import { SECTORS, type Sector, SLOTS, type Slot } from '../components.ts'
import { takeRoom } from '../eject.ts'
import { moveCard } from '../installing.ts'
import { arrive } from '../movement.ts'
import { lift, wound } from '../points.ts'
import {
  allied,
  controllerOf,
  emptySlots,
  enemiesIn,
  inSupply,
  isFull,
  malfunctions,
  slotsInPlay,
  supplyOf,
} from '../queries.ts'
import type { State, Unit } from '../state.ts'
import { card } from './card.ts'
import { isMovable, triggerAssault, upTo, woundByValue } from './effects.ts'

const faction = 'aliens'

card({
  id: 'ali-assault',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  duplicates: 'multiply',
  action: triggerAssault('THE-CARD-40'),
})

card({
  id: 'ali-camouflaged',
  faction,
  copies: 4,
  level: 0,
  type: 'module',
  value: 1,
  duplicates: 'multiply',
  // THE-CARD-41: one enemy unit of the Sector, Walls notwithstanding.
  *assault({ t, s, you, sector, value }, assault) {
    const unit = yield* t.pick(
      you,
      { prompt: 'camouflaged', params: { sector: SECTORS[sector].id }, rule: 'THE-CARD-41' },
      reachable(s, sector, you, assault),
      (one) => unitOption('wound', one),
    )
    if (!unit) return false
    wound(t, unit, value, you)
    return true
  },
})

card({
  id: 'ali-hive',
  faction,
  copies: 3,
  level: 0,
  type: 'trap',
  value: 1,
  duplicates: 'multiply',
  stop: woundByValue,
})

card({
  id: 'ali-tentacles',
  faction,
  copies: 2,
  level: 0,
  type: 'trap',
  value: 1,
  duplicates: 'multiply',
  stop: woundByValue,
  pass: woundByValue,
})

card({
  id: 'ali-ventilation-conduit',
  faction,
  copies: 2,
  level: 0,
  type: 'shortcut',
  duplicates: 'never',
  shortcut: 'skip',
})

card({
  id: 'ali-shaft',
  faction,
  copies: 1,
  level: 0,
  type: 'instant',
  once: true,
  duplicates: 'never',
  playable: (s, you) => shaftable(s, you).length > 0 && emptySlots(s).length > 0,
  // THE-CARD-58: with the tokens on it, to an empty slot of any Sector.
  *play(t, you) {
    const s = t.state
    const from = yield* t.pick(
      you,
      { prompt: 'shaft-card', rule: 'THE-CARD-58', cancel: true },
      shaftable(s, you),
      (slot) => slotOption('shaft', s, slot),
    )
    const to = yield* t.pick(
      you,
      {
        prompt: 'install',
        params: { card: s.installed[from]!.id },
        rule: 'THE-CARD-58',
        cancel: true,
      },
      emptySlots(s),
      (slot) => slotOption('install', s, slot),
    )
    moveCard(t, from, to)
  },
})

function shaftable(s: State, you: number): Slot[] {
  return slotsInPlay(s).filter((slot) => {
    const lying = s.installed[slot]
    return lying !== null && !malfunctions(s, slot) && allied(s, controllerOf(s, lying), you)
  })
}

card({
  id: 'ali-incubator',
  faction,
  copies: 2,
  level: 1,
  type: 'action',
  duplicates: 'multiply',
  // THE-CARD-43 to THE-CARD-45: it triggers no Trap, but may fill the Sector.
  *action({ t, s, you, card: incubator, sector }) {
    const unit = inSupply(s, 'minor-alien')
    if (!unit) return
    yield* takeRoom(t, you, unit, sector, BY_INCUBATOR)
    unit.owner = controllerOf(s, incubator)
    unit.moved = false
    t.log('minor-alien', { unit: unit.name, sector: SECTORS[sector].id }, 'THE-CARD-43')
    if (isFull(s, sector)) yield* flashAssault(t, you, sector, 'THE-CARD-44')
  },
})

const BY_INCUBATOR = {
  room: 'THE-CARD-43',
  choice: 'THE-CARD-45',
  ejection: 'THE-CARD-45',
}

card({
  id: 'ali-duplication',
  faction,
  copies: 2,
  level: 1,
  type: 'duplication',
  duplicates: 'never',
})

card({
  id: 'ali-ventilation-grate',
  faction,
  copies: 1,
  level: 1,
  type: 'shortcut',
  duplicates: 'never',
  shortcut: 'end',
})

card({
  id: 'ali-phantom-attack',
  faction,
  copies: 2,
  level: 2,
  type: 'action',
  value: 1,
  duplicates: 'special',
  // THE-CARD-55: each unit at most once in a turn.
  action(use) {
    const { t, s, you, value, times } = use
    return upTo<Unit>(use, value * times, {
      prompt: 'phantom',
      rule: 'THE-CARD-55',
      choices: () => s.units.filter((unit) => canPhantom(s, you, unit)),
      option: (unit) => unitOption('attack-with', unit),
      *act(unit) {
        unit.phantom = true
        yield* attack(t, unit, you, null)
      },
    })
  },
})

function canPhantom(s: State, you: number, unit: Unit): boolean {
  return allied(s, unit.owner, you) && !unit.phantom && targetsOf(s, unit, null).length > 0
}

card({
  id: 'ali-abduction',
  faction,
  copies: 1,
  level: 3,
  type: 'action',
  value: 1,
  duplicates: 'special',
  // THE-CARD-89: to any other Sector, by the rules for moving an enemy unit.
  action(use) {
    const { t, s, you, sector, value, times } = use
    return upTo<Unit>(use, value * times, {
      prompt: 'abduct',
      rule: 'THE-CARD-53',
      choices: () => enemiesIn(s, sector, you).filter(isMovable),
      option: (unit) => unitOption('abduct', unit),
      *act(unit) {
        const to = yield* t.pick<Sector>(
          you,
          { prompt: 'abduct-to', params: { unit: unit.name }, rule: 'THE-CARD-89', cancel: true },
          s.ring.filter((one) => one !== sector),
          (one) => sectorOption('abduct-to', one),
        )
        lift(s, unit)
        unit.sector = to
        t.log('relocated', { unit: unit.name, sector: SECTORS[to].id }, 'THE-CARD-89')
        yield* arrive(t, you, unit, to)
      },
    })
  },
})

card({
  id: 'ali-parasite',
  faction,
  copies: 1,
  level: 3,
  type: 'trap',
  duplicates: 'special',
  triggers: (s, _slot, unit) => unit.parasites === 0 && supplyOf(s, 'parasite') > 0,
  *stop({ t, s, you, times }, unit) {
    unit.parasites = Math.min(times, supplyOf(s, 'parasite'))
    unit.parasitesOf = you
    t.log('parasites', { unit: unit.name, number: unit.parasites }, 'THE-CARD-56')
  },
})

card({
  id: 'ali-crawlers',
  faction,
  copies: 1,
  level: 3,
  type: 'module',
  duplicates: 'never',
  // THE-CARD-93: acts when it begins to work in a Sector; its tokens come off when it stops.
  begins(t, slot) {
    const s = t.state
    const you = controllerOf(s, s.installed[slot]!)
    for (const other of slotsWithCards(s, SLOTS[slot].sector)) {
      const enemy = s.installed[other]!
      if (allied(s, controllerOf(s, enemy), you)) continue
      enemy.crawled = true
      t.log('crawled', { card: enemy.id, slot: SLOTS[other].id }, 'THE-CARD-51')
    }
  },
  stops(t) {
    t.state.installed.forEach((lying, slot) => {
      if (!lying?.crawled) return
      lying.crawled = false
      t.log('crawlers-gone', { card: lying.id, slot: SLOTS[slot].id }, 'THE-CARD-93')
    })
  },
})

/** But none of a card that malfunctions (THE-MALF-07). */
function slotsWithCards(s: State, sector: Sector): Slot[] {
  return SECTORS[sector].slots.filter(
    (slot) => s.installed[slot] !== null && !malfunctions(s, slot),
  )
}
