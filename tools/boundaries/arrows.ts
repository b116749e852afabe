/** Which file may import which. What no sentence here allows is refused. See docs/architecture.md. */

import { isPure, isTest, isWiring, layerOf, roomOf, screens, serverOnly } from './places.ts'
import { rooms } from './rooms.ts'

/** Packages that give the same for the same, by the names that they are imported by. */
const PURE_PACKAGES = ['graphql', 'harfbuzzjs', 'papaparse', 'sanitize-html', 'zod', 'zod/mini']
/** Packages that run in a browser. */
const SCREEN_PACKAGES = [
  ...['react', 'react-dom', 'react-dom/client', 'react-router', 'lucide-react', 'idb-keyval'],
  ...['algoliasearch/lite', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', '@stripe/stripe-js/pure'],
]
/** Rooms of plain files that browsers run too. Of other rooms a screen sees screens and rules. */
const SCREEN_ROOMS = [
  ...['brands', 'connection', 'events', 'failures', 'generated', 'hydration', 'layout', 'photos'],
  ...['request', 'routing', 'style-guide'],
]
/** Pages run on the server first, and read what the browser sent along. */
const LISTED_ARROWS: Record<string, string> = { 'shop/request/cookies.ts': 'platform/http/read-cookie.ts' }
/** It asks the build once which brand is sold, and is the same from then on. */
const BRAND = 'shop/brands/brand.ts'

const UNLISTED = 'screens use the packages that are listed for them'

const isOurs = (path: string) => /^(shop|packages|platform|ui|families|tools|e2e)\//.test(path)

type No = (because: string) => string

/**
 * @param target what is imported: a path from the root of the repository, or the name of a package
 * @param imported the same, as it is written
 * @param code of the file that imports it, without comments
 */
export function arrowProblem(
  path: string,
  target: string,
  imported: string,
  code: string,
): string | undefined {
  const no: No = (because) => `${path} imports ${imported}: ${because}.`
  if (isTest(path)) return testProblem(path, target, no)
  if (isTest(target) && isOurs(path) && !isWiring(path)) return no('only tests import what is for tests')
  const top = /^[\w-]+(?=\/)/.exec(path)?.[0]
  if (top === 'packages' && isOurs(target) && !target.startsWith('packages/')) {
    return no('packages are pure and know no shop word')
  }
  if (top === 'families' && !isFamilyData(path, target, code)) return no('a family is data')
  if (top === 'ui' && isOurs(target) && !/^(ui|packages)\//.test(target)) {
    return no('primitives know no shop word')
  }
  if (top === 'ui' && !isOurs(target) && !SCREEN_PACKAGES.includes(target)) return no(UNLISTED)
  if (top === 'platform' && isOurs(target) && !/^(platform|packages)\//.test(target)) {
    return no('plumbing knows no shop word')
  }
  if (isPure(path)) return pureProblem(path, target, no)
  if (top === 'shop' && !isWiring(path)) return shopProblem(path, target, no)
  return undefined
}

/** Tests import what they like, but for those of packages: a package that needs the shop to be tried is no package. */
function testProblem(path: string, target: string, no: No): string | undefined {
  if (!path.startsWith('packages/') || !/^(shop|platform)\//.test(target)) return undefined
  return no('tests of packages know no shop word and no plumbing either')
}

/** Of its own folder, of what every family is made of, or the record of the family that this one changes, as it says. */
function isFamilyData(path: string, target: string, code: string): boolean {
  if (target.startsWith('packages/product/')) return true
  if (TEMPLATE.test(path)) return target.startsWith('packages/templates/')
  const own = familyOf(path)
  const changed = MADE_OF.exec(code)?.[1]
  return own !== undefined && (familyOf(target) === own || target === `families/${changed}/record.ts`)
}

const MADE_OF = /^export const madeOf = '([\w-]+)'$/m
/** A ready-made design is made of what is for all of them, and knows neither its family nor another design. */
const TEMPLATE = /^families\/[\w-]+\/templates\//
const familyOf = (path: string) => /^families\/([\w-]+)\//.exec(path)?.[1]

function pureProblem(path: string, target: string, no: No): string | undefined {
  if (!isOurs(target)) return PURE_PACKAGES.includes(target) ? undefined : no('rules and packages are pure')
  if (/^(packages|families)\//.test(path) || target.startsWith('packages/')) return undefined
  if (!target.startsWith('shop/')) return no('rules and packages are pure')
  if (!isPure(target) && target !== BRAND && roomOf(target) !== 'generated') return no('rules build on rules')
  return roomProblem(path, target, no)
}

function shopProblem(path: string, target: string, no: No): string | undefined {
  if (target.startsWith('families/')) return no('the shop reads families from its database')
  if (isWiring(target)) return no('wiring is imported by nothing')
  const layer = layerOf(path)
  const isOfTools = target.startsWith('shop/design/tools/')
  if (layer === 'editor' && isOfTools) return no('the editor knows no tool')
  if (layer === 'components' && isOfTools) return no('the screen is handed its tool')
  const above = layerAbove(layer, layerOf(target))
  if (above) return no(`a ${layer}${layer === 'store' ? '' : ' file'} knows no ${above}`)
  const tool = TOOL.exec(target)?.[1]
  if (tool && tool !== TOOL.exec(path)?.[1]) return no('a tool is known to nobody, and to no other tool')
  if (isOneOf(screens, layer) || isOpenToScreens(path)) return screenProblem(path, target, no)
  const below = databaseProblem(path, target, layer, no)
  if (below) return below
  if (isOneOf(serverOnly, layer) && isOneOf(screens, layerOf(target)) && layerOf(target) !== 'mails') {
    return no('what answers knows no page')
  }
  return roomProblem(path, target, no)
}

/** From the tables to what answers: each layer imports itself and what is before it. */
const FROM_THE_GROUND: readonly (readonly string[])[] = [
  ['tables'],
  ['store'],
  ['commands'],
  ['loaders'],
  ['documents', 'home', 'media', 'resolvers', 'routes'],
]

/** The layer of what is imported, when it stands on the one that imports it. */
function layerAbove(layer: string | undefined, target: string | undefined): string | undefined {
  const own = heightOf(layer)
  return own >= 0 && heightOf(target) > own ? target : undefined
}

const heightOf = (layer: string | undefined) => FROM_THE_GROUND.findIndex((layers) => isOneOf(layers, layer))

/** They query themselves, though they are no store. */
const QUERYING = ['shop/catalogue/facet-counts.ts', 'shop/customers/commands/membership.ts']

/** Resolvers answer and nothing else asks them; a store queries, and what is above it asks the store. */
function databaseProblem(
  path: string,
  target: string,
  layer: string | undefined,
  no: No,
): string | undefined {
  const isOwn = roomOf(path) === roomOf(target)
  const to = layerOf(target)
  if (to === 'resolvers' && !(layer === 'resolvers' && isOwn))
    return no('resolvers are asked by the schema alone')
  if (layer === 'tables' || layer === 'store') return undefined
  if (to === 'tables' && !(layer === 'commands' && isOwn)) return no('a store alone knows tables')
  const isQuery = /^drizzle-orm(\/|$)/.test(target) && !QUERYING.includes(path)
  return isQuery ? no('a store alone queries the database') : undefined
}

const TOOL = /^shop\/design\/tools\/([\w-]+)\//

function screenProblem(path: string, target: string, no: No): string | undefined {
  if (!isOurs(target)) {
    return SCREEN_PACKAGES.includes(target) ? undefined : no(UNLISTED)
  }
  if (/^(ui|packages)\//.test(target) || LISTED_ARROWS[path] === target) return undefined
  const layer = layerOf(target)
  const isSeen =
    isOneOf(screens, layer) ||
    layer === 'rules' ||
    isOpenToScreens(target) ||
    (layerOf(path) === 'mails' && roomOf(target) === 'mail')
  return isSeen ? roomProblem(path, target, no) : no('pages know the contract only')
}

const isOpenToScreens = (path: string) =>
  layerOf(path) === 'open' && SCREEN_ROOMS.includes(roomOf(path) ?? '')

const isOneOf = (layers: readonly string[], layer: string | undefined) =>
  layer !== undefined && layers.includes(layer)

function roomProblem(path: string, target: string, no: No): string | undefined {
  if (!target.startsWith('shop/')) return undefined
  const from = roomOf(path) ?? ''
  const to = roomOf(target) ?? ''
  if (from === to) return undefined
  return rooms[from]?.includes(to) ? undefined : no(`no arrow runs from ${from} to ${to}; announce instead`)
}
