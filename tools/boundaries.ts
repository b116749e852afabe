/**
 * What a file may hold and import, by its place. See docs/architecture.md.
 *
 * Pure functions over paths and texts; `check-boundaries.ts` feeds them the tree.
 */
import { arrowProblem } from './boundaries/arrows.ts'
import { hidesModules } from './boundaries/hidden-modules.ts'
import { moduleState } from './boundaries/module-state.ts'
import { isPure, isTest, isWiring, placeProblem } from './boundaries/places.ts'
import { impureNames } from './boundaries/pure-names.ts'
import { isRoundabout, readSource, resolveImport, type Source } from './boundaries/source.ts'

export const lineLimit = 400
/** Files that may be longer, each with its reason. */
export const longFiles: Record<string, string> = {}

const forbiddenNames =
  /(^|\/)index(\.tsx?|\/)|(^|\/)([\w.-]+-)?(utils?|helpers?|common|misc|types)(\.tsx?|\/)|[\w-]+-shared(\.tsx?|\/)/

/** What is read of a file; undefined for one that is no code. */
export function sourceOf(path: string, text: string): Source | undefined {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') ? readSource(path, text) : undefined
}

/**
 * The problems of one file, as sentences.
 *
 * @param path from the root of the repository, such as shop/cart/store.ts
 * @param text its content
 * @param source the same, when it is read already
 */
export function violationsOf(path: string, text: string, source = sourceOf(path, text)): string[] {
  const found = placeViolations(path, text)
  if (path.endsWith('.css') && hasRawColour(path, text.replace(STYLE_COMMENT, '$1'))) {
    found.push(rawColour(path))
  }
  if (!source) return found
  if (source.error) return [...found, `${path} cannot be read: ${source.error}.`]
  return [...found, ...codeViolations(source), ...importViolations(source)]
}

/** The problems of a place, a name and a length. */
function placeViolations(path: string, text: string): string[] {
  const found: string[] = []
  const problem = placeProblem(path)
  if (problem) found.push(problem)
  const lines = text.split('\n').length - 1
  if (lines > lineLimit && !(path in longFiles)) {
    found.push(`${path} has ${lines} lines; above ${lineLimit} it holds a second idea.`)
  }
  if (forbiddenNames.test(path)) found.push(`${path} is named after no idea; say what it holds.`)
  return found
}

function importViolations({ path, imports, hidesImports, withoutComments }: Source): string[] {
  const found = imports.flatMap(({ from, isFixed }) => {
    if (OURS.test(path) && isRoundabout(from)) return [`${path} imports ${from}: ${STRAIGHT}.`]
    const target = resolveImport(path, from)
    const analytics = isFixed ? analyticsProblem(path, target, from) : undefined
    return [arrowProblem(path, target, from, withoutComments) ?? [], analytics ?? []].flat()
  })
  if (hidesImports && /^(shop|ui|packages|families)\//.test(path) && !isOpenImport(path)) {
    found.push(`${path} imports what is known only when it runs; name the file.`)
  }
  return found
}

function codeViolations(source: Source): string[] {
  const { path, withoutComments } = source
  if (isTest(path)) return []
  const found: string[] = []
  if (path.endsWith('.tsx') && hasRawColour(path, withoutComments)) found.push(rawColour(path))
  if (/^(shop|ui|packages|families)\//.test(path) && !DEVICE.test(path) && asksForStorage(source)) {
    found.push(
      `${path} reaches for the browser's storage, which may be refused; ui/device.ts is the door to it.`,
    )
  }
  if (hidesModules(source)) {
    found.push(`${path} reaches modules past its imports, which nobody checks; import the file.`)
  }
  if (isPure(path)) {
    const program = source.program()
    for (const name of impureNames(path, program)) found.push(`${path} asks ${name}; ${PURE}`)
    for (const change of moduleState(path, program)) {
      found.push(`${path} remembers by ${change} from one call to the next; ${PURE}`)
    }
  }
  return found
}

const OURS = /^(shop|packages|platform|families|ui)\//
const STRAIGHT = 'say the file from the root, after #, or from the folder of this one'
const PURE = 'rules, packages and families are pure: hand them what they need.'

/** Strings, which stay, and comments. */
const STYLE_COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\//g
const RAW_COLOUR = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?![\w-])/
const rawColour = (path: string) => `${path} has a raw colour; colours come from the tokens in ui/.`
const hasRawColour = (path: string, code: string) =>
  !/^ui\/tokens[\w-]*\.css$/.test(path) && !/\/mails\/|^shop\/mail\//.test(path) && RAW_COLOUR.test(code)

/** PE-23. */
const DEVICE = /^ui\/device(-files|-lasting)?\.ts$/
const asksForStorage = ({ withoutComments, imports }: Source) =>
  /\b(localStorage|sessionStorage|indexedDB)\b/.test(withoutComments) ||
  imports.some(({ from }) => from === 'idb-keyval')

/** They fetch modules whose addresses the page or the build names. */
const isOpenImport = (path: string) =>
  isTest(path) ||
  isWiring(path) ||
  ['shop/connection/retry-route-modules.ts', 'shop/layout/lazy/prefetch-code.ts'].includes(path)

/** PE-17: blockers take away files that are named after analytics, and nothing else may go with them. */
function analyticsProblem(path: string, target: string, imported: string): string | undefined {
  const isServers = path.startsWith('shop/wiring/') || /^shop\/(server|schema)\.ts$/.test(path)
  if (!path.startsWith('shop/') || /^shop\/(analytics|events)\//.test(path) || isServers || isTest(path)) {
    return undefined
  }
  return target.startsWith('shop/analytics/') || target === 'shop/events/ecommerce.ts'
    ? `${path} imports ${imported}: a browser may block analytics; load it with import() and go on without it.`
    : undefined
}
