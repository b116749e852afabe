import type { Edge, Surface } from '#packages/design-document/design.ts'
import { changeEdge, refitSurface, type SurfaceSize } from '#packages/design-document/refit.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, withSize } from '#packages/product/sku.ts'
import { type SurfaceFigures, surfacesOf } from '#packages/product/surfaces.ts'
import { type Draft, emptySurface, PAPER_WHITE } from '../draft/draft.ts'

/**
 * Carries a draft over to another choice: a size, a position, a set of more or fewer pieces. Nothing is lost: photos and
 * words are refitted, never cleared. A surface keeps what is on it by its name; one that is new takes over from the surface
 * in its place, as when one design for all pieces becomes one for each. What has no place any more is kept aside.
 *
 * A surface that was only refitted is refitted from how the shopper arranged it, so that words that a smaller size shrank
 * are as large as before when the shopper comes back.
 */
export function chooseOptions(
  draft: Draft,
  { record, choice }: { record: ProductRecord; choice: Choice },
): Draft {
  const { design, aside = [], arranged = [] } = draft
  const known = new Map([...aside, ...design.surfaces].map((surface) => [surface.name, surface]))
  const figures = surfacesOf(record, choice)
  const surfaces = figures.map((wanted, place) => {
    const before = known.get(wanted.name) ?? copyFor(wanted, design.surfaces[place])
    return before ? fitted(arrangedFrom(before, arranged), wanted) : emptySurface(wanted)
  })
  const names = new Set(figures.map(({ name }) => name))
  const left = [...known.values()].filter(({ name, elements }) => !names.has(name) && elements.length > 0)
  const byHand = [...known.values()]
    .filter(({ elements }) => elements.length > 0)
    .map((surface) => arrangedFrom(surface, arranged))
  return {
    ...draft,
    choice,
    design: { ...design, surfaces },
    aside: left.length > 0 ? left : undefined,
    arranged: byHand.length > 0 ? byHand : undefined,
  }
}

/** What a surface was refitted from, as long as the shopper has changed nothing on it since; else the surface itself. */
function arrangedFrom(surface: Surface, arranged: readonly Surface[]): Surface {
  const origin = arranged.find(({ name }) => name === surface.name)
  if (!origin || !isSame(fitted(origin, surface), surface)) return surface
  return isSameEdge(origin.edge, surface.edge) ? origin : changeEdge(origin, surface.edge)
}

const isSame = (one: Surface, other: Surface) => JSON.stringify(one) === JSON.stringify(other)

/** A size by its code, in the position that the draft has where the size allows it. */
export function chooseSize(draft: Draft, { record, size }: { record: ProductRecord; size: string }): Draft {
  return chooseOptions(draft, { record, choice: withSize(record, draft.choice, size) })
}

/** The shopper's own colour on the edge. */
export function setEdgeColour(face: Surface, { colour }: { colour: string }): Surface {
  return changeEdge(face, { kind: 'colour', colour })
}

const copyFor = ({ name }: SurfaceFigures, surface: Surface | undefined) => surface && { ...surface, name }

function fitted(surface: Surface, wanted: SurfaceSize & Pick<SurfaceFigures, 'edge'>): Surface {
  const refitted = refitSurface(surface, wanted)
  const edge = edgeFor(wanted.edge, refitted.edge)
  return isSameEdge(edge, refitted.edge) ? refitted : changeEdge(refitted, edge)
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
