/** One panel of a picture that hangs in several, as a surface of its own. */
import { mixed } from '#packages/colour/colour.ts'
import type { Background, DesignElement, Surface } from './design.ts'
import { type Box, centreOf, frameOf, pageBox, trimBox, turnOf } from './geometry.ts'
import { shiftPhoto } from './placement.ts'

/**
 * What of a surface is on one of its panels. Everything stays where it is on the whole picture, and the edge is the panel's
 * own: a photo that is carried on goes on into the gap, a mirrored one is mirrored at the panel's edges, and a colour goes
 * round the panel. So do the line and the mask of a photo on the face.
 *
 * @param panel  in mm of the surface
 * @returns a surface whose trim is the panel, to be drawn and not to be stored
 */
export function panelSurface(surface: Surface, panel: Box): Surface {
  const { widthMm, heightMm } = panel
  const whole = centreOf(trimBox(surface))
  const middle = centreOf(panel)
  const dxMm = whole.x - middle.x
  const dyMm = whole.y - middle.y
  const moved = (element: DesignElement): DesignElement => {
    if (element.type === 'text') {
      return { ...element, xMm: element.xMm - panel.xMm, yMm: element.yMm - panel.yMm }
    }
    if (element.frame.kind === 'placed') {
      const { xMm, yMm } = element.frame
      const frame = { ...element.frame, xMm: xMm - panel.xMm, yMm: yMm - panel.yMm }
      return { ...element, frame }
    }
    if (element.type !== 'photo') {
      // A pattern begins anew on each panel; all else on the face is a part of one picture.
      if (element.type === 'art' && element.tileMm !== undefined) return element
      const { xMm, yMm, ...size } = frameOf(element, surface).box
      const place = { xMm: xMm - panel.xMm, yMm: yMm - panel.yMm, ...size, rotationDeg: 0 }
      return { ...element, frame: { kind: 'placed', ...place } }
    }
    return { ...element, placement: shiftPhoto(element, element.placement, dxMm, dyMm) }
  }
  const background = backgroundOn(surface, panel)
  return { ...surface, widthMm, heightMm, background, elements: surface.elements.map(moved) }
}

/** Of a gradient, the part that lies on the panel's page. */
function backgroundOn(surface: Surface, panel: Box): Background {
  const { background, bleedMm } = surface
  if (background.kind === 'solid') return background
  const { cos: down, sin: across } = turnOf(background.angleDeg)
  const long = ({ widthMm, heightMm }: Box) => Math.abs(widthMm * across) + Math.abs(heightMm * down)
  const all = long(pageBox(surface))
  const part = long(pageBox({ ...panel, bleedMm }))
  const whole = centreOf(trimBox(surface))
  const middle = centreOf(panel)
  const at = 0.5 + ((middle.x - whole.x) * across + (middle.y - whole.y) * down) / all
  const [from, to] = [at - part / all / 2, at + part / all / 2]
  const stops = [...background.stops].sort((one, other) => one.at - other.at)
  const inside = stops.filter((stop) => stop.at > from && stop.at < to)
  const ends = [from, to].map((end) => ({ at: end, colour: colourAt(stops, end) }))
  const kept = [...ends.slice(0, 1), ...inside, ...ends.slice(1)]
  return { ...background, stops: kept.map((stop) => ({ ...stop, at: (stop.at - from) / (to - from) })) }
}

type Stops = Extract<Background, { kind: 'gradient' }>['stops']

function colourAt(stops: Stops, at: number): string {
  const after = stops.find((stop) => stop.at >= at) ?? stops.at(-1)
  const before = stops.findLast((stop) => stop.at <= at) ?? stops[0]
  if (!before || !after) throw new RangeError('Expected a gradient with stops but received none')
  if (after.at <= before.at) return after.colour
  return mixed(after.colour, before.colour, (at - before.at) / (after.at - before.at))
}
