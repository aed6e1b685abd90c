import { type Option, type Params, render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { ROOM_NAMES, UNITS } from '@bulkhead/theseus/printed'
import { trapsOnWay } from '@bulkhead/theseus/way-traps'
import type { Look } from '../../play/boards.ts'
import { effectOf } from './articles.ts'
import { cardName, placeName, printedSector, type UnitView, unitName } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What an option leads to, beside its own sentence: where, with whom, and to what effect. */
export function theseusHint(view: TheseusView, option: Option, look: Look): string {
  const { label, targets = [], params = {} } = option
  const named = Object.fromEntries(targets.map(({ kind, id }) => [kind, String(id)]))
  if (Object.hasOwn(HINTS, label)) return HINTS[label]({ view, named, params, look })
  return named.unit ? placeName(view, unitNamed(view, named.unit), look) : ''
}

interface Hinted {
  readonly view: TheseusView
  /** The targets of the option by their kind. */
  readonly named: Readonly<Record<string, string>>
  readonly params: Params
  readonly look: Look
}

const HINTS: Readonly<Record<string, (hinted: Hinted) => string>> = {
  move: way,
  'move-run': way,
  'move-gangway': way,
  'extra-turn': way,
  'move-enemy': way,
  room: range,
  'starting-card': effect,
  play: effect,
  'plan-install': effect,
  'plan-install-end': effect,
  'plan-install-token': effect,
  'plan-draw': drawn,
  'plan-replace': drawn,
  'upgrade-unit': upgradedUnit,
  'upgrade-card': upgradedCard,
  malfunction: lying,
}

function unitNamed(view: TheseusView, name: string): UnitView {
  return view.units.find((unit) => unit.name === name)!
}

/** Where a unit stands, where its Movement leads if no card changes it, and which Traps wait on the way. */
function way({ view, named, params, look }: Hinted): string {
  const unit = unitNamed(view, named.unit)
  const from = view.sectors.findIndex((sector) => sector.id === unit.place)
  const points = Number(params.points ?? view.sectors[from].rooms.filter((room) => room).length)
  const to = view.sectors[(from + points) % view.sectors.length]
  const text = phrase(look.language, 'theseus.hint.way', {
    from: placeName(view, unit, look),
    to: render(look.words, `sector.${to.id}`),
  })
  const { passed, stopped, isSafe } = trapsOnWay(view, unit, points)
  const traps = isSafe ? passed : [...passed, ...stopped]
  if (traps.length === 0) return text
  const cards = traps.map(({ card }) => cardName(card!.id, look)).join(', ')
  return `${text}; ${phrase(look.language, 'theseus.hint.traps', { cards })}`
}

/** Who stands in the Rooms that Passages join to this one. */
function range({ view, named, params, look }: Hinted): string {
  const sector = view.sectors.find((one) => one.id === named.sector)!
  const joined = printedSector(sector.id).passages[ROOM_NAMES.indexOf(String(params.letter))]
  const units = sector.rooms.flatMap((name, room) =>
    name && joined[room] ? [unitName(view, unitNamed(view, name), look)] : [],
  )
  if (units.length === 0) return ''
  return phrase(look.language, 'theseus.hint.range', { units: units.join(', ') })
}

function effect({ named, look }: Hinted): string {
  return effectOf(named.card, look)
}

function drawn({ view, look }: Hinted): string {
  const { top } = view.players[view.turn.active].deck
  return top ? phrase(look.language, 'theseus.hint.draws', { card: cardName(top, look) }) : ''
}

function upgradedUnit({ view, named, look }: Hinted): string {
  const unit = unitNamed(view, named.unit)
  const [from, to] = UNITS[unit.kind].attack.map((attack) =>
    phrase(look.language, `theseus.attack.${attack}` as Phrase),
  )
  const change = phrase(look.language, 'theseus.hint.upgraded-unit', { from, to })
  return `${placeName(view, unit, look)}; ${change}`
}

function upgradedCard({ view, named, look }: Hinted): string {
  const slots = view.sectors.flatMap((sector) => sector.slots)
  const { value } = slots.find((slot) => slot.id === named.slot)!.card!
  return phrase(look.language, 'theseus.hint.upgraded-card', { from: value, to: value + 1 })
}

function lying({ named, look }: Hinted): string {
  if (named.pending) return phrase(look.language, 'theseus.hint.pending')
  return phrase(look.language, 'theseus.hint.slot', { number: named.slot.slice(-1) })
}
