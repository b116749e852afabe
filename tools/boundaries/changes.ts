/** The names of the things that an expression changes inside. */
import type { ESTree } from 'vite'
import { namesOf, nodesIn } from './member-names.ts'

type Node = ESTree.Node

/** Methods that change the list, map or set that they are called on. */
const CHANGES =
  /^(?:add|clear|copyWithin|delete|fill|pop|push|reverse|set|shift|sort|splice|unshift)$|^(?:assign|define\w+|setPrototypeOf)$/

/** What a change of `Array.prototype` is a change of: it holds for everything in the process. */
export const PROTOTYPE = 'a prototype'

/** `seen` in `seen.add(1)`, in `seen.get(1).push(2)` and in `seen.of.last = 1`; `this` in `this.last = 1`. */
export function changedBy(node: Node): string[] {
  if (node.type === 'CallExpression') return changedByCall(node)
  return targetsOf(node).flatMap((target) => (target.type === 'MemberExpression' ? rootsOf(target) : []))
}

/** `total` in `total += 1` and in `[total] = [1]`. */
export const assignedBy = (node: Node): string[] =>
  targetsOf(node).flatMap((target) => (target.type === 'Identifier' ? [target.name] : []))

function changedByCall({ callee, arguments: [first] }: ESTree.CallExpression): string[] {
  if (!namesOf(callee).some((name) => CHANGES.test(name))) return []
  const owner = rootOf(callee)
  if (owner === 'Object' || owner === 'Reflect') return first ? rootsOf(first) : []
  return callee.type === 'MemberExpression' ? rootsOf(callee) : []
}

/** What is assigned to, counted up or deleted. */
function targetsOf(node: Node): Node[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return /Pattern$/.test(node.left.type) ? nodesIn(node.left) : [node.left]
    case 'UpdateExpression':
      return [node.argument]
    case 'UnaryExpression':
      return node.operator === 'delete' ? [node.argument] : []
    default:
      return []
  }
}

function rootsOf(node: Node): string[] {
  if (isOfPrototype(node)) return [PROTOTYPE]
  const root = rootOf(node)
  return root === undefined ? [] : [root]
}

const isOfPrototype = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  (namesOf(node).some((name) => /^(?:prototype|__proto__)$/.test(name)) || isOfPrototype(node.object))

/** `a` of `a.b[c].d`; undefined for what begins with no name. */
export function rootOf(node: Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'ThisExpression':
      return 'this'
    case 'MemberExpression':
      return rootOf(node.object)
    case 'CallExpression':
      return namesOf(node.callee).includes('get') ? rootOf(node.callee) : undefined
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return rootOf(node.expression)
    default:
      return undefined
  }
}
