import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** What a player would touch to choose an option: the client lights it up. */

function pointsAt(game: Playing, option: string): string[] | undefined {
  const found = game.decision().options.find(({ id }) => id === option)
  return found?.targets?.map(({ kind, id }) => `${kind} ${id}`)
}

const fight = () => position('soldier', 'captain').intruder('adult', 'hibernatorium')
const calm = () => position('scout', 'captain')

const ACTIONS: [string, string[], () => Position][] = [
  [
    'shoot:assault-rifle#0:adult-1',
    ['intruder adult-1', 'item assault-rifle'],
    () => fight().cards('soldier', 1),
  ],
  [
    'shoot:rifle#0:eggs',
    ['object eggs', 'item rifle'],
    () => calm().at('scout', 'nest').cards('scout', 1),
  ],
  ['melee:adult-1', ['intruder adult-1'], () => fight().cards('soldier', 1)],
  [
    'pick-up:corpse',
    ['object corpse'],
    () => calm().object('hibernatorium', 'corpse').cards('scout', 1),
  ],
  [
    'craft:taser:energy-charge+tools',
    ['item taser', 'item energy-charge', 'item tools'],
    () => calm().item('scout', 'energy-charge').item('scout', 'tools').cards('scout', 1),
  ],
  [
    'activate-quest:motion-tracker:energy-charge',
    ['item motion-tracker', 'item energy-charge'],
    () => calm().item('scout', 'energy-charge').cards('scout', 2),
  ],
  ['activate-quest:ship-log', ['item ship-log'], () => captainAt('comms-room')],
]

function captainAt(tile: string): Position {
  return position('captain', 'scout').at('captain', tile).cards('captain', 1)
}

const CARDS: [string, string[], () => Position][] = [
  ['search:green', ['deck green'], () => calm().at('scout', 'laboratory').hand('scout', 'search')],
  ['full-auto:adult-1', ['intruder adult-1'], () => fight().hand('soldier', 'full-auto')],
  [
    'covering-fire:assault-rifle#0:both-1',
    ['seat 1', 'seat 0', 'item assault-rifle'],
    () => fight().hand('soldier', 'covering-fire', 'rest'),
  ],
  [
    'order:1:c-6-11',
    ['seat 1', 'corridor c-6-11', 'place 5'],
    () => position('captain', 'scout').hand('captain', 'order', 'rest'),
  ],
  [
    'demolition:destroy-door:c-6-11',
    ['corridor c-6-11'],
    () => calm().door('c-6-11', 'closed').hand('scout', 'demolition', 'rest'),
  ],
  ['demolition:break-room', ['place 10'], () => calm().hand('scout', 'demolition', 'rest')],
  [
    'pyrotechnics:light-fire:bandages',
    ['item bandages'],
    () =>
      position('mechanic', 'captain')
        .item('mechanic', 'bandages')
        .hand('mechanic', 'pyrotechnics', 'rest'),
  ],
  [
    'technical-corridors:2',
    ['place 1'],
    () =>
      position('mechanic', 'captain')
        .at('mechanic', 'nest')
        .hand('mechanic', 'technical-corridors', 'rest'),
  ],
]

const ITEMS: [string, string[], () => Position][] = [
  [
    'fire-extinguisher:spray:adult-1',
    ['intruder adult-1'],
    () => fight().item('soldier', 'fire-extinguisher').cards('soldier', 1),
  ],
  [
    'taser:shock-intruder:adult-1',
    ['intruder adult-1'],
    () => fight().item('soldier', 'taser').cards('soldier', 1),
  ],
  [
    'taser:shock-character:1',
    ['seat 1'],
    () => calm().item('scout', 'taser').cards('scout', 1).hand('captain', 'rest'),
  ],
  [
    'grenade:adult-1',
    ['intruder adult-1', 'place 10'],
    () => fight().item('soldier', 'grenade').cards('soldier', 1),
  ],
  [
    'grenade:eggs-9',
    ['place 8'],
    () => calm().at('scout', 'nest').item('scout', 'grenade').cards('scout', 1),
  ],
  [
    'molotov-cocktail:11',
    ['place 10'],
    () => fight().item('soldier', 'molotov-cocktail').cards('soldier', 1),
  ],
  [
    'tools:turn-door:c-6-11',
    ['corridor c-6-11'],
    () => calm().item('scout', 'tools').cards('scout', 1),
  ],
  [
    'duct-tape:bind:rifle+fire-extinguisher#0',
    ['item rifle', 'item fire-extinguisher'],
    () => calm().item('scout', 'duct-tape').item('scout', 'fire-extinguisher').cards('scout', 1),
  ],
  [
    'bandages:dress:wound-leg',
    ['wound wound-leg'],
    () => calm().item('scout', 'bandages').wound('scout', 'wound-leg').cards('scout', 1),
  ],
  [
    'energy-charge:charge-weapon:rifle#0',
    ['item rifle'],
    () => calm().item('scout', 'energy-charge').ammo('scout', 'rifle', 0).cards('scout', 1),
  ],
  [
    'comms-key:1-personal',
    ['seat 1'],
    () =>
      calm()
        .at('scout', 'laboratory')
        .item('scout', 'comms-key')
        .is('captain', { signal: true })
        .cards('scout', 1),
  ],
  ['ship-log:1', ['seat 1'], () => captainAt('comms-room').item('captain', 'ship-log')],
]

const ROOMS: [string, string[], () => Position][] = [
  [
    'hatch-control:1',
    ['pod 1'],
    () => calm().tile(6, 'hatch-control').at('scout', 'hatch-control').cards('scout', 2),
  ],
  [
    'laboratory:corpse',
    ['slot corpse'],
    () => calm().at('scout', 'laboratory').object('laboratory', 'corpse').cards('scout', 2),
  ],
  [
    'command-center:17',
    ['place 16'],
    () => calm().tile(6, 'command-center').at('scout', 'command-center').cards('scout', 2),
  ],
]

test.each([...ACTIONS, ...CARDS, ...ITEMS, ...ROOMS])(
  '%s points at %j',
  (option, targets, ship) => {
    expect(pointsAt(ship().play(), option)).toEqual(targets)
  },
)

const QUESTIONS: [string, string[], () => Playing][] = [
  [
    'to:c-6-11',
    ['corridor c-6-11', 'place 5'],
    () =>
      fight()
        .hand('soldier', 'covering-fire', 'rest')
        .play()
        .choose('covering-fire:assault-rifle#0:1'),
  ],
  [
    'close-door:c-17-19',
    ['corridor c-17-19'],
    () =>
      calm()
        .tile(6, 'command-center')
        .at('scout', 'command-center')
        .cards('scout', 2)
        .play()
        .act('command-center:17'),
  ],
  [
    'noise:c-2-6',
    ['corridor c-2-6'],
    () => calm().cards('scout', 2).play().act('careful-move:c-6-11'),
  ],
  [
    'noise:technical-1',
    ['technical technical-1'],
    () => calm().cards('scout', 2).play().act('careful-move:c-11-14'),
  ],
  [
    'trade-with:1',
    ['seat 1'],
    () => position('scout', 'captain', 'pilot').cards('scout', 1).play().act('trade'),
  ],
  [
    'drop:corpse#1',
    ['object corpse', 'held 1'],
    () => calm().carrying('scout', 'corpse').play().act('drop'),
  ],
  [
    'card:rest#0',
    ['card rest', 'hand 0'],
    () => calm().hand('scout', 'rest').play().choose('pass'),
  ],
  [
    'intruder-card:intruder-1#0',
    ['intruderCard intruder-1'],
    () => calm().playsIntruders('captain', 'intruder-1').toAct('captain').play(),
  ],
]

test.each(QUESTIONS)('when asked, %s points at %j', (option, targets, ask) => {
  expect(pointsAt(ask(), option)).toEqual(targets)
})
