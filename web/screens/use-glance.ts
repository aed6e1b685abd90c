import type { Language } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import { loadUi } from '../games/index.ts'
import { openFilm } from '../play/film.ts'
import { useSettings } from '../play/settings.ts'
import { isRefused } from '../play/source.ts'
import type { Listed } from './my-tables.ts'

/** How I stand at a table, in a sentence or two; empty until it is known. */
export function useGlance(table: Listed): string {
  const { language } = useSettings()
  const [glance, setGlance] = useState('')
  const { place, id, game, seat, at, stage } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened since is looked at anew.
  useEffect(() => {
    if (seat === null || stage === 'unbegun') return
    let isWanted = true
    glanceAt({ place, id, game, seat }, language)
      .catch(() => '')
      .then((text) => isWanted && setGlance(text))
    return () => {
      isWanted = false
    }
  }, [place, id, game, seat, at, stage, language])
  return glance
}

type Looked = Pick<Listed, 'place' | 'id' | 'game'> & { readonly seat: number }

/** As a replay would show it: nobody at the table takes whoever looks for present. */
async function glanceAt({ place, id, game, seat }: Looked, language: Language): Promise<string> {
  const [ui, film] = await Promise.all([loadUi(game, language), openFilm(place, id)])
  if (!ui?.glance || isRefused(film)) return ''
  const moment = await film.moment(film.length, seat)
  if (isRefused(moment) || !moment.view) return ''
  return ui.glance(moment.view, seat, ui.words(moment.view, language), language)
}
