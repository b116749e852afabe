/**
 * The design as markup, element by element. Only what changed is drawn again: a keystroke lays out one text, a drag
 * places one photo.
 */

import { borrowedLetters } from '#packages/artwork-renderer/borrowed-letters.ts'
import {
  type DrawItem,
  drawItemOf,
  drawListFrame,
  textMatrix,
  withEdge,
} from '#packages/artwork-renderer/draw-list.ts'
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { type ElementOutline, elementOutline } from '#packages/artwork-renderer/outline.ts'
import { pathExtent, pathHull } from '#packages/artwork-renderer/path.ts'
import { backgroundSvg, itemSvg, type Picture, type PictureOf } from '#packages/artwork-renderer/svg.ts'
import { layoutText } from '#packages/artwork-renderer/text.ts'
import type { DesignElement, Surface, TextElement } from '#packages/design-document/design.ts'
import {
  type Box,
  type Extent,
  grow,
  identity,
  type Matrix,
  type Point,
} from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'

export interface DrawnItem {
  readonly id: string
  readonly svg: string
}

export interface Drawing {
  /** The background, then the items in painting order. */
  readonly background: string
  readonly items: readonly DrawnItem[]
}

interface Kept {
  element: DesignElement
  place: string
  picture: Picture | undefined
  fonts: FontsByName
  item: DrawItem
  svg: string
}

/**
 * Draws a surface again and again.
 *
 * @param prefix begins the ids in the markup; give each drawing on a page its own
 */
export function createDrawer(prefix: string) {
  const kept = new Map<string, Kept>()

  function keep(element: DesignElement, face: Surface, fonts: FontsByName, pictureOf: PictureOf): Kept {
    const before = kept.get(element.id)
    const picture = element.type === 'photo' ? pictureOf(element) : undefined
    const place = element.type === 'photo' ? placeOf(face) : ''
    const same = before?.element === element && before.place === place && before.fonts === fonts
    if (same && before.picture === picture) return before
    const item = same ? before.item : drawItemOf(element, face, fonts)
    const drawn = {
      element,
      place,
      picture,
      fonts,
      item,
      svg: itemSvg(item, { photo: () => picture, prefix }),
    }
    kept.set(element.id, drawn)
    return drawn
  }

  return (face: Surface, fonts: FontsByName, pictureOf: PictureOf): Drawing => {
    const drawn = face.elements.map((element) => keep(element, face, fonts, pictureOf))
    const svgOf = new Map(drawn.map(({ item, svg }) => [item, svg]))
    const items = withEdge(
      face,
      drawn.map(({ item }) => item),
    )
    return {
      background: backgroundSvg(drawListFrame(face), { prefix }),
      items: items.map((item) => {
        const svg = svgOf.get(item) ?? itemSvg(item, { photo: () => undefined, prefix })
        return { id: item.id, svg }
      }),
    }
  }
}

/** What a photo's drawing depends on beside the photo itself. */
const placeOf = ({ widthMm, heightMm, bleedMm, edge }: Surface) =>
  `${widthMm} ${heightMm} ${bleedMm} ${edge.kind}`

/** Where elements are on the face: for handles, for finding what a finger touches, for the checks. */
export interface Measure {
  outline(element: DesignElement, face: Surface): ElementOutline
  /** The letters themselves, along the text's own axes; undefined while there are none. */
  letters(element: TextElement): { extent: Extent; matrix: Matrix } | undefined
  /** The letters on the surface. */
  textExtent(element: TextElement): Extent | undefined
  /** The convex corners around the letters on the surface, without the line around them. */
  textHull(element: TextElement): readonly Point[]
  /** Characters that none of the fonts has. */
  missing(element: TextElement): readonly string[]
  /** Characters that its own font lacks, and that are drawn and printed in plain letters. */
  borrowed(element: TextElement): readonly string[]
  /** Letters of it may still come, so that what it looks like is not known yet. */
  isAwaited(element: TextElement): boolean
}

/** @param isWhole whether nothing of a font is still to come */
export function createMeasure(
  fonts: FontsByName,
  isWhole: (menuName: string) => boolean = () => true,
): Measure {
  const layouts = new WeakMap<TextElement, Letters>()
  const hulls = new WeakMap<TextElement, readonly Point[]>()
  /** One layout answers all questions about a text, because a keystroke asks several of them. */
  const lettersOf = (element: TextElement): Letters => {
    const known = layouts.get(element)
    if (known) return known
    const { path, box, missing } = layoutText(element, fonts(element.font))
    const matrix = textMatrix(element)
    const surface = pathExtent(path, matrix)
    const letters = {
      path,
      box,
      matrix,
      own: pathExtent(path, identity),
      surface: surface && grow(surface, element.outline?.widthMm ?? 0),
      missing,
    }
    layouts.set(element, letters)
    return letters
  }
  return {
    outline(element, face) {
      if (element.type !== 'text') return elementOutline(element, face, fonts)
      const { box, own, matrix } = lettersOf(element)
      return { box: element.curveRadiusMm !== 0 && own ? boxOf(own) : box, matrix }
    },
    letters(element) {
      const { own, matrix } = lettersOf(element)
      return own && { extent: own, matrix }
    },
    textExtent: (element) => lettersOf(element).surface,
    textHull(element) {
      const known = hulls.get(element)
      if (known) return known
      const { path, matrix } = lettersOf(element)
      const hull = pathHull(path, matrix)
      hulls.set(element, hull)
      return hull
    },
    missing: (element) => lettersOf(element).missing,
    borrowed: ({ text, font }) => (isWhole(font) ? borrowedLetters(text, fonts(font)) : []),
    isAwaited(element) {
      const { font } = element
      return !isWhole(font) && (fonts(font).length === 0 || lettersOf(element).missing.length > 0)
    },
  }
}

interface Letters {
  path: Path
  box: Box
  matrix: Matrix
  /** Around the letters, along the text's own axes and on the surface. */
  own: Extent | undefined
  surface: Extent | undefined
  missing: readonly string[]
}

function boxOf({ left, top, right, bottom }: Extent): Box {
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top }
}
