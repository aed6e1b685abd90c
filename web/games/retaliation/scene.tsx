import { memo } from 'react'
import { HEIGHT, WIDTH } from '../scenes/sky.tsx'
import '../scenes/scenes.css'
import './scene.css'

/** A door that should have stayed shut: green light, what waits behind it, and four marines with their lamps. */
export const RetaliationScene = memo(function RetaliationScene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-retaliation"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="ret-glow" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="scene-acid-in" />
          <stop offset="1" className="scene-acid-out" />
        </radialGradient>
        <linearGradient id="ret-beam" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" className="scene-beam-in" />
          <stop offset="1" className="scene-beam-out" />
        </linearGradient>
        <linearGradient id="ret-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-hull-top" />
          <stop offset="1" className="scene-hull-bottom" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#ret-wall)" className="scene-bulkhead" />
      <path
        d="M0 124H170M0 224H150M470 124H640M490 224H640M70 0V354M570 0V354M0 30H200M440 30H640"
        className="scene-bulkhead-seam"
      />
      <g transform="translate(0 34)">
        <Door />
        <Queen />
        <path d="M0 320H640V400H0z" className="scene-floor" />
        <g className="scene-beams" fill="url(#ret-beam)">
          <path d="M200 286L120 70L200 88Z" />
          <path d="M282 292L236 70L300 88Z" />
          <path d="M392 292L350 70L420 88Z" />
          <path d="M470 286L450 70L540 88Z" />
        </g>
        {MARINES.map(({ x, scale }) => (
          <g key={x} transform={`translate(${x} 330) scale(${scale})`} className="scene-marine">
            <path d="M-9-74a9 9 0 0118 0q0 7-4 9l12 5 5 26-7 2-2-6 1 18 4 40h-11l-6-32-6 32h-11l4-40-1-20-6 8-6-4 8-32 12-6q-4-3-4-10z" />
            <path d="M6-46h34v6H6z" />
          </g>
        ))}
      </g>
    </svg>
  )
})

const MARINES = [
  { x: 166, scale: 1 },
  { x: 252, scale: 0.92 },
  { x: 366, scale: 0.92 },
  { x: 444, scale: 1 },
]

const FRAME = 'M170 320V120L230 40H410L470 120V320z'

function Door() {
  return (
    <g>
      <path d={FRAME} className="scene-doorway" />
      <path d={FRAME} className="scene-door-lamps" />
      <ellipse cx="320" cy="170" rx="160" ry="150" fill="url(#ret-glow)" className="scene-acid" />
    </g>
  )
}

function Queen() {
  return (
    <g className="scene-queen">
      <path
        className="scene-queen-legs"
        d="M300 190L238 112L204 214L214 300M300 214L256 178L236 262L246 320M340 190L402 112L436 214L426 300M340 214L384 178L404 262L394 320"
      />
      <path d="M320 172C366 186 374 244 350 322H290C266 244 274 186 320 172Z" />
      <path d="M320 52C358 54 370 104 356 148C348 174 336 190 320 200C304 190 292 174 284 148C270 104 282 54 320 52Z" />
      <path d="M300 178q-8 26 10 42q-4-20 4-34zM340 178q8 26-10 42q4-20-4-34z" />
      <g className="scene-queen-eyes">
        <path d="M296 132l17 11-15 2zM344 132l-17 11 15 2z" />
        <circle cx="300" cy="120" r="2.5" />
        <circle cx="340" cy="120" r="2.5" />
      </g>
    </g>
  )
}
