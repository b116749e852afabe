import type { Edge, Surface } from '#packages/design-document/design.ts'
import { type Box, safeBox } from '#packages/design-document/geometry.ts'
import { changeEdge, refitSurface, type SurfaceSize } from '#packages/design-document/refit.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, withSize } from '#packages/product/sku.ts'
import { type SurfaceFigures, surfacesOf } from '#packages/product/surfaces.ts'
import { wordsRooms } from '#packages/product/words-room.ts'
import { type ArrangedSurface, type Draft, emptySurface, PAPER_WHITE } from '../draft/draft.ts'

/** Another product is one whose record is not known here; a ready-made design is drawn for every shape of its family. */
type Origin = 'this-product' | 'other-product' | 'template'

/**
 * Carries a draft over to another choice: a size, a position, a set of more or fewer pieces. Nothing is lost: photos and
 * words are refitted, never cleared. A surface keeps what is on it by its name; one that is new takes over from the surface
 * in its place, as when one design for all pieces becomes one for each. What has no place any more is kept aside.
 *
 * A surface that was only refitted is refitted from how the shopper arranged it, so that words that a smaller size shrank
 * are as large as before when the shopper comes back.
 *
 * @param from  what the surfaces of the draft were arranged for
 */
export function chooseOptions(
  draft: Draft,
  { record, choice, from = 'this-product' }: { record: ProductRecord; choice: Choice; from?: Origin },
): Draft {
  const { design, aside = [], arranged = [] } = draft
  const { family } = record
  const before =
    from === 'this-product'
      ? { rooms: wordsRooms(surfacesOf(record, draft.choice)), family }
      : { rooms: new Map(), suitsEveryShape: from === 'template' }
  const origins = [...aside, ...design.surfaces].map((surface) => originOf(surface, arranged, before))
  const known = new Map(origins.map((origin) => [origin.surface.name, origin]))
  const figures = surfacesOf(record, choice)
  const rooms = wordsRooms(figures)
  const surfaces = figures.map((wanted, place) => {
    const origin = known.get(wanted.name) ?? known.get(design.surfaces[place]?.name ?? '')
    const room = rooms.get(wanted.name)
    if (!origin || !room) return emptySurface(wanted)
    return shapedToCut(fitted(origin, { ...wanted, room, family }), cutOf(wanted)?.shape === 'ellipse')
  })
  const names = new Set(figures.map(({ name }) => name))
  const isFilled = ({ elements }: Surface) => elements.length > 0
  const left = [...aside, ...design.surfaces].filter(
    (surface) => !names.has(surface.name) && isFilled(surface),
  )
  const byHand = [...known.values()].filter(({ surface }) => isFilled(surface))
  return {
    ...draft,
    choice,
    design: { ...design, surfaces },
    aside: left.length > 0 ? left : undefined,
    arranged: byHand.length > 0 ? byHand : undefined,
  }
}

/** What a surface was refitted from, as long as the shopper has changed nothing on it since; else the surface itself. */
function originOf(
  surface: Surface,
  arranged: readonly ArrangedSurface[],
  /** Of the choice until now. */
  before: { rooms: ReadonlyMap<string, Box>; family?: string; suitsEveryShape?: boolean },
): ArrangedSurface {
  const { family, suitsEveryShape } = before
  const room = before.rooms.get(surface.name) ?? safeBox(surface)
  const origin = arranged.find((one) => one.surface.name === surface.name)
  const again = origin && shapedToCut(fitted(origin, { ...surface, room, family }), hasRoundEdge(surface))
  if (!again || !isSame(again, surface)) return { surface, room, family, suitsEveryShape }
  const { edge } = surface
  return isSameEdge(origin.surface.edge, edge)
    ? origin
    : { ...origin, surface: changeEdge(origin.surface, edge) }
}
/** Lines and grounds along the edge of the piece are round where it is. */
function shapedToCut(surface: Surface, isRound: boolean): Surface {
  const elements = surface.elements.map((element) => {
    if (element.type !== 'shape' || element.frame.kind === 'placed') return element
    if (isRound) return element.shape === 'ellipse' ? element : { ...element, shape: 'ellipse' as const }
    if (element.shape !== 'ellipse') return element
    return { ...element, shape: element.radiusMm > 0 ? ('rounded' as const) : ('rectangle' as const) }
  })
  return elements.some((element, place) => element !== surface.elements[place])
    ? { ...surface, elements }
    : surface
}

const hasRoundEdge = ({ elements }: Surface) =>
  elements.some(
    (element) => element.type === 'shape' && element.frame.kind === 'face' && element.shape === 'ellipse',
  )

const isSame = (one: Surface, other: Surface) => JSON.stringify(one) === JSON.stringify(other)

/** A size by its code, in the position that the draft has where the size allows it. */
export function chooseSize(draft: Draft, { record, size }: { record: ProductRecord; size: string }): Draft {
  return chooseOptions(draft, { record, choice: withSize(record, draft.choice, size) })
}

/** The shopper's own colour on the edge. */
export function setEdgeColour(face: Surface, { colour }: { colour: string }): Surface {
  return changeEdge(face, { kind: 'colour', colour })
}

type Wanted = SurfaceSize & Pick<SurfaceFigures, 'name' | 'edge'> & Omit<ArrangedSurface, 'surface'>

function fitted({ surface, room, family, suitsEveryShape }: ArrangedSurface, wanted: Wanted): Surface {
  const isAlike = suitsEveryShape || (family === wanted.family && isSameRoom({ ...surface, room }, wanted))
  const rooms = isAlike ? undefined : { from: room, to: wanted.room }
  const refitted = { ...refitSurface(surface, wanted, rooms), name: wanted.name }
  const edge = edgeFor(wanted.edge, refitted.edge)
  return isSameEdge(edge, refitted.edge) ? refitted : changeEdge(refitted, edge)
}

/** The share of a side by which the rooms of one shape may differ: they are measured on a grid. */
const SAME_SHARE = 0.03

/** Whether words have the same part of both safe areas, as on two hearts, or on any two rectangles. */
function isSameRoom(one: SurfaceSize & { room: Box }, other: SurfaceSize & { room: Box }): boolean {
  const shares = [one, other].map(sharesOf)
  return shares[0]!.every((share, place) => Math.abs(share - (shares[1]?.[place] ?? 0)) <= SAME_SHARE)
}

function sharesOf({ room, ...size }: SurfaceSize & { room: Box }): number[] {
  const { xMm, yMm, widthMm, heightMm } = safeBox(size)
  return [
    (room.xMm - xMm) / widthMm,
    (room.yMm - yMm) / heightMm,
    room.widthMm / widthMm,
    room.heightMm / heightMm,
  ]
}

/** A colour that the shopper picked stays picked when it is left to them again. */
function edgeFor(asked: SurfaceFigures['edge'], present: Edge): Edge {
  if (asked.kind !== 'colour') return { kind: asked.kind }
  const kept = present.kind === 'colour' ? present.colour : PAPER_WHITE
  return { kind: 'colour', colour: asked.colour ?? kept }
}

function isSameEdge(one: Edge, other: Edge): boolean {
  if (one.kind === 'colour' && other.kind === 'colour') return one.colour === other.colour
  return one.kind === other.kind
}
