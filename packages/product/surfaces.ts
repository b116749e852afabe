/** The printable faces that a choice stands for: what the design tool opens and the artwork is drawn on. */
import { turnedOutline } from '#packages/design-document/outline-path.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'
import { faceOfSize } from './face-of-size.ts'
import { holePlace } from './hole-place.ts'
import { type Panel, panelsOf } from './panels.ts'
import { panelsOfSize } from './panels-of-size.ts'
import { isPrinted } from './printed-faces.ts'
import type { KeepOutHole, KeepOutSide, OptionValue, ProductRecord, RecordSurface, Size } from './record.ts'
import { type Choice, type Orientation, resolveChoice } from './sku.ts'

/** One face of one piece, in mm, turned to the chosen position. */
export interface SurfaceFigures {
  /** Names it in the design: `face`, or `face-3` of the third piece of a set. */
  name: string
  /** As the shopper reads it: "Front", "Coaster 3". */
  label: string
  /** Trim. */
  widthMm: number
  heightMm: number
  /** Artwork beyond the trim on every side. */
  bleedMm: number
  safeMm: number
  /** How deep the bar is; 0 for flat products. */
  depthMm: number
  targetDpi: number
  /** Below this amber, below half of it red. */
  warnDpi: number
  /** What covers the bleed. `colour` is undefined when the shopper picks it. */
  edge: { kind: 'image' | 'mirror' } | { kind: 'colour'; colour: string | undefined }
  body: RecordSurface['body']
  outline: RecordSurface['outline']
  cornerMm: number
  /** Of a path, in the chosen position; left out for every other outline. */
  outlinePath?: string | undefined
  /** Where it is cut into pieces, in the chosen position; with its own measures, because a die follows from them to the letter. */
  jigsaw?: Jigsaw | undefined
  /** Where it is made as panels, from left to right; left out where it is one piece. */
  panels?: readonly Panel[] | undefined
  mirrored: boolean
  /** It is divided into tiles that move; left out where it is one. */
  tiles?: RecordSurface['tiles']
  inks: RecordSurface['inks']
  keepOutSides: readonly KeepOutSide[]
  keepOutHoles: readonly KeepOutHole[]
  /** How often it is printed for one set: more than once where every piece of it has the same design. */
  copies: number
}

/**
 * Every face that is printed for a choice, in the order of the record, piece by piece; at least one.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function surfacesOf(record: ProductRecord, choice: Choice): SurfaceFigures[] {
  const { size, orientation, values } = resolveChoice(record, choice)
  const faces = record.surfaces
    .filter((surface) => isPrinted(surface, choice))
    .map((surface) => figuresOf(faceOfSize(surface, size.code), { size, orientation, values }))
  const { pieces, designs, copiesEach } = setAmong(values)
  if (designs === 'same') return faces.map((face) => ({ ...face, copies: pieces }))
  return Array.from({ length: pieces }, (_, piece) =>
    faces.map((face) => ({
      ...face,
      name: `${face.name}-${piece + 1}`,
      label: `${face.label} ${piece + 1}`,
      copies: copiesEach,
    })),
  ).flat()
}

/**
 * How many pieces come for a choice: 9 for a set of nine, 24 for a game of twelve pairs, 1 for most.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function piecesOf(record: ProductRecord, choice: Choice): number {
  const { pieces, copiesEach } = setAmong(resolveChoice(record, choice).values)
  return pieces * copiesEach
}

function setAmong(values: readonly OptionValue[]) {
  const {
    pieces = 1,
    designs = 'same',
    copiesEach = 1,
  } = values.find((one) => one.pieces !== undefined) ?? {}
  return { pieces, designs, copiesEach }
}

/**
 * The first face of a choice: what pictures of the product show.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function firstSurfaceOf(record: ProductRecord, choice: Choice): SurfaceFigures {
  const [first] = surfacesOf(record, choice)
  if (!first) throw new RangeError(`Expected a printed face of ${record.family} but found none`)
  return first
}

interface Chosen {
  size: Size
  orientation: Orientation
  values: readonly OptionValue[]
}

function figuresOf(surface: RecordSurface, { size, orientation, values }: Chosen): SurfaceFigures {
  const depth = values.find((value) => value.bleedMm !== undefined)
  const wrap = values.find((value) => value.edge !== undefined)
  const trim = surface.trims.find((one) => one.size === size.code) ?? size
  const parting = panelsOfSize(surface, size.code)
  const isTurned = orientation === 'L'
  const widthMm = isTurned ? trim.heightMm : trim.widthMm
  const heightMm = isTurned ? trim.widthMm : trim.heightMm
  const { name, label, body, outline, cornerMm, outlinePath, mirrored, tiles, inks } = surface
  const { keepOutSides, keepOutHoles } = surface
  const cut = surface.jigsaw?.find((one) => one.size === size.code)
  return {
    name,
    label,
    widthMm,
    heightMm,
    bleedMm: depth?.bleedMm ?? size.bleedMm ?? surface.bleedMm,
    safeMm: size.safeMm,
    depthMm: depth?.depthMm ?? 0,
    targetDpi: size.targetDpi,
    warnDpi: size.warnDpi,
    edge:
      wrap?.edge === 'colour' ? { kind: 'colour', colour: wrap.edgeColour } : { kind: wrap?.edge ?? 'image' },
    body,
    outline,
    cornerMm,
    ...(outlinePath !== undefined && {
      outlinePath: isTurned ? turnedOutline(outlinePath) : outlinePath,
    }),
    ...(cut && { jigsaw: jigsawOf({ widthMm, heightMm }, cut, isTurned) }),
    ...(parting && { panels: panelsOf({ widthMm, heightMm }, parting) }),
    mirrored,
    ...(tiles && { tiles: isTurned ? { columns: tiles.rows, rows: tiles.columns } : tiles }),
    inks,
    keepOutSides,
    keepOutHoles: keepOutHoles.map((hole) => ({ ...hole, ...holePlace(hole, { widthMm, heightMm }) })),
    copies: 1,
  }
}

function jigsawOf(
  trim: Pick<Jigsaw, 'widthMm' | 'heightMm'>,
  { columns, rows }: NonNullable<RecordSurface['jigsaw']>[number],
  isTurned: boolean,
): Jigsaw {
  return { ...trim, columns: isTurned ? rows : columns, rows: isTurned ? columns : rows }
}
