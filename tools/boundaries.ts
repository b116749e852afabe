/**
 * Which imports are allowed, as data: what a file may import, by its folder. See docs/architecture.md.
 *
 * Pure functions over paths and texts; `check-boundaries.ts` feeds them the tree.
 */

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

/**
 * Which domains a domain may import from, beside itself; with `/rules` nothing but the rules, which are pure and so can
 * never call back. Pages may place any domain's components.
 */
const domainArrows: Record<string, readonly string[]> = {
  catalogue: [],
  design: ['catalogue', 'customers'],
  customers: ['newsletter'],
  marketing: ['catalogue', 'customers'],
  cart: ['catalogue', 'design', 'marketing', 'customers'],
  orders: ['catalogue', 'design', 'customers', 'marketing', 'mockups'],
  checkout: ['cart', 'orders', 'customers', 'marketing', 'catalogue', 'design', 'wishlist'],
  'bulk-order': ['cart', 'catalogue', 'design', 'customers'],
  content: ['catalogue', 'customers', 'orders/rules', 'mockups'],
  reviews: ['catalogue', 'customers', 'marketing', 'orders'],
  newsletter: ['customers/rules'],
  wishlist: ['catalogue', 'customers'],
  caching: ['marketing'],
  analytics: ['orders', 'customers'],
  mockups: ['catalogue', 'design'],
  'search-engines': ['catalogue', 'content'],
}

/** Files that join everything: they import anything, and nothing but wiring and tests imports them. */
const wiring = [
  'shop/server.ts',
  'shop/wiring/schema.ts',
  'shop/root.tsx',
  'shop/routes.ts',
  'shop/entry.server.tsx',
  'shop/entry.client.tsx',
]
const wiringFolders = ['shop/frame/', 'shop/seed/', 'shop/testing/', 'tools/', 'e2e/', 'shop/wiring/']

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
  const found = [...shapeViolations(path, text)]
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
  return found
}

/** PE-23. */
const DEVICE = /^ui\/device(-files|-lasting)?\.ts$/
const STORAGE = /\b(localStorage|sessionStorage|indexedDB)\b|from 'idb-keyval'/

const isScreen = (path: string) =>
  (path.endsWith('.tsx') || path.endsWith('.css')) &&
  !/^ui\/tokens[\w-]*\.css$/.test(path) &&
  !/\/(mails|letters)\//.test(path)

const isTest = (path: string) => /\.test\.tsx?$|\.spec\.ts$|\/testing(\.tsx?$|\/)/.test(path)

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

function importsOf(text: string): string[] {
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
  if (!path.startsWith('shop/') || path.startsWith('shop/analytics/') || isServers || isTest(path))
    return undefined
  return target.startsWith('shop/analytics/')
    ? `${path} imports ${imported}: a browser may block analytics; load it with import() and go on without it.`
    : undefined
}

/** A path inside the repository, or the name of a package. */
function resolveImport(path: string, imported: string): string {
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
  if (path.startsWith('packages/') || layerOf(path) === 'rules') {
    if (
      /^(node:|react|react-dom|drizzle-orm|hono|pg|sharp)(\/|$)/.test(target) ||
      target.startsWith('node:')
    ) {
      return no('rules and packages are pure')
    }
    if (target.startsWith('platform/') || target.startsWith('ui/')) return no('rules and packages are pure')
    if (path.startsWith('packages/') && target.startsWith('shop/')) return no('packages know no shop word')
  }
  if ((path.startsWith('platform/') || path.startsWith('ui/')) && target.startsWith('shop/')) {
    return no('plumbing and primitives know no shop word')
  }
  if (path.startsWith('ui/') && target.startsWith('platform/')) return no('primitives run in the browser')
  if (path.startsWith('shop/') && !isWiring(path)) return shopViolation(path, target, no)
  return undefined
}

function shopViolation(path: string, target: string, no: (because: string) => string): string | undefined {
  const layer = layerOf(path)
  if (isWiring(target) && !target.startsWith('shop/frame/') && !target.startsWith('shop/testing/')) {
    return no('wiring is imported by nothing')
  }
  if (layer && screens.includes(layer)) {
    if (target.startsWith('platform/')) return no('pages know the contract only')
    const targetLayer = layerOf(target)
    if (targetLayer && serverOnly.includes(targetLayer)) return no('pages know the contract only')
    return undefined
  }
  const from = domainOf(path)
  const to = domainOf(target)
  if (from === undefined || to === undefined || from === to) return undefined
  const arrows = domainArrows[from] ?? []
  if (arrows.includes(to) || arrows.includes(`${to}/${layerOf(target)}`)) return undefined
  return no(`no arrow runs from ${from} to ${to}; announce instead`)
}

const isWiring = (path: string) =>
  wiring.includes(path) || wiringFolders.some((folder) => path.startsWith(folder))

function domainOf(path: string): string | undefined {
  const domain = /^shop\/([\w-]+)\//.exec(path)?.[1]
  return domain !== undefined && domain in domainArrows ? domain : undefined
}

function layerOf(path: string): Layer | undefined {
  const rest = /^shop\/([\w-]+)\/(.+)$/.exec(path)
  if (!rest?.[1] || !(rest[1] in domainArrows)) return undefined
  const [, folder = '', file] = /^([\w-]+?)(?:\.\w+)*(?:\/(.+))?$/.exec(rest[2] ?? '') ?? []
  const known: readonly Layer[] = [...screens, ...serverOnly, 'rules', 'testing']
  // A big domain has several stores and resolvers, such as blog-store.ts.
  const layer = known.find((name) => name === folder || folder.endsWith(`-${name}`))
  return layer ?? (file === undefined ? 'domain' : undefined)
}
