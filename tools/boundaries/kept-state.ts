/** What a module makes while it loads, keeps, and finds changed later: closures, instances, iterators and the like. */
import type { ESTree } from 'vite'
import { bare, isClass, isCode, namedBy, namesDeclaredBy, nodesAtLoad } from './at-load.ts'
import { changedBy, rootOf } from './changes.ts'
import { isClosure } from './closures.ts'
import { namesOf, nodesIn } from './member-names.ts'

type Node = ESTree.Node
/** What a name or an expression stands for, when the module itself says it. */
type MadeBy = (node: Node) => Node | undefined

/** @param top the statements of a module */
export function keptState(top: readonly Node[]): string[] {
  const named = new Map(top.flatMap(namedBy))
  const madeBy: MadeBy = (node) => (node.type === 'Identifier' ? named.get(node.name) : bare(node))
  const whileLoading = top.flatMap(nodesAtLoad)
  return [...whileLoading.flatMap((node) => keptBy(node, madeBy)), ...expressionsThatStop(top, whileLoading)]
}

/** By one expression that runs while the module loads. */
function keptBy(node: Node, madeBy: MadeBy): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init && isIterator(node.init, madeBy) ? ['an iterator'] : []
    case 'Property':
      return isIterator(node.value, madeBy) ? ['an iterator'] : []
    case 'CallExpression': {
      const code = madeBy(node.callee)
      return isCode(code) && isClosure(code) ? ['what a function keeps'] : []
    }
    case 'NewExpression':
      return isChanging(madeBy(node.callee), madeBy) ? ['an instance that changes'] : []
    case 'ObjectExpression':
      return node.properties.some(isChangingMethod) ? ['an object that changes itself'] : []
    case 'ClassDeclaration':
    case 'ClassExpression':
      return changesItself(node, true) ? ['a class that changes itself'] : []
    default:
      return []
  }
}

/** Regular expressions with the flag `g` or `y` that are asked in a way which goes on from where they stopped. */
function expressionsThatStop(top: readonly Node[], whileLoading: readonly Node[]): string[] {
  const isSticky = whileLoading.some((node) => flagsOf(node).includes('y'))
  const counting = whileLoading.flatMap((node) =>
    node.type === 'VariableDeclarator' &&
    node.init &&
    nodesAtLoad(node.init).some((one) => flagsOf(one).includes('g'))
      ? namesDeclaredBy(node.id)
      : [],
  )
  const isAsked = (node: Node) =>
    node.type === 'CallExpression' &&
    namesOf(node.callee).some((name) => name === 'exec' || name === 'test') &&
    counting.includes(rootOf(node.callee) ?? '')
  return isSticky || top.flatMap(nodesIn).some(isAsked) ? ['where an expression stopped'] : []
}

function flagsOf(node: Node): string {
  if (node.type === 'Literal') return 'regex' in node ? node.regex.flags : ''
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
  const flags = isCall && rootOf(node.callee) === 'RegExp' ? node.arguments[1] : undefined
  return flags?.type === 'Literal' ? String(flags.value) : ''
}

const changesThis = (node: Node) => nodesIn(node).some((one) => changedBy(one).includes('this'))

/** Whether what is made of a class changes later, by what the class says or the one that it extends. */
const isChanging = (made: Node | undefined, madeBy: MadeBy): boolean =>
  isClass(made) &&
  (changesItself(made, false) || (made.superClass !== null && isChanging(madeBy(made.superClass), madeBy)))

/** @param isStatic whether the class itself is asked for, or what is made of it */
const changesItself = (made: ESTree.Class, isStatic: boolean) =>
  made.body.body.some(
    (member) =>
      'static' in member &&
      member.static === isStatic &&
      !(member.type === 'MethodDefinition' && member.kind === 'constructor') &&
      changesThis(member),
  )

const isChangingMethod = (property: Node) =>
  property.type === 'Property' && property.value.type === 'FunctionExpression' && changesThis(property.value)

function isIterator(node: Node, madeBy: MadeBy): boolean {
  const made = bare(node)
  if (made.type !== 'CallExpression') return false
  const code = madeBy(made.callee)
  return (isCode(code) && code.generator) || isIteratorCall(made.callee)
}

const ITERATORS = /^(?:values|keys|entries|matchAll|segment)$/
const isIteratorCall = (callee: Node) =>
  (namesOf(callee).some((name) => ITERATORS.test(name)) && rootOf(callee) !== 'Object') ||
  (rootOf(callee) === 'Iterator' && namesOf(callee).includes('from')) ||
  (callee.type === 'MemberExpression' && rootOf(callee.property) === 'Symbol')
