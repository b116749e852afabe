/** The names that a file uses and does not declare itself: what it takes from the world around it. */
import type { ESTree } from 'vite'

type Node = ESTree.Node

/** A use of a name, with the expression around it, which says how it is used. */
export interface Use {
  readonly name: string
  readonly node: Node
  readonly parent: Node
}

interface Scope {
  readonly names: Set<string>
  readonly outer?: Scope
}

/**
 * Every use of a name that neither the file nor one of its imports declares. Types say nothing at run time and are
 * passed over; what is only `declare`d is not there at run time, so it counts as undeclared. `import.meta` and `JSX`
 * are names too.
 */
export function freeNames(program: ESTree.Program): Use[] {
  const uses: (Use & { scope: Scope })[] = []
  walk(program, program, { names: new Set() }, (use, scope) => uses.push({ ...use, scope }))
  return uses.filter(({ name, scope }) => !isDeclared(name, scope))
}

const isDeclared = (name: string, scope: Scope): boolean =>
  scope.names.has(name) || (scope.outer !== undefined && isDeclared(name, scope.outer))

type OnUse = (use: Use, scope: Scope) => void

function walk(node: Node, parent: Node, scope: Scope, onUse: OnUse): void {
  const on = (next: Node | null | undefined, inside = scope) => {
    if (next) walk(next, node, inside, onUse)
  }
  const onChildren = (inside: Scope) => {
    for (const child of childrenOf(node)) on(child, inside)
  }
  const binding = (pattern: Node, inside = scope) => bind(pattern, inside, (value) => on(value, inside))
  if ('declare' in node && node.declare === true) return
  switch (node.type) {
    case 'Identifier':
      onUse({ name: node.name, node, parent }, scope)
      return
    case 'MetaProperty':
      if (node.meta.name === 'import') onUse({ name: 'import.meta', node, parent }, scope)
      return
    case 'JSXElement':
    case 'JSXFragment':
      onUse({ name: 'JSX', node, parent }, scope)
      return
    case 'ImportDeclaration':
      if (node.importKind === 'type') return
      for (const { local } of node.specifiers) scope.names.add(local.name)
      return
    case 'ExportAllDeclaration':
    case 'BreakStatement':
    case 'ContinueStatement':
      return
    case 'ExportNamedDeclaration':
      on(node.declaration)
      return
    case 'LabeledStatement':
      on(node.body)
      return
    case 'VariableDeclarator':
      binding(node.id)
      on(node.init)
      return
    case 'MemberExpression':
      on(node.object)
      if (node.computed) on(node.property)
      return
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      if (node.computed) on(node.key)
      on(node.value)
      return
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const inside = inner(scope)
      if (node.type !== 'ArrowFunctionExpression') inside.names.add('arguments')
      if (node.id) (node.type === 'FunctionDeclaration' ? scope : inside).names.add(node.id.name)
      for (const parameter of node.params) binding(parameter, inside)
      on(node.body, inside)
      return
    }
    case 'ClassDeclaration':
    case 'ClassExpression': {
      const inside = inner(scope)
      if (node.id) (node.type === 'ClassDeclaration' ? scope : inside).names.add(node.id.name)
      for (const decorator of node.decorators) on(decorator)
      on(node.superClass, inside)
      on(node.body, inside)
      return
    }
    case 'CatchClause': {
      const inside = inner(scope)
      if (node.param) binding(node.param, inside)
      on(node.body, inside)
      return
    }
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
    case 'StaticBlock':
      onChildren(inner(scope))
      return
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
      on(node.expression)
      return
    default:
      if (!node.type.startsWith('TS')) onChildren(scope)
  }
}

const inner = (outer: Scope): Scope => ({ names: new Set(), outer })

/** Declares what a pattern such as `{ a, b: [c = 1] }` names, and gives the values and computed keys in it. */
function bind(pattern: Node, scope: Scope, onValue: (value: Node) => void): void {
  const again = (inside: Node) => bind(inside, scope, onValue)
  switch (pattern.type) {
    case 'Identifier':
      scope.names.add(pattern.name)
      return
    case 'ObjectPattern':
      for (const property of pattern.properties) again(property)
      return
    case 'Property':
      if (pattern.computed) onValue(pattern.key)
      again(pattern.value)
      return
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) again(element)
      return
    case 'RestElement':
      again(pattern.argument)
      return
    case 'AssignmentPattern':
      again(pattern.left)
      onValue(pattern.right)
      return
    default:
      throw new Error(`A pattern of the kind ${pattern.type} is not read yet.`)
  }
}

/** The nodes directly below one, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
