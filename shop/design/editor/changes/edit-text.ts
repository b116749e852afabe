import type { Design, Shadow, TextElement } from '#packages/design-document/design.ts'
import { changeText } from '../draft.ts'

/** The caller has made sure that there is room for the words; see `reasonAgainstWords`. */
export function editText(design: Design, { id, text }: { id: string; text: string }): Design {
  return changeText(design, id, (element) => (element.text === text ? element : { ...element, text }))
}

type TextStyle = Partial<Pick<TextElement, 'font' | 'colour' | 'align' | 'lineHeight' | 'letterSpacingMm'>>

export function styleText(design: Design, { id, ...style }: { id: string } & TextStyle): Design {
  return changeText(design, id, (element) => ({ ...element, ...style }))
}

/** Letters of another size; the middle of the first line stays where it is. */
export function sizeText(design: Design, { id, sizeMm }: { id: string; sizeMm: number }): Design {
  return changeText(design, id, (element) => {
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
  design: Design,
  { id, softness }: { id: string; softness: number | undefined },
): Design {
  return changeText(design, id, ({ shadow: _, ...element }) =>
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
