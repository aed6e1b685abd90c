import { memo } from 'react'
import { HEIGHT, Sky, WIDTH } from '../scenes/sky.tsx'
import '../scenes/scenes.css'
import './scene.css'

/** A derelict ship: one warm window, and something that moves along a corridor. */
export const NemesisScene = memo(function NemesisScene() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-nemesis"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="nem-glow" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="scene-ember-in" />
          <stop offset="1" className="scene-ember-out" />
        </radialGradient>
        <radialGradient id="nem-lamp" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" className="scene-lamp-in" />
          <stop offset="1" className="scene-lamp-out" />
        </radialGradient>
        <linearGradient id="nem-hull" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-hull-top" />
          <stop offset="1" className="scene-hull-bottom" />
        </linearGradient>
        <linearGradient id="nem-haze" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-haze-top" />
          <stop offset="1" className="scene-haze-bottom" />
        </linearGradient>
        <clipPath id="nem-corridor">
          <path d="M212 184h50v36h-50zM270 184h50v36h-50zM328 184h50v36h-50zM386 184h46v36h-46z" />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={HEIGHT} className="scene-space" />
      <Sky seed={23} />
      <ellipse cx="470" cy="90" rx="420" ry="230" fill="url(#nem-glow)" />
      <g className="scene-drift" transform="rotate(-5 320 200)">
        <Engines />
        <Hull />
        <Corridor />
        <Cabin />
        <Wound />
      </g>
      <g className="scene-debris">
        <path d="M500 96l9-4 5 7-8 5z" />
        <path d="M540 120l5-2 3 5-6 2z" />
        <path d="M474 70l4 1-1 4-4-1z" />
        <path d="M566 92l12 2-3 5-10-1z" />
      </g>
    </svg>
  )
})

function Hull() {
  return (
    <g>
      <path
        d="M60 168L92 150H168L186 128H300L316 112H372L384 128H470L520 146L580 172L604 196L596 214L548 240L470 256H392L372 282H262L246 262H150L96 250L60 232z"
        fill="url(#nem-hull)"
        className="scene-hull"
      />
      <path
        d="M92 150L100 250M186 128V262M470 128L478 256M520 146L526 248"
        className="scene-seam"
      />
      <path d="M60 178H206M440 182H596M60 226H540M206 178V226M440 182V226" className="scene-seam" />
      <path d="M196 140H460M252 272H380M200 240H460" className="scene-seam" />
      <path d="M262 282l-10 26h24l4-26M340 282l6 20h16l2-20" className="scene-fin" />
      <path d="M330 112V74M330 84h16M322 92h8" className="scene-mast-line" />
      <circle cx="330" cy="71" r="2.5" className="scene-beacon" />
      <path d="M548 178l32 12-6 14-30-4z" className="scene-cockpit" />
      <g className="scene-portholes">
        {[112, 128, 144, 160].map((x) => (
          <circle key={x} cx={x} cy="166" r="3.4" />
        ))}
        {[236, 262, 288, 314, 340].map((x) => (
          <rect key={x} x={x} y="150" width="14" height="7" />
        ))}
      </g>
    </g>
  )
}

function Engines() {
  return (
    <g className="scene-engines">
      <path d="M66 156H34L22 166V184L34 192H66z" />
      <path d="M66 192H38L26 198V210L38 216H66z" />
      <path d="M66 220H40L30 226V238L42 246H74z" />
      <path d="M22 168v14M26 200v8M30 228v8" className="scene-nozzle" />
    </g>
  )
}

/** The corridor behind four long windows: the emergency light, and what passes before it. */
function Corridor() {
  return (
    <g>
      <rect x="206" y="178" width="232" height="48" className="scene-corridor-frame" />
      <g clipPath="url(#nem-corridor)">
        <rect x="206" y="178" width="232" height="48" fill="url(#nem-haze)" />
        <path d="M237 184v36M295 184v36M353 184v36M409 184v36" className="scene-corridor-ribs" />
        <path d="M206 186H438" className="scene-corridor-lamp" />
        <g className="scene-prowler">
          <path d="M-64 208q12 8 22-1q6-6 13-9q8-5 17-5q6-4 13-4q11-1 18 4q4 3 2 6q-5 2-12 2q6 4 7 9l3 10h-4l-5-8l-6-4l-4 6l3 6h-5l-4-9q-5 1-9-1l-8 10h-6l7-11q-6 1-10 6q-9 9-20 3q-8-4-8-12q3 1 6 8z" />
          <path d="M8 192l3-1" className="scene-eye" />
        </g>
        <path d="M206 220H438" className="scene-corridor-floor" />
      </g>
    </g>
  )
}

/** The one warm window, with somebody at it. */
function Cabin() {
  return (
    <g>
      <circle cx="496" cy="206" r="62" fill="url(#nem-lamp)" className="scene-lamp" />
      <path d="M484 194h24l4 5v15l-4 4h-24l-4-4v-15z" className="scene-cabin" />
      <path
        d="M496 199.5a3.5 3.5 0 013.5 3.5q0 3-2 4q5 1.5 5.5 11h-14q.5-9.5 5.5-11q-2-1-2-4a3.5 3.5 0 013.5-3.5z"
        className="scene-person"
      />
    </g>
  )
}

function Wound() {
  return (
    <g>
      <path d="M400 128l14 10 6-6 12 16 16-4 6-16z" className="scene-wound" />
      <path d="M412 140l8 8M430 150l14-4" className="scene-spark" />
    </g>
  )
}
