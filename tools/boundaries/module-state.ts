/**
 * What a module remembers from one call to the next: the same question may then have two answers. It finds what is
 * written in passing, not what hides: what a function or another file changes that is handed the thing is not seen.
 */
import type { ESTree } from 'vite'
import { namesDeclaredBy } from './at-load.ts'
import { changedBy, PROTOTYPE } from './changes.ts'
import { keptState } from './kept-state.ts'
import { nodesIn } from './member-names.ts'

/** Constants that remember what follows from the argument alone, each because working it out again is slow. */
const MEMOS: Record<string, readonly string[]> = {
  'packages/product/spelling.ts': ['camelCase'],
  'shop/catalogue/rules/product-price.ts': ['knownRanges'],
}

/** @returns what may change, as it is written: `let`, `static`, `changes of seen` */
export function moduleState(path: string, program: ESTree.Program): string[] {
  const top = program.body.flatMap((statement) => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    return (isExport ? statement.declaration : statement) ?? []
  })
  const variables = top.filter((one) => one.type === 'VariableDeclaration')
  const kept = new Set([
    ...variables.flatMap(({ declarations }) => declarations.flatMap(({ id }) => namesDeclaredBy(id))),
    ...top.flatMap((one) => ('id' in one && one.id?.type === 'Identifier' ? [one.id.name] : [])),
  ])
  for (const memo of MEMOS[path] ?? []) kept.delete(memo)
  const nodes = nodesIn(program)
  const changed = nodes.flatMap(changedBy)
  return [
    ...variables.flatMap(({ kind, declare }) => (declare || !/^(let|var)$/.test(kind) ? [] : [kind])),
    ...nodes.flatMap((node) =>
      node.type === 'PropertyDefinition' && node.static && !node.readonly ? ['static'] : [],
    ),
    ...changed.filter((name) => kept.has(name) || name === PROTOTYPE).map((name) => `changes of ${name}`),
    ...keptState(top),
  ]
}
