import type { Seat } from '@bulkhead/kernel'
import { factionOption, plain, slotOption, unitOption } from '../choices.ts'
import { SLOTS, type Slot } from '../components.ts'
import { gainData, regainLife, wound } from '../points.ts'
import {
  allianceOf,
  allied,
  controllerOf,
  enemiesIn,
  isInPlay,
  malfunctions,
  slotsInPlay,
  supplyOf,
} from '../queries.ts'
import { NONE, type State, type Unit } from '../state.ts'
import type { Option, Table } from '../table.ts'
import { card } from './card.ts'
import { dataByValue, moveEnemies, oneUpgrade, shareOf, upTo, woundByValue } from './effects.ts'

const faction = 'greys'

card({
  id: 'gre-probe',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  value: 2,
  duplicates: 'multiply',
  data: true,
  action: dataByValue,
})

card({
  id: 'gre-minefield',
  faction,
  copies: 3,
  level: 0,
  type: 'trap',
  value: 2,
  once: true,
  duplicates: 'multiply',
  stop: woundByValue,
})

card({
  id: 'gre-life-drain',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  value: 1,
  duplicates: 'multiply',
  *action({ t, s, you, sector, value }) {
    const unit = yield* t.pick(
      you,
      { prompt: 'life-drain', rule: 'THE-CARD-63' },
      enemiesIn(s, sector, you),
      (one) => unitOption('wound', one),
    )
    if (!unit) return
    const drained = wound(t, unit, value, you)
    if (s.mode === 'deathmatch') gainData(t, you, value * shareOf(s))
    else regainLife(t, you, drained, 'THE-CARD-63')
  },
})

card({
  id: 'gre-optimiser',
  faction,
  copies: 2,
  level: 0,
  type: 'action',
  duplicates: 'multiply',
  action: oneUpgrade('THE-CARD-64'),
})

card({
  id: 'gre-brood-chamber',
  faction,
  copies: 2,
  level: 0,
  type: 'module',
  value: 1,
  duplicates: 'multiply',
  *dataGained({ t, you, value }) {
    gainData(t, you, value)
  },
})

card({
  id: 'gre-teleportation',
  faction,
  copies: 2,
  level: 0,
  type: 'shortcut',
  duplicates: 'never',
  shortcut: 'teleport',
})

card({
  id: 'gre-duplication',
  faction,
  copies: 2,
  level: 1,
  type: 'duplication',
  duplicates: 'never',
})

card({
  id: 'gre-time-loop',
  faction,
  copies: 2,
  level: 1,
  type: 'shortcut',
  value: 1,
  duplicates: 'multiply',
  shortcut: 'spend',
})

card({
  id: 'gre-transfer',
  faction,
  copies: 1,
  level: 1,
  type: 'action',
  duplicates: 'multiply',
  data: true,
  action(use) {
    const { t, s, you } = use
    return upTo<Upgrade>(use, 1, {
      prompt: 'transfer',
      rule: 'THE-CARD-69',
      choices: () => tokensOf(s, (seat) => allied(s, seat, you), you),
      option: (token) => upgradeOption('transfer', s, token),
      *act(token) {
        t.log('transferred', { faction: s.players[you].faction }, 'THE-CARD-69')
        loseUpgrade(t, token, 'THE-CARD-69')
        gainData(t, you, 2)
      },
    })
  },
})

card({
  id: 'gre-downgrade',
  faction,
  copies: 2,
  level: 2,
  type: 'action',
  value: 1,
  duplicates: 'multiply',
  // THE-CARD-65: the Greys' player chooses what is lost.
  *action({ t, s, you, value }) {
    const victims = s.order.filter(
      (seat) => !allied(s, seat, you) && upgradesOf(s, seat).length > 0,
    )
    const victim = yield* t.pick(
      you,
      { prompt: 'downgrade-player', rule: 'THE-CARD-65' },
      victims,
      (seat) => factionOption('downgrade-player', s.players[seat].faction),
    )
    if (victim === undefined) return undefined
    for (let left = value; left > 0; left--) {
      const upgrade = yield* t.pick(
        you,
        { prompt: 'downgrade', params: { left }, rule: 'THE-CARD-65' },
        upgradesOf(s, victim),
        (one) => upgradeOption('downgrade', s, one),
      )
      if (!upgrade) break
      t.log('downgraded', { faction: s.players[victim].faction }, 'THE-CARD-65')
      loseUpgrade(t, upgrade, 'THE-CARD-65')
    }
  },
})

/** An unspent token of a player's alliance, one on a card, or an upgraded unit. */
type Upgrade =
  | { readonly kind: 'unspent'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly slot: Slot }
  | { readonly kind: 'unit'; readonly unit: Unit }

/** THE-CARD-67: what lies on a malfunctioning card is safe. */
function tokensOf(s: State, owns: (seat: Seat) => boolean, seat: Seat): Upgrade[] {
  const cards = slotsInPlay(s).filter((slot) => {
    const lying = s.installed[slot]
    return (
      lying !== null && lying.upgrades > 0 && !malfunctions(s, slot) && owns(controllerOf(s, lying))
    )
  })
  const unspent: Upgrade[] = allianceOf(s, seat).upgrades > 0 ? [{ kind: 'unspent', seat }] : []
  return [...unspent, ...cards.map((slot) => ({ kind: 'card' as const, slot }))]
}

function upgradesOf(s: State, seat: Seat): Upgrade[] {
  const units = s.units.filter(
    (unit) => unit.owner === seat && unit.upgraded && !unit.invisible && isInPlay(unit),
  )
  return [
    ...tokensOf(s, (owner) => owner === seat, seat),
    ...units.map((unit) => ({ kind: 'unit' as const, unit })),
  ]
}

function upgradeOption(label: 'downgrade' | 'transfer', s: State, upgrade: Upgrade): Option {
  if (upgrade.kind === 'unit') return unitOption(`${label}-unit`, upgrade.unit)
  if (upgrade.kind === 'card') return slotOption(`${label}-card`, s, upgrade.slot)
  return plain(`${label}-unspent`)
}

function loseUpgrade(t: Table, upgrade: Upgrade, rule: string): void {
  const s = t.state
  if (upgrade.kind === 'unspent') {
    allianceOf(s, upgrade.seat).upgrades--
  } else if (upgrade.kind === 'unit') {
    upgrade.unit.upgraded = false
    t.log('unit-downgraded', { unit: upgrade.unit.name }, rule)
  } else {
    const lying = s.installed[upgrade.slot]!
    lying.upgrades--
    const slot = SLOTS[upgrade.slot].id
    t.log('card-downgraded', { card: lying.id, slot, upgrades: lying.upgrades }, rule)
  }
}

card({
  id: 'gre-invisibility',
  faction,
  copies: 1,
  level: 2,
  type: 'action',
  value: 1,
  duplicates: 'special',
  // THE-CARD-74: on different units, in any Sectors.
  action(use) {
    const { t, s, you, value, times } = use
    return upTo<Unit>(use, value * times, {
      prompt: 'invisibility',
      rule: 'THE-CARD-74',
      choices: () => (supplyOf(s, 'invisibility') > 0 ? hidable(s, you) : []),
      option: (unit) => unitOption('hide', unit),
      *act(unit) {
        unit.invisible = true
        t.log('invisible', { unit: unit.name }, 'THE-CARD-74')
      },
    })
  },
})

function hidable(s: State, you: Seat): Unit[] {
  return s.units.filter(
    (unit) => unit.room !== NONE && !unit.invisible && allied(s, unit.owner, you),
  )
}

card({
  id: 'gre-mind-control',
  faction,
  copies: 2,
  level: 3,
  type: 'action',
  value: 1,
  duplicates: 'special',
  action: (use) => moveEnemies(use, use.value * use.times),
})
