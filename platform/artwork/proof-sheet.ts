/** One picture of several proofs, for whoever approves a product with several printed surfaces. */
import sharp from 'sharp'
import { wordsPicture } from '../documents/words-picture.ts'

/** In pixels: room around each proof, and the most that one side of it takes. */
const GAP = 32
const CELL = 800
/** Of the words below a proof, in points; four pixels each. */
const WORDS = { size: 9, colour: '#1a1a1f' }
const WORDS_PX = 56

/**
 * @param proofs  JPEG files in the order of the product, at least one
 * @param isSideBySide  in one row, as they will hang; about as many rows as columns when left out
 * @returns a JPEG; the proof itself where there is one only
 */
export async function proofSheet(
  proofs: readonly { readonly proof: Buffer; readonly label: string }[],
  { isSideBySide = false }: { isSideBySide?: boolean } = {},
): Promise<Buffer> {
  const [first, ...others] = proofs
  if (!first) throw new RangeError('Expected at least one proof but received none')
  if (others.length === 0) return first.proof
  const columns = isSideBySide ? proofs.length : Math.ceil(Math.sqrt(proofs.length))
  const pictures = await Promise.all(proofs.map(({ proof, label }) => cell(proof, label)))
  const widest = Math.max(...pictures.map(({ width }) => width))
  const highest = Math.max(...pictures.map(({ height }) => height))
  const rows = Math.ceil(pictures.length / columns)
  const step = { across: widest + GAP, down: highest + WORDS_PX + GAP }
  const layers = pictures.flatMap(({ picture, width, height, words }, place) => {
    const left = GAP + (place % columns) * step.across + Math.round((widest - width) / 2)
    const top = GAP + Math.floor(place / columns) * step.down
    return [
      { input: picture, left, top: top + Math.round((highest - height) / 2) },
      { input: words, left, top: top + highest + 8 },
    ]
  })
  return sharp({
    create: {
      width: GAP + columns * step.across,
      height: GAP + rows * step.down,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(layers)
    .withIccProfile('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function cell(proof: Buffer, label: string) {
  const { data, info } = await sharp(proof)
    .resize({ width: CELL, height: CELL, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const words = await sharp(wordsPicture(label, { ...WORDS, width: width / 4 }).png)
    .resize({ width, height: WORDS_PX - 8, fit: 'cover', position: 'left top' })
    .png()
    .toBuffer()
  return { picture: data, width, height, words }
}
