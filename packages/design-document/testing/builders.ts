/** Valid designs in one line; a test states only what matters to it. */

import type { Design, PhotoElement, Placement, Surface, TextElement } from '../design.ts'
import { DESIGN_VERSION } from '../design.ts'
import { fillFrame } from '../placement.ts'
import type { ArtElement, ShapeElement } from '../shapes.ts'

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
  return { version: DESIGN_VERSION, surfaces: surfaces.length > 0 ? surfaces : [aSurface()] }
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

export function aShape(parts: Partial<ShapeElement> = {}): ShapeElement {
  return {
    id: 'shape',
    type: 'shape',
    opacity: 1,
    frame: { kind: 'placed', xMm: 20, yMm: 20, widthMm: 60, heightMm: 40, rotationDeg: 0 },
    shape: 'rectangle',
    radiusMm: 0,
    fill: '#24463a',
    ...parts,
  }
}

/** A flag on a pole. */
export function someArt(parts: Partial<ArtElement> = {}): ArtElement {
  return {
    id: 'art',
    type: 'art',
    name: 'Flag',
    opacity: 1,
    frame: { kind: 'placed', xMm: 20, yMm: 20, widthMm: 60, heightMm: 60, rotationDeg: 0 },
    width: 100,
    height: 100,
    flipX: false,
    flipY: false,
    paths: [
      { data: 'M 20 10 C 40 -10 60 30 90 10 L 90 50 Q 55 75 20 50 Z', rule: 'nonzero', fill: '#c01030' },
      { data: 'M 20 5 L 20 95', rule: 'nonzero', line: { width: 6, colour: '#3a2c20' } },
    ],
    ...parts,
  }
}
