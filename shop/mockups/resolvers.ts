import type { Scene } from '#packages/mockup/scene.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { currentRecords } from '../catalogue/store.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const mockUpResolvers: Resolvers = {
  DesignRevision: {
    mockup_url: (revision, _, { loaders }) => loaders.mockUp.load(revision),
  },
  PrintRecord: {
    async scenes({ family }, _, { db, scenesOf }) {
      const current = (await currentRecords(db)).get(family)
      return current ? (await scenesOf(current.record)).map(printScene) : []
    },
    async rooms({ family }, _, { db, scenesOf }) {
      const current = (await currentRecords(db)).get(family)
      return current ? (await scenesOf({ scenes: roomsOf(current.record) })).map(printScene) : []
    },
  },
}

/** When records that name no rooms were stored, all that hung was stretched canvas. */
const FORMER_ROOMS = ['canvas-sofa']

const roomsOf = ({ hangs, rooms }: Pick<ProductRecord, 'hangs'> & Partial<Pick<ProductRecord, 'rooms'>>) =>
  rooms ?? (hangs ? FORMER_ROOMS : [])

const printScene = ({ surfaces, ...scene }: Scene) => ({
  ...scene,
  surfaces: surfaces.map(({ name, widthMm, heightMm, outline = 'rectangle' }) => ({
    ...{ name, outline },
    ...{ width_mm: widthMm, height_mm: heightMm },
  })),
})
