import type {
  ArrayExpression,
  BinaryExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  Node,
} from '@babel/types'

/** The text from `start` to `end` becomes `text`. */
export interface Edit {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The ways to get a piece of code wrong. `inside` is what stands around it, the nearest last. */
export function editsOf(node: Node, inside: readonly Node[], source: string): Edit[] {
  const parent = inside.at(-1)
  switch (node.type) {
    case 'IfStatement':
      return isInvariant(node) ? [] : condition(node.test, source)
    case 'ConditionalExpression':
      return condition(node.test, source)
    case 'WhileStatement':
      return [replaced('never', node.test, 'false')]
    case 'LogicalExpression':
      return logical(node, source)
    case 'BinaryExpression':
      return binary(node, source)
    case 'UnaryExpression':
      if (node.operator !== '!' || isTest(node, parent)) return []
      return [replaced('negation forgotten', node, `(${textOf(node.argument, source)})`)]
    case 'AssignmentExpression':
      return operator(node.operator, node.left.end!, source)
    case 'UpdateExpression':
      // A loop that counts the other way does not end: it would only cost time to find out.
      if (parent?.type === 'ForStatement') return []
      return operator(node.operator, node.prefix ? node.start! : node.argument.end!, source)
    case 'NumericLiteral':
      return isKey(node, parent) ? [] : [replaced('one more', node, String(node.value + 1))]
    case 'BooleanLiteral':
      return [replaced('flipped', node, String(!node.value))]
    case 'CallExpression':
      return method(node, source)
    case 'ArrayExpression':
      return elements(node, source)
    case 'ExpressionStatement':
    case 'ReturnStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return isForgettable(node, inside) ? [replaced('forgotten', node, ';')] : []
    default:
      return []
  }
}

/** `if (…) throw`: never true while the rules are right, so no test of the rules can miss it. */
export function isInvariant(node: Node): boolean {
  if (node.type !== 'IfStatement') return false
  const { consequent } = node
  const first = consequent.type === 'BlockStatement' ? consequent.body[0] : consequent
  return first?.type === 'ThrowStatement'
}

function replaced(kind: string, { start, end }: Node, text: string): Edit {
  return { kind, start: start!, end: end!, text }
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start!, end!)
}

function condition(test: Expression, source: string): Edit[] {
  return [
    replaced('always', test, 'true'),
    replaced('never', test, 'false'),
    replaced('negated', test, `!(${textOf(test, source)})`),
  ]
}

function isTest(node: Node, parent: Node | undefined): boolean {
  return parent !== undefined && 'test' in parent && parent.test === node
}

function isKey(node: Node, parent: Node | undefined): boolean {
  return parent !== undefined && 'key' in parent && parent.key === node
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

/** The operator that stands next after a place, mistaken for its neighbour. */
function operator(name: string, after: number, source: string): Edit[] {
  const text = OPERATORS[name]
  if (!text) return []
  const start = source.indexOf(name, after)
  return [{ kind: `${name} to ${text}`, start, end: start + name.length, text }]
}

function logical(node: LogicalExpression, source: string): Edit[] {
  const { left, right } = node
  return [
    ...operator(node.operator, left.end!, source),
    replaced('first part forgotten', node, `(${textOf(right, source)})`),
    replaced('second part forgotten', node, `(${textOf(left, source)})`),
  ]
}

function binary(node: BinaryExpression, source: string): Edit[] {
  return isText(node.left) || isText(node.right)
    ? []
    : operator(node.operator, node.left.end!, source)
}

function isText({ type }: Node): boolean {
  return type === 'StringLiteral' || type === 'TemplateLiteral'
}

/** `push` is none: which end of a heap is added to seldom matters, and where it does `pop` says so. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Methods whose result could be mistaken for what they are called on. */
const NARROWING = new Set(['filter', 'slice', 'concat', 'toSorted', 'toReversed'])

function method(node: CallExpression, source: string): Edit[] {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  const { name } = callee.property
  if (NARROWING.has(name)) {
    const dot = source.lastIndexOf('.', callee.property.start!)
    return [{ kind: `${name} forgotten`, start: dot, end: node.end!, text: '' }]
  }
  const other = METHODS[name]
  return other ? [replaced(`${name} to ${other}`, callee.property, other)] : []
}

function elements({ elements }: ArrayExpression, source: string): Edit[] {
  return elements.flatMap((element, i) => {
    if (!element) return []
    const next = elements[i + 1]
    const end = next ? startOf(next) : afterComma(endOf(element, source), source)
    return [{ kind: 'element forgotten', start: startOf(element), end, text: '' }]
  })
}

function startOf({ start, extra }: Node): number {
  return (extra?.parenStart as number | undefined) ?? start!
}

function endOf({ end, extra }: Node, source: string): number {
  return extra?.parenthesized ? source.indexOf(')', end!) + 1 : end!
}

function afterComma(end: number, source: string): number {
  return end + /^(\s*,)?/.exec(source.slice(end))![0].length
}

/**
 * A statement that can be left out so that the code still runs, and is not the whole of an `if`: the
 * condition that never holds is that change already.
 */
function isForgettable(node: Node, inside: readonly Node[]): boolean {
  const [parent, grandparent] = [inside.at(-1)!, inside.at(-2)]
  const isBlock = parent.type === 'BlockStatement'
  const owner = isBlock && parent.body.length === 1 ? grandparent : parent
  if (owner?.type === 'IfStatement' && !owner.alternate) return false
  if (node.type !== 'ReturnStatement') return true
  const isWholeBody = isBlock && grandparent !== undefined && 'params' in grandparent
  return isBlock && !(isWholeBody && parent.body.at(-1) === node)
}
