import { expect, it } from 'vitest'
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import type { Design, Filter, PhotoElement } from '#packages/design-document/design.ts'
import { facePhotoOf } from '../draft/face.ts'
import { turns } from '../testing/device.ts'
import { aDraftWithPhoto } from '../testing.ts'
import { createFilteredPictures, shownPicture } from './filtered-pictures.ts'

const { design } = aDraftWithPhoto()
const [face] = design.surfaces
const lake = facePhotoOf(face!)!

const photoOf = (photo: string, filter: Filter): PhotoElement => ({ ...lake, id: photo, photo, filter })
const designOf = (...elements: PhotoElement[]): Design => ({ ...design, surfaces: [{ ...face!, elements }] })
const pictureOf = (photo: string): Picture => ({ href: `/${photo}.jpg`, widthPx: 2048, heightPx: 1365 })

/** A device that filters at once, but for the photos named. */
function aFilter(unable: readonly string[] = []) {
  const asked: string[] = []
  const released: string[] = []
  const pictures = createFilteredPictures({
    async make(picture, { photo, filter }) {
      asked.push(`${filter} ${photo}`)
      if (unable.includes(photo)) return undefined
      return { ...picture, href: `blob:${filter}-${photo}`, isFiltered: true }
    },
    release: (href) => void released.push(href),
  })
  const shown = (element: PhotoElement) =>
    shownPicture(pictures.made.get(), pictureOf(element.photo), element).href
  return { ...pictures, asked, released, shown }
}

it('a photo is drawn as it is until the one with its filter is made', async () => {
  const filter = aFilter()
  const sepia = photoOf('lake', 'sepia')
  filter.follow(designOf(sepia), pictureOf)
  expect(filter.shown(sepia)).toBe('/lake.jpg')
  await turns()
  expect(filter.shown(sepia)).toBe('blob:sepia-lake')
  expect(filter.shown(photoOf('lake', 'none'))).toBe('/lake.jpg')
})

it('makes one of each photo and filter, however often it is on the design and moved', async () => {
  const filter = aFilter()
  const twice = designOf(photoOf('lake', 'sepia'), { ...photoOf('lake', 'sepia'), id: 'again' })
  filter.follow(twice, pictureOf)
  filter.follow(twice, pictureOf)
  await turns()
  filter.follow(twice, pictureOf)
  await turns()
  expect(filter.asked).toEqual(['sepia lake'])
})

it('makes none for a photo without a filter, nor for one that is not there yet', async () => {
  const filter = aFilter()
  filter.follow(designOf(photoOf('lake', 'none'), photoOf('hut', 'bw')), (photo) =>
    photo === 'hut' ? undefined : pictureOf(photo),
  )
  await turns()
  expect(filter.asked).toEqual([])
})

it('does not try again what this browser cannot make', async () => {
  const filter = aFilter(['lake'])
  const wanted = designOf(photoOf('lake', 'pencil'), photoOf('hut', 'pencil'))
  filter.follow(wanted, pictureOf)
  await turns()
  filter.follow(wanted, pictureOf)
  await turns()
  expect(filter.asked).toEqual(['pencil lake', 'pencil hut'])
  expect(filter.shown(photoOf('lake', 'pencil'))).toBe('/lake.jpg')
})

it('keeps those of the design and the last ones before it, twelve in all', async () => {
  const filter = aFilter()
  const names = Array.from({ length: 14 }, (_, at) => `photo-${at}`)
  for (const name of names) {
    filter.follow(designOf(photoOf('first', 'bw'), photoOf(name, 'bw')), pictureOf)
    await turns()
  }
  expect(filter.made.get().size).toBe(12)
  expect(filter.released).toEqual(['blob:bw-photo-0', 'blob:bw-photo-1', 'blob:bw-photo-2'])
  expect(filter.shown(photoOf('first', 'bw'))).toBe('blob:bw-first')
})

it('a design with more than twelve has the others filtered by its drawing, and makes none over and over', async () => {
  const filter = aFilter()
  const many = designOf(...Array.from({ length: 20 }, (_, at) => photoOf(`photo-${at}`, 'bw')))
  filter.follow(many, pictureOf)
  await turns()
  await turns()
  filter.follow(many, pictureOf)
  await turns()
  expect(filter.asked).toHaveLength(12)
  expect(filter.released).toEqual([])
})

it('lets go of all of them at the end, and of one that is made after it', async () => {
  const filter = aFilter()
  filter.follow(designOf(photoOf('lake', 'bw')), pictureOf)
  await turns()
  filter.follow(designOf(photoOf('lake', 'bw'), photoOf('hut', 'bw')), pictureOf)
  filter.close()
  await turns()
  expect(filter.released).toEqual(['blob:bw-lake', 'blob:bw-hut'])
})
