import type { Edge } from '#packages/design-document/design.ts'
import { changeEdge, refitSurface } from '#packages/design-document/refit.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, withSize } from '#packages/product/sku.ts'
import { surfaceOf } from '#packages/product/surfaces.ts'
import { type Draft, faceOf, withFace } from '../draft.ts'

/**
 * Carries a draft over to another size, orientation, depth, wrap or finish. Nothing is lost: the photo and the words
 * are refitted, never cleared.
 */
export function chooseOptions(
  draft: Draft,
  { record, choice }: { record: ProductRecord; choice: Choice },
): Draft {
  const figures = surfaceOf(record, choice)
  const refitted = refitSurface(faceOf(draft.design), figures)
  const edge = edgeFor(figures.edge, refitted.edge)
  const face = isSameEdge(edge, refitted.edge) ? refitted : changeEdge(refitted, edge)
  return { ...draft, choice, design: withFace(draft.design, face) }
}

/** A size by its code, in the orientation that the draft has where the size allows it. */
export function chooseSize(draft: Draft, { record, size }: { record: ProductRecord; size: string }): Draft {
  return chooseOptions(draft, { record, choice: withSize(record, draft.choice, size) })
}

/** The shopper's own colour on the edge. */
export function setEdgeColour(draft: Draft, { colour }: { colour: string }): Draft {
  return {
    ...draft,
    design: withFace(draft.design, changeEdge(faceOf(draft.design), { kind: 'colour', colour })),
  }
}

/** A colour that the shopper picked stays picked when it is left to them again. */
function edgeFor(asked: ReturnType<typeof surfaceOf>['edge'], present: Edge): Edge {
  if (asked.kind !== 'colour') return { kind: asked.kind }
  const kept = present.kind === 'colour' ? present.colour : '#ffffff'
  return { kind: 'colour', colour: asked.colour ?? kept }
}

function isSameEdge(one: Edge, other: Edge): boolean {
  if (one.kind === 'colour' && other.kind === 'colour') return one.colour === other.colour
  return one.kind === other.kind
}
