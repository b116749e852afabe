/**
 * A photo as a pencil drawing, by the same steps in the browser and on the server.
 *
 * Grey, divided by its own blurred neighbourhood: an even area becomes paper, an edge becomes a line. The lines are
 * pressed darker, as with a soft pencil, and what was dark in the photo is shaded lightly.
 */
import type { PhotoElement } from '#packages/design-document/design.ts'

/**
 * Both as shares of the photo's shorter side, so that it is the same drawing at every printed size. A pencil does not
 * draw the grain of a photo, so what is finer than a line is smoothed away first; that also makes a small copy on the
 * screen and the whole photo in print one drawing.
 */
const FINEST = 0.0016
const REACH = 0.009
/** Black becomes this much of white before it is divided: otherwise the rounding of nearly black areas is drawn too. */
const LIFT = 0.2
/** Above 1 presses the pencil harder. */
const PRESSURE = 2.6
/** How dark the shading of a black area is: 0 none, 1 black. */
const SHADE = 0.28

/** The standard deviations of the two blurs: of what is finer than a line, and of the neighbourhood. */
export interface PencilSigmas {
  readonly finest: number
  readonly reach: number
}

/**
 * How far a painter blurs.
 *
 * @param photo its upright size in pixels
 * @param perPhotoPx how many units of the painter, such as mm or pixels of a smaller copy, a pixel of the photo covers
 * @returns in the painter's units, above 0
 */
export function pencilSigmas(
  photo: Pick<PhotoElement, 'photoWidthPx' | 'photoHeightPx'>,
  perPhotoPx: number,
): PencilSigmas {
  const side = Math.min(photo.photoWidthPx, photo.photoHeightPx) * perPhotoPx
  return { finest: side * FINEST, reach: side * REACH }
}

/** The first step, from 0 black to 255 white. @returns 256 greys */
export function liftTable(): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, grey) => Math.round(255 * LIFT + grey * (1 - LIFT)))
}

/**
 * The last step, from lifted greys: `table[256 * fine + around]`.
 *
 * @returns 65,536 greys, 0 black to 255 white
 */
export function pencilTable(): Uint8Array {
  return Uint8Array.from({ length: 65_536 }, (_, index) => {
    const fine = index >> 8
    const around = index & 255
    const dodged = fine >= around ? 1 : fine / around
    return Math.round(dodged ** PRESSURE * (1 - SHADE + (SHADE * fine) / 255) * 255)
  })
}

/**
 * The same as primitives of an SVG filter whose colours are sRGB; what comes in must be grey already.
 *
 * @param sigmas in user units
 * @param grey name of the grey picture within the filter
 */
export function pencilPrimitives({ finest, reach }: PencilSigmas, grey: string): string {
  const press = ['R', 'G', 'B']
    .map((channel) => `<feFunc${channel} type="gamma" amplitude="1" exponent="${PRESSURE}" offset="0"/>`)
    .join('')
  return (
    `<feColorMatrix in="${grey}" values="${linear(1 - LIFT, LIFT)}"/>` +
    `${blur(finest)}${asOpaque('fine')}` +
    `<feColorMatrix in="fine" values="${linear(-1, 1)}"/>` +
    `${blur(reach)}${asOpaque('around')}` +
    `<feBlend in="around" in2="fine" mode="color-dodge"/>` +
    `<feComponentTransfer result="lines">${press}</feComponentTransfer>` +
    `<feColorMatrix in="fine" values="${linear(SHADE, 1 - SHADE)}"/>` +
    `<feBlend in2="lines" mode="multiply"/>` +
    `<feComposite in2="${grey}" operator="in"/>`
  )
}

const blur = (sigma: number) => `<feGaussianBlur stdDeviation="${Math.round(sigma * 1000) / 1000}"/>`

/** Near its edge a blurred picture is see-through; its colours there are right already. */
const asOpaque = (name: string) =>
  `<feComponentTransfer result="${name}"><feFuncA type="linear" slope="1000" intercept="0"/></feComponentTransfer>`

/** A matrix that makes `factor * grey + offset` of each channel. */
const linear = (factor: number, offset: number) =>
  [`${factor} 0 0 0 ${offset}`, `0 ${factor} 0 0 ${offset}`, `0 0 ${factor} 0 ${offset}`, '0 0 0 1 0'].join(
    ' ',
  )
