import type { Filter, Surface } from '#packages/design-document/design.ts'
import { changePhoto } from '../draft/face.ts'

export function filterPhoto(face: Surface, { id, filter }: { id: string; filter: Filter }): Surface {
  return changePhoto(face, id, (photo) => (photo.filter === filter ? photo : { ...photo, filter }))
}
