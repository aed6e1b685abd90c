import { basename } from 'node:path'
import { type Plugin, parseAst, type Rollup } from 'vite'

const RULES = /\/games\/[\w-]+\/(?!text\/|test\/).*\.ts$/

type Node = Rollup.AstNode & Record<string, unknown>

/**
 * Leaves what the rules do out of the page: generators, which run in the workers alone, have no body there. What is
 * printed, chances and progress remain, and whatever only the rules asked is dropped with them.
 */
export function printedRules(): Plugin {
  return {
    name: 'printed-rules',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!RULES.test(id) || !code.includes('*')) return null
      return withoutActs(code, basename(id))
    },
  }
}

/** The same module; a generator that is run nevertheless names its file. */
export function withoutActs(code: string, file: string): string {
  const acts = actsIn(parseAst(code) as unknown as Node)
  let kept = ''
  let from = 0
  for (const { params, body } of acts) {
    const [first] = params
    const at = first ?? body
    kept += code.slice(from, at.start)
    if (first) kept += code.slice(params.at(-1)!.end, body.start).replace(/^[\s,]*/, '')
    kept += `{throw Error(${JSON.stringify(file)})}`
    from = body.end
  }
  return kept + code.slice(from)
}

interface Act {
  readonly params: readonly Node[]
  readonly body: Node
}

/** The outermost generators, in their order. */
function actsIn(node: Node): Act[] {
  if (node.generator === true) return [node as unknown as Act]
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((part) => (isNode(part) ? actsIn(part) : [])),
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
