/**
 * Fonts for drawing: letters in, outlines out, through HarfBuzz. The same WebAssembly and the same font bytes run in
 * the browser and on the server, so line breaks and outlines are identical everywhere.
 */
import * as harfbuzz from 'harfbuzzjs'
import type { Path, Segment } from '#packages/design-document/path-data.ts'

/** A glyph of a shaped text. Lengths are in ems, y down. */
export type Glyph = {
  readonly id: number
  /** Index into the shaped text of the first character this glyph stands for. */
  readonly cluster: number
  readonly advance: number
  readonly dx: number
  readonly dy: number
}

export type Font = {
  /** Height of the tallest letters above the baseline, in ems. */
  readonly ascender: number
  /** Depth of the deepest letters below the baseline, in ems, above 0. */
  readonly descender: number
  /** Whether the font has a glyph of its own for a character. */
  readonly has: (codePoint: number) => boolean
  /** Glyphs of one line of text, kerned; without ligatures when letters are spaced out. */
  readonly shape: (text: string, ligatures: boolean) => readonly Glyph[]
  /** Outline of a glyph in ems, y down, baseline at 0. */
  readonly outline: (glyphId: number) => Path
}

/**
 * The files that stand behind a menu name, first choice first: the font itself, then its further alphabets, then the
 * fallback. Each character is drawn by the first font that has it. So the start of a chain that misses no character of
 * a text draws that text exactly as the whole chain does, and the rest need not be fetched.
 */
export type FontChain = readonly Font[]

/** Finds the chain for a menu name; empty while nothing is loaded. */
export type FontsByName = (menuName: string) => FontChain

/** Shaped texts kept for each font; a keystroke reshapes one paragraph and finds the others here. */
const KEPT_TEXTS = 500
const NO_BREAK_SPACE = 0xa0
const SPACE = 0x20

/**
 * Opens a font.
 *
 * @param bytes a whole TrueType or OpenType file. WOFF and WOFF2 must be unpacked first: HarfBuzz would read them
 *              without complaint and draw nothing.
 * @returns the font, with caches for shaped texts and outlines
 * @throws TypeError when the bytes are not TrueType or OpenType
 * @example openFont(await (await fetch('/fonts/lobster.ttf')).bytes()).shape('Ava', true)
 */
export function openFont(bytes: Uint8Array): Font {
  requireSfnt(bytes)
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  const font = new harfbuzz.Font(face)
  const em = face.upem
  const { ascender, descender } = font.hExtents()
  const characters = new Set(face.collectUnicodes())
  const shaped = new Map<string, readonly Glyph[]>()
  const outlines = new Map<number, Path>()
  return {
    ascender: ascender / em,
    descender: -descender / em,
    // A space stands in for the space that does not break; HarfBuzz does the same.
    has: (codePoint) => characters.has(codePoint === NO_BREAK_SPACE ? SPACE : codePoint),
    shape(text, ligatures) {
      const key = `${ligatures ? 'joined' : 'single'} ${text}`
      const known = shaped.get(key)
      if (known) return known
      const glyphs = shapeText(font, text, ligatures, em)
      const oldest = shaped.size < KEPT_TEXTS ? undefined : shaped.keys().next().value
      if (oldest !== undefined) shaped.delete(oldest)
      shaped.set(key, glyphs)
      return glyphs
    },
    outline(glyphId) {
      const known = outlines.get(glyphId)
      if (known) return known
      const outline = font.glyphToJson(glyphId).map(({ type, values }) => emSegment(type, values, em))
      outlines.set(glyphId, outline)
      return outline
    },
  }
}

function requireSfnt(bytes: Uint8Array) {
  const tag = String.fromCharCode(...bytes.subarray(0, 4))
  if (tag !== '\u0000\u0001\u0000\u0000' && tag !== 'OTTO' && tag !== 'true') {
    throw new TypeError(`Expected a TrueType or OpenType font but received bytes that begin with "${tag}"`)
  }
}

function shapeText(font: harfbuzz.Font, text: string, ligatures: boolean, em: number): Glyph[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  const plain = ligatures ? [] : [new harfbuzz.Feature('liga', 0), new harfbuzz.Feature('clig', 0)]
  harfbuzz.shape(font, buffer, plain)
  return buffer.getGlyphInfosAndPositions().map((glyph) => ({
    id: glyph.codepoint,
    cluster: glyph.cluster,
    advance: (glyph.xAdvance ?? 0) / em,
    dx: (glyph.xOffset ?? 0) / em,
    dy: -(glyph.yOffset ?? 0) / em,
  }))
}

/** HarfBuzz counts in font units with y up. */
function emSegment(type: string, values: readonly number[], em: number): Segment {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) =>
    index % 2 === 0 ? value / em : -value / em,
  )
  switch (type) {
    case 'M':
    case 'L':
      return [type, a, b]
    case 'Q':
      return ['Q', a, b, c, d]
    case 'C':
      return ['C', a, b, c, d, e, f]
    default:
      return ['Z']
  }
}
