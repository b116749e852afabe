import { currentRecords } from '../catalogue/store.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const mockUpResolvers: Resolvers = {
  DesignRevision: {
    mockup_url: (revision, _, { loaders }) => loaders.mockUp.load(revision),
  },
  PrintRecord: {
    async scenes({ family }, _, { db, scenesOf }) {
      const current = (await currentRecords(db)).get(family)
      const scenes = current ? await scenesOf(current.record) : []
      return scenes.map(({ surfaces, ...scene }) => ({
        ...scene,
        surfaces: surfaces.map(({ name, widthMm, heightMm }) => ({
          name,
          width_mm: widthMm,
          height_mm: heightMm,
        })),
      }))
    },
  },
}
