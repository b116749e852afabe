/**
 * Text into outlines: line breaks, alignment, curve. Positions are mm of the surface before the text is turned.
 *
 * Lines stand `lineHeight` ems apart, with the letters centred in their line as in CSS, so a text box is exactly as
 * high as its lines and its first line is centred on the point the text turns about.
 */
import type { TextElement } from '#packages/design-document/design.ts'
import type { Box, Matrix } from '#packages/design-document/geometry.ts'
import type { Path, Segment } from '#packages/design-document/path-data.ts'
import type { Mm } from '#packages/design-document/units.ts'
import type { Font, FontChain } from './fonts.ts'
import { mapPath } from './path.ts'

export type TextLayout = {
  /** All glyphs as one outline, in mm before the text is turned. */
  readonly path: Path
  /** The text box: the element's width, and as high as its lines. */
  readonly box: Box
  /** Characters that no font of the chain has, each once. They are left out of the drawing, never drawn as boxes. */
  readonly missing: readonly string[]
}

/** One glyph with what line breaking must know. */
type Piece = {
  readonly font: Font
  readonly glyphId: number
  readonly advanceMm: Mm
  readonly dxMm: Mm
  readonly dyMm: Mm
  readonly isSpace: boolean
  readonly mayBreakAfter: boolean
  /** Belongs to the same character as the piece before it, such as an accent. */
  readonly isJoined: boolean
}

/**
 * Lays a text out.
 *
 * A curved text is one line: its line breaks count as spaces and it may be wider than its box. In straight text a word
 * wider than the box is broken inside.
 *
 * @param element a text of the design
 * @param chain   fonts for the element's menu name, first choice first; with none everything is missing
 * @example layoutText(element, fontsByName(element.font)).box.heightMm // lines * lineHeight * sizeMm
 */
export function layoutText(element: TextElement, chain: FontChain): TextLayout {
  const missing = new Set<string>()
  const paragraphs = cleanText(element).map((paragraph) => piecesOf(paragraph, element, chain, missing))
  const lines =
    element.curveRadiusMm === 0
      ? paragraphs.flatMap((pieces) => breakLines(pieces, element.widthMm, element.letterSpacingMm))
      : paragraphs
  const { xMm, yMm, widthMm, lineHeight, sizeMm } = element
  const heightMm = lines.length * lineHeight * sizeMm
  const path = chain[0] ? outlineLines(lines, element, chain[0]) : []
  return { path, box: { xMm, yMm, widthMm, heightMm }, missing: [...missing] }
}

/** Paragraphs in composed form, without characters that only steer a text processor. */
function cleanText({ text, curveRadiusMm }: TextElement): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    // Controls, joiners, direction marks and variation selectors: none has a picture of its own.
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, (character) => (character === '\n' ? character : ''))
  return curveRadiusMm === 0 ? plain.split('\n') : [plain.replace(/\n/g, ' ')]
}

function piecesOf(paragraph: string, element: TextElement, chain: FontChain, missing: Set<string>): Piece[] {
  const { sizeMm, letterSpacingMm } = element
  return runsOf(paragraph, chain, missing).flatMap(({ font, text }) => {
    let before = -1
    return font.shape(text, letterSpacingMm === 0).map((glyph): Piece => {
      const character = text.charAt(glyph.cluster)
      const isJoined = glyph.cluster === before
      before = glyph.cluster
      return {
        font,
        glyphId: glyph.id,
        advanceMm: glyph.advance * sizeMm + letterSpacingMm,
        dxMm: glyph.dx * sizeMm,
        dyMm: glyph.dy * sizeMm,
        isSpace: character === ' ',
        mayBreakAfter: /[ \-\u2010\u2013\u2014]/.test(character),
        isJoined,
      }
    })
  })
}

/** Stretches of text that one font draws. */
function runsOf(paragraph: string, chain: FontChain, missing: Set<string>): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of paragraph) {
    const codePoint = character.codePointAt(0) ?? 0
    const font = chain.find((candidate) => candidate.has(codePoint))
    const last = runs.at(-1)
    if (!font) missing.add(character)
    else if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Fills lines greedily; spaces at a break hang over the edge of the line they end. */
function breakLines(pieces: readonly Piece[], widthMm: Mm, spacingMm: Mm): (readonly Piece[])[] {
  const lines: (readonly Piece[])[] = []
  let start = 0
  let breakAt = -1
  let used = 0
  pieces.forEach((piece, index) => {
    while (!piece.isSpace && index > start && used + piece.advanceMm - spacingMm > widthMm + 1e-6) {
      const end = breakAt > start ? breakAt : piece.isJoined ? -1 : index
      if (end < 0) break
      lines.push(pieces.slice(start, end))
      start = end
      breakAt = -1
      used = pieces.slice(start, index).reduce((sum, { advanceMm }) => sum + advanceMm, 0)
    }
    used += piece.advanceMm
    if (piece.mayBreakAfter) breakAt = index + 1
  })
  return [...lines, pieces.slice(start)]
}

function outlineLines(lines: readonly (readonly Piece[])[], element: TextElement, first: Font): Path {
  const { xMm, yMm, widthMm, sizeMm, lineHeight, align, letterSpacingMm } = element
  const leading = (lineHeight - first.ascender - first.descender) / 2
  const path: Segment[] = []
  lines.forEach((line, number) => {
    const baseline = yMm + (leading + first.ascender + number * lineHeight) * sizeMm
    const free = widthMm - lineWidth(line, letterSpacingMm)
    let x = xMm + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
    for (const piece of line) {
      const place = placeGlyph(piece, x, baseline, element)
      for (const segment of mapPath(piece.font.outline(piece.glyphId), place)) path.push(segment)
      x += piece.advanceMm
    }
  })
  return path
}

function lineWidth(line: readonly Piece[], spacingMm: Mm): Mm {
  const last = line.findLastIndex((piece) => !piece.isSpace)
  if (last < 0) return 0
  return line.slice(0, last + 1).reduce((sum, { advanceMm }) => sum + advanceMm, -spacingMm)
}

/** Ems of a glyph -> mm: straight on the baseline, or standing on the circle at the middle of its advance. */
function placeGlyph(piece: Piece, x: Mm, baseline: Mm, element: TextElement): Matrix {
  const { sizeMm, curveRadiusMm: radius, letterSpacingMm } = element
  if (radius === 0) return [sizeMm, 0, 0, sizeMm, x + piece.dxMm, baseline + piece.dyMm]
  const halfMm = (piece.advanceMm - letterSpacingMm) / 2
  const centreX = element.xMm + element.widthMm / 2
  const angle = (x + halfMm - centreX) / radius
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const dx = piece.dxMm - halfMm
  const dy = piece.dyMm
  return [
    sizeMm * cos,
    sizeMm * sin,
    -sizeMm * sin,
    sizeMm * cos,
    centreX + radius * sin + dx * cos - dy * sin,
    baseline + radius - radius * cos + dx * sin + dy * cos,
  ]
}
