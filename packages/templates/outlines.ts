/** Outlines for the drawings of ready-made designs, as the text that a document holds. Units are those of the drawing. */

type At = readonly [x: number, y: number]

/** A straight-sided outline through points. */
export const polygon = (points: readonly At[]): string =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'} ${n(x)} ${n(y)}`).join(' ')} Z`

/** An upright rectangle by its left, top, width and height. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** A lozenge about a point. */
export const diamond = (x: number, y: number, halfWidth: number, halfHeight: number): string =>
  polygon([
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ])

/** An ellipse about a point, turned clockwise by degrees. */
export function ellipse(x: number, y: number, rx: number, ry: number = rx, turnDeg = 0): string {
  const k = 0.5523
  const at = turned(x, y, turnDeg)
  const curve = (...points: At[]) => `C ${points.map(at).join(' ')}`
  return [
    `M ${at([rx, 0])}`,
    curve([rx, ry * k], [rx * k, ry], [0, ry]),
    curve([-rx * k, ry], [-rx, ry * k], [-rx, 0]),
    curve([-rx, -ry * k], [-rx * k, -ry], [0, -ry]),
    curve([rx * k, -ry], [rx, -ry * k], [rx, 0]),
    'Z',
  ].join(' ')
}

/** A band between two circles about a point, or the upper half of one; to be filled by `evenodd` when whole. */
export function halfRing(x: number, y: number, outer: number, inner: number): string {
  const k = 0.5523
  const arc = (r: number, way: 1 | -1) =>
    `C ${n(x - way * r)} ${n(y - r * k)} ${n(x - way * r * k)} ${n(y - r)} ${n(x)} ${n(y - r)} ` +
    `C ${n(x + way * r * k)} ${n(y - r)} ${n(x + way * r)} ${n(y - r * k)} ${n(x + way * r)} ${n(y)}`
  return `M ${n(x - outer)} ${n(y)} ${arc(outer, 1)} L ${n(x + inner)} ${n(y)} ${arc(inner, -1)} Z`
}

/** A star of points about a place. */
export function star(
  x: number,
  y: number,
  outer: number,
  { points = 5, inner = outer * 0.42, turnDeg = 0 } = {},
) {
  return polygon(
    Array.from({ length: points * 2 }, (_, index): At => {
      const radius = index % 2 === 0 ? outer : inner
      const angle = (Math.PI * index) / points - Math.PI / 2 + (turnDeg * Math.PI) / 180
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
}

/** A pointed leaf from its stalk at a point, growing in a direction: 0 is up, 90 to the right. */
export function leaf(x: number, y: number, length: number, width: number, directionDeg: number): string {
  const at = turned(x, y, directionDeg)
  const bulge = width * 0.72
  return (
    `M ${at([0, 0])} C ${at([bulge, -length * 0.25])} ${at([bulge, -length * 0.68])} ${at([0, -length])} ` +
    `C ${at([-bulge, -length * 0.68])} ${at([-bulge, -length * 0.25])} ${at([0, 0])} Z`
  )
}

/** A curved stalk of a width: from one point to another, leaning to the right of its way by a share of its length. */
export function stalk([fromX, fromY]: At, [toX, toY]: At, width: number, lean = 0): string {
  const dx = toX - fromX
  const dy = toY - fromY
  const long = Math.hypot(dx, dy)
  const [px, py] = [-dy / long, dx / long]
  const [mx, my] = [(fromX + toX) / 2 + px * lean * long, (fromY + toY) / 2 + py * lean * long]
  const side = (x: number, y: number, by: number) => `${n(x + px * by)} ${n(y + py * by)}`
  const half = width / 2
  return (
    `M ${side(fromX, fromY, half)} Q ${side(mx, my, half)} ${side(toX, toY, half / 2)} ` +
    `L ${side(toX, toY, -half / 2)} Q ${side(mx, my, -half)} ${side(fromX, fromY, -half)} Z`
  )
}

/** Numbers between 0 and 1 that are the same at every run; the seed says which. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function turned(x: number, y: number, turnDeg: number): (point: At) => string {
  const cos = Math.cos((turnDeg * Math.PI) / 180)
  const sin = Math.sin((turnDeg * Math.PI) / 180)
  return ([px, py]) => `${n(x + px * cos - py * sin)} ${n(y + px * sin + py * cos)}`
}

const n = (value: number): string => String(Math.round(value * 100) / 100 + 0)
