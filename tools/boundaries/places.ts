/** Every folder of the repository, as data, and what a place says about the files in it. What is not listed fails. */
import { rooms, wiring, wiringFolders } from './rooms.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Folders, each with those directly below it; undefined where every folder is welcome. */
const folders: Record<string, ReadonlySet<string> | undefined> = {
  '': words('.ci docs e2e families fonts migrations packages platform public shop tools ui'),
  '.ci': words(''),
  docs: undefined,
  e2e: undefined,
  families: undefined,
  fonts: undefined,
  migrations: undefined,
  packages: words(`
    artwork-renderer brands calendar card-number colour design-document device imposition jigsaw mockup money paging photo-files pictures
    postcodes product rich-text routes samples schemas templates text typed-values wall`),
  platform: words(`
    artwork cache captcha config database documents drawing graphql http identity-check jobs limits mail mockup network payments
    photos storage testing workers`),
  public: words('icons images samples scenes'),
  shop: new Set([
    ...Object.keys(rooms),
    ...wiringFolders.flatMap((path) => /^shop\/(.+)\//.exec(path)?.[1] ?? []),
  ]),
  tools: undefined,
  ui: words('fonts'),
}

/** Code that may lie in a folder directly, where not every file may. */
const looseCode: Record<string, ReadonlySet<string>> = {
  '': words('playwright.config.ts react-router.config.ts vite.config.ts vitest.config.ts'),
  families: words('families.test.ts family-words.test.ts'),
  packages: words(''),
  platform: words(
    'clock.ts ids.ts log-errors.ts log.test.ts log.ts redis.ts sign.test.ts sign.ts stop-requests.test.ts stop-requests.ts time-limit.test.ts time-limit.ts',
  ),
}
/** Folders that are read and served, and hold no code. */
const withoutCode = words('.ci docs fonts migrations public')
const CODE = /\.[cm]?[jt]sx?$/

/** What browsers show or run. */
export const screens = ['pages', 'components', 'office', 'editor', 'tools', 'mails', 'lazy', 'early'] as const
/** Server layers that may be a file instead of a folder: a big domain has several, such as blog-store.ts. */
const looseKinds = ['store', 'tables', 'resolvers', 'loaders', 'routes'] as const
/** What runs on the server alone; `server` is a loose file that is listed below. */
export const serverOnly = [...looseKinds, 'commands', 'jobs', 'media', 'documents', 'home', 'server'] as const
/** `open` is a loose file of a room of loose files, or made by the build. */
export type Layer = (typeof screens)[number] | (typeof serverOnly)[number] | 'rules' | 'open'

/** The folders that a room of the shop may have. */
const kinds = words(
  'commands components documents early jobs lazy mails media office pages rules store testing',
)
/** Folders that one room alone has. */
const ownFolders: Record<string, readonly string[]> = {
  content: ['home'],
  contract: ['written', 'documents'],
  design: ['editor', 'tools'],
}
/** Rooms of plain files, each about one thing. In any other, a loose file is of a kind, or listed below. */
const looseRooms = words(`
  api brands connection events failures hydration layout mail photos request routing service-worker
  style-guide`)
/** Loose files of one room alone, all of the server. */
const looseFiles: Record<string, ReadonlySet<string>> = {
  caching: words('browser-request developer-mode proxy upstream'),
  catalogue: words(`
    category-snapshots facet-counts gift-card-options product-cache product-index-conditions product-information
    product-options product-price-fields recent-counts`),
  checkout: words('wishlist-to-cart'),
  customers: words('rest'),
  marketing: words('price-cache-cookies'),
  newsletter: words('pages-of-links'),
  request: words('page-pieces'),
  reviews: words('review-form'),
  routing: words('redirect-sites later-tools'),
  'search-engines': words('sections'),
}

/** Why a file may not be where it is; undefined when it may. */
export function placeProblem(path: string): string | undefined {
  const [top = '', below, third] = path.split('/')
  const isListed =
    (below === undefined || folders['']?.has(top)) &&
    (third === undefined || (folders[top]?.has(below ?? '') ?? true))
  const list = top === 'shop' ? 'tools/boundaries/rooms.ts' : 'tools/boundaries/places.ts'
  if (!isListed) return `${path} is in a folder that ${list} does not list.`
  if (UNREAD_SCRIPT.test(path)) return `${path} is a script that nobody checks; call it .ts or .tsx.`
  if (isLooseCode(path)) return `${path} is code that ${list} does not list here.`
  return top === 'shop' ? shopProblem(path) : undefined
}

function isLooseCode(path: string): boolean {
  const [, folder = '', name = ''] = /^(?:([^/]+)\/)?([^/]+)$/.exec(path) ?? []
  if (!CODE.test(path)) return false
  return withoutCode.has(path.split('/')[0] ?? '') || (name !== '' && looseCode[folder]?.has(name) === false)
}

const UNREAD_SCRIPT = /^(shop|packages|platform|ui|families)\/.*\.([cm]?jsx?|[cm]ts)$/

function shopProblem(path: string): string | undefined {
  const [, room = '', name = '', inside] = path.split('/')
  if (isWiring(path)) return undefined
  if (inside !== undefined) {
    const isKnown = kinds.has(name) || ownFolders[room]?.includes(name)
    return isKnown ? undefined : `${path} is in a folder of no known kind.`
  }
  if (isTest(path)) return undefined
  if (name === '') return `${path} lies loose; put it into the room that it belongs to.`
  if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts') || layerOf(path)) return undefined
  return `${path} is a loose file of no known kind.`
}

/** The layer of a file below `shop/<room>/`; undefined for what is elsewhere, or of no known kind. */
export function layerOf(path: string): Layer | undefined {
  const [top, room = '', name = '', inside] = path.split('/')
  if (top !== 'shop' || !(room in rooms) || name === '') return undefined
  // What resolvers give back names the tables behind it; what pages get is in generated/client.
  if (room === 'generated') return name === 'resolvers.ts' ? 'server' : 'open'
  if (inside !== undefined) return layers.find((one) => one === name)
  const stem = name.split('.')[0] ?? ''
  if (looseFiles[room]?.has(stem)) return 'server'
  const kind = looseKinds.find((one) => one === stem || stem.endsWith(`-${one}`))
  return kind ?? (looseRooms.has(room) ? 'open' : undefined)
}

const layers: readonly Layer[] = [...screens, ...serverOnly, 'rules']

/** The folder of a file directly below shop/. */
export const roomOf = (path: string): string | undefined => /^shop\/([\w-]+)\//.exec(path)?.[1]

/** Files that join everything. */
export const isWiring = (path: string) =>
  wiring.includes(path) || wiringFolders.some((folder) => path.startsWith(folder))

/** Also what is made for tests. */
export const isTest = (path: string) => /\.test\.tsx?$|\.spec\.ts$|\/testing(\.tsx?$|\/)/.test(path)

/** Whether a file may ask for nothing but what it is handed. */
export const isPure = (path: string) =>
  /^(packages|families)\//.test(path) || layerOf(path) === 'rules' || PURE_FILES.test(path)

/** Pure too, in folders of another kind. */
const PURE_FILES = new RegExp(
  `^shop/(?:${[
    'design/editor/(?:changes|draft)/[\\w-]+',
    'request/readable-cookie-names',
    'api/(?:card-number-guard|contract-error|page-window|refusal|uid)',
    'mail/(?:mail-facts|confirmation-mail)',
    'routing/patterns',
  ].join('|')})\\.ts$`,
)
