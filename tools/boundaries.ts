/**
 * Which imports are allowed, as data: what a file may import, by its folder. See docs/architecture.md.
 *
 * Pure functions over paths and texts; `check-boundaries.ts` feeds them the tree.
 */

import { rooms, wiring, wiringFolders } from './rooms.ts'

/** The layer of a file below shop/<domain>/. */
type Layer =
  | 'pages'
  | 'components'
  | 'office'
  | 'editor'
  | 'mails'
  | 'rules'
  | 'commands'
  | 'store'
  | 'tables'
  | 'resolvers'
  | 'jobs'
  | 'media'
  | 'testing'
  | 'domain'

/** What the browser runs must not import these. */
const serverOnly: readonly Layer[] = ['store', 'tables', 'commands', 'resolvers', 'jobs', 'media']
const screens: readonly Layer[] = ['pages', 'components', 'office', 'editor', 'mails']

export const lineLimit = 400
/** Files that may be longer, each with its reason. */
export const longFiles: Record<string, string> = {}

const forbiddenNames = /(^|\/)(index|utils?|helpers?|common|misc)(\.tsx?|\/)/

/**
 * The problems of one file, as sentences.
 *
 * @param path from the root of the repository, such as shop/cart/store.ts
 * @param text its content
 */
export function violationsOf(path: string, text: string): string[] {
  const found = [...placeViolations(path), ...shapeViolations(path, text)]
  for (const imported of importsOf(text)) {
    const sentence = arrowViolation(path, resolveImport(path, imported), imported)
    if (sentence) found.push(sentence)
  }
  for (const imported of fixedImportsOf(text)) {
    const sentence = analyticsViolation(path, resolveImport(path, imported), imported)
    if (sentence) found.push(sentence)
  }
  return found
}

/** Every file is in a room that is listed; loose ones are wiring. */
function placeViolations(path: string): string[] {
  if (!path.startsWith('shop/') || isWiring(path) || isTest(path)) return []
  const room = roomOf(path)
  if (room === undefined) return [`${path} lies loose; put it into the room that it belongs to.`]
  return room in rooms ? [] : [`${path} is in a room that tools/rooms.ts does not list.`]
}

/** The clock, chance, the network and the process: a rule is handed what it needs of them. */
const EFFECTS =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\brandomUUID\b|\bperformance\.now\b|(?<![\w.])fetch\(|(?<![\w.])process\.|\bsetTimeout\(|\bsetInterval\(|\bconsole\./

function shapeViolations(path: string, text: string): string[] {
  const found: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > lineLimit && !(path in longFiles)) {
    found.push(`${path} has ${lines} lines; above ${lineLimit} it holds a second idea.`)
  }
  if (forbiddenNames.test(path)) found.push(`${path} is named after no idea; say what it holds.`)
  if (
    isScreen(path) &&
    /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?![\w-])/.test(withoutComments(text)) &&
    !isTest(path)
  ) {
    found.push(`${path} has a raw colour; colours come from the tokens in ui/.`)
  }
  if (
    /^(shop|ui|packages)\//.test(path) &&
    !DEVICE.test(path) &&
    !isTest(path) &&
    STORAGE.test(withoutComments(text))
  ) {
    found.push(
      `${path} reaches for the browser's storage, which may be refused; ui/device.ts is the door to it.`,
    )
  }
  if (isPure(path) && !isTest(path) && EFFECTS.test(withoutComments(text))) {
    found.push(`${path} asks the clock, chance or the world; rules and packages are pure.`)
  }
  return found
}

/** PE-23. */
const DEVICE = /^ui\/device(-files|-lasting)?\.ts$/
const STORAGE = /\b(localStorage|sessionStorage|indexedDB)\b|from 'idb-keyval'/

const isScreen = (path: string) =>
  (path.endsWith('.tsx') || path.endsWith('.css')) &&
  !/^ui\/tokens[\w-]*\.css$/.test(path) &&
  !/\/(mails|letters)\//.test(path)

export const isTest = (path: string) => /\.test\.tsx?$|\.spec\.ts$|\/testing(\.tsx?$|\/)/.test(path)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

/** What a file imports, as it is written there: values and types, at once or later. */
export function importsOf(text: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g
  return [...text.matchAll(pattern)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
}

/** Static imports of values: neither types alone nor dynamic imports. */
function fixedImportsOf(text: string): string[] {
  const pattern = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'";]*?from\s*'([^']+)'/g
  return [...text.matchAll(pattern)].map(([, from]) => from ?? '')
}

/** PE-17: blockers take away files that are named after analytics, and nothing else may go with them. */
function analyticsViolation(path: string, target: string, imported: string): string | undefined {
  const isServers = path.startsWith('shop/wiring/') || /^shop\/(server|schema)\.ts$/.test(path)
  if (
    !path.startsWith('shop/') ||
    path.startsWith('shop/analytics/') ||
    path.startsWith('shop/events/') ||
    isServers ||
    isTest(path)
  )
    return undefined
  return target.startsWith('shop/analytics/') || target === 'shop/events/ecommerce.ts'
    ? `${path} imports ${imported}: a browser may block analytics; load it with import() and go on without it.`
    : undefined
}

/** A path inside the repository, or the name of a package. */
export function resolveImport(path: string, imported: string): string {
  if (imported.startsWith('#')) return imported.slice(1)
  if (!imported.startsWith('.')) return imported
  const parts = path.split('/').slice(0, -1)
  for (const part of imported.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function arrowViolation(path: string, target: string, imported: string): string | undefined {
  const no = (because: string) => `${path} imports ${imported}: ${because}.`
  if (isTest(path)) return undefined
  if (path.startsWith('packages/') && !/^packages\//.test(target) && isOurs(target)) {
    return no('packages are pure and know no shop word')
  }
  if (path.startsWith('families/') && isOurs(target) && !/^(families|packages\/product)\//.test(target)) {
    return no('a family is data')
  }
  if (path.startsWith('ui/') && isOurs(target) && !/^(ui|packages)\//.test(target)) {
    return no('primitives know no shop word')
  }
  if (path.startsWith('platform/') && isOurs(target) && !/^(platform|packages)\//.test(target)) {
    return no('plumbing knows no shop word')
  }
  if (isPure(path)) return ruleViolation(path, target, no)
  if (path.startsWith('shop/') && !isWiring(path)) return shopViolation(path, target, no)
  return undefined
}

const OUR_FOLDERS = /^(shop|packages|platform|ui|families|tools|e2e)\//
const isOurs = (target: string) => OUR_FOLDERS.test(target)

const isPure = (path: string) =>
  path.startsWith('packages/') || layerOf(path) === 'rules' || PURE_FILES.test(path)

/** Pure too, in folders of another kind. */
const PURE_FILES =
  /^shop\/(design\/editor\/(changes\/[\w-]+|draft|face|limits)|request\/readable-cookie-names)\.ts$/

/** What has side effects, a clock or chance of its own, or runs on one side only. */
const IMPURE = /^(node:|react|react-dom|react-router|drizzle-orm|hono|pg|sharp|dataloader)(\/|$)|^node:/
/** Rooms of plain functions and types. */
const PLAIN_ROOMS = ['api', 'brands', 'routing', 'generated', 'letters']

type No = (because: string) => string

function ruleViolation(path: string, target: string, no: No): string | undefined {
  if (IMPURE.test(target)) return no('rules and packages are pure')
  if (!isOurs(target) || target.startsWith('packages/')) return undefined
  if (!target.startsWith('shop/')) return no('rules and packages are pure')
  const room = roomOf(target) ?? ''
  if (!isPure(target) && !PLAIN_ROOMS.includes(room)) return no('rules build on rules')
  return roomViolation(path, target, no)
}

function shopViolation(path: string, target: string, no: No): string | undefined {
  const layer = layerOf(path)
  if (isWiring(target) && !target.startsWith('shop/testing/')) return no('wiring is imported by nothing')
  if (TOOL.test(path) && TOOL.exec(path)?.[1] !== TOOL.exec(target)?.[1] && TOOL.test(target)) {
    return no('a tool knows no other tool')
  }
  if (layer && screens.includes(layer)) {
    if (target.startsWith('platform/')) return no('pages know the contract only')
    const targetLayer = layerOf(target)
    if (targetLayer && serverOnly.includes(targetLayer)) return no('pages know the contract only')
  }
  return roomViolation(path, target, no)
}

const TOOL = /^shop\/design\/tools\/([\w-]+)\//

function roomViolation(path: string, target: string, no: No): string | undefined {
  if (!target.startsWith('shop/')) return undefined
  const from = roomOf(path) ?? ''
  const to = roomOf(target) ?? ''
  if (from === to) return undefined
  return rooms[from]?.includes(to) ? undefined : no(`no arrow runs from ${from} to ${to}; announce instead`)
}

const isWiring = (path: string) =>
  wiring.includes(path) || wiringFolders.some((folder) => path.startsWith(folder))

/** The folder of a file directly below shop/. */
const roomOf = (path: string): string | undefined => /^shop\/([\w-]+)\//.exec(path)?.[1]

function layerOf(path: string): Layer | undefined {
  const rest = /^shop\/([\w-]+)\/(.+)$/.exec(path)
  if (!rest?.[1] || !(rest[1] in rooms)) return undefined
  const [, folder = '', file] = /^([\w-]+?)(?:\.\w+)*(?:\/(.+))?$/.exec(rest[2] ?? '') ?? []
  const known: readonly Layer[] = [...screens, ...serverOnly, 'rules', 'testing']
  // A big domain has several stores and resolvers, such as blog-store.ts.
  const layer = known.find((name) => name === folder || folder.endsWith(`-${name}`))
  return layer ?? (file === undefined ? 'domain' : undefined)
}
