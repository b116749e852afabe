import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPictures } from './keep-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const PRINT = { name: 'front', widthMm: 40, heightMm: 20, texelsWide: 4, texelsHigh: 2 }

async function photographed({ width = 960, height = 1200, surfaces = [] as object[] }) {
  await writeFile(join(folder, 'scene.json'), JSON.stringify({ width, height, surfaces }))
  await writeFile(join(folder, 'base.rgb'), new Uint8Array(width * height * 3).fill(120))
  return keepPictures('neon-sun', folder, join(folder, 'pictures'))
}

test('a neon sign carries no design, so pages get its picture in the sizes they ask for', async () => {
  expect(await photographed({})).toEqual([400, 640])
  const pictures = join(folder, 'pictures')
  expect((await readdir(pictures)).sort()).toEqual([
    ...['neon-sun-400.avif', 'neon-sun-400.webp', 'neon-sun-640.avif', 'neon-sun-640.webp'],
  ])
  expect(await sharp(join(pictures, 'neon-sun-640.webp')).metadata()).toMatchObject({
    width: 640,
    height: 800,
  })
})

test('a wide one is made larger too', async () => {
  expect(await photographed({ width: 1200, height: 960 })).toEqual([400, 640, 960])
})

test('what carries a design is shown as a mock-up only', async () => {
  expect(await photographed({ surfaces: [PRINT] })).toEqual([])
  expect(await readdir(folder)).not.toContain('pictures')
})

test('a shape that no page has a place for is refused', async () => {
  await expect(photographed({ width: 900, height: 900 })).rejects.toThrow('neon-sun is 900 x 900 px')
})
