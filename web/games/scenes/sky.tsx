import { memo } from 'react'
import { starsOf } from './stars.ts'

export const WIDTH = 640
export const HEIGHT = 420

export const Sky = memo(function Sky({ seed }: { readonly seed: number }) {
  return (
    <g className="scene-stars">
      {starsOf(seed, 130, WIDTH, HEIGHT).map(({ x, y, r, twinkles }) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r={r} className={twinkles ? 'scene-twinkle' : ''} />
      ))}
    </g>
  )
})
