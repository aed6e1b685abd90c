import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'

interface Props {
  readonly corner?: ReactNode
  /** What the corner says, for those who cannot see it. */
  readonly cornerLabel?: string
  readonly art?: IconShape
  readonly name: string
  readonly text: string
  readonly foot?: ReactNode
}

/** The face of a card: cost, name, what it does, when. */
export function CardFace({ corner, cornerLabel, art, name, text, foot }: Props) {
  return (
    <>
      {art && <Icon shape={art} className="nem-card-art" size={92} />}
      <span className="nem-card-head">
        {corner && (
          <span className="nem-card-corner" aria-hidden={cornerLabel ? true : undefined}>
            {corner}
          </span>
        )}
        <strong className="nem-card-name">{name}</strong>
      </span>
      {cornerLabel && <span className="unseen">{cornerLabel}.</span>}
      <span className="nem-card-text">{text}</span>
      {foot && <span className="nem-card-foot">{foot}</span>}
    </>
  )
}
