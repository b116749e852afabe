/** Folders, at any depth, and files that import each other in a circle. Rooms of `shop/` themselves are in `boundaries/rooms.ts`. */
import { isTest } from './boundaries/places.ts'
import { resolveImport, type Source } from './boundaries/source.ts'
import { shortestWaysBack } from './boundaries/ways-back.ts'

type Sources = readonly Pick<Source, 'path' | 'imports'>[]
type Way = readonly string[]

/** @returns each circle, its first folder again at the end; types count, tests do not */
export function foldersInCircle(sources: Sources): readonly Way[] {
  const circles = circlesOf(sources, folderOf)
  const told = circles.map((way) => new Set(way.map((folder) => partOf(`${folder}/`))))
  const ofParts = circlesOf(sources, partOf)
  return [...circles, ...ofParts.filter((way) => !told.some((parts) => way.every((part) => parts.has(part))))]
}

/** The same of files, by what they cannot run without: a type is no part of a circle, and neither is what comes later. */
export function filesInCircle(sources: Sources): readonly Way[] {
  const fixed = sources.map(({ path, imports }) => ({
    path,
    imports: imports.filter(({ from, isFixed }) => isFixed && !isHandedOn(path, resolveImport(path, from))),
  }))
  const ofFile = (path: string) => path
  return circlesOf(fixed, ofFile, () => true)
}

/** The states of the pointer hand it on to one another, each to those that may follow it. */
const STATES =
  /^shop\/design\/editor\/pointer\/(?:idle|moving|panning|pinching|pointer|resizing|rotating|widening)\.ts$/
const isHandedOn = (path: string, target: string) => STATES.test(path) && STATES.test(target)

function circlesOf(
  sources: Sources,
  placeOf: (path: string) => string | undefined,
  isAsked = (place: string) => !isLoose(place),
): Way[] {
  const arrows = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = placeOf(path)
    if (from === undefined || isTest(path)) continue
    for (const imported of imports) {
      const to = placeOf(resolveImport(path, imported.from))
      if (to === undefined || to === from) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return shortestWaysBack(arrows, isAsked)
}

/**
 * The folder of a file. A file that lies loose in a room is a place of its own: some stand above the folders, such as
 * resolvers, and some below, such as the store. The same in `tools/` and `e2e/`, whose files are commands and journeys.
 */
const folderOf = (path: string) =>
  /^(?:packages|platform|ui|families)(?:\/.+)?(?=\/)/.exec(path)?.[0] ??
  /^(?:shop\/[^/]+|tools|e2e)\/.+(?=\/)/.exec(path)?.[0] ??
  /^(?:shop\/[^/]+|tools|e2e)\/[^/]+$/.exec(path)?.[0]

/** The same, where a folder of a room is one place with all that is below it. */
const partOf = (path: string) => /^shop\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? folderOf(path)

const isLoose = (place: string) => /\.\w+$/.test(place)
