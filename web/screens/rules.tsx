import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { LedgerChapter, LedgerRule } from '../build/ledgers.ts'
import { entryOf, GAMES } from '../games/index.ts'
import { useSettings } from '../play/settings.ts'
import { Icon } from '../ui/icon.tsx'
import { Loading } from '../ui/loading.tsx'
import { useSay } from '../words/words.ts'

import { Frame } from './frame.tsx'
import { Glyph } from './glyph.tsx'
import { type Ledger, useLedger } from './ledger.ts'
import { found, soughtIn, targetOf, titleOf } from './ledger-text.ts'
import NotFound from './not-found.tsx'
import { RuleBody } from './rule-text.tsx'
import { RULES_WORDS } from './rules-words.ts'
import { useCopy } from './share.tsx'
import './rules.css'

interface Props {
  readonly game?: string
  /** An id of the ledger, or of an area of it. */
  readonly rule?: string
}

/** The rules ledgers: chapters, a search, and an address for every rule. */
export default function RulesScreen({ game, rule }: Props) {
  const say = useSay(RULES_WORDS)
  const { language } = useSettings()
  const entry = game === undefined ? null : entryOf(game)
  const ledger = useLedger(entry?.id ?? null, language)
  if (game !== undefined && !entry) return <NotFound />
  return (
    <Frame tab="rules" title={entry ? `${say('rules')} · ${entry.short}` : say('rules')}>
      {!entry && <Shelf />}
      {entry && <GameSwitch game={entry.id} />}
      {entry && !ledger && <Loading />}
      {ledger && <Book key={ledger.game} ledger={ledger} rule={rule ?? null} />}
    </Frame>
  )
}

/** The books to choose from. */
function Shelf() {
  const say = useSay(RULES_WORDS)
  return (
    <>
      <p className="rules-intro">{say('intro')}</p>
      <ul className="rules-shelf">
        {GAMES.map(({ id, name, Scene }) => (
          <li key={id}>
            <Link href={`/rules/${id}`}>
              <Scene />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function GameSwitch({ game }: { readonly game: string }) {
  const say = useSay(RULES_WORDS)
  return (
    <nav className="rules-games" aria-label={say('games')}>
      {GAMES.map(({ id, short, icon }) => (
        <Link
          key={id}
          href={`/rules/${id}`}
          className={`button ${id === game ? 'page-act' : ''}`}
          aria-current={id === game ? 'page' : undefined}
        >
          <Icon shape={icon} />
          {short}
        </Link>
      ))}
    </nav>
  )
}

function Book({ ledger, rule }: { readonly ledger: Ledger; readonly rule: string | null }) {
  const say = useSay(RULES_WORDS)
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  const sought = useMemo(() => soughtIn(query), [query])
  const shown = useDeferredValue(sought)
  const chapters = useMemo(() => found(ledger.chapters, shown), [ledger, shown])
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0)
  const target = rule && targetOf(ledger.chapters, rule)

  // A link to a rule leads there, whatever was looked for before.
  useEffect(() => {
    if (rule) setQuery('')
  }, [rule])
  useEffect(() => {
    if (target && shown.length === 0) goTo(target)
  }, [target, shown.length])

  return (
    <>
      <div className="rules-tools">
        <Search query={query} setQuery={setQuery} />
        <ChapterSelect chapters={chapters} />
      </div>
      <p className="rules-count" role="status">
        {say(shown.length === 0 ? 'all' : count === 1 ? 'found-one' : 'found', { count })}
      </p>
      {ledger.language !== language && <p className="page-note">{say('english')}</p>}
      {rule && !target && <p className="form-complaint">{say('no-such', { rule })}</p>}
      <div className="rules-book">
        <ChapterNav chapters={chapters} />
        <div className="rules-list" lang={ledger.language}>
          {chapters.map((chapter) => (
            <Chapter
              key={chapter.title}
              game={ledger.game}
              chapter={chapter}
              sought={shown}
              target={chapter.rules.some(({ id }) => id === target) ? target : null}
            />
          ))}
          {count === 0 && <p lang={language}>{say('nothing')}</p>}
        </div>
      </div>
    </>
  )
}

function Search({
  query,
  setQuery,
}: {
  readonly query: string
  readonly setQuery: (query: string) => void
}) {
  const say = useSay(RULES_WORDS)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <div className="rules-search">
      <Glyph name="search" />
      <input
        ref={input}
        type="search"
        className="form-input"
        value={query}
        placeholder={say('search-example')}
        aria-label={say('search')}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
      />
    </div>
  )
}

function ChapterNav({ chapters }: { readonly chapters: readonly LedgerChapter[] }) {
  const say = useSay(RULES_WORDS)
  return (
    <nav className="rules-chapters" aria-label={say('chapters')}>
      <ul>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <button type="button" onClick={() => goTo(anchorOf(chapter))}>
              {titleOf(chapter).name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same on a phone. */
function ChapterSelect({ chapters }: { readonly chapters: readonly LedgerChapter[] }) {
  const say = useSay(RULES_WORDS)
  return (
    <select
      className="form-input rules-select"
      value=""
      aria-label={say('chapters')}
      onChange={(event) => goTo(event.target.value)}
    >
      <option value="">{say('chapters')}</option>
      {chapters.map((chapter) => (
        <option key={chapter.title} value={anchorOf(chapter)}>
          {titleOf(chapter).name}
        </option>
      ))}
    </select>
  )
}

interface ChapterProps {
  readonly game: string
  readonly chapter: LedgerChapter
  readonly sought: readonly string[]
  readonly target: string | null
}

const Chapter = memo(function Chapter({ game, chapter, sought, target }: ChapterProps) {
  const { name, areas } = titleOf(chapter)
  return (
    <section className="rules-chapter">
      <h2 id={anchorOf(chapter)} tabIndex={-1}>
        {name} {areas && <small className="mono">{areas}</small>}
      </h2>
      <ol>
        {chapter.rules.map((rule) => (
          <Rule
            key={rule.id}
            game={game}
            rule={rule}
            sought={sought}
            isTarget={rule.id === target}
          />
        ))}
      </ol>
    </section>
  )
})

interface RuleProps {
  readonly game: string
  readonly rule: LedgerRule
  readonly sought: readonly string[]
  readonly isTarget: boolean
}

const Rule = memo(function Rule({ game, rule, sought, isTarget }: RuleProps) {
  const say = useSay(RULES_WORDS)
  const [copied, copy] = useCopy()
  return (
    <li id={rule.id} tabIndex={-1} className={isTarget ? 'rules-rule rules-target' : 'rules-rule'}>
      <div className="rules-id">
        <Link href={`/rules/${game}/${rule.id}`} className="mono">
          {rule.id}
        </Link>
        {isTarget && (
          <button type="button" className="button" onClick={() => copy(location.href)}>
            <Glyph name={copied ? 'check' : 'link'} size={16} />
            <span aria-live="polite">{say(copied ? 'copied' : 'copy')}</span>
          </button>
        )}
      </div>
      <div>
        <RuleBody rule={rule} sought={sought} />
      </div>
    </li>
  )
})

function anchorOf({ rules }: LedgerChapter): string {
  return `chapter-${rules[0].id}`
}

function goTo(id: string): void {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}
