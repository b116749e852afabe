/** Every family that is sold: what its gallery shows first has the proportions of what is chosen. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readScene } from '#packages/mockup/scene.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { setLayout } from '#packages/product/set-layout.ts'
import { type Choice, firstChoice, positionsOf } from '#packages/product/sku.ts'
import { firstSurfaceOf, piecesOf } from '#packages/product/surfaces.ts'
import { readFamilies } from '../../families/read-families.ts'
import { samplePictureOf } from '../../mockups/commands/sample-picture-of.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import { GalleryShot } from './gallery-shot.tsx'
import { galleryShots, ownGalleryShots, type Shot } from './gallery-shots.ts'

const NEARLY = 0.04

const families = await readFamilies()
const camera = { id: 'own', href: 'blob:own', picture: { width: 4032, height: 3024 } } as ChosenPhoto

const sceneNamed = (name: string) => readScene(readFileSync(`public/scenes/${name}/scene.json`, 'utf8'))

/** Every size in every position, and every set of it. */
function choicesOf(record: ProductRecord): Choice[] {
  const sets = record.options.find(({ values }) => values.some(({ pieces = 1 }) => pieces > 1))
  return record.sizes.flatMap(({ code, ...size }) =>
    positionsOf(record, { code, ...size }).flatMap((orientation) => {
      const choice = { ...firstChoice(record, code), orientation }
      if (!sets) return [choice]
      return sets.values.map((value) => ({
        ...choice,
        values: { ...choice.values, [sets.code]: value.code },
      }))
    }),
  )
}

/** Width over height of what a picture shows: of the scene's own print, or of what is drawn. */
function ratioIn(shot: Shot, record: ProductRecord, choice: Choice): number {
  if (shot.kind === 'mock-up') {
    const [surface] = sceneNamed(shot.mockUp.scene.name).surfaces
    return (surface?.widthMm ?? 0) / (surface?.heightMm ?? 1)
  }
  const surface = firstSurfaceOf(record, choice)
  const pieces = shot.kind === 'room' ? piecesOf(record, choice) : 1
  const product = { name: 'A piece', piece: 'piece', surface, pieces, photo: 'lake' as const }
  const html = renderToStaticMarkup(<GalleryShot shot={shot} product={product} first />)
  const [, width, height] = /width:([\d.]+)%;height:([\d.]+)%/.exec(html) ?? []
  const drawn = (10 * Number(width)) / (9 * Number(height))
  const whole = setLayout(surface, pieces)
  // Of a set, all of it is drawn: what one piece has follows from how much of the whole it is.
  return (drawn * whole.heightMm * surface.widthMm) / (whole.widthMm * surface.heightMm)
}

describe.each(families.map(({ record, pages }) => [record.family, record, pages.products] as const))(
  'the gallery of %s',
  (_, record, products) => {
    const scenes = record.scenes.map(sceneNamed)

    test.each(products.map((product) => [product.urlKey, product] as const))(
      '%s begins with the proportions of each size and position, with and without a photo of one’s own',
      (_, { pictures }) => {
        for (const choice of choicesOf(record)) {
          const surface = firstSurfaceOf(record, choice)
          const pieces = piecesOf(record, choice)
          const product = {
            pictures: pictures.flatMap((one) =>
              'scene' in one ? samplePictureOf(one.scene, one.sample) : [],
            ),
            ...{ scenes, hangs: record.hangs, wordsAlone: record.wordsAlone },
            shape: { ...surface, pieces },
            isFolded: surface.body === 'folded',
          }
          const ours = galleryShots(product)
          const shown = [ours[0], record.wordsAlone ? ours[0] : ownGalleryShots(camera, product)[0]]
          for (const first of shown) {
            const chosen = surface.widthMm / surface.heightMm
            const ratio = first ? ratioIn(first, record, choice) : 0
            const told = `${choice.size} ${choice.orientation}: ${first?.kind} ${first?.label}`
            expect(Math.abs(Math.log(ratio / chosen)), told).toBeLessThan(NEARLY)
            if (record.hangs) expect(first?.kind, told).toBe('room')
          }
        }
      },
    )
  },
)
