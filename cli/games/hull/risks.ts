import { rollsFor } from '@bulkhead/hull/odds'
import { readerOf } from './names.ts'
import { type Hint, say, type Target } from './scene.ts'

/** What dice may bring to whoever moves or attacks. */

export const moveRisk: Hint = (scene, targets) => {
  const { show, view } = scene
  const reader = readerOf(view)
  if (reader === undefined) return ''
  const place = Number(idOf(targets, 'place'))
  if (!rollsFor(view, view.players[reader], place)) return say(scene, 'hull.hint.no-roll')
  const { encounter, danger } = show.chances.noise(scene, reader, place)
  return say(scene, 'hull.hint.noise', {
    encounter: Math.round(100 * encounter),
    danger: Math.round(100 * danger),
  })
}

export const attackRisk: Hint = (scene, targets) => {
  const { show, view } = scene
  const reader = readerOf(view)
  if (reader === undefined) return ''
  const name = idOf(targets, 'intruder')
  const against = view.intruders.find((one) => one.name === name)?.type ?? 'eggs'
  const weapon = idOf(targets, 'item')
  const faces =
    weapon === undefined
      ? show.chances.blow(scene, reader, against)
      : show.chances.shot(scene, reader, weapon, against)
  const hits = faces.filter((injuries) => injuries > 0).length
  return say(scene, 'hull.hint.faces', { hits, faces: faces.length })
}

function idOf(targets: readonly Target[], kind: string): string | undefined {
  const target = targets.find((one) => one.kind === kind)
  return target && String(target.id)
}
