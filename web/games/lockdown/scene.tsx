import { memo } from 'react'
import { HEIGHT, Sky, WIDTH } from '../scenes/sky.tsx'
import '../scenes/scenes.css'
import './scene.css'

/** Mars at dusk: a base of three sections, of which one still has light. */
export const LockdownScene = memo(function LockdownScene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-lockdown"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="lock-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-dusk-top" />
          <stop offset="0.72" className="scene-dusk-low" />
          <stop offset="1" className="scene-dusk-ground" />
        </linearGradient>
        <radialGradient id="lock-sun" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="scene-sun-in" />
          <stop offset="1" className="scene-sun-out" />
        </radialGradient>
        <radialGradient id="lock-glow" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="scene-window-in" />
          <stop offset="1" className="scene-window-out" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} className="scene-space" />
      <Sky seed={41} />
      <rect width={WIDTH} height={HEIGHT} fill="url(#lock-sky)" />
      <ellipse cx="150" cy="252" rx="190" ry="120" fill="url(#lock-sun)" />
      <Hills />
      <Base />
      <Foreground />
    </svg>
  )
})

function Hills() {
  return (
    <>
      <path
        d="M0 262L46 250 70 226H150L168 244 236 258 300 244 330 216H392L418 240 482 252 520 234H584L640 256V300H0z"
        className="scene-mesa-far"
      />
      <path d="M0 286Q90 268 180 280T360 276 520 282 640 272V330H0z" className="scene-mesa-near" />
    </>
  )
}

/** Three domes and what joins them; the middle one is the last with power. */
function Base() {
  return (
    <g>
      <circle cx="338" cy="262" r="120" fill="url(#lock-glow)" className="scene-last-light" />
      <path d="M150 276h360v18H150z" className="scene-joint" />
      <Dome x={206} width={92} height={44} />
      <Dome x={338} width={128} height={72} isLit />
      <Dome x={470} width={92} height={44} />
      <path d="M338 222V168M338 178h18M330 190h8" className="scene-mast-line" />
      <circle cx="338" cy="165" r="2.6" className="scene-beacon" />
      <path d="M528 294v-22h26v22zM536 272v-10h10v10" className="scene-airlock" />
    </g>
  )
}

function Dome({
  x,
  width,
  height,
  isLit = false,
}: {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly isLit?: boolean
}) {
  const half = width / 2
  const foot = 294
  const rows = isLit ? [foot - 20, foot - 40] : [foot - 18]
  return (
    <g className={isLit ? 'scene-dome scene-dome-lit' : 'scene-dome'}>
      <path
        d={`M${x - half} ${foot}V${foot - height * 0.45}Q${x - half} ${foot - height} ${x} ${foot - height}T${x + half} ${foot - height * 0.45}V${foot}z`}
      />
      <path
        d={`M${x - half} ${foot - height * 0.45}h${width}M${x} ${foot - height}V${foot}`}
        className="scene-seam"
      />
      {rows.flatMap((y) =>
        [-0.32, -0.12, 0.12, 0.32].map((share) => (
          <rect
            key={`${y} ${share}`}
            x={x + width * share - 6}
            y={y}
            width={12}
            height={8}
            className="scene-window"
          />
        )),
      )}
    </g>
  )
}

/** Open ground, a track that leads away, and the Rover on it. */
function Foreground() {
  return (
    <g>
      <path d="M0 294H640V420H0z" className="scene-sand" />
      <path
        d="M0 318Q150 304 320 316T640 306M0 348Q200 332 380 346T640 336M0 386Q180 368 360 384T640 372"
        className="scene-ripples"
      />
      <path
        d="M560 300Q520 340 420 356T150 410M574 300Q536 346 430 364T180 416"
        className="scene-ruts"
      />
      <g className="scene-rover">
        <path d="M96 352l10-14h34l6 8h16v14H92z" />
        <circle cx="106" cy="362" r="8" />
        <circle cx="130" cy="362" r="8" />
        <circle cx="154" cy="362" r="8" />
        <path d="M112 342h14v8h-16z" className="scene-rover-pane" />
      </g>
      <g className="scene-dust">
        <path d="M20 330q60-10 130 0M230 344q70-12 150 2M430 330q80-10 160 2" />
      </g>
    </g>
  )
}
