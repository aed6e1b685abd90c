import { memo } from 'react'
import { HEIGHT, Sky, WIDTH } from '../scenes/sky.tsx'
import '../scenes/scenes.css'
import './scene.css'

const RX = 214
const RY = 78
/** Where the Sectors of the ring meet. */
const JOINTS = [8, 52, 98, 146, 190, 236, 284, 326].map((degrees) => (degrees * Math.PI) / 180)

/** A dark station, a ring in orbit over a planet. */
export const TheseusScene = memo(function TheseusScene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-theseus"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="the-planet" cx="0.62" cy="0.66" r="0.78">
          <stop offset="0.55" className="scene-planet-dark" />
          <stop offset="0.8" className="scene-planet-mid" />
          <stop offset="0.97" className="scene-planet-lit" />
        </radialGradient>
        <radialGradient id="the-air" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0.9" className="scene-air-rim" />
          <stop offset="0.93" className="scene-air-mid" />
          <stop offset="1" className="scene-air-out" />
        </radialGradient>
        <clipPath id="the-disc">
          <circle cx="470" cy="560" r="378" />
        </clipPath>
        <linearGradient id="the-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-hull-top" />
          <stop offset="1" className="scene-hull-bottom" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} className="scene-space" />
      <Sky seed={7} />
      <circle cx="470" cy="560" r="420" fill="url(#the-air)" />
      <circle cx="470" cy="560" r="378" fill="url(#the-planet)" />
      <g className="scene-bands" clipPath="url(#the-disc)">
        <path d="M60 470Q190 340 420 262T900 330" />
        <path d="M90 520Q250 372 470 312T900 372" />
        <path d="M96 432Q240 288 440 218T760 232" />
        <path d="M150 560Q300 424 520 366T900 420" />
      </g>
      <g transform="translate(318 178) rotate(-12)">
        <g className="scene-drift">
          <Half side="back" />
          <Spokes />
          <Hub />
          <Half side="front" />
        </g>
      </g>
    </svg>
  )
})

/** Half of the ring: its plates, their joints, and the lights that go round with it. */
function Half({ side }: { readonly side: 'back' | 'front' }) {
  const sweep = side === 'front' ? 0 : 1
  const arc = (rx: number, ry: number, dy = 0) =>
    `M${-rx} ${dy}A${rx} ${ry} 0 0 ${sweep} ${rx} ${dy}`
  const isMine = (angle: number) => Math.sin(angle) > 0 === (side === 'front')
  return (
    <g className={`scene-half scene-half-${side}`}>
      <path d={arc(RX, RY)} className="scene-ring-edge" />
      <path d={arc(RX, RY)} className="scene-ring-hull" />
      <path d={arc(RX + 7, RY + 5, -5)} className="scene-ring-line" />
      <path d={arc(RX - 8, RY - 6, 5)} className="scene-ring-line" />
      {JOINTS.filter(isMine).map((angle) => (
        <path
          key={angle}
          d={`M${Math.cos(angle) * (RX - 15)} ${Math.sin(angle) * (RY - 12)}L${Math.cos(angle) * (RX + 15)} ${Math.sin(angle) * (RY + 12)}`}
          className="scene-ring-joint"
        />
      ))}
      <path d={arc(RX, RY)} className="scene-ring-windows" />
      {side === 'front' && <path d={arc(RX, RY, 1)} className="scene-ring-alarm" />}
    </g>
  )
}

function Spokes() {
  return (
    <g className="scene-spokes">
      {JOINTS.filter((_, i) => i % 2 === 0).map((angle) => (
        <path key={angle} d={`M0 0L${Math.cos(angle) * (RX - 12)} ${Math.sin(angle) * (RY - 9)}`} />
      ))}
    </g>
  )
}

function Hub() {
  return (
    <g>
      <path d="M-4-96h8v60h-8z" className="scene-mast" />
      <path d="M-26-84h52M-18-72h36" className="scene-mast-line" />
      <circle cx="0" cy="-100" r="3" className="scene-beacon" />
      <path
        d="M-34-26L-22-42H22L34-26V20L18 40H-18L-34 20z"
        fill="url(#the-hull)"
        className="scene-hub"
      />
      <path d="M-34-6H34M-20-42V-6M20-42V-6" className="scene-ring-line" />
      <path d="M-24 4H24" className="scene-hub-windows" />
      <path d="M-16 14H20" className="scene-hub-windows" />
    </g>
  )
}
