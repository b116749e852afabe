/** What the checks read of a source file. It is parsed, so that quotes, comments and strings do not matter. */
import { type ESTree, parseSync } from 'vite'
import { childrenOf } from './free-names.ts'

/** An import as it is written: of a value or of a type, at once or later, or a file that is named to be loaded. */
export interface Import {
  readonly from: string
  /** Whether the file cannot run without it: not a type, and not fetched later. */
  readonly isFixed: boolean
}

export interface Source {
  readonly path: string
  readonly imports: readonly Import[]
  /** Whether it also imports what is known only when it runs. */
  readonly hidesImports: boolean
  readonly withoutComments: string
  /** Why it cannot be read; undefined when it can. */
  readonly error: string | undefined
  /** Parsed files are handed over late: most are asked for their imports alone. */
  readonly program: () => ESTree.Program
}

/** @param path with the ending `.ts` or `.tsx`, which says how it is read */
export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const later = LATER.test(text) ? laterImports(parsed.program) : []
  const { staticImports, staticExports } = parsed.module
  const requests = [
    ...staticImports.map(({ start, moduleRequest }) => ({ start, request: moduleRequest })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.map(({ moduleRequest }) => ({ start, request: moduleRequest })),
    ),
  ]
  const fixed = requests.flatMap(({ start, request }) =>
    request ? [{ from: request.value, isFixed: !OF_TYPES.test(text.slice(start)) }] : [],
  )
  return {
    path,
    imports: [...fixed, ...later.flatMap((from) => (from === undefined ? [] : [{ from, isFixed: false }]))],
    hidesImports: later.includes(undefined),
    withoutComments: cut(text, parsed.comments),
    error: parsed.errors[0]?.message,
    program: () => parsed.program,
  }
}

/** A path inside the repository, or the name of a package. */
export function resolveImport(path: string, imported: string): string {
  const [name = ''] = imported.split('?')
  if (name.startsWith('#')) return joined([], name.slice(1))
  if (!name.startsWith('.')) return name.replace(/^node_modules\//, '')
  return joined(path.split('/').slice(0, -1), name)
}

function joined(folder: readonly string[], name: string): string {
  const parts = [...folder]
  for (const part of name.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Whether an import goes a way that says neither where it begins nor where it ends: from the disk, or up after `#`. */
export const isRoundabout = (imported: string) =>
  /^(?:\/|file:|data:)|^#(?:.*\/)?\.\.?(?:\/|$)/.test(imported)

const OF_TYPES = /^(?:import|export)\s+type\s+(?!from\b|,)/
/** Only files with one of these words are read as a whole for imports. */
const LATER = /\brequire\b|\bimport\s*[^\s\w{*'"$]/

/** Imports that stand anywhere in the code; undefined for one whose file is known only when it runs. */
function laterImports(node: ESTree.Node): (string | undefined)[] {
  return [...namedBy(node), ...childrenOf(node).flatMap(laterImports)]
}

function namedBy(node: ESTree.Node): (string | undefined)[] {
  switch (node.type) {
    case 'ImportExpression':
      return [textOf(node.source)]
    case 'TSImportType':
      return [textOf(node.source)]
    case 'TSExternalModuleReference':
      return [textOf(node.expression)]
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') {
        return node.arguments.slice(0, 1).map(textOf)
      }
      return isGlob(node.callee) ? globsOf(node.arguments[0]) : []
    case 'NewExpression': {
      const [file, beside] = node.arguments
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL'
      return isUrl && file && beside && isOfThisFile(beside) ? [textOf(file)] : []
    }
    default:
      return []
  }
}

/** The text of `'a'`, `"a"` and of a template without a gap. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return undefined
}

/** `import.meta.<name>`. */
const isOfThisFile = (node: ESTree.Node, name = 'url') =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === name

const isGlob = (callee: ESTree.Node) => isOfThisFile(callee, 'glob')

function globsOf(patterns: ESTree.Node | undefined): (string | undefined)[] {
  if (patterns?.type !== 'ArrayExpression') return patterns ? [textOf(patterns)] : []
  return patterns.elements.map((one) => (one ? textOf(one) : undefined))
}

function cut(text: string, comments: readonly { start: number; end: number }[]): string {
  const ends = [0, ...comments.map(({ end }) => end)]
  return ends.map((from, index) => text.slice(from, comments[index]?.start)).join(' ')
}
