import { describe, expect, it, test } from 'vitest'
import type { ShapedScene } from '../../scenes/rules/print-scene.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import { galleryShots, ownGalleryShots, type ShownProduct } from './gallery-shots.ts'

const onTheTable = { url: '/media/mockup/sample/family-table/table-mat@960.webp?v=1', label: 'A mat' }
const scene = (name: string, alt: string, pieces: number, [widthMm, heightMm] = [400, 300]): ShapedScene => ({
  ...{ name, alt, width: 960, height: 1200, version: '2' },
  surfaces: Array.from({ length: pieces }, () => ({ widthMm: widthMm!, heightMm: heightMm! })),
})
const oneMat = scene('table-mat', 'A mat', 1)
const sixMats = scene('mats-6-141', 'Six mats', 6)
const lying = { widthMm: 400, heightMm: 300, outline: 'rectangle' } as const
const upright = { widthMm: 300, heightMm: 400, outline: 'rectangle' } as const
const mat: ShownProduct = {
  ...{ pictures: [onTheTable], scenes: [oneMat, sixMats], shape: lying, hangs: false, isFolded: false },
}
const own = { id: 'own' } as ChosenPhoto
const named = (shots: ReturnType<typeof galleryShots>) => shots.map(({ kind, label }) => `${kind}: ${label}`)

test.each([
  ['with six photos shows another of our samples on each mat', false, 'family-table'],
  ['with one photo shows the same sample on every mat', true, 'one-of-family-table'],
])('the picture of a set %s', (_, isOneDesign, sample) => {
  const shape = { ...lying, pieces: 6 }
  const [set, alone] = galleryShots({ ...mat, shape, isSet: true, isOneDesign })
  expect(set).toMatchObject({ key: 'chosen', mockUp: { scene: { name: 'mats-6-141' }, sample } })
  expect(alone).toMatchObject({ key: onTheTable.url, mockUp: { scene: { name: 'table-mat' } } })
})

describe('a gallery begins with what is chosen', () => {
  it("is the catalogue's own picture where that has the shape", () => {
    expect(named(galleryShots(mat))).toEqual(['mock-up: A mat'])
  })

  it('is another scene of the family where the picture has another shape, and says so of that one', () => {
    const high = scene('mat-high', 'A high mat', 1, [300, 400])
    const shots = galleryShots({ ...mat, scenes: [oneMat, high], shape: upright })
    expect(named(shots)).toEqual(['mock-up: A high mat', 'mock-up: Another size or position: A mat'])
  })

  it('is drawn by itself where no scene has the shape', () => {
    const product = { ...mat, shape: upright }
    expect(named(galleryShots(product))).toEqual([
      'alone: As chosen',
      'mock-up: Another size or position: A mat',
    ])
    expect(named(ownGalleryShots(own, product))).toEqual([
      'alone: As chosen, your photo',
      'mock-up: Another size or position: A mat',
    ])
  })

  it('hangs in the room where it is a piece for the wall, whatever scenes there are', () => {
    const product = { ...mat, hangs: true, shape: upright }
    expect(galleryShots(product)[0]).toMatchObject({ kind: 'room' })
    expect(named(ownGalleryShots(own, product))).toEqual([
      'room: On the wall, your photo',
      'mock-up: Another size or position: A mat',
    ])
  })
})

it("of words alone hangs with the catalogue's own words, and never with a photo", () => {
  const url = '/media/mockup/sample/sydney-stops/busroll-wall@960.webp?v=1'
  const shots = galleryShots({ ...mat, pictures: [{ url, label: 'Stops' }], hangs: true, wordsAlone: true })
  expect(shots[0]).toMatchObject({ kind: 'room', photo: { words: 'sydney-stops' } })
  expect(shots.filter(({ kind }) => kind === 'room')).toHaveLength(1)
})
