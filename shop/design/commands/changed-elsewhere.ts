import type { SavedDesign } from '../store.ts'

/** Another tab or device saved first; `current` is what it saved. */
export interface ChangedElsewhere {
  kind: 'changed-elsewhere'
  current: SavedDesign
}

/** Why a version cannot be worked on that is not the saved one. */
export function notCurrent(saved: SavedDesign | undefined): ChangedElsewhere | { kind: 'not-found' } {
  return saved ? { kind: 'changed-elsewhere', current: saved } : { kind: 'not-found' }
}
