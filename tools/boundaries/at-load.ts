/** What a module declares, and what of its code runs while it loads. */
import type { ESTree } from 'vite'
import { childrenOf } from './free-names.ts'

type Node = ESTree.Node
export type Code = ESTree.Function | ESTree.ArrowFunctionExpression

/** The names that a pattern such as `{ a, b: [c = 1] }` declares: `a` and `c`. */
export function namesDeclaredBy(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesDeclaredBy)
    case 'Property':
      return namesDeclaredBy(pattern.value)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesDeclaredBy(element) : []))
    case 'RestElement':
      return namesDeclaredBy(pattern.argument)
    case 'AssignmentPattern':
      return namesDeclaredBy(pattern.left)
    default:
      return []
  }
}

/** The things that a statement gives a name to. */
export function namedBy(statement: Node): [string, Node][] {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id, init }): [string, Node][] =>
      id.type === 'Identifier' && init ? [[id.name, bare(init)]] : [],
    )
  }
  return (isCode(statement) || isClass(statement)) && statement.id ? [[statement.id.name, statement]] : []
}

/** Without what says only how it is typed. */
export function bare(node: Node): Node {
  const isWrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
  return isWrapped ? bare(node.expression) : node
}

export const isCode = (node: Node | undefined | null): node is Code =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression'

export const isClass = (node: Node | undefined | null): node is ESTree.Class =>
  node?.type === 'ClassDeclaration' || node?.type === 'ClassExpression'

/** What runs while the module loads: nothing of a function, but of one that is called where it is written. */
export function nodesAtLoad(node: Node): Node[] {
  if (isCode(node) || (node.type === 'PropertyDefinition' && !node.static)) return []
  const callee = node.type === 'CallExpression' ? bare(node.callee) : undefined
  const inside = isCode(callee) && callee.body ? nodesAtLoad(callee.body) : []
  return [node, ...inside, ...childrenOf(node).flatMap(nodesAtLoad)]
}
