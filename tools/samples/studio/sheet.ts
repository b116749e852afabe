import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'

export type Pen = SKRSContext2D
export type Drawing = (pen: Pen) => void
/** What a sample is drawn on. */
export type Sheet = {
  readonly width: number
  readonly height: number
  readonly canvas: Canvas
  readonly pen: Pen
  /** Whether it is one tile of many: what leaves it on one side comes in on the other. */
  readonly repeats: boolean
}

export type Size = readonly [width: number, height: number]

/** A sheet of one colour; without a colour it is transparent. */
export function sheet([width, height]: Size, colour?: string, { repeats = false } = {}): Sheet {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (colour) {
    pen.fillStyle = colour
    pen.fillRect(0, 0, width, height)
  }
  return { width, height, canvas, pen, repeats }
}

/** The pixels of a drawing that stands on nothing. */
export function layerOf({ width, height }: Sheet, draw: Drawing): ImageData {
  const layer = sheet([width, height])
  draw(layer.pen)
  return pixelsOf(layer)
}

export function pixelsOf({ pen, width, height }: Sheet): ImageData {
  return pen.getImageData(0, 0, width, height)
}

/** Lays pixels over a sheet; `multiply` darkens what lies below as ink does. */
export function lay(
  onto: Sheet,
  layer: ImageData,
  mode: 'source-over' | 'multiply' | 'screen' = 'source-over',
) {
  const above = sheet([onto.width, onto.height])
  above.pen.putImageData(layer, 0, 0)
  onto.pen.save()
  onto.pen.globalCompositeOperation = mode
  onto.pen.drawImage(above.canvas, 0, 0)
  onto.pen.restore()
}

/** Draws at a place, turned and scaled, and puts the pen back. */
export function at(pen: Pen, x: number, y: number, turn: number, scale: number, draw: Drawing) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(scale, scale)
  draw(pen)
  pen.restore()
}

/** Draws nine times, so that what leaves the sheet on one side comes in on the other. */
export function tiled({ width, height }: Sheet, draw: Drawing): Drawing {
  return (pen) => {
    for (const x of [-width, 0, width]) {
      for (const y of [-height, 0, height]) at(pen, x, y, 0, 1, draw)
    }
  }
}

/** A picture worked out pixel by pixel: red, green and blue from 0 to 255. */
export function painted(
  [width, height]: Size,
  colourAt: (x: number, y: number, out: Float64Array) => void,
): Sheet {
  const made = sheet([width, height])
  const pixels = new ImageData(width, height)
  const colour = new Float64Array(3)
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      colourAt(x, y, colour)
      pixels.data[byte] = colour[0]!
      pixels.data[byte + 1] = colour[1]!
      pixels.data[byte + 2] = colour[2]!
      pixels.data[byte + 3] = 255
    }
  }
  made.pen.putImageData(pixels, 0, 0)
  return made
}
