/** How long the editor works on one keystroke: the edited text is laid out again and written as SVG. */
import { drawItemOf } from '#packages/artwork-renderer/draw-list.ts'
import { itemSvg } from '#packages/artwork-renderer/svg.ts'
import { letter } from '#packages/artwork-renderer/testing/cases.ts'
import { aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'

/** @returns milliseconds of each of sixty keystrokes at the end of a letter of three hundred glyphs */
export async function keystrokes(): Promise<number[]> {
  const fonts = await loadFonts()
  const surface = aSurface()
  const look = { font: 'Caviar Dreams', sizeMm: 6, widthMm: 240 } as const
  return Array.from({ length: 60 }, (_, typed) => {
    const element = aText({ ...look, text: letter.slice(0, letter.length - 60 + typed) })
    const began = performance.now()
    itemSvg(drawItemOf(element, surface, fonts), { photo: () => undefined })
    return performance.now() - began
  })
}
