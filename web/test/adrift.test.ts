import './browser.ts'
import { aftermath } from '@bulkhead/aftermath'
import { isRefusal, Match, type Save } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { ANN, newRoom, ok } from './room.ts'

const EPILOGUE = { play: 'epilogue' }

test('bots play a ship adrift, telling how far they are, and an Epilogue goes on from it', async () => {
  const here = newRoom()
  const wanted = { game: 'aftermath', options: EPILOGUE, seats: 2 }
  const before = (await here.room.adrift(wanted)) as Save
  expect(before.game).toBe('nemesis')
  const seed = { kind: 'fast' as const, seed: 1 }
  expect(isRefusal(Match.start(aftermath, { seats: 2, options: EPILOGUE, seed, before }))).toBe(
    false,
  )
  const seats = [ANN, { kind: 'bot' as const, bot: 'gentle' }]
  const id = ok(await here.room.create({ game: 'aftermath', seats, options: EPILOGUE, before }))
  const again = ok(await here.room.again(id))
  const saved = (await here.room.save(again)) as { match: Save }
  expect(saved.match.before?.hash).toBe(before.hash)
  // Another one each time.
  const other = (await here.room.adrift(wanted)) as Save
  expect(other.hash).not.toBe(before.hash)
})

test('a game that begins afresh needs no ship', async () => {
  const here = newRoom()
  const options = { play: 'investigation' }
  expect(await here.room.adrift({ game: 'aftermath', options, seats: 2 })).toMatchObject({
    error: 'bad-setup',
  })
})
