import { Component, type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useSay, words } from '../words/words.ts'
import { Frame } from './frame.tsx'
import './trouble.css'

const WORDS = words(
  {
    home: 'To the games',
    broken: 'This page cannot be shown.',
    'broken-why': 'A part of it did not arrive, or something in it broke. Your games are kept.',
    again: 'Try again',
  },
  {
    home: 'Vers les jeux',
    broken: 'Cette page ne peut pas s’afficher.',
    'broken-why':
      'Une partie n’est pas arrivée, ou quelque chose a cédé. Vos parties sont conservées.',
    again: 'Réessayer',
  },
)

interface Props {
  readonly title: string
  readonly why: string
  /** What it is about, and who has to do with it. */
  readonly about?: string
  /** What helps, where it is not the way back. */
  readonly children?: ReactNode
}

/** Whatever cannot be shown: a closed hatch, why, and the way on. */
export function Trouble({ title, why, about, children }: Props) {
  const say = useSay(WORDS)
  useEffect(() => {
    document.title = `${title} · Bulkhead`
  }, [title])
  return (
    <Frame isTrouble>
      <section className="trouble" aria-labelledby="trouble">
        <ClosedHatch />
        <h1 id="trouble">{title}</h1>
        {about && <p>{about}</p>}
        <p className="muted">{why}</p>
        <p className="trouble-ways">
          {children}
          <Link href="/" className={children ? 'button' : 'button main'}>
            {say('home')}
          </Link>
        </p>
      </section>
    </Frame>
  )
}

function ClosedHatch() {
  return (
    <svg viewBox="0 0 200 132" className="trouble-hatch" aria-hidden="true">
      <path d="M64 4h72l32 32v60l-32 32H64L32 96V36z" className="trouble-frame" />
      <path d="M72 18h56l26 26v44l-26 26H72L46 88V44z" className="trouble-door" />
      <path d="M100 18v96M46 66h36M118 66h36" className="trouble-seam" />
      <circle cx="100" cy="66" r="18" className="trouble-wheel" />
      <path d="M100 48v36M82 66h36M87 53l26 26M113 53L87 79" className="trouble-seam" />
      <path d="M8 44v44M192 44v44" className="trouble-lamp" />
    </svg>
  )
}

/** A part of the client that did not arrive, or that breaks, leaves a page with a way on. */
export class Broken extends Component<{ readonly children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    addEventListener('hashchange', this.recover)
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.recover)
  }

  /** Another page may be whole. */
  private readonly recover = () => this.setState({ isBroken: false })

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children
  }
}

function BrokenPage() {
  const say = useSay(WORDS)
  return (
    <Trouble title={say('broken')} why={say('broken-why')}>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {say('again')}
      </button>
    </Trouble>
  )
}
