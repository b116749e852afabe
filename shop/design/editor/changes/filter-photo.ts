import type { Design, Filter } from '#packages/design-document/design.ts'
import { changePhoto } from '../draft.ts'

export function filterPhoto(design: Design, { id, filter }: { id: string; filter: Filter }): Design {
  return changePhoto(design, id, (photo) => (photo.filter === filter ? photo : { ...photo, filter }))
}
