import DataLoader from 'dataloader'
import type { DesignRevision } from '../design/store.ts'
import { type MockUpsOfDesignsDeps, mockUpsOfDesigns } from './commands/mock-ups-of-designs.ts'
import type { ScenesOfFamily } from './commands/scenes-of-family.ts'

/** Small copies have the same signature, so that pages choose the width. */
const MAX_PICTURE = { widthPx: 720, format: 'webp' } as const

export function mockUpLoaders(deps: MockUpsOfDesignsDeps) {
  return {
    mockUp: new DataLoader<DesignRevision, string | null>(async (revisions) =>
      (await mockUpsOfDesigns(deps, revisions, MAX_PICTURE)).map((address) => address ?? null),
    ),
  }
}

declare module '../api/context.ts' {
  interface Services {
    /** In which scenes designs of a family are seen. */
    scenesOf: ScenesOfFamily
  }
  interface Loaders extends ReturnType<typeof mockUpLoaders> {}
}
