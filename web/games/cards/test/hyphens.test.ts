import { expect, test } from 'vitest'
import { hyphenated } from '../hyphens.ts'

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-')

test('long words of a name may break between syllables, short ones never', () => {
  expect(shown('Reconnaissance')).toBe('Recon-nais-sance')
  expect(shown('Rechargement')).toBe('Rechar-ge-ment')
  expect(shown('Menues réparations')).toBe('Menues répa-ra-tions')
  expect(shown('Téléportation')).toBe('Télé-porta-tion')
  expect(shown('Autochargeur')).toBe('Autochar-geur')
  expect(shown('Clé d’évacuation')).toBe('Clé d’éva-cua-tion')
  expect(shown('Search')).toBe('Search')
})
