import { describe, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import {
  bare,
  crowded,
  dealt,
  embattled,
  laden,
  othersThan,
  visiting,
  wholeHand,
} from './crowded.ts'
import { deedsBy, deedsIn } from './deeds.ts'
import { each, recorded } from './recorded.ts'

const CHARACTERS = Object.keys(PRINTED.characters)

describe('RET-ACT-21 RET-INFO-01: what each Character can do, with every card in hand', () => {
  const whole = (me: string) => dealt(wholeHand(crowded(me), me), me)

  test.each(CHARACTERS)('%s', async (me) => {
    await recorded(me, {
      'out of Combat': deedsIn(whole(me)),
      'in Combat': deedsIn(embattled(whole(me), me)),
      'with nothing left, out of Combat': deedsIn(bare(whole(me))),
      'with nothing left, in Combat': deedsIn(bare(embattled(whole(me), me))),
    })
  })

  test('RET-MODE-COOP-07 RET-MODE-COOP-08: with knocked-over Characters about, by the cooperative rules', async () => {
    const among = (me: string) => {
      const [near, away] = othersThan(me)
      const laid = dealt(wholeHand(crowded(me, { mode: 'coop', deadly: true }), me), me)
      for (const one of [near, away]) laid.emptyHanded(one).out(one, 'down')
      return laid.at(away, 'server-room')
    }
    await recorded(
      'cooperative',
      each(CHARACTERS, (me) =>
        ['officer', 'combat-engineer', 'contractor'].includes(me)
          ? deedsIn(among(me))
          : deedsBy(among(me), 'sprint', 'breakthrough', 'use-room'),
      ),
    )
  })
})

describe('RET-ITEM-02: what each Item does', () => {
  const carrying = (me: string) => dealt(laden(crowded(me), me).cards(me, 4), me)

  test('everything at once', async () => {
    await recorded('items', {
      'out of Combat': deedsIn(carrying('recon')),
      'in Combat': deedsIn(embattled(carrying('recon'), 'recon')),
      'with nothing left, out of Combat': deedsIn(bare(carrying('contractor'))),
      'with nothing left, in Combat': deedsIn(
        bare(embattled(carrying('contractor'), 'contractor')),
      ),
    })
  })
})

describe('RET-ACT-15: what each Room does', () => {
  test('whoever stands there', async () => {
    await recorded(
      'rooms',
      each(Object.keys(PRINTED.rooms), (tile) => [
        ...deedsBy(visiting(tile), 'use-room', 'search', 'phosphates', 'secure'),
        ...deedsBy(bare(visiting(tile)), 'use-room', 'pass'),
      ]),
    )
  })
})

describe('RET-ROBOT-08: what each Robot does', () => {
  const beside = (robot: string, tile: string) =>
    dealt(crowded('recon').robot(robot, tile).at('recon', tile).cards('recon', 3), 'recon')
      .wound('recon', 'hand')
      .with((s) => {
        s.robot.malfunction = false
      })

  test('where its user stands', async () => {
    await recorded(
      'robots',
      each(Object.keys(PRINTED.robots), (robot) => [
        ...deedsBy(beside(robot, 'armory'), 'activate-robot'),
        ...deedsBy(beside(robot, 'server-room'), 'activate-robot'),
        ...deedsBy(bare(beside(robot, 'alarm-room')), 'activate-robot'),
      ]),
    )
  })
})

describe('RET-WOUND-05: what each Serious Wound does', () => {
  test('to whoever moves, fights or passes', async () => {
    const wounded = (wound: string) => {
      const laid = dealt(crowded('recon').wound('recon', wound).cards('recon', 5), 'recon')
      return wound === 'arm' ? laid : laid.item('recon', 'tactical-hatchet')
    }
    await recorded(
      'wounds',
      each(Object.keys(PRINTED.wounds), (wound) => [
        ...deedsBy(wounded(wound), 'move', 'cautious-move', 'pass'),
        ...deedsBy(bare(embattled(wounded(wound), 'recon')), 'move:204', 'shoot', 'melee', 'pass'),
      ]),
    )
  })
})
