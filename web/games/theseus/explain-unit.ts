import { render } from '@bulkhead/kernel'
import type { Explanation } from '../ui.ts'
import type { Explained } from './explain.ts'
import { UNIT_ICONS } from './icons.ts'
import { PRINTED, sectorNamed, type UnitView, unitName, unitNamed, unitsIn } from './names.ts'

/** A unit: what it can do, and what lies on it. */
export function unitExplanation(about: Explained, id: string): Explanation | null {
  const { view, words, say } = about
  const unit = unitNamed(view, id)
  if (!unit) return null
  const facts = [...nature(about, unit), ...tokens(about, unit)]
  return {
    title: unitName(id, words),
    sort: say('sort.unit', { name: render(words, `faction.${view.players[unit.owner].faction}`) }),
    icon: UNIT_ICONS[unit.kind],
    text: facts.map(({ text }) => text),
    rules: [...new Set(facts.flatMap(({ rule }) => rule ?? []))],
  }
}

interface Fact {
  readonly text: string
  readonly rule?: string
}

/** What its kind does, and how far it would go. */
function nature({ view, say }: Explained, unit: UnitView): Fact[] {
  const { kind, upgraded, place, room } = unit
  const [basic, better] = PRINTED.UNITS[kind].attack
  const facts: Fact[] = []
  if (upgraded) {
    facts.push({
      text: say('unit.now-upgraded', { attack: say(`attack.${better}`) }),
      rule: 'THE-ATTACK-03',
    })
  } else {
    const attack = say(`attack.${basic}`)
    facts.push({
      text: say('unit.attack', { attack, upgraded: say(`attack.${better}`) }),
      rule: 'THE-ATTACK-03',
    })
  }
  const sector = sectorNamed(view, place)
  if (kind === 'minor-alien') facts.push({ text: say('unit.minor'), rule: 'THE-TOKEN-09' })
  else if (place === 'space') facts.push({ text: say('unit.space'), rule: 'THE-SPACE-03' })
  else if (place === 'card') facts.push({ text: say('unit.on-card'), rule: 'THE-PAND-23' })
  else if (sector && room !== null) {
    facts.push({ text: say('unit.moves', { points: unitsIn(sector) }), rule: 'THE-MOVE-02' })
  }
  if (kind === 'creature') facts.push({ text: say('unit.creature'), rule: 'THE-PAND-17' })
  if (kind === 'runner') facts.push({ text: say('unit.runner'), rule: 'THE-PAND-05' })
  if (kind === 'runner' || kind === 'warrior' || kind === 'catcher') {
    const always = kind === 'catcher' || upgraded
    const control = say(always ? 'control.always' : 'control.either')
    facts.push({ text: say('unit.embryo', { control }), rule: 'THE-PAND-21' })
  }
  return facts
}

function tokens({ say }: Explained, { held, invisible, parasites, moved }: UnitView): Fact[] {
  const facts: Fact[] = []
  if (held) facts.push({ text: say('unit.is-held'), rule: 'THE-CARD-85' })
  if (invisible) facts.push({ text: say('unit.is-invisible'), rule: 'THE-TOKEN-08' })
  if (parasites > 0) {
    facts.push({ text: say('unit.has-parasites', { number: parasites }), rule: 'THE-TOKEN-07' })
  }
  if (moved) facts.push({ text: say('unit.is-moved'), rule: 'THE-TURN-06' })
  return facts
}
