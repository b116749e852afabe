/**
 * Designs as shoppers once stored them, each with the hash of the press file that was drawn from it. `stored-designs/` has a
 * JSON file for each, and in `photos/` the pictures that they show, which are samples of ours made small.
 *
 * Those of version 1 were made by the code of commit 3f1f00d, before designs had several surfaces. The parent of 9fed3683,
 * the last commit of that time, draws the same press files from all of them. 3f1f00d itself draws five otherwise, those in
 * sepia and in pencil: commit 4596a74c rounds these looks as all painters do. Those of version 2 are of 2026-11-26,
 * those of versions 3 and 4 of 2026-11-29.
 *
 * Since 2026-11-28 a photo with fewer pixels than the press prints says that it is to be smoothed. The 32 designs with such a
 * photo have new hashes; without `/Interpolate true`, every byte of their objects is the former one. Since the same day a photo
 * of at most 2,000,000 pixels is packed with quality 97 in place of 93 (decision 0072), which changes the bytes of 32; drawn by
 * pdf.js, old and new are alike by SSIM 0.992 and colour 0.77 where they differ most.
 *
 * Since 2026-11-29 the output intent of sRGB is of the kind `GTS_PDFA1` in place of `GTS_PDFX`. All 52 have new hashes; but for that
 * word, every byte of their objects is the former one.
 *
 * To add one: copy the file that is nearest, give it a name, a sentence and a document, and leave `pressSha256` empty. Then
 * `npx vitest run platform/artwork/stored-designs.test.ts` says the hash that belongs there. A hash that is there is never
 * changed to make a test pass: an order that was approved would be printed otherwise. A change of the picture that is meant,
 * or a library that packs the same picture otherwise, wants a commit of its own that says so and shows both files.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Design } from '#packages/design-document/design.ts'
import { drawArtwork, type PrintedSurface } from '../draw-artwork.ts'

export interface StoredDesign {
  /** Of its file, and the title of its press file. */
  readonly name: string
  /** What it shows, in a sentence. */
  readonly about: string
  /** How its surfaces are printed, as the record said when it was stored. */
  readonly printed: readonly PrintedSurface[]
  readonly pressSha256: string
  /** As it was stored, in whichever version. */
  readonly document: unknown
}

const folder = join(import.meta.dirname, 'stored-designs')
const photos = new Map(
  readdirSync(join(folder, 'photos')).map((file) => [parse(file).name, join(folder, 'photos', file)]),
)
/** Any day will do; it is written into the file. */
const date = new Date('2026-11-01T00:00:00Z')

export function storedDesigns(): StoredDesign[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => ({
    name: parse(file).name,
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<StoredDesign, 'name'>),
  }))
}

/** The hash of the file for the press that is drawn from it today. */
export async function pressHashOf({ name, printed }: StoredDesign, design: Design): Promise<string> {
  const { pdf } = await drawArtwork(design, {
    photos: async (key) => ({ file: photos.get(key) ?? key }),
    surfaces: printed,
    title: name,
    date,
    proofWidthPx: 60,
  })
  return createHash('sha256').update(pdf).digest('hex')
}
