/** Functions that keep what a function inside them changes: each call of what they hand out may answer otherwise. */
import type { ESTree } from 'vite'
import { type Code, isCode, namesDeclaredBy } from './at-load.ts'
import { assignedBy, changedBy } from './changes.ts'
import { childrenOf } from './free-names.ts'
import { nodesIn } from './member-names.ts'

type Node = ESTree.Node

/** Whether a function declares what a function inside it changes, other than one that is handed on at once. */
export function isClosure(code: Code): boolean {
  const own = new Set(code.body ? declaredIn(code) : [])
  return functionsIn(code).some((inner) => {
    const inners = new Set(nodesIn(inner).filter(isCode).flatMap(declaredIn))
    const changed = nodesIn(inner).flatMap((node) => [...assignedBy(node), ...changedBy(node)])
    return changed.some((name) => own.has(name) && !inners.has(name))
  })
}

function declaredIn(code: Code): string[] {
  const walk = (node: Node): string[] => {
    if (isCode(node)) return []
    const names = node.type === 'VariableDeclarator' ? namesDeclaredBy(node.id) : []
    return [...names, ...childrenOf(node).flatMap(walk)]
  }
  return [...code.params.flatMap(namesDeclaredBy), ...(code.body ? walk(code.body) : [])]
}

function functionsIn(code: Code): Code[] {
  const walk = (node: Node): Code[] => {
    if (isCode(node)) return [node]
    return childrenOf(node).flatMap((child) =>
      node.type === 'CallExpression' && isCode(child) && child !== node.callee ? [] : walk(child),
    )
  }
  return code.body ? walk(code.body) : []
}
