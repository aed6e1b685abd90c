import type { View } from '@bulkhead/hull/view.ts'
import { expect, test } from 'vitest'
import type { Asked } from '../../../play/position.ts'
import type { Situation } from '../../coach.ts'
import { firstRole, OWN } from '../coach.ts'

const tip = firstRole('sentry', { en: '', fr: '' })

function offering(...characters: readonly string[]): Situation<View> {
  const options = characters.map((id) => ({
    id,
    label: 'role',
    targets: [{ kind: 'character', id }],
  }))
  const asked = { prompt: 'role', options } as unknown as Asked
  return { asked, view: {} as View, stage: 'targets', lines: [] }
}

test('a Character to begin with is recommended only where they are offered', () => {
  expect(tip.at(offering('janitor', 'sentry'))).toBe(OWN)
  expect(tip.at(offering('janitor', 'hacker'))).toBeNull()
})
