/** Whether a design can be made: its surface is the one the SKU is printed on, and its photos and fonts are the shop's. */
import { fontMenu } from '#packages/artwork-renderer/font-menu.ts'
import type { Design, Surface } from '#packages/design-document/design.ts'
import { inks } from '#packages/design-document/inks.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { placedPhotos } from './photos-of.ts'

/** Figures come from the same record in the browser; only rounding on the way may differ. */
const TOLERANCE_MM = 0.01

const figures = [
  ['widthMm', isOf('wide')],
  ['heightMm', isOf('high')],
  ['bleedMm', hasOf('edge')],
  ['safeMm', hasOf('safe margin')],
] as const satisfies [keyof Surface & keyof SurfaceFigures, (found: number, expected: number) => string][]

/** A width or a height, which is never 0. */
function isOf(word: string) {
  return (found: number, expected: number) =>
    `This design is ${found} mm ${word}, but the product is ${expected} mm.`
}

/** What a product may be without. */
function hasOf(word: string) {
  return (found: number, expected: number) => {
    const has = found === 0 ? `no ${word}` : `${found} mm of ${word}`
    return `This design has ${has}, but the product has ${expected === 0 ? 'none' : `${expected} mm`}.`
  }
}

/** @returns a plain sentence about the first figure that differs; undefined when the design fits */
export function surfacesMisfit(
  { surfaces }: Design,
  expected: readonly SurfaceFigures[],
): string | undefined {
  const isSame =
    surfaces.length === expected.length && surfaces.every(({ name }, place) => name === expected[place]?.name)
  if (!isSame) return 'This design has other printed sides than the product. Please choose the size again.'
  for (const [place, surface] of surfaces.entries()) {
    const figuresOfPlace = expected[place]
    const misfit = figuresOfPlace && surfaceMisfit(surface, figuresOfPlace)
    if (misfit !== undefined) return misfit
  }
  return undefined
}

function surfaceMisfit(surface: Surface, expected: SurfaceFigures): string | undefined {
  for (const [figure, misfit] of figures) {
    if (Math.abs(surface[figure] - expected[figure]) > TOLERANCE_MM) {
      return `${misfit(surface[figure], expected[figure])} Please choose the size again.`
    }
  }
  return edgeMisfit(surface.edge, expected.edge) ?? inkMisfit(surface, expected)
}

function inkMisfit({ elements }: Surface, expected: SurfaceFigures): string | undefined {
  for (const element of elements) {
    if (element.type === 'photo' || element.ink === undefined || expected.inks.includes(element.ink)) continue
    return `This product is not made with ${inks[element.ink].label.toLowerCase()}. Please choose a colour for it.`
  }
  return undefined
}

function edgeMisfit(edge: Surface['edge'], expected: SurfaceFigures['edge']): string | undefined {
  const isSame =
    edge.kind === 'colour'
      ? expected.kind === 'colour' &&
        (expected.colour === undefined || expected.colour === edge.colour.toLowerCase())
      : edge.kind === expected.kind
  return isSame ? undefined : 'This design has another edge than the product. Please choose the edge again.'
}

/** What the shop knows about a photo's size. */
export type PhotoSizes = ReadonlyMap<string, { widthPx: number; heightPx: number }>

/** @returns a plain sentence about the first photo that is not the shop's; undefined when all are */
export function photoMisfit(design: Design, photos: PhotoSizes): string | undefined {
  for (const { photo, photoWidthPx, photoHeightPx } of placedPhotos(design)) {
    const known = photos.get(photo)
    if (!known) return PHOTO_MISSING
    if (known.widthPx !== photoWidthPx || known.heightPx !== photoHeightPx) {
      return `A photo of this design is ${known.widthPx} x ${known.heightPx} pixels, not ${photoWidthPx} x ${photoHeightPx}. Please add it again.`
    }
  }
  return undefined
}

/** On its way, or removed because nobody had ordered it for so long. */
export const PHOTO_MISSING =
  'We do not have a photo of this design, or not yet. Please wait until it has arrived, or add it again.'

const menuFonts = new Set(fontMenu.map(({ name }) => name))

/** @returns a plain sentence about the first font that is not on the menu; undefined when all are */
export function fontMisfit(design: Design): string | undefined {
  const elements = design.surfaces.flatMap((surface) => surface.elements)
  const isStray = elements.some((element) => element.type === 'text' && !menuFonts.has(element.font))
  return isStray
    ? 'A text of this design has a font that we do not offer. Please choose another one.'
    : undefined
}
