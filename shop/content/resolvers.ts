import type { Resolvers } from '../generated/resolvers.ts'
import { publicConfiguration } from './store.ts'

export const contentResolvers: Resolvers = {
  Query: {
    configvalues: (_, { fields }, { db }) => publicConfiguration(db, fields),
  },
}
