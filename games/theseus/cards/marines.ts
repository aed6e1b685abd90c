import { attack, attackersIn, flashAssault, targetsOf } from '../attack.ts'
import { sectorOption, unitOption } from '../choices.ts'
import { SECTORS, type Sector } from '../components.ts'
import { wound } from '../points.ts'
import { supplyOf } from '../queries.ts'
import { card } from './card.ts'
import { moveEnemies, oneUpgrade, triggerAssault, upTo, woundByValue } from './effects.ts'

const faction = 'marines'

card({
  id: 'mar-assault',
  faction,
  copies: 3,
  level: 0,
  type: 'action',
  duplicates: 'multiply',
  action: triggerAssault('THE-CARD-03'),
})

card({
  id: 'mar-minefield',
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
  id: 'mar-strategic-position',
  faction,
  copies: 3,
  level: 0,
  type: 'module',
  value: 1,
  duplicates: 'multiply',
  // THE-CARD-09: all to one of the units hit; lost on a Minor Alien.
  *hit({ t, you, value }, attacker, hits) {
    const unit = yield* t.pick(
      you,
      {
        prompt: 'more-wounds',
        params: { unit: attacker.name, wounds: value },
        rule: 'THE-CARD-09',
      },
      hits,
      (one) => unitOption('wound', one),
    )
    if (!unit) return false
    wound(t, unit, value, you)
    return true
  },
})

card({
  id: 'mar-armoury',
  faction,
  copies: 2,
  level: 0,
  type: 'action',
  duplicates: 'multiply',
  action: oneUpgrade('THE-CARD-04'),
})

card({
  id: 'mar-fire',
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
  id: 'mar-barricade',
  faction,
  copies: 1,
  level: 0,
  type: 'module',
  duplicates: 'never',
  guardsEjection: true,
})

card({
  id: 'mar-hideout',
  faction,
  copies: 1,
  level: 0,
  type: 'module',
  duplicates: 'never',
  guardsFlash: true,
})

card({
  id: 'mar-duplication',
  faction,
  copies: 2,
  level: 1,
  type: 'duplication',
  duplicates: 'never',
})

card({
  id: 'mar-secret-passage',
  faction,
  copies: 1,
  level: 1,
  type: 'shortcut',
  duplicates: 'never',
  shortcut: 'skip',
})

card({
  id: 'mar-ambush',
  faction,
  copies: 2,
  level: 2,
  type: 'trap',
  duplicates: 'multiply',
  // THE-CARD-94: a Flash Assault by the card's player, full or not, in anybody's turn.
  *ambush({ t, you, sector }) {
    yield* flashAssault(t, you, sector, 'THE-CARD-94')
  },
})

card({
  id: 'mar-burst',
  faction,
  copies: 2,
  level: 2,
  type: 'module',
  duplicates: 'multiply',
  // THE-CARD-17: one of the attacking player's units here attacks once more.
  *afterAssault({ t, s, you, sector }, assault) {
    const unit = yield* t.pick(
      you,
      { prompt: 'burst', params: { sector: SECTORS[sector].id }, rule: 'THE-CARD-17' },
      attackersIn(s, { by: you, flashIn: sector }),
      (one) => unitOption('attack-with', one),
    )
    if (!unit || targetsOf(s, unit, assault).length === 0) return false
    yield* attack(t, unit, you, assault)
    return true
  },
})

card({
  id: 'mar-detector',
  faction,
  copies: 1,
  level: 2,
  type: 'action',
  value: 1,
  duplicates: 'multiply',
  // THE-CARD-08: each token into a Sector of its own choice.
  action(use) {
    const { t, s, you } = use
    return upTo<Sector>(use, use.value, {
      prompt: 'detector',
      rule: 'THE-CARD-08',
      choices: () => (supplyOf(s, 'deactivation') > 0 ? s.ring : []),
      option: (sector) => sectorOption('deactivate', sector),
      *act(sector) {
        s.deactivations[sector].push(you)
        t.log('deactivation', { sector: SECTORS[sector].id }, 'THE-CARD-08')
      },
    })
  },
})

card({
  id: 'mar-team-tactics',
  faction,
  copies: 1,
  level: 3,
  type: 'action',
  duplicates: 'special',
  // THE-CARD-22: once per copy, never the same unit twice.
  action: (use) => moveEnemies(use, use.times),
})

card({
  id: 'mar-protection',
  faction,
  copies: 1,
  level: 3,
  type: 'special',
  duplicates: 'never',
  drawsMalfunction: true,
})
