/** The names by which a file reaches into things: `now` in `Date.now`, in `Date['now']` and in `const { now } = Date`. */
import type { ESTree } from 'vite'
import { childrenOf } from './free-names.ts'

type Node = ESTree.Node

export function memberNames(program: ESTree.Program): Set<string> {
  return new Set(nodesIn(program).flatMap((node) => namesOf(node)))
}

/** Of one node: none where it is no way into a thing, or known only when the code runs. */
export function namesOf(node: Node): string[] {
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

/**
 * The names of methods that are taken off their thing instead of called: `format` in `days.map(words.format)`, in
 * `words.format.call(words)` and in `const { format } = words`.
 */
export function handedOn(program: ESTree.Program): Set<string> {
  const nodes = nodesIn(program)
  const called = new Set<Node>(nodes.flatMap((node) => (node.type === 'CallExpression' ? [node.callee] : [])))
  return new Set(
    nodes.flatMap((node) => {
      if (node.type === 'MemberExpression') return called.has(node) ? [] : memberOf(node)
      return node.type === 'VariableDeclarator' ? namesOf(node.id) : []
    }),
  )
}

/** Also behind a cast, and on one of two ways. */
export function isNothing(argument: Node | undefined): boolean {
  switch (argument?.type) {
    case undefined:
    case 'SpreadElement':
      return true
    case 'Identifier':
      return argument.name === 'undefined'
    case 'UnaryExpression':
      return argument.operator === 'void'
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return isNothing(argument.expression)
    case 'ConditionalExpression':
      return isNothing(argument.consequent) || isNothing(argument.alternate)
    case 'LogicalExpression':
      return isNothing(argument.right)
    case 'SequenceExpression':
      return isNothing(argument.expressions.at(-1))
    default:
      return false
  }
}

export const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]
