import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { speak } from '../games/speaking.ts'
import { changeSettings, useSettings, useTheme } from '../play/settings.ts'
import { useStorageAway } from '../play/storage.ts'
import { NewVersion } from '../ui/new-version.tsx'
import { SeatBadge } from '../ui/seat-badge.tsx'
import { useSay, words } from '../words/words.ts'
import { Glyph } from './glyph.tsx'
import { useMyTables } from './my-tables.ts'
import { useServerTables } from './server-tables.ts'
import './frame.css'

const WORDS = words(
  {
    skip: 'To the content',
    home: 'Bulkhead, home',
    back: 'Back to the games',
    language: 'FR: passer en français',
    dark: 'Dark theme',
    light: 'Light theme',
    settings: 'Settings',
    games: 'Games',
    tables: 'Tables',
    'your-turn': 'your turn',
    places: 'Bulkhead',
    rules: 'Rules',
    'all-rules': 'All rules',
    about: 'About and credits',
    unstored: 'The server cannot reach its storage. Trying again…',
    footer: 'Pages',
    notice: 'An unofficial, free and open-source fan project. Own words, own drawings.',
  },
  {
    skip: 'Aller au contenu',
    home: 'Bulkhead, accueil',
    back: 'Retour aux jeux',
    language: 'EN: switch to English',
    dark: 'Thème sombre',
    light: 'Thème clair',
    settings: 'Réglages',
    games: 'Jeux',
    tables: 'Tables',
    'your-turn': 'à vous',
    places: 'Bulkhead',
    rules: 'Règles',
    'all-rules': 'Toutes les règles',
    about: 'À propos et crédits',
    unstored: 'Le serveur n’atteint pas ses données. Nouvel essai…',
    footer: 'Pages',
    notice: 'Un projet de fans, non officiel, libre et gratuit. Textes et dessins originaux.',
  },
)

interface Props {
  /** Which of the places that a phone has tabs for it is. */
  readonly tab?: Tab
  /** More at the end of the page. */
  readonly links?: ReactNode
  /** Of the page; home has none and shows the name of the product instead. */
  readonly title?: string
  readonly className?: string
  /** Its content says itself what is wrong. */
  readonly isTrouble?: boolean
  readonly children: ReactNode
}

/** What every page around the tables has: the bar at the top, the content, the links at the end. */
export function Frame({ title, tab, links, className = '', isTrouble, children }: Props) {
  const say = useSay(WORDS)
  const isStorageAway = useStorageAway()
  useEffect(() => {
    document.title = title ? `${title} · Bulkhead` : 'Bulkhead'
  }, [title])
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div className="page">
      <button
        type="button"
        className="button page-skip"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {say('skip')}
      </button>
      <header className="page-bar">
        {title === undefined ? (
          <Link href="/" className="page-brand" aria-label={say('home')}>
            <Hatch />
            <span>Bulkhead</span>
          </Link>
        ) : (
          <>
            <Link href="/" className="button plain icon-only" aria-label={say('back')}>
              <Glyph name="back" />
            </Link>
            <h1 className="page-title">{title}</h1>
          </>
        )}
        <Switches />
      </header>
      <NewVersion />
      {isStorageAway && !isTrouble && (
        <p className="page-trouble" role="alert">
          {say('unstored')}
        </p>
      )}
      <main id="content" tabIndex={-1} className={`page-content ${className}`}>
        {children}
      </main>
      <footer className="page-foot">
        <nav aria-label={say('footer')}>
          <Link href="/rules">{say('all-rules')}</Link>
          {links}
          <Link href="/settings">{say('settings')}</Link>
          <Link href="/about">{say('about')}</Link>
        </nav>
        <p>{say('notice')}</p>
      </footer>
      {tab && <Tabs tab={tab} />}
    </div>
  )
}

const TABS = [
  { id: 'games', href: '/', glyph: 'games' },
  { id: 'tables', href: '/tables', glyph: 'people' },
  { id: 'rules', href: '/rules', glyph: 'book' },
] as const

type Tab = (typeof TABS)[number]['id']

/** On a phone: the places between which one goes all the time. */
function Tabs({ tab }: { readonly tab: Tab }) {
  const say = useSay(WORDS)
  const tables = useMyTables(useServerTables()) ?? []
  const running = tables.filter(({ stage }) => stage !== 'over').length
  const isMine = tables.some(({ stage }) => stage === 'mine')
  return (
    <nav className="page-tabs" aria-label={say('places')}>
      {TABS.map(({ id, href, glyph }) => (
        <Link key={id} href={href} aria-current={id === tab ? 'page' : undefined}>
          <Glyph name={glyph} />
          {say(id)}
          {id === 'tables' && running > 0 && (
            <span className={isMine ? 'mono page-tabs-mine' : 'mono'}>
              {running}
              {isMine && <span className="unseen"> {say('your-turn')}</span>}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

function Switches() {
  const { language, name } = useSettings()
  const theme = useTheme()
  const say = useSay(WORDS)
  const other = language === 'en' ? 'fr' : 'en'
  const turned = theme === 'dark' ? 'light' : 'dark'
  return (
    <div className="page-switches">
      {name && (
        <Link href="/settings" className="page-me">
          <SeatBadge seat={0} initial={name.charAt(0).toUpperCase()} />
          <span className="page-name">{name}</span>
          <span className="unseen">{say('settings')}</span>
        </Link>
      )}
      <button
        type="button"
        className="button icon-only"
        lang={other}
        aria-label={say('language')}
        onClick={() => speak(other)}
      >
        {other.toUpperCase()}
      </button>
      <button
        type="button"
        className="button icon-only"
        aria-label={say(turned)}
        title={say(turned)}
        onClick={() => changeSettings({ theme: turned })}
      >
        <Glyph name={turned === 'light' ? 'sun' : 'moon'} />
      </button>
      <Link
        href="/settings"
        className="button icon-only"
        aria-label={say('settings')}
        title={say('settings')}
      >
        <Glyph name="gear" />
      </Link>
    </div>
  )
}

/** The mark: a bulkhead's hatch, ajar. */
function Hatch() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" className="page-hatch" aria-hidden="true">
      <path d="M9 2h14l7 7v14l-7 7H9l-7-7V9z" className="page-hatch-frame" />
      <path d="M11 7h10l4 4v10l-4 4H11l-4-4V11z" className="page-hatch-door" />
      <path d="M17.5 7v18" className="page-hatch-light" />
    </svg>
  )
}
