const PATHS = {
  onwards: 'M9 5l7 7-7 7',
  back: 'M6 5v14M19 5v14l-10-7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7z',
  skip: 'M4 5v14l8-7zM13 5v14l8-7z',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4',
  speaker: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6a8 8 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6',
} as const

interface Props {
  readonly shape: keyof typeof PATHS
  readonly size?: number
}

/** Small drawings in lines. */
export function Glyph({ shape, size = 18 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="glyph" aria-hidden="true">
      <path d={PATHS[shape]} />
    </svg>
  )
}
