import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** ESCAPE: leaving a fight under the fire of a Weapon. */
export function coverSuite({ position, cite, title }: Bench): void {
  /** On the bridge with a Queen and two friends; the Stoker's salvo covers one or two of them. */
  const besieged = () =>
    position('stoker', 'bosun', 'cook')
      .hand('stoker', 'salvo')
      .item('stoker', 'flare-gun', { ammo: 2 })
      .intruder('queen', 'bridge')
      .attacks('scrape')
  const SALVO = 'salvo:flare-gun#0'

  test(
    title('NEM-ESCAPE-06 the shooter leaves unharmed for 1 Ammo, and everybody reads it'),
    () => {
      const game = besieged()
        .dice({ noise: [1] })
        .play()
        .act(`${SALVO}:self`)
      expect([game.prompt, game.options()]).toEqual(['cover-room', ['to:s-1-2', 'to:s-1-3']])
      game.choose('to:s-1-3')
      expect(game.whereIs('stoker')).toBe('workshop')
      expect(game.log('attack')).toEqual([])
      expect(game.view(null).players[0].hands[0].ammo).toBe(1)
      expect(game.noise).toEqual(['s-2-3'])
      expect(game.log('covers')).toMatchObject([
        { rule: cite('NEM-ESCAPE-06'), params: { seat: 0, item: 'flare-gun' } },
      ])
    },
  )

  test(
    title('NEM-ESCAPE-06 one other leaves, or both, the other first, each where the shooter says'),
    () => {
      const game = besieged()
        .dice({ noise: [1, 1] })
        .play()
      expect(game.ways('salvo')).toEqual([
        'flare-gun#0:self',
        'flare-gun#0:1',
        'flare-gun#0:2',
        'flare-gun#0:both-1',
        'flare-gun#0:both-2',
      ])
      game.choose(`${SALVO}:both-1`, 'to:s-1-3', 'to:s-1-2')
      expect([game.asked, game.prompt]).toEqual([['bosun'], 'be-covered'])
      expect(game.whereIs('bosun')).toBe('bridge')
      game.choose('agree')
      expect(game.told('enters', 'seat')).toEqual([1, 0])
      expect([game.whereIs('bosun'), game.whereIs('stoker')]).toEqual(['workshop', 'brood'])
      expect(game.told('noise-roll', 'seat')).toEqual([1, 0])
      expect(game.view(null).players[0].hands[0].ammo).toBe(1)
    },
  )

  test(
    title('NEM-ESCAPE-06 who does not agree stays, nothing is spent, and it is not asked again'),
    () => {
      const game = besieged().play().choose(`${SALVO}:1`, 'to:s-1-2', 'refuse')
      expect(game.asked).toEqual(['stoker'])
      expect(game.player('stoker')).toMatchObject({ hand: ['salvo'], discard: [] })
      expect(game.state.turn).toMatchObject({ taken: 0, owes: 0, scans: false })
      expect(game.view(null).players[0].hands[0].ammo).toBe(2)
      expect(game.log('refuses-cover')[0].params).toEqual({ seat: 1, place: 1 })
      expect(game.ways('salvo')).not.toContain('flare-gun#0:1')
    },
  )

  test(title('NEM-ESCAPE-06 a door that closes behind the first stops the second'), () => {
    const game = besieged()
      .unexplored('workshop', 'doors-3')
      .dice({ noise: ['silence'] })
      .play()
      .choose(`${SALVO}:both-2`, 'to:s-1-3', 'to:s-1-3', 'agree')
    expect([game.whereIs('cook'), game.whereIs('stoker')]).toEqual(['workshop', 'bridge'])
    expect(game.log('cannot-follow')[0].rule).toBe(cite('NEM-MOVE-06'))
  })

  test(title('NEM-ESCAPE-06 it needs Ammo, a way out and an Intruder'), () => {
    const empty = besieged().ammo('stoker', 'flare-gun', 0).play()
    expect(empty.forbidden('salvo')).toBe(cite('NEM-SHOOT-01'))
    const shut = besieged().door('s-1-2', 'closed').door('s-1-3', 'closed').play()
    expect(shut.forbidden('salvo')).toBe(cite('NEM-MOVE-06'))
    const calm = position('stoker', 'bosun').hand('stoker', 'salvo').item('stoker', 'flare-gun')
    expect(calm.play().forbidden('salvo')).toBe(cite('NEM-COST-06'))
  })
}
