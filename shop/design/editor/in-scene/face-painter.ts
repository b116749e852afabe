/** Paints the face of a design and its wrapped edge into pixels, as large as a surface of a scene wants them. */
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { type PictureOf, viewBoxOf } from '#packages/artwork-renderer/svg.ts'
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import type { Box, PixelSize } from '#packages/design-document/geometry.ts'
import type { Wrap } from '#packages/mockup/unfold.ts'
import { createDrawer, type DrawnItem } from '../drawing.ts'
import { createPhotoCopies, type PhotoCopy } from './photo-copies.ts'
import { contextOf, sizedCanvas } from './sized-canvas.ts'

/** What the shopper sees on the board at one moment. */
export interface ShownFace {
  readonly face: Surface
  readonly fonts: FontsByName
  readonly pictureOf: PictureOf
}

export type FacePainter = (shown: ShownFace, size: PixelSize) => Promise<ImageData>

interface Layer {
  readonly svg: string
  readonly size: PixelSize
  readonly canvas: Promise<HTMLCanvasElement>
}

/** For the whole visit: another size is another scene, with the same photos. */
const copyOf = createPhotoCopies()

/**
 * @param wrap  how much of the bleed is painted around the trim; none when left out
 * @returns a function that paints trim and wrap onto the whole of `size`. Each element is a layer of its own and stays as it
 *   is until it changes, so that a keystroke draws one text and no photo
 */
export function createFacePainter({ across, down }: Wrap = { across: 0, down: 0 }): FacePainter {
  const draw = createDrawer('in-scene-')
  let layers = new Map<string, Layer>()

  return async ({ face, fonts, pictureOf }, size) => {
    const { widthMm, heightMm } = face
    const area = {
      xMm: -across * widthMm,
      yMm: -down * heightMm,
      widthMm: widthMm * (1 + 2 * across),
      heightMm: heightMm * (1 + 2 * down),
    }
    const copies = new Map<string, PhotoCopy | undefined>()
    for (const element of face.elements) {
      const picture = element.type === 'photo' ? pictureOf(element) : undefined
      if (element.type !== 'photo' || !picture) continue
      copies.set(element.id, await copyOf(picture, sideInTexels(element, size.widthPx / area.widthMm)))
    }
    const { background, items } = draw(face, fonts, ({ id }) => copies.get(id)?.picture)
    const kept = new Map<string, Layer>()
    for (const { id, svg } of [{ id: 'background', svg: background }, ...items] satisfies DrawnItem[]) {
      const before = layers.get(id)
      const isSame = before?.svg === svg && before.size.widthPx === size.widthPx
      const picture = () => pictureSvg(svg, area, size, [...copies.values()])
      kept.set(id, isSame ? before : { svg, size, canvas: painted(picture(), size) })
    }
    layers = kept
    const context = contextOf(sizedCanvas(size))
    for (const { canvas } of kept.values()) context.drawImage(await canvas, 0, 0)
    return context.getImageData(0, 0, size.widthPx, size.heightPx)
  }
}

/** The longer side of a photo, of which the face may show a part only. */
function sideInTexels({ placement, photoWidthPx, photoHeightPx }: PhotoElement, texelsPerMm: number) {
  return Math.ceil(texelsPerMm * placement.photoWidthMm * Math.max(1, photoHeightPx / photoWidthPx))
}

function pictureSvg(
  svg: string,
  area: Box,
  { widthPx, heightPx }: PixelSize,
  copies: readonly (PhotoCopy | undefined)[],
): string {
  const used = copies.flatMap((copy) =>
    copy && svg.includes(`"${copy.picture.href}"`) ? copy.definition : [],
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
    `viewBox="${viewBoxOf(area)}" preserveAspectRatio="none"><defs>${used.join('')}</defs>` +
    `${svg.replaceAll('<image href="#', '<use href="#')}</svg>`
  )
}

async function painted(svg: string, size: PixelSize): Promise<HTMLCanvasElement> {
  const href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = href
    await image.decode()
    if (svg.includes('<image')) await photosWithin(image)
    const canvas = sizedCanvas(size)
    contextOf(canvas).drawImage(image, 0, 0, size.widthPx, size.heightPx)
    return canvas
  } finally {
    URL.revokeObjectURL(href)
  }
}

const UNPACKED_MS = 60

/**
 * Safari calls an SVG ready before the photos inside it are, and begins with them when it is drawn for the first time.
 * Source: https://bugs.webkit.org/show_bug.cgi?id=290612, 2025-03-28.
 */
async function photosWithin(image: HTMLImageElement): Promise<void> {
  contextOf(sizedCanvas({ widthPx: 1, heightPx: 1 })).drawImage(image, 0, 0, 1, 1)
  await new Promise((resolve) => setTimeout(resolve, UNPACKED_MS))
}
