import type { Option } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { blowOdds, noiseOdds, rollsFor, shotOdds } from '@bulkhead/nemesis/odds'
import type { Look } from '../../play/boards.ts'
import { readerOf } from './names.ts'
import { phrase } from './text/index.ts'

/** What dice may bring to whoever moves or attacks. */

export function moveRisk(view: NemesisView, option: Option, { language }: Look): string {
  const reader = readerOf(view)
  const place = Number(idOf(option, 'place'))
  if (reader === undefined) return ''
  const me = view.players[reader]
  if (!rollsFor(view, me, place)) return phrase(language, 'nemesis.hint.no-roll')
  const { encounter, danger } = noiseOdds(view, me, place)
  return phrase(language, 'nemesis.hint.noise', {
    encounter: Math.round(100 * encounter),
    danger: Math.round(100 * danger),
  })
}

export function attackRisk(view: NemesisView, option: Option, { language }: Look): string {
  const name = idOf(option, 'intruder')
  const against = view.intruders.find((one) => one.name === name)?.type ?? 'eggs'
  const weapon = idOf(option, 'item')
  const faces = weapon === undefined ? blowOdds(view, against) : shotOdds(view, weapon, against)
  const hits = faces.filter((injuries) => injuries > 0).length
  return phrase(language, 'nemesis.hint.faces', { hits, faces: faces.length })
}

function idOf({ targets = [] }: Option, kind: string): string | undefined {
  const target = targets.find((one) => one.kind === kind)
  return target && String(target.id)
}
