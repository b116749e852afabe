/** What the fonts that have arrived make of the words of a design, and the fetching of those that are missing. */
import type { Design } from '#packages/design-document/design.ts'
import { fontsOfDesign } from './draft/draft.ts'
import { createMeasure, type Measure } from './drawing.ts'
import type { FontCache } from './font-cache.ts'

const measures = new WeakMap<object, Measure>()

/** One measure for all who ask until the next font arrives. */
export function measureOf(cache: FontCache): Measure {
  const fonts = cache.fonts.get()
  const known = measures.get(fonts)
  if (known) return known
  const measure = createMeasure(fonts, cache.isWhole)
  measures.set(fonts, measure)
  return measure
}

/** The first file of a font has the letters of English; the others are fetched once somebody writes what it lacks. */
export async function fetchLetters(cache: FontCache, design: Design): Promise<void> {
  await Promise.all(fontsOfDesign(design).map(cache.need))
  const measure = measureOf(cache)
  const lacking = design.surfaces
    .flatMap(({ elements }) => elements)
    .filter((element) => element.type === 'text')
    .filter((text) => measure.missing(text).length > 0)
  await Promise.all(lacking.map(({ font }) => cache.needAll(font)))
}
