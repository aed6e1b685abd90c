import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerFirst, newGame, newGameWhere, setUp } from './new-game.ts'
import { type Playing, position, teamPosition } from './position.ts'

/** Lines and questions name the rule that made them, not one that is merely near. */

function rulesOf(game: Playing, kind: string): (string | undefined)[] {
  return game.log(kind).map((line) => line.rule)
}

/** The rule of the open question, after its prompt. */
function asked(game: Playing): string {
  return `${game.prompt} ${game.decision.rule}`
}

describe('every id', () => {
  test('that the sources cite stands in the ledger', () => {
    const folder = join(import.meta.dirname, '..')
    const ledger = readFileSync(join(folder, '../../docs/rules/theseus.md'), 'utf8')
    const sources = ['', 'cards'].flatMap((inner) =>
      readdirSync(join(folder, inner))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(folder, inner, name), 'utf8')),
    )
    const cited = new Set(sources.join('\n').match(/THE-[A-Z]+-\d+/g))
    expect(cited.size).toBeGreaterThan(100)
    expect([...cited].filter((id) => !ledger.includes(`**${id}**`))).toEqual([])
  })
})

describe('an Upgrade token is taken by the rule that gives it', () => {
  test.each([
    ['marines', 'marine-1', 'mar-armoury', 'THE-CARD-04'],
    ['greys', 'grey-1', 'gre-optimiser', 'THE-CARD-64'],
  ] as const)('%s: %s with %s by %s', (faction, unit, card, rule) => {
    const game = position(faction, 'aliens').unit(unit, 'corridors', 'a').card(card, 'ctl-2').play()
    game.choose(`move:${unit}`, 'room:control-room-a')
    expect(rulesOf(game, 'upgrade-taken')).toEqual([rule])
  })

  test('the Bonus card by THE-CARD-83, and it is played by THE-BONUS-02', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .kept('marines', 'bon-upgrade')
      .play()
    game.choose('play:bon-upgrade')
    expect(rulesOf(game, 'upgrade-taken')).toEqual(['THE-CARD-83'])
    expect(rulesOf(game, 'plays')).toEqual(['THE-BONUS-02'])
  })

  test('an own Sector by THE-SECTACT-13, Pandora by THE-PAND-27', () => {
    const marines = position('marines', 'aliens').unit('marine-1', 'control-room', 'a').play()
    marines.choose('move:marine-1', 'room:loading-dock-a')
    expect(rulesOf(marines, 'upgrade-taken')).toEqual(['THE-SECTACT-13'])

    const pandora = position('pandora', 'aliens')
      .pandoraAt('control-room')
      .unit('runner-1', 'corridors', 'a')
      .play()
    pandora.choose('move:runner-1', 'room:control-room-a', 'pandora-first')
    expect(rulesOf(pandora, 'upgrade-taken')).toEqual(['THE-PAND-27'])
  })
})

describe('a card is discarded by the rule that discards it', () => {
  test('a used Minefield by THE-CARDTYPE-20', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .card('mar-minefield', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(rulesOf(game, 'discarded')).toEqual(['THE-CARDTYPE-20'])
  })

  test('an enemy card by Clean Base: THE-SECTACT-14', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .card('ali-camouflaged', 'dock-1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'clean-base:dock-1')
    expect(rulesOf(game, 'discarded')).toEqual(['THE-SECTACT-14'])
  })

  test("a card of Pandora's own, where she shares the Sector: THE-PAND-31", () => {
    const game = position('pandora', 'aliens')
      .pandoraAt('alien-nest')
      .unit('runner-1', 'control-room', 'a')
      .card('ali-camouflaged', 'nest-1')
      .controlled('nest-1', 'catcher-1', false)
      .play()
    game.choose('move:runner-1', 'room:alien-nest-a', 'clean-base:nest-1')
    expect(rulesOf(game, 'discarded')).toEqual(['THE-PAND-31'])
  })

  test('an own card to make room by THE-PLAN-09, and the slot refilled by THE-PLAN-05', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .card('mar-barricade', 'dock-1')
      .pending('mar-fire', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'go-on')
    game.choose('plan-install:dock-p1', 'install-over:dock-1')
    expect(rulesOf(game, 'discarded')).toEqual(['THE-PLAN-09'])
    expect(rulesOf(game, 'pending')).toEqual(['THE-PLAN-05'])
  })

  test('an enemy pending card by THE-PLAN-04, and the own card comes by it too', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .pending('ali-hive', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'go-on', 'plan-replace:dock-p1')
    expect(rulesOf(game, 'discarded')).toEqual(['THE-PLAN-04'])
    expect(rulesOf(game, 'pending')).toEqual(['THE-PLAN-04'])
  })
})

describe('an attack names what called for it', () => {
  test.each([
    ['marines', 'marine-1', 'mar-assault', 'THE-CARD-03'],
    ['aliens', 'alien-1', 'ali-assault', 'THE-CARD-40'],
  ] as const)('%s: %s with %s by %s', (faction, unit, card, rule) => {
    const game = position(faction, 'greys').unit(unit, 'corridors', 'a').card(card, 'ctl-2').play()
    game.choose(`move:${unit}`, 'room:control-room-a')
    expect(rulesOf(game, 'assault')).toEqual([rule])
  })

  test('the Corridors by THE-SECTACT-03', () => {
    const game = position('marines', 'aliens').unit('marine-1', 'alien-nest', 'a').play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(rulesOf(game, 'assault')).toEqual(['THE-SECTACT-03'])
  })

  test('an Ambush by THE-CARD-94', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('mar-ambush', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(rulesOf(game, 'flash-assault')).toEqual(['THE-CARD-94'])
  })

  test('an Incubator that fills its Sector by THE-CARD-44, its Room by THE-CARD-43', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('ali-incubator', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(asked(game)).toBe('room THE-CARD-43')

    const filled = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'c')
      .card('ali-incubator', 'ctl-2')
      .play()
    filled.choose('move:alien-1', 'room:control-room-a')
    expect(rulesOf(filled, 'flash-assault')).toEqual(['THE-CARD-44'])
  })

  test('a Data attack asks for its target by THE-ATTACK-06', () => {
    const game = position('greys', 'marines')
      .unit('grey-1', 'loading-dock', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'corridors', 'c')
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    expect(asked(game)).toBe('attack-target THE-ATTACK-06')
  })

  test('in a death-match attacks and Traps score by THE-DM-06, all else by THE-DM-13', () => {
    const trap = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'grey-wreck', 'a')
      .card('mar-fire', 'ctl-2')
      .play()
    trap.choose('move:grey-1', 'room:control-room-a')
    expect(rulesOf(trap, 'wounded')).toEqual(['THE-DM-06'])

    const drain = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'grey-wreck', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('gre-life-drain', 'ctl-2')
      .play()
    drain.choose('move:grey-1', 'room:control-room-a')
    expect(rulesOf(drain, 'wounded')).toEqual(['THE-DM-13'])
  })
})

describe('on the way', () => {
  test('a Trap strikes who stops by THE-TRAP-01 and who passes by THE-TRAP-03', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .card('mar-fire', 'ctl-2')
      .card('mar-fire', 'nest-1')
      .play()
    game.choose('move:alien-1', 'room:alien-nest-a')
    expect(rulesOf(game, 'trap')).toEqual(['THE-TRAP-03', 'THE-TRAP-01'])
  })

  test('a Detector lays its tokens by THE-CARD-08', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('mar-detector', 'ctl-2')
      .play()
    game.choose('move:marine-1', 'room:control-room-a', 'deactivate:tech-bay')
    expect(rulesOf(game, 'deactivation')).toEqual(['THE-CARD-08'])
  })

  test('what a Remote Control triggers is resolved by THE-CARD-38', () => {
    const game = position('scientists', 'aliens')
      .unit('scientist-1', 'corridors', 'a')
      .card('sci-remote-control', 'ctl-2')
      .card('sci-archives', 'lab-1')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a', 'trigger:lab-1')
    expect(rulesOf(game, 'action')).toEqual(['THE-ACTCARD-01', 'THE-CARD-38'])
  })

  test('the Movement of an Extra Turn is asked by THE-SECTACT-07', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'corridors', 'a')
      .kept('marines', 'bon-gangway')
      .play()
    game.choose('move:marine-1', 'room:tech-bay-a')
    expect(asked(game)).toBe('extra-movement THE-SECTACT-07')
  })

  test('a Hatching takes its Room by THE-PAND-19, or ejects for it by THE-PAND-20', () => {
    const pandora = () =>
      position('pandora', 'aliens').pandoraAt('tech-bay').unit('creature-1', 'corridors', 'a')
    const alone = pandora().play()
    alone.choose('move:creature-1', 'room:control-room-a', 'hatch:runner')
    expect(asked(alone)).toBe('room THE-PAND-19')

    const full = pandora()
      .unit('creature-2', 'control-room', 'b')
      .unit('creature-3', 'control-room', 'c')
      .unit('catcher-1', 'control-room', 'd')
      .play()
    full.choose('move:creature-1', 'hatch:runner')
    expect(asked(full)).toBe('eject THE-PAND-20')
    full.choose('eject:creature-1')
    expect(rulesOf(full, 'ejected')).toEqual(['THE-PAND-20'])
  })
})

describe("Pandora's one use of a card ends", () => {
  test('by THE-PAND-39 for a Shortcut and by THE-PAND-40 for a Module', () => {
    const shortcut = position('pandora', 'aliens')
      .pandoraAt('tech-bay')
      .unit('runner-1', 'corridors', 'a')
      .card('ali-ventilation-conduit', 'ctl-2')
      .controlled('ctl-2', 'warrior-1')
      .play()
    shortcut.choose('move:runner-1', 'skip:ctl-2', 'room:alien-nest-a')
    expect(rulesOf(shortcut, 'control-ends')).toEqual(['THE-PAND-39'])

    const module = position('pandora', 'aliens')
      .pandoraAt('tech-bay')
      .unit('runner-1', 'tech-bay', 'a')
      .unit('alien-1', 'corridors', 'b')
      .card('ali-camouflaged', 'cor-1')
      .controlled('cor-1', 'warrior-1')
      .play()
    module.choose('move:runner-1', 'room:corridors-a').endTurn()
    expect(rulesOf(module, 'control-ends')).toEqual(['THE-PAND-40'])
  })
})

describe('setup and end', () => {
  test('partners place their units by THE-TEAM-08', () => {
    const game = setUp(newGame(['marines', 'aliens', 'scientists', 'greys'], { mode: 'team' }))
    expect(new Set(rulesOf(game, 'placed'))).toEqual(new Set(['THE-TEAM-08']))
  })

  test('a starting card without a slot is put back by THE-BEGIN-10', () => {
    const four = ['marines', 'aliens', 'scientists', 'greys'] as const
    const options = { mode: 'team', threeCards: true }
    const game = newGameWhere(four, options, 'no-slot-left', () => true)
    expect(asked(game)).toBe('no-slot-left THE-BEGIN-10')
    answerFirst(game)
    expect(game.log().map((line) => line.rule)).toContain('THE-BEGIN-10')
  })

  test('who wins, wins by a rule: of the mode and of the track', () => {
    const duel = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'corridors', 'b')
      .life('aliens', 1)
      .play()
    duel.choose('move:marine-1', 'room:corridors-a')
    expect(rulesOf(duel, 'wins')).toEqual(['THE-AIM-03'])

    const archives = (game: ReturnType<typeof position>) =>
      game.card('sci-archives', 'ctl-2').data('scientists', 19).play()
    const data = archives(
      position('scientists', 'aliens').unit('scientist-1', 'corridors', 'a'),
    ).choose('move:scientist-1', 'room:control-room-a')
    expect(rulesOf(data, 'wins')).toEqual(['THE-AIM-04'])

    const deathmatch = archives(
      position('scientists', 'aliens', 'greys').unit('scientist-1', 'laboratory', 'a'),
    ).choose('move:scientist-1', 'room:control-room-a')
    expect(rulesOf(deathmatch, 'wins')).toEqual(['THE-DM-09'])

    const team = archives(
      teamPosition('scientists', 'aliens', 'marines', 'greys').unit(
        'scientist-1',
        'corridors',
        'a',
      ),
    ).choose('move:scientist-1', 'room:control-room-a')
    expect(rulesOf(team, 'wins')).toEqual(['THE-TEAM-19', 'THE-TEAM-19'])
  })

  test('a game decided by totals names the rule for them', () => {
    const last = (game: ReturnType<typeof position>) =>
      game
        .unit('marine-1', 'corridors', 'a')
        .deck('marines')
        .pending('mar-fire', 'ctl-p1')
        .life('marines', 15)
        .endOfGame(3)
        .play()
        .choose('move:marine-1', 'room:control-room-a', 'plan-install:ctl-p1', 'install:ctl-2')
    const duel = last(position('marines', 'aliens').life('aliens', 10))
    expect(rulesOf(duel, 'totals')).toEqual(['THE-END-04'])
    expect(rulesOf(duel, 'wins')).toEqual(['THE-AIM-05'])
    const team = last(teamPosition('marines', 'aliens', 'scientists', 'greys').life('aliens', 10))
    expect(rulesOf(team, 'totals')).toEqual(['THE-TEAM-20'])
    expect(rulesOf(team, 'wins')).toEqual(['THE-TEAM-20', 'THE-TEAM-20'])
  })
})
