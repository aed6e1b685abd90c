import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

/** The Scout acts in the Hibernatorium, the others watch. */
function watched() {
  return position('scout', 'captain', 'pilot').cards('scout', 3)
}

describe('Interruption', () => {
  test('NEM-REACT-01 a reaction is no action: it is not offered in a turn and uses up none', () => {
    const game = position('soldier', 'captain')
      .hand('soldier', 'interruption', 'nerves-of-steel', 'rest')
      .item('soldier', 'armor')
      .hand('captain', 'interruption')
      .play()
    const offered = game.options().map((id) => id.split(':')[0])
    for (const one of ['interruption', 'nerves-of-steel', 'armor']) {
      expect(offered).not.toContain(one)
    }
    game.choose('move:c-6-11').pick('pay:rest#2')
    game.say('captain', 'interruption').say('soldier', 'let-pass')
    game.pass()
    expect(game.asked).toEqual(['captain'])
    expect(game.view(null).turn).toMatchObject({ seat: 1, taken: 0 })
  })

  test('NEM-REACT-02 a standing no is over with the round', () => {
    const game = position('scout', 'captain')
      .hand('scout', 'demolition', 'rest')
      .hand('captain', 'interruption')
      .events('regeneration')
      .dice({ tokens: ['blank'] })
      .play()
    game.choose('demolition:break-room').say('captain', 'stand-by')
    while (game.view(null).round === 1) game.pass()
    expect(game.view('captain').players[1].standsBy).toBe(false)
    game.pass().choose('move:c-6-11')
    game.pick(game.options()[0])
    expect([game.prompt, game.asked]).toEqual(['interrupt', ['captain']])
  })

  test('NEM-REACT-03 an Item used for a cancelled action is kept, and no Ammo is spent', () => {
    const grenade = position('scout', 'captain')
      .cards('scout', 2)
      .item('scout', 'grenade')
      .intruder('adult', 'hibernatorium')
      .hand('captain', 'interruption')
      .play()
    grenade.choose('grenade:adult-1', 'pay:search#0').say('captain', 'interruption').settle()
    expect(grenade.intruder('adult-1')?.injuries).toBe(0)
    expect(grenade.player('scout').inventory.map(({ id }) => id)).toEqual(['grenade'])
    // It has been shown.
    expect(grenade.view('captain').players[0].inventory).toEqual([{ colour: 'red', id: 'grenade' }])
    const shot = position('scout', 'captain')
      .cards('scout', 2)
      .intruder('adult', 'hibernatorium')
      .hand('captain', 'interruption')
      .play()
    shot.choose('shoot:rifle#0:adult-1', 'pay:search#0').say('captain', 'interruption').settle()
    expect(shot.view(null).players[0].hands[0].ammo).toBe(4)
    expect(shot.log('combat-roll')).toEqual([])
  })

  test('NEM-REACT-04 passing, dropping and leaving a pod are no actions', () => {
    const drop = watched().hand('captain', 'interruption').play()
    drop.choose('drop').pick('drop:rifle#0')
    expect([drop.asked[0], drop.prompt]).toEqual(['scout', 'action'])
    drop.choose('pass')
    expect([drop.asked[0], drop.prompt]).toEqual(['scout', 'discard-on-pass'])
    drop.pick()
    expect([drop.asked[0], drop.prompt]).toEqual(['captain', 'action'])
    const pod = position('scout', 'captain')
      .inPod('scout', 1)
      .at('captain', 'evacuation-a')
      .hand('captain', 'interruption')
      .play()
    pod.choose('leave-pod')
    expect([pod.asked[0], pod.prompt]).toEqual(['scout', 'action'])
  })

  test('NEM-REACT-04 launching a pod cannot be interrupted', () => {
    const game = position('scout', 'captain')
      .inPod('scout', 1)
      .at('captain', 'evacuation-a')
      .hand('captain', 'interruption')
      .with((s) => {
        own(s).pods[0].locked = false
      })
      .play()
    game.choose('launch')
    expect(game.whereIs('scout')).toBe('escaped')
  })

  test('NEM-REACT-04 nor other reactions', () => {
    const game = position('soldier', 'captain')
      .cards('soldier', 1)
      .item('soldier', 'armor')
      .hand('captain', 'interruption')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .play()
    game.act('move:c-6-11').choose('armor')
    expect(game.kinds('interrupts')).toEqual([])
    expect(game.whereIs('soldier')).toBe('monitoring-room')
  })
})

describe('reactions to attacks and rolls', () => {
  const surprised = (...cards: string[]) =>
    position('soldier', 'captain')
      .hand('soldier', 'search', ...cards)
      .at('captain', 'cockpit')
      .noise('c-6-11')
      .attacks('scratch-1')

  test('NEM-REACT-05 Nerves of Steel come before the card of a Surprise Attack is drawn', () => {
    const game = surprised('nerves-of-steel')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 4 }] })
      .play()
    game.choose('move:c-6-11').choose('pay:search#0')
    expect(game.prompt).toBe('nerves')
    expect(game.log('attack-card')).toEqual([])
    game.choose('nerves-of-steel')
    expect(game.log('attack-card')).toEqual([])
    expect(game.view(null).decks.attacks.discard).toEqual([])
    expect(game.player('soldier').lightWounds).toBe(0)
    expect(game.lair('adult-1')).toBe('monitoring-room')
  })

  test('NEM-REACT-05 Armor comes after the card is drawn and before its effect', () => {
    const game = surprised()
      .item('soldier', 'armor')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 4 }] })
      .play()
    game.act('move:c-6-11')
    expect(game.prompt).toBe('armor')
    expect(game.told('attack-card', 'attack')).toEqual(['scratch-1'])
    expect(game.player('soldier').lightWounds).toBe(0)
    game.choose('armor')
    expect(game.player('soldier')).toMatchObject({ lightWounds: 0, inventory: [] })
    expect(game.player('soldier').discard).toEqual(['search'])
  })

  /** The Soldier in Armor and others in the Armory, attacked with this card; the Soldier is the victim. */
  const inArmor = (type: IntruderType, card: string) =>
    position('soldier', 'captain', 'pilot', 'scout')
      .at('soldier', 'armory')
      .at('captain', 'armory')
      .at('pilot', 'armory')
      .cards('captain', 1)
      .cards('pilot', 1)
      .wound('pilot', 'wound-body')
      .wound('pilot', 'wound-leg')
      .item('soldier', 'armor')
      .intruder(type, 'armory')
      .attacks(card)
      .dice({ tokens: ['larva', 'larva'] })
      .events('coolant-leak')
      .phase('attacks')
      .play()

  test.each(['frenzy-1', 'frenzy-2'])(
    'NEM-REACT-05 Armor protects its bearer alone: %s strikes the others',
    (card) => {
      const game = inArmor('breeder', card).choose('armor')
      expect(game.player('soldier').wounds).toEqual([])
      expect(game.player('captain').wounds).toHaveLength(1)
      expect(game.whereIs('pilot')).toBe('dead')
      expect(game.player('scout').wounds).toEqual([])
    },
  )

  test('NEM-REACT-05 whom Frenzy strikes beside its target has no use for Armor', () => {
    const game = position('soldier', 'captain')
      .cards('soldier', 1)
      .item('soldier', 'armor')
      .intruder('breeder', 'hibernatorium')
      .attacks('frenzy-1')
      .events('coolant-leak')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
    expect(game.told('attack', 'seat')).toEqual([1])
    expect(game.player('soldier').wounds).toHaveLength(1)
    expect(game.player('soldier').inventory).toHaveLength(1)
  })

  test('NEM-REACT-05 cards that concern nobody else do nothing when Armor ignores them', () => {
    for (const card of ['transformation-1', 'summoning']) {
      const game = inArmor('creeper', card).choose('armor')
      expect(game.told('attack-card', 'attack')).toEqual([card])
      expect(game.intrudersIn('armory')).toEqual(['creeper'])
      expect(game.log('surprise-attack')).toEqual([])
    }
    for (const card of ['scratch-1', 'claws-1', 'bite-1', 'slime']) {
      const game = inArmor('adult', card).choose('armor')
      for (const seat of [0, 1]) {
        expect(game.view(null).players[seat]).toMatchObject({ lightWounds: 0, slime: false })
        expect(game.view(null).players[seat].wounds).toEqual([])
      }
      expect(game.whereIs('pilot')).toBe('armory')
    }
  })

  test('NEM-REACT-05 everybody is told that the Armor held', () => {
    const game = inArmor('breeder', 'frenzy-1').choose('armor')
    for (const reader of ['soldier', 'captain', null] as const) {
      expect(game.log('armor-holds', reader)).toMatchObject([
        { params: { seat: 0 }, rule: 'NEM-REACT-05' },
      ])
    }
    expect(inArmor('breeder', 'frenzy-1').choose('bear-it').log('armor-holds')).toEqual([])
  })

  test('NEM-REACT-05 an ignored Larva stays in the room', () => {
    const larva = { noise: [2 as const], tokens: ['larva' as const] }
    const armor = surprised().item('soldier', 'armor').play().dice(larva)
    armor.act('move:c-6-11')
    expect(armor.prompt).toBe('armor')
    expect(armor.intrudersIn('monitoring-room')).toEqual(['larva'])
    armor.choose('armor')
    expect(armor.intrudersIn('monitoring-room')).toEqual(['larva'])
    expect(armor.player('soldier').larva).toBe(false)
    expect(armor.player('soldier').discard).toEqual(['search'])
  })

  test('NEM-REACT-01 reactions are possible in the Event phase', () => {
    const game = position('soldier', 'captain')
      .phase('attacks')
      .at('captain', 'cockpit')
      .item('soldier', 'armor')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .play()
    expect([game.asked[0], game.prompt]).toEqual(['soldier', 'armor'])
    game.choose('armor')
    expect(game.log('light-wound')).toEqual([])
  })

  test('NEM-REACT-01 the Motion Tracker rolls again for a card, once', () => {
    const start = () =>
      position('scout', 'captain')
        .at('captain', 'cockpit')
        .item('scout', 'motion-tracker')
        .hand('scout', 'search', 'rest', 'clean')
        .noise('c-6-11')
        .dice({ noise: [2, 4] })
        .play()
        .choose('move:c-6-11', 'pay:search#0')
    const game = start()
    expect(game.prompt).toBe('motion-tracker')
    expect(game.options()).toEqual(['keep-roll', 'reroll:rest#0'])
    game.choose('reroll:rest#0')
    expect(game.told('noise-roll', 'face')).toEqual([2, 4])
    expect(game.noise).toEqual(['c-2-6', 'c-6-11'])
    expect(game.player('scout').discard).toEqual(['search', 'rest'])
    expect(game.prompt).toBe('action')
    expect(game.view(null).turn.taken).toBe(1)
    expect(start().choose('keep-roll').log('encounter')).toHaveLength(1)
  })

  test('NEM-REACT-01 the Motion Tracker says nothing with an Intruder in the room', () => {
    const game = position('scout', 'captain')
      .item('scout', 'motion-tracker')
      .hand('scout', 'search', 'rest')
      .intruder('adult', 'hibernatorium')
      .object('hibernatorium', 'egg')
      .dice({ combat: ['miss'], noise: [1] })
      .play()
    game.act('shoot:rifle#0:eggs')
    expect(game.log('noise-roll')).toHaveLength(1)
    expect(game.prompt).toBe('action')
  })
})
