/** A photo goes when nothing places it any more; its files go when no photo has them. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { noisyJpeg } from '#platform/photos/testing/pictures.ts'
import { products } from '../catalogue/tables.ts'
import { productReviews, reviewPictures } from '../reviews/tables.ts'
import { DAY_MS, documentWith, openShopWithFiles, PRINTED_SKU } from '../testing/kept-designs.ts'
import { removePhotos } from './commands/remove-designs.ts'
import { photoFileKey, photoFolder } from './rules/photo-storage.ts'
import { holdPhotos, insertDesign, type Photo, photosByKeys } from './store.ts'
import { designs } from './tables.ts'

const shop = await openShopWithFiles()
const { aPhotoSent, filesIn, night, sent } = shop

const removing = { jobs: shop.jobs, photoHolders: [] }
const isThere = async ({ key }: Photo) => (await photosByKeys(shop.db, [key])).has(key)
const original = (photo: Photo) => shop.storage.get(photoFileKey(photo, 'original'))
const remove = (photo: Photo) => transaction(shop.db, (tx) => removePhotos(tx, removing, [photo.key]))

describe('a photo', () => {
  it('that no design places goes 400 days after it arrived, and not before', async () => {
    const photo = await aPhotoSent()
    await night(399)
    expect([await isThere(photo), await filesIn(photoFolder(photo.files))]).toEqual([true, 3])
    await night(2)
    expect([await isThere(photo), await filesIn(photoFolder(photo.files))]).toEqual([false, 0])
  })

  it('stays while the working copy of a design places it, and goes with a change that takes it off', async () => {
    const [photo, next] = [await aPhotoSent(), await aPhotoSent()]
    const design = await shop.aDesignOf(photo)
    await shop.db
      .update(designs)
      .set({ savedAt: new Date('2100-01-01') })
      .where(eq(designs.key, design))
    await night(401)
    expect(await isThere(photo)).toBe(true)
    const later = await aPhotoSent()
    const document = documentWith(later.key)
    const { saveDesign } = await shop.ask(
      'mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { ... on Design { version } } }',
      { input: { key: design, base_version: 1, sku: PRINTED_SKU, document } },
    )
    expect(saveDesign.version).toBe(2)
    await night(1)
    expect([await isThere(photo), await isThere(next), await isThere(later)]).toEqual([false, false, true])
  })

  it('that came with a review stays with it, and goes once the review has none', async () => {
    const photo = await aPhotoSent()
    const words = {
      nickname: 'Mia',
      summary: 'Lovely',
      text: 'It hangs over the sofa.',
      ratings: [],
      percent: 100,
    }
    const [product] = await shop.db.select().from(products).limit(1)
    const review = { ...words, productId: product!.id, createdAt: shop.clock.now() }
    const [{ id } = { id: 0 }] = await shop.db.insert(productReviews).values(review).returning()
    const picture = { reference: newId(), reviewId: id, photoKey: photo.key, place: 1, agreedTo: 'Yes' }
    await shop.db.insert(reviewPictures).values(picture)
    await night(401)
    expect([await isThere(photo), await filesIn(photoFolder(photo.files))]).toEqual([true, 3])
    await shop.db.delete(reviewPictures).where(eq(reviewPictures.reviewId, id))
    await night(1)
    expect([await isThere(photo), await filesIn(photoFolder(photo.files))]).toEqual([false, 0])
  })

  it('that is being placed at that moment stays', async () => {
    const photo = await aPhotoSent()
    shop.clock.advance(401 * DAY_MS)
    let removing: Promise<void> | undefined
    await transaction(shop.db, async (tx) => {
      expect(await holdPhotos(tx, [photo.key])).toBe(true)
      removing = shop.removeRows()
      await shop.untilSomebodyWaits()
      const now = shop.clock.now()
      const document = JSON.parse(documentWith(photo.key))
      const design = { key: newId(), sku: PRINTED_SKU, title: null, version: 1, document, contentHash: 'x' }
      await insertDesign(tx, { ...design, parentSku: null, createdAt: now, savedAt: now }, [photo.key])
    })
    await removing
    await shop.deleteFiles()
    expect([await isThere(photo), (await original(photo)).length > 0]).toEqual([true, true])
  })
})

describe('files of the same bytes', () => {
  it('are kept once, and stay until the last photo of them goes', async () => {
    const bytes = await noisyJpeg(200, 200)
    const [first, second] = [await sent(bytes), await sent(bytes)]
    expect(second.files).toBe(first.files)
    await remove(first)
    await shop.deleteFiles()
    expect((await original(second)).equals(bytes)).toBe(true)
    await remove(second)
    await shop.deleteFiles()
    expect(await filesIn(photoFolder(first.files))).toBe(0)
  })

  it('go too when the last two photos of them are removed at the same moment', async () => {
    const bytes = await noisyJpeg(200, 200)
    const photos = [await sent(bytes), await sent(bytes)]
    await Promise.all(photos.map(remove))
    await shop.deleteFiles()
    expect(await filesIn(photoFolder(photos[0]!.files))).toBe(0)
  })

  it('that arrive while the only photo of them is removed are stored anew', async () => {
    const bytes = await noisyJpeg(200, 200)
    const first = await sent(bytes)
    let arriving: Promise<Photo> | undefined
    await transaction(shop.db, async (tx) => {
      await removePhotos(tx, removing, [first.key])
      arriving = sent(bytes)
      await shop.untilSomebodyWaits()
    })
    const second = await arriving
    await shop.deleteFiles()
    if (!second) throw new Error('Expected the photo to be taken')
    expect(second.files).not.toBe(first.files)
    expect((await original(second)).equals(bytes)).toBe(true)
    expect(await filesIn(photoFolder(first.files))).toBe(0)
  })

  it('stay, or are stored anew, when a photo of them arrives as the other is removed, whichever comes first', async () => {
    const bytes = await noisyJpeg(200, 200)
    const first = await sent(bytes)
    const [second] = await Promise.all([sent(bytes), remove(first)])
    await shop.deleteFiles()
    expect((await original(second)).equals(bytes)).toBe(true)
  })
})

describe('a process that is killed while it stores a photo', () => {
  it('leaves no photo, and files that are deleted a day later', async () => {
    let kill: (error: Error) => void = () => {}
    const killed = new Promise<void>((_, reject) => {
      kill = reject
    })
    let last = ''
    const dying = {
      ...shop.storage,
      async put(key: string, contents: Parameters<typeof shop.storage.put>[1]) {
        await shop.storage.put(key, contents)
        last = key
        // Nothing of the process goes on after its last file.
        if (key.endsWith('thumbnail.jpg')) await killed
      },
      deleteFolder: async () => {},
    }
    const dead = sent(await noisyJpeg(200, 200), dying)
    await expect.poll(() => last, { timeout: 10_000 }).toMatch(/thumbnail\.jpg$/)
    const folder = last.slice(0, last.lastIndexOf('/'))
    expect(await filesIn(folder)).toBe(3)
    await shop.deleteFiles()
    expect(await filesIn(folder)).toBe(0)
    kill(new Error('killed'))
    await expect(dead).rejects.toThrow('killed')
  })
})
