import type { Node } from '@babel/types'
import type { Change, Place, Source } from './change.ts'
import { editsOf, isInvariant } from './kinds.ts'

/** Finds every change of a source file. The parser is loaded by whoever needs it: no other command does. */
export async function finderOfChanges(): Promise<(source: Source) => Change[]> {
  const { parse } = await import('@babel/parser')
  return ({ file, text }) => {
    const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] })
    const start = { node: program, inside: [], place: null, isRunLater: false }
    const changes = [...walk(start, text)].map((found) => ({ file, ...found }))
    return [...new Map(changes.map((change) => [sameEdit(change), change])).values()]
  }
}

function sameEdit({ start, end, text }: Change): string {
  return `${start} ${end} ${text}`
}

interface Spot {
  readonly node: Node
  /** What stands around it, the nearest last. */
  readonly inside: readonly Node[]
  readonly place: Place | null
  /** Whether it stands in a function. */
  readonly isRunLater: boolean
}

function* walk(spot: Spot, text: string): Generator<Omit<Change, 'file'>> {
  const { node, inside } = spot
  if (cannotMatter(node)) return
  for (const edit of editsOf(node, inside, text)) {
    yield { ...edit, line: lineAt(text, edit.start), place: spot.place }
  }
  const isRunLater = spot.isRunLater || isFunction(node)
  for (const [key, child] of childrenOf(node)) {
    if (key === 'test' && isInvariant(node)) continue
    const place = (isRunLater && placeOf(child, node, key)) || spot.place
    yield* walk({ node: child, inside: [...inside, node], place, isRunLater }, text)
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Types, and what is thrown where the rules find what cannot be. */
function cannotMatter({ type }: Node): boolean {
  return type === 'ThrowStatement' || (type.startsWith('TS') && !VALUES.has(type))
}

/** These say something of a value; all else that is only TypeScript's is a type. */
const VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

function isFunction({ type }: Node): boolean {
  return /^(Function|Arrow|ObjectMethod|Class\w*Method)/.test(type)
}

function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [key, value] of Object.entries(node)) {
    if (/Comments$|^loc$|^extra$/.test(key)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield [key, child]
    }
  }
}

/** Where a call can be put that runs exactly when the child does, if it can be put here. */
function placeOf(child: Node, parent: Node, key: string): Place | null {
  const room = roomFor(child, parent, key)
  return room && { start: child.start!, end: child.end!, room }
}

function roomFor(child: Node, parent: Node, key: string): Place['room'] | null {
  switch (parent.type) {
    case 'BlockStatement':
      return child.type === 'FunctionDeclaration' ? null : 'before'
    case 'SwitchCase':
      return key === 'consequent' ? 'before' : null
    case 'IfStatement':
      return key !== 'test' && child.type !== 'BlockStatement' ? 'braces' : null
    case 'WhileStatement':
    case 'ForStatement':
    case 'ForOfStatement':
      return key === 'body' && child.type !== 'BlockStatement' ? 'braces' : null
    case 'ArrowFunctionExpression':
      return key === 'body' && child.type !== 'BlockStatement' ? 'parentheses' : null
    case 'ConditionalExpression':
      return key === 'test' ? null : 'parentheses'
    case 'LogicalExpression':
    case 'AssignmentPattern':
      return key === 'right' ? 'parentheses' : null
    default:
      return null
  }
}
