/** The names by which a file reaches into things: `now` in `Date.now`, in `Date['now']` and in `const { now } = Date`. */
import type { ESTree } from 'vite'
import { childrenOf } from './free-names.ts'

type Node = ESTree.Node

export function memberNames(program: ESTree.Program): Set<string> {
  return new Set(nodesIn(program).flatMap((node) => namesOf(node)))
}

function namesOf(node: Node): string[] {
  if (node.type === 'MemberExpression') return memberOf(node)
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? nameOf(property.key, property.computed) : [],
  )
}

const memberOf = (node: ESTree.MemberExpression) => nameOf(node.property, node.computed)

/** None where it is known only when the code runs. */
function nameOf(node: Node, isComputed: boolean): string[] {
  if (node.type === 'Literal') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return node.quasis.slice(0, 1).flatMap(({ value }) => value.cooked ?? [])
  return node.type === 'Identifier' && !isComputed ? [node.name] : []
}

/** The names of what is called with nothing: `now` in `Date.now()`, in `now(undefined)` and in `now(...none)`. */
export function calledWithNothing(program: ESTree.Program): Set<string> {
  return new Set(
    nodesIn(program).flatMap((node) => {
      if (node.type !== 'CallExpression' || !isNothing(node.arguments[0])) return []
      const callee = node.callee.type === 'ChainExpression' ? node.callee.expression : node.callee
      if (callee.type === 'MemberExpression') return memberOf(callee)
      return callee.type === 'Identifier' ? [callee.name] : []
    }),
  )
}

const isNothing = (argument: Node | undefined) =>
  argument === undefined ||
  argument.type === 'SpreadElement' ||
  (argument.type === 'Identifier' && argument.name === 'undefined') ||
  (argument.type === 'UnaryExpression' && argument.operator === 'void')

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]
