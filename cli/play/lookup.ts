import { type Rule, readLedgers } from '../rules/ledger.ts'
import { projectRoot } from '../rules/sources.ts'
import type { Article, Look } from './boards.ts'
import { inColumns, wrapped } from './page.ts'
import { phrase } from './text/index.ts'

/** Answers `? something`: a rule by its id, a chapter of rules, or a card by a part of its name. */
export function lookUp(typed: string, articles: readonly Article[], look: Look): string[] {
  if (RULE_OR_CHAPTER.test(typed)) {
    const rules = rulesUnder(typed.toUpperCase())
    if (rules.length > 0) return rules.flatMap((rule) => ruleText(rule, look))
  }
  const found = articlesFor(typed, articles)
  if (found.length === 0) return said('lookup.none', typed, look)
  if (found.length <= SHOWN_IN_FULL) return found.flatMap((article) => articleText(article, look))
  return [
    ...said('lookup.many', typed, look),
    ...inColumns(
      found.map(({ name, id }) => `${name} ${look.colours.dim(id)}`),
      look.width,
    ),
  ]
}

const RULE_OR_CHAPTER = /^[a-z]+(-[a-z]+)+(-\d+)?$/i
const SHOWN_IN_FULL = 5

/** The rule with this id, or all rules of this chapter. */
function rulesUnder(id: string): Rule[] {
  return ledgerRules().filter((rule) => rule.id === id || isIn(rule.id, id))
}

function isIn(rule: string, chapter: string): boolean {
  return rule.replace(/-\d+$/, '') === chapter
}

let rules: readonly Rule[] | null = null

function ledgerRules(): readonly Rule[] {
  rules ??= readLedgers(projectRoot()).flatMap((ledger) => ledger.rules)
  return rules
}

export function ruleText(
  { id, text, rulings }: Rule,
  { colours, width, language }: Look,
): string[] {
  return [
    ...wrapped(`${colours.bold(id)} ${text}`, width, '  ', '    '),
    ...rulings.flatMap((ruling) =>
      wrapped(phrase(language, 'lookup.ruling', { ruling }), width, '    ').map(colours.dim),
    ),
  ]
}

/** What is called exactly so, or else what has it in its name. */
function articlesFor(typed: string, articles: readonly Article[]): readonly Article[] {
  const wanted = plain(typed)
  const exact = articles.filter(({ id, name }) => plain(id) === wanted || plain(name) === wanted)
  if (exact.length > 0) return exact
  return articles.filter(
    ({ id, name }) => plain(name).includes(wanted) || plain(id).includes(wanted),
  )
}

/** Accents and capitals do not matter. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function articleText({ name, heading, text }: Article, { colours, width }: Look): string[] {
  const title = heading ? `${colours.bold(name)} (${heading})` : colours.bold(name)
  return [
    ...wrapped(title, width, '  ', '    '),
    ...text.flatMap((one) => wrapped(one, width, '    ')),
  ]
}

function said(key: 'lookup.none' | 'lookup.many', typed: string, look: Look): string[] {
  return wrapped(phrase(look.language, key, { typed }), look.width)
}
