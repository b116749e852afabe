/** Valid designs in one line; a test states only what matters to it. */
import type { Design, PhotoElement, Placement, Surface, TextElement } from '../design.ts'
import { fillFrame } from '../placement.ts'

export function aSurface(parts: Partial<Surface> = {}): Surface {
  return {
    name: 'face',
    widthMm: 300,
    heightMm: 200,
    bleedMm: 40,
    safeMm: 10,
    background: { kind: 'solid', colour: '#ffffff' },
    edge: { kind: 'image' },
    elements: [],
    ...parts,
  }
}

export function aDesign(...surfaces: Surface[]): Design {
  return { version: 1, surfaces: surfaces.length > 0 ? surfaces : [aSurface()] }
}

/** A photo of 24 megapixels that fills the face of `aSurface()` with its edge. */
export function aPhoto(parts: Partial<PhotoElement> = {}): PhotoElement {
  const size = { photoWidthPx: parts.photoWidthPx ?? 6000, photoHeightPx: parts.photoHeightPx ?? 4000 }
  return {
    id: 'photo-1',
    type: 'photo',
    photo: 'holiday',
    ...size,
    frame: { kind: 'face' },
    placement: fillFrame(size, { widthMm: 380, heightMm: 280 }),
    filter: 'none',
    opacity: 1,
    ...parts,
  }
}

/** A photo in a frame of its own, which it fills with its middle unless the placement says otherwise. */
export function aPlacedPhoto(
  frame: { xMm: number; yMm: number; widthMm: number; heightMm: number; rotationDeg?: number },
  parts: Partial<Omit<PhotoElement, 'placement'>> & { placement?: Partial<Placement> } = {},
): PhotoElement {
  const photo = aPhoto({ ...parts, placement: undefined })
  return {
    ...photo,
    frame: { kind: 'placed', rotationDeg: 0, ...frame },
    placement: { ...fillFrame(photo, frame, parts.placement), ...parts.placement },
  }
}

export function aText(parts: Partial<TextElement> = {}): TextElement {
  return {
    id: 'text-1',
    type: 'text',
    text: 'Our summer',
    font: 'Lobster',
    xMm: 50,
    yMm: 150,
    widthMm: 200,
    rotationDeg: 0,
    sizeMm: 20,
    colour: '#222233',
    align: 'left',
    lineHeight: 1.2,
    letterSpacingMm: 0,
    curveRadiusMm: 0,
    opacity: 1,
    ...parts,
  }
}
