import type { Loaders, ShopContext } from '../api/context.ts'
import { contractError } from '../api/contract-error.ts'
import { type LimitName, withinLimit } from '../api/limits.ts'
import { refusal } from '../api/refusal.ts'
import type { Photo as ContractPhoto, Resolvers } from '../generated/resolvers.ts'
import { photoNotices } from '../photos/rules/photo-upload.ts'
import { filePaths } from '../routing/file-paths.ts'
import type { ChangedElsewhere } from './commands/changed-elsewhere.ts'
import type { DesignInvalid } from './commands/check-design.ts'
import { createDesign } from './commands/create-design.ts'
import { freezeDesign } from './commands/freeze-design.ts'
import { saveDesign } from './commands/save-design.ts'
import { findSharedDesign } from './commands/shared-designs.ts'
import { type DesignRevision, type Photo, photosByKeys, type SavedDesign } from './store.ts'

/** So that one call cannot ask for the whole shop. */
const MAX_PHOTOS = 200

export const designResolvers: Resolvers = {
  Query: {
    design: async (_, { key }, context) =>
      (await context.loaders.design.load(key)) ?? (await findSharedDesign(context, key)) ?? null,
    photos: async (_, { keys }, { db }) => {
      if (keys.length > MAX_PHOTOS) {
        throw contractError(refusal('graphql-input', `Ask for at most ${MAX_PHOTOS} photos at once.`))
      }
      const found = await photosByKeys(db, keys)
      return keys.flatMap((key) => found.get(key) ?? []).map(contractPhoto)
    },
    designRevision: (_, { key }, { loaders }) => loaders.designRevision.load(key),
  },
  Mutation: {
    createDesign: async (_, { input: { sku, document, title, parent_sku } }, context) => {
      await countTry(context, 'design-address')
      const sent = { sku, document, title: title ?? undefined, parentSku: parent_sku ?? undefined }
      return resultOf(await createDesign(context, sent))
    },
    saveDesign: async (_, { input }, context) => {
      await countTry(context, 'design-save-address')
      const { key, base_version: baseVersion, sku, document, title } = input
      return resultOf(
        await saveDesign(context, { key, baseVersion, sku, document, title: title ?? undefined }),
      )
    },
    freezeDesign: async (_, { input: { key, version } }, context) => {
      await countTry(context, 'design-freeze-address')
      return resultOf(await freezeDesign(context, { key, version }))
    },
  },
  Design: {
    parent_sku: ({ parentSku }) => parentSku,
    document: ({ document }, _, { loaders }) => textOf(document, loaders),
    // A shared key has the dot of its signature; keys of designs are letters and digits.
    is_shared: ({ key }) => key.includes('.'),
    saved_at: ({ savedAt }) => savedAt.toISOString(),
  },
  DesignRevision: {
    design_key: ({ designKey }) => designKey,
    document: ({ document }, _, { loaders }) => textOf(document, loaders),
    picture_url: ({ key }) => filePaths.revisionPicture(key),
  },
}

/** @throws GraphQLError when the request was answered as much of them as one may be */
function textOf(document: unknown, { documentTexts }: Pick<Loaders, 'documentTexts'>): string {
  const text = documentTexts.textOf(document)
  if (text === undefined) throw contractError(refusal('graphql-input', TOO_MUCH_AT_ONCE))
  return text
}

/** @throws GraphQLError when there were too many from this address; the design tool keeps the design and tries again */
async function countTry({ limits, visit }: Pick<ShopContext, 'limits' | 'visit'>, name: LimitName) {
  if (visit.address === undefined) return
  const refused = await withinLimit(limits, name, visit.address)
  if (refused) throw contractError(refused)
}

type Outcome =
  | { kind: 'design'; design: SavedDesign }
  | { kind: 'revision'; revision: DesignRevision }
  | DesignInvalid
  | { kind: 'not-found' }
  | ChangedElsewhere

const TOO_MUCH_AT_ONCE = 'These designs are too large to be asked for at once. Please ask for fewer of them.'
const NOT_FOUND = 'We could not find this design. It may have been opened with an incomplete address.'
const CHANGED_ELSEWHERE =
  'This design was changed in another tab or on another device. Please choose which one to keep.'

type Typed<Name extends string, Fields> = { __typename: Name } & Fields
type Answers = {
  design: Typed<'Design', SavedDesign>
  revision: Typed<'DesignRevision', DesignRevision>
  invalid: Typed<'DesignInvalid', { message: string }>
  'not-found': Typed<'DesignNotFound', { message: string }>
  'changed-elsewhere': Typed<'DesignChangedElsewhere', { message: string; current: SavedDesign }>
}

/** What a command answers, as the contract's unions say it. */
function resultOf<Kind extends Outcome['kind']>(result: Extract<Outcome, { kind: Kind }>): Answers[Kind]
function resultOf(result: Outcome): Answers[Outcome['kind']] {
  switch (result.kind) {
    case 'design':
      return { __typename: 'Design', ...result.design }
    case 'revision':
      return { __typename: 'DesignRevision', ...result.revision }
    case 'invalid':
      return { __typename: 'DesignInvalid', message: result.message }
    case 'not-found':
      return { __typename: 'DesignNotFound', message: NOT_FOUND }
    case 'changed-elsewhere':
      return { __typename: 'DesignChangedElsewhere', message: CHANGED_ELSEWHERE, current: result.current }
  }
}

function contractPhoto(photo: Photo): ContractPhoto {
  const { key, widthPx, heightPx, fileName, byteSize } = photo
  return {
    key,
    width_px: widthPx,
    height_px: heightPx,
    file_name: fileName,
    byte_size: byteSize,
    display_url: filePaths.photo(key, 'display'),
    thumbnail_url: filePaths.photo(key, 'thumbnail'),
    notices: photoNotices(photo),
  }
}
