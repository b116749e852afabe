/** Pages that the requirements name, of families that the shop does not make yet: each leads to what is nearest. */
import type { BrandCode } from '../../brands/brand.ts'

/** By URL key, the category that it leads to, in the shop that prints photos. */
export const laterPages: ReadonlyMap<string, string> = new Map([
  ['photo-prints', 'photo-enlargements'],
  ['photo-calendars', 'photo-enlargements'],
  ['photo-books', 'personalized-photo-gifts'],
  ['personalised-photo-book', 'personalized-photo-gifts'],
  ['custom-neon-signs', 'gifts-and-samples'],
  ['neon-sign-upload', 'gifts-and-samples'],
  ['custom-statues', 'personalized-photo-gifts'],
  ['custom-sculptures', 'personalized-photo-gifts'],
  ['custom-pen-drives', 'photo-pen-drives'],
])

/**
 * Where an address leads that no page has. A page that staff give it comes before.
 *
 * @param path without its first slash
 */
export const nearestPage = (brand: BrandCode, path: string): `/${string}` | undefined => {
  const nearest = brand === 'canvas' ? laterPages.get(path) : undefined
  return nearest === undefined ? undefined : `/${nearest}`
}
