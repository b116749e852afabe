import type { Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { coveringFrame, coversFrame } from '#packages/design-document/repeat.ts'
import type { ChosenPhoto } from './place-photo.ts'

/**
 * Gives a photo that has arrived in the shop its lasting key and the size that the shop measured.
 *
 * The browser may have measured the photo a little differently; what is printed must follow the shop's figures. The crop
 * stays: its middle is a share of the photo, its width is in mm.
 */
export function switchToStoredPhoto(
  face: Surface,
  { from, photo, widthPx, heightPx }: ChosenPhoto & { from: string },
): Surface {
  if (!face.elements.some((element) => element.type === 'photo' && element.photo === from)) return face
  const elements = face.elements.map((element) => {
    if (element.type !== 'photo' || element.photo !== from) return element
    const settled = { ...element, photo, photoWidthPx: widthPx, photoHeightPx: heightPx }
    const { box } = frameOf(element, face)
    const covered = coversFrame(element, box, element.placement)
    return covered ? { ...settled, placement: coveringFrame(settled, box, settled.placement) } : settled
  })
  return { ...face, elements }
}
