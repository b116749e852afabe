/**
 * The fonts that the design uses, fetched when they are first needed. HarfBuzz and the first font arrive with the first
 * words; a design without words costs a phone nothing.
 */
import type { FontManifest } from '#packages/artwork-renderer/font-menu.ts'
import type { Font, FontChain, FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { createStore, type Store } from '../../../ui/store.ts'

export interface FontCache {
  /** A new function whenever a font has arrived, so that whoever drew without it draws again. */
  readonly fonts: Store<FontsByName>
  /** Fetches the first file of a font. Resolves when text can be drawn with it. */
  need(menuName: string): Promise<void>
  /** Fetches the rest of a font's files: further alphabets and the fallback. */
  needAll(menuName: string): Promise<void>
  /** Nothing of a font is still to come. */
  isWhole(menuName: string): boolean
}

export interface FontSource {
  manifest(): Promise<FontManifest>
  open(file: string, hash: string): Promise<Font>
}

export function createFontCache(source: FontSource): FontCache {
  const chains = new Map<string, readonly Font[]>()
  const whole = new Set<string>()
  const files = new Map<string, Promise<Font>>()
  let manifest: Promise<FontManifest> | undefined
  const byName: () => FontsByName =
    () =>
    (menuName): FontChain =>
      chains.get(menuName) ?? NONE
  const fonts = createStore<FontsByName>(byName())

  const open = ({ file, hash }: FontManifest[string][number]) => {
    const known = files.get(file)
    if (known) return known
    const opening = source.open(file, hash)
    files.set(file, opening)
    // A failed fetch may be tried again, for instance when the phone is back online.
    opening.catch(() => files.delete(file))
    return opening
  }

  async function load(menuName: string, count: number | undefined) {
    manifest ??= source.manifest()
    manifest.catch(() => {
      manifest = undefined
    })
    const files = await manifest
    const all = (Object.hasOwn(files, menuName) ? files[menuName] : undefined) ?? []
    if (whole.has(menuName)) return
    const chain = await Promise.all(all.slice(0, count).map(open))
    const present = chains.get(menuName)?.length ?? 0
    if (chain.length > present) chains.set(menuName, chain)
    if (chain.length === all.length) whole.add(menuName)
    if (chain.length > present || whole.has(menuName)) fonts.set(byName)
  }

  return {
    fonts,
    need: (menuName) => load(menuName, 1),
    needAll: (menuName) => load(menuName, undefined),
    isWhole: (menuName) => whole.has(menuName),
  }
}

const NONE: FontChain = []
