/**
 * Which scripts travel together in the browser's build.
 *
 * A dozen tiny files would each be compressed alone. So what every page loads before it works is one file, what the pages
 * of products need beyond that is another, and what other pages share with them a third. All that opens on a press or
 * comes alive later stays out of them, because only a dynamic import leads to it.
 */

/** What the bundler knows of a module; only modules that import it statically count. */
interface Module {
  importers: readonly string[]
}

interface Modules {
  getModuleInfo(id: string): Module | null
}

/** Loaded with every page of the shop. */
const FRAME = /\/shop\/(root|frame\/pages\/(shop-frame|page-errors))\.tsx/
/** Categories and products. */
const PRODUCTS = /\/shop\/content\/pages\/url-key-page\.tsx/
/** Show products too, but cannot be chosen on. */
const SHELVES = /\/shop\/(content\/pages\/home|catalogue\/pages\/search)-page\.tsx/

/**
 * @param id  of a module of ours
 * @returns the name of its group; undefined leaves it to the bundler, which then parts it by who needs it
 */
export function scriptGroup(id: string, modules: Modules): string | undefined {
  if ([FRAME, PRODUCTS, SHELVES].some((page) => page.test(id))) return undefined
  const above = importersOf(id, modules)
  const isBelow = (page: RegExp) => above.some((importer) => page.test(importer))
  if (isBelow(FRAME)) return 'frame'
  if (!isBelow(PRODUCTS)) return undefined
  return isBelow(SHELVES) ? 'cards' : 'products'
}

/** All that lead to a module by static imports. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set(modules.getModuleInfo(id)?.importers)
  for (const one of found)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer)
  return [...found]
}
