/**
 * How modules are grouped into the scripts of the browser's build.
 *
 * A dozen tiny files would each be compressed alone, and each costs a slow connection more in headers and round trips than in
 * bytes. So what every page loads first is one file, what product pages need beyond that another, and the lazily hydrated
 * parts a third. What opens on a press is not in any of them, because only a dynamic import leads to it; and what it
 * shares with the tool is not grouped with the tool.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What the bundler knows of a module. */
interface Module {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

export interface Modules {
  getModuleInfo(id: string): Module | null
}

/** In order of priority: modules that more pages need come first. */
export const SCRIPT_GROUPS = [
  'frame',
  'cards',
  'records',
  'products',
  'pieces',
  'forms',
  'fields',
  'account',
  'mock-ups',
  'photos',
  'tool',
  'frame-lazy',
  'cards-lazy',
  'products-lazy',
] as const

/** Loaded with every page of the shop. */
const FRAME = /\/shop\/(root|entry\.client|layout\/pages\/(shop-frame|page-errors))\.tsx/
/** Categories and products. */
const PRODUCTS = /\/shop\/content\/pages\/url-key-page\.tsx/
const HOME = /\/shop\/content\/pages\/home-page\.tsx/
/** Show products too, but have no options. */
const LISTINGS = /\/shop\/(content\/pages\/home|catalogue\/pages\/search)-page\.tsx/
const TOOL = /\/shop\/design\/pages\/design-tool\.tsx/
/** Reads a photo on a product page, for the tool to find there. */
const TAKEN_PHOTOS = /\/shop\/try-photo\/components\/lazy\//
const ANY_PAGE = /\/shop\/[\w-]+\/pages\/[\w-]+\.tsx/
const CART = /\/shop\/cart\/pages\/cart-page\.tsx/
const ACCOUNT = /\/shop\/account\/pages\//
const PAGES = [FRAME, ANY_PAGE]
/** Fetched when the page has loaded and the browser is idle; no page imports it. */
const IDLE_TASKS = /\/shop\/layout\/lazy\/idle-tasks\.tsx/

/**
 * @param id  of a module of ours
 * @returns the name of its group; undefined leaves it to the bundler, which splits it by its importers
 */
export function scriptGroup(id: string, modules: Modules): (typeof SCRIPT_GROUPS)[number] | undefined {
  if (PAGES.some((page) => page.test(id))) return undefined
  const above = importersOf(id, modules)
  const leads = (page: RegExp) => above.some((importer) => page.test(importer))
  if (leads(FRAME)) return 'frame'
  if (leads(PRODUCTS)) return leads(LISTINGS) ? 'cards' : leads(TOOL) ? 'records' : 'products'
  const isLazy = lazyWith(above, modules)
  const pages = new Set(above.filter((importer) => ANY_PAGE.test(importer)).map(fileOf))
  // Small modules such as icons, which several pages share; home and search need no form fields, tool and cart few.
  if (pages.size > 1) {
    if (leads(LISTINGS)) return 'pieces'
    if (leads(TOOL) || leads(CART)) return 'forms'
    return [...pages].every((page) => ACCOUNT.test(page)) ? 'account' : 'fields'
  }
  if (leads(TOOL) && isLazy(PRODUCTS, LISTINGS)) return 'mock-ups'
  if (leads(TOOL)) {
    if (isOnlyFor([TOOL], above, modules)) return 'tool'
    return isOnlyFor([TOOL, TAKEN_PHOTOS], above, modules) ? 'photos' : 'forms'
  }
  // An icon of the home page that a lazy part of products has too would bring the whole part along.
  if (pages.size === 1) return leads(HOME) && isLazy(PRODUCTS) ? 'pieces' : undefined
  if (isLazy(FRAME)) return 'frame-lazy'
  if (isLazy(PRODUCTS)) return isLazy(LISTINGS) ? 'cards-lazy' : 'products-lazy'
  return undefined
}

/** All that import a module statically, directly or not, and the module itself. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id])
  for (const one of found)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer)
  return [...found]
}

/**
 * Whether only these users need a module, also through dynamic imports: any other page would load the whole group for it.
 */
function isOnlyFor(
  users: readonly RegExp[],
  above: readonly string[],
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  return above.every((importer) => {
    if (seen.has(importer)) return true
    seen.add(importer)
    if (users.some((user) => user.test(importer))) return true
    if (PAGES.some((page) => page.test(importer))) return false
    const openedBy = modules.getModuleInfo(importer)?.dynamicImporters ?? []
    return openedBy.every((opener) => {
      const further = importersOf(opener, modules)
      const isUser = further.some((one) => users.some((user) => user.test(one)))
      return isUser && isOnlyFor(users, further, modules, seen)
    })
  })
}

/** Whether one of these modules is hydrated lazily on one of the pages, or on a lazily hydrated part of them. */
function lazyWith(above: readonly string[], modules: Modules): (...pages: readonly RegExp[]) => boolean {
  const owners = new Set<string>()
  const look = (ids: readonly string[]) => {
    for (const id of ids) {
      if (IDLE_TASKS.test(id)) owners.add('/shop/root.tsx')
      for (const importer of modules.getModuleInfo(id)?.dynamicImporters ?? []) {
        if (owners.has(importer) || !OURS.test(importer) || !lazyPartsOf(importer).has(fileOf(id))) continue
        const further = importersOf(importer, modules)
        for (const one of further) owners.add(one)
        look(further)
      }
    }
  }
  look(above)
  return (...pages) => [...owners].some((owner) => pages.some((page) => page.test(owner)))
}

const OURS = /^\/.*\/(shop|ui)\/.*\.tsx/
const HYDRATED_LAZILY = /hydrateLazily\(\s*\(\) =>\s*import\('([^']+)'\)/g
const known = new Map<string, ReadonlySet<string>>()

/** Files of the parts that a module hands to `hydrateLazily`. */
function lazyPartsOf(id: string): ReadonlySet<string> {
  const file = fileOf(id)
  const parts =
    known.get(file) ??
    new Set(
      [...readFileSync(file, 'utf8').matchAll(HYDRATED_LAZILY)].map(([, part]) =>
        resolve(file, '..', part ?? ''),
      ),
    )
  known.set(file, parts)
  return parts
}

/** Without the query that a plug-in has added. */
const fileOf = (id: string) => id.split('?')[0] ?? id
