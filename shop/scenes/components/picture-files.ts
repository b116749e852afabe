import type { PictureFiles } from '#ui/picture.tsx'
import { brand } from '../../brands/brand.ts'

/** The widths that exist beside a picture of a width, and its shape. */
const SHAPES: Readonly<Record<number, Omit<PictureFiles, 'path'>>> = {
  240: { widths: [120, 240], ratio: 3 / 2 },
  640: { widths: [400, 640], ratio: 4 / 5 },
  900: { widths: [320, 600, 900], ratio: 3 / 2 },
  960: { widths: [400, 640, 960], ratio: 5 / 4 },
  1000: { widths: [400, 640, 800, 1000], ratio: 4 / 3 },
}

/** Mock-ups are named by the width of their scene, which says its shape too. */
const SCENES: Readonly<Record<number, Omit<PictureFiles, 'path'>>> = {
  640: { widths: [240, 400, 640], ratio: 4 / 5 },
  720: { widths: [240, 400, 720], ratio: 1 },
  800: { widths: [240, 400, 640, 800], ratio: 4 / 5 },
  960: { widths: [240, 400, 640, 960], ratio: 4 / 5 },
  1200: { widths: [240, 400, 640, 800, 1000, 1200], ratio: 4 / 3 },
}

/** The files of a catalogue picture, such as `/images/canvas-window-640.webp` or `/media/mockup/…/mug-pair@960.webp?v=3f2a`. */
export function pictureFiles(url: string): PictureFiles {
  const files = knownPictureFiles(url)
  if (!files) throw new RangeError(`Expected a picture with known widths but received ${url}`)
  return files
}

/** Undefined for pictures from elsewhere, which have one file only. */
export function knownPictureFiles(url: string): PictureFiles | undefined {
  const [, path, mark, width, query] = /^([^?]*)([-@])(\d+)\.\w+(\?.*)?$/.exec(url) ?? []
  const shape = (mark === '@' ? SCENES : SHAPES)[Number(width)]
  if (path === undefined || !shape) return undefined
  return { path, ...shape, ...(mark === '@' && { mark }), ...(query !== undefined && { query }) }
}

/** The file that previews of a link show: mock-ups are made as JPEG too, which every program knows. */
export const previewPicture = (url: string) => url.replace(/^([^?]*@\d+)\.webp/, '$1.jpg')

/** On its wall sizes are shown: `rules/room.ts`. */
export const ROOM_FILES: PictureFiles = { path: '/images/room', widths: [400, 640, 800, 1000], ratio: 10 / 9 }

/** Our own sample photos, for trying a product before choosing a photo. */
export const SAMPLE_PHOTOS = [
  { key: 'lake', name: 'Alpine lake' },
  { key: 'beach', name: 'Beach' },
  { key: 'balloon', name: 'Balloons' },
  { key: 'flower', name: 'Dahlia' },
] as const

export type SampleKey = (typeof SAMPLE_PHOTOS)[number]['key']

export const samplePhoto = (key: SampleKey) => pictureFiles(`${brand.samples.photo}-${key}-900.webp`)
export const sampleThumb = (key: SampleKey): PictureFiles => ({
  path: `${brand.samples.thumb}-${key}`,
  widths: [120, 240],
  ratio: 3 / 2,
})
