import type { Language } from '@bulkhead/kernel'
import { useLocation } from 'wouter'
import type { Following } from '../../games/entry.ts'
import { followersOf } from '../../games/index.ts'
import type { Position } from '../../play/position.ts'
import { useSettings } from '../../play/settings.ts'
import { Icon, type IconShape } from '../../ui/icon.tsx'

/** A game that somebody may want to go on with from an end. */
export interface Follower {
  readonly id: string
  readonly icon: IconShape
  readonly follows: Following
  /** Why it cannot be; null where it can. */
  readonly refusal: string | null
}

export function followersAt(
  game: string,
  { view }: Pick<Position, 'view'>,
  language: Language,
): readonly Follower[] {
  return followersOf(game).flatMap(({ id, icon, follows }) => {
    const from = follows.from(view)
    if (from === 'never') return []
    return [{ id, icon, follows, refusal: from === 'possible' ? null : from[language] }]
  })
}

interface Props {
  readonly follower: Follower
  readonly place: 'here' | 'server'
  readonly position: Position
  readonly table: string
  /** What says why not. */
  readonly why: string
}

/** A press leads to who plays; where somebody has opened it already, to that table. */
export function GoOn({ follower, place, position, table, why }: Props) {
  const { language } = useSettings()
  const [, navigate] = useLocation()
  const { id, icon, follows, refusal } = follower
  const { sequel } = position.table
  const to = sequel === null ? `/new/${id}/after/${place}/${table}` : `/t/${sequel}`
  return (
    <button
      type="button"
      className="button page-act"
      disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : why}
      onClick={() => navigate(to)}
    >
      <Icon shape={icon} size={16} />{' '}
      {(sequel === null ? follows.name : follows.comeAlong)[language]}
    </button>
  )
}
