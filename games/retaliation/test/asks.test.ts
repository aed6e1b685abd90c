import { describe, expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { printed } from '../pack.ts'
import { retaliation } from './position.ts'

/** What a card asks for, way by way, at a table of five before anything is done. */
function asks(id: string, missionTask = 'eradication'): string[][] {
  const { state } = retaliation(
    'recon',
    'officer',
    'contractor',
    'medical-support',
    'combat-engineer',
  )
  const facts = { ...factsOf(state), missionTask, tasks: [id] }
  const { tasks, objectives } = printed()
  const ways = id in tasks ? tasks[id].ways(facts) : objectives[id].ways(facts, 0)
  return ways.map((way) => way.map((one) => one.id))
}

/** Each with the conditions of each of its ways. */
const CARDS: readonly [string, ...string[][]][] = [
  ['eradication', ['queen-dead', 'facility-stands']],
  ['escort-mission', ['robot-in-reactor', 'data-escapes']],
  ['essential-data', ['data-by-lander', 'section-a-explored']],
  ['facility-restart', ['hibernatorium-active', 'reactor-off']],
  ['perimeter-clearing', ['reactor-off', 'rooms-a']],
  ['primary-samples', ['eggs-escape']],
  ['reconnaissance', ['rooms-a', 'rooms-b', 'rooms-c']],
  ['the-supply-route', ['supply-route', 'facility-stands']],
  ['clean-up', ['nest-destroyed']],
  ['closedown', ['life-support-on']],
  ['crucial-intelligence', ['data-by-lander']],
  ['culinary-sample', ['egg-carriers']],
  ['deep-search', ['rooms-c']],
  ['entrance-inspection', ['rooms-a']],
  ['faceoff', ['queen-dead']],
  ['no-corner-uncovered', ['rooms-b']],
  ['safety-procedure', ['hibernatorium-active']],
  ['scientific-sample', ['egg-carriers']],
  ['shutdown-coop', ['reactor-off']],
  ['systems-backup', ['robot-is-in-reactor']],
  ['official-order', ['queen-dead', 'facility-stands']],
  ['ulterior-motive', ['mission-open']],
  ['self-serving', ['alone']],
  ['veni-vidi-vici', ['nest-destroyed']],
  ['the-great-hunt', ['queen-dead']],
  ['shutdown-private', ['life-support-off', 'own-data']],
  ['luxurious-offer', ['own-egg']],
  ['crews-favorite', ['lowest-survives'], ['highest-dies']],
  ['the-right-moment-to-strike', ['alone']],
  ['greener-pastures', ['player-dead'], ['alone']],
  ['an-old-feud', ['player-dead'], ['alone']],
  ['quarantine', ['nobody-by-lander']],
  ['experimental-subjects', ['contamination-escapes']],
  ['insider-information', ['own-data', 'no-other-data']],
  ['states-evidence', ['own-data', 'no-other-data']],
  ['weve-got-history', ['lowest-survives'], ['highest-dies']],
  ['hostile-takeover', ['player-dead'], ['alone']],
  ['corporate-contract', ['player-dead'], ['alone']],
]

describe('RET-OBJ-04: what Tasks and Objectives ask for', () => {
  test.each(CARDS)('%s', (id, ...ways) => {
    expect(asks(id)).toEqual(ways)
  })

  test('every card is among them', () => {
    const { tasks, objectives } = printed()
    expect(CARDS.map(([id]) => id).sort()).toEqual(
      [...Object.keys(tasks), ...Object.keys(objectives)].sort(),
    )
  })
})
