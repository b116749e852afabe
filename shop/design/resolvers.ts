import type { Resolvers } from '../generated/resolvers.ts'

export const designResolvers: Resolvers = {
  DesignRevision: {
    design_key: ({ designKey }) => designKey,
    document: ({ document }) => JSON.stringify(document),
    picture_url: ({ key }) => `/media/revisions/${key}/picture.jpg`,
  },
}
