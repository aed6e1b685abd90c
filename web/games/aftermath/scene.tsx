import { memo } from 'react'
import { HEIGHT, Sky, WIDTH } from '../scenes/sky.tsx'
import '../scenes/scenes.css'
import './scene.css'

/** A small shuttle with its lamps on, docked at the dark side of a huge ship. */
export const AftermathScene = memo(function AftermathScene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-aftermath"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="aft-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-hull-top" />
          <stop offset="1" className="scene-hull-bottom" />
        </linearGradient>
        <radialGradient id="aft-lamp" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="aft-lamp-in" />
          <stop offset="1" className="aft-lamp-out" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} className="scene-space" />
      <Sky seed={41} />
      <Wreck />
      <g className="scene-drift">
        <Beam />
        <Docked />
      </g>
    </svg>
  )
})

/** The ship's flank fills the right: seams, dark windows, a torn plate. */
function Wreck() {
  return (
    <g>
      <path
        d="M300 -10L352 40L340 96L372 132L360 214L388 252L376 320L410 410H660V-10z"
        fill="url(#aft-hull)"
        className="scene-hull"
      />
      <path
        d="M352 40H660M372 132H660M360 214H660M388 252H660M470 -10V410M574 -10V410"
        className="scene-seam"
      />
      <path d="M340 96l26 8 12-10 18 22-8 16-16 0z" className="aft-torn" />
      <g className="aft-windows">
        {[410, 434, 458, 494, 518, 542, 598, 622].map((x) => (
          <rect key={x} x={x} y="66" width="14" height="7" />
        ))}
        {[408, 440, 500, 532, 600].map((x) => (
          <rect key={x} x={x} y="290" width="18" height="8" />
        ))}
      </g>
      <circle cx="366" cy="160" r="2.5" className="scene-beacon" />
    </g>
  )
}

function Beam() {
  return <path d="M252 176L404 120V232z" fill="url(#aft-lamp)" className="aft-beam" />
}

/** The Shuttle: a blunt bow, a lit cabin, the sleeve to the wreck. */
function Docked() {
  return (
    <g>
      <path d="M236 196H352" className="aft-sleeve-outside" />
      <path
        d="M88 186L112 160H188L214 144H244L262 168V212L244 236H214L188 222H112L88 198z"
        fill="url(#aft-hull)"
        className="scene-hull"
      />
      <path d="M112 160V222M188 160V222M214 144V236" className="scene-seam" />
      <path d="M88 184H66L58 176V208L66 200H88z" className="scene-fin" />
      <path d="M150 160L164 132H182L188 160M150 222L164 250H182L188 222" className="scene-fin" />
      <path d="M222 168h22l8 10v26l-8 10h-22z" className="aft-cabin" />
      <circle cx="236" cy="190" r="5" className="aft-person" />
      <path d="M228 208q8-13 16 0z" className="aft-person" />
      <circle cx="164" cy="191" r="4" className="aft-port" />
      <circle cx="138" cy="191" r="4" className="aft-port" />
    </g>
  )
}
