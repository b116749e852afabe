/** The parts of a PDF page that pdf-lib has no API for: raw pictures, masks, states, shadings, outlines. */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { type PDFContext, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import type { FillOp, Gradient, StrokeOp } from '#packages/artwork-renderer/draw-list.ts'
import { endOf } from '#packages/artwork-renderer/path.ts'
import type { Matrix, PixelSize } from '#packages/design-document/geometry.ts'
import { type InkName, inks } from '#packages/design-document/inks.ts'
import type { Path } from '#packages/design-document/path-data.ts'

type Dictionary = Parameters<PDFContext['obj']>[0] & object
/** Names under which the page's content finds its resources. */
type ResourceKind = 'XObject' | 'ExtGState' | 'Shading' | 'ColorSpace'

const compress = promisify(deflate)

/** Gathers the objects that one page needs. */
export class PdfWriter {
  readonly context: PDFContext
  /** The page's resources, to be filled in by `finishResources` once everything is known. */
  readonly resources: PDFRef
  readonly #named: Record<ResourceKind, Record<string, PDFRef>> = {
    XObject: {},
    ExtGState: {},
    Shading: {},
    ColorSpace: {},
  }
  readonly #inks = new Map<InkName, string>()
  /** What RGB is mixed in: sRGB where `nameRgb` was called, else what the reader of the file takes it for. */
  #mixing: PDFRef | 'DeviceRGB' = 'DeviceRGB'
  #overprint: string | undefined

  constructor(context: PDFContext) {
    this.context = context
    this.resources = context.nextRef()
  }

  /** A stream as it is. */
  stream(bytes: Uint8Array, dictionary: object): PDFRef {
    const entries = { ...dictionary, Length: bytes.length } as Dictionary
    return this.context.register(PDFRawStream.of(this.context.obj(entries) as never, bytes))
  }

  /** A stream packed by zlib, off the event loop. */
  async packed(bytes: Uint8Array, dictionary: object): Promise<PDFRef> {
    return this.stream(await compress(bytes, { level: 6 }), { ...dictionary, Filter: 'FlateDecode' })
  }

  /**
   * Says that every RGB of the file is that of a profile, in which opacities are mixed too. A press of other colours cannot
   * know it otherwise. Called before anything is painted.
   *
   * @returns the colour space that pages are mixed in
   */
  async nameRgb(profile: Uint8Array): Promise<PDFRef> {
    const stream = await this.packed(profile, { N: 3, Alternate: 'DeviceRGB' })
    const space = this.context.register(this.context.obj(['ICCBased', stream]))
    this.#named.ColorSpace.DefaultRGB = space
    this.#mixing = space
    return space
  }

  /**
   * A JPEG in sRGB; returns its name.
   *
   * @param isEnlarged  it has fewer pixels than the press prints, which would show them as squares if it were not told
   *   to smooth them
   */
  jpeg(bytes: Uint8Array, size: PixelSize, { isEnlarged }: { isEnlarged: boolean }): string {
    const dictionary = { ...image(size, 'DeviceRGB'), ...(isEnlarged && { Interpolate: true }) }
    return this.#name('XObject', 'Photo', this.stream(bytes, { ...dictionary, Filter: 'DCTDecode' }))
  }

  /**
   * One colour through a mask of opacities; returns its name. The colour is a single pixel: a mask may have more
   * pixels than what it masks.
   */
  async mask(opacities: Uint8Array, size: PixelSize, rgb: Uint8Array): Promise<string> {
    const soft = await this.packed(opacities, image(size, 'DeviceGray'))
    const colour = image({ widthPx: 1, heightPx: 1 }, 'DeviceRGB')
    return this.#name('XObject', 'Shadow', this.stream(rgb, { ...colour, SMask: soft }))
  }

  /** Content painted as one; returns its name. */
  async group(content: string, box: readonly number[]): Promise<string> {
    const group = { S: 'Transparency', CS: this.#mixing, I: true }
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [...box], Resources: this.resources, Group: group }
    return this.#name('XObject', 'Group', await this.packed(Buffer.from(content, 'latin1'), form))
  }

  /** A state in which everything is painted with an opacity; returns its name. */
  opacity(amount: number): string {
    const state = this.context.register(this.context.obj({ Type: 'ExtGState', ca: amount, CA: amount }))
    return this.#name('ExtGState', 'Opacity', state)
  }

  /** A separation of its own for an ink, shown in the colour that stands for it; returns its name. */
  ink(name: InkName): string {
    const known = this.#inks.get(name)
    if (known !== undefined) return known
    const { separation, colour } = inks[name]
    const shown = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [1, 1, 1], C1: colourParts(colour) }
    const space = this.context.obj(['Separation', separation, 'DeviceRGB', shown])
    const made = this.#name('ColorSpace', 'Ink', this.context.register(space))
    this.#inks.set(name, made)
    return made
  }

  /** A state in which an ink leaves the colours below it as they are; returns its name. */
  overprint(): string {
    const state = { Type: 'ExtGState', OP: true, op: true, OPM: 1 }
    this.#overprint ??= this.#name('ExtGState', 'Overprint', this.context.register(this.context.obj(state)))
    return this.#overprint
  }

  /** A gradient; returns its name. */
  gradient({ from, to, stops }: Gradient): string {
    const ramp = (start: string, end: string) => ({
      FunctionType: 2,
      Domain: [0, 1],
      N: 1,
      C0: colourParts(start),
      C1: colourParts(end),
    })
    const ends = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 1]
    const later = stops.slice(1)
    const joined = {
      FunctionType: 3,
      Domain: ends,
      Functions: later.map((stop, index) => ramp(stops[index]?.colour ?? stop.colour, stop.colour)),
      Bounds: later.slice(0, -1).map(({ at }) => at),
      Encode: later.flatMap(() => [0, 1]),
    }
    const shading = {
      ShadingType: 2,
      ColorSpace: 'DeviceRGB',
      Coords: [from.x, from.y, to.x, to.y],
      Domain: ends,
      Function: joined,
      Extend: [true, true],
    }
    return this.#name('Shading', 'Gradient', this.context.register(this.context.obj(shading)))
  }

  finishResources() {
    // Old designs keep their bytes: they know no inks.
    const { ColorSpace, ...others } = this.#named
    this.context.assign(
      this.resources,
      this.context.obj(Object.keys(ColorSpace).length > 0 ? { ...others, ColorSpace } : others),
    )
  }

  #name(kind: ResourceKind, word: string, ref: PDFRef): string {
    const named = this.#named[kind]
    const name = `${word}${Object.keys(named).length + 1}`
    named[name] = ref
    return name
  }
}

function image({ widthPx, heightPx }: PixelSize, colours: 'DeviceRGB' | 'DeviceGray') {
  return {
    Type: 'XObject',
    Subtype: 'Image',
    Width: widthPx,
    Height: heightPx,
    BitsPerComponent: 8,
    ColorSpace: colours,
  }
}

/** The operators that paint an outline, in the colours that `chosen` chooses. */
export function outlineContent(op: FillOp | StrokeOp, chosen: string): string {
  if (op.op === 'fill') {
    const paint = op.rule === 'evenodd' ? 'f*' : 'f'
    return `q ${transform(op.matrix)} ${chosen}\n${trace(op.path)}${paint} Q\n`
  }
  const pen = `${chosen} ${number(op.widthMm)} w 4 M ${op.join === 'round' ? 1 : 0} j`
  return `q ${transform(op.matrix)} ${pen}\n${trace(op.path)}S Q\n`
}

/** A length, to a tenth of a thousandth of its unit. PDF knows no exponents. */
export function number(value: number): string {
  return String(Math.round(value * 1e4) / 1e4)
}

/** The operator that changes the axes. */
export function transform(matrix: Matrix): string {
  return `${matrix.map((value) => String(Math.round(value * 1e6) / 1e6)).join(' ')} cm`
}

/** `#rrggbb` as three shares of 1. */
export function colourParts(colour: string): number[] {
  return colourBytes(colour).map((level) => Math.round((level / 255) * 1e5) / 1e5)
}

export function colourBytes(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** The operators that trace an outline; quadratic curves become the same cubic ones. */
export function trace(path: Path): string {
  let content = ''
  let x = 0
  let y = 0
  for (const segment of path) {
    if (segment[0] === 'Z') {
      content += 'h\n'
      continue
    }
    const [toX, toY] = endOf(segment)
    if (segment[0] === 'M' || segment[0] === 'L') {
      content += `${number(toX)} ${number(toY)} ${segment[0] === 'M' ? 'm' : 'l'}\n`
    } else {
      const controls =
        segment[0] === 'C'
          ? segment.slice(1, 5)
          : [
              x + (2 / 3) * (segment[1] - x),
              y + (2 / 3) * (segment[2] - y),
              toX + (2 / 3) * (segment[1] - toX),
              toY + (2 / 3) * (segment[2] - toY),
            ]
      content += `${[...controls, toX, toY].map((value) => number(Number(value))).join(' ')} c\n`
    }
    x = toX
    y = toY
  }
  return content
}
