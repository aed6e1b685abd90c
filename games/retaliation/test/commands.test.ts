import { describe, expect, test } from 'vitest'
import { type Position, retaliation } from './position.ts'

describe('Commands', () => {
  /** The Recon (Rank 4) holds a Command; the Contractor (Rank 0) stands next door. */
  const commanding = () =>
    retaliation('recon', 'contractor')
      .room('r2c2', 'armory')
      .corridor('r2c2-r2c4', 404)
      .at('contractor', 'armory')
      .hand('recon', 'chain-of-command')

  test('RET-ORDER-01 RET-ORDER-04 RET-ORDER-06 RET-GEN-06: a lower Rank is moved; it makes the Noise roll and pays nothing', () => {
    const game = commanding()
      .dice({ noise: [2] })
      .cards('contractor', 2)
      .play()
    game.act('chain-of-command:order:1:move:204')
    expect(game.whereIs('contractor')).toBe('landing-zone')
    expect(game.noise).toEqual([204])
    expect(game.player('contractor').hand).toHaveLength(2)
    expect(game.log('noise-roll')[0].params!.seat).toBe(1)
  })

  test('RET-ORDER-02 RET-ORDER-07: also who has Passed, and has Passed still afterwards; nobody is asked', () => {
    const game = commanding()
      .passed('contractor')
      .cards('recon', 1)
      .dice({ noise: [1] })
      .play()
    game.choose('chain-of-command:order:1:move:204')
    expect(game.whereIs('contractor')).toBe('landing-zone')
    expect(game.player('contractor').passed).toBe(true)
    expect([game.asked, game.prompt]).toEqual([['recon'], 'action'])
  })

  test('RET-ORDER-07: only what the other is able to do: no shot without a loaded Weapon that works, no way through a Closed Door', () => {
    const orders = (laid: Position) => laid.play().ways('chain-of-command')
    const fighting = () => commanding().intruder('adult', 'armory').horde(404, 'adult')
    const shots = ['order:1:shoot:adult-1', 'order:1:burst:404']
    expect(orders(fighting())).toEqual(expect.arrayContaining(shots))
    const empty = orders(fighting().loaded('contractor', 'handgun', null))
    const broken = orders(
      fighting().with((s) => {
        s.players[1].hands[0][0].malfunction = true
      }),
    )
    expect(empty.filter((id) => id.startsWith('order'))).toEqual([])
    expect(broken).toEqual(empty)
    expect(orders(commanding())).toContain('order:1:move:404')
    expect(orders(commanding().closed(404, 'armory'))).not.toContain('order:1:move:404')
  })

  test('RET-ORDER-07: whoever shoots spends the Ammo', () => {
    const game = commanding()
      .horde(404, 'adult')
      .dice({ burst: [2] })
      .play()
      .act('chain-of-command:order:1:burst:404')
    expect(game.player('contractor').hands[0][0].slots).toEqual(['half-ammo'])
    expect(game.player('recon').hands[0][0].slots).toEqual(['ammo'])
  })

  test('RET-ORDER-03: never into an Opportunity Attack', () => {
    const corridor = commanding().horde(404, 'adult').play()
    expect(corridor.ways('chain-of-command')).not.toContain('order:1:move:404')
    expect(corridor.ways('chain-of-command')).toContain('order:1:burst:404')
    const combat = commanding().intruder('adult', 'armory').play()
    const ways = combat.ways('chain-of-command').filter((id) => id.includes(':move:'))
    expect(ways).toEqual([])
    expect(combat.ways('chain-of-command')).toContain('order:1:shoot:adult-1')
  })

  test('RET-ORDER-01: it shoots at the one that is named', () => {
    const game = commanding()
      .intruder('adult', 'armory')
      .dice({ shoot: ['crit'] })
      .play()
      .act('chain-of-command:order:1:shoot:adult-1')
    expect(game.prompt).toBe('action')
    expect(game.intrudersIn('armory')).toEqual([])
    expect(game.told('shoots', 'seat')).toEqual([1])
  })

  test('RET-ORDER-01: who takes the Hits, and whether there is more to it, says whoever gave the order', () => {
    const game = commanding()
      .emptyHanded('contractor')
      .item('contractor', 'gatling-gun')
      .loaded('contractor', 'gatling-gun', 'ammo')
      .horde(404, 'drone', 'adult', 'adult')
      .dice({ burst: [2, 1] })
      .play()
      .choose('chain-of-command:order:1:burst:404')
      .settle()
    expect([game.asked, game.prompt]).toEqual([['recon'], 'share-hits'])
    game.choose('hits:0-2-0-0')
    expect([game.asked, game.prompt]).toEqual([['recon'], 'burst-again'])
  })

  test('RET-ORDER-01: so it is of a Shot, and of where something is driven', () => {
    const game = commanding()
      .emptyHanded('contractor')
      .item('contractor', 'sawed-off-shotgun')
      .loaded('contractor', 'sawed-off-shotgun', 'ammo')
      .intruder('adult', 'armory')
      .play()
      .choose('chain-of-command:order:1:shoot:adult-1')
      .settle()
    expect([game.asked, game.prompt]).toEqual([['recon'], 'shoot-or-repel'])
    game.choose('repel-it')
    expect([game.asked, game.prompt]).toEqual([['recon'], 'repel'])
    game.choose('repel:404')
    expect(game.intrudersAt(404)).toEqual(['adult'])
    expect(game.player('contractor').hands.flat()[0].slots).toEqual(['half-ammo'])
  })

  test('RET-ORDER-05 RET-DOOR-08: a Closed Door in between blocks it', () => {
    const game = commanding().closed(204, 'armory').play()
    expect(game.ways('chain-of-command')).toEqual(['shift-lander:9', 'shift-lander:11'])
  })

  test('RET-ORDER-05: higher Ranks are not commanded', () => {
    const game = retaliation('recon', 'officer').hand('recon', 'chain-of-command').play()
    expect(game.ways('chain-of-command')).toEqual(['shift-lander:9', 'shift-lander:11'])
  })

  test('Chain of Command as a Reaction: the Command does not concern whoever plays it', () => {
    const game = retaliation('officer', 'recon')
      .hand('officer', 'first-in-command')
      .hand('recon', 'chain-of-command')
      .play()
    game.choose('first-in-command:order:1:move:204')
    expect(game.asked).toEqual(['recon'])
    game.choose('refuse-command')
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.player('recon').discard).toEqual(['re-chain-of-command'])
    expect(game.player('officer').discard).toEqual(['of-first-in-command'])
  })

  test("Officer's Channel carries another Command anywhere", () => {
    const game = retaliation('officer', 'recon')
      .room('r4c8', 'armory')
      .at('recon', 'armory')
      .hand('officer', 'officers-channel', 'stay-calm')
      .play()
    game.act('officers-channel:relay:stay-calm:armory')
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.player('officer').discard.sort()).toEqual(['of-officers-channel', 'of-stay-calm'])
  })

  test("RET-ORDER-05: Officer's Channel has others Burst wherever they are; the card itself does not", () => {
    const game = retaliation('officer', 'recon')
      .room('r4c8', 'armory')
      .corridor('r4c6-r4c8', 404)
      .at('recon', 'armory')
      .horde(404, 'adult', 'adult')
      .hand('officer', 'officers-channel', 'fire-at-will')
      .dice({ burst: [2] })
      .play()
    expect(game.ways('fire-at-will').filter((way) => way.startsWith('fire'))).toEqual([])
    game.act('officers-channel:relay:fire-at-will:armory')
    expect(game.intrudersAt(404)).toEqual([])
  })

  test('Fire at Will: everybody in a Room Bursts where the Officer says', () => {
    const game = retaliation('officer', 'recon')
      .horde(204, 'adult', 'adult', 'adult')
      .horde(104, 'adult')
      .hand('officer', 'fire-at-will')
      .dice({ burst: [2, 1] })
      .play()
    game.act('fire-at-will:fire-at-will:landing-zone')
    expect(game.asked).toEqual(['officer'])
    game.act('at-corridor:204', 'at-corridor:104')
    expect(game.intrudersAt(204)).toHaveLength(1)
    expect(game.intrudersAt(104)).toHaveLength(0)
  })

  test("RET-MOVE-14: Let's Go! brings another Character along, who makes no Noise roll", () => {
    const game = retaliation('officer', 'recon')
      .room('r2c2', 'armory')
      .hand('officer', 'lets-go')
      .dice({ noise: [1] })
      .play()
    expect(game.ways('lets-go')).toEqual(
      expect.arrayContaining(['move-card:204', 'move-card:204:with-1']),
    )
    game.act('lets-go:move-card:204:with-1')
    expect([game.whereIs('officer'), game.whereIs('recon')]).toEqual(['armory', 'armory'])
    expect(game.log('noise-roll')).toHaveLength(1)
    const horde = retaliation('officer', 'recon')
      .room('r2c2', 'armory')
      .horde(204, 'adult')
      .hand('officer', 'lets-go')
      .play()
    expect(horde.ways('lets-go')).not.toContain('move-card:204:with-1')
  })
})
