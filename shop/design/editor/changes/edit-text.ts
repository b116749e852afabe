import type { Shadow, Surface, TextElement } from '#packages/design-document/design.ts'
import { changeText } from '../draft/face.ts'

/** The caller has made sure that there is room for the words; see `reasonAgainstWords`. */
export function editText(face: Surface, { id, text }: { id: string; text: string }): Surface {
  return changeText(face, id, (element) => {
    if (element.text === text) return element
    const { isExample: _, ...own } = element
    return { ...own, text }
  })
}

type TextStyle = Partial<Pick<TextElement, 'font' | 'colour' | 'align' | 'lineHeight' | 'letterSpacingMm'>>

export function styleText(face: Surface, { id, ...style }: { id: string } & TextStyle): Surface {
  return changeText(face, id, (element) => ({ ...element, ...style }))
}

/** Letters of another size; the middle of the first line stays where it is. */
export function sizeText(face: Surface, { id, sizeMm }: { id: string; sizeMm: number }): Surface {
  return changeText(face, id, (element) => {
    const scale = sizeMm / element.sizeMm
    const yMm = element.yMm + ((element.sizeMm - sizeMm) * element.lineHeight) / 2
    return {
      ...element,
      sizeMm,
      yMm,
      letterSpacingMm: element.letterSpacingMm * scale,
      ...(element.shadow && { shadow: softShadow(sizeMm, softnessOf(element.shadow, element.sizeMm)) }),
    }
  })
}

/** @param softness 0 is crisp, 1 is a haze; undefined takes the shadow away */
export function shadowText(
  face: Surface,
  { id, softness }: { id: string; softness: number | undefined },
): Surface {
  return changeText(face, id, ({ shadow: _, ...element }) =>
    softness === undefined ? element : { ...element, shadow: softShadow(element.sizeMm, softness) },
  )
}

/** The softness that made a shadow. */
export function softnessOf({ blurMm }: Shadow, sizeMm: number): number {
  return Math.min(1, blurMm / (sizeMm * HAZE))
}

/** Gaussian sigma of the softest shadow, in ems. */
const HAZE = 0.16

/** Falls a little down and to the right, as in the light of all our pictures. */
function softShadow(sizeMm: number, softness: number): Shadow {
  const offset = sizeMm * 0.035
  return {
    dxMm: offset,
    dyMm: offset,
    blurMm: Math.min(50, sizeMm * HAZE * softness),
    colour: '#000000',
    opacity: 0.6,
  }
}
