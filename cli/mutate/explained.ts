import { type Change, type Shown, type Source, shown } from './change.ts'

/** A change that no test can notice, because the rules play the same with it. */
export interface Explained extends Shown {
  readonly file: string
  readonly reason: string
}

const EITHER_END = 'Dealt anew from what was just shuffled: either end of it will do.'
const TOO_DEAR_EARLY =
  'It only leaves out early what is too dear: the price of each way is compared again.'
const ROWS_IN_ORDER = 'Of the row only which comes first is asked.'
const SORTED_ALREADY = 'What is in order already is only sorted once more.'
const DRAWN = 'Where it is drawn, a thousandth farther: no rule goes by it.'
const NOTHING_MISSING = 'Undefined says as well as null that nothing is missing.'

/** Reviewed one by one: before and after as the report shows them. */
export const EXPLAINED: readonly Explained[] = [
  {
    file: 'games/aftermath/cards/actions/ceo.ts',
    before:
      'const injuries = shotInjuries(weaknessesIn(t.state, [me]), FISTS, face, intruder.type)',
    after: 'const injuries = shotInjuries(weaknessesIn(t.state, []), FISTS, face, intruder.type)',
    reason: 'On the Nemesis everybody profits from the Weaknesses that were found.',
  },
  {
    file: 'games/aftermath/cards/items/starting.ts',
    before:
      "return source.kind === 'basic' && ['melee', 'pick-up', 'craft'].includes(source.action)",
    after: "return (['melee', 'pick-up', 'craft'].includes(source.action))",
    reason: 'Nothing but a basic action has the name of one.',
  },
  {
    file: 'games/aftermath/cards/missions.ts',
    before: 'players: 1,',
    after: 'players: 2,',
    reason: 'The Lucrative Offer lies on the table at any number of players: it is never dealt.',
  },
  {
    file: 'games/aftermath/cards/traits.ts',
    before: "return source.kind === 'basic' && source.action === action",
    after: 'return (source.action === action)',
    reason: 'Nothing but a basic action has the name of one.',
  },
  {
    file: 'games/aftermath/cards/traits.ts',
    before:
      "cost: (cost, source) => (source.kind === 'card' && source.card === 'rest' ? 1 : cost),",
    after: "cost: (cost, source) => ((source.card === 'rest') ? 1 : cost),",
    reason: 'Nothing but a card that is played has the name of one.',
  },
  {
    file: 'games/aftermath/cards/actions/ceo.ts',
    before: 'const FISTS = { energy: false, capacity: 0 }',
    after: 'const FISTS = { energy: false, capacity: 1 }',
    reason: 'Nobody loads them: how much they hold is not asked of a blow.',
  },
  {
    file: 'games/aftermath/crew.ts',
    before: 'return traitOf(s, me)?.untreatable ?? null',
    after: 'return (traitOf(s, me)?.untreatable)',
    reason: NOTHING_MISSING,
  },
  {
    file: 'games/aftermath/crew.ts',
    before: 'return traitOf(t.state, me)?.drew?.(t, me, card) ?? null',
    after: 'return (traitOf(t.state, me)?.drew?.(t, me, card))',
    reason: 'Undefined says as well as null that the card does nothing.',
  },
  {
    file: 'games/aftermath/index.ts',
    before: 'version: 5,',
    after: 'version: 6,',
    reason: 'Saves compare it with their own: which number it is says nothing.',
  },
  {
    file: 'games/aftermath/offers.ts',
    before: 'if (!s.turn.chooses && !own(s).sand) return NO_OFFERS',
    after: 'if (false) return NO_OFFERS',
    reason: 'None can be made then anyway; the question is there for speed.',
  },
  {
    file: 'games/aftermath/progress.ts',
    before: 'arrival: view.ending?.destination ?? null,',
    after: 'arrival: (view.ending?.destination),',
    reason: 'Undefined says as well as null that the ship has come nowhere.',
  },
  {
    file: 'games/hull/actions/craft.ts',
    before: 'if (items.length < 2) return []',
    after: 'if (false) return []',
    reason: 'Of fewer than two Items there are no pairs; the line is there for speed.',
  },
  {
    file: 'games/hull/actions/declare.ts',
    before: 'const LARGEST_DISCOUNT = 1',
    after: 'const LARGEST_DISCOUNT = 2',
    reason: TOO_DEAR_EARLY,
  },
  {
    file: 'games/hull/actions/declare.ts',
    before:
      'if (cost - LARGEST_DISCOUNT > purse || unmet(s, me, action, source, fighting)) continue',
    after: 'if ((unmet(s, me, action, source, fighting))) continue',
    reason: TOO_DEAR_EARLY,
  },
  {
    file: 'games/hull/actions/declare.ts',
    before: 'return outOfPlace(s, me, action, source, fighting) ?? action.missing?.(s, me) ?? null',
    after: 'return (outOfPlace(s, me, action, source, fighting) ?? action.missing?.(s, me))',
    reason: NOTHING_MISSING,
  },
  {
    file: 'games/hull/actions/room-action.ts',
    before: 'return (action.missing?.(s, me) as Missing | null | undefined) ?? null',
    after: 'return (action.missing?.(s, me) as Missing | null | undefined)',
    reason: NOTHING_MISSING,
  },
  {
    file: 'games/hull/actions/room-action.ts',
    before:
      'return { ...effect, missing: (s, me) => without(s, me) ?? effect.missing?.(s, me) ?? null }',
    after: 'return { ...effect, missing: (s, me) => (without(s, me) ?? effect.missing?.(s, me)) }',
    reason: NOTHING_MISSING,
  },
  {
    file: 'games/nemesis/cards/items/quest.ts',
    before: 'for (let i = 0; i < count; i++) {',
    after: 'for (let i = 0; i <= count; i++) {',
    reason: 'Who comes once more has passed, and whoever has passed is left out.',
  },
  {
    file: 'games/common/once.ts',
    before: 'if (known === undefined) {',
    after: 'if (true) {',
    reason: 'What is kept is computed again.',
  },
  {
    file: 'games/common/once.ts',
    before: 'found.set(of, known)',
    after: ';',
    reason: 'What is not kept is computed again.',
  },
  {
    file: 'games/hull/items.ts',
    before: 'one.bound = Math.max(...bonds) + 1',
    after: 'one.bound = Math.max(...bonds) + 2',
    reason: 'No other bond has that number either: which it is says nothing.',
  },
  {
    file: 'games/hull/redeal.ts',
    before: 'if (isAlike(card)) pile[i] = cards.pop()!',
    after: 'if (isAlike(card)) pile[i] = cards.shift()!',
    reason: EITHER_END,
  },
  {
    file: 'games/hull/redeal.ts',
    before: 'for (const room of rooms) room.tile = tiles.pop()!',
    after: 'for (const room of rooms) room.tile = tiles.shift()!',
    reason: EITHER_END,
  },
  {
    file: 'games/hull/redeal.ts',
    before: 'for (const card of unknown) card.id = ids.pop()!',
    after: 'for (const card of unknown) card.id = ids.shift()!',
    reason: EITHER_END,
  },
  {
    file: 'games/hull/redeal.ts',
    before: 'for (const weakness of hidden) weakness.id = ids.pop()!',
    after: 'for (const weakness of hidden) weakness.id = ids.shift()!',
    reason: EITHER_END,
  },
  {
    file: 'games/hull/redeal.ts',
    before: 'for (const card of deck) card.id = ids.pop()!',
    after: 'for (const card of deck) card.id = ids.shift()!',
    reason: EITHER_END,
  },
  {
    file: 'games/hull/ruleset.ts',
    before: 'if (latest.id !== s.ruleset) latest = RULESETS.get(s.ruleset)!',
    after: 'if (true) latest = RULESETS.get(s.ruleset)!',
    reason: 'The latest ruleset is looked up again; the question is there for speed.',
  },
  {
    file: 'games/hull/turn.ts',
    before: 'scans: false,',
    after: 'scans: true,',
    reason: 'It is asked of whoever acts, and whoever begins to act says it.',
  },
  {
    file: 'games/hull/view.ts',
    before: '.sort((a, b) => (order(a) < order(b) ? -1 : 1))',
    after: '.sort((a, b) => (order(a) < order(b) ? -1 : 2))',
    reason: 'Every number above zero says "after".',
  },
  {
    file: 'games/theseus/ring.ts',
    before:
      'for (const slot of SECTORS[sector].slots) if (SLOTS[slot].bonus) s.bonus[slot] = cards.pop()!',
    after:
      'for (const slot of SECTORS[sector].slots) if (SLOTS[slot].bonus) s.bonus[slot] = cards.shift()!',
    reason: 'From which end a shuffled heap is taken does not matter.',
  },
  {
    file: 'games/theseus/setup.ts',
    before:
      "return wanted.map((faction) => (faction === 'random' ? free.pop()! : (faction as FactionId)))",
    after:
      "return wanted.map((faction) => (faction === 'random' ? free.shift()! : (faction as FactionId)))",
    reason: 'From which end a shuffled heap is taken does not matter.',
  },
  {
    file: 'games/theseus/setup.ts',
    before: 'phantom: false,',
    after: 'phantom: true,',
    reason: 'It is asked for in turns only, and every turn begins with none.',
  },
  {
    file: 'games/aftermath/board.ts',
    before: 'const BESIDE = { x: -320, y: 260 }',
    after: 'const BESIDE = { x: -321, y: 260 }',
    reason: DRAWN,
  },
  {
    file: 'games/aftermath/board.ts',
    before: 'const BESIDE = { x: -320, y: 260 }',
    after: 'const BESIDE = { x: -320, y: 261 }',
    reason: DRAWN,
  },
  {
    file: 'games/aftermath/setup/epilogue.ts',
    before: 'id: seen.length === 0 ? unseen.pop()! : id,',
    after: 'id: seen.length === 0 ? unseen.shift()! : id,',
    reason: EITHER_END,
  },
  {
    file: 'games/aftermath/setup/epilogue.ts',
    before: ': { id: s.box.weaknesses.pop()!, found: false }',
    after: ': { id: s.box.weaknesses.shift()!, found: false }',
    reason: EITHER_END,
  },
  {
    file: 'games/lockdown/ducts.ts',
    before:
      "const nobody: Intruder = { name: '', type: 'adult', room: NONE, injuries: 0, token: null }",
    after:
      "const nobody: Intruder = { name: '', type: 'adult', room: NONE, injuries: 1, token: null }",
    reason: 'It attacks once and is on no board: nobody asks for its injuries.',
  },
  {
    file: 'games/lockdown/setup.ts',
    before: '(space): CssToken => ({ id: css.pop()!, seen: [], space, used: false }),',
    after: '(space): CssToken => ({ id: css.shift()!, seen: [], space, used: false }),',
    reason: EITHER_END,
  },
  {
    file: 'games/retaliation/actions/attacking.ts',
    before: 'if (groups.length === 0) return []',
    after: 'if (false) return []',
    reason: 'At nobody there is no way to shoot; the line is there for speed.',
  },
  {
    file: 'games/retaliation/actions/declare.ts',
    before: 'params: params ? { by, ...params, cost } : { by, cost },',
    after: 'params: true ? { by, ...params, cost } : { by, cost },',
    reason: 'Spreading nothing adds nothing.',
  },
  {
    file: 'games/retaliation/cards/actions/common.ts',
    before:
      "roomDef(s, me.room).icons.length > 0 ? null : { why: 'no-icons', rule: 'RET-SEARCH-01' },",
    after:
      "roomDef(s, me.room).icons.length > 1 ? null : { why: 'no-icons', rule: 'RET-SEARCH-01' },",
    reason: 'No Room has one icon alone.',
  },
  {
    file: 'games/retaliation/actions/attacking.ts',
    before: 'if (places.length === 0) return []',
    after: 'if (false) return []',
    reason: 'At nobody there is no way to burst; the line is there for speed.',
  },
  {
    file: 'games/retaliation/actions/declare.ts',
    before: 'if (cost > purse) continue',
    after: 'if (false) continue',
    reason: TOO_DEAR_EARLY,
  },
  {
    file: 'games/retaliation/actions/declare.ts',
    before: 'if (card !== null || me.wounds.length === 0) return base',
    after: 'if ((card !== null)) return base',
    reason: 'No wounds add nothing; the question is there for speed.',
  },
  {
    file: 'games/retaliation/intruders.ts',
    before: 'if (types.length === 0) return groups',
    after: 'if (false) return groups',
    reason: 'Of none there are no groups; the line is there for speed.',
  },
  {
    file: 'games/retaliation/pack.ts',
    before: 'if (def === undefined) {',
    after: 'if (true) {',
    reason: 'What is kept is looked up again.',
  },
  {
    file: 'games/retaliation/pack.ts',
    before: 'cardDefs.set(card, def)',
    after: ';',
    reason: 'What is not kept is looked up again.',
  },
  {
    file: 'games/retaliation/queries.ts',
    before:
      'return isBySize(intruders) ? intruders : intruders.sort((a, b) => sizeOf(b.type) - sizeOf(a.type))',
    after: 'return false ? intruders : intruders.sort((a, b) => sizeOf(b.type) - sizeOf(a.type))',
    reason: SORTED_ALREADY,
  },
  {
    file: 'games/retaliation/queries.ts',
    before: 'if (sizeOf(intruders[i].type) > sizeOf(intruders[i - 1].type)) return false',
    after: 'if (true) return false',
    reason: SORTED_ALREADY,
  },
  {
    file: 'games/retaliation/queries.ts',
    before: 'if (sizeOf(intruders[i].type) > sizeOf(intruders[i - 1].type)) return false',
    after: 'if (sizeOf(intruders[i].type) >= sizeOf(intruders[i - 1].type)) return false',
    reason: SORTED_ALREADY,
  },
  {
    file: 'games/retaliation/queries.ts',
    before: 'return true',
    after: 'return false',
    reason: SORTED_ALREADY,
  },
  {
    file: 'games/retaliation/combat.ts',
    before: "if (text.kills && weapon) breakItem(t, me, weapon, 'RET-COMBAT-05')",
    after: "if ((text.kills)) breakItem(t, me, weapon, 'RET-COMBAT-05')",
    reason: 'Without a Weapon there is no text that kills.',
  },
  {
    file: 'games/retaliation/facility.ts',
    before: 'return { row: (a.row + b.row) / 2, col: (a.col + b.col) / 2 }',
    after: 'return { row: (a.row + b.row) / 3, col: (a.col + b.col) / 2 }',
    reason: ROWS_IN_ORDER,
  },
  {
    file: 'games/retaliation/facility.ts',
    before: 'return { row: (a.row + b.row) / 2, col: (a.col + b.col) / 2 }',
    after: 'return { row: (a.row + b.row) * 2, col: (a.col + b.col) / 2 }',
    reason: ROWS_IN_ORDER,
  },
  {
    file: 'games/retaliation/index.ts',
    before: 'version: 3,',
    after: 'version: 4,',
    reason: 'Saves compare it with their own: which number it is says nothing.',
  },
  {
    file: 'games/retaliation/setup.ts',
    before: 'const number = s.corridorSupply.pop()!',
    after: 'const number = s.corridorSupply.shift()!',
    reason: EITHER_END,
  },
]

export function explanationOf(
  list: readonly Explained[],
  { file, before, after }: Shown & { readonly file: string },
): Explained | undefined {
  return list.find(
    (entry) => entry.file === file && entry.before === before && entry.after === after,
  )
}

/** Entries about these sources that fit none of their changes any more. */
export function stale(
  list: readonly Explained[],
  sources: readonly Source[],
  changes: readonly Change[],
): Explained[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  return list
    .filter(({ file }) => texts.has(file))
    .filter(
      (entry) =>
        !changes.some(
          (change) =>
            change.file === entry.file &&
            explanationOf([entry], { file: entry.file, ...shown(texts.get(entry.file)!, change) }),
        ),
    )
}
