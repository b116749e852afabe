import { type Extent, identity } from '#packages/design-document/geometry.ts'
import type { Path } from '#packages/design-document/path-data.ts'
import { pathExtent } from '../path.ts'

/** The upright rectangle around an outline that a test knows to have points. */
export function identityExtent(path: Path): Extent {
  const extent = pathExtent(path, identity)
  if (!extent) throw new Error('Expected an outline with points')
  return extent
}
