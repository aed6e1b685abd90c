import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import type { LedgerRule } from '../build/ledgers.ts'
import { useSettings } from '../play/settings.ts'
import { useSay, words } from '../words/words.ts'
import { gameOfRule, ruleIn, useLedger } from './ledger.ts'
import { capital, piecesOf, targetOf } from './ledger-text.ts'
import './rule-text.css'

const WORDS = words(
  {
    loading: 'Looking it up…',
    ruling: 'Ruling',
    back: 'Back',
    open: 'Open in the rules',
    none: 'There is no rule {id}.',
    english: 'Not translated yet: this rule is in English.',
  },
  {
    loading: 'Recherche…',
    ruling: 'Décision',
    back: 'Retour',
    open: 'Ouvrir dans les règles',
    none: 'Il n’y a pas de règle {id}.',
    english: 'Pas encore traduite : cette règle est en anglais.',
  },
)

export interface FoundRule {
  readonly state: 'loading' | 'found' | 'none'
  readonly rule: LedgerRule | null
  readonly game: string | null
  readonly translated: boolean
}

/** A rule by its id, or the first one of an area; the ledger of its game is loaded when it is first asked for. */
export function useRule(id: string): FoundRule {
  const { language } = useSettings()
  const game = gameOfRule(id)
  const ledger = useLedger(game, language)
  const target = ledger && targetOf(ledger.chapters, id)
  const rule = ledger && target ? ruleIn(ledger, target) : null
  const state = rule ? 'found' : ledger || !game ? 'none' : 'loading'
  return { state, rule, game, translated: ledger?.language === language }
}

/** A rule with its rulings, for a dialog: rules that it names are shown in its place. */
export function RuleText({ id }: { readonly id: string }) {
  const [trail, setTrail] = useState<readonly string[]>([])
  const shown = trail.at(-1) ?? id
  return (
    <Shown
      id={shown}
      follow={(next) => setTrail([...trail, next])}
      goBack={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null}
    />
  )
}

interface ShownProps {
  readonly id: string
  readonly follow: (id: string) => void
  readonly goBack: (() => void) | null
}

function Shown({ id, follow, goBack }: ShownProps) {
  const say = useSay(WORDS)
  const { state, rule, game, translated } = useRule(id)
  return (
    <div className="rule-text">
      {rule ? (
        <div lang={translated ? undefined : 'en'}>
          {goBack && <p className="mono muted">{rule.id}</p>}
          <RuleBody rule={rule} follow={follow} />
        </div>
      ) : (
        <p className="muted">{say(state === 'loading' ? 'loading' : 'none', { id })}</p>
      )}
      {rule && !translated && <p className="muted">{say('english')}</p>}
      <p className="rule-ways">
        {goBack && (
          <button type="button" className="button" onClick={goBack}>
            {say('back')}
          </button>
        )}
        {rule && (
          <Link href={`/rules/${game}/${rule.id}`} target="_blank" className="button">
            {say('open')}
          </Link>
        )}
      </p>
    </div>
  )
}

interface BodyProps {
  readonly rule: LedgerRule
  readonly sought?: readonly string[]
  /** Shows a rule that the text names; without it the reference is a link. */
  readonly follow?: (id: string) => void
}

/** The text of a rule and, told apart from it, how open points are settled. */
export function RuleBody({ rule, ...rest }: BodyProps) {
  const say = useSay(WORDS)
  return (
    <>
      <p className="rule-words">
        <Pieces text={rule.text} {...rest} />
      </p>
      {rule.rulings.map((ruling) => (
        <p key={ruling} className="rule-ruling">
          <span className="rule-ruling-mark">{say('ruling')}</span>{' '}
          <Pieces text={capital(ruling)} {...rest} />
        </p>
      ))}
    </>
  )
}

interface PiecesProps extends Pick<BodyProps, 'sought' | 'follow'> {
  readonly text: string
}

function Pieces({ text, sought, follow }: PiecesProps) {
  return piecesOf(text, sought).map((piece, i) => {
    const key = `${i}:${piece.text}`
    if (piece.kind === 'found') return <mark key={key}>{piece.text}</mark>
    if (piece.kind === 'text') return <Fragment key={key}>{piece.text}</Fragment>
    if (follow) {
      return (
        <button key={key} type="button" className="rule-link" onClick={() => follow(piece.text)}>
          {piece.text}
        </button>
      )
    }
    return (
      <Link key={key} href={`/rules/${gameOfRule(piece.text)}/${piece.text}`} className="rule-link">
        {piece.text}
      </Link>
    )
  })
}
