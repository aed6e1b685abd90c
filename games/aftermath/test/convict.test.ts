import { describe, expect, test } from 'vitest'
import { classic, epilogue, Position } from './position.ts'

/** CHAR-CONVICT: the Convict and the handcuffs. */

const free = (...crew: string[]) =>
  classic('convict', ...crew).with((s) => {
    s.players[0].hands = []
    for (const player of s.players)
      player.inventory = player.inventory.filter(({ id }) => id !== 'handcuff-keys')
  })

const costs = (position: Position) =>
  Object.fromEntries(
    position
      .play()
      .decision()
      .options.map(({ id, params }) => [id, params?.cost]),
  )

/** Offers the keys, and the other takes them for nothing. */
function handOver(game: ReturnType<Position['play']>): void {
  game.pick(game.options().find((id) => id.includes('handcuff-keys'))!)
  if (game.prompt === 'show') game.pick()
  game.choose('take-offer', 'agree')
}

const handcuffed = (game: ReturnType<Position['play']>) =>
  game.player('convict').hands.some(({ item }) => item?.id === 'handcuffs')

describe('handcuffs', () => {
  test('AFT-CHAR-CONVICT-01 fill one hand, and cannot be dropped', () => {
    const game = classic('convict', 'scout').play()
    expect(game.view('scout').players[0].hands).toMatchObject([{ item: 'handcuffs' }])
    expect(game.options()).not.toContain('drop')
    const full = classic('convict', 'scout')
      .carrying('convict', 'egg')
      .object('hibernatorium', 'carcass')
      .cards('convict', 3)
      .play()
      .act('pick-up:carcass')
    expect(full.player('convict').hands.map(({ item, object }) => item?.id ?? object)).toEqual([
      'handcuffs',
      'carcass',
    ])
  })

  test('AFT-CHAR-CONVICT-01 make Melee, Pick Up and Craft 1 card dearer, and nothing else', () => {
    const calm = costs(classic('convict', 'scout').cards('convict', 4))
    expect([calm['pick-up:corpse'], calm['move:c-6-11']]).toEqual([2, 1])
    const fighting = classic('convict', 'scout')
      .intruder('adult', 'hibernatorium')
      .hand('convict', 'punch', 'search', 'search')
    expect(costs(fighting)).toMatchObject({ 'melee:adult-1': 2, 'punch:adult-1': 0 })
    expect(costs(free('scout').cards('convict', 4))['pick-up:corpse']).toBe(1)
    const crafting = (position: Position) => {
      const ready = position.item('convict', 'energy-charge').item('convict', 'tools')
      const all = Object.entries(costs(ready.cards('convict', 4)))
      return all.flatMap(([id, cost]) => (id.startsWith('craft:') ? [cost] : []))
    }
    expect([crafting(classic('convict', 'scout')), crafting(free('scout'))]).toEqual([[2], [1]])
  })

  test('AFT-CHAR-CONVICT-02 alone the Convict begins free', () => {
    const alone = classic('convict').play()
    expect(handcuffed(alone)).toBe(false)
    expect(alone.state.removed).toContain('handcuffs')
    expect(handcuffed(classic('convict', 'scout').play())).toBe(true)
  })

  test('AFT-CHAR-CONVICT-03 the keys are given up in the own turn', () => {
    const game = classic('scout', 'convict').play().choose('give-up-keys')
    expect([handcuffed(game), game.player('scout').inventory]).toEqual([false, []])
    expect(game.view(null).turn.taken).toBe(0)
    expect(game.log('freed')).toMatchObject([{ params: { seat: 1 } }])
  })

  test('AFT-CHAR-CONVICT-03 or handed to the Convict in a trade; everybody knows who has them', () => {
    const position = () =>
      classic('scout', 'convict', 'pilot').cards('scout', 2).cards('convict', 1)
    expect(position().play().view('pilot').players[0].inventory).toMatchObject([
      { id: 'handcuff-keys' },
    ])
    const game = position().play().act('trade')
    game.choose('trade-with:1')
    handOver(game)
    expect(handcuffed(game)).toBe(false)
    expect(game.player('convict').inventory).toEqual([])
  })

  test('AFT-CHAR-CONVICT-03 between others the keys lock on', () => {
    const game = classic('scout', 'convict', 'pilot')
      .cards('scout', 2)
      .cards('pilot', 1)
      .play()
      .act('trade')
    game.choose('trade-with:2')
    handOver(game)
    expect(game.player('pilot').inventory).toMatchObject([{ id: 'handcuff-keys' }])
    expect(handcuffed(game)).toBe(true)
  })

  test('AFT-CHAR-CONVICT-03 free when the holder dies, sleeps or leaves', () => {
    const dead = classic('scout', 'convict', 'pilot')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-arm')
      .fire('hibernatorium')
      .play()
      .pass()
    expect([dead.whereIs('scout'), handcuffed(dead)]).toEqual(['dead', false])
    const away = classic('scout', 'convict', 'pilot')
      .inPod('scout', 1)
      .unlocked(1)
      .play()
      .choose('launch')
    expect([away.whereIs('scout'), handcuffed(away)]).toEqual(['escaped', false])
    const asleep = classic('scout', 'convict', 'pilot')
      .at('convict', 'cockpit')
      .at('pilot', 'cockpit')
      .time(7)
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('hibernatorium')
    expect([asleep.whereIs('scout'), handcuffed(asleep)]).toEqual(['hibernating', false])
  })

  test('AFT-CHAR-CONVICT-03 the death of another changes nothing', () => {
    const game = classic('pilot', 'scout', 'convict')
      .with((s) => {
        s.players[1].inventory.push(...s.players[0].inventory.splice(0))
      })
      .wound('pilot', 'wound-leg')
      .wound('pilot', 'wound-leg')
      .wound('pilot', 'wound-arm')
      .fire('hibernatorium')
      .play()
      .pass()
    expect([game.whereIs('pilot'), handcuffed(game)]).toEqual(['dead', true])
  })
})

describe('bionic-arm', () => {
  const armed = () => free('scout').item('convict', 'bionic-arm')

  test('AFT-CHAR-CONVICT-04 Rest for 1 card', () => {
    const game = armed().hand('convict', 'clean', 'search').play().act('bionic-arm')
    expect(game.player('convict').hand).toEqual([])
    expect(game.player('convict').discard).toEqual(['search'])
    expect(armed().cards('convict', 2).play().why('bionic-arm')).toBe('no-contamination')
  })

  test('AFT-CHAR-CONVICT-05 laid on a wound, which has no effect and is not dressed', () => {
    const game = armed().wound('convict', 'wound-leg').cards('convict', 2).play()
    game.choose('cover-wound:wound-leg')
    expect(game.player('convict').wounds).toEqual([
      { id: 'wound-leg', dressed: false, covered: true },
    ])
    expect(game.view('scout').players[0].wounds).toMatchObject([{ covered: true, dressed: false }])
    const fighting = armed()
      .wound('convict', 'wound-leg')
      .intruder('adult', 'hibernatorium')
      .cards('convict', 2)
      .play()
    const price = () =>
      fighting.decision().options.find(({ id }) => id === 'move:c-6-11')?.params?.cost
    expect(price()).toBe(2)
    fighting.choose('cover-wound:wound-leg')
    expect(price()).toBe(1)
  })

  test('AFT-CHAR-CONVICT-05 on a wound of his own alone: nobody else can wear it', () => {
    const game = classic('scout', 'convict')
      .item('scout', 'bionic-arm')
      .wound('scout', 'wound-leg')
      .play()
    expect(game.options().filter((id) => id.startsWith('cover-wound'))).toEqual([])
  })

  test('AFT-CHAR-CONVICT-05 not on a wound that is dressed', () => {
    const dressed = armed()
      .wound('convict', 'wound-leg')
      .wound('convict', 'wound-arm')
      .with((s) => {
        s.players[0].wounds[0].dressed = true
      })
    expect(
      dressed
        .play()
        .options()
        .filter((id) => id.startsWith('cover-wound')),
    ).toEqual(['cover-wound:wound-arm'])
  })

  test('AFT-CHAR-CONVICT-05 once; it can be neither dropped nor laid again', () => {
    const game = armed().wound('convict', 'wound-leg').wound('convict', 'wound-arm').play()
    expect(game.options()).toContain('drop')
    game.choose('cover-wound:wound-leg')
    expect(game.options().filter((id) => id.startsWith('cover-wound') || id === 'drop')).toEqual([])
  })

  test('AFT-CHAR-CONVICT-06 it still lets him Rest', () => {
    const game = armed().wound('convict', 'wound-leg').hand('convict', 'clean', 'search').play()
    game.choose('cover-wound:wound-leg').act('bionic-arm')
    expect(game.player('convict').hand).toEqual([])
  })
})

describe('pipe', () => {
  test('AFT-CHAR-CONVICT-07 AFT-CHAR-CONVICT-09 a missed blow costs a Light Wound, and the Pipe is turned over', () => {
    const game = free('scout')
      .item('convict', 'pipe')
      .intruder('adult', 'hibernatorium')
      .cards('convict', 2)
      .dice({ combat: ['miss'] })
      .play()
      .act('melee:adult-1')
    expect(game.player('convict')).toMatchObject({ lightWounds: 1, wounds: [], hands: [] })
    expect(game.player('convict').quests).toEqual(['bionic-arm', 'pipe'])
  })

  test('AFT-CHAR-CONVICT-07 a blow that hits leaves it alone', () => {
    const game = free('scout')
      .item('convict', 'pipe')
      .intruder('adult', 'hibernatorium')
      .cards('convict', 2)
      .attacks('scratch-4')
      .dice({ combat: ['one'] })
      .play()
      .act('melee:adult-1')
    expect(game.player('convict').hands).toMatchObject([{ item: { id: 'pipe' } }])
  })

  test('AFT-CHAR-CONVICT-08 is found in any room, again and again', () => {
    for (const tile of ['hibernatorium', 'engine-1', 'armory']) {
      const game = free('scout').at('convict', tile).cards('convict', 2).play()
      game.act('activate-quest:pipe')
      expect(game.player('convict').hands).toMatchObject([{ item: { id: 'pipe' } }])
    }
  })

  test('AFT-CHAR-CONVICT-09 dropped, it is turned over too', () => {
    const game = free('scout').item('convict', 'pipe').play().choose('drop')
    game.pick(game.options()[0])
    expect(game.player('convict')).toMatchObject({ hands: [], quests: ['bionic-arm', 'pipe'] })
  })

  test('AFT-CHAR-CONVICT-10 it cannot be traded', () => {
    const game = free('scout')
      .item('convict', 'pipe')
      .item('convict', 'bandages')
      .cards('convict', 2)
      .cards('scout', 1)
      .play()
    game.act('trade', 'trade-with:1')
    expect([game.prompt, game.options()]).toEqual(['offer', ['offer:bandages#0']])
  })
})

describe('no-way', () => {
  test('AFT-CHAR-CONVICT-11 nobody moves him, and nobody can interrupt that', () => {
    const game = classic('captain', 'convict', 'scout')
      .hand('captain', 'order')
      .hand('convict', 'no-way')
      .hand('scout', 'interruption')
      .play()
      .act('order:1:c-6-11')
    expect([game.asked, game.prompt]).toEqual([['convict'], 'imposed'])
    game.choose('no-way')
    expect([game.whereIs('convict'), game.asked]).toEqual(['hibernatorium', ['captain']])
    expect(game.player('captain').discard).toEqual(['order'])
  })

  test('AFT-CHAR-CONVICT-11 neither Authority nor a Suggestion makes him move', () => {
    const ordered = classic('ceo', 'convict')
      .hand('ceo', 'authority', 'search')
      .hand('convict', 'no-way')
      .play()
      .act('authority:1:c-6-11', 'no-way')
    expect([ordered.whereIs('convict'), ordered.asked]).toEqual(['hibernatorium', ['ceo']])
    const urged = classic('psychologist', 'convict')
      .hand('psychologist', 'suggestion', 'search')
      .hand('convict', 'no-way', 'search')
      .play()
      .act('suggestion:1:move', 'no-way')
    expect([urged.player('convict').hand, urged.asked]).toEqual([['search'], ['psychologist']])
  })

  test('AFT-CHAR-CONVICT-11 nobody makes him discard', () => {
    const game = classic('psychologist', 'convict')
      .hand('psychologist', 'helping-hand')
      .hand('convict', 'no-way', 'search')
      .play()
    game.act('helping-hand:1', 'no-way')
    expect(game.player('convict').hand).toEqual(['search'])
  })

  test('AFT-CHAR-CONVICT-11 an Interruption of his action has no effect', () => {
    const game = classic('convict', 'scout')
      .hand('convict', 'no-way', 'search')
      .hand('scout', 'interruption')
      .dice({ noise: ['silence'] })
      .play()
      .choose('move:c-6-11')
    game.pick('pay:search#1').say('scout', 'interruption')
    game.choose('let-pass')
    expect([game.asked, game.prompt]).toEqual([['convict'], 'imposed'])
    game.choose('no-way')
    expect(game.whereIs('convict')).toBe('turret-room')
    expect(game.player('scout').discard).toEqual(['interruption'])
  })
})

describe('cards', () => {
  test('AFT-CHAR-CONVICT-12 short-tempered: the room for nothing, and a noise roll after all of it', () => {
    const game = free('scout')
      .at('convict', 'nest')
      .hand('convict', 'short-tempered')
      .dice({ noise: ['silence', 4] })
      .play()
    game.act(`short-tempered:${game.ways('short-tempered')[0]}`)
    expect(game.player('convict').hands).toMatchObject([{ object: 'egg' }])
    expect(game.told('noise-roll', 'face')).toEqual(['silence', 4])
    const broken = free('scout')
      .at('convict', 'comms-room')
      .malfunction('comms-room')
      .hand('convict', 'short-tempered')
    expect(broken.play().why('short-tempered')).toBe('malfunction')
  })

  test('AFT-CHAR-CONVICT-12 short-tempered: in a pod nobody rolls for noise', () => {
    const game = free('scout')
      .at('convict', 'evacuation-a')
      .unlocked(1)
      .hand('convict', 'short-tempered')
      .dice({ noise: ['silence'] })
      .play()
    game.act(`short-tempered:${game.ways('short-tempered')[0]}`)
    expect(game.whereIs('convict')).toBe('pod-1')
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('AFT-CHAR-CONVICT-13 opportunist: the corridor is closed behind him, even if its door was destroyed', () => {
    for (const door of ['open', 'destroyed'] as const) {
      const game = free('scout')
        .hand('convict', 'opportunist', 'search')
        .door('c-6-11', door)
        .dice({ noise: ['silence'] })
        .play()
        .act('opportunist:c-6-11')
      expect([game.whereIs('convict'), game.corridor('c-6-11').door]).toEqual([
        'turret-room',
        'closed',
      ])
      expect(game.player('convict').hand).toEqual([])
    }
  })

  test('opportunist: in combat an Escape, with its attacks and its price', () => {
    const fleeing = () =>
      free('scout')
        .at('scout', 'cockpit')
        .hand('convict', 'opportunist', 'search', 'search')
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-1')
        .dice({ noise: ['silence'] })
    const game = fleeing().play().act('opportunist:c-6-11')
    expect([game.player('convict').lightWounds, game.corridor('c-6-11').door]).toEqual([
      1,
      'closed',
    ])
    expect(costs(fleeing().wound('convict', 'wound-leg'))['opportunist:c-6-11']).toBe(2)
  })

  test('AFT-CHAR-CONVICT-13 opportunist: no corridor is closed behind whoever does not get away', () => {
    const game = free('scout')
      .at('scout', 'cockpit')
      .hand('convict', 'opportunist', 'search', 'search')
      .wound('convict', 'wound-leg', true)
      .wound('convict', 'wound-leg', true)
      .wound('convict', 'wound-arm', true)
      .wound('convict', 'wound-arm', true)
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .play()
      .act('opportunist:c-6-11')
    expect([game.whereIs('convict'), game.corridor('c-6-11').door]).toEqual(['dead', 'open'])
  })

  test('opportunist: through corridors alone, in combat or not', () => {
    const inMainRoom = () => epilogue('convict', 'scout').cards('convict', 10)
    const corridors = ['s-22-23', 's-22-24', 's-22-25']
    const calm = inMainRoom().play()
    expect(calm.ways('opportunist')).toEqual(corridors)
    expect(calm.ways('move')).toContain('technical-5')
    const fighting = inMainRoom().intruder('adult', 'shuttle-main').play()
    expect(fighting.ways('opportunist')).toEqual(corridors)
    const labels = (game: typeof calm) =>
      game
        .decision()
        .options.flatMap(({ id, label }) => (id.startsWith('opportunist') ? [label] : []))
    expect([new Set(labels(calm)), new Set(labels(fighting))]).toEqual([
      new Set(['opportunist']),
      new Set(['escape']),
    ])
    expect(fighting.ways('move')).toContain('technical-5')
  })

  test('AFT-CHAR-CONVICT-14 punch: 1 injury more before the check, hit or miss', () => {
    const punching = (face: 'miss' | 'one') =>
      free('scout')
        .hand('convict', 'punch')
        .intruder('adult', 'hibernatorium')
        .attacks('scratch-4')
        .dice({ combat: [face] })
        .play()
        .act('punch:adult-1')
    const hit = punching('one')
    expect([hit.intruder('adult-1')!.injuries, hit.player('convict').wounds]).toEqual([2, []])
    expect(hit.log('kill-check')).toHaveLength(1)
    const missed = punching('miss')
    expect(missed.intruder('adult-1')!.injuries).toBe(1)
    expect(missed.player('convict').wounds).toHaveLength(1)
  })

  test('scrounge: a Search of an empty room, for 1 card', () => {
    const game = free('scout')
      .at('convict', 'armory')
      .items('armory', 0)
      .hand('convict', 'scrounge', 'search')
      .itemDeck('red', 'grenade', 'energy-charge')
      .play()
      .act('scrounge:red', 'keep-item:grenade#0')
    expect(game.player('convict').inventory).toMatchObject([{ id: 'grenade' }])
    expect(game.player('convict').hand).toEqual([])
  })
})

describe('the Trait', () => {
  const battered = (wounds: number, traits = true) => {
    const position = new Position(['convict', 'scout'], { play: 'classic', traits })
    const ids = ['wound-leg', 'wound-leg', 'wound-body', 'wound-body']
    for (const id of ids.slice(0, wounds)) position.wound('convict', id)
    return position
  }

  test('AFT-CHAR-CONVICT-15 with three Serious Wounds he bears a fourth, with four any further kills', () => {
    const burnt = (wounds: number, traits?: boolean) =>
      battered(wounds, traits).is('convict', { lightWounds: 2 }).fire('hibernatorium').play().pass()
    expect(burnt(3).player('convict').wounds).toHaveLength(4)
    expect(burnt(4).whereIs('convict')).toBe('dead')
    expect(burnt(3, false).whereIs('convict')).toBe('dead')
  })

  test('AFT-CHAR-CONVICT-16 Intruder attacks count the wounds that he has', () => {
    const game = battered(2)
      .at('scout', 'cockpit')
      .intruder('adult', 'hibernatorium')
      .attacks('bite-1')
      .phase('attacks')
      .play()
    expect(game.whereIs('convict')).toBe('dead')
  })
})
